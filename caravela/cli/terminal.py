"""Play in the terminal: plain lines without colour or cursor movement, so that a screen reader can follow."""

import random
import shutil
import sys
import textwrap
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import TextIO

from caravela.bots import Bot
from caravela.bots.outside import OutsideBot, Program, bot_called
from caravela.cli.files import exists, write_text
from caravela.cli.teacher import Notes, guide_of, lesson_at, lesson_lines, round_lines
from caravela.cli.typed import fits, says_more, words
from caravela.core.events import Event
from caravela.core.game import Decision, Game
from caravela.core.refused import Refused
from caravela.core.state import State
from caravela.games import find_face
from caravela.table.campaign import Campaign
from caravela.table.play import Play
from caravela.table.thinking import luck_of_hint
from caravela.teach.counsel import Counsel, counsel
from caravela.teach.guide import LEARNER
from caravela.teach.rounds import BEGINS, tell_round
from caravela.teach.telling import advice, thought
from caravela.text import Speaker, find_language
from caravela.text.describe import Sheet
from caravela.text.words import Choice

PERSON = "person"
WIDE = 100
CURTAIN = 60  # empty lines at least between two players
GLUE = "\u00a0"  # a space at which no line is broken
CLAUSES = 12  # shown at once
MANY = 8  # options of a kind are listed one below the other up to this number


class Left(Exception):
    """The player leaves; the game is saved."""


@dataclass(frozen=True)
class Command:
    """A letter to type, or a word; what shows something of the table is named by the game."""

    letter: str
    name: str
    run: Callable[[str], None]
    sheet: bool = False

    def called_by(self, word: str, speaker: Speaker) -> bool:
        return word in (self.letter, self.name, self.word(speaker).casefold())

    def word(self, speaker: Speaker) -> str:
        return speaker.name("sheet", self.name) if self.sheet else speaker.name("term-command", self.name)

    def about(self, speaker: Speaker) -> str:
        return speaker.about("sheet", self.name) if self.sheet else speaker.about("term-command", self.name)


