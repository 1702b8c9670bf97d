"""What one viewer sees of a table: words in the viewer's language, drawings in parts, and what is open to choose."""

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from caravela import __version__
from caravela.core.events import ALL, Event
from caravela.core.game import Decision, Score, View
from caravela.core.refused import Refused
from caravela.games import find_face, title
from caravela.render.again import again
from caravela.render.artist import Artist
from caravela.render.legend import pictured
from caravela.render.sheet import Sheet
from caravela.table.play import Play
from caravela.table.store import Seat, TableRow
from caravela.table.table import Note, Proposal, Table
from caravela.teach.counsel import Counsel
from caravela.teach.guide import OPENING
from caravela.teach.rounds import tell_round
from caravela.teach.telling import advice, meanwhile, taught, thought
from caravela.text import Speaker
from caravela.web import protocol
from caravela.web.protocol import (
    CampaignOf,
    Drawn,
    Entry,
    Frame,
    Line,
    Offer,
    Option,
    Panel,
    Player,
    Question,
    Said,
    Scene,
    Shown,
    Sight,
)
from caravela.web.talk import PHRASES
from caravela.web.terms import terms

MANY = 150  # options; with more, each is looked at when it is chosen
SPECTATOR = -1
BLANKS = {"option": "{option}", "options": "{options}"}  # what pages put into their own words


@dataclass
class Viewer:
    """Somebody who looks at a table: the seats that are theirs, those whose eyes they may use, and how they like it."""

    person: str
    language: str
    mine: list[int] = field(default_factory=list)
    coached: list[int] = field(default_factory=list)
    host: bool = False
    eyes: int | None = None  # chosen viewpoint
    looked: int | None = None  # the seat for which the curtain was lifted last
    trying: int | None = None  # the seat for which things are tried out: the viewer moves for all

    def may_see(self, seat: int, over: bool) -> bool:
        return seat == SPECTATOR or over or seat in self.mine or seat in self.coached


@dataclass(frozen=True)
class Seen:
    """What one seat sees after an act: what it knows, what is drawn of that, what the panels say, and the rest in words."""

    now: tuple[int, int]
    seat: int
    known: View  # by the seat, and perhaps by everybody
    parts: dict[str, str]
    players: list[Panel]
    words: Drawn

    @property
    def view(self) -> View:
        return self.known if self.known.seat == self.seat else dataclasses.replace(self.known, seat=self.seat)


@dataclass(frozen=True)
class Logged:
    """A line of the log: who may read it, the seats that it names, and what it says; to a seat that it is about, perhaps else."""

    seen_by: int
    named: tuple[int, ...]
    said: Said
    else_to: dict[int, Said]


