"""What is drawn of Maracaibo, as plain values: what is printed on its parts, and what lies where. No rules.

Printed parts are themselves and nothing else, so that what was drawn of one can be kept under it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from caravela.games.maracaibo.pictures.icons import Atom

Table = Mapping[str, Any]  # one of the game's tables as it is read
Effect = tuple[Atom, ...]
NATIONS: Final = ("france", "england", "spain")
FACE_DOWN: Final = "?"
NEUTRAL: Final = -1  # whose discs nobody owns


class Words(Protocol):
    """Who puts things into words; a Speaker is one."""

    language: str

    def name(self, sort: str, thing: str) -> str: ...

    def message(self, message: str, **about: str | int | list[str]) -> str: ...

    def roman(self, age: int) -> str: ...


# -- printed -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Card:
    """A project card."""

    id: str
    good: str
    object: str
    cost: int
    vp: int
    requires: Effect = ()
    income: Effect = ()
    permanent: Effect = ()
    immediate: Effect = ()
    assistant: Effect = ()
    location: str = ""  # where its assistant stands


@dataclass(frozen=True, eq=False)
class Mission:
    id: str
    cost: Effect
    per_compass: Effect
    bonus: Effect


@dataclass(frozen=True)
class Place:
    """A location of the map. What a city tile would say of it is empty until one lies there."""

    id: str
    kind: str  # start | village | city | legacy_city
    stop: bool = False
    flag: bool = False
    flag_bonus: Effect = ()
    tile_space: bool = False
    good: str = ""
    action: Effect = ()
    legacy: str = ""  # the tile without which it is not there


@dataclass(frozen=True)
class Route:
    """One step of a voyage."""

    src: str
    dst: str
    cost: int = 1
    rounds: str = "1-4"
    legacy: str = ""


@dataclass(frozen=True, eq=False)
class Space:
    """A space of the explorer track."""

    id: str
    next: tuple[str, ...]
    reward: Effect = ()
    mission: bool = False


@dataclass(frozen=True)
class Barrier:
    id: str
    before: str
    behind: str
    first: int
    later: int
    influence: int


@dataclass(frozen=True)
class CityTile:
    id: str
    good: str
    spaces: int
    action: Effect
    marked: bool = False


@dataclass(frozen=True)
class CombatTile:
    """For each nation its value and what choosing it brings or costs."""

    id: str
    values: Mapping[str, int]
    immediate: Mapping[str, Effect]
    modifiers: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class Building:
    id: str
    cost: int
    workers: int
    synergy: str
    first: int
    per: str
    vp: int
    most: int = 0


@dataclass(frozen=True)
class Task:
    kind: str
    low: int | str
    high: int | str
    doubloons: int
    vp: int


@dataclass(frozen=True)
class Career:
    id: str
    tasks: tuple[Task, ...]
    all_done: Effect


@dataclass(frozen=True)
class Legacy:
    """A legacy tile: at a location, at a route or (location "") beside the map."""

    id: str
    location: str
    kind: str
    spaces: int = 0
    cost: Effect = ()
    reward: Effect = ()
    toll: int = 0
    good: str = ""
    action: str = ""  # the combat action that it adds


@dataclass(frozen=True, eq=False)
class ShipArea:
    id: str
    kind: str  # immediate | permanent | both
    effect: Effect
    area: str = ""  # what must be empty before
    others: int = 0  # how many others must be


@dataclass(frozen=True)
class StoryCard:
    """What a story card asks for and brings; a card that waits for discs names the tile."""

    id: str
    requires: Effect = ()
    rewards: Effect = ()
    fill: str = ""


@dataclass(frozen=True)
class AutomaCard:
    """A card of Ana's: how far she sails, by which branch, which card of the display she takes, and what she does."""

    id: str
    move: int
    branch: str
    takes: int
    actions: Effect


@dataclass(frozen=True)
class Printed:
    """All tables of the game, as far as they are drawn."""

    cards: dict[str, Card]
    missions: dict[str, Mission]
    places: dict[str, Place]
    routes: tuple[Route, ...]
    spaces: dict[str, Space]
    barriers: tuple[Barrier, ...]
    arrival: tuple[int, ...]
    city_tiles: dict[str, CityTile]
    combat_tiles: dict[str, CombatTile]
    buildings: dict[str, Building]
    careers: dict[str, Career]
    legacy: dict[str, Legacy]
    areas: dict[str, ShipArea]
    stories: dict[str, StoryCard]
    automas: dict[str, AutomaCard]
    stock: tuple[int, ...]  # markers on the stock spaces of a nation, from the left
    titles: dict[int, int]  # influence space -> level
    influence_end: int
    income_vp: tuple[int, ...]
    income_start: int
    fame_wraps: int
    most_cp: int
    key: str = ""  # tells tables that were changed from those in the box


def effect(row: Table, key: str) -> Effect:
    return tuple(row.get(key, ()))


