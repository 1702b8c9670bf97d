"""caravela play, serve, replay, verify, rules, arena and the other commands: bad input is a sentence and exit code 2."""

import argparse
import io
import json
import os
import signal
import sys
import textwrap
import threading
from pathlib import Path
from typing import Any

from caravela.bots import BOTS
from caravela.build import version_line
from caravela.cli.arena import add_arena, arena
from caravela.cli.bench import bench, report
from caravela.cli.bots import add_bots, bots
from caravela.cli.campaign import outlook, sit_down
from caravela.cli.campaign import tell as tell_campaign
from caravela.cli.files import exists, read_record, read_records, reason, write_text
from caravela.cli.operating import add_backup, add_forget, add_restore, backup, forget, restore
from caravela.cli.puzzles import add_puzzles, puzzles
from caravela.cli.review import add_review, show_review
from caravela.cli.seating import add_programs, changes, check_bots, deal, players_asked, programs_asked, refuse_all
from caravela.cli.teacher import Notes, begin_guided, opening_lines, own_notes
from caravela.cli.terminal import PERSON, Left, Terminal, outcome, screen_width, wrapped
from caravela.cli.train import add_train, train_bots
from caravela.core.game import Game
from caravela.core.record import Record, replay, verify
from caravela.core.refused import Refused
from caravela.core.tables import Tables
from caravela.games import GAMES, find_face, find_game, refusal
from caravela.table.play import Play
from caravela.text import Speaker, find_language


class Parser(argparse.ArgumentParser):
    """argparse's own complaints in one sentence as well."""

    def error(self, message: str) -> "None":  # type: ignore[override]
        raise Refused("usage", error=message, command=self.prog)

    def _get_values(self, action: argparse.Action, arg_strings: list[str]) -> Any:
        """Where one word is wanted, a second "--" makes a list of it (Python 3.11)."""
        value = super()._get_values(action, arg_strings)
        if isinstance(value, list) and not action.option_strings and action.nargs in (None, argparse.OPTIONAL):
            self.error("unrecognized arguments: --")
        return value


def portraits() -> str:
    """Every level of bots, and how it plays."""
    speaker = Speaker(find_language())
    told = [f"{bot}: {speaker.name('bot', bot)}. {speaker.about('bot', bot)}" for bot in BOTS]
    return "\n".join(["bots:", *[textwrap.fill(line, 100, initial_indent="  ", subsequent_indent="    ") for line in told]])


