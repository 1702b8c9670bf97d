"""What the pages read from the answers of the server over HTTP, field by field; like `protocol.py` it is written to the types
of the browser's scripts, and a test compares it with real answers."""

from typing import Literal, NotRequired, TypedDict

from caravela.web.protocol import Agreed, Category, Points, Round

# -- me ----------------------------------------------------------------------------------------------------------------


class Language(TypedDict):
    """A language that Caravela speaks."""

    code: str
    name: str


class Hook(TypedDict):
    """Where notices go."""

    kind: str
    url: str


class Settings(TypedDict):
    """What a person likes."""

    confirm: bool
    sound: bool
    pace: float  # seconds between bot moves
    scores: bool
    theme: Literal["system", "light", "dark"]
    notify: bool
    hooks: list[Hook]
    teacher: bool  # explains what is asked for the first time
    rounds: bool  # a round that is over is told
    taught: list[str]  # what was explained: game and question, "<game>.ask-…"
    puzzles: dict[str, bool]  # those that were answered, "<game>-3", and whether rightly at the first try


class Me(TypedDict):
    """Who I am."""

    name: str
    language: str
    languages: list[Language]
    settings: Settings
    waiting: int  # tables that wait for me


class PushKey(TypedDict):
    """What a browser must know to be told without a page being open."""

    key: str


class Words(TypedDict):
    """What the pages say by themselves."""

    language: str
    words: dict[str, str]


# -- games and rules ---------------------------------------------------------------------------------------------------


class Named(TypedDict):
    """Something that has a name to be sent, a title and an explanation."""

    name: str
    title: str
    about: str


class Preset(Named):
    """A ready-made set-up."""

    seats: list[int]  # how many may play
    setup: dict[str, str]
    campaign: bool  # it begins one


class Value(TypedDict):
    """What an option may be."""

    value: str
    title: str


class Member(Value):
    """One of those that an option may be a choice of."""

    about: str


class SetupOption(Named):
    """What can be agreed on before a game."""

    rule: str
    values: list[Value]
    members: list[Member]


class GameOffered(Named):
    """A game."""

    tact: str
    learn: bool  # it has a guided first game
    puzzles: int  # how many it has
    emblem: str  # what is drawn inside the ring of its small picture
    seats: list[int]  # least and most
    default: str
    presets: list[Preset]
    options: list[SetupOption]
    bots: list[Named]  # from the weakest to the strongest
    usual_bot: str  # the name of the one that plays unless told otherwise


class PageBlock(TypedDict):
    """A line or a picture of a page. In a text, what is to be read first stands between two pairs of asterisks."""

    kind: Literal["title", "heading", "text", "point", "step", "picture"]
    text: str
    drawing: str  # an SVG, which points at the symbols of the page


class HowToPlay(TypedDict):
    """How a game is played; no blocks in a game that does not say it."""

    game: str
    blocks: list[PageBlock]
    learn: bool


class LegendThing(TypedDict):
    """A piece or icon, or several that belong together."""

    text: str  # "Grain"
    drawing: str  # an SVG, which points at the symbols of the page


class LegendPart(TypedDict):
    """Pieces and icons of one sort."""

    title: str
    things: list[LegendThing]


class Checked(TypedDict):
    """A set-up that can be played."""

    setup: dict[str, str]
    seats: list[int]


class Clause(TypedDict):
    """A clause of the rules."""

    clause: str
    text: str


class Chapter(TypedDict):
    """A heading of the rules with its clauses, and the heading of the part that it belongs to."""

    number: str  # "7.3", the same in all languages
    part: str
    heading: str
    clauses: list[Clause]


class Plate(TypedDict):
    """A picture of a real position above a chapter of the rules."""

    chapter: str  # its number
    title: str
    width: int
    height: int
    drawing: str  # an SVG, which points at the symbols of the page


# -- tables ------------------------------------------------------------------------------------------------------------


class Made(TypedDict):
    """A new table, with a link for each seat that waits for somebody."""

    table: str
    links: dict[str, str]


class Link(TypedDict):
    """A link that hands a role on."""

    link: str


class SeatListed(TypedDict):
    """A seat of a table in a list."""

    seat: int
    name: str
    kind: str
    bot: str
    present: bool
    link: Literal["open", "taken"]
    decides: bool


class TableListed(TypedDict):
    """A table in a list."""

    table: str
    title: str
    game: str
    game_title: str
    status: Literal["open", "playing", "over", "unreadable", "parted", "cancelled"]
    round: int
    round_title: str
    moves: int
    seats: list[SeatListed]
    mine: list[int]
    roles: list[str]
    host: bool
    waiting: bool
    since: float
    deadline: float | None
    next: str | None
    campaign: str | None


class Invitation(TypedDict):
    """Where a link leads."""

    table: str | None  # null: another device of mine
    title: str
    game: str  # its title
    agreed: Agreed | None
    cancelled: bool
    role: Literal["seat", "coach", "watch", "device"]
    seat: int
    host: str
    taken: bool


class OpenSeat(TypedDict):
    """A seat of a table that everybody may come to."""

    seat: int
    name: str
    bot: str
    free: bool


