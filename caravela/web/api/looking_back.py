"""Looking back: scenes of the past, the log, the story, the result."""

from typing import Any

from fastapi import APIRouter, Depends, Request, Response

from caravela.core.game import Game
from caravela.core.record import Record, Replay
from caravela.core.refused import Refused
from caravela.web.api.asking import Me, TheHub, at_table, in_line, paid
from caravela.web.hub import Live
from caravela.web.past import as_it_is
from caravela.web.scene import SPECTATOR, Viewer, table_title

COLOURS = 6  # of players
router = APIRouter(prefix="/api", dependencies=[Depends(paid)])


@router.get("/tables/{table_id}/at/{move}")
async def at_move(table_id: str, move: int, person: Me, request: Request, hub: TheHub, seat: int | None = None) -> Response:
    """The whole scene after a move. The table goes on meanwhile; of those who look back at it one is served at a time."""
    live, viewer = await at_table(table_id, person, hub)
    async with in_line(request), live.looking_back:
        async with live.lock:
            moves = len(live.table.playing.record.moves)
            if not 0 <= move <= moves:
                raise Refused("upto-range", upto=move, moves=moves)
            eyes = viewpoint(live, viewer, seat)
            table = as_it_is(live.table)
        text = await hub.turns.work(live.past.told, table, viewer, eyes, move, person.language)
    return Response(text, media_type="application/json")


def viewpoint(live: Live, viewer: Viewer, seat: int | None) -> int:
    """Whose eyes are asked for, if the viewer may use them; else the viewer's own, or everybody's."""
    own = viewer.mine[0] if len(viewer.mine) == 1 else SPECTATOR
    if seat is None:
        return own
    hidden = len(viewer.mine) > 1 and not live.table.over  # at one screen the past is shown as everybody knows it
    allowed = -1 <= seat < len(live.table.seats) and viewer.may_see(seat, live.table.over) and not (hidden and seat >= 0)
    return seat if allowed else own


@router.get("/tables/{table_id}/log")
async def whole_log(table_id: str, person: Me, request: Request, hub: TheHub, seat: int | None = None) -> list[dict[str, Any]]:
    live, viewer = await at_table(table_id, person, hub)
    async with in_line(request), live.lock:
        eyes = viewpoint(live, viewer, seat)
        return [{**entry} for entry in await hub.turns.work(live.teller(person.language).log, eyes, viewer.mine)]


@router.get("/tables/{table_id}/story")
async def story(table_id: str, person: Me, hub: TheHub) -> dict[str, Any]:
    live, viewer = await at_table(table_id, person, hub)
    table = live.table
    seats = range(len(table.seats))
    return {
        "title": table_title(table.row, table.seats, person.language),
        "game": table.game.name,
        "words": live.teller(person.language).words,
        "moves": table.moves,
        "rounds": live.teller(person.language).rounds(),
        "viewpoints": [SPECTATOR, *[n for n in seats if viewpoint(live, viewer, n) == n]],
        "eyes": viewpoint(live, viewer, None),
        "players": [seat.name for seat in table.seats],
        "over": table.over,
    }


@router.get("/tables/{table_id}/result")
async def result(table_id: str, person: Me, request: Request, hub: TheHub) -> dict[str, Any]:
    """The points at the end, by category, and how they came about."""
    from caravela.render.chart import points_chart

    live, _ = await at_table(table_id, person, hub)
    table = live.table
    if not table.over:
        raise Refused("table-not-over")
    async with in_line(request), live.looking_back:
        if live.points is None:
            live.points = await hub.turns.work(points_over_time, table.game, table.record)
    play = table.playing
    teller = live.teller(person.language)
    scores = play.scores(SPECTATOR)
    places = play.places()
    ranked = sorted(scores, key=lambda score: places[score.who])
    view = play.view(SPECTATOR)
    artist = teller.artist
    rounds = [(move, str(number)) for number, move in table.rounds]
    names = [seat.name for seat in table.seats]
    marks = [(artist.colour(view, n), artist.letter(view, n), names[n]) for n in range(len(names))]
    if table.game.rival(play.state()) is not None:  # who plays alone against somebody sees both
        rival = teller.speaker.player(len(names))
        marks.append(((marks[0][0] + 1) % COLOURS, rival[:1], rival))
    series = [(*mark, [(m, p[n]) for m, p in live.points]) for n, mark in enumerate(marks)]
    return {
        "categories": [{"id": c, "title": teller.speaker.category(c)} for c in table.game.categories],
        "players": [
            {
                "seat": score.who,
                "name": names[score.who],
                "total": score.total,
                "place": places[score.who],
                "points": score.categories,
                "colour": artist.colour(view, score.who),
                "letter": artist.letter(view, score.who),
            }
            for score in ranked
        ],
        "winners": teller.winners(play),
        "ending": teller.ending(play),
        "chart": points_chart(series, rounds, teller.speaker.message("web-points-over-time")),
        "series": [{"seat": n, "points": points} for n, (_, _, _, points) in enumerate(series)],
    }


def points_over_time(game: Game, record: Record) -> list[tuple[int, list[int]]]:
    """The total of every seat, and of a rival who has none, after each move at which one changed."""
    played = Replay(game, record)
    points: list[tuple[int, list[int]]] = []
    for move in range(len(record.moves) + 1):
        played.to(move)
        rival = game.rival(played.state)
        totals = [score.total for score in game.scores(played.state)] + ([rival] if rival is not None else [])
        if not points or points[-1][1] != totals or move == len(record.moves):
            points.append((move, totals))
    return points