def parser() -> argparse.ArgumentParser:
    presets = "; ".join(f"{game.name}: {', '.join(game.presets)}" for game in GAMES.values())
    top = Parser(prog="caravela", description="Play, learn and study board games of the Age of Discovery.")
    top.add_argument("--version", action="version", version=version_line())
    top.add_argument("--language", help="en, pt-BR, es or it; by default the language of your system")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)

    play = commands.add_parser(
        "play",
        help="play in the terminal, or watch bots play",
        epilog=portraits(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    play.add_argument("game", nargs="?", help=", ".join(GAMES))
    play.add_argument("--seats", default=None, help=f"who plays, e.g. person,casual,novice: {PERSON}, {', '.join(BOTS)}")
    add_programs(play)
    play.add_argument("--names", default="", help="the players' names, e.g. Ana,Bruno")
    play.add_argument("--preset", default=None, help="a set of options; " + presets)
    play.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="change an option of the preset")
    play.add_argument("--seed", default=None, help="a word or number that makes the game repeatable; by default a secret one")
    play.add_argument("--data", type=Path, help="a folder with corrected component tables")
    play.add_argument("--record", type=Path, metavar="FILE", help="keep the record of the game in this file")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    play.add_argument("--campaign", type=Path, metavar="FILE", help="begin a campaign in this file, or go on with the one in it")
    play.add_argument("--title", default="", help="with --campaign: how a new campaign is called; by default like its file")
    play.add_argument("--watch", action="store_true", help="let bots play and print what happens")
    play.add_argument("--quiet", action="store_true", help="with --watch: only the final scores")
    play.add_argument("--confirm", action="store_true", help="let each turn be taken back before the others go on")

    learning = commands.add_parser("learn", help="learn a game by playing: a guided first game in the terminal")
    learning.add_argument("game", nargs="?", help=", ".join(GAMES))
    learning.add_argument("--name", default="", help="your name")
    learning.add_argument("--record", type=Path, metavar="FILE", help="keep the record of the game in this file")

    telling = commands.add_parser("campaign", help="tell the story of a campaign, its games, and how it stands")
    telling.add_argument("file", type=Path)

    serving = commands.add_parser(
        "serve", help="play in the browser: alone, with bots, with friends; also without a command, where a server is installed"
    )
    add_serving(serving)

    add_backup(commands.add_parser("backup", help="copy all that a server keeps into one file, also while people play"))
    add_restore(commands.add_parser("restore", help="put such a copy into an empty database"))
    add_forget(commands.add_parser("forget", help="delete what a server knows of a person"))

    again = commands.add_parser("replay", help="show a recorded game")
    again.add_argument("file", type=Path)
    again.add_argument("--game", type=int, metavar="N", help="of a campaign: which of its games; by default the last")
    again.add_argument("--upto", type=int, metavar="N", help="only up to this move")
    again.add_argument("--as", dest="seat", type=int, metavar="SEAT", help="as this seat saw it; by default as a spectator")

    add_review(commands.add_parser("review", help="what each decision of a finished game gave away, and what luck brought"))

    add_puzzles(commands.add_parser("puzzles", help="positions in which one move is clearly best: solve, find, prove"))

    check = commands.add_parser("verify", help="check a record: legal moves, and fate derived from its seed")
    check.add_argument("files", type=Path, nargs="+")

    rules = commands.add_parser("rules", help="look a rule up by clause or word")
    rules.add_argument("game", help=", ".join(GAMES))
    rules.add_argument("wanted", nargs="*", metavar="CLAUSE|WORD")

    data = commands.add_parser("data", help="component tables that you can correct")
    data.add_argument("action", choices=["export"])
    data.add_argument("game", help=", ".join(GAMES))
    data.add_argument("folder", type=Path)

    speed = commands.add_parser("bench", help="measure the speed of the rules on this machine")
    speed.add_argument("games", nargs="*", help=", ".join(GAMES))
    speed.add_argument("--seats", type=int, help="by default 4, or as many as can play")
    speed.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    speed.add_argument("--data", type=Path, help="a folder with corrected component tables")
    speed.add_argument("--json", action="store_true")

    add_bots(commands.add_parser("bots", help="write a bot of your own: what it is asked, and whether it answers as it must"))
    add_arena(commands.add_parser("arena", help="let bots play against bots, and say how sure the figures are"))
    add_train(commands.add_parser("train", help="learn weights for bots, and test them on fresh seeds"))
    return top


def add_serving(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at; 0.0.0.0 lets others in your network join")
    parser.add_argument("--port", type=int, default=None, help="by default 8080, or the next free one")
    parser.add_argument("--database", default=None, help="a file, or postgresql://…; by default a file in your data folder")
    parser.add_argument("--address", default="", help="how people reach the server, e.g. https://play.example.org")
    parser.add_argument(
        "--proxy",
        default="127.0.0.1,::1",
        metavar="ADDRESSES",
        help="with --address: where the proxy is, as addresses or networks with commas between them; by default on this machine",
    )
    parser.add_argument("--no-browser", dest="browser", action="store_false", help="do not open a browser")
    parser.add_argument("--bots", type=int, default=None, help="how many processes think for bots")
    parser.add_argument(
        "--ray",
        default="",
        metavar="ADDRESS",
        help="let strong bots and hints think on this Ray, also on other machines: docs/operating.md",
    )
    add_programs(parser)
    parser.add_argument("--log-level", default="warning", choices=["debug", "info", "warning", "error"])
    parser.add_argument(
        "--metrics-port", type=int, default=None, metavar="PORT", help="measures for Prometheus, for this machine alone"
    )
    parser.add_argument(
        "--limits", type=float, default=1.0, help="how much one person and one address may ask for, 1 as a rule; 0 for no limits"
    )


SERVER = "caravela[server]"
# Packages that it brings.
OF_SERVER = {
    *("alembic", "cryptography", "fastapi", "http_ece", "httpx", "openskill", "orjson", "prometheus_client", "psycopg"),
    *("py_vapid", "pydantic", "sqlalchemy", "starlette", "uvicorn", "uvloop", "websockets"),
}


def lacks_server(error: ModuleNotFoundError) -> bool:
    return (error.name or "").partition(".")[0] in OF_SERVER


def usual_command() -> str:
    """For who names none: the browser, or the terminal where no server is installed."""
    try:
        import caravela.web.serve  # noqa: F401
    except ModuleNotFoundError as error:
        if lacks_server(error):
            return "play"
        raise
    return "serve"


def main(arguments: list[str] | None = None) -> int:
    words = sys.argv[1:] if arguments is None else arguments
    open_streams()
    speaker = Speaker(find_language())
    try:
        asked = parser().parse_args(words)
        if asked.language:
            speaker = Speaker(find_language(asked.language))
        if asked.command is None:
            asked = parser().parse_args([*words, usual_command()])
            if asked.command == "play":
                print(speaker.message("server-or-terminal", package=SERVER), file=sys.stderr)
        return int(COMMANDS[asked.command](asked, speaker.language) or 0)
    except Refused as refused:
        print(refusal(refused, speaker.language), file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        if not lacks_server(error):
            raise
        print(speaker.refusal(Refused("server-not-installed", package=SERVER)), file=sys.stderr)
        return 2
    except Left:
        return 0
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(speaker.refusal(Refused("file-unwritable", file="-", error=reason(error))), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def open_streams() -> None:
    """Characters that a terminal cannot show become question marks; a closed stream is an empty one; hanging up is leaving."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    for name in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, name) and threading.current_thread() is threading.main_thread():
            signal.signal(getattr(signal, name), signal.default_int_handler)


# -- play --------------------------------------------------------------------------------------------------------------


def play(asked: argparse.Namespace, language: str) -> None:
    campaign = None
    if asked.campaign is not None:
        campaign, game_play = sit_down(asked)
    else:
        refuse_all(asked, ["title"], "campaign-only")
        game_play = resume(asked) if asked.resume else begin(asked)
    record = game_play.record
    people = [player for player in record.players if player.kind == PERSON]
    if asked.watch and people:
        raise Refused("watch-people", seats=", ".join(player.kind for player in record.players))
    file = asked.campaign or asked.record or asked.resume
    if asked.record is not None and people and asked.record != asked.resume and exists(asked.record):
        raise Refused("file-exists", file=str(asked.record))
    speaker = find_face(record.game).speaker(language, [p.name for p in record.players], record.agreed, record.tables)
    programs, notes = programs_asked(asked), Notes.read(own_notes()) if people and sys.stdout.isatty() else None
    terminal = Terminal(game_play, speaker, sys.stdin, sys.stdout, file, asked.confirm, campaign, programs, notes)
    terminal.quiet = asked.quiet and asked.watch
    if file is not None:
        write_text(file, terminal.text())  # a file that cannot be written is better known before the game than after
    if campaign is not None:
        number = len(campaign.finished) + 1
        print(speaker.message("term-campaign-begins", name=campaign.name, number=number, file=str(file)))
    if asked.resume or record.moves:
        print(speaker.message("term-resumed", file=str(file), moves=len(record.moves)))
    terminal.run()
    if campaign is not None:
        campaign.keep(record)
        print(outlook(campaign, str(file), terminal.speaker))


def learn(asked: argparse.Namespace, language: str) -> None:
    """The guided first game; it can be saved and resumed like any other."""
    game = find_game(asked.game or next(iter(GAMES)))
    game_play = begin_guided(game, asked.name.strip() or Speaker(language).message("seat", n=1))
    record = game_play.record
    if asked.record is not None and exists(asked.record):
        raise Refused("file-exists", file=str(asked.record))
    speaker = find_face(game.name).speaker(language, [p.name for p in record.players], record.agreed, record.tables)
    notes = Notes.read(own_notes())
    terminal = Terminal(game_play, speaker, sys.stdin, sys.stdout, asked.record, confirm=False, notes=notes)
    if asked.record is not None:
        write_text(asked.record, terminal.text())
    terminal.write(*[block.plain for block in find_face(game.name).how_to_play(language) if block.kind == "title"][:1])
    terminal.write(*opening_lines(speaker))
    terminal.run()


def begin(asked: argparse.Namespace) -> Play:
    game = find_game(asked.game or next(iter(GAMES)))
    players = players_asked(asked)
    agreed = game.agree(asked.preset or game.usual_preset(len(players)), changes(asked.set))
    tables = game.read_tables(asked.data) if asked.data else None
    return deal(game, agreed, players, asked.seed, tables)


def resume(asked: argparse.Namespace) -> Play:
    """A saved game has its game, seats, options and seed already."""
    refuse_all(asked, ("game", "seats", "names", "preset", "set", "seed", "data"), "resume-only")
    record = read_record(asked.resume)
    check_bots([player.kind for player in record.players], programs_asked(asked))
    return Play.resume(find_game(record.game), record)


def serve(asked: argparse.Namespace, language: str) -> int:
    from caravela.web.serve import serve as open_server  # bots' processes and the other commands do without the web

    return open_server(
        language,
        host=asked.host,
        port=asked.port,
        database=asked.database,
        address=asked.address,
        proxy=asked.proxy,
        browser=asked.browser,
        bots=asked.bots,
        ray=asked.ray,
        programs=programs_asked(asked),
        log_level=asked.log_level,
        limits=asked.limits,
        metrics_port=asked.metrics_port,
    )


# -- records -----------------------------------------------------------------------------------------------------------


def show_replay(asked: argparse.Namespace, language: str) -> None:
    record = record_asked(asked)
    game = find_game(record.game)
    seats = len(record.players)
    if asked.seat is not None and not 1 <= asked.seat <= seats:
        raise Refused("seat-range", seat=asked.seat, seats=seats)
    seat = asked.seat - 1 if asked.seat else -1
    played = replay(game, record, asked.upto)
    speaker = find_face(record.game).speaker(language, [p.name for p in record.players], record.agreed, record.tables)
    for number, events in enumerate(played.log):
        for event in events:
            if event.seen_by in (-1, seat):
                print(wrapped(f"{number:4} {speaker.event(event)}"))
    view = game.view(played.state, seat)
    described = find_face(game.name).described
    boards = [line for who in range(seats) for line in described.board(view, who, speaker)]
    lines = ["", *described.map(view, speaker), *boards]
    if (decision := game.decision(played.state)) is not None:
        if game.asks_openly or decision.who == seat:
            lines.append(f"{speaker.question(decision)} [{decision.rule}]")
        else:
            lines.append(speaker.message("web-deciding", who=speaker.player(decision.who)))
    for score in sorted(game.known_scores(played.state, seat), key=lambda score: -score.total):
        lines.append(f"  {speaker.player(score.who)}: {score.total}")
    if decision is None:
        lines += outcome(game, played.state, speaker)
    for line in lines:
        print(wrapped(line))


def record_asked(asked: argparse.Namespace) -> Record:
    """The record in a file, or that of one game of a campaign."""
    records = read_records(asked.file)
    if asked.game is not None and not 1 <= asked.game <= len(records):
        raise Refused("campaign-range", game=asked.game, games=len(records))
    return records[asked.game - 1 if asked.game is not None else -1]


def check_records(asked: argparse.Namespace, language: str) -> int:
    """Each file is checked; a bad one does not keep the others from being looked at."""
    bad = 0
    for path in asked.files:
        try:
            for record in read_records(path):
                digest = verify(find_game(record.game), record)
                print(Speaker(language).message("verify-good", file=str(path), moves=len(record.moves), digest=digest))
        except Refused as refused:
            bad = 2
            print(f"{path}: {refusal(refused, language)}", file=sys.stderr)
    return bad


# -- rules, data, bench ------------------------------------------------------------------------------------------------


def show_rules(asked: argparse.Namespace, language: str) -> None:
    page = find_face(asked.game).clauses(language)
    if not asked.wanted:
        tell_how(asked.game, language)
        for chapter, ids in page.chapters().items():
            print(f"{page.titles.get(chapter, '')}  ({ids[0]}{f' … {ids[-1]}' if len(ids) > 1 else ''})")
        return
    heading = ""
    for clause in page.find(" ".join(asked.wanted)):
        if page.heading(clause) != heading:
            heading = page.heading(clause)
            print(heading)
        said = f"{clause}  {page.plain(clause)}"
        print(textwrap.fill(said, screen_width(), initial_indent="  ", subsequent_indent="      "))


def tell_how(game: str, language: str) -> None:
    """How it is played, as on the page of the web."""
    for block in find_face(game).how_to_play(language):
        if block.kind in ("point", "step"):
            print(textwrap.fill(block.plain, screen_width(), initial_indent="  - ", subsequent_indent="    "))
        else:
            print(
                "\n" * (block.kind == "heading") + textwrap.fill(block.plain, screen_width()) + "\n" * (block.kind != "heading")
            )


def export_data(asked: argparse.Namespace, language: str) -> None:
    game = find_game(asked.game)
    if not game.files:
        raise Refused("data-none", game=game.name)
    folder: Path = asked.folder
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise Refused("file-unwritable", file=str(folder), error=reason(error)) from None
    for name in game.files:
        if (folder / name).exists():
            raise Refused("data-exists", file=str(folder / name))
    for name, text in game.shipped.texts.items():
        write_text(folder / name, text)
    print(Speaker(language).message("data-exported", folder=str(folder), files=", ".join(game.files)))


def measure(asked: argparse.Namespace, language: str) -> None:
    names = asked.games or list(GAMES)
    tables: dict[str, Tables] = {}
    for name in names:
        game: Game = find_game(name)
        if asked.data:
            tables[name] = game.read_tables(asked.data)
        seats = game.seats(game.agree(game.default_preset, {}))
        if asked.seats is not None and asked.seats not in seats:
            raise Refused("seats-number", n=asked.seats, least=seats[0], most=seats[-1])
    if not 0 < asked.seconds <= 600:
        raise Refused("bench-seconds", seconds=str(asked.seconds))
    results = bench(names, asked.seats, asked.seconds, tables)
    print(json.dumps(results, indent=2) if asked.json else report(results))


COMMANDS = {
    "play": play,
    "learn": learn,
    "campaign": tell_campaign,
    "serve": serve,
    "backup": backup,
    "restore": restore,
    "forget": forget,
    "replay": show_replay,
    "review": show_review,
    "puzzles": puzzles,
    "verify": check_records,
    "rules": show_rules,
    "data": export_data,
    "bench": measure,
    "arena": arena,
    "bots": bots,
    "train": train_bots,
}