class Terminal:
    """One game at one screen: people by turns, bots in between."""

    def __init__(
        self,
        play: Play,
        speaker: Speaker,
        source: TextIO,
        out: TextIO,
        file: Path | None,
        confirm: bool,
        campaign: Campaign | None = None,
        programs: Mapping[str, Program] | None = None,
        notes: Notes | None = None,
    ) -> None:
        self.play = play
        self.campaign = campaign  # the game belongs to it and is saved with it
        self.speaker = speaker
        self.source = source
        self.out = out
        self.file = file
        self.confirm = confirm
        self.quiet = False
        self.notes = notes  # nobody teaches without
        self.guide = guide_of(play)
        self.farewells: set[str] = set()  # what was said to who goes on alone
        self.loosely = False  # whether the option meant was only found by some of its words
        self.resumed = max(0, len(play.log) - 12) if play.record.moves else 0  # a resumed game tells only its last moves
        self.face = find_face(play.game.name)
        self.described = self.face.described
        self.at_screen = -1  # the person who sits before the screen
        self.counsel: tuple[int, Counsel] | None = None  # the last hint, and the moves so far when it was given
        self.told: dict[int, int] = {}  # how many moves of the log each seat has been told
        self.people = [i for i, player in enumerate(play.record.players) if player.kind == PERSON]
        self.bots: dict[int, Bot] = {
            i: bot_called(player.kind, programs or {}, play.record.agreed)
            for i, player in enumerate(play.record.players)
            if player.kind != PERSON
        }
        self.commands = [
            Command("m", "map", self.show_map, sheet=True),
            Command("b", "board", self.show_board, sheet=True),
            *[Command(sheet.letter, sheet.name, self.shower(sheet), sheet=True) for sheet in self.described.others],
            Command("p", "scores", self.show_scores),
            Command("r", "summary", self.show_round),
            Command("l", "log", self.show_log),
            Command("u", "undo", self.undo),
            Command("w", "why", self.why),
            Command("i", "hint", self.hint),
            Command("o", "options", self.redisplay),
            Command("e", "explain", self.explain),
            Command("h", "help", self.help),
            Command("s", "save", self.save),
            Command("g", "language", self.change_language),
            Command("q", "quit", self.leave),
        ]

    # -- the game --------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Until the game is over or the player leaves; whatever happens, it is saved if it has a file."""
        try:
            while not self.play.over:
                seat = self.play.decider
                if seat in self.bots:
                    self.let_bot_choose(seat)
                else:
                    self.let_person_choose(seat)
            self.tell_news()
            self.say_final_scores()
            if self.file is not None:
                write_text(self.file, self.text())
        except Left:
            raise
        except BaseException:
            self.rescue()
            raise
        finally:
            self.send_programs_home()

    def send_programs_home(self) -> None:
        state = self.play.state()
        totals = [score.total for score in self.play.game.scores(state)] if state.over else None
        for bot in self.bots.values():
            if isinstance(bot, OutsideBot):
                bot.close(totals, self.play.game.winners(state) if state.over else ())

    def text(self) -> str:
        """What is saved: the record, or the campaign with it."""
        return self.play.record.text() if self.campaign is None else self.campaign.text(self.play.record)

    def rescue(self) -> None:
        """Whatever ended the game, it is kept: in its file, else in an unused one here or in the home folder."""
        if self.file is None and (not self.people or self.play.over):
            return
        for place in [self.file, Path(), Path.home()]:
            if place is not None:
                try:
                    file = place if place == self.file else unused_file(place, self.play.game.name)
                    write_text(file, self.text())
                except Refused:
                    continue
                print(self.speaker.message("term-saved", file=str(file)), file=sys.stderr)
                return

    def let_bot_choose(self, seat: int) -> None:
        """With a line that tells so when a person has to wait."""
        if self.out.isatty() and self.people and self.play.record.moves and self.play.record.moves[-1].seat in self.people:
            self.write(self.speaker.message("term-thinking", who=self.speaker.player(seat)))
        bot = self.bots[seat]
        failed = isinstance(bot, OutsideBot) and bot.forfeit
        option = self.listed_move(seat) or choose(self.play, seat, bot)
        if isinstance(bot, OutsideBot) and bot.forfeit is not None and not failed:
            said = self.speaker.refusal(bot.forfeit)
            self.write(f"{said} {self.speaker.message('outside-stand-in', who=self.speaker.player(seat))}")
        self.play.take(seat, option)
        if not self.people:
            self.tell_news()

    def listed_move(self, seat: int) -> str | None:
        """What the guided game has a seat do: a rival's list, or what is played before the first step."""
        decision = self.play.decision
        if self.guide is None or decision is None:
            return None
        if seat != LEARNER:
            return self.guide.rival_move(self.play.record.moves, seat, decision.options)
        option = self.guide.opening_move(self.play.record.moves)
        return option if option in decision.options else None

    def let_person_choose(self, seat: int) -> None:
        """A single option is asked for only so that others cannot tell; among bots it is taken."""
        only = self.play.only_option or self.listed_move(seat)
        if only is not None and self.people == [seat]:
            self.play.take(seat, only)
            return
        if seat != self.at_screen:
            self.draw_curtain(seat)
            self.at_screen = seat
        self.tell_news()
        self.redisplay("")
        while True:
            line = self.ask(self.speaker.message("term-choose"))
            try:
                option = self.understand(line)
                if option is None:
                    if self.play.decider != seat:
                        return
                    continue
                if not self.sure(option):
                    continue
                self.play.take(seat, option)
            except Refused as refused:
                self.write(self.answer(refused))
                continue
            self.keep()
            self.let_confirm(seat)
            return

    def sure(self, option: str) -> bool:
        """What was typed loosely and may cost something is asked once more."""
        decision = self.play.decision
        if decision is None or not self.loosely or self.speaker.option_parts(option)[0] not in self.face.words.costly:
            return True
        choice = self.described.choice(self.play.view(decision.who), option, decision, self.speaker)
        said = f"{choice.row}: {choice.text}" if choice.row else choice.text
        return not self.ask(self.speaker.message("term-sure", option=said)).strip()

    def answer(self, refused: Refused) -> str:
        """Why something cannot be done. What is open is on the screen already."""
        option = str(refused.about.get("option", ""))
        if refused.message == "option-unknown":
            return self.speaker.message("term-unknown", option=option)
        if refused.message == "option-not-open":
            said = self.speaker.message("term-not-open", option=self.speaker.option(option, self.play.decision))
            told = self.speaker.message("refusal-with-rule", text=said.removesuffix("."), rule=str(refused.about["rule"]))
            return " ".join([told, *self.near(refused)])
        return self.speaker.refusal(refused)

    def near(self, refused: Refused) -> list[str]:
        """What is open and has the same words, if there is any."""
        near = refused.about.get("near")
        return [self.speaker.message("term-near", options=near)] if isinstance(near, list) and near else []

    def keep(self) -> None:
        """After each choice of a person; if the file cannot be written, the game goes on and can be saved elsewhere."""
        if self.file is not None:
            try:
                write_text(self.file, self.text())
            except Refused as refused:
                self.write(self.speaker.refusal(refused))

    def let_confirm(self, seat: int) -> None:
        """With --confirm, a choice that ends the turn can be taken back before the others go on."""
        if self.confirm and self.play.decider != seat and self.play.can_undo(seat):
            self.tell_news()
            if self.command(self.ask(self.speaker.message("term-confirm")).strip().casefold()) == self.undo:
                self.undo("")

    def draw_curtain(self, seat: int) -> None:
        """Between two people at one screen, where something is secret."""
        if len(self.people) > 1 and any(self.play.knows_more(who) for who in self.people):
            if self.at_screen >= 0 and self.news():  # what the one who leaves has just seen
                self.tell_news()
                self.ask(self.speaker.message("term-press-enter"))
            self.out.write("\n" * max(CURTAIN, shutil.get_terminal_size().lines))
            self.ask(self.speaker.message("term-your-turn-curtain", who=self.speaker.player(seat)))

    # -- what is shown ---------------------------------------------------------------------------------------------

    def write(self, *lines: str) -> None:
        for line in lines:
            self.out.write(wrapped(line) + "\n")
        self.out.flush()

    def ask(self, prompt: str) -> str:
        self.out.write(prompt + " > ")
        self.out.flush()
        try:
            line = self.source.readline()
        except KeyboardInterrupt:
            line = ""
        if not line:
            self.out.write("\n")
            self.leave("")
        return line

    def tell_news(self) -> None:
        """What happened since somebody last looked, as far as the person at the screen may know."""
        news = self.news()
        self.told[self.at_screen] = len(self.play.log)
        if not self.quiet:
            self.write(*[line for event in news for line in self.lines_of(event)])
            begun = [int(event.phrase["round"]) for event in news if event.phrase.message == BEGINS]
            if begun and begun[-1] > 1 and self.notes is not None and self.notes.rounds:
                self.tell_round(begun[-1] - 1)

    def lines_of(self, event: Event) -> list[str]:
        """A line of the log, and what is read out with it."""
        page = self.described.tale.page(event, self.speaker) if self.described.tale is not None else None
        return [self.speaker.event(event), *([f"  {line}" for line in page.lines] if page is not None else [])]

    def news(self) -> list[Event]:
        since = self.told.get(self.at_screen, self.resumed)
        return [event for events in self.play.seen(self.at_screen, since) for event in events]

    def redisplay(self, _: str) -> None:
        decision = self.play.decision
        if decision is None:
            return
        view = self.play.view(decision.who)
        self.write("", *self.described.status(view, self.speaker), *self.teaching(decision))
        self.write(f"{self.speaker.prompt(decision, by_name=len(self.people) > 1)} [{decision.rule}]")
        self.write(*self.described.aids(view, decision, self.speaker, screen_width()), *self.listed(decision))

    def teaching(self, decision: Decision) -> list[str]:
        """The step of a guided game; else what is said of a question when it is asked for the first time in a person's life."""
        lesson = lesson_at(self.guide, self.play, decision)
        if lesson is not None and self.guide is not None:
            return ["", *lesson_lines(self.guide, lesson, decision, self.speaker), ""]
        question = decision.question.message
        learns = self.guide is not None and decision.who == LEARNER
        ends = self.guide.farewell(self.play.record.moves, decision.options) if self.guide is not None and learns else ""
        if ends and ends not in self.farewells:
            self.farewells.add(ends)
            return [self.speaker.message(ends, at="terminal")]
        told = self.speaker.first_time(question)
        return [self.speaker.message("term-first-time", text=told)] if told and self.is_new(question) else []

    def is_new(self, what: str) -> bool:
        return self.notes is not None and self.notes.is_new(f"{self.play.game.name}.{what}")

    def listed(self, decision: Decision) -> list[str]:
        """The options by number, those of a kind together. Those that cannot be taken back are marked."""
        view = self.play.view(decision.who)
        marked = False
        numbered: list[tuple[str, Choice]] = []  # the message of the option, and what is listed
        for i, option in enumerate(decision.options, 1):
            crosses = len(decision.options) <= 120 and self.play.crosses_barrier(option)
            marked |= crosses
            choice = self.described.choice(view, option, decision, self.speaker)
            text = f"{i}. {choice.text}{' *' if crosses else ''}"
            numbered.append((self.speaker.option_parts(option)[0], Choice(text, choice.row)))
        lines: list[str] = []
        for (_, row), run in groupby(numbered, key=lambda one: (one[0], one[1].row)):
            texts = [choice.text for _, choice in run]
            lines += [f" {row}: {'; '.join(glued(text) for text in texts)}"] if row else in_columns(texts)
        lacking = [
            f"{self.speaker.option(one.option, decision)} ({self.speaker.message('web-play-missing', missing=one.missing)})"
            for one in self.face.artist.lacking(view, decision, self.speaker)
        ]
        if lacking:
            lines.append(f" {self.speaker.message('term-lacking', options='; '.join(lacking))}")
        if len(decision.options) == 1:
            lines.append(self.speaker.message("web-only-option"))
        if marked:
            lines.append(f"* {self.speaker.message('term-barrier-ahead')}")
        return lines

    def say_final_scores(self) -> None:
        self.write("", self.speaker.message("term-final-scores"), *self.score_lines())
        self.write(*outcome(self.play.game, self.play.state(), self.speaker))

    def score_lines(self) -> list[str]:
        scores = self.play.scores(self.at_screen)
        lines = []
        for score in sorted(scores, key=lambda score: (-score.total, score.who)):
            parts = [f"{self.speaker.category(name)} {n}" for name, n in score.categories.items() if n]
            lines.append(f"  {self.speaker.player(score.who)}: {score.total} ({', '.join(parts) or '–'})")
        return lines

    # -- what is typed ---------------------------------------------------------------------------------------------

    def understand(self, line: str) -> str | None:
        """An option by number or name; or a command, which is carried out."""
        typed = " ".join(line.split())
        if not typed:
            return None
        decision = self.play.decision
        assert decision is not None
        word, _, rest = typed.partition(" ")
        command = self.command(word.casefold())
        if command is not None and not (rest and words(typed) in map(words, self.play.game.options.names)):
            command(rest)
            return None
        return self.named(typed, decision)

    def command(self, word: str) -> Callable[[str], None] | None:
        """A single letter, or the whole word in the language spoken or in English."""
        if word == "?":
            return self.help
        return next((command.run for command in self.commands if command.called_by(word, self.speaker)), None)

    def named(self, typed: str, decision: Decision) -> str:
        """The open option of that number, or called or shown just so; else the only one in which all the words typed stand.

        What is called or shown just so and is not open is refused with its clause: it never stands for another option.
        """
        game = self.play.game
        self.loosely = False
        number = typed.rstrip(".)")
        if number.isdecimal():
            if len(number) < 6 and 1 <= int(number) <= len(decision.options):
                return decision.options[int(number) - 1]
            raise Refused("option-number", n=typed[:20], most=len(decision.options))
        said, still_open = words(typed), set(decision.options)
        closed = [option for option in game.options.names if option not in still_open]
        asked = {self.speaker.option_parts(option)[0] for option in decision.options}
        akin = [option for option in closed if self.speaker.option_parts(option)[0] in asked]  # what such a question asks about
        fitting = self.called(said, list(decision.options), decision) or self.listed_so(said, decision)
        self.loosely = not fitting
        fitting = (
            fitting
            or self.called(said, closed, decision)
            or self.meant(said, closed, decision)
            or plainest(self.fitting(said, akin, decision))
            or plainest(self.fitting(said, closed, decision))
        )
        if len(fitting) > 1:
            raise Refused("option-ambiguous", typed=typed[:60], options=self.some(fitting, decision))
        option = fitting[0] if fitting else typed[:60]
        if option in still_open:
            return option
        try:
            game.number(self.play.known(), option)
        except Refused as refused:
            near = self.some(self.fitting(said, list(decision.options), decision), decision)
            raise Refused(refused.message, **refused.about, near=near) from None
        raise AssertionError("an option that is not open is refused")

    def called(self, said: list[str], options: list[str], decision: Decision) -> list[str]:
        """The option with just these words, by its name or as the language spoken shows it."""
        by_name = [option for option in options if said == words(option)]
        return by_name or [option for option in options if said == words(self.speaker.option(option, decision))][:1]

    def listed_so(self, said: list[str], decision: Decision) -> list[str]:
        """The open option that stands in the list just so, with its price and what its row begins with."""
        view = self.play.view(decision.who)
        listed = [(option, self.described.choice(view, option, decision, self.speaker)) for option in decision.options]
        return [option for option, choice in listed if said == words(f"{choice.row} {choice.text}")][:1]

    def meant(self, said: list[str], closed: list[str], decision: Decision) -> list[str]:
        """The open options in which the words stand; not one that only says more than another that fits and is not open."""
        fitting = self.fitting(said, list(decision.options), decision)
        if len(fitting) == 1:
            plainer = [option for option in closed if says_more(words(fitting[0]), words(option))]
            return plainest(self.fitting(said, plainer, decision))[:1] or fitting
        return fitting

    def fitting(self, said: list[str], options: list[str], decision: Decision) -> list[str]:
        """The options in which all the words stand, in their names or as they are shown."""
        return [o for o in options if fits(said, words(o)) or fits(said, words(self.speaker.option(o, decision)))]

    def some(self, options: list[str], decision: Decision) -> list[str]:
        """The first dozen, as they are shown."""
        return [self.speaker.option(option, decision) for option in options[:12]] + ["…"] * (len(options) > 12)

    def show_map(self, _: str) -> None:
        self.write(*self.described.map(self.play.view(self.at_screen), self.speaker))

    def show_board(self, rest: str) -> None:
        self.write(*self.described.board(self.play.view(self.at_screen), self.seat_meant(rest), self.speaker))

    def shower(self, sheet: Sheet) -> Callable[[str], None]:
        def show(rest: str) -> None:
            seat = self.seat_meant(rest) if sheet.of_a_seat else self.at_screen
            self.write(*sheet.lines(self.play.view(self.at_screen), seat, self.speaker, screen_width()))

        return show

    def seat_meant(self, typed: str) -> int:
        """The seat by its number from 1, by its player's name, or by the beginning of it; without any, one's own."""
        seats = len(self.play.record.players)
        if typed.isdecimal() and len(typed) < 3 and 1 <= int(typed) <= seats:
            return int(typed) - 1
        names = [player.name.casefold() for player in self.play.record.players]
        meant = typed.casefold()
        named = [i for i, name in enumerate(names) if name == meant or (meant not in names and name.startswith(meant))]
        if typed and len(named) != 1:
            raise Refused("seat-range", seat=typed[:20], seats=seats)
        return named[0] if typed else self.at_screen

    def show_scores(self, _: str) -> None:
        self.write(self.speaker.message("term-heading-scores"), *self.score_lines())

    def show_round(self, rest: str) -> None:
        """The last round that is over, or the one asked for; "on" and "off" say whether it is told by itself."""
        if self.switched(rest, "rounds"):
            return
        begun = [int(event.phrase["round"]) for events in self.play.log for event in events if event.phrase.message == BEGINS]
        over = begun if self.play.over else begun[:-1]
        if not rest and not over:
            self.write(self.speaker.message("web-summary-none"))
            return
        number = int(rest) if rest.isdecimal() and len(rest) < 4 else -1 if rest else over[-1]
        if number not in begun:
            raise Refused("web-no-round", round=rest[:20])
        self.tell_round(number)

    def tell_round(self, number: int) -> None:
        told = tell_round(self.face.telling, self.play.log, number, len(self.play.record.players), self.speaker)
        self.write(*round_lines(told, self.face.artist.round_title(number, self.speaker), self.speaker))

    def explain(self, rest: str) -> None:
        """What there is to say of the question; "on" and "off" say whether that is told by itself, the first time."""
        decision = self.play.decision
        if not self.switched(rest, "teacher") and decision is not None:
            self.write(self.speaker.first_time(decision.question.message) or self.speaker.message("term-explain-nothing"))

    def switched(self, typed: str, what: str) -> bool:
        """Whether somebody said "on" or "off"; from now on it is so."""
        words = [self.speaker.message("term-on").casefold(), self.speaker.message("term-off").casefold()]
        if typed.casefold() not in ("on", "off", *words):
            return False
        on = typed.casefold() in ("on", words[0])
        self.notes = self.notes or Notes()
        setattr(self.notes, what, on)
        self.notes.keep()
        self.write(self.speaker.message("term-told-by-itself" if on else "term-told-on-request"))
        return True

    def show_log(self, rest: str) -> None:
        """The last thirty lines of the log, or as many as asked for."""
        lines = [self.speaker.event(event) for events in self.play.seen(self.at_screen) for event in events]
        self.write(*lines[-(int(rest) if rest.isdecimal() and len(rest) < 7 and int(rest) else 30) :])

    def undo(self, _: str) -> None:
        option = self.play.undo(self.at_screen)
        self.counsel = None
        while self.play.only_option is not None and self.people == [self.at_screen] and self.play.can_undo(self.at_screen):
            option = self.play.undo(self.at_screen)
        self.told[self.at_screen] = len(self.play.log)
        self.write(
            self.speaker.message("term-undone", who=self.speaker.player(self.at_screen), option=self.speaker.option(option))
        )
        self.redisplay("")

    def why(self, rest: str) -> None:
        """The clause behind the question, or why an option is not open."""
        decision = self.play.decision
        assert decision is not None
        rule = decision.rule
        if rest:
            try:
                option = self.named(rest, decision)
                self.write(self.speaker.message("term-is-open", option=self.speaker.option(option, decision)))
            except Refused as refused:
                if refused.message != "option-not-open":
                    raise
                option = str(refused.about["option"])
                said = self.speaker.message("term-not-open", option=self.speaker.option(option, decision))
                self.write(" ".join([said, *self.near(refused)]))
                rule = str(refused.about.get("rule", rule))
        page = self.face.clauses(self.speaker.language)
        if rule in page.texts:
            self.write(self.speaker.message("term-rule", rule=rule, text=page.plain(rule)))

    def hint(self, _: str) -> None:
        """What a good player would do; when asked once more, how it would go on."""
        decision, moves = self.play.decision, len(self.play.record.moves)
        assert decision is not None
        if lesson_at(self.guide, self.play, decision) is not None:
            raise Refused("hint-guided")
        if self.counsel is None or self.counsel[0] != moves:
            if self.out.isatty():
                self.write(self.speaker.message("web-hint-thinking"))
            seat = self.face.seat(self.play.state(), decision.who)
            self.counsel = moves, counsel(seat, random.Random(luck_of_hint(self.play)))
            self.write(f"{self.speaker.message('web-hint-title')}:")
            for n, one in enumerate(advice(self.counsel[1], decision, self.speaker), 1):
                number = decision.options.index(one.option) + 1
                self.write(f" {n}) {number}. {one.text}{f': {one.behind}' if one.behind else ''}")
                self.write(*[f"    {said}" for said in (one.reason, one.brings) if said])
            self.write(thought(self.counsel[1], self.speaker))
            return
        line = advice(self.counsel[1], decision, self.speaker)[0].line
        self.write(self.speaker.message("web-hint-line"), *[f"  {said}" for said in line])

    def help(self, rest: str) -> None:
        """The commands, or the rules about a word."""
        if rest:
            page = self.face.clauses(self.speaker.language)
            found = page.find(rest)
            self.write(*[f"{clause}: {page.plain(clause)}" for clause in found[:CLAUSES]])
            if len(found) > CLAUSES:
                self.write(self.speaker.message("term-help-more", shown=CLAUSES, n=len(found)))
            return
        if self.play.decision is not None and self.speaker.first_time(self.play.decision.question.message):
            self.explain("")
        self.write(self.speaker.message("term-heading-help"))
        for command in self.commands:
            self.write(f"  {command.letter}  {command.word(self.speaker)}: {command.about(self.speaker)}")

    def save(self, rest: str) -> None:
        """In the file named, or the game's own; never over something else."""
        path = Path(rest) if rest else self.file or unused_file(Path(), self.play.game.name)
        if path != self.file and exists(path):
            raise Refused("file-exists", file=str(path))
        write_text(path, self.text())
        self.file = path
        self.write(self.speaker.message("term-saved", file=str(path)))

    def change_language(self, rest: str) -> None:
        self.speaker = self.speaker.in_language(find_language(rest))
        self.redisplay("")

    def leave(self, _: str) -> None:
        try:
            self.save("")
        except Refused as refused:
            self.write(self.speaker.refusal(refused))
            self.rescue()
        raise Left


