"""What a table and its viewers say to each other, field by field.

The one description that binds all who speak: `scene.py` is checked against it, and `make protocol` writes from it the types of
the browser's scripts (`static/protocol.d.ts`) and the list in `docs/protocol.md`, comments included.
"""

from typing import Literal, NotRequired, TypedDict

# -- what is on the table ----------------------------------------------------------------------------------------------


class Area(TypedDict):
    """A stretch of a sheet that is worth looking at by itself."""

    title: str
    x: int
    y: int
    width: int
    height: int


class Sheet(TypedDict):
    """A drawing: the board, or the mat of a player."""

    id: str  # board, mat-0
    title: str  # "The New World"
    desc: str  # the same in a sentence, for those who do not see it
    width: int
    height: int
    seat: int  # whose mat it is: -1 for nobody's
    areas: list[Area]
    parts: list[str]  # their names, the lowest layer first


class Fact(TypedDict):
    """A short line of a player's panel."""

    thing: str  # what can be asked about: money
    label: str  # "Money"
    value: str  # "12"
    drawing: str  # the symbol that stands for the label where there is no room for it, or empty
    pays: bool  # it is paid with


class Clock(TypedDict):
    """How much time a player has."""

    left: int  # seconds
    runs: bool


class Looks(TypedDict):
    """How a player looks to others."""

    colour: int  # 0 to 5, with a shape for each
    letter: str  # on the shape
    place: int  # in the order of turns
    facts: list[Fact]


class Panel(Looks):
    """A player, as far as the game says."""

    seat: int
    name: str
    active: bool  # decides now
    score: int


class Player(Panel):
    """A player."""

    kind: str  # person, or the level of the bot that plays
    bot: str  # the level by its name, empty for a person
    present: bool
    clock: Clock | None
    out: bool  # a bot plays for the person
    free: bool  # nobody sits there yet, so the game has not begun


class Points(TypedDict):
    """The points of a seat."""

    seat: int
    total: int
    points: dict[str, int]  # by the id of the category


class Category(TypedDict):
    """Something that brings points."""

    id: str
    title: str


class Reading(TypedDict):
    """What is read out at the table."""

    key: str
    title: str
    lines: list[str]


class Said(TypedDict):
    """A line of the log, as everybody reads it who may."""

    text: str  # "Bruno settles in Peru with a colonist."
    who: int  # whose line it is: -1 for nobody's
    rule: str  # its clause, or empty
    things: list[str]  # what it speaks of
    read: NotRequired[Reading]
    own: NotRequired[Literal[True]]  # nobody else is told: a card that I have drawn


class Line(Said):
    """A line of the log. That a bot takes a seat over, and that its person is back, are lines too."""

    me: bool  # somebody else has done it, and it befalls me


class Entry(TypedDict):
    """What a move has brought about."""

    move: int
    round: int
    by: int  # whose move it was: -1 for the start of the game
    lines: list[Line]


class Round(TypedDict):
    """A round, and the move at which it began."""

    round: int
    title: str  # "Round 3"
    move: int


class CampaignOf(TypedDict):
    """The campaign that a game belongs to."""

    id: str
    over: bool  # it has ended with this game


class Agreed(TypedDict):
    """What is played at a table, as it was agreed when the table was made."""

    edition: str  # "Deluxe edition", or empty
    options: list[str]  # where the set-up differs from the edition: "Reconnaissance: yes"
    clock: str  # "2 days for each turn"


# -- what is asked -----------------------------------------------------------------------------------------------------


