"""A game as text: save, replay, bug report and test fixture in one readable format.

    caravela record 1
    game <name>
    rules 1
    tables 2dfb2b404627a140
    setup edition=deluxe builders=false …
    player 1 person Ana
    player 2 casual Bruno
    commitment 9f86d081…
    seed 6361…                 (left out while it must stay secret)
    begin ! 3 0 11             (fate: the outcomes of chance, in the order in which they fell)
    1 2 place a colonist on dock
    2 1 explore Peru ! 4
    end 97 88                  (when the game is over: the points of each seat; else "pause")

A game that the players have ended by agreement closes with "abandoned", or with "conceded 2": the seat that gave up.

Corrected component tables follow the header, each line behind "| ", so that the record replays anywhere.
"""

import re
from dataclasses import dataclass, field

from caravela.core.codec import digest
from caravela.core.events import Event
from caravela.core.fate import commitment
from caravela.core.game import Game
from caravela.core.moves import Happened, Luck, begin_game, make_move
from caravela.core.refused import Refused
from caravela.core.state import State
from caravela.core.tables import Tables

FORMAT = "caravela record 1"
HEADER = ("game", "rules", "tables", "setup", "commitment", "seed")  # how its lines begin, beside players and tables

# A record may come from anywhere, so it is measured before anything is made of it. The longest of the golden records has 18,380
# characters, 675 moves, 62 outcomes of chance at a move, 6 players, and a set-up of 493 characters (14 words; written out in
# full it could have 623). Corrected tables add about what is shipped: for the game that has the most, 144,648 characters in
# 13 files and 5,158 lines. So the longest real record has about 180,000 characters; several times that is allowed.
LARGEST = 1_000_000  # characters; a longer text is not a record
LONGEST = 10_000  # moves
MOST_LINES = 40_000
LONGEST_LINE = 5_000  # characters
LONGEST_VALUE = 2_000  # of a word in the header
LONGEST_NAME = 40
MOST_PLAYERS = 12
MOST_OPTIONS = 64  # of the set-up
MOST_PAGES = 32  # tables,
PAGES_SIZE = 600_000  # and the characters of them all

MOVE = re.compile(r"([1-9][0-9]{0,5}) ([1-9][0-9]?) ([^!]*[^! ])(?: !((?: [0-9]{1,6})+))?")
END = re.compile(r"end(?: -?[0-9]{1,6})+")
ENDED = re.compile(r"abandoned|conceded [1-9][0-9]?")  # by agreement of the players, before the rules would end the game
BEGIN = re.compile(r"begin(?: !((?: [0-9]{1,6})+))?")


@dataclass(frozen=True)
class Player:
    """Who sits at the table: a name, and "person" or the name of a bot."""

    name: str
    kind: str = "person"


@dataclass(frozen=True)
class Move:
    seat: int
    option: str
    fate: tuple[int, ...] = ()


@dataclass
class Record:
    game: str
    version: int
    tables_hash: str
    agreed: dict[str, str]
    players: list[Player]
    commitment: str
    secret: bytes | None = None
    tables: Tables | None = None  # when they are not the shipped ones
    start_fate: tuple[int, ...] = ()
    moves: list[Move] = field(default_factory=list)
    totals: list[int] | None = None
    ended: str = ""  # by agreement: "abandoned", or "conceded" with the number of a seat, from 1

    @property
    def conceded(self) -> int:
        """The seat that has given up; -1 if none has."""
        return int(self.ended.removeprefix("conceded ")) - 1 if self.ended.startswith("conceded ") else -1

    def text(self, with_secret: bool = True) -> str:
        lines = [FORMAT, f"game {self.game}", f"rules {self.version}", f"tables {self.tables_hash}"]
        lines.append("setup " + " ".join(f"{name}={value}" for name, value in self.agreed.items()))
        lines += [f"player {i} {player.kind} {player.name}" for i, player in enumerate(self.players, 1)]
        lines.append(f"commitment {self.commitment}")
        if with_secret and self.secret is not None:
            lines.append(f"seed {self.secret.hex()}")
        if self.tables is not None:
            for name, page in self.tables.texts.items():
                lines.append(f"table {name}")
                lines += ["| " + line if line else "|" for line in page.removesuffix("\n").split("\n")]
        lines.append("begin" + told(self.start_fate))
        lines += [f"{i} {move.seat + 1} {move.option}{told(move.fate)}" for i, move in enumerate(self.moves, 1)]
        lines.append(self.ended or "pause" if self.totals is None else "end " + " ".join(str(total) for total in self.totals))
        return "\n".join(lines) + "\n"