def printed(tables: Mapping[str, Table], key: str = "") -> Printed:
    """From the game's tables by name: "project_cards", "map", "explorer_track" and so on."""
    track, influence, ship = tables["explorer_track"], tables["influence"], tables["ship_board"]
    stories = [*tables["story_cards"]["story"], *tables["story_cards"]["entry"], *tables["story_cards"]["standalone"]]
    return Printed(
        cards={row["id"]: card(row) for row in tables["project_cards"]["card"]},
        missions={
            row["id"]: Mission(row["id"], effect(row, "cost"), effect(row, "per_compass"), effect(row, "bonus"))
            for row in tables["mission_tiles"]["mission"]
        },
        places={row["id"]: place(row) for row in tables["map"]["location"]},
        routes=tuple(
            Route(row["src"], row["dst"], row["cost"], row["rounds"], row.get("legacy", "")) for row in tables["map"]["edge"]
        ),
        spaces={
            row["id"]: Space(row["id"], tuple(row["next"]), effect(row, "reward"), row["mission_slot"]) for row in track["space"]
        },
        barriers=tuple(
            Barrier(row["id"], row["between"][0], row["between"][1], row["first_vp"], row["later_vp"], row["influence"])
            for row in track["barrier"]
        ),
        arrival=tuple(track["arrival_vp"]),
        city_tiles={
            row["id"]: CityTile(row["id"], row["market_good"], row["market_spaces"], effect(row, "action"), row["marked"])
            for row in tables["city_tiles"]["tile"]
        },
        combat_tiles={row["id"]: combat_tile(row) for row in tables["combat_tiles"]["tile"]},
        buildings={
            row["id"]: Building(
                row["id"],
                row["cost_doubloons"],
                row["cost_workers"],
                row["synergy"],
                row["first_investor_vp"],
                row["score"]["per"],
                row["score"]["vp"],
                row["score"].get("max_vp", 0),
            )
            for row in tables["prestige"]["building"]
        },
        careers={row["id"]: career(row) for row in tables["careers"]["career"]},
        legacy={row["id"]: legacy(row) for row in tables["legacy_tiles"]["tile"]},
        areas={
            row["id"]: ShipArea(
                row["id"],
                row["kind"],
                effect(row, "effect"),
                row["prerequisite"].get("area", ""),
                row["prerequisite"].get("min_other_areas", 0),
            )
            for row in ship["area"]
        },
        stories={row["id"]: story(row) for row in stories},
        automas={
            row["id"]: AutomaCard(row["id"], row["move"], row["branch"], row["display_card"], effect(row, "actions"))
            for row in tables["automa"]["card"]
        },
        stock=tuple(influence["marker_stock"]["spaces"]),
        titles=dict(zip(influence["influence_track"]["title_spaces"], influence["influence_track"]["title_levels"], strict=True)),
        influence_end=influence["influence_track"]["length"],
        income_vp=tuple(influence["doubloon_income"]["final_vp"]),
        income_start=influence["doubloon_income"]["start"],
        fame_wraps=influence["vp_income"]["wrap_at"],
        most_cp=influence["combat_track"]["maximum"],
        key=key,
    )


def card(row: Table) -> Card:
    helper = row.get("assistant") or {}
    return Card(
        row["id"],
        row["good"],
        row["object"],
        row["cost"],
        row["vp"],
        effect(row, "requires"),
        effect(row, "income"),
        effect(row, "permanent"),
        effect(row, "immediate"),
        effect(helper, "action"),
        helper.get("location", ""),
    )


def place(row: Table) -> Place:
    return Place(
        row["id"],
        row["kind"],
        row["stop"],
        row["flag"],
        effect(row, "flag_bonus"),
        row.get("tile_space", False),
        row.get("market_good", ""),
        effect(row, "action"),
        row.get("requires_legacy", ""),
    )


def combat_tile(row: Table) -> CombatTile:
    values = {nation: int(row[nation]["value"]) for nation in NATIONS}
    return CombatTile(row["id"], values, {n: effect(row[n], "immediate") for n in NATIONS}, tuple(row["modifiers"]))


def career(row: Table) -> Career:
    tasks = [Task(task["type"], task["low"], task["high"], task["doubloons"], task["vp_if_high"]) for task in row["tasks"]]
    return Career(row["id"], tuple(tasks), effect(row, "all_done"))


def legacy(row: Table) -> Legacy:
    reward = effect(row, "reward") or effect(row, "effect") or effect(row, "flag_bonus")
    cost = row.get("cost", ())
    return Legacy(
        row["id"],
        row["location"],
        row["kind"],
        row.get("spaces", 0),
        tuple(cost) if not isinstance(cost, int) else (),
        reward,
        row.get("toll", 0) or (cost if isinstance(cost, int) else 0),
        row.get("market_good", ""),
        row.get("combat_action", ""),
    )


def story(row: Table) -> StoryCard:
    mission = row.get("mission") or {}
    return StoryCard(row["id"], effect(mission, "requires"), effect(mission, "rewards"), row.get("fill_tile", ""))


