"""Games outlive releases: whatever the first one wrote is read, stands as it stood, and goes on as it would have gone on.

tests/fixtures/release_1/README.md tells what was written. A rule that has changed since keeps the games that began before it.
"""

import gzip
import hashlib
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from caravela.core.codec import digest, snapshot
from caravela.core.record import parse, replay, verify
from caravela.core.refused import Refused
from caravela.core.state import State
from caravela.games import GAMES, find_game
from caravela.table.campaign import Campaign, Episode, read_campaign
from caravela.table.play import Play
from caravela.table.store import Act, Store
from caravela.table.table import Table

FOLDER = Path(__file__).parents[1] / "fixtures" / "release_1"
EXPECTED: dict[str, Any] = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))
DATABASE: dict[str, Any] = EXPECTED["database"]


def unpacked(name: str) -> bytes:
    return gzip.decompress((FOLDER / name).read_bytes())


def digest_then(game: str, s: State) -> str:
    """The digest as that release made it: of the fields that a state had then, all of which must be there."""
    table = snapshot(s)
    said = {field: table[field] for field in EXPECTED["fields"][game] if field != "seed"}
    return hashlib.sha256(json.dumps(said, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]


def stands(play: Play, said: dict[str, Any]) -> None:
    """The game is what that release made of it."""
    decision, s = play.decision, play.state()
    assert len(play.record.moves) == said["moves"] and play.decider == said["decider"]
    assert (list(decision.options) if decision is not None else []) == said["options"]
    assert [score.total for score in play.game.scores(s)] == said["points"]
    assert digest_then(play.game.name, s) == said["digest"]


def go_on(play: Play, said: dict[str, Any]) -> None:
    """The moves that were made then lead where they led then."""
    for option in said["taken"]:
        play.take(play.decider, option)
    stands(play, said)


def test_everything_written_is_looked_at() -> None:
    files = {path.name for path in FOLDER.iterdir()} - {"README.md", "expected.json", "campaign.txt.gz", "caravela.db.gz"}
    assert files == {f"{name}.txt.gz" for name in EXPECTED["records"]}
    assert set(GAMES) == {table["game"] for table in DATABASE["tables"].values()}
    assert {kind for table in DATABASE["tables"].values() for kind in table["acts"]} == {"take", "undo", "bot", "person", "order"}


# -- records -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EXPECTED["records"])
def test_a_record_stands_and_goes_on(name: str) -> None:
    said = EXPECTED["records"][name]
    text = unpacked(f"{name}.txt.gz").decode()
    record = parse(text)
    game = find_game(record.game)
    assert record.text() == text
    played = replay(game, record)
    assert digest_then(game.name, played.state) == said["digest"] and verify(game, record) == digest(played.state)
    play = Play.resume(game, record)
    stands(play, said)
    if "later" in said:
        go_on(play, said["later"])
        again = parse(play.record.text())  # what has gone on is saved and read again
        assert again.version == record.version and verify(game, again) == digest(play.state())
        stands(Play.resume(game, again), said["later"])


def test_a_campaign_stands_and_its_game_goes_on() -> None:
    said = EXPECTED["campaign"]
    text = unpacked("campaign.txt.gz").decode()
    campaign = read_campaign(text, GAMES)
    assert campaign.text() == text and campaign.name == said["name"]
    assert [[len(record.moves), record.totals] for record in campaign.records] == said["games"]
    assert [episode.winners for episode in campaign.episodes] == said["winners"]
    assert [episode.changes for episode in campaign.episodes] == said["changes"]
    assert campaign.playing is not None
    play = Play.resume(campaign.game, campaign.playing)
    stands(play, said["playing"])
    go_on(play, said["later"])
    campaign.keep(play.record)
    assert read_campaign(campaign.text(), GAMES).text() == campaign.text()


# -- the database of a server ------------------------------------------------------------------------------------------


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """The database, brought up to date. Everybody was here lately: how long somebody may stay away is not looked at here."""
    file = tmp_path / "caravela.db"
    file.write_bytes(unpacked("caravela.db.gz"))
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE sessions SET seen = ?", (time.time(),))
        connection.execute("UPDATE links SET expires = ? WHERE expires IS NOT NULL", (time.time() + 3600,))
    connection.close()
    opened = Store(str(file))
    opened.migrate()
    yield opened
    opened.close()


def loaded(store: Store, id: str) -> Table:
    row = store.table(id)
    assert row is not None
    return Table(row, store.seats(id), store.acts(id))


@pytest.mark.parametrize("id", DATABASE["tables"], ids=lambda id: str(DATABASE["tables"][id]["about"]))
def test_a_table_stands_and_goes_on(store: Store, id: str) -> None:
    said = DATABASE["tables"][id]
    table = loaded(store, id)
    roles = [(store.person(role.person), role) for role in store.roles(id)]
    assert sorted([person.name, role.role, role.seat] for person, role in roles if person is not None) == said["people"]
    assert [[seat.name, seat.kind, seat.open] for seat in store.seats(id)] == said["seats"]
    assert (table.row.game, table.row.status, table.row.title) == (said["game"], said["status"], said["title"])
    assert table.number == said["number"]
    assert {str(seat): level for seat, level in table.bots.items()} == said["bots"]
    assert sorted([seat, question, option] for (seat, question), option in table.orders.items()) == said["orders"]
    assert [list(one) for one in table.rounds] == said["rounds"]
    assert (table.clocks.deadline() if table.clocks is not None else None) == said["deadline"]
    if said["status"] == "open":
        return
    stands(table.playing, said)
    assert verify(table.game, table.record) == digest(table.playing.state())
    if "later" not in said:
        assert table.over
        return
    first, *others = said["later"]["taken"]
    seat = table.decider
    table.apply(Act(table.number + 1, "take", seat, first, (), table.last_at + 1))
    store.append(id, table.number, "take", seat, first, table.record.moves[-1].fate, table.last_at)
    table = loaded(store, id)
    go_on(table.playing, said["later"] | {"taken": others})


def test_a_table_that_waits_for_somebody_begins(store: Store) -> None:
    id = next(id for id, table in DATABASE["tables"].items() if table["status"] == "open")
    diego, _ = store.new_person("es")
    link = store.use_link(DATABASE["links"]["seat"], diego.id, "Diego")
    assert (link.table_id, link.role) == (id, "seat") and not any(seat.open for seat in store.seats(id))
    with pytest.raises(Refused, match="link-used"):
        store.use_link(DATABASE["links"]["seat"], store.new_person("es")[0].id)
    assert store.begin(id, ())
    table = loaded(store, id)
    assert table.playing.decision is not None and table.seats[link.seat].name == "Diego"


@pytest.mark.parametrize("name", DATABASE["people"])
def test_people_come_back_with_their_cookies_and_settings(store: Store, name: str) -> None:
    said = DATABASE["people"][name]
    came = [store.person_of(token) for token in said["tokens"]]
    assert came[0] is not None and all(person == came[0] for person in came)
    assert (came[0].name, came[0].language) == (name, said["language"])
    assert said["settings"].items() <= came[0].settings.items()
    mine = {id for id, table in DATABASE["tables"].items() if name in [one[0] for one in table["people"]]}
    assert {row.id for row in store.tables_of(came[0].id)} == mine


def test_links_still_lead_where_they_led(store: Store) -> None:
    eve, _ = store.new_person("en")
    coach = store.use_link(DATABASE["links"]["coach"], eve.id)
    assert coach.role == "coach" and coach.table_id in DATABASE["tables"]
    device = store.look_link(DATABASE["links"]["device"])
    ana = store.person_of(DATABASE["people"]["Ana"]["tokens"][0])
    assert device is not None and ana is not None and (device.role, device.person) == ("device", ana.id)


@pytest.mark.parametrize("id", DATABASE["campaigns"])
def test_a_campaign_on_the_server_hands_on_what_it_handed_on(store: Store, id: str) -> None:
    said = DATABASE["campaigns"][id]
    row = store.campaign(id)
    assert row is not None and (row.name, row.game, row.agreed) == (said["name"], said["game"], said["agreed"])
    assert store.games_of(id) == said["tables"]
    plays = [loaded(store, table).playing for table in said["tables"]]
    episodes = [Episode.of(play.game, play.record, play.state(), play.log) for play in plays]
    campaign = Campaign(find_game(row.game), row.name, row.agreed, plays[-1].record.players, episodes)
    assert campaign.handed == said["handed"] == episodes[0].changes
    assert all(plays[1].record.agreed[option] == value for option, value in said["handed"].items())
    assert read_campaign(campaign.text(), GAMES).records == campaign.records
