"""What every game promises about its records: whole or broken, changed or foreign, they replay or are refused."""

import re
from dataclasses import replace
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravela.core.codec import digest
from caravela.core.game import Game
from caravela.core.record import Player, Record, Replay, clean_name, parse, replay, verify
from caravela.core.refused import Refused
from caravela.core.tables import Tables
from caravela.games import find_game
from caravela.table.play import Play
from tests.contract.sampling import (
    LONGEST_GAME,
    PLAYED,
    SEEDS,
    WITH_TABLES,
    Configuration,
    Temperament,
    configuration,
    examples,
    numbers,
    play_on,
    tables_to_play_at,
)

EVERY_GAME = pytest.mark.parametrize("game", PLAYED.values(), ids=list(PLAYED))


# -- whole records -----------------------------------------------------------------------------------------------------


@examples(14)
@given(tables_to_play_at(), SEEDS)
def test_the_record_at_every_decision_reads_back_and_replays_to_the_same_table(config: Configuration, seed: int) -> None:
    temperament = Temperament(config.game, seed)
    play = config.begin(seed)
    digests = []
    while True:
        digests.append(digest(play.state()))
        text = play.record.text()
        assert parse(text) == play.record and parse(text).text() == text
        if play.over:
            break
        play.take(play.decider, config.game.options.names[temperament.choose(play.state().on_offer())])
    for derive in (False, True):
        played = Replay(config.game, play.record, derive)
        assert digest(played.state) == digests[0]
        for expected in digests[1:]:
            played.step()
            assert digest(played.state) == expected
        assert played.log == play.log
    upto = seed % len(digests)
    assert digest(replay(config.game, parse(text), upto).state) == digests[upto]
    assert verify(config.game, parse(text)) == digests[-1]
    assert play.record.totals == [score.total for score in config.game.scores(played.state)]


@EVERY_GAME
def test_a_record_replays_only_up_to_moves_that_it_has(game: Game) -> None:
    record = some_record(game.name, False)
    for upto in (-1, len(record.moves) + 1):
        with pytest.raises(Refused) as refused:
            replay(game, record, upto)
        assert refused.value.message == "upto-range"


@examples(150)
@given(st.sampled_from(sorted(PLAYED)), st.lists(st.text(max_size=60), min_size=2, max_size=2))
def test_players_may_be_called_anything_that_fits_on_a_line(name: str, called: list[str]) -> None:
    game = PLAYED[name]
    players = [Player(clean_name(word) or "Nobody", "person") for word in called]
    record = Play.begin(game, game.agree(game.default_preset, {}), players, b"secret").record
    assert parse(record.text()) == record


# -- broken records ----------------------------------------------------------------------------------------------------


@cache
def some_record(name: str, own_tables: bool) -> Record:
    """A game of the usual sort, played to the end; perhaps with tables of its own."""
    game = PLAYED[name]
    agreed = game.agree(game.default_preset, {})
    config = Configuration(game, game.default_preset, game.seats(agreed)[0], agreed)
    tables, seed = None, 0
    while own_tables and game.files and (tables is None or tables.hash == game.shipped.hash):
        tables, seed = corrected(game, Random(seed)), seed + 1
    return play_on(config.begin(5, tables), 5).record


def corrected(game: Game, luck: Random, most: int = 1) -> Tables | None:
    """The shipped tables with some numbers changed; None if the game refuses them, or has none."""
    texts = dict(game.shipped.texts)
    for _ in range(luck.randint(1, most)):
        files = [file for file in game.files if numbers(texts[file])]
        if not files:
            return None
        file = luck.choice(files)
        number = luck.choice(numbers(texts[file]))
        new = luck.choice([int(number.group()) + 1, int(number.group()) - 1, luck.randint(0, 12), luck.randint(0, 99)])
        texts[file] = texts[file][: number.start()] + str(new) + texts[file][number.end() :]
    tables = Tables(texts)
    try:
        game.start(game.seats(game.agree(game.default_preset, {}))[0], game.agree(game.default_preset, {}), 1, tables)
    except Refused:
        return None
    return tables


def outcome(text: str) -> str:
    """What becomes of a text: the message of a refusal, or "fine". Anything else that is raised is a mistake of ours."""
    try:
        record = parse(text)
        assert parse(record.text()).text() == record.text()
        game = find_game(record.game)
        replay(game, record)
        verify(game, record)
    except Refused as refused:
        return refused.message
    return "fine"


