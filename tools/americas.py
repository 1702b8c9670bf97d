"""Makes pictures/americas.json of Empires: the coasts and the nine regions of the board, from Natural Earth outlines.

Once in a while, by hand: fetch the npm package world-atlas (its land-50m.json is Natural Earth, public domain), have shapely
installed, and run `python tools/americas.py path/to/land-50m.json`. Borders between regions, lakes and rivers are drawn here.
"""

import json
import math
import sys
from datetime import date
from pathlib import Path
from typing import Any

from shapely import make_valid, set_precision
from shapely.geometry import LineString, Polygon, box
from shapely.ops import unary_union

TARGET = Path(__file__).parents[1] / "caravela" / "games" / "empires" / "pictures" / "americas.json"
WIDTH, HEIGHT = 700, 900
WEST, EAST, NORTH = -112.5, -33.2, 56.0
SCALE = WIDTH / (EAST - WEST)
Points = list[tuple[float, float]]

# Borders, from one end to the other, as longitude and latitude; they run out into the sea.
NORTHERN = [
    (-97, 49.4),
    (-93, 48),
    (-88, 47.6),
    (-84.3, 46.4),
    (-81, 45),
    (-79, 43.9),
    (-76.3, 44.2),
    (-74.5, 45.1),
    (-71, 45.4),
    (-69.6, 47),
]
NORTHERN += [(-68, 47.2), (-67.7, 45.6), (-66.9, 44.4), (-64, 42), (-58, 41)]
HUDSON = [(-97, 43.6), (-91, 42.4), (-86, 41.6), (-81, 41.3), (-77.5, 40.6), (-74.8, 40.3), (-73.6, 39.8), (-66, 37.5)]
CAROLINA = [(-97, 37.6), (-91.5, 36.9), (-87, 35.5), (-83, 35.2), (-80.4, 34.3), (-78.2, 33.4), (-70, 31)]
TEXAS = [(-97, 37.6), (-98.6, 35), (-97.2, 32.5), (-95.4, 30.8), (-94.2, 29.2), (-92, 26), (-87.5, 24)]
PANAMA = [(-90, 4), (-83.6, 7.6), (-82.8, 8.6), (-82.6, 9.8), (-80, 12)]
QUITO = [(-88, -3), (-81, -3.2), (-79.2, -4.9), (-77.6, -3), (-75.2, -1.2), (-72.6, -2.4), (-70, -4)]
ORINOCO = [
    (-70, -4),
    (-69.6, -0.8),
    (-67.4, 1.6),
    (-64.4, 1.6),
    (-63, 3.8),
    (-60.6, 4.4),
    (-59.4, 2),
    (-56, 2.2),
    (-52.8, 2.4),
    (-51.4, 4.6),
    (-46, 8),
]
ANDES = [
    (-70, -4),
    (-73, -7.4),
    (-70.8, -10.6),
    (-66, -10.2),
    (-62.4, -13.2),
    (-60, -16.2),
    (-58, -18),
    (-57.8, -22.2),
    (-55, -25.6),
    (-55.8, -28),
]
ANDES += [(-57.6, -30.6), (-58.4, -34), (-55, -37)]
FRONTIER = [(-97, 60), (-96, 56), (-97.8, 52), (-97, 49.4), (-96, 46.6), (-97, 43.6), (-96, 40.4), (-97, 37.6)]
NORTH_OF_SPAIN = [(-97, 37.6), (-102, 38.6), (-107, 38), (-114, 39)]
ANTILLES = [
    (-86.6, 22.2),
    (-84.2, 23.9),
    (-80.6, 24.2),
    (-79.9, 26.2),
    (-78.2, 27.8),
    (-75, 26.6),
    (-70, 22.6),
    (-65, 20.2),
    (-60.6, 18.2),
    (-58.4, 13.2),
]
ANTILLES += [(-60, 10.8), (-62.6, 11.6), (-66, 16), (-72, 16.4), (-78, 16.6), (-82, 18), (-85.6, 20.6)]

