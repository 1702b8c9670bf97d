"""What there is: the words of the pages, the games with their options, the rules."""

import asyncio
from functools import cache, lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel, StringConstraints

from caravela.bots import BOTS, USUAL
from caravela.core.game import Game
from caravela.core.refused import Refused
from caravela.games import FACES, GAMES, find_face, find_game
from caravela.games.face import Face
from caravela.render.legend import pictured
from caravela.render.sheet import Area
from caravela.table.guided import play_to
from caravela.teach.guide import LEARNER
from caravela.teach.legend import named_by
from caravela.text import Speaker, find_language
from caravela.web import answers
from caravela.web.api.asking import Short, TheHub, asked_language, first_spoken, in_line, paid, somebody
from caravela.web.terms import sort_of

NAMES = ["Ana", "Bruno", "Chiara", "Diego", "Elisa", "Filipe"]
router = APIRouter(prefix="/api", dependencies=[Depends(paid)])


@router.get("/words")
async def words(request: Request, language: str | None = None) -> dict[str, Any]:
    """What the pages say by themselves; variables stay as {name}."""
    person = await somebody(request)
    chosen = find_language(language) if language else person.language if person else asked_language(request)
    return {"language": chosen, "words": Speaker(chosen).page_words()}


@router.get("/games")
async def games(request: Request, hub: TheHub) -> list[dict[str, Any]]:
    person = await somebody(request)
    language = person.language if person else asked_language(request)
    known = await asyncio.to_thread(lambda: [described(name, language) for name in GAMES])
    guests = [{"name": name, "title": bot.title, "about": bot.about} for name, bot in hub.thinkers.programs.items()]
    return [{**game, "bots": [*game["bots"], *guests]} for game in known]


@cache
def described(name: str, language: str) -> dict[str, Any]:
    return describe(FACES[name], language)


def get_ready(languages: str) -> None:
    """What the lobby will ask for, beforehand."""
    language = first_spoken(languages)
    Speaker(language).page_words()
    for name in GAMES:
        described(name, language)


def describe(face: Face, language: str) -> dict[str, Any]:
    game, speaker = face.rules, face.speaker(language)

    def member(value: str) -> dict[str, str]:
        sort = sort_of(value, speaker)
        return {"value": value, "title": speaker.name(sort, value), "about": speaker.about(sort, value)}

    seats = {name: list(game.seats(setup)) for name, setup in game.presets.items()}
    return {
        "name": game.name,
        "title": speaker.name("game", game.name),
        "about": speaker.about("game", game.name),
        "tact": speaker.remark("game", game.name, "tact"),
        "learn": face.guide is not None,
        "puzzles": len(face.puzzles),
        "emblem": face.emblem,
        "seats": [min(map(min, seats.values())), max(map(max, seats.values()))],
        "default": game.default_preset,
        "presets": [
            {
                "name": name,
                "title": speaker.name("preset", name),
                "about": speaker.about("preset", name),
                "seats": seats[name],
                "setup": setup,
                "campaign": game.is_campaign(setup),
            }
            for name, setup in game.presets.items()
        ],
        "options": [
            {
                "name": option.name,
                "title": speaker.name("option", option.name),
                "about": speaker.about("option", option.name),
                "rule": option.rule,
                "values": [{"value": value, "title": speaker.name("value", value)} for value in option.values],
                "members": [member(value) for value in option.members],
            }
            for option in game.setup_options
            if not option.carried
        ],
        "bots": [{"name": bot, "title": speaker.name("bot", bot), "about": speaker.about("bot", bot)} for bot in BOTS],
        "usual_bot": USUAL,
    }


class SetupAsked(BaseModel):
    preset: Short
    changes: dict[Short, Annotated[str, StringConstraints(max_length=600)]] = {}


def agreed(game: Game, asked: SetupAsked) -> tuple[dict[str, str], list[int]]:
    """The set-up, and the numbers of players for which it works; refused if it works for none."""
    setup = game.agree(asked.preset, asked.changes)
    works: list[int] = []
    problem: Refused | None = None
    for n in game.seats(setup):
        try:
            game.start(n, setup, 1)
            works.append(n)
        except Refused as refused:
            problem = refused
    if not works and problem is not None:
        raise problem
    return setup, works


