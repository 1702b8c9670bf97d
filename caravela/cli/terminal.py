"""Play in the terminal: plain lines without colour or cursor movement, so that a screen reader can follow."""

import random
import shutil
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from caravela.bots import Bot, Seat, find_bot
from caravela.cli.files import exists, write_text
from caravela.core.events import Event
from caravela.core.game import Decision
from caravela.core.refused import Refused
from caravela.table.play import Play
from caravela.text import Speaker, find_language
from caravela.text.clauses import clauses
from caravela.text.describe import DESCRIBED

PERSON = "person"
WIDE = 100


class Left(Exception):
    """The player leaves; the game is saved."""


class Terminal:
    """One game at one screen: people by turns, bots in between."""

    def __init__(self, play: Play, speaker: Speaker, source: TextIO, out: TextIO, file: Path | None, confirm: bool) -> None:
        self.play = play
        self.speaker = speaker
        self.source = source
        self.out = out
        self.file = file
        self.confirm = confirm
        self.quiet = False
        self.resumed = max(0, len(play.log) - 12) if play.record.moves else 0  # a resumed game tells only its last moves
        self.described = DESCRIBED[play.game.name]
        self.at_screen = -1  # the person who sits before the screen
        self.told: dict[int, int] = {}  # how many moves of the log each seat has been told
        self.people = [i for i, player in enumerate(play.record.players) if player.kind == PERSON]
        self.bots: dict[int, Bot] = {
            i: find_bot(player.kind) for i, player in enumerate(play.record.players) if player.kind != PERSON
        }
        self.commands: dict[str, tuple[str, Callable[[str], None]]] = {
            "m": ("map", self.show_map),
            "b": ("board", self.show_board),
            "c": ("buildings", self.show_market),
            "p": ("scores", self.show_scores),
            "l": ("log", self.show_log),
            "u": ("undo", self.undo),
            "w": ("why", self.why),
            "o": ("options", self.redisplay),
            "h": ("help", self.help),
            "s": ("save", self.save),
            "g": ("language", self.change_language),
            "q": ("quit", self.leave),
        }

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
                write_text(self.file, self.play.record.text())
        except Left:
            raise
        except BaseException:
            self.rescue()
            raise

    def rescue(self) -> None:
        """Whatever ended the game, it is kept: in its file, else in an unused one here or in the home folder."""
        if self.file is None and (not self.people or self.play.over):
            return
        for place in [self.file, Path(), Path.home()]:
            if place is not None:
                try:
                    file = place if place == self.file else unused_file(place, self.play.game.name)
                    write_text(file, self.play.record.text())
                except Refused:
                    continue
                print(self.speaker.message("term-saved", file=str(file)), file=sys.stderr)
                return

    def let_bot_choose(self, seat: int) -> None:
        """With a line that tells so when a person has to wait."""
        if self.out.isatty() and self.people and self.play.record.moves and self.play.record.moves[-1].seat in self.people:
            self.write(self.speaker.message("term-thinking", who=self.speaker.player(seat)))
        self.play.take(seat, choose(self.play, seat, self.bots[seat]))
        if not self.people:
            self.tell_news()

    def let_person_choose(self, seat: int) -> None:
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
                self.play.take(seat, option)
            except Refused as refused:
                self.write(self.speaker.refusal(refused))
                continue
            self.keep()
            self.let_confirm(seat)
            return

    def keep(self) -> None:
        """After each choice of a person; if the file cannot be written, the game goes on and can be saved elsewhere."""
        if self.file is not None:
            try:
                write_text(self.file, self.play.record.text())
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
            self.write("\n" * 60)
            self.ask(self.speaker.message("term-your-turn-curtain", who=self.speaker.player(seat)))

    # -- what is shown ---------------------------------------------------------------------------------------------

    def write(self, *lines: str) -> None:
        for line in lines:
            indent = " " * (len(line) - len(line.lstrip()) + 2)
            self.out.write(self.wrapping(indent).fill(line) + "\n")
        self.out.flush()

    def wrapping(self, indent: str) -> textwrap.TextWrapper:
        """Lines fit the screen; file names and clause ids are never broken."""
        return textwrap.TextWrapper(
            screen_width(), subsequent_indent=indent, replace_whitespace=False, break_long_words=False, break_on_hyphens=False
        )

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
            self.write(*[self.speaker.event(event) for event in news])

    def news(self) -> list[Event]:
        since = self.told.get(self.at_screen, self.resumed)
        return [event for events in self.play.seen(self.at_screen, since) for event in events]

    def redisplay(self, _: str) -> None:
        decision = self.play.decision
        if decision is None:
            return
        self.write("", *self.described.status(self.play.view(decision.who), self.speaker))
        self.write(f"{self.speaker.question(decision)} [{decision.rule}]", *self.listed(decision))

    def listed(self, decision: Decision) -> list[str]:
        """The options by number; many of them share a line. Those that cannot be taken back are marked."""
        shown = []
        marked = False
        for i, option in enumerate(decision.options, 1):
            crosses = len(decision.options) <= 120 and self.play.crosses_barrier(option)
            marked |= crosses
            shown.append(f"{i} {self.speaker.option(option, decision)}{' *' if crosses else ''}")
        abouts = [self.speaker.option_about(option) for option in decision.options]
        if any(abouts):
            shown = [f"{text}: {about}" if about else text for text, about in zip(shown, abouts, strict=True)]
        width = max(len(text) for text in shown) + 2
        across = max(1, (screen_width() - 1) // width) if len(shown) > 10 else 1
        lines = []
        for first in range(0, len(shown), across):
            lines.append(" " + "".join(text.ljust(width) for text in shown[first : first + across]).rstrip())
        if marked:
            lines.append(f"* {self.speaker.message('term-barrier-ahead')}")
        return lines

    def say_final_scores(self) -> None:
        self.write("", self.speaker.message("term-final-scores"), *self.score_lines())
        winners = self.play.game.winners(self.play.state())
        names = self.speaker.together([self.speaker.player(seat) for seat in winners])
        points = self.play.game.scores(self.play.state())[winners[0]].total
        shared = "term-winners-shared" if len(winners) > 1 else "term-winner"
        self.write(self.speaker.message(shared, who=names, names=names, points=points))

    def score_lines(self) -> list[str]:
        scores = self.play.game.scores(self.play.state())
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
        if word.isdecimal() and not rest:
            if len(word) < 6 and 1 <= int(word) <= len(decision.options):
                return decision.options[int(word) - 1]
            raise Refused("option-number", n=typed[:20], most=len(decision.options))
        command = self.command(word.casefold())
        if command is not None:
            command(rest)
            return None
        return self.named(typed, decision)

    def command(self, word: str) -> Callable[[str], None] | None:
        """A single letter, or the whole word in the language spoken or in English."""
        if word == "?":
            return self.help
        for letter, (name, command) in self.commands.items():
            if word in (letter, name, self.speaker.name("term-command", name).casefold()):
                return command
        return None

    def named(self, typed: str, decision: Decision) -> str:
        """The option called so, or shown so, or the only one in which all the words typed stand."""
        folded = typed.casefold()
        shown = {option: self.speaker.option(option, decision).casefold() for option in decision.options}
        for option in decision.options:
            if folded in (option.casefold(), shown[option]):
                return option
        if typed in self.play.game.options.numbers:
            self.play.game.number(self.play.state(), typed)
        words = folded.split()
        fitting = [o for o in decision.options if all(w in o.casefold() or w in shown[o] for w in words)]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise Refused("option-ambiguous", typed=typed[:60], options=", ".join(fitting[:12]))
        self.play.game.number(self.play.state(), typed[:60])
        raise AssertionError("an unknown option is refused")

    def show_map(self, _: str) -> None:
        self.write(*self.described.map(self.play.view(self.at_screen), self.speaker))

    def show_board(self, rest: str) -> None:
        seats = len(self.play.record.players)
        if rest and not (rest.isdecimal() and len(rest) < 3 and 1 <= int(rest) <= seats):
            raise Refused("seat-range", seat=rest[:20], seats=seats)
        seat = int(rest) - 1 if rest else self.at_screen
        self.write(*self.described.board(self.play.view(self.at_screen), seat, self.speaker))

    def show_market(self, _: str) -> None:
        self.write(*self.described.market(self.play.view(self.at_screen), self.speaker))

    def show_scores(self, _: str) -> None:
        self.write(self.speaker.message("term-heading-scores"), *self.score_lines())

    def show_log(self, rest: str) -> None:
        """The last thirty lines of the log, or as many as asked for."""
        lines = [self.speaker.event(event) for events in self.play.seen(self.at_screen) for event in events]
        self.write(*lines[-(int(rest) if rest.isdecimal() and len(rest) < 7 and int(rest) else 30) :])

    def undo(self, _: str) -> None:
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
                self.write(self.speaker.refusal(refused))
                rule = str(refused.about.get("rule", rule))
        page = clauses(self.play.game.name)
        if rule in page.texts:
            self.write(self.speaker.message("term-rule", rule=rule, text=page.plain(rule)))

    def help(self, rest: str) -> None:
        """The commands, or the rules about a word."""
        if rest:
            page = clauses(self.play.game.name)
            self.write(*[f"{clause}: {page.plain(clause)}" for clause in page.find(rest)[:12]])
            return
        self.write(self.speaker.message("term-heading-help"))
        for letter, (name, _) in self.commands.items():
            self.write(f"  {letter}  {self.speaker.name('term-command', name)}: {self.speaker.about('term-command', name)}")

    def save(self, rest: str) -> None:
        """In the file named, or the game's own; never over something else."""
        path = Path(rest) if rest else self.file or unused_file(Path(), self.play.game.name)
        if path != self.file and exists(path):
            raise Refused("file-exists", file=str(path))
        write_text(path, self.play.record.text())
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


def unused_file(folder: Path, name: str) -> Path:
    """A file there that does not exist yet."""
    n = 1
    while exists(path := folder / (f"{name}.txt" if n == 1 else f"{name}-{n}.txt")):
        n += 1
    return path


def screen_width() -> int:
    return max(40, min(shutil.get_terminal_size((WIDE, 24)).columns, WIDE))


def choose(play: Play, seat: int, bot: Bot) -> str:
    """A bot's choice, the same whenever the same game comes to the same point."""
    luck = random.Random(f"{play.record.commitment} {len(play.record.moves)} {seat}")
    return bot.choose(Seat(play.game, play.state(), seat), luck)
