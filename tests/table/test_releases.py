"""Games outlive releases that correct a number: what was begun with the older tables goes on with those.

A release is a copy of a game's tables with a number changed; a careful one keeps the older tables beside them.
"""

import gzip
import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from caravela.core.codec import digest
from caravela.core.game import EARLIER, Game
from caravela.core.record import Player, parse, replay, verify
from caravela.core.refused import Refused
from caravela.core.tables import REMARKS, Tables
from caravela.games import FACES, GAMES
from caravela.table.play import Play
from caravela.table.schema import component_tables
from caravela.table.store import Act, NewTable, Person, Role, Seat, Store, TableRow
from caravela.table.table import Table
from tests.golden import lines
from tests.ours import OURS
from tests.table.test_release_1 import DATABASE, FOLDER, go_on, stands
from tools.keep_tables import keep

RELEASED = [GAMES[name] for name in OURS]
EVERY_GAME = pytest.mark.parametrize("game", RELEASED, ids=OURS)
CORRECTED = {  # a file, a number in it, and what it is corrected to
    "empires": ("board.toml", "landed_merchant = 5", "landed_merchant = 7"),
    "santamaria": ("resources.toml", "coins_by_seat = [3, 4, 5, 6]", "coins_by_seat = [4, 4, 5, 6]"),
    "maracaibo": ("ship_board.toml", "hand_limit = 4", "hand_limit = 5"),
}
MARK = re.compile(rf'^({"|".join(sorted(REMARKS))}) = ".*"$', re.MULTILINE)

Release = Callable[..., Game]


@pytest.fixture
def release(tmp_path: Path) -> Release:
    """The next release of a game: a number is another, and the older tables were kept or forgotten."""

    def made(game: Game, kept: bool = True, change: tuple[str, str, str] | None = None) -> Game:
        folder = tmp_path / f"{game.name}{len(list(tmp_path.iterdir()))}"
        shutil.copytree(game.folder, folder)
        file, old, new = change or CORRECTED[game.name]
        text = (folder / file).read_text(encoding="utf-8")
        assert text.count(old) == 1
        (folder / file).write_text(text.replace(old, new), encoding="utf-8")
        if kept:
            keep(folder, game.shipped.texts)
        return type(game)(folder)

    return made


def begun(game: Game, moves: int = 12) -> Play:
    agreed = game.agree(game.default_preset, {})
    play = Play.begin(game, agreed, [Player("Ana"), Player("Bruno")], b"secret")
    go(play, moves)
    return play


def go(play: Play, moves: int) -> None:
    luck = Random(7)
    for _ in range(moves):
        decision = play.decision
        assert decision is not None
        play.take(decision.who, luck.choice(decision.options))


# -- the hash ----------------------------------------------------------------------------------------------------------


@EVERY_GAME
def test_the_hash_covers_what_rules_read_and_no_remarks(game: Game) -> None:
    """Also without a single remark, and with others, the tables are the same; and nobody who reads them finds one."""

    def keys(said: object) -> set[str]:
        if isinstance(said, dict):
            return set(said).union(*[keys(value) for value in said.values()])
        return set().union(*[keys(one) for one in said]) if isinstance(said, list) else set()

    texts = game.shipped.texts
    assert any(MARK.search(text) for text in texts.values()) and not keys(game.shipped.documents) & REMARKS
    without = Tables({file: MARK.sub("", text) for file, text in texts.items()})
    others = Tables({file: MARK.sub(r'\1 = "ours"', text) for file, text in texts.items()})
    assert without.hash == others.hash == game.shipped.hash
    assert game.box(without) is game.box(others) is game.box(game.shipped)
    file, old, new = CORRECTED[game.name]
    assert Tables({**texts, file: texts[file].replace(old, new)}).hash != game.shipped.hash