class Option(TypedDict):
    """Something that I may choose."""

    name: str  # what is sent back: place a colonist on dock
    text: str  # "Place a colonist on the Colonist Dock"
    deed: str  # the same for options that only differ in what they name
    things: list[str]  # what to click for it, in the order in which one would: kind-colonist, target-dock
    number: int | None  # that the option stands for: bids, points to buy
    ends: bool  # the turn passes to somebody else
    barrier: bool  # brings something to light: cannot be taken back
    standing: bool  # can be ordered for the rest of the round
    price: str  # what it costs and brings where the text does not say it: "costs 2 coins", "+1 coin", "costs 1 coin → +2 wood"
    free: bool  # a free action, beside what is asked: shown apart from the others
    note: str  # what there is to say: what the building does, "no effect now"


class Step(TypedDict):
    """Where I stand in a guided game."""

    number: int  # counted from 1
    of: int
    part: int  # of the moves of this step, counted from 1
    parts: int
    what: str
    why: str  # empty once the first of its moves is made
    ways: list[str]  # where I choose freely: each way with what it brings
    rule: str
    options: list[str]  # those that go on with it
    meanwhile: list[str]  # what others did since my last move, and why it matters
    opening: list[str]  # what is told before the first step, and again when asked for


class Teaching(TypedDict):
    """What the teacher says of what I am asked."""

    question: str  # "ask-place": what somebody was told once need not be told again
    text: str  # to be said when this is asked for the first time, or empty
    picture: str  # an SVG of what it is about, or empty
    step: Step | None
    left: str  # to be said once at a table when I leave the steps of a guided game, or have done the last one; or empty
    over: bool  # I have just done the last one


class Lacking(TypedDict):
    """Something that I could choose if I could pay for it."""

    text: str  # "Buy the triple (2 wood; export)"
    things: list[str]  # what stands for it
    missing: str  # "2 grain"


class Offer(TypedDict):
    """What can be chosen, and what to click for it."""

    options: list[Option]  # only when it is my decision: what is asked for, then free actions, then what leaves it undone
    lacking: list[Lacking]
    names: dict[str, str]  # of every thing that options name
    turning: list[str]  # the things that stand for the ways to turn what is being placed
    figures: dict[str, int]  # numbers printed on things, if options name some of these: a digit key that means them
    ghosts: bool  # some options can be seen ahead on the board: ask for them
    teaching: Teaching | None


class Undo(TypedDict):
    """What I may take back."""

    step: str | None  # "Undo: place a colonist on the dock"; null when there is nothing
    turn: int  # steps that "restart turn" takes back
    barrier: str  # why there is nothing, or empty


class Proposal(TypedDict):
    """What a player asks all others for; it comes about when everybody has agreed. Bots agree to everything."""

    kind: Literal["abandon", "concede", "back"]
    seat: int  # who asks
    text: str  # "Bruno asks to take back everything from move 57 on."
    waits: str  # "Ana and Chiara have not answered yet."
    answer: bool  # my answer is missing


class Curtain(TypedDict):
    """Nothing else is drawn until that player looks."""

    seat: int
    text: str  # "Hand the device to Bruno."


class Question(TypedDict):
    """What is asked."""

    status: str  # "Ana has a worker to place."
    rule: str  # its clause, or empty


class Drawn(Question):
    """What a seat sees, in words."""

    where: str  # "Round 3 · Age I · Placing workers"
    sheets: list[Sheet]
    scores: list[Points]
    categories: list[Category]
    rounds: list[Round]


class Frame(TypedDict):
    """Where I am, and as whom."""

    table: str
    title: str
    game: str  # its name, as in /api/games
    language: str
    words: dict[str, str]  # what this game says in another way than /api/words
    open: bool  # seats are free: the game has not begun
    number: int  # acts so far, undo included: a take must carry it
    move: int  # moves so far, as records and replays count them
    seat: int  # through whose eyes: -1 for the public
    mine: list[int]  # the seats I play
    coached: list[int]  # the seats whose eyes I may use besides
    host: bool  # I have made the table
    trying: bool  # nothing counts: I try things out, and move for everybody
    decider: int  # the seat that decides: -1 when the game is over, or can only be looked at
    over: bool
    cancelled: bool  # whoever made the table has called it off before it began
    campaign: CampaignOf | None
    agreed: Agreed
    talk: list[str]  # the phrases that players may say, by message id; empty: nothing
    words_allowed: bool  # they may also say what they like
    hints: bool  # who decides may ask for a hint