@EVERY_GAME
@pytest.mark.parametrize("own_tables", [False, True])
def test_every_beginning_of_a_record_is_refused_as_one(game: Game, own_tables: bool) -> None:
    """By lines: the last line says that the record is whole. A game that is put down has such a line as well. Of the many lines
    of corrected tables, every 17th is the last."""
    record = some_record(game.name, own_tables)
    lines = record.text().splitlines(keepends=True)
    assert outcome("".join(lines)) == "fine"
    for n in [n for n in range(1, len(lines)) if n % 17 == 0 or not lines[n - 1].startswith("|")]:
        assert outcome("".join(lines[:n])) == "record-truncated"
    for n in range(0, len(record.moves), 11):
        assert outcome(replace(record, moves=record.moves[:n], totals=None).text()) == "fine"


@EVERY_GAME
def test_a_text_that_is_no_record_is_refused(game: Game) -> None:
    text = some_record(game.name, False).text()
    assert outcome("") == outcome("hello\n") == outcome("\n" + text) == "record-not-one"
    assert outcome(text.replace("\nbegin", "\n\nbegin")) == "record-header"
    assert outcome(text + "\n") == outcome(text + text) == outcome(text[:-1] + " 1e5") == "record-bad-line"
    assert outcome(text.replace("\n", "\r\n")) == outcome(text[:-1]) == "fine"
    assert outcome("x" * 5_000_000) == "record-too-large"


def spoil(text: str, pick: st.DataObject) -> str:
    """The text with one thing wrong."""

    def number(below: int) -> int:
        return pick.draw(st.integers(0, max(0, below - 1)))

    lines = text.splitlines(keepends=True)
    i, j = number(len(lines)), number(len(lines))
    how = pick.draw(st.sampled_from(["flip", "cut", "swap", "delete", "double", "copy", "insert", "word", "digits"]))
    if how == "flip":
        raw = bytearray(text.encode())
        if raw:
            raw[number(len(raw))] ^= 1 << number(8)
        return raw.decode(errors="replace")
    if how == "cut":
        return text[: number(len(text))]
    if how in ("swap", "delete", "double", "copy") and lines:
        a, b = lines[i], lines[j]
        lines[i] = {"swap": b, "delete": "", "double": a + a, "copy": b}[how]
        if how == "swap":
            lines[j] = a
        return "".join(lines)
    if how == "insert":
        at = number(len(text))
        return text[:at] + pick.draw(st.text(max_size=8)) + text[at:]
    words = re.split(r"(\W)", lines[i] if lines else "")
    at = number(len(words))
    words[at] = pick.draw(st.sampled_from(STRANGE)) if how == "word" else "9" * (1 + number(30))
    return "".join([*lines[:i], "".join(words), *lines[i + 1 :]])


STRANGE = [
    *("", "-", "--1", "-0", "²", "٣", "1e5", "0x" + "f" * 5000, "9" * 5000, "end", "begin", "|", "table", "seed", "\x00", "\x85"),
    *("\u2028", "\r", "!", " ! 1", "! 999999 0", "=", "true", "null", "é" * 50, "\ufeff", "[[[[", "a.b.c = 1", "'''", '"""'),
]


@examples(500)
@given(st.sampled_from(sorted(PLAYED)), st.booleans(), st.data())
def test_a_spoiled_record_is_refused_or_is_another_record(name: str, own_tables: bool, data: st.DataObject) -> None:
    record = some_record(name, own_tables)
    text = replace(record, moves=record.moves[:25], totals=None).text() if data.draw(st.booleans()) else record.text()
    for _ in range(data.draw(st.integers(1, 3))):
        text = spoil(text, data)
    outcome(text)


@examples(200)
@given(st.text(), st.lists(st.sampled_from(STRANGE), max_size=6))
def test_no_text_at_all_breaks_the_reader(text: str, words: list[str]) -> None:
    outcome("caravela record 1\n" + text + " ".join(words))
    outcome(text)


@EVERY_GAME
@pytest.mark.parametrize("word", STRANGE)
def test_strange_words_in_any_place_of_a_record_break_nothing(game: Game, word: str) -> None:
    """In place of every word of the header, of a move, and of the last line."""
    record = some_record(game.name, False)
    text = replace(record, moves=record.moves[:3]).text()
    for space in re.finditer(r"[ =\n]", text):
        after = re.compile(r"[ =\n]|$").search(text, space.end())
        assert after is not None
        outcome(text[: space.end()] + word + text[after.start() :])


