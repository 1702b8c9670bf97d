"""Who I am: name, language, settings, other devices, notices."""

import asyncio
import time
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel, Field, StringConstraints, ValidationError

from caravela.core.record import clean_name
from caravela.core.refused import Refused
from caravela.table.store import Person
from caravela.text import LANGUAGES, Speaker, find_language
from caravela.web.api.asking import COOKIE, Me, Name, Short, TheHub, asked_language, in_line, paid, somebody
from caravela.web.notify import Notice, read_hook, read_hooks, text_of
from caravela.web.push import read_subscription

YEAR = 365 * 24 * 3600
DAY = 24 * 3600.0
LANGUAGE_NAMES = {"en": "English", "pt-BR": "Português", "es": "Español", "it": "Italiano"}
router = APIRouter(prefix="/api", dependencies=[Depends(paid)])


MOST_TAUGHT = 1000  # questions that somebody was told about


MOST_PUZZLES = 1000  # that somebody has tried


class Settings(BaseModel, extra="forbid"):
    confirm: bool = True
    sound: bool = True
    pace: Annotated[float, Field(ge=0, le=5)] = 0.6
    scores: bool = True
    theme: Annotated[str, StringConstraints(pattern="^(system|light|dark)$")] = "system"
    notify: bool = False
    hooks: list[dict[str, str]] = []
    teacher: bool = True
    rounds: bool = True
    taught: Annotated[list[Annotated[str, StringConstraints(max_length=80)]], Field(max_length=MOST_TAUGHT)] = []
    puzzles: Annotated[dict[Annotated[str, StringConstraints(max_length=80)], bool], Field(max_length=MOST_PUZZLES)] = {}


class Changes(BaseModel, extra="forbid"):
    name: Name | None = None
    language: Short | None = None
    settings: dict[str, Any] | None = None


def settings_of(person: Person) -> dict[str, Any]:
    return {**Settings().model_dump(), **{key: value for key, value in person.settings.items() if key in Settings.model_fields}}


def told(person: Person, waiting: int) -> dict[str, Any]:
    return {
        "name": person.name,
        "language": person.language,
        "languages": [{"code": code, "name": LANGUAGE_NAMES[code]} for code in LANGUAGES],
        "settings": settings_of(person),
        "waiting": waiting,
    }


def keep(response: Response, request: Request, token: str) -> None:
    secure = request.app.state.address.startswith("https:")
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


@router.get("/me")
async def me(request: Request, response: Response, hub: TheHub) -> dict[str, Any]:
    """Who I am; a browser that comes for the first time becomes a new person."""
    person = await somebody(request)
    if person is None:
        request.app.state.limits.new_person(request)
        newcomer, token = await asyncio.to_thread(hub.store.new_person, asked_language(request))
        keep(response, request, token)
        return told(newcomer, 0)
    keep(response, request, request.cookies[COOKIE])  # for another year
    async with in_line(request):
        return told(person, sum([one.waiting for one in await asyncio.to_thread(hub.store.listed, person.id)]))


@router.patch("/me")
async def change_me(changes: Changes, person: Me, hub: TheHub) -> dict[str, Any]:
    settings = None
    if changes.settings is not None:
        try:
            settings = Settings.model_validate({**settings_of(person), **changes.settings}).model_dump()
        except ValidationError as problem:
            where = ".".join(str(part) for part in problem.errors()[0]["loc"])
            raise Refused("web-not-understood", where=f"settings.{where}"[:80]) from None
        if settings["hooks"]:
            hub.check_company()
        settings["hooks"] = [hook.said() for hook in read_hooks(settings["hooks"])]
    name = clean_name(changes.name) if changes.name is not None else None
    language = find_language(changes.language) if changes.language is not None else None
    await asyncio.to_thread(hub.store.update_person, person.id, name=name, language=language, settings=settings)
    again = await asyncio.to_thread(hub.store.person, person.id)
    assert again is not None
    for live in hub.lives.values():
        for connection in live.connections:
            if connection.viewer.person == person.id:
                connection.pace = float(settings_of(again)["pace"])
                live.tell_others()
    return told(again, 0)


@router.post("/me/device")
async def device_link(person: Me, hub: TheHub) -> dict[str, str]:
    """A link that brings me to another browser, once, within a day."""
    hub.check_company()
    token = await asyncio.to_thread(hub.store.new_link, None, "device", -1, person.id, True, time.time() + DAY)
    return {"link": f"/join#{token}"}


@router.get("/me/push")
async def push_key(person: Me, hub: TheHub) -> dict[str, str]:
    """What a browser must know to be told without a page being open."""
    hub.check_company()
    return {"key": (await hub.pusher()).public}


class PushAsked(BaseModel):
    endpoint: Annotated[str, StringConstraints(max_length=2000)]
    p256dh: Name
    auth: Name


@router.post("/me/push")
async def push(asked: PushAsked, person: Me, hub: TheHub) -> dict[str, bool]:
    """This browser is told when a table waits for me."""
    hub.check_company()
    wanted = read_subscription(asked.endpoint, asked.p256dh, asked.auth)
    await asyncio.to_thread(hub.store.subscribe, person.id, *wanted)
    return {"ok": True}


class PushEnded(BaseModel):
    endpoint: Annotated[str, StringConstraints(max_length=2000)]


@router.post("/me/push/remove")
async def no_push(asked: PushEnded, person: Me, hub: TheHub) -> dict[str, bool]:
    await asyncio.to_thread(hub.store.unsubscribe, asked.endpoint, person.id)
    return {"ok": True}


class HookAsked(BaseModel):
    kind: Short
    url: Annotated[str, StringConstraints(max_length=2000)]


@router.post("/me/hooks/test")
async def try_hook(asked: HookAsked, person: Me, hub: TheHub) -> dict[str, bool]:
    """Whether a notice arrives there; why it does not is told to nobody who could ask for any address."""
    hub.check_company()
    hook = read_hook({"kind": asked.kind, "url": asked.url})
    text = text_of(Speaker(person.language), "trial", "Caravela")
    notice = Notice("trial", "", "Caravela", "", text, hub.address, person.name, 0, time.time())
    await hub.notifier.trial(person.id, hook, notice)
    return {"ok": True}
