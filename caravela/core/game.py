"""What a game is to everything outside its rules: a name, options to agree on, a start, views, scores, words."""

import dataclasses
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Never

from caravela.core.events import Event, EventKind, Journal, Phrase
from caravela.core.fate import Fate
from caravela.core.kept import Kept
from caravela.core.options import Options
from caravela.core.packed import mypyc_attr
from caravela.core.refused import Refused
from caravela.core.setup import SetupOption, agree, agree_again
from caravela.core.shape import Shape
from caravela.core.state import State, advance, ask_again, take, well_mixed
from caravela.core.tables import Tables, read_folder

BOXES = 12  # corrected sets of tables that are kept unpacked; one takes up to a megabyte
LONGER = 3  # times as long as the shipped one may a corrected table be,
ROOM = 2_000  # and so many characters more: what it corrects takes no more room, remarks of its owner may
EARLIER = "earlier"  # the folder beside the tables with those of before, each set in a folder that is called by its hash


@dataclass(frozen=True)
class Score:
    """A seat's victory points by category, and what breaks a tie, most important first."""

    who: int
    categories: dict[str, int]
    tie_break: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        return sum(self.categories.values())


@dataclass(frozen=True)
class Decision:
    """What a seat is asked: the question with its clause, and the names of the options that are open."""

    who: int
    question: Phrase
    options: tuple[str, ...]

    @property
    def rule(self) -> str:
        return self.question.rule


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class View:
    """What one seat, or a spectator (-1), may know of a game. Each game adds its own fields."""

    seat: int
    players: int
    over: bool
    decider: int  # the seat that decides; -1 when the game is over


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealt:
    """A world in which everything hidden from a seat was dealt anew, and in which nobody has been asked yet.

    What is on offer in it is still that of the real table and would tell of it. So the only thing that can be done with
    such a world is to ask again.
    """

    def __init__(self, world: State) -> None:
        self._world = world

    def asked_again(self) -> State:
        ask_again(self._world)
        return self._world


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The face of a game's rules. Everything outside core and games deals with this, never with a field of a state."""

    name: ClassVar[str] = ""
    version: ClassVar[int] = 1  # of the rules: a new one when a stored game would go on differently; older ones go on as begun
    letter: ClassVar[str] = ""  # clause ids begin with it
    data: ClassVar[Path] = Path()
    files: ClassVar[list[str]] = []
    renamed: ClassVar[dict[str, str]] = {}  # hashes of the first release, which covered remarks too, to those of today
    options: ClassVar[Options] = Options([])
    event_kinds: ClassVar[list[EventKind]] = []
    setup_options: ClassVar[list[SetupOption]] = []
    presets: ClassVar[dict[str, dict[str, str]]] = {}
    default_preset: ClassVar[str] = ""
    categories: ClassVar[list[str]] = []
    asks_openly: ClassVar[bool] = True  # whether everybody may know what somebody is asked; not where it would tell of a hand

    def __init__(self, data: Path | None = None) -> None:
        """With the tables that come with the game, or with those of another release."""
        self.folder: Path = data or self.data
        self.shipped: Tables = read_folder(self.folder, self.files)
        earlier = list(self.folder.glob(f"{EARLIER}/*")) if self.files else []  # without tables it has no folder of its own
        self.earlier: list[str] = sorted([folder.name for folder in earlier])
        self.shipped.keep(for_good=True)
        self.shape = Shape()
        self.shape.learn(self.shipped.documents)
        self.knows_earlier = False  # whether it has learned from the tables of before as well
        self.boxes: Kept[object] = Kept(BOXES)
        self.boxes.keep_for_good(self.shipped.hash, self.unpack(self.shipped))

    # -- before the game -------------------------------------------------------------------------------------------

    def agree(self, preset: str, changes: dict[str, str]) -> dict[str, str]:
        """The value of every option of the set-up."""
        return agree(self.setup_options, self.presets, preset, changes)

    def agree_again(self, agreed: dict[str, str]) -> dict[str, str]:
        """The same for a game that is stored, perhaps by a release that had fewer options."""
        return agree_again(self.setup_options, agreed)

    def usual_preset(self, players: int) -> str:
        """What so many play with if nobody says otherwise."""
        return self.default_preset

    def seats(self, agreed: dict[str, str]) -> range:
        """How many can play with these options."""
        raise NotImplementedError

    def unpack(self, tables: Tables) -> object:
        """The tables as the numbers that the rules look up; refused with a sentence if they cannot be the game's."""
        raise NotImplementedError

    def box(self, tables: Tables) -> object:
        """The same, unpacked once for each set of tables as long as somebody plays with it."""
        for file, text in tables.texts.items():
            if len(text) > len(self.shipped.texts.get(file, "")) * LONGER + ROOM:
                raise Refused("data-too-large", file=file)
        box = self.boxes.get(tables.hash)
        if box is None:
            box = self.unpack(tables)
            self.learn_earlier()
            for file in self.files:
                self.shape.keys[file].check(file, "", tables.documents[file])
            tables.keep()
            self.boxes.keep(tables.hash, box)
        return box

    def read_tables(self, folder: Path) -> Tables:
        """The component tables of a folder, checked."""
        tables = read_folder(folder, self.files)
        self.box(tables)
        return tables

    def tables_called(self, name: str) -> Tables | None:
        """The tables of that hash, if they are shipped with this release or have been with an earlier one.

        Of those of before only the files that have changed since are kept.
        """
        name = self.renamed.get(name, name)
        if name == self.shipped.hash:
            return self.shipped
        if name not in self.earlier:
            return None
        changed = self.changed_since(name).texts
        tables = Tables({file: changed.get(file, text) for file, text in self.shipped.texts.items()})
        return tables if tables.hash == name else None

    def changed_since(self, name: str) -> Tables:
        folder = self.folder / EARLIER / name
        return read_folder(folder, [file for file in self.files if (folder / file).exists()])

    def learn_earlier(self) -> None:
        """A key that came with a later release is missing in tables of before, and in what people have corrected in those."""
        if not self.knows_earlier:
            for name in self.earlier:
                for file, said in self.changed_since(name).documents.items():
                    self.shape.keys[file].learn(said)
            self.knows_earlier = True

    def knows_version(self, version: int) -> bool:
        """Whether games with these rules can be played: the present ones, and all that there were before."""
        return 1 <= version <= self.version

    def empty_table(self, box: object, players: int, agreed: dict[str, str], version: int) -> State:
        """The box is on the table and everybody has a seat; nothing is laid out. The rules are those of the version."""
        raise NotImplementedError

    def begin(self, s: State) -> None:
        """Lay everything out, and say what happens first."""
        raise NotImplementedError

    def start(
        self,
        players: int,
        agreed: dict[str, str],
        seed: int,
        tables: Tables | None = None,
        journal: Journal | None = None,
        fate: Fate | None = None,
        version: int | None = None,
    ) -> State:
        """The game up to its first decision, by the present rules or by those of an older version."""
        s = self.empty_table(self.box(tables or self.shipped), players, agreed, self.version if version is None else version)
        s.seed = well_mixed(seed)
        s.journal = journal
        s.fate = fate
        self.begin(s)
        advance(s)
        return s

    def is_campaign(self, agreed: dict[str, str]) -> bool:
        """Whether games with these options are chapters of something longer."""
        return False

    def carried_over(self, s: State) -> dict[str, str] | None:
        """What a finished game of a campaign changes in the set-up of the next one; None if the campaign has ended with it."""
        return None

    # -- during the game -------------------------------------------------------------------------------------------

    def take(self, s: State, name: str) -> None:
        """The seat that decides takes the option of that name, which must be on offer."""
        take(s, self.number(s, name))

    def question(self, s: State) -> Phrase:
        raise NotImplementedError

    def questions(self) -> list[str]:
        """The message id of the question of every effect, by its number; of a game that does not say, nobody knows beforehand."""
        return []

    def decision(self, s: State) -> Decision | None:
        """What is asked now; None when the game is over."""
        if s.offered == 0:
            return None
        names = self.options.names
        return Decision(s.who, self.question(s), tuple(names[option] for option in s.on_offer()))

    def offered(self, s: State, name: str) -> int | None:
        """The number of the option of that name, if it is on offer."""
        option = self.options.numbers.get(name)
        return option if option is not None and option in s.on_offer() else None

    def number(self, s: State, name: str) -> int:
        """The same; if it is not on offer, a refusal that says why and what is open."""
        option = self.offered(s, name)
        return option if option is not None else self.refuse(s, name)

    def refuse(self, s: State, name: str) -> Never:
        """Say why an option is not on offer, and what is open."""
        option = self.options.numbers.get(name)
        if option is None:
            raise Refused("option-unknown", option=name, open=self.open_options(s))
        raise Refused("option-not-open", option=name, open=self.open_options(s), rule=self.why_not(s, option))

    def open_options(self, s: State) -> str:
        names = [self.options.names[option] for option in s.on_offer()]
        return ", ".join(names[:12]) + (", …" if len(names) > 12 else "")

    def why_not(self, s: State, option: int) -> str:
        """The clause that keeps an option from being on offer."""
        return self.question(s).rule

    def events(self, journal: Journal) -> list[Event]:
        """What was noted, as events."""
        return [self.event_kinds[row[0]].event(row) for row in journal.events]

    def view(self, s: State, who: int) -> View:
        """What the seat may know; -1 is a spectator."""
        raise NotImplementedError

    def view_beside(self, s: State, who: int, public: View) -> View:
        """The same as `view`, for those who have the view of a spectator already: what the seat knows is laid beside it."""
        return self.view(s, who)

    def knows_more(self, s: State, who: int) -> bool:
        """Whether a seat knows anything that a spectator does not; if not, their views are the same but for the seat."""
        return dataclasses.replace(self.view(s, who), seat=-1) != self.view(s, -1)

    def deal_anew(self, s: State, who: int, seed: int) -> Dealt:
        """A copy in which everything hidden from the seat is dealt anew. It follows from what the seat may know, and the seed."""
        raise NotImplementedError

    def imagine(self, s: State, who: int, seed: int) -> State:
        """A game that the seat cannot tell from this one. Who decides in it is asked anew."""
        return self.deal_anew(s, who, seed).asked_again()

    def barrier(self, s: State) -> int:
        """How many times something has come to light: another number after an option means that it revealed something."""
        return s.barrier

    def scores(self, s: State) -> list[Score]:
        """The score of each seat, as if the game ended now."""
        raise NotImplementedError

    def known_scores(self, s: State, who: int) -> list[Score]:
        """The scores as far as a seat (-1: a spectator) may know them. A game with hidden points says less here until its end."""
        return self.scores(s)

    def winners(self, s: State) -> list[int]:
        """The seats with the most points after the tie-breaks; several share the victory. Alone one can also lose."""
        scores = self.scores(s)
        best = max((score.total, score.tie_break) for score in scores)
        return [score.who for score in scores if (score.total, score.tie_break) == best]

    def rival(self, s: State) -> int | None:
        """The points of whoever plays against a player alone without sitting at the table, as if the game ended now."""
        return None

    def sorts(self) -> dict[str, list[str]]:
        """The ids behind each sort of thing that phrases name: what a number of that sort stands for."""
        return {}

    def check(self, s: State) -> None:
        """Raise if something was created or lost; for tests."""
