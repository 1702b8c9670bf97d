"""Maracaibo as a game: its effects by number, and its face to everything outside the rules."""

from pathlib import Path
from typing import Any

from caravela.core.events import Phrase
from caravela.core.game import Dealt, Game, Score, View
from caravela.core.packed import vec
from caravela.core.state import State, well_mixed
from caravela.core.tables import Tables
from caravela.games.maracaibo.rules import (
    actions,
    atoms,
    automa,
    campaign,
    cards,
    combat,
    explorer,
    hand,
    legacy,
    missions,
    opening,
    payment,
    scoring,
    sequence,
    story,
    voyage,
)
from caravela.games.maracaibo.rules.box import FILES, Box
from caravela.games.maracaibo.rules.components import (
    AREA_IDS,
    AUTOMA_IDS,
    BARRIER_IDS,
    BUILDING_IDS,
    CARD_IDS,
    CAREER_IDS,
    CAUSE_IDS,
    CITY_TILE_IDS,
    COMBAT_ACTION_IDS,
    COMBAT_TILE_IDS,
    ENDING_IDS,
    GAIN_IDS,
    LEGACY_IDS,
    LOCATION_IDS,
    MISSION_IDS,
    NATION_IDS,
    PLACE_IDS,
    SPACE_IDS,
    STORY_CARD_IDS,
    STORY_TILE_IDS,
    TOKEN_IDS,
    VILLAGE_ACTION_IDS,
)
from caravela.games.maracaibo.rules.events import EVENT_KINDS
from caravela.games.maracaibo.rules.free import FreeActions
from caravela.games.maracaibo.rules.imagine import deal_hidden
from caravela.games.maracaibo.rules.invariants import check
from caravela.games.maracaibo.rules.numbers import BEGIN
from caravela.games.maracaibo.rules.setup import PRESETS, SETUP_OPTIONS, Setup
from caravela.games.maracaibo.rules.state import Effect, Maracaibo, is_free
from caravela.games.maracaibo.rules.view import MaracaiboView, view, view_beside
from caravela.games.maracaibo.rules.vocabulary import OPTIONS

RULES: list[Effect] = [  # in the order of their numbers
    opening.Begin(),
    opening.DivideCards(),
    opening.ShowDivision(),
    opening.ChooseCareer(),
    opening.ShowCareers(),
    sequence.Round(),
    sequence.Turn(),
    sequence.Act(),
    sequence.EndTurn(),
    sequence.CloseTurn(),
    sequence.PassOn(),
    sequence.Interim(),
    sequence.BuyOrPoints(),
    sequence.Collect(),
    sequence.ClearTable(),
    sequence.ReturnHome(),
    sequence.LastScoring(),
    sequence.LastConversion(),
    sequence.Finish(),
    voyage.SailOut(),
    voyage.Arrive(),
    voyage.VisitBonus(),
    actions.MainAction(),
    actions.DeliverGood(),
    actions.CityMay(),
    actions.VillageTurn(),
    hand.FillHand(),
    hand.RefillDisplay(),
    payment.PayCost(),
    payment.MayPay(),
    atoms.Do(),
    atoms.ChoosePart(),
    atoms.MayFight(),
    atoms.GainInfluence(),
    atoms.RaiseTitle(),
    atoms.RemoveDisc(),
    atoms.TakeToken(),
    atoms.AnnexVillage(),
    atoms.PlaceHere(),
    cards.BuyCard(),
    cards.CardBought(),
    cards.CardEffects(),
    cards.WorkersOnCard(),
    cards.InvestIn(),
    combat.Combat(),
    combat.ChoosePile(),
    combat.ChooseNation(),
    combat.Fight(),
    explorer.ExploreMove(),
    explorer.RedBarrier(),
    explorer.SpaceReward(),
    explorer.MissionSlot(),
    missions.Fulfil(),
    missions.MissionReward(),
    missions.StoryReward(),
    legacy.UseDiscTile(),
    legacy.RemoveSkull(),
    story.ReadStory(),
    story.CheckStories(),
    story.CastVote(),
    story.CountVotes(),
    story.TurnStory(),
    automa.AnaTurn(),
    automa.AnaStop(),
    automa.AnaAction(),
]
FREE = FreeActions()