@EVERY_GAME
def test_what_the_first_release_called_its_tables_is_known(game: Game) -> None:
    [(then, now)] = game.renamed.items()
    said = {parse(gzip.decompress(path.read_bytes()).decode()).tables_hash for path in FOLDER.glob(f"{game.name}-over.txt.gz")}
    tables = game.tables_called(then)
    assert said == {then} and tables is not None and tables.hash == now


@EVERY_GAME
def test_all_tables_of_before_can_still_be_played_with(game: Game) -> None:
    for name in game.earlier:
        tables = game.tables_called(name)
        assert tables is not None and game.box(tables)


def test_a_key_that_a_release_adds_is_not_asked_of_tables_of_before(tmp_path: Path) -> None:
    """Neither of those that were shipped, nor of what people had corrected in them. Who reads it says what stands for it."""
    game = GAMES["santamaria"]
    shutil.copytree(game.folder, tmp_path / "data")
    texts = {file: re.sub('^text = ".*"\n', "", text, flags=re.MULTILINE) for file, text in game.shipped.texts.items()}
    with pytest.raises(Refused, match="data-wrong"):
        game.box(Tables(texts))
    keep(tmp_path / "data", texts)
    later = type(game)(tmp_path / "data")
    tables = later.tables_called(Tables(texts).hash)
    file, old, new = CORRECTED["santamaria"]
    assert tables is not None and later.box(tables) and later.box(Tables({**texts, file: texts[file].replace(old, new)}))


def test_a_hash_that_nobody_has_is_not_looked_for_among_the_files() -> None:
    for game in RELEASED:
        assert all(game.tables_called(name) is None for name in ("", ".", "..", "../data", "0" * 16, "/etc"))


# -- records -----------------------------------------------------------------------------------------------------------


@EVERY_GAME
def test_a_record_goes_on_with_the_numbers_with_which_it_was_begun(game: Game, release: Release) -> None:
    play = begun(game)
    text = play.record.text()
    assert play.record.tables is None and f"tables {game.shipped.hash}\n" in text
    later = release(game)
    record = parse(text)
    assert verify(later, record) == digest(play.state())
    again = Play.resume(later, parse(text))
    go(again, 5)
    go(play, 5)
    assert digest(again.state()) == digest(play.state()) and again.record.moves == play.record.moves
    assert again.record.tables is not None and again.record.tables.hash == game.shipped.hash
    carried = parse(again.record.text())  # from now on it carries them, also to where they were forgotten
    assert verify(later, carried) == verify(game, carried) == verify(release(game, kept=False), carried)
    new = begun(later)
    assert new.record.tables is None and new.record.tables_hash == later.shipped.hash != game.shipped.hash
    assert verify(later, parse(new.record.text())) == digest(new.state())


def test_a_record_of_the_first_release_goes_on_after_several_corrections(release: Release) -> None:
    """Of each set only the files are kept that have changed since."""
    game = GAMES["empires"]
    second = release(game)
    third = release(
        second, change=("goods.toml", 'id = "silver"\nname = "Silver"\ntokens = 6', 'id = "silver"\nname = "Silver"\ntokens = 5')
    )
    assert sorted(third.earlier) == sorted([game.shipped.hash, second.shipped.hash])
    kept = {path.relative_to(third.folder / EARLIER) for path in third.folder.glob(f"{EARLIER}/*/*")}
    first, between = Path(game.shipped.hash), Path(second.shipped.hash)
    assert kept == {first / "board.toml", first / "goods.toml", between / "goods.toml"}
    for older, name in ((game, game.shipped.hash), (second, second.shipped.hash), (game, next(iter(game.renamed)))):
        tables = third.tables_called(name)
        assert tables is not None and tables.documents == older.shipped.documents
    text = gzip.decompress((FOLDER / "empires-secrets.txt.gz").read_bytes()).decode()
    assert verify(third, parse(text)) == verify(game, parse(text))


@EVERY_GAME
def test_a_record_whose_tables_were_forgotten_is_refused_with_what_is_missing(game: Game, release: Release) -> None:
    forgetful = release(game, kept=False)
    with pytest.raises(Refused) as refused:
        replay(forgetful, parse(begun(game).record.text()))
    assert (refused.value.message, refused.value.about) == ("record-tables", {"hash": game.shipped.hash})