def plainest(options: list[str]) -> list[str]:
    """The one of which all the others only say more, if there is one; else all of them."""
    least = min(options, key=len, default="")
    return [least] if all(says_more(words(option), words(least)) for option in options if option != least) and least else options


def unused_file(folder: Path, name: str) -> Path:
    """A file there that does not exist yet."""
    n = 1
    while exists(path := folder / (f"{name}.txt" if n == 1 else f"{name}-{n}.txt")):
        n += 1
    return path


def outcome(game: Game, state: State, speaker: Speaker) -> list[str]:
    """Who has won a game that is over, and what else is to be said of it."""
    winners = game.winners(state)
    points = max(score.total for score in game.scores(state) if not winners or score.who in winners)
    return [winner_line(winners, points, speaker), *find_face(game.name).described.ending(game.view(state, -1), speaker)]


def winner_line(winners: list[int], points: int, speaker: Speaker) -> str:
    names = speaker.together([speaker.player(seat) for seat in winners])
    if not winners:
        return speaker.message("term-no-winner", points=points)
    if len(winners) == 1:
        return speaker.message("term-winner", who=names, points=points)
    return speaker.message("term-winners-shared", names=names, points=points)


def wrapped(line: str) -> str:
    """As it fits the screen; file names and clause ids are never broken."""
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    wrapping = textwrap.TextWrapper(
        screen_width(), subsequent_indent=indent, replace_whitespace=False, break_long_words=False, break_on_hyphens=False
    )
    return wrapping.fill(line).replace(GLUE, " ")


def glued(text: str) -> str:
    """So that it is not broken at the end of a line, if it is short enough."""
    return text.replace(" ", GLUE) if len(text) < screen_width() - 4 else text


def in_columns(texts: list[str]) -> list[str]:
    """Several on a line when there are many and they are short."""
    width = max(len(text) for text in texts) + 2
    across = max(1, (screen_width() - 1) // width) if len(texts) > MANY else 1
    return [
        " " + "".join(text.ljust(width) for text in texts[first : first + across]).rstrip()
        for first in range(0, len(texts), across)
    ]


def screen_width() -> int:
    return max(40, min(shutil.get_terminal_size((WIDE, 24)).columns, WIDE))


def choose(play: Play, seat: int, bot: Bot) -> str:
    """A bot's choice, the same whenever the same game comes to the same point."""
    luck = random.Random(f"{play.record.commitment} {len(play.record.moves)} {seat}")
    return bot.choose(find_face(play.game.name).seat(play.state(), seat), luck)
