"""The review of a finished game: asked for once, told in the reader's language, and as it is."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request

from caravela.core.refused import Refused
from caravela.lab.review_told import tell_players
from caravela.render.chart import points_chart
from caravela.teach.review import Review, check_over
from caravela.web.api.asking import Me, TheHub, at_table, in_line, limits_of, paid
from caravela.web.hub import Live
from caravela.web.limits import address_of
from caravela.web.reviewing import Reviews
from caravela.web.scene import SPECTATOR, Viewer, may_have_record, table_title

router = APIRouter(prefix="/api", dependencies=[Depends(paid)])


def reviews_of(request: Request) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


TheReviews = Annotated[Reviews, Depends(reviews_of)]


def check_may(live: Live, viewer: Viewer) -> None:
    """A review tells what everybody held, so it is for games that are over and for those who may have the record."""
    if not live.table.over:
        raise Refused("review-not-over")
    if not may_have_record(live.table, viewer):
        raise Refused("table-record-later")
    live.table.check_goes_on()
    check_over(live.table.record)


@router.post("/tables/{table_id}/review")
async def begin_review(table_id: str, person: Me, request: Request, hub: TheHub, reviews: TheReviews) -> dict[str, Any]:
    """The review is made from now on, unless it is there; it takes minutes."""
    live, viewer = await at_table(table_id, person, hub)
    check_may(live, viewer)
    if await reviews.kept(table_id) is None:
        reviews.begin(table_id, live.table.record, person.id, limits_of(request).line_of(address_of(request)))
    return {"begun": True}


@router.get("/tables/{table_id}/review")
async def review(table_id: str, person: Me, request: Request, hub: TheHub, reviews: TheReviews) -> dict[str, Any]:
    """How far the review has come; once it is made, what it says."""
    live, viewer = await at_table(table_id, person, hub)
    check_may(live, viewer)
    head = {
        "title": table_title(live.table.row, live.table.seats, person.language),
        "words": live.teller(person.language).words,
        "game": live.table.game.name,
    }
    found = await reviews.kept(table_id)
    if found is not None:
        async with in_line(request), live.lock:
            return {**head, "status": "done", **await hub.turns.work(told, live, found, person.language)}
    progress = reviews.progress.get(table_id)
    if progress is None:
        return {**head, "status": "none"}
    if progress.failed:
        return {**head, "status": "failed"}
    return {**head, "status": "working" if progress.moves else "waiting", "looked": progress.done, "of": progress.moves}


@router.get("/tables/{table_id}/review.json")
async def whole_review(table_id: str, person: Me, hub: TheHub, reviews: TheReviews) -> dict[str, Any]:
    """All that was found, as docs/review.md describes it."""
    live, viewer = await at_table(table_id, person, hub)
    check_may(live, viewer)
    found = await reviews.kept(table_id)
    if found is None:
        raise Refused("review-none")
    return {**found}


def told(live: Live, found: Review, language: str) -> dict[str, Any]:
    table, teller = live.table, live.teller(language)
    view = table.playing.view(SPECTATOR)
    artist, speaker = teller.artist, teller.speaker
    names = [seat.name for seat in table.seats]
    marks = [(artist.colour(view, n), artist.letter(view, n), names[n]) for n in range(len(names))]
    series = [(*mark, [(move, round(100 * by_seat[n])) for move, by_seat in found["curve"]]) for n, mark in enumerate(marks)]
    rounds = [(move, str(number)) for number, move in table.rounds]
    chart = points_chart(series, rounds, speaker.message("web-review-chances-percent")) if found["curve"] else ""
    players = tell_players(found, table.record, speaker)
    return {
        "chart": chart,
        "players": [{**player, "colour": mark[0], "letter": mark[1]} for player, mark in zip(players, marks, strict=True)],
        "curve": found["curve"],
        "compiled": found["compiled"],
    }
