"""Makes pictures/caribbean.json of Maracaibo: the coasts around the Caribbean Sea, from Natural Earth outlines.

Once in a while, by hand: fetch the npm package world-atlas (its land-10m.json is Natural Earth, public domain), have shapely
installed, and run `python tools/caribbean.py path/to/land-10m.json`. Lakes, rivers and mountains are drawn here.
"""

import json
import math
import sys
from datetime import date
from pathlib import Path

from americas import drawn, outlines, pieces, rounded
from shapely import make_valid, set_precision
from shapely.geometry import LineString, Polygon, box
from shapely.ops import unary_union

TARGET = Path(__file__).parents[1] / "caravela" / "games" / "maracaibo" / "pictures" / "caribbean.json"
WIDTH, HEIGHT = 1200, 700
WEST, EAST, NORTH = -89.0, -59.4, 24.5
SCALE = WIDTH / (EAST - WEST)
PRESSED = 0.9  # the sheet is a little wider than the sea
Points = list[tuple[float, float]]

LAKES = [
    [(-71.55, 10.75), (-71.2, 10.3), (-71.05, 9.75), (-71.15, 9.2), (-71.6, 9.05), (-72.0, 9.5), (-72.05, 10.0), (-71.75, 10.5)],
    [(-85.9, 11.9), (-85.3, 11.9), (-84.85, 11.3), (-84.75, 11.0), (-85.3, 11.15), (-85.75, 11.5)],
]
RIVERS = [
    [(-67.4, 6.2), (-66.6, 7.6), (-65.2, 7.8), (-63.6, 8.15), (-62.4, 8.4), (-60.9, 8.7)],
    [(-74.9, 6.2), (-74.2, 7.8), (-73.9, 8.9), (-74.6, 9.5), (-74.8, 10.4), (-74.85, 11.1)],
    [(-84.75, 11.0), (-84.2, 10.8), (-83.7, 10.93)],
    [(-86.4, 13.6), (-85.6, 14.1), (-84.4, 14.8), (-83.3, 15.0)],
]
RANGES = [
    [(-77.6, 20.05), (-75.3, 20.15)],
    [(-83.9, 22.6), (-83.0, 22.8)],
    [(-71.8, 19.2), (-70.3, 18.8)],
    [(-77.4, 18.1), (-76.6, 18.1)],
    [(-66.9, 18.25), (-66.1, 18.25)],
    [(-71.6, 8.3), (-70.4, 9.2), (-69.6, 9.9)],
    [(-68.0, 10.2), (-66.2, 10.2)],
    [(-73.9, 10.85), (-73.3, 10.75)],
    [(-73.0, 7.2), (-73.2, 9.0), (-72.9, 10.0)],
    [(-75.6, 7.0), (-75.9, 8.4)],
    [(-85.3, 10.6), (-83.6, 9.4), (-82.4, 8.7), (-81.0, 8.4)],
    [(-88.6, 15.0), (-87.2, 14.6), (-85.8, 14.4), (-85.0, 13.2)],
    [(-63.5, 7.2), (-61.6, 7.3)],
]


def place(at: tuple[float, float]) -> tuple[float, float]:
    """Where a longitude and latitude lie on the sheet: Mercator's projection, pressed a little."""

    def high(latitude: float) -> float:
        return math.degrees(math.log(math.tan(math.pi / 4 + math.radians(latitude) / 2)))

    return (at[0] - WEST) * SCALE, (high(NORTH) - high(at[1])) * SCALE * PRESSED


def line(points: Points) -> Points:
    return rounded([place(p) for p in points], closed=False)


def main() -> None:
    sheet = box(-20, -20, WIDTH + 20, HEIGHT + 20)
    window = box(WEST - 3, 4, EAST + 3, 28)
    land = unary_union([make_valid(p).intersection(window) for p in outlines(Path(sys.argv[1]))])
    flat = unary_union([Polygon([place(p) for p in polygon.exterior.coords]).buffer(0) for polygon in pieces(land)])
    kept = []
    for polygon in pieces(flat.intersection(sheet)):
        if polygon.area > 1500:
            kept.append(polygon.simplify(0.9))
        elif polygon.area > 14:  # islands so small that they would be lost: a little larger than life
            kept.append(polygon.buffer(2.2 if polygon.area < 120 else 1.2).simplify(0.8))
        elif polygon.area > 3:
            kept.append(polygon.buffer(1.6).simplify(0.6))
    peaks: list[int] = []
    for chain in RANGES:
        ridge = LineString(line(chain))
        for i in range(int(ridge.length / 15) + 1):
            at = ridge.interpolate(i * 15)
            peaks += [round(at.x + (2 if i % 2 else -2)), round(at.y + (3 if i % 2 else -3))]
    document = {
        "about": "The Caribbean Sea as a chart: coasts and waters, as flat lists x, y, x, y on a sheet of this size.",
        "origin": "Coasts: Natural Earth 1:10m land (public domain), as in the npm package world-atlas 2.0.2. "
        "Lakes, rivers and mountains: drawn for Caravela.",
        "made": date.today().isoformat(),
        "projection": f"Mercator, west {WEST}, east {EAST}, north {NORTH}, heights times {PRESSED}",
        "width": WIDTH,
        "height": HEIGHT,
        "land": drawn(set_precision(unary_union(kept), 1), 5),
        "lakes": [[round(n) for p in rounded([place(p) for p in lake], True)[::2] for n in p] for lake in LAKES],
        "mountains": peaks,
        "rivers": [[round(n) for p in LineString(line(river)).simplify(0.6).coords for n in p] for river in RIVERS],
    }
    last = list(document)[-1]
    rows = [f' "{key}": {json.dumps(value)}{"" if key == last else ","}' for key, value in document.items()]
    TARGET.write_text("\n".join(["{", *rows, "}"]) + "\n", encoding="utf-8")
    print(len(document["land"]), "coasts;", TARGET.stat().st_size, "bytes")  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