LAKES = [
    [
        (-92, 46.7),
        (-90.2, 47.8),
        (-88.2, 48.9),
        (-86, 48.6),
        (-84.8, 47),
        (-84.6, 46.5),
        (-86.6, 46.5),
        (-88.4, 47.3),
        (-90.6, 46.7),
    ],
    [(-87.8, 42), (-87.9, 43.4), (-87.2, 45), (-86.2, 45.9), (-85, 45.9), (-86.2, 44.2), (-86.3, 42.6), (-87.1, 41.7)],
    [(-84.6, 45.9), (-82.6, 46.1), (-80.4, 45.5), (-81.3, 44.5), (-81.7, 43.4), (-82.4, 43.1), (-83.5, 43.9), (-83.4, 45.1)],
    [(-83.3, 41.8), (-81.4, 42.6), (-79.2, 42.9), (-80.4, 42), (-82.4, 41.4)],
    [(-79.7, 43.3), (-78.6, 43.9), (-76.6, 44.1), (-76.3, 43.5), (-78.4, 43.3)],
]
RIVERS = [
    [(-76.3, 44.2), (-74, 45.4), (-72, 46.6), (-70.2, 47.6), (-68.4, 48.7)],
    [
        (-93.4, 46.4),
        (-91.2, 43.6),
        (-91, 41),
        (-90.4, 38.8),
        (-89.2, 37),
        (-90.6, 34.6),
        (-91.2, 32),
        (-90.4, 30.2),
        (-89.4, 29.2),
    ],
    [(-80.4, 40.5), (-83, 38.7), (-86, 38), (-88.6, 37.2), (-89.2, 37)],
    [(-104, 39.6), (-106.6, 34), (-106, 31.4), (-102.6, 29.6), (-99.4, 27), (-97.3, 25.9)],
    [(-73.4, -4.6), (-70, -4), (-66, -2.8), (-62.6, -3.6), (-58.4, -3), (-54.8, -2.2), (-52, -1.4), (-50.6, -0.4)],
    [(-66.4, 4), (-67.3, 6.4), (-65.4, 7.8), (-62.8, 8.4), (-60.9, 8.8)],
    [(-58, -18), (-57.6, -22), (-58.6, -27.2), (-60, -31), (-58.6, -34)],
    [(-63.4, -9), (-60.4, -5.6), (-58.4, -3)],
    [(-44.6, -19.8), (-44.2, -14), (-41.4, -9.2), (-38, -9.4), (-36.5, -10.4)],
]

# Mountains, along the middle of each range
RANGES = [
    [(-84.8, 34.6), (-81.5, 36.9), (-79, 39.2), (-77, 41.2)],
    [(-75, 43.8), (-70.4, 44.9)],
    [(-111.4, 49), (-109, 44), (-106.4, 40.4), (-105.6, 36)],
    [(-109, 31), (-106.4, 26.6), (-104, 22.4), (-101, 19.6), (-97, 17.4)],
    [(-100.6, 26), (-99.4, 22)],
    [(-92, 15.6), (-87.6, 14)],
    [
        (-72.4, 8.6),
        (-74.6, 6),
        (-76.4, 3),
        (-78.2, -0.6),
        (-78.8, -4),
        (-78, -7.6),
        (-75.6, -11.4),
        (-72, -14.6),
        (-69, -17.4),
        (-68, -22),
        (-69, -27),
        (-70, -33.6),
    ],
    [(-66, -17), (-64.8, -20), (-66, -25)],
    [(-64.6, 5.4), (-60.4, 6)],
    [(-43.6, -17), (-44, -20.6), (-47, -22.6)],
]


def place(at: tuple[float, float]) -> tuple[float, float]:
    """Where a longitude and latitude lie on the sheet: Mercator's projection, so that a course is a straight line."""

    def high(latitude: float) -> float:
        return math.degrees(math.log(math.tan(math.pi / 4 + math.radians(latitude) / 2)))

    return (at[0] - WEST) * SCALE, (high(NORTH) - high(at[1])) * SCALE


def rounded(points: Points, closed: bool) -> Points:
    """Corners cut twice, so that what was drawn with a ruler looks drawn by hand."""
    for _ in range(2):
        pairs = list(zip(points, points[1:] + points[:1] if closed else points[1:]))
        cut = [(a[0] * p + b[0] * (1 - p), a[1] * p + b[1] * (1 - p)) for a, b in pairs for p in (0.75, 0.25)]
        points = cut if closed else [points[0], *cut, points[-1]]
    return points


def line(points: Points) -> Points:
    return rounded([place(p) for p in points], closed=False)


def outlines(path: Path) -> list[Polygon]:
    """The land of the topology as polygons of longitude and latitude."""
    atlas: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    (sx, sy), (tx, ty) = atlas["transform"]["scale"], atlas["transform"]["translate"]
    arcs: list[Points] = []
    for arc in atlas["arcs"]:
        x = y = 0
        points: Points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * sx + tx, y * sy + ty))
        arcs.append(points)

    def ring(numbers: list[int]) -> Points:
        points: Points = []
        for n in numbers:
            points += (arcs[n] if n >= 0 else arcs[~n][::-1])[1 if points else 0 :]
        return points

    found = []
    for geometry in atlas["objects"]["land"]["geometries"]:
        for polygon in geometry["arcs"]:
            found.append(Polygon(ring(polygon[0]), [ring(hole) for hole in polygon[1:]]))
    return found


def pieces(shape: Any) -> list[Polygon]:
    if isinstance(shape, Polygon):
        return [shape]
    return [part for part in getattr(shape, "geoms", []) for part in pieces(part)]


def drawn(shape: Any, least: float) -> list[list[int]]:
    """The rings of a shape as flat lists of whole numbers, without specks."""
    rings: list[list[int]] = []
    for polygon in pieces(shape):
        if polygon.area >= least:
            for ring in [polygon.exterior, *[hole for hole in polygon.interiors if Polygon(hole).area > 20]]:
                rings.append([round(n) for point in list(ring.coords)[:-1] for n in point])
    return rings