# -- what lies where ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Captain:
    """A player, or Ana, as pieces show it: the seat, one of the six colours and shapes, a letter, a name."""

    seat: int
    colour: int
    letter: str
    name: str


@dataclass(frozen=True)
class TileInPlay:
    """A legacy tile with the discs on it (seats, NEUTRAL for nobody's) or, beside the map, the markers (nations)."""

    id: str
    discs: tuple[int, ...] = ()
    markers: tuple[str, ...] = ()


@dataclass(frozen=True)
class Stand:
    """What stands at a location."""

    id: str
    tile: str = ""  # a city tile
    market: int = 0  # how many discs its market holds
    discs: tuple[int, ...] = ()
    owner: str = ""  # a nation
    missions: tuple[str, ...] = ()
    stories: tuple[int, ...] = ()  # story tiles by number
    assistants: tuple[tuple[int, str], ...] = ()  # seat and card
    ships: tuple[int, ...] = ()
    legacy: tuple[TileInPlay, ...] = ()
    city: bool = False  # a village that a tile made a city
    rested: tuple[str, ...] = ()  # cards whose assistants were used in this round
    closed: bool = False  # a legacy place that is not in play


@dataclass(frozen=True)
class Trail:
    """The explorer track: who is where (in the order of arrival), missions on their slots ("" once taken), who crossed first."""

    explorers: tuple[tuple[int, str], ...] = ()
    missions: Mapping[str, str] = field(default_factory=dict)
    first: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Court:
    """A nation: influence by seat, markers left on each stock space, markers on locations, the multiplier now."""

    id: str
    influence: tuple[int, ...]
    stock: tuple[int, ...]
    markers: int = 0
    multiplier: int = 0


@dataclass(frozen=True)
class Fight:
    """The combat that is going on: the tile ("" with both piles empty), the nation once chosen, and what is left of its value."""

    tile: str
    nation: str = ""
    value: int = 0


@dataclass(frozen=True)
class Scene:
    """The shared board as one viewer knows it."""

    captains: tuple[Captain, ...]
    round: int
    order: tuple[int, ...]  # seats, the first player of the round first
    decider: int
    places: tuple[Stand, ...]
    trail: Trail
    courts: tuple[Court, ...]
    incomes: tuple[tuple[int, int], ...]  # doubloons and victory points by seat
    display: tuple[str, ...]  # "" for a gap
    deck: int
    discard: int
    discarded: str = ""  # the card on top
    piles: tuple[int, int] = (13, 12)
    fight: Fight | None = None
    missions_left: int = 0
    next_mission: str = ""
    prestige: tuple[tuple[str, tuple[int, ...]], ...] = ()  # building ("" face down) and its investors, the first first
    stories: tuple[str, ...] = ()
    story_tiles: int = 0
    beside: tuple[TileInPlay, ...] = ()  # legacy tiles beside the map
    routes: tuple[TileInPlay, ...] = ()  # legacy tiles on routes
    rival: int = -1  # Ana's points, if she plays


@dataclass(frozen=True)
class Bought:
    """A card in a tableau with the workers and the mission on it."""

    id: str
    workers: int = 0
    mission: str = ""


@dataclass(frozen=True)
class Cabin:
    """What lies in front of a player. A hidden hand is only counted."""

    captain: Captain
    mine: bool = False
    points: int = 0
    doubloons: int = 0
    cp: int = 0
    workers: int = 0
    supply: int = 0
    income: int = 0
    fame: int = 0
    discs: Mapping[str, int] = field(default_factory=dict)  # by area
    ready: frozenset[str] = frozenset()  # areas whose prerequisite is met
    missions: tuple[str, ...] = ()  # ids; story tiles as "story-1"
    tiles: int = 0  # combat tiles
    tokens: tuple[str, ...] = ()
    compasses: int = 1
    careers: tuple[str, ...] = ()  # one; two while one is chosen
    career_known: bool = True
    done: tuple[int, ...] = ()  # tasks 1, 2, 3 that are done
    planned: tuple[str, ...] = ("", "", "")  # "" for a free space, FACE_DOWN for a card that the viewer may not see
    tableau: tuple[Bought, ...] = ()
    hand: tuple[str, ...] = ()
    hand_count: int = 0
    hand_limit: int = 4
    village: tuple[str, ...] = ("VA_COIN", "VA_BUY", "VA_DISCARD")  # the village and combat actions that it has
    combat: tuple[str, ...] = ("CA_INFLUENCE", "CA_FLAG")
    village_x: tuple[int, ...] = ()  # the numbers of the village action that brings points
    total: int = 0  # points if the game ended now


@dataclass(frozen=True)
class Automa:
    """Ana's board: discs gone from her row, cards taken, her card of this turn, missions and combat tiles."""

    captain: Captain
    points: int = 0
    discs_gone: int = 0
    discs: int = 22
    income: int = 0
    cards: int = 0
    missions: int = 0
    tiles: int = 0
    deck: int = 0
    turned: str = ""
    move: int = 0
    branch: str = ""
    takes: int = 0
    actions: Effect = ()