class Teller:
    """A table told in one language. It remembers what it has said, because the log only grows."""

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        self.face = find_face(table.game.name)
        self.artist: Artist = self.face.artist
        self.speaker = self.face.speaker(
            language,
            [seat.name for seat in table.seats],
            table.row.agreed,
            table.play.record.tables if table.play else None,
        )
        self.agreed = terms(table.row, language, self.speaker)
        self.hints = True  # whoever plays alone may ask for them
        self._lines: list[list[Logged]] = []
        self._seen: dict[int, Seen] = {}
        self._public: tuple[tuple[int, int], View] | None = None  # what everybody may know, and when
        self._around: tuple[object, list[Panel], list[Player]] | None = None  # the panels as they were told last, and when
        self._described: dict[str, tuple[Sheet, protocol.Sheet]] = {}  # sheets as they were told last
        self.categories: list[protocol.Category] = [{"id": c, "title": self.speaker.category(c)} for c in table.game.categories]
        self.title = title(table.game.name, language)
        self.words = {page: self.speaker.message(own, **BLANKS) for page, own in self.artist.words.items()}  # of the page itself

    # -- the log -------------------------------------------------------------------------------------------------------

    def forget(self, moves: int) -> None:
        """Moves after this one were taken back."""
        del self._lines[moves + 1 :]

    def line(self, event: Event) -> Logged:
        """A line of the log; nobody's when it does not name the player whose it would be."""
        named = self.speaker.named(event.phrase)
        terms = tuple([term for term in event.phrase.terms if term.sort != "seat" or term.value in named])
        said: Said = {
            "text": self.speaker.event(event),
            "who": event.who if event.who in named else SPECTATOR,
            "rule": event.phrase.rule,
            "things": self.artist.things(terms, SPECTATOR, self.speaker),
        }
        # What is read out at the table when this happens: a side of a story card, the end of a campaign.
        tale = self.face.described.tale
        page = tale.page(event, self.speaker) if tale is not None else None
        if page is not None:
            said["read"] = {"key": page.key, "title": page.title, "lines": list(page.lines)}
        if event.seen_by != ALL:
            said["own"] = True
        seats = [int(term.value) for term in terms if term.sort == "seat"]
        things = {seat: self.artist.things(terms, seat, self.speaker) for seat in seats}
        else_to: dict[int, Said] = {seat: {**said, "things": own} for seat, own in things.items() if own != said["things"]}
        return Logged(event.seen_by, tuple(named), said, else_to)

    def log(self, seat: int, mine: list[int], since: int = 0) -> list[Entry]:
        """What happened at the start and at each move from `since` on, as far as the seat may know it."""
        told = self.table.playing.log
        while len(self._lines) < len(told):
            self._lines.append([self.line(event) for event in told[len(self._lines)]])
        moves = self.table.record.moves
        notes: dict[int, list[Note]] = {}
        for note in [one for one in self.table.notes if one.move >= since]:
            notes.setdefault(note.move, []).append(note)
        entries: list[Entry] = []
        for move in range(since, len(told)):
            by = moves[move - 1].seat if move else SPECTATOR
            lines: list[Line] = [
                {**line.else_to.get(seat, line.said), "me": by not in mine and any([one in mine for one in line.named])}
                for line in self._lines[move]
                if line.seen_by in (ALL, seat)
            ]
            lines += [self.note(note, mine) for note in notes.get(move, ())]
            if lines:
                entries.append({"move": move, "round": self.table.round_of(move), "by": by, "lines": lines})
        return entries

    def note(self, note: Note, mine: list[int]) -> Line:
        """The line of the log that says who plays a seat from now on."""
        player, say = self.speaker.player(note.seat), self.speaker.message
        if note.kind == "out":
            text = say("web-clock-out", player=player)
        elif note.kind == "failed":
            text = say("outside-stand-in", who=player)
        elif note.kind in ("taken", "uncovered"):
            text = say("web-back-taken", player=player, n=note.number)
            text = f"{text} {say('web-back-uncovered')}" if note.kind == "uncovered" else text
        elif note.kind == "hint":
            text = say("web-hint-used", player=player)
        else:
            text = say("web-seat-left", player=player) if note.kind == "left" else say("web-seat-back", player=player)
        news = (note.kind == "out") == (note.seat in mine) and note.kind in ("out", "taken", "uncovered")
        return {"text": text, "who": note.seat, "rule": "", "things": [f"seat-{note.seat}"], "me": news}

    # -- the board -----------------------------------------------------------------------------------------------------

    def seen(self, seat: int) -> "Seen":
        """What a seat sees, drawn once for each act. Whoever knows no more than everybody shares the public drawing."""
        play = self.table.playing
        now = (self.table.number, id(play))
        known = self._seen.get(seat)
        if known is not None and known.now == now:
            return known
        if seat != SPECTATOR and not play.knows_more(seat):
            public = self.seen(SPECTATOR)
            own = self.artist.own_mat(public.known, seat, self.speaker)
            words = public.words if play.game.asks_openly else cast(Drawn, {**public.words, **self.question(play, seat)})
            self._seen[seat] = Seen(now, seat, public.known, public.parts | own.parts_here, public.players, words)
        else:
            self._seen[seat] = self.draw(play, seat, now, self.view(play, seat, now))
        return self._seen[seat]

    def view(self, play: Play, seat: int, now: tuple[int, int]) -> View:
        """What a seat knows. What everybody knows is looked up once, and what the seat knows beside it is added."""
        if self._public is None or self._public[0] != now:
            self._public = now, play.view(SPECTATOR)
        public = self._public[1]
        return public if seat == SPECTATOR else play.view(seat, public)

    def draw(self, play: Play, seat: int, now: tuple[int, int], view: View) -> "Seen":
        scores = play.scores(seat)
        sheets = self.artist.sheets(view, self.speaker)
        words: Drawn = {
            **self.question(play, seat),
            "where": self.artist.where(view, self.speaker),
            "sheets": [self.described(sheet) for sheet in sheets],
            "scores": [{"seat": score.who, "total": score.total, "points": score.categories} for score in scores],
            "categories": self.categories,
            "rounds": self.rounds(),
        }
        parts: dict[str, str] = {}
        for sheet in sheets:
            parts.update(sheet.parts_here)
        return Seen(now, seat, view, parts, self.players(view, scores), words)

    def described(self, sheet: Sheet) -> protocol.Sheet:
        """A sheet in words; the very same ones as long as nothing of them has changed."""
        known = self._described.get(sheet.id)
        if known is None or known[0] is not sheet:
            told = described(sheet)
            self._described[sheet.id] = known = sheet, known[1] if known is not None and known[1] == told else told
        return known[1]

    def question(self, play: Play, seat: int) -> Question:
        """What is asked, or who decides if that is all that a seat may know of it; at the end, who has won."""
        if play.stopped and not play.over:
            return {"status": self.speaker.message("table-parted", move=len(play.record.moves)), "rule": ""}
        decision = play.decision
        if decision is None:
            return {"status": self.winners(play), "rule": ""}
        if decision.who != seat and not play.game.asks_openly:
            return {"status": self.deciding(decision), "rule": ""}
        return {"status": self.speaker.question(decision), "rule": decision.rule}

    def deciding(self, decision: Decision) -> str:
        """All that others may know of a question that tells of a hand."""
        return self.speaker.message("web-deciding", who=self.speaker.player(decision.who))

    def players(self, view: View, scores: list[Score]) -> list[Panel]:
        """The players' panels, as far as the game says."""
        return [self.panel(seat, view, scores[seat.number].total) for seat in self.table.seats]

    def panel(self, seat: Seat, view: View, score: int) -> Panel:
        n = seat.number
        looks = again(("panel", n), None, view, self.speaker, lambda view: self.looks(n, view))
        return {"seat": n, "name": seat.name, "active": n == view.decider, "score": score, **looks}

    def looks(self, n: int, view: View) -> protocol.Looks:
        artist = self.artist
        return {
            "colour": artist.colour(view, n),
            "letter": artist.letter(view, n),
            "place": artist.place(view, n),
            "facts": [
                {"thing": f.thing, "label": f.label, "value": f.value, "drawing": f.drawing, "pays": f.pays}
                for f in artist.facts(view, n, self.speaker)
            ],
        }

    def players_now(self, seen: Seen, present: set[int], now: float) -> list[Player]:
        """The same for all who are told at the same time and see the same."""
        at = (seen.now, frozenset(present), now)
        if self._around is None or self._around[0] != at or self._around[1] is not seen.players:
            self._around = at, seen.players, self.around(seen.players, present, now)
        return self._around[2]

    def around(self, players: list[Panel], present: set[int], now: float) -> list[Player]:
        """The players' panels with who is there, who plays, and how much time there is."""
        table = self.table
        clocks = table.clocks
        told: list[Player] = []
        for player, seat in zip(players, table.seats, strict=True):
            n = seat.number
            left = clocks.left(n, now) if clocks is not None else None
            told.append(
                {
                    **player,
                    "kind": table.bots.get(n, "person"),
                    "bot": self.speaker.bot(table.bots[n]) if n in table.bots else "",
                    "present": n in present or n in table.bots,
                    "clock": None if left is None else {"left": round(left), "runs": clocks is not None and clocks.runs() == n},
                    "out": n in table.bots and seat.kind == "person",
                    "free": seat.open,
                }
            )
        return told

    # -- what is open --------------------------------------------------------------------------------------------------

    def things_of(self, option: str, view: View) -> list[str]:
        return self.artist.option_things(option, view, self.speaker)

    def options(self, decision: Decision, view: View) -> Offer:
        """What can be chosen, and what to click for it."""
        play, speaker = self.table.playing, self.speaker
        options: list[Option] = []
        names: dict[str, str] = {}
        few = len(decision.options) <= MANY
        free = self.table.game.options.free if any(n not in self.table.game.options.free for n in decision.options) else set()
        only = speaker.message("web-only-option") if len(decision.options) == 1 else ""
        outlooks = play.outlooks(decision.options) if few else [(True, False)] * len(decision.options)
        for name, (ends, barrier) in zip(decision.options, outlooks, strict=True):
            option = self.table.game.options.named(name)
            terms = option.terms if option is not None else ()
            things = self.things_of(name, view)
            numbers = [term.value for term in terms if term.sort == "number" and isinstance(term.value, int)]
            options.append(
                {
                    "name": name,
                    "text": speaker.option(name, decision),
                    "deed": option.verb.constant.lower() if option is not None else "",
                    "things": things,
                    "number": numbers[0] if len(numbers) == 1 and len(terms) == 1 else None,
                    "ends": ends,
                    "barrier": barrier,
                    "standing": name in self.table.game.options.declining,  # can be answered by itself until the round ends
                    "price": self.artist.price(name, view, decision, speaker),
                    "free": name in free,
                    "note": self.artist.note(name, view, speaker) or only,
                }
            )
            for thing in things:
                if thing not in names:
                    names[thing] = self.artist.name(thing, view, speaker)
        options.sort(key=self.place_of)
        turning = [thing for thing in self.artist.turning(view) if thing in names]
        figures = self.artist.figures(view)
        lacking: list[protocol.Lacking] = [
            {"text": speaker.option(one.option, decision), "things": self.things_of(one.option, view), "missing": one.missing}
            for one in self.artist.lacking(view, decision, speaker)
        ]
        return {
            "options": options,
            "lacking": lacking,
            "names": names,
            "turning": turning,
            "figures": dict(figures) if any(thing in figures for thing in names) else {},
            "ghosts": self.artist.looks_ahead,
            "teaching": self.teaching(decision),
        }

    def teaching(self, decision: Decision) -> protocol.Teaching:
        """What the teacher says: of the question, whoever asks it for the first time, and of the step of a guided game."""
        say, question, lesson = self.speaker, decision.question.message, self.table.lesson(decision.who)
        step: protocol.Step | None = None
        if lesson is not None:
            told, said = lesson.step, taught(lesson, decision, say)
            step = {
                "number": lesson.number,
                "of": len(self.table.guide.steps) if self.table.guide is not None else 0,
                "part": lesson.place + 1,
                "parts": lesson.parts,
                "what": said.what,
                "why": said.why,
                "ways": said.ways,
                "rule": told.rule,
                "options": list(lesson.options),
                "meanwhile": self.meanwhile(decision.who),
                "opening": [say.message(f"opening-{part}") for part in OPENING],
            }
        signs = self.face.legend.of(question)
        picture = pictured(signs, self.artist.drawings) if signs else ""
        ends = self.table.lesson_ends(decision.who)
        left = say.message(ends, at="table") if ends else ""
        over = ends == "teach-over"
        return {
            "question": question,
            "text": say.first_time(question),
            "picture": picture,
            "step": step,
            "left": left,
            "over": over,
        }

    def meanwhile(self, who: int) -> list[str]:
        """What others did since the last move of who learns."""
        play, since = self.table.playing, self.table.last_move_of([who])
        told = play.seen(who, since + 1)
        movers = [move.seat for move in play.record.moves[since:]]
        return meanwhile([move for move in zip(movers, told, strict=False) if move[0] != who], self.speaker) if since else []

    def place_of(self, option: Option) -> tuple[bool, bool, bool, bool]:
        """In the list: the usual first, what leaves it undone after what could be done, free actions at the end."""
        known = self.table.game.options
        verb = known.verb_of(known.numbers[option["name"]]).constant
        return option["free"], option["name"] in known.declining, not option["things"], verb not in self.artist.usual

    def orders(self, mine: list[int]) -> list[str]:
        """What my seats answer by themselves until the round ends."""
        return [self.speaker.option(option) for (seat, _), option in self.table.orders.items() if seat in mine]

    def last_mover(self, viewer: Viewer, seat: int) -> int:
        """The seat of the viewer whose moves could be taken back: at one screen, whoever of them moved last."""
        moves = self.table.record.moves
        last = moves[-1].seat if moves else SPECTATOR
        if last in viewer.mine and last not in self.table.bots and not needs_curtain(self.table, viewer, last):
            return last
        return seat if seat in viewer.mine and seat not in self.table.bots else SPECTATOR

    def undo(self, seat: int) -> protocol.Undo:
        play, speaker = self.table.playing, self.speaker
        steps = play.steps_back(seat) if seat >= 0 else 0
        if steps:
            last = play.record.moves[-1].option
            return {
                "step": speaker.message("web-undo-step", option=speaker.option(last, play.last_decision())),
                "turn": steps,
                "barrier": "",
            }
        moved = seat >= 0 and any(move.seat == seat for move in play.record.moves)
        return {"step": None, "turn": 0, "barrier": speaker.message("undo-barrier" if moved else "undo-nothing")}

    def proposal(self, viewer: Viewer) -> protocol.Proposal | None:
        """What somebody asks all others for."""
        asked = self.table.proposal
        if asked is None:
            return None
        missing = sorted(self.table.deciding_people - asked.agreed)
        waits = self.speaker.together([self.speaker.player(seat) for seat in missing])
        return {
            "kind": cast(Any, asked.kind),
            "seat": asked.seat,
            "text": proposed(asked, self.speaker),
            "waits": self.speaker.message("web-ask-waits", players=waits),
            "answer": any(seat in viewer.mine for seat in missing),
        }

    # -- the whole -----------------------------------------------------------------------------------------------------

    def scene(self, viewer: Viewer, present: set[int], now: float, since: int = 0) -> Sight:
        """All that the viewer sees now, with the log from a move on."""
        table = self.table
        if table.play is None:
            return self.waiting_room(viewer, present)
        seat = eyes(table, viewer)
        frame = self.frame(viewer, seat)
        if needs_curtain(table, viewer, seat):
            text = self.speaker.message("web-curtain", who=self.speaker.player(seat))
            return {**frame, "seat": SPECTATOR, "curtain": {"seat": seat, "text": text}, **NOTHING}
        play = table.play
        seen = self.seen(seat)
        decision = play.decision
        asked = decision is not None and decision.who in viewer.mine and decision.who == seat and seat not in table.bots
        return {
            **frame,
            **seen.words,
            "status": self.speaker.prompt(decision, len(viewer.mine) > 1)
            if asked and decision is not None
            else seen.words["status"],
            "curtain": None,
            "my_turn": asked,
            **(self.options(decision, seen.view) if asked and decision is not None else NO_OPTIONS),
            "orders": self.orders(viewer.mine),
            "proposal": self.proposal(viewer),
            "undo": self.undo(self.last_mover(viewer, seat)),
            "parts": seen.parts,
            "players": self.players_now(seen, present, now),
            "log": self.log(seat, viewer.mine, since),
            "since": table.last_move_of(viewer.mine),
        }

    def winners(self, play: Play) -> str:
        """The last sentence of a game; who plays alone may have lost."""
        winners, points = play.winners()
        if play.record.ended == "abandoned":
            return self.speaker.message("web-ended-abandoned")
        if play.record.ended and not winners:
            return self.speaker.message("web-ended-conceded", who=self.speaker.player(play.record.conceded))
        if play.record.ended:
            who = self.speaker.message("web-ended-conceded", who=self.speaker.player(play.record.conceded))
            return f"{who} {self.won(winners, points)}"
        return self.won(winners, points)

    def won(self, winners: list[int], points: int) -> str:
        if not winners:
            return self.speaker.message("term-no-winner", points=points)
        if len(winners) == 1:
            return self.speaker.message("term-winner", who=self.speaker.player(winners[0]), points=points)
        names = self.speaker.together([self.speaker.player(seat) for seat in winners])
        return self.speaker.message("term-winners-shared", names=names, points=points)

    def ending(self, play: Play) -> list[str]:
        """What else there is to say of a game that is over: what was needed alone, and what was achieved."""
        return [] if play.record.ended else self.face.described.ending(play.view(SPECTATOR), self.speaker)

    def round_title(self, n: int) -> str:
        return self.artist.round_title(n, self.speaker) if n else ""

    def rounds(self) -> list[protocol.Round]:
        return [{"round": n, "title": self.round_title(n), "move": move} for n, move in self.table.rounds]

    def frame(self, viewer: Viewer, seat: int) -> Frame:
        table = self.table
        return {
            "table": table.row.id,
            "title": table_title(table.row, table.seats, self.speaker.language, self.title),
            "game": table.game.name,
            "language": self.speaker.language,
            "words": self.words,
            "open": table.play is None,
            "number": table.number,
            "move": table.moves,
            "seat": seat,
            "mine": viewer.mine,
            "coached": viewer.coached,
            "host": viewer.host,
            "trying": viewer.trying is not None,
            "decider": table.decider,
            "over": table.over,
            "cancelled": table.row.status == "cancelled",
            "campaign": campaign_of(table),
            "agreed": self.agreed,
            "talk": PHRASES if table.row.talk != "none" else [],
            "words_allowed": table.row.talk == "all",
            "hints": self.hints,
        }

    def waiting_room(self, viewer: Viewer, present: set[int]) -> Sight:
        table = self.table
        missing = [self.speaker.player(n) or self.speaker.message("seat", n=n + 1) for n in table.missing]
        players: list[Player] = [
            {
                "seat": seat.number,
                "name": seat.name,
                "kind": seat.kind,
                "bot": self.speaker.bot(seat.kind) if seat.kind != "person" else "",
                "present": seat.number in present or seat.kind != "person",
                "colour": seat.number,
                "letter": "ABCDEF"[seat.number],
                "active": False,
                "place": seat.number + 1,
                "facts": [],
                "score": 0,
                "clock": None,
                "out": False,
                "free": seat.open,
            }
            for seat in table.seats
        ]
        waits = self.speaker.message("web-waiting-for", players=self.speaker.together(missing))
        status = self.speaker.message("web-room-cancelled") if table.row.status == "cancelled" else waits
        return {**self.frame(viewer, SPECTATOR), "curtain": None, **NOTHING, "status": status, "players": players}

    def past(self, play: Play, viewer: Viewer, seat: int, number: int) -> Scene:
        """The table as it was after a move, for those who look back."""
        seen = self.draw(play, seat, (0, 0), play.view(seat))
        return {
            **self.frame(viewer, seat),
            **NOTHING,
            **seen.words,
            "kind": "scene",
            "move": number,
            "curtain": None,
            "decider": seen.view.decider,
            "over": seen.view.over,
            "parts": seen.parts,
            "players": self.around(seen.players, set(), 0.0),
            "next": None,
            "rematch": None,
        }

    # -- questions about things ----------------------------------------------------------------------------------------

    def about(self, thing: str, viewer: Viewer) -> protocol.About:
        """What there is to say of a thing; of one that is not there, nothing."""
        table = self.table
        seat = eyes(table, viewer)
        if table.play is None or needs_curtain(table, viewer, seat):
            return {**UNTOLD, "thing": thing}
        view = self.seen(seat).view
        told = self.artist.about(thing, view, self.speaker)
        if told is None:
            return {**UNTOLD, "thing": thing}
        why, rule = "", told.rule
        decision = table.play.decision
        if decision is not None and decision.who == seat and seat in viewer.mine:
            meant = self.artist.meant(thing, view, decision, self.speaker)
            closed = table.play.why_not(meant) if meant else ""
            if closed:
                why = self.why(meant, closed, decision)
                rule = closed
        return {
            "kind": "about",
            "thing": thing,
            "title": told.title,
            "lines": list(told.lines),
            "rule": rule,
            "clause": self.clause(rule),
            "value": told.value,
            "why": why,
            "picture": told.picture,
        }

    def asked(self, viewer: Viewer) -> Decision | None:
        """What the viewer is to decide, and may see now. Options tell of hidden cards, so nobody else hears of them."""
        decision = self.table.play.decision if self.table.play is not None else None
        if decision is None or decision.who not in viewer.mine or needs_curtain(self.table, viewer, decision.who):
            return None
        return decision

    def report(self, viewer: Viewer, seat: int) -> list[str]:
        """What somebody needs who looks for a mistake: versions, options, and what this viewer has seen, nothing more."""
        table, play = self.table, self.table.playing
        decision, asked = play.decision, self.asked(viewer)
        if decision is None:
            question = "over"
        elif asked is not None or table.game.asks_openly:
            question = f"question {decision.question.message} {decision.rule} to seat {decision.who + 1}"
        else:
            question = f"seat {decision.who + 1} decides"
        lines = [
            f"caravela {__version__}, game {table.game.name}, rules {table.row.version}, tables {table.row.tables_hash}",
            f"table {table.row.id}, act {table.number}, move {table.moves}, seat {seat + 1}, status {table.row.status}",
            "setup " + " ".join(f"{name}={value}" for name, value in table.row.agreed.items()),
            "players " + ", ".join(f"{i + 1} {table.bots.get(i, 'person')}" for i in range(len(table.seats))),
            f"commitment {table.record.commitment}",
            question,
            *(["open " + " | ".join(asked.options)] if asked is not None else []),
        ]
        for told in self.log(seat, viewer.mine):
            lines += [f"{told['move']:4} {line['text']} [{line['rule']}]" for line in told["lines"]]
        return lines

    def closed(self, option: str, viewer: Viewer) -> protocol.About:
        """Why I cannot take an option now; nothing for one that is open, or when somebody else decides."""
        decision = self.asked(viewer)
        rule = self.table.playing.why_not(option) if decision is not None else ""
        why = self.why(option, rule, decision) if rule else ""
        return {**UNTOLD, "title": self.speaker.option(option), "rule": rule, "clause": self.clause(rule), "why": why}

    def why(self, option: str, rule: str, decision: Decision | None) -> str:
        return self.speaker.message("web-why-not", option=self.speaker.option(option, decision), rule=rule)

    def clause(self, rule: str) -> str:
        page = self.face.clauses(self.speaker.language)
        return page.plain(rule) if rule in page.texts else ""

    def preview(self, option: str, viewer: Viewer) -> protocol.Preview:
        """What taking an open option of mine would bring about; nothing for one that is not open."""
        decision, play = self.asked(viewer), self.table.play
        if decision is None or play is None or option not in decision.options:
            return {"kind": "preview", "name": option, "lines": [], "ends": False, "barrier": False}
        ends, barrier = play.outlook(option)
        events = play.preview(option)
        lines = [self.speaker.event(e) for e in events or [] if e.seen_by in (ALL, decision.who)]
        return {"kind": "preview", "name": option, "lines": lines, "ends": ends, "barrier": barrier}

    def summary(self, number: int) -> protocol.Summary:
        """What a round has brought everybody. It is told from what all have read, so it is the same for everybody."""
        table = self.table
        if number not in [n for n, _ in table.rounds]:
            raise Refused("web-no-round", round=number)
        told = tell_round(self.face.telling, table.playing.log, number, len(table.seats), self.speaker)
        players: list[protocol.RoundOf] = [
            {
                "seat": seat.number,
                "name": seat.name,
                "gains": [
                    {"kind": gained.kind, "total": gained.total, "text": gained.text, "reasons": gained.reasons}
                    for gained in told.seats[seat.number]
                ],
            }
            for seat in table.seats
        ]
        title = self.round_title(number)
        return {"kind": "summary", "round": number, "title": title, "players": players, "new": told.new, "next": told.next}

    def ghosts(self, viewer: Viewer) -> protocol.Ghosts:
        """A look ahead at every open option of mine that has one: each drawing once, and where it goes for which option."""
        decision = self.asked(viewer)
        drawn: dict[str, int] = {}
        places: dict[str, tuple[str, int, float, float]] = {}
        told: protocol.Ghosts = {"kind": "ghosts", "number": self.table.number, "drawn": [], "options": places}
        if decision is None:
            return told
        view = self.seen(decision.who).view
        for option in decision.options:
            ghost = self.artist.ghost(option, view, self.speaker)
            if ghost is not None:
                places[option] = (ghost.sheet, drawn.setdefault(ghost.svg, len(drawn)), ghost.x, ghost.y)
        return {**told, "drawn": list(drawn)}

    def hint(self, told: Counsel, decision: Decision) -> protocol.Hint:
        """What a good player would do, for who is to decide."""
        view = self.seen(decision.who).view
        found: list[protocol.Candidate] = []
        for n, (one, said) in enumerate(zip(told.candidates, advice(told, decision, self.speaker), strict=True)):
            found.append(
                {
                    "name": one.option,
                    "text": said.text,
                    "things": self.things_of(one.option, view),
                    "lead": round(one.lead, 2),
                    "behind": round(one.behind, 2),
                    "close": one.close,
                    "points": {name: round(points, 2) for name, points in one.points.items() if round(points, 2)},
                    "parts": [
                        {"name": part.part, "text": self.speaker.feature(part.part), "points": round(part.points, 2)}
                        for part in told.reasons(n)
                    ],
                    "standing": said.behind,
                    "brings": said.brings,
                    "reason": said.reason,
                    "line": said.line,
                }
            )
        return {"kind": "hint", "number": self.table.number, "candidates": found, "thought": thought(told, self.speaker)}