class MaracaiboGame(Game):
    name = "maracaibo"
    version = 2  # since 2: M-TURN-4 before `workers 0`; M-INFO-16
    letter = "M"
    data = Path(__file__).parents[1] / "data"
    files = FILES
    renamed = {"629ba8f00a7bded8": "1cc168b088e12d23"}
    options = OPTIONS
    event_kinds = EVENT_KINDS
    setup_options = SETUP_OPTIONS
    presets = PRESETS
    default_preset = "single"
    asks_openly = False  # M-INFO-1: who may deliver a good holds one
    categories = scoring.CATEGORIES

    def seats(self, agreed: dict[str, str]) -> range:
        return range(1, 5)  # M-GEN-1

    def unpack(self, tables: Tables) -> Box:
        return Box(tables)

    def empty_table(self, box: object, players: int, agreed: dict[str, str], version: int) -> State:
        assert isinstance(box, Box)
        return Maracaibo(Setup(box, players, agreed, version), vec[Effect](RULES), FREE)

    def begin(self, s: State) -> None:
        assert isinstance(s, Maracaibo)
        opening.lay_out(s)
        s.then(BEGIN)

    def is_campaign(self, agreed: dict[str, str]) -> bool:
        return campaign.is_campaign(agreed)

    def carried_over(self, s: State) -> dict[str, str] | None:
        """M-CAMP-2."""
        assert isinstance(s, Maracaibo)
        return campaign.carried_over(s)

    def question(self, s: State) -> Phrase:
        assert isinstance(s, Maracaibo)
        return RULES[s.asked & 255].question(s, s.asked >> 8 & 15, s.asked >> 12)

    def questions(self) -> list[str]:
        return [effect.asks for effect in RULES]

    def why_not(self, s: State, option: int) -> str:
        assert isinstance(s, Maracaibo)
        if is_free(option):
            return FREE.why_not(s, s.asked >> 8 & 15, option)
        return RULES[s.asked & 255].why_not(s, s.asked >> 8 & 15, s.asked >> 12, option)

    def view(self, s: State, who: int) -> MaracaiboView:
        assert isinstance(s, Maracaibo)
        self.boxes.keep(s.box.tables.hash, s.box)  # for those who draw the view and ask what is printed on the components
        return view(s, who)

    def view_beside(self, s: State, who: int, public: View) -> MaracaiboView:
        assert isinstance(s, Maracaibo)
        assert isinstance(public, MaracaiboView) and public.seat == -1
        return view_beside(s, who, public)

    def knows_more(self, s: State, who: int) -> bool:
        """M-INFO-4: every player knows the career that went back, whatever is in hand."""
        return True

    def documents(self, tables: str) -> dict[str, dict[str, Any]]:
        """What the tables of a view say, by the name of the file: what is printed on the components."""
        box = self.boxes.get(tables)
        assert isinstance(box, Box)
        return {name.removesuffix(".toml"): said for name, said in box.tables.documents.items()}

    def deal_anew(self, s: State, who: int, seed: int) -> Dealt:
        """Section 7: hands, hidden plans and careers that the seat has not seen are dealt anew."""
        assert isinstance(s, Maracaibo)
        world = s.copy()
        world.seed = well_mixed(seed)
        deal_hidden(world, who)
        return Dealt(world)

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, Maracaibo)
        return scoring.scores(s)

    def winners(self, s: State) -> list[int]:
        """M-FIN-11, and alone M-ANA-41: not beaten by Ana."""
        assert isinstance(s, Maracaibo)
        if s.setup.solo:
            return [0] if scoring.total(s, 0) >= sum(scoring.ana_score(s).values()) else []
        return super().winners(s)

    def rival(self, s: State) -> int | None:
        """M-ANA-34: Ana's points."""
        assert isinstance(s, Maracaibo)
        return sum(scoring.ana_score(s).values()) if s.setup.solo else None

    def sorts(self) -> dict[str, list[str]]:
        return {
            "card": list(CARD_IDS),
            "mission": list(MISSION_IDS),
            "location": list(LOCATION_IDS),
            "place": list(PLACE_IDS),
            "space": list(SPACE_IDS),
            "barrier": list(BARRIER_IDS),
            "nation": list(NATION_IDS),
            "token": list(TOKEN_IDS),
            "area": list(AREA_IDS),
            "building": list(BUILDING_IDS),
            "career": list(CAREER_IDS),
            "city_tile": list(CITY_TILE_IDS),
            "combat_tile": list(COMBAT_TILE_IDS),
            "combat_action": list(COMBAT_ACTION_IDS),
            "village_action": list(VILLAGE_ACTION_IDS),
            "legacy": list(LEGACY_IDS),
            "story": list(STORY_CARD_IDS),
            "story_tile": list(STORY_TILE_IDS),
            "ending": list(ENDING_IDS),
            "automa": list(AUTOMA_IDS),
            "gain": list(GAIN_IDS),
            "cause": list(CAUSE_IDS),
            "category": list(scoring.CATEGORIES),
        }

    def check(self, s: State) -> None:
        """M-INV-1 to 8."""
        assert isinstance(s, Maracaibo)
        check(s)


MARACAIBO = MaracaiboGame()