def main() -> None:
    sheet = box(-20, -20, WIDTH + 20, HEIGHT + 20)
    window = box(-130, -50, -20, 66)
    land = unary_union([make_valid(p).intersection(window) for p in outlines(Path(sys.argv[1]))])
    flat = unary_union([Polygon([place(p) for p in polygon.exterior.coords]).buffer(0) for polygon in pieces(land)])
    flat = flat.intersection(sheet)
    antilles = rounded([place(p) for p in ANTILLES], closed=True)
    islands = Polygon(antilles)
    kept = []
    for polygon in pieces(flat):
        if polygon.area < 900 and polygon.intersects(islands):  # so small that they would be lost: a little larger than life
            kept.append(polygon.buffer(1.2 if polygon.area > 60 else 1.6).simplify(0.8))
        elif polygon.area > 12 and (polygon.area > 100 or polygon.bounds[0] > 220):
            kept.append(polygon.simplify(1.5))
    coast = unary_union(kept)

    def area(*borders: Points) -> Any:
        return make_valid(Polygon([point for border in borders for point in border]))

    def north_of(border: Points, *rest: tuple[float, float]) -> Any:
        return area(border, seaward(*rest))

    frontier = line(FRONTIER)
    north, hudson, carolina, texas = line(NORTHERN), line(HUDSON), line(CAROLINA), line(TEXAS)

    def seaward(*points: tuple[float, float]) -> Points:
        return [place(p) for p in points]

    far_west = place((-140, 0))[0]
    everything = box(far_west, -400, WIDTH + 400, HEIGHT + 400)
    east_of_frontier = area(frontier, texas, seaward((-20, 10), (-20, 64), (-97, 64)))
    canada = north_of(north, (-20, 41), (-20, 64), (-130, 64), (-130, 49.4))
    north_of_hudson = north_of(hudson, (-20, 37), (-20, 64), (-130, 64), (-130, 43.6))
    north_of_carolina = north_of(carolina, (-20, 31), (-20, 64), (-130, 64), (-130, 37.6))
    spanish = area(line(NORTH_OF_SPAIN)[::-1], texas, seaward((-80, 12)), line(PANAMA)[::-1], seaward((-140, 4), (-140, 39)))
    granada = area(line(PANAMA), seaward((-46, 12), (-46, 8)), line(ORINOCO)[::-1], line(QUITO)[::-1], seaward((-90, -3)))
    peru = area(line(QUITO), line(ANDES), seaward((-55, -50), (-100, -50), (-100, -3)))
    brazil = area(line(ORINOCO), seaward((-20, 8), (-20, -50), (-55, -50)), line(ANDES)[::-1])
    mainland = coast.difference(islands)
    shapes = {
        "new_france": mainland.intersection(canada).intersection(east_of_frontier),
        "new_england": mainland.intersection(north_of_hudson.difference(canada)).intersection(east_of_frontier),
        "virginia": mainland.intersection(north_of_carolina.difference(north_of_hudson)).intersection(east_of_frontier),
        "florida": mainland.intersection(everything.difference(north_of_carolina)).intersection(east_of_frontier),
        "new_spain": mainland.intersection(spanish).difference(east_of_frontier),
        "caribbean": coast.intersection(islands),
        "new_granada": mainland.intersection(granada).difference(spanish),
        "peru": mainland.intersection(peru).difference(granada),
        "brazil": mainland.intersection(brazil).difference(granada).difference(peru),
    }
    peaks: list[int] = []
    for chain in RANGES:
        ridge = LineString(line(chain))
        for i in range(int(ridge.length / 13) + 1):
            at = ridge.interpolate(i * 13)
            peaks += [round(at.x + (2 if i % 2 else -2)), round(at.y)]
    whole = set_precision(coast, 1)
    document = {
        "about": "The Americas as a sea chart: coasts, nine regions, waters, as flat lists x, y, x, y on a sheet of this size.",
        "origin": "Coasts: Natural Earth 1:50m land (public domain), as in the npm package world-atlas 2.0.2. "
        "Borders, lakes and rivers: drawn for Caravela.",
        "made": date.today().isoformat(),
        "projection": f"Mercator, west {WEST}, east {EAST}, north {NORTH}",
        "width": WIDTH,
        "height": HEIGHT,
        "land": drawn(whole, 6),
        "regions": {name: drawn(set_precision(shape, 1), 4) for name, shape in shapes.items()},
        "antilles": [round(n) for point in antilles for n in point],
        "lakes": [[round(n) for p in rounded([place(p) for p in lake], True)[::2] for n in p] for lake in LAKES],
        "mountains": peaks,
        "rivers": [[round(n) for p in LineString(line(river)).simplify(0.6).coords for n in p] for river in RIVERS],
    }
    lines = (
        ["{"] + [f' "{key}": {json.dumps(value)}' + ("," if key != "rivers" else "") for key, value in document.items()] + ["}"]
    )
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")
    points = sum(len(r) // 2 for r in document["land"]) + sum(len(r) // 2 for rs in document["regions"].values() for r in rs)  # type: ignore[union-attr]
    print(points, "points;", TARGET.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