@router.post("/games/{name}/check")
async def check_setup(name: str, asked: SetupAsked, request: Request, hub: TheHub) -> dict[str, Any]:
    game = find_game(name)
    request.state.game = game
    async with in_line(request):
        setup, seats = await hub.turns.work(agreed, game, asked)
    return {"setup": setup, "seats": seats}


@router.get("/games/{name}/how")
async def how_to_play(name: str, request: Request) -> Any:
    """How a game is played, on a page, with pictures of real positions."""
    return await asyncio.to_thread(page_of, find_face(name).name, await language_of(request))


async def language_of(request: Request) -> str:
    """The one that the person has chosen, or else that the browser asks for."""
    person = await somebody(request)
    return person.language if person else asked_language(request)


@lru_cache(maxsize=64)
def page_of(name: str, language: str) -> answers.HowToPlay:
    face, guide = find_face(name), FACES[name].guide
    speaker = face.speaker(language, NAMES)
    blocks: list[answers.PageBlock] = [
        {"kind": block.kind, "text": block.text, "drawing": ""} for block in face.how_to_play(language)
    ]
    for picture in reversed(guide.pictures if guide is not None else ()):
        assert guide is not None
        sheets = face.artist.sheets(play_to(face.rules, guide, picture.step).view(LEARNER), speaker)
        sheet = next(sheet for sheet in sheets if sheet.id == picture.sheet)
        heads = [place for place, block in enumerate(blocks) if block["kind"] == "heading"]
        below = heads[picture.chapter] if picture.chapter < len(heads) else len(blocks)
        blocks.insert(below, {"kind": "picture", "text": sheet.title, "drawing": sheet.drawing()})
    return {"game": name, "blocks": blocks, "learn": guide is not None}


@router.get("/games/{name}/legend")
async def legend(name: str, request: Request) -> Any:
    """Every piece and icon of the boards with its name."""
    return legend_of(find_face(name).name, await language_of(request))


@lru_cache(maxsize=64)
def legend_of(name: str, language: str) -> list[answers.LegendPart]:
    face = find_face(name)
    speaker = face.speaker(language)
    return [
        {
            "title": speaker.message(f"web-legend-{part}"),
            "things": [
                {"text": speaker.message(named_by(signs)), "drawing": pictured(signs, face.artist.drawings)} for signs in things
            ],
        }
        for part, things in face.legend.parts.items()
    ]


@router.get("/games/{name}/plates")
async def plates(name: str, request: Request) -> Any:
    """The pictures of the rules page."""
    return await asyncio.to_thread(plates_of, find_face(name).name, await language_of(request))


@lru_cache(maxsize=64)
def plates_of(name: str, language: str) -> list[answers.Plate]:
    face, guide = find_face(name), FACES[name].guide
    speaker = face.speaker(language, NAMES)
    found: list[answers.Plate] = []
    for plate in guide.plates if guide is not None else ():
        assert guide is not None
        sheets = face.artist.sheets(play_to(face.rules, guide, plate.step).view(LEARNER), speaker)
        sheet = next(sheet for sheet in sheets if sheet.id == plate.sheet)
        area = sheet.areas[plate.area] if plate.area >= 0 else Area(sheet.title, 0, 0, sheet.width, sheet.height)
        found.append(
            {
                "chapter": plate.chapter,
                "title": area.title,
                "width": area.width,
                "height": area.height,
                "drawing": sheet.drawing(area),
            }
        )
    return found


@router.get("/rules/{name}")
async def rules(name: str, request: Request) -> Any:
    page = find_face(name).clauses(await language_of(request))
    chapters: list[answers.Chapter] = [
        {
            "number": number,
            "part": page.titles.get(number.partition(".")[0], "") if "." in number else "",
            "heading": page.titles.get(number, ""),
            "clauses": [{"clause": clause, "text": page.plain(clause)} for clause in ids],
        }
        for number, ids in page.chapters().items()
    ]
    return chapters


@router.get("/rules/{name}/{clause}")
async def rule(name: str, clause: str, request: Request) -> dict[str, str]:
    page = find_face(name).clauses(await language_of(request))
    if clause not in page.texts:
        raise Refused("rules-nothing", word=clause)
    return {"clause": clause, "heading": page.heading(clause), "text": page.plain(clause)}