def table_title(row: TableRow, seats: Sequence[Seat], language: str, game: str = "") -> str:
    """How a table is called: as whoever made it wished, else by its game and the people who sit there."""
    if row.title:
        return row.title
    names = ", ".join([seat.name for seat in seats if seat.name])
    return f"{game or title(row.game, language)} · {names}"[:120]


def proposed(asked: Proposal, speaker: Speaker) -> str:
    """What somebody asks the others for, in a sentence."""
    who = speaker.player(asked.seat)
    if asked.kind == "abandon":
        return speaker.message("web-ask-abandon", who=who)
    if asked.kind == "concede":
        return speaker.message("web-ask-concede", who=who)
    text = speaker.message("web-ask-back", who=who, move=asked.move)
    return f"{text} {speaker.message('web-ask-back-uncovered')}" if asked.uncovered else text


def campaign_of(table: Table) -> CampaignOf | None:
    """The campaign that the game belongs to, and whether it has ended with it."""
    if table.row.campaign is None:
        return None
    ended = table.over and table.game.carried_over(table.playing.state()) is None
    return {"id": table.row.campaign, "over": ended}


def described(sheet: Sheet) -> protocol.Sheet:
    return {
        "id": sheet.id,
        "title": sheet.title,
        "desc": sheet.desc,
        "width": sheet.width,
        "height": sheet.height,
        "seat": sheet.seat,
        "areas": [{"title": a.title, "x": a.x, "y": a.y, "width": a.width, "height": a.height} for a in sheet.areas],
        "parts": list(sheet.parts),
    }