class Shown(Drawn, Offer):
    """What is shown within the frame of a table."""

    my_turn: bool
    orders: list[str]  # what I answer by myself until the round ends
    proposal: Proposal | None
    undo: Undo
    parts: dict[str, str]  # SVG groups by sheet and name: board/ground
    players: list[Player]
    log: list[Entry]
    since: int  # my last own move: what came later is news


class Sight(Frame, Shown):
    """All that a viewer sees of a table."""

    curtain: Curtain | None


class Beside(TypedDict):
    """Other tables of mine."""

    next: str | None  # one that waits for me
    rematch: str | None  # the one that follows this


# -- from the server ---------------------------------------------------------------------------------------------------


class Scene(Sight, Beside):
    """All that a viewer sees."""

    kind: Literal["scene"]


class Change(TypedDict):
    """What is new since the last scene or change: any field of a scene; of `parts` and `log` only what is new."""

    kind: Literal["change"]
    number: int


class About(TypedDict):
    """What there is to say of a thing, or why an option is not open."""

    kind: Literal["about"]
    thing: str
    title: str
    lines: list[str]
    rule: str
    clause: str  # the text of the clause
    value: str  # what it is worth to me now
    why: str  # why it cannot be chosen now, or empty
    picture: str  # an SVG of the thing itself, to be read, or empty


class Preview(TypedDict):
    """What an option would bring about."""

    kind: Literal["preview"]
    name: str
    lines: list[str]  # "Ana settles in Peru…"
    ends: bool
    barrier: bool


class Ghosts(TypedDict):
    """A look ahead at every open option that has one."""

    kind: Literal["ghosts"]
    number: int
    drawn: list[str]  # SVG groups
    options: dict[str, tuple[str, int, float, float]]  # by option: the sheet, which of the drawings, and how far to move it


class Part(TypedDict):
    """By how much something that the bot weighs is better or worse than with another candidate."""

    name: str  # what the bot weighs
    text: str  # the same in words, or empty
    points: float


class Candidate(TypedDict):
    """An option that a good player would consider. Points are means over the imagined games in which it was played on."""

    name: str
    text: str
    things: list[str]  # what stands for it on the board
    lead: float  # points, mostly those ahead of the best opponent, as the bot sees it
    behind: float  # the best candidate
    close: bool  # to the best, so that nobody can tell which is better
    points: dict[str, float]  # that it brings within the turns looked at, by the id of the category
    parts: list[Part]  # why the first is the best: ahead of the second; of the others: compared with the first
    standing: str  # "1.4 points behind"
    brings: str  # the points in words
    reason: str  # the parts in words
    line: list[str]  # how it may go on, in one imagined game: "Ana: settle in Peru"


class Hint(TypedDict):
    """What would a good player do? The best first."""

    kind: Literal["hint"]
    number: int
    candidates: list[Candidate]
    thought: str  # how it was found out


class Gained(TypedDict):
    """What a player has gained of one kind in a round."""

    kind: str
    total: int
    text: str  # "+12 VP"
    reasons: list[str]  # "Caribbean +6", the largest first


class RoundOf(TypedDict):
    """What a round has brought a player."""

    seat: int
    name: str
    gains: list[Gained]


class Summary(TypedDict):
    """A round when it is over: who gained what and why, what is new, and what will score next."""

    kind: Literal["summary"]
    round: int
    title: str  # "Round 3"
    players: list[RoundOf]
    new: list[str]
    next: str  # empty after the last round


class Side(TypedDict):
    """A move of the solution of a puzzle."""

    name: str
    text: str
    behind: str  # the best move; empty for that one
    reason: str
    brings: str  # "Points soon: …"
    line: list[str]  # how it might go on: a line for each who moves