def told(fate: tuple[int, ...]) -> str:
    return " !" + "".join(f" {outcome}" for outcome in fate) if fate else ""


def heard(fate: str | None) -> tuple[int, ...]:
    return tuple(int(outcome) for outcome in fate.split()) if fate else ()


def clean_name(name: str) -> str:
    """A player's name on one line, without what would spoil it."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME].rstrip()


def parse(text: str) -> Record:
    """Read a record; whatever is wrong with it gets a sentence that names the line."""
    lines = measured(text)
    if lines[0] != FORMAT:
        raise Refused("record-not-one", format=FORMAT)
    header: dict[str, str] = {}
    players: list[Player] = []
    pages: dict[str, list[str]] = {}
    page: list[str] | None = None
    room = PAGES_SIZE
    at = 1
    while at < len(lines) and not lines[at].startswith("begin"):
        word, _, rest = lines[at].partition(" ")
        if word == "|" and page is not None:
            page.append(rest)
            room -= len(rest) + 1
            if room < 0:
                raise Refused("data-too-large", file=list(pages)[-1])
        elif word == "table" and rest and rest not in pages and len(pages) < MOST_PAGES and len(rest) <= LONGEST_NAME:
            page = pages[rest] = []
        elif word == "player" and len(players) < MOST_PLAYERS:
            seat, _, who = rest.partition(" ")
            kind, _, name = who.partition(" ")
            if seat != str(len(players) + 1) or not kind or clean_name(name) != name or not name:
                raise Refused("record-header", line=at + 1, text=lines[at][:80])
            players.append(Player(name, kind))
        elif word in HEADER and (rest or word == "setup") and word not in header:
            if len(rest) > LONGEST_VALUE:
                raise Refused("record-long-line", line=at + 1, limit=LONGEST_VALUE)
            header[word] = rest
        else:
            raise Refused("record-header", line=at + 1, text=lines[at][:80])
        at += 1
    for word in ("game", "rules", "tables", "setup", "commitment"):
        if word not in header:
            raise Refused("record-truncated", line=at + 1, missing=word)
    if at == len(lines):
        raise Refused("record-truncated", line=at + 1, missing="begin")
    if not header["rules"].isdecimal() or len(header["rules"]) > 6:
        raise Refused("record-header", line=3, text=header["rules"][:80])
    begin = BEGIN.fullmatch(lines[at])
    if begin is None:
        raise Refused("record-bad-line", line=at + 1, text=lines[at][:80])
    record = Record(
        header["game"],
        int(header["rules"]),
        header["tables"],
        read_setup(header["setup"]),
        players,
        header["commitment"],
        read_secret(header.get("seed")),
        Tables({name: "\n".join(page) + "\n" for name, page in pages.items()}) if pages else None,
        heard(begin.group(1)),
    )
    read_moves(record, lines, at + 1)
    return record


def measured(text: str) -> list[str]:
    """The lines of a text that is no larger than a record can be."""
    if len(text) > LARGEST:
        raise Refused("record-too-large", limit=LARGEST)
    if text.count("\n") > MOST_LINES:
        raise Refused("record-too-many-lines", limit=MOST_LINES)
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    for i in range(len(lines)):
        if len(lines[i]) > LONGEST_LINE:
            raise Refused("record-long-line", line=i + 1, limit=LONGEST_LINE)
    return lines


def read_setup(text: str) -> dict[str, str]:
    agreed: dict[str, str] = {}
    for word in text.split(" ") if text else []:  # a game may have nothing to agree on
        name, equals, value = word.partition("=")
        if not equals or not name or name in agreed or len(agreed) == MOST_OPTIONS:
            raise Refused("record-header", line=5, text=word[:80])
        agreed[name] = value
    return agreed


def read_secret(text: str | None) -> bytes | None:
    if text is None:
        return None
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise Refused("record-header", line=1, text="seed") from None


def read_moves(record: Record, lines: list[str], at: int) -> None:
    """The moves, and the last line, without which the record has been cut off."""
    while at < len(lines):
        words = lines[at].split(" ")
        if ENDED.fullmatch(lines[at]) is not None and at == len(lines) - 1:
            record.ended = lines[at]
            if record.conceded >= len(record.players):
                break
            return
        if words[0] in ("end", "pause"):
            if at < len(lines) - 1 or (words[0] == "end") != (END.fullmatch(lines[at]) is not None):
                break
            record.totals = [int(word) for word in words[1:]] if words[0] == "end" else None
            return
        move = MOVE.fullmatch(lines[at])
        if move is None or int(move.group(1)) != len(record.moves) + 1 or len(record.moves) == LONGEST:
            break
        record.moves.append(Move(int(move.group(2)) - 1, move.group(3), heard(move.group(4))))
        at += 1
    if at == len(lines):
        raise Refused("record-truncated", line=at + 1, missing="end")
    raise Refused("record-bad-line", line=at + 1, text=lines[at][:80])


# -- a record played once more -----------------------------------------------------------------------------------------


class Replay:
    """A record played move by move: the state now, and what happened at each move."""

    def __init__(self, game: Game, record: Record, derive: bool = False) -> None:
        """With `derive`, fate is not read from the record but derived from its seed, and must agree."""
        if record.game != game.name:
            raise Refused("record-unknown-game", game=record.game, games=game.name)
        if not game.knows_version(record.version):
            raise Refused("record-unknown-version", version=record.version, known=game.version)
        self.game = game
        self.record = record
        self.derive = derive
        self.at = 0
        self.log: list[list[Event]] = []
        self.tables = tables_of(game, record)
        agreed = game.agree_again(record.agreed)
        record.agreed = {**record.agreed, **agreed}  # it says from now on what is new
        luck = self.luck(0, record.start_fate)
        state, start = begin_game(game, len(record.players), agreed, self.tables, record.version, luck)
        self.state: State = state
        self.close(0, record.start_fate, start)

    def luck(self, number: int, said: tuple[int, ...]) -> Luck:
        if not self.derive:
            return Luck.read(said)
        assert self.record.secret is not None
        return Luck.derived(self.record.secret, number)

    def close(self, number: int, said: tuple[int, ...], happened: Happened) -> None:
        """What fate said must have been used up, or derived just so."""
        self.log.append(happened.events)
        if self.derive and happened.fate != said:
            raise Refused("verify-fate", move=number)
        if happened.left:
            raise Refused("record-fate-left", move=number)

    def step(self) -> None:
        """Play the next move of the record."""
        said = self.record.moves[self.at]
        number = self.at + 1
        state = self.state
        if state.offered == 0:
            raise Refused("record-option", move=number, option=said.option, open="-")
        if said.seat != state.who:
            raise Refused("record-wrong-seat", move=number, seat=said.seat + 1, expected=state.who + 1)
        option = self.game.offered(state, said.option)
        if option is None:
            raise Refused("record-option", move=number, option=said.option, open=self.game.open_options(state))
        happened = make_move(self.game, state, option, self.luck(number, said.fate))
        self.at = number
        self.close(number, said.fate, happened)
        if number == len(self.record.moves):
            check_end(self.game, self.record, state)

    def to(self, number: int) -> State:
        while self.at < number:
            self.step()
        return self.state


def tables_of(game: Game, record: Record) -> Tables:
    """The tables that the record names, never others under the same name: those that it carries, or that were ever shipped.

    A record that was begun with tables of before carries them from now on.
    """
    if record.tables is not None:
        if set(record.tables.texts) != set(game.files) or not record.tables.are(record.tables_hash):
            raise Refused("record-tables", hash=record.tables_hash)
        return record.tables
    tables = game.tables_called(record.tables_hash)
    if tables is None:
        raise Refused("record-tables", hash=record.tables_hash)
    if tables is not game.shipped:
        record.tables, record.tables_hash = tables, tables.hash
    return tables


def replay(game: Game, record: Record, upto: int | None = None) -> Replay:
    """The record played up to a move, by default to its end."""
    if upto is not None and not 0 <= upto <= len(record.moves):
        raise Refused("upto-range", upto=upto, moves=len(record.moves))
    played = Replay(game, record)
    played.to(len(record.moves) if upto is None else upto)
    return played


def check_end(game: Game, record: Record, state: State) -> None:
    """The last line says whether the game is over, and with which points."""
    totals = [score.total for score in game.scores(state)] if state.over else None
    if record.totals != totals:
        raise Refused("verify-scores")


def verify(game: Game, record: Record) -> str:
    """Play the record with fate derived anew from its seed; the digest of the last state if all agrees."""
    if record.secret is None:
        raise Refused("verify-no-seed")
    if commitment(record.secret) != record.commitment:
        raise Refused("verify-commitment")
    played = Replay(game, record, derive=True)
    played.to(len(record.moves))
    return digest(played.state)