class OpenTable(TypedDict):
    """A table on this server at which anybody may sit down, or look on."""

    table: str
    title: str
    game: str
    game_title: str
    status: Literal["open", "playing"]
    agreed: Agreed
    seats: list[OpenSeat]
    host: str
    round_title: str
    since: float
    here: bool  # I have a place there already
    sit: bool  # I may take a free seat


class Joined(TypedDict):
    """Where a link has led."""

    table: str | None
    role: Literal["seat", "coach", "watch", "device"]
    seat: int


class Story(TypedDict):
    """What a replay is made of."""

    title: str
    game: str
    words: dict[str, str]
    moves: int
    rounds: list[Round]
    viewpoints: list[int]
    eyes: int
    players: list[str]
    over: bool


class Result(Points):
    """How a player has done."""

    name: str
    place: int
    colour: int
    letter: str


class Series(TypedDict):
    """How the points of a seat grew: moves and totals. Who plays alone has a rival, who counts as the seat after theirs."""

    seat: int
    points: list[tuple[int, int]]


class Results(TypedDict):
    """How a game has ended."""

    categories: list[Category]
    players: list[Result]
    winners: str
    ending: list[str]
    chart: str  # an SVG
    series: list[Series]


class Costly(TypedDict):
    """A decision that gave something away. Numbers are written as the language writes them."""

    move: int
    question: str
    taken: str
    best: str
    loss: str  # points
    error: str  # its standard error
    grade: str
    grade_title: str
    why: str  # where the points would have come from


class ReviewedPlayer(TypedDict):
    """A player in a review."""

    seat: int
    name: str
    kind: str  # the level of a bot, in words
    points: int
    decisions: int
    given_away: str
    error_rate: str  # points a decision
    grades: list[int]  # blunders, mistakes, inexact choices
    luck: str
    adjusted: str  # points without luck
    margin: str  # ahead of the best of the others,
    adjusted_margin: str  # and without luck
    costliest: list[Costly]  # the worst first
    colour: int
    letter: str


class ReviewTold(TypedDict):
    """The review of a finished game, or how far it has come."""

    title: str
    game: str
    words: dict[str, str]
    status: Literal["none", "waiting", "working", "failed", "done"]
    looked: NotRequired[int]  # moves that were looked at,
    of: NotRequired[int]  # of so many
    chart: NotRequired[str]  # an SVG: chances to win
    curve: NotRequired[list[tuple[int, list[float]]]]  # after a move, the chance of each seat
    players: NotRequired[list[ReviewedPlayer]]
    compiled: NotRequired[bool]


class PuzzleTold(TypedDict):
    """A puzzle, without its solution."""

    game: str
    number: int
    of: int  # how many the game has
    table: str  # where it is solved
    hard: int  # 1 to 3
    tempts: str  # the strongest bot that goes wrong at first sight


class PuzzlesOf(TypedDict):
    """The puzzles of a game."""

    game: str
    title: str
    emblem: str  # an SVG
    today: int  # the number of today's
    puzzles: list[PuzzleTold]


class PlayedBy(TypedDict):
    """How somebody has done at a game that is over."""

    name: str
    bot: str
    mine: bool
    place: int
    score: int
    won: bool
    conceded: bool


class PlayedGame(TypedDict):
    """A game that I have finished."""

    table: str
    game: str
    game_title: str
    at: float
    seconds: float  # from its beginning to its end
    moves: int
    rated: bool
    players: list[PlayedBy]  # the first place first


class Statistic(TypedDict):
    """How I have done at games of one kind."""

    game: str
    game_title: str
    players: int
    against: str  # "people", or the levels of the bots
    games: int
    won: int
    mean: float  # points
    best: int


class Rating(TypedDict):
    """How good somebody is at a game, as far as rated games tell."""

    place: int
    name: str
    rating: int
    games: int
    few: bool  # too few games to say much
    mine: bool


class RefusedAnswer(TypedDict):
    """A refusal, as the body of an answer."""

    message: str
    code: NotRequired[str]
    rule: NotRequired[str]


# -- campaigns ---------------------------------------------------------------------------------------------------------


class CampaignListed(TypedDict):
    """A campaign in a list."""

    campaign: str
    name: str
    game: str
    chapter: str
    games: int
    over: bool
    status: Literal["open", "playing", "over"]
    table: str
    since: float


class CampaignMade(TypedDict):
    """A campaign that was brought."""

    campaign: str
    table: str


class StoryPage(TypedDict):
    """What was read, or how it stands."""

    key: str
    chapter: str
    title: str
    lines: list[str]


class CampaignPlayer(TypedDict):
    """A player of a game of a campaign."""

    name: str
    bot: str
    total: int | None
    won: bool


class CampaignGame(TypedDict):
    """A game of a campaign."""

    number: int
    table: str
    status: Literal["open", "playing", "over"]
    since: float
    mine: bool
    players: list[CampaignPlayer]
    pages: list[StoryPage]


class CampaignSeat(TypedDict):
    """A seat of the last game of a campaign."""

    seat: int
    name: str
    kind: str
    mine: bool


class Campaign(TypedDict):
    """A campaign: its story, its games, and how it stands."""

    campaign: str
    name: str
    game: str
    emblem: str
    game_title: str
    chapter: str
    over: bool
    status: Literal["open", "playing", "over"]
    table: str
    may_go_on: bool
    whole: bool
    games: list[CampaignGame]
    standing: list[StoryPage]
    seats: list[CampaignSeat]