def test_a_correction_of_remarks_alone_keeps_nothing(tmp_path: Path) -> None:
    game = GAMES["empires"]
    shutil.copytree(game.folder, tmp_path / "data")
    file = tmp_path / "data" / "regions.toml"
    file.write_text(file.read_text(encoding="utf-8").replace('origin = "ours"', 'origin = "a map of 1562"'), encoding="utf-8")
    assert keep(tmp_path / "data", game.shipped.texts) == []
    assert type(game)(tmp_path / "data").shipped.hash == game.shipped.hash


# -- the store ---------------------------------------------------------------------------------------------------------


def seat_down(store: Store, play: Play, own: dict[str, str] | None = None) -> str:
    """The game at a table of Ana's."""
    ana, _ = store.new_person("en")
    table = stored(ana, play, own)
    store.bring([table])
    return table.row.id


def stored(ana: Person, play: Play, own: dict[str, str] | None) -> NewTable:
    record = play.record
    row = TableRow(
        id=f"t{ana.id}",
        game=record.game,
        version=record.version,
        tables_hash=record.tables_hash,
        own_tables=own,
        agreed=record.agreed,
        preset="",
        host=ana.id,
        status="playing",
        secret=record.secret,
        start_fate=record.start_fate,
    )
    acts = [Act(i, "take", move.seat, move.option, move.fate, 1.0) for i, move in enumerate(record.moves, 1)]
    return NewTable(row, [Seat(0, name="Ana"), Seat(1, name="Bruno")], [Role(ana.id, "seat", 0)], acts)


def opened(store: Store, id: str) -> Table:
    row = store.table(id)
    assert row is not None
    return Table(row, store.seats(id), store.acts(id), store.components)


def kept_sets(store: Store) -> list[tuple[str, str, str]]:
    with store.engine.connect() as connection:
        found = sa.select(component_tables.c.game, component_tables.c.hash, component_tables.c.wording)
        return sorted((row.game, row.hash, row.wording) for row in connection.execute(found))