# -- foreign records ---------------------------------------------------------------------------------------------------


@EVERY_GAME
def test_a_record_of_other_rules_another_game_or_other_tables_is_refused(game: Game) -> None:
    record = some_record(game.name, False)
    for other, message in [
        (replace(record, version=game.version + 1), "record-unknown-version"),
        (replace(record, version=0), "record-unknown-version"),
        (replace(record, tables_hash="0123456789abcdef"), "record-tables"),
        (replace(record, commitment="0" * 64), "verify-commitment"),
        (replace(record, secret=b"another"), "verify-commitment"),
        (replace(record, totals=[total + 1 for total in record.totals or []]), "verify-scores"),
        (replace(record, game="chess"), "game-unknown"),
    ]:
        assert outcome(other.text()) == message
    with pytest.raises(Refused) as refused:
        Replay(game, replace(record, game="chess"))
    assert refused.value.message == "record-unknown-game"


@EVERY_GAME
def test_a_record_whose_fate_was_changed_is_found_out(game: Game) -> None:
    record = some_record(game.name, False)
    fateful = next((i for i, move in enumerate(record.moves) if move.fate and i > 5), 6)  # in some games no move has any
    move = record.moves[fateful]
    others = [move.fate[:-1], (move.fate[0] ^ 1, *move.fate[1:]), (999999, *move.fate[1:])] if move.fate else []
    for fate in ((*move.fate, 0), *others):
        changed = replace(record, moves=[*record.moves[:fateful], replace(move, fate=fate)], totals=None)
        with pytest.raises(Refused):
            verify(game, changed)
    for seat in range(-1, 9):
        changed = replace(record, moves=[*record.moves[:fateful], replace(move, seat=seat)])
        if seat != move.seat:
            with pytest.raises(Refused) as refused:
                replay(game, changed)
            assert refused.value.message == "record-wrong-seat"


@EVERY_GAME
def test_a_record_must_say_every_option_of_the_set_up(game: Game) -> None:
    record = some_record(game.name, False)
    for name in record.agreed:
        fewer = {other: value for other, value in record.agreed.items() if other != name}
        for agreed in (fewer, fewer | {"x" + name: "true"}, record.agreed | {name: "perhaps"}, record.agreed | {"more": "1"}):
            assert outcome(replace(record, agreed=agreed).text()).startswith("setup-")


# -- corrected tables --------------------------------------------------------------------------------------------------


@examples(36)
@given(st.sampled_from(sorted(PLAYED)), SEEDS)
def test_a_record_carries_corrected_tables_and_replays_anywhere(name: str, seed: int) -> None:
    """Some numbers of the tables changed: refused, or played to the end without loss, and replayed by a game that has never
    seen these tables."""
    game = PLAYED[name]
    luck = Random(seed)
    tables = corrected(game, luck, most=4)
    config = configuration(game, luck.randrange)
    if tables is None:
        return
    try:
        play = config.begin(seed, tables)
    except Refused:
        return
    temperament = Temperament(game, seed)
    while not play.over:
        s = play.state()
        assert len(play.record.moves) < LONGEST_GAME
        if len(play.record.moves) % 5 == 0:
            game.check(s)
        play.take(play.decider, game.options.names[temperament.choose(s.on_offer())])
    elsewhere = type(game)()
    record = parse(play.record.text())
    assert (record.tables is None) == (tables.hash == game.shipped.hash)
    assert record.text() == play.record.text()
    assert verify(elsewhere, record) == digest(play.state())


@pytest.mark.parametrize("game", WITH_TABLES, ids=[game.name for game in WITH_TABLES])
def test_corrected_tables_are_not_taken_for_the_shipped_ones(game: Game) -> None:
    """A record names its tables by their hash, and those it carries must have that hash and be the game's own files."""
    record = some_record(game.name, True)
    assert record.tables is not None and record.tables_hash != game.shipped.hash
    assert digest(replay(game, record).state) == digest(replay(type(game)(), record).state)
    without = replace(record, tables=None)
    fewer = Tables({file: text for file, text in record.tables.texts.items() if file != game.files[0]})
    for other in (without, replace(record, tables=fewer), replace(record, tables=fewer, tables_hash=fewer.hash)):
        assert outcome(other.text()) == "record-tables"
