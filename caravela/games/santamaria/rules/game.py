"""Santa Maria as a game: its effects by number, and its face to everything outside the rules."""

from pathlib import Path

from caravela.core.events import Phrase
from caravela.core.game import BOXES, Dealt, Game, Score
from caravela.core.kept import Kept
from caravela.core.packed import vec
from caravela.core.state import State, well_mixed
from caravela.core.tables import Tables
from caravela.games.santamaria.rules import draft, payment, retiring, scoring, sequence, territories, tracks
from caravela.games.santamaria.rules.box import FILES, Box
from caravela.games.santamaria.rules.components import (
    ACHIEVEMENT_IDS,
    CAUSE_IDS,
    CELL_IDS,
    COLOUR_IDS,
    DOCK_IDS,
    EFFECT_IDS,
    GAIN_IDS,
    PIECE_IDS,
    POST_IDS,
    SHIPMENT_IDS,
    SPACE_IDS,
    TURN_IDS,
)
from caravela.games.santamaria.rules.events import EVENT_KINDS
from caravela.games.santamaria.rules.free import is_free, why_not_free
from caravela.games.santamaria.rules.invariants import check
from caravela.games.santamaria.rules.numbers import BEGIN
from caravela.games.santamaria.rules.printed import Printed, printed
from caravela.games.santamaria.rules.setup import PRESETS, SETUP_OPTIONS, Setup
from caravela.games.santamaria.rules.state import Effect, SantaMaria
from caravela.games.santamaria.rules.view import SantaMariaView, view
from caravela.games.santamaria.rules.vocabulary import OPTIONS

RULES: list[Effect] = [  # in the order of their numbers
    draft.Begin(),
    draft.DraftBoard(),
    draft.DraftSet(),
    draft.PlaceHall(),
    sequence.Year(),
    sequence.PassOn(),
    sequence.Turn(),
    sequence.EndTurn(),
    sequence.EndYear(),
    payment.PayCost(),
    sequence.PlaceTile(),
    territories.Activate(),
    territories.PlaceDie(),
    territories.UseTerritory(),
    territories.Trade(),
    territories.Export(),
    tracks.Conquistador(),
    tracks.CaptainMay(),
    tracks.Religion(),
    tracks.ExtraStep(),
    tracks.PlaceMonk(),
    retiring.SpaceAction(),
    retiring.PlaceRoad(),
    retiring.Income(),
    retiring.BeforeGold(),
    retiring.Bursar(),
]


class SantaMariaGame(Game):
    name = "santamaria"
    version = 1
    letter = "S"
    data = Path(__file__).parents[1] / "data"
    files = FILES
    renamed = {"9069fda9d2974f0d": "03ad6187c5f7d74d"}
    options = OPTIONS
    event_kinds = EVENT_KINDS
    setup_options = SETUP_OPTIONS
    presets = PRESETS
    default_preset = "basic"
    categories = scoring.CATEGORIES

    def __init__(self, data: Path | None = None) -> None:
        super().__init__(data)
        self.pages: Kept[Printed] = Kept(BOXES * 4)  # by tables and number of players

    def usual_preset(self, players: int) -> str:
        """S-SOLO-1: alone with the advanced set-up."""
        return "advanced" if players == 1 else self.default_preset

    def seats(self, agreed: dict[str, str]) -> range:
        return range(1 if agreed["advanced"] == "true" else 2, 5)  # S-SETUP-1

    def unpack(self, tables: Tables) -> Box:
        return Box(tables)

    def empty_table(self, box: object, players: int, agreed: dict[str, str], version: int) -> State:
        assert isinstance(box, Box)
        return SantaMaria(Setup(box, players, agreed, version), vec[Effect](RULES))

    def begin(self, s: State) -> None:
        assert isinstance(s, SantaMaria)
        draft.lay_out(s)
        s.then(BEGIN)

    def page(self, s: SantaMaria) -> Printed:
        """What is printed on the components of this game."""
        key = f"{s.box.tables.hash} {s.seats}"
        page = self.pages.get(key)
        if page is None:
            page = printed(s.box, int(s.seats))
            self.pages.keep(key, page)
        return page

    def question(self, s: State) -> Phrase:
        assert isinstance(s, SantaMaria)
        return RULES[s.asked & 255].question(s, s.asked >> 8 & 15, s.asked >> 12)

    def questions(self) -> list[str]:
        return [effect.asks for effect in RULES]

    def why_not(self, s: State, option: int) -> str:
        assert isinstance(s, SantaMaria)
        asking = RULES[s.asked & 255]
        if is_free(option):
            return asking.no_free or why_not_free(s, s.asked >> 8 & 15, option)
        return asking.why_not(s, s.asked >> 8 & 15, s.asked >> 12, option)

    def view(self, s: State, who: int) -> SantaMariaView:
        assert isinstance(s, SantaMaria)
        return view(s, who, self.page(s))

    def knows_more(self, s: State, who: int) -> bool:
        """S-INFO-7: no information is private to a single player."""
        return False

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, SantaMaria)
        return scoring.scores(s)

    def winners(self, s: State) -> list[int]:
        """S-END-11, 12, and alone S-SOLO-11."""
        assert isinstance(s, SantaMaria)
        if s.seats == 1:
            return [0] if scoring.total(s, 0) >= s.box.solo_win else []
        return super().winners(s)

    def sorts(self) -> dict[str, list[str]]:
        return {
            "gain": list(GAIN_IDS),
            "cell": list(CELL_IDS),
            "turn": list(TURN_IDS),
            "effect": list(EFFECT_IDS),
            "piece": list(PIECE_IDS),
            "dock": list(DOCK_IDS),
            "shipment": list(SHIPMENT_IDS),
            "post": list(POST_IDS),
            "space": list(SPACE_IDS),
            "colour": list(COLOUR_IDS),
            "cause": list(CAUSE_IDS),
            "achievement": list(ACHIEVEMENT_IDS),
        }

    def deal_anew(self, s: State, who: int, seed: int) -> Dealt:
        """S-INFO-2, 8: nothing hidden is decided, so another seed is all that can differ."""
        assert isinstance(s, SantaMaria)
        world = s.copy()
        world.seed = well_mixed(seed)
        return Dealt(world)

    def check(self, s: State) -> None:
        """S-INV-1 to 8."""
        assert isinstance(s, SantaMaria)
        check(s)


SANTAMARIA = SantaMariaGame()