@pytest.mark.parametrize("kept", [True, False], ids=["kept", "forgotten"])
@EVERY_GAME
def test_a_table_goes_on_with_the_numbers_with_which_it_was_begun(
    store: Store, game: Game, release: Release, kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if the release forgot them: the store has kept them since the table was made."""
    play = begun(game)
    id = seat_down(store, play)
    assert kept_sets(store) == [(game.name, game.shipped.hash, "")]
    later = release(game, kept)
    monkeypatch.setitem(vars(FACES[game.name]), "rules", later)
    table = opened(store, id)
    assert table.parted is None and digest(table.playing.state()) == digest(play.state())
    go(table.playing, 5)
    go(play, 5)
    assert digest(table.playing.state()) == digest(play.state())
    assert verify(later, table.record) == verify(later, parse(table.record.text())) == digest(play.state())
    new = seat_down(store, begun(later))
    assert opened(store, new).record.tables_hash == later.shipped.hash != game.shipped.hash
    assert len(kept_sets(store)) == 2


def test_tables_of_the_first_release_go_on_although_all_that_it_shipped_is_forgotten(
    tmp_path: Path, release: Release, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server of this release has opened the database once, and keeps what its games were begun with."""
    file = tmp_path / "caravela.db"
    file.write_bytes(gzip.decompress((FOLDER / "caravela.db.gz").read_bytes()))
    store = Store(str(file))
    store.migrate()
    store.keep_shipped_components()
    assert [name for name in kept_sets(store) if name[2] == ""] == sorted((game.name, *game.renamed, "") for game in RELEASED)
    for game in RELEASED:
        monkeypatch.setitem(vars(FACES[game.name]), "rules", release(game, kept=False))
    playing = {id: said for id, said in DATABASE["tables"].items() if "later" in said}
    assert {said["game"] for said in playing.values()} == set(OURS)
    for id, said in playing.items():
        table = opened(store, id)
        stands(table.playing, said)
        go_on(table.playing, said["later"])
    store.close()


def test_corrected_tables_are_kept_once_for_all_who_play_with_them(store: Store) -> None:
    """And not for others who have found the same: their remarks are nobody else's business."""
    game = GAMES["empires"]
    file, old, new = CORRECTED["empires"]
    mine = Tables({**game.shipped.texts, file: game.shipped.texts[file].replace(old, new)})
    theirs = Tables({**mine.texts, file: mine.texts[file] + "# found by Bruno\n"})
    assert mine.hash == theirs.hash
    agreed = game.agree(game.default_preset, {})
    play = Play.begin(game, agreed, [Player("Ana"), Player("Bruno")], b"secret", mine)
    ids = [seat_down(store, play, tables.texts) for tables in (mine, mine, theirs)]
    assert len(kept_sets(store)) == 2 and {name[1] for name in kept_sets(store)} == {mine.hash}
    for id, tables in zip(ids, (mine, mine, theirs), strict=True):
        record = opened(store, id).record
        assert record.tables is not None and record.tables.texts == tables.texts
    with store.engine.connect() as connection:
        assert set(connection.execute(sa.text("SELECT own_tables IS NULL FROM tables")).scalars()) == {True}


def test_what_an_older_release_writes_beside_a_newer_one_is_read(store: Store) -> None:
    """It knows nothing of the kept tables, and writes them into the row of the table."""
    game = GAMES["empires"]
    file, old, new = CORRECTED["empires"]
    own = Tables({**game.shipped.texts, file: game.shipped.texts[file].replace(old, new)})
    play = Play.begin(game, game.agree(game.default_preset, {}), [Player("Ana"), Player("Bruno")], b"secret", own)
    id = seat_down(store, play, own.texts)
    with store.engine.begin() as connection:
        connection.execute(component_tables.delete())
        tables = sa.table("tables", sa.column("own_tables", sa.JSON), sa.column("wording"))
        connection.execute(tables.update().values(own_tables=own.texts, wording=None))
    record = opened(store, id).record
    assert record.tables is not None and record.tables.texts == own.texts


# -- what a game is played by ------------------------------------------------------------------------------------------


def test_an_option_that_is_new_has_its_value_of_before_in_records(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["empires"]
    play = begun(game)
    text = play.record.text()
    older = re.sub(" reconnaissance=false", "", text, count=1)
    assert older != text
    with pytest.raises(Refused, match="setup-missing-option"):
        replay(game, parse(older))
    options = [replace(option, before="false") if option.name == "reconnaissance" else option for option in game.setup_options]
    monkeypatch.setattr(type(game), "setup_options", options)
    later = type(game)()
    again = Play.resume(later, parse(older))
    assert digest(again.state()) == digest(play.state()) == verify(later, parse(older))
    assert parse(again.record.text()).agreed == play.record.agreed  # it says so from now on
    with pytest.raises(Refused, match="setup-unknown-option"):
        replay(later, parse(text.replace(" reconnaissance=false", " reconnaissance=false dragons=true")))
    with pytest.raises(Refused, match="setup-unknown-value"):
        replay(later, parse(text.replace(" reconnaissance=false", " reconnaissance=perhaps")))


def test_options_that_the_first_release_did_not_have_say_how_games_were_played_before() -> None:
    for game in RELEASED:
        said = parse(gzip.decompress((FOLDER / f"{game.name}-over.txt.gz").read_bytes()).decode()).agreed
        for option in game.setup_options:
            assert (option.name in said) != bool(option.before), option.name
            assert not option.before or option.check(option.before) == option.before


def test_of_every_older_version_of_the_rules_there_are_whole_games() -> None:
    """A fix gets a version of its own, and games that began before go on as they began: golden records hold it to that."""
    told = {(line.game, line.version) for line in lines()}
    assert {(game.name, version) for game in RELEASED for version in range(1, game.version)} <= told
