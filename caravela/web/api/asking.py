"""Who asks, in which language, at whose cost; and who is at a table."""

import asyncio
from contextlib import AbstractAsyncContextManager
from typing import Annotated

from fastapi import Depends, Request
from pydantic import StringConstraints

from caravela.core.refused import Refused
from caravela.table.checking import Checkers
from caravela.table.store import Person, Store
from caravela.text import closest_language
from caravela.web.hub import Hub, Live
from caravela.web.limits import API, COSTS, Limits, address_of
from caravela.web.scene import Viewer

COOKIE = "caravela"
IN_ALL = "X-Total-Count"  # the header that says how long a list is of which a page is given
Short = Annotated[str, StringConstraints(max_length=80)]
Name = Annotated[str, StringConstraints(max_length=200)]
Token = Annotated[str, StringConstraints(min_length=20, max_length=100)]


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def store_of(request: Request) -> Store:
    return hub_of(request).store


def asked_language(request: Request) -> str:
    """The first language of the browser that Caravela speaks."""
    return first_spoken(request.headers.get("accept-language", ""))


def first_spoken(languages: str) -> str:
    for word in languages.split(","):
        language = closest_language(word.split(";")[0].strip())
        if language:
            return language
    return "en"


async def somebody(request: Request) -> Person | None:
    """Whoever asks, looked up once."""
    if not hasattr(request.state, "person"):
        token = request.cookies.get(COOKIE, "")
        request.state.person = await asyncio.to_thread(store_of(request).person_of, token) if token else None
    person: Person | None = request.state.person
    return person


async def person_of(request: Request) -> Person:
    """The person behind the cookie; those who come without one are asked to fetch it first."""
    person = await somebody(request)
    if person is None:
        raise Refused("web-nobody")
    request.state.language = person.language
    return person


async def paid(request: Request) -> None:
    """Whatever is asked for is paid by the address, and by the person if there is one."""
    person = await somebody(request)
    if person is not None:
        request.state.language = person.language
    cost = COSTS.get(f"{request.method} {request.scope['route'].path}", API)
    limits_of(request).spend(cost, address_of(request), person.id if person is not None else "")


def limits_of(request: Request) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


def in_line(request: Request) -> AbstractAsyncContextManager[None]:
    """For what is heavy: one after the other for each person and each address."""
    person: Person | None = request.state.person
    return hub_of(request).turns.of(person.id if person is not None else "", limits_of(request).line_of(address_of(request)))


def checkers_of(request: Request) -> Checkers:
    checkers: Checkers = request.app.state.checkers
    return checkers


Me = Annotated[Person, Depends(person_of)]
TheHub = Annotated[Hub, Depends(hub_of)]
TheCheckers = Annotated[Checkers, Depends(checkers_of)]


async def at_table(table_id: str, person: Person, hub: Hub) -> tuple[Live, Viewer]:
    viewer = await hub.viewer(table_id, person)
    return await hub.live(table_id, person.id), viewer