class Solution(TypedDict):
    """What my answer to a puzzle is worth, and the solution."""

    kind: Literal["solution"]
    right: bool
    answered: str  # empty for who has given up
    verdict: str
    best: Side
    tempting: Side
    proof: str  # how it was found out


class Refusal(TypedDict):
    """What was asked for cannot be done; the scene follows."""

    kind: Literal["refused"]
    message: str
    code: str
    rule: str


class Presence(TypedDict):
    """Somebody has come or gone."""

    kind: Literal["presence"]
    seat: int
    present: bool


class Remark(TypedDict):
    """What a player has said."""

    number: int
    seat: int
    name: str
    text: str  # a phrase in the viewer's language, or the words of whoever says it
    at: float
    mine: bool


class Talk(TypedDict):
    """What players have said to each other: all that is kept, or what is new."""

    kind: Literal["talk"]
    whole: bool
    muted: bool  # I do not want to hear it
    remarks: list[Remark]


class Meanwhile(TypedDict):
    """The real table asks me while I try things out."""

    kind: Literal["meanwhile"]
    text: str


class Ended(TypedDict):
    """The server goes down: connect again in a moment."""

    kind: Literal["ended"]


FromServer = Scene | Change | About | Preview | Ghosts | Hint | Summary | Solution | Refusal | Presence | Talk | Meanwhile | Ended


# -- from the client ---------------------------------------------------------------------------------------------------


class Take(TypedDict):
    """I choose this; `order`: now and whenever the question comes again in this round, if the option is `standing`."""

    kind: Literal["take", "order"]
    number: int
    option: str


class Retake(TypedDict):
    """My last step is taken back, or all of my turn; or what I have ordered ends."""

    kind: Literal["undo", "restart", "no orders"]
    number: int


class Propose(TypedDict):
    """I ask the others to end the game without a winner, give up, or ask to take back my last move and all that came later."""

    kind: Literal["propose"]
    number: int
    what: Literal["abandon", "concede", "back"]


class Consent(TypedDict):
    """I agree to what somebody asks for; or not, or no more to what I have asked for."""

    kind: Literal["agree", "decline"]
    number: int


class Say(TypedDict):
    """I say something to everybody at the table: the id of a phrase, or a text."""

    kind: Literal["say"]
    phrase: NotRequired[str]
    text: NotRequired[str]


class Mute(TypedDict):
    """I do not want to hear what is said at this table, or I do again."""

    kind: Literal["mute"]
    on: bool


class Ask(TypedDict):
    """The scene, please; a look ahead at all options; a hint; back from a trial; no waiting for what bots do; the solution of a
    puzzle."""

    kind: Literal["hello", "ghosts", "hint", "back", "skip", "solve"]


class Try(TypedDict):
    """Trying things out; from a move of a game that is over, as the seat knew it that decided then."""

    kind: Literal["try"]
    move: NotRequired[int]


class Answer(TypedDict):
    """Where things are tried out: a bot decides for whoever is asked."""

    kind: Literal["answer"]
    number: int


class AskAbout(TypedDict):
    """What is this?"""

    kind: Literal["about"]
    thing: str


class AskOption(TypedDict):
    """What would it bring about? Why is it not open? (answered as `about`)"""

    kind: Literal["preview", "why"]
    option: str


class AskRound(TypedDict):
    """What has this round brought?"""

    kind: Literal["summary"]
    round: int


class Look(TypedDict):
    """The curtain is lifted for one of my seats; another viewpoint, if allowed."""

    kind: Literal["look", "eyes"]
    seat: int


class Speak(TypedDict):
    """Another language."""

    kind: Literal["language"]
    language: str


FromClient = Take | Retake | Propose | Consent | Say | Mute | Ask | Try | Answer | AskAbout | AskOption | AskRound | Look | Speak