NO_OPTIONS: Offer = {
    "options": [],
    "lacking": [],
    "names": {},
    "turning": [],
    "figures": {},
    "ghosts": False,
    "teaching": None,
}
NOTHING: Shown = {
    "status": "",
    "rule": "",
    "my_turn": False,
    "where": "",
    **NO_OPTIONS,
    "orders": [],
    "proposal": None,
    "undo": {"step": None, "turn": 0, "barrier": ""},
    "sheets": [],
    "parts": {},
    "players": [],
    "scores": [],
    "categories": [],
    "log": [],
    "since": 0,
    "rounds": [],
}
UNTOLD: protocol.About = {
    "kind": "about",
    "thing": "",
    "title": "",
    "lines": [],
    "rule": "",
    "clause": "",
    "value": "",
    "why": "",
    "picture": "",
}


def eyes(table: Table, viewer: Viewer) -> int:
    """Through whose eyes the viewer sees: a chosen viewpoint, else the own seat that decides or decided last."""
    if viewer.eyes is not None and viewer.may_see(viewer.eyes, table.over):
        return viewer.eyes
    if len(viewer.mine) > 1:
        if table.decider in viewer.mine:
            return table.decider
        moves = table.record.moves if table.play is not None else []
        return next((move.seat for move in reversed(moves) if move.seat in viewer.mine), viewer.mine[0])
    if viewer.mine:
        return viewer.mine[0]
    return viewer.coached[0] if viewer.coached else SPECTATOR


def needs_curtain(table: Table, viewer: Viewer, seat: int) -> bool:
    """At one screen, what a seat knows stays covered until that player sits there."""
    at_one_screen = len(viewer.mine) > 1 and seat in viewer.mine and viewer.trying is None
    return at_one_screen and viewer.looked != seat and not table.over and table.has_secrets(viewer.mine)


def may_have_record(table: Table, viewer: Viewer) -> bool:
    """It holds the whole truth, luck to come as well: during play it is for who plays alone, also at the same screen."""
    return table.over or (len(viewer.mine) == 1 and table.people == viewer.mine)


def changed(old: Scene, new: Scene) -> protocol.Change:
    """What is different in the new scene, drawings part by part; its log has only what is new."""
    change: dict[str, Any] = {"kind": "change", "number": new["number"]}
    seen, drawn = cast(dict[str, Any], old), old["parts"]
    for key, value in new.items():
        if key == "parts":
            parts = {name: part for name, part in new["parts"].items() if name not in drawn or drawn[name] != part}
            if parts:
                change["parts"] = parts
        elif key == "log":
            if value:
                change["log"] = value
        else:
            before = seen[key]
            if before is not value and before != value:  # most of it is the very same
                change[key] = value
    return cast(protocol.Change, change)
