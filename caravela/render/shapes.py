"""The drawing vocabulary of all boards: figures, markers, goods, coins, icons and paper slips, each drawn once.

Drawings are symbols in a square of 24 units; a page holds all of them once (`symbols()`), and boards only point at them. Functions
return SVG text centred on (x, y), with `size` as the height. `thing` is what can be pointed at, `extra` further attributes.
"""

from functools import cache
from html import escape
from typing import Final

KINDS: Final = ("colonist", "captain", "merchant", "missionary", "soldier", "builder")
GOODS: Final = ("silver", "sugar", "gold", "tobacco", "coffee", "indigo", "fur", "cattle", "cocoa", "fish", "rice")
COLOURS: Final = 6
LETTER_AT: Final = (0.0, 0.0, 0.13, 0.0, 0.0, 0.03)  # how far below the middle of a player's shape its letter stands
LETTER_SIZE: Final = (0.6, 0.62, 0.46, 0.48, 0.54, 0.42)

BODY: Final = "M12 10.4C7.4 10.4 5 14.5 4.4 22.6H19.6C19 14.5 16.6 10.4 12 10.4Z"
HEAD: Final = "M12 3.2A3.9 3.9 0 1 1 12 11 3.9 3.9 0 1 1 12 3.2Z"

# The figures: a silhouette, and lines drawn on it.
FIGURES: Final = {
    "colonist": ("M12 2.2A4.3 4.3 0 1 1 12 10.8 4.3 4.3 0 1 1 12 2.2Z" + BODY, "M8 11.9Q12 15 16 11.9"),
    "captain": (
        HEAD + BODY + "M2.6 6.6Q4.4 4.8 6.6 4.6 9 .6 12 .6T17.4 4.6Q19.6 4.8 21.4 6.6 17.6 5.9 12 5.9T2.6 6.6Z"
        "M14.3 7.6L23 8.6V11.8L14.3 10.2Z",
        "M6.6 4.6Q12 2.9 17.4 4.6M19.7 8.4V11",
    ),
    "merchant": (
        HEAD + BODY + "M6.6 4.4Q7 1 12.6 1T18.4 3.4 16 5.2 6.6 4.4Z"
        "M4.3 7.6L3.2 5.6H7L5.9 7.6Q10.4 10.2 9.8 14 9.2 17 5 17T.4 14Q0 10.2 4.3 7.6Z",
        "M4 7.7H6.2M5 10.4V14.8M6.6 11.3H4.4Q3 12.5 5 12.7T5.6 14H3.4",
    ),
    "missionary": (
        "M12 .8C8 1.6 6.6 5.4 7.4 9.2 5.4 12 4.6 16.6 4.4 22.6H19.6C19.4 16.6 18.6 12 16.6 9.2 17.4 5.4 16 1.6 12 .8Z"
        "M2.2 22.6V8.3H.2V6H2.2V3.2H4.6V6H6.6V8.3H4.6V22.6Z",
        "M12 4.2C10 5.4 9.7 8 11 9.8H13C14.3 8 14 5.4 12 4.2Z",
    ),
    "soldier": (
        HEAD
        + BODY
        + "M5 7.4Q7.6 6.4 8 4.6 9.4 2.9 10.6 2.5 11.6.3 14.4 1 13.6 1.8 13.7 2.6 15.6 3.4 16 4.6 16.4 6.4 19 7.4 12 8.7 5 7.4Z"
        "M20.2 22.6V6.2L18.8 4.6 21.3 0 23.8 4.6 22.4 6.2V22.6Z",
        "M7 6.7Q12 8 17 6.7M19.4 5.2H23.2",
    ),
    "builder": (
        HEAD + BODY + "M8 5.4Q8 2.4 12 2.4T16 5.4Q12 4.4 8 5.4Z"
        "M17 15.6L19 6.2 15.6 5.5 16.5 1.3 24 2.9 23.1 7.1 21.4 6.7 19.5 16Z",
        "M8 5.4Q12 4.4 16 5.4M19.2 2V6.2",
    ),
    "ship": (
        "M2 14.6Q5 15.8 9 15.8H14Q19 15.8 22.8 13Q22.4 18.4 18.8 21.6H7.2Q2.8 19.2 2 14.6Z"
        "M10.4 2.2Q17.2 3.6 16.6 13.4 13.4 12 10.4 13.4ZM9.2 4Q4 7.6 3 13.2 6.2 12.2 9.2 13.2ZM17.8 6Q21.6 8.4 22 12 20 11.2 17.8 12Z",
        "M9.8 1V15.6M3.6 17.6Q11 19.2 21.6 17",
    ),
}
HATCH: Final = "M6.6 13.6L8.6 11.6M5.5 17.6L11.6 11.5M5 21L14 12M7 22.1L16.2 12.9M10.6 21.6L17.8 14.4M14.2 21.6L18.6 17.2"

# The players' own shapes.
SHAPES: Final = (
    "M12 1.6A10.4 10.4 0 1 1 12 22.4 10.4 10.4 0 1 1 12 1.6Z",
    "M2.6 2.6H21.4V21.4H2.6Z",
    "M12 1.2L23.4 21.8H.6Z",
    "M12 .4L23.6 12 12 23.6.4 12Z",
    "M6.4 1.8H17.6L23.4 12 17.6 22.2H6.4L.6 12Z",
    "M12 .4L15.3 7.6 23.2 8.5 17.3 13.9 18.9 21.7 12 17.8 5.1 21.7 6.7 13.9.8 8.5 8.7 7.6Z",
)
HATCHED: Final = "M4.4 6.6L8.8 2.2M2.2 14.2L14.2 2.2M4.4 18.4L18 4.8M6.8 22L20 8.8M13.6 21.6L21.6 13.6"

# Goods: a fill, a silhouette, and further paths: with a fill of their own, as light lines, or ("") as lines in ink.
GOOD_DRAWINGS: Final = {
    "silver": (
        "#cdd5da",
        "M7.6 4H16.4L18.4 11.4H5.6ZM2.8 12.6H9.6L11.6 20H.8ZM14.4 12.6H21.2L23.2 20H12.4Z",
        (("", "M8.6 6.2H15.4M4 14.8H8.6M15.6 14.8H20.2"),),
    ),
    "sugar": ("#fffdf4", "M12 1.2Q15.2 1.2 16.4 6L20 22.6H4L7.6 6Q8.8 1.2 12 1.2Z", (("#4f7fae", "M6.2 12.4L12 15.4 17.8 12.4 20 22.6H4Z"),)),
    "gold": (
        "#f0bf2d",
        "M8 3.4L15.6 2.4 21.8 8 22.6 15.6 16.4 21.4 7 20.8 1.6 14.6 3 7.6Z",
        (("#ffe9a3", "M8 3.4L15.6 2.4 14.2 9.6 8.6 11.4 3 7.6Z"), ("", "M14.2 9.6L21.8 8M8.6 11.4L7 20.8M14.2 9.6L16.4 21.4")),
    ),
    "tobacco": (
        "#8d9a3d",
        "M21.6 2.2C22.6 12 18 19.6 6.6 19.4L3.2 23 1.2 21 4.6 17.4C4.4 6 12 1.4 21.6 2.2Z",
        (("", "M4.6 19.4L17.6 6.4M8.6 15.4L8.2 9.6M8.6 15.4L14.6 15.8M12.4 11.6L12.2 6.4M12.4 11.6L17.8 11.8"),),
    ),
    "coffee": (
        "#7a4a2a",
        "M9 1.4C15 1.4 16.4 6.6 15 10.6S9.6 16.6 6 15.6.6 11 2 7.4 5.6 1.4 9 1.4ZM17.4 10.4C21.6 9.8 23.8 13.4 23 17S18.8 23.2 15 22.8 9.6 18.8 10.8 15.6 14 10.8 17.4 10.4Z",
        (("light", "M11.8 2.4Q7 5.4 8.4 8.4T4.8 15M20.2 11.4Q15.6 14 16.8 16.8T13.6 22"),),
    ),
    "indigo": ("#3d4aa8", "M12 .8C15.6 6.6 19.8 10.4 19.8 15.4A7.8 7.8 0 0 1 4.2 15.4C4.2 10.4 8.4 6.6 12 .8Z", (("light", "M8 15.6Q8.2 19 11.6 19.8"),)),
    "fur": (
        "#9a6a43",
        "M12 .8L14.6 3.8 14.2 6Q17 6.4 21.6 4.4L23 7.4Q19.4 9.2 18.8 12.6T22.4 19.6L19.8 22Q16.4 19.2 14.2 19.4L12 23.4 9.8 19.4Q7.6 19.2 4.2 22L1.6 19.6Q5.8 16 5.2 12.6T1 7.4L2.4 4.4Q7 6.4 9.8 6L9.4 3.8Z",
        (("light", "M9 10.4L10.4 8.8M13 11.4L14.4 9.8M9.6 14.8L11 13.2M13.2 15.6L14.6 14"),),
    ),
    "cattle": (
        "#b4694a",
        "M7.4 6.8Q2.4 7.2.6 1.4-.8 8.6 5 10.4L2.4 12.8 6.4 14 8 20.4Q9 22.8 12 22.8T16 20.4L17.6 14 21.6 12.8 19 10.4Q24.8 8.6 23.4 1.4 21.6 7.2 16.6 6.8 12 4.8 7.4 6.8Z",
        (("#f3dcc6", "M8.6 17.4Q12 15.8 15.4 17.4L15 20.2Q14.4 21.8 12 21.8T9 20.2Z"), ("", "M8.8 11.6V12.8M15.2 11.6V12.8M10.6 19.4V19.8M13.4 19.4V19.8")),
    ),
    "cocoa": (
        "#c9622b",
        "M20.4 1L22.8 2.6 21 5.4C22.6 13 15 23 5.4 22.6L2 22.8 1.4 19.4C1 9 10.6 2.4 18.4 3.6Z",
        (("", "M18.8 5Q9 7 4 20.4M19.8 6Q16.4 14.6 4.6 20.6M18 4.6Q8 4 2.4 18"),),
    ),
    "fish": (
        "#5ba7bd",
        "M.8 5.6Q4.6 7.4 6 10.4 10.4 5.4 15.4 6 20.6 6.8 23.4 12 20.6 17.2 15.4 18 10.4 18.6 6 13.6 4.6 16.6.8 18.4 3.2 12 .8 5.6Z",
        (("", "M16.6 7.4Q14.4 12 16.6 16.6M19.4 10.6V11.2M9 11.2L11 12 9 12.8M12.2 10.4L14.2 12 12.2 13.6"),),
    ),
    "rice": (
        "#fffdf4",
        "M3.4 12.4Q4.6 4 12 4T20.6 12.4ZM1 12H23Q22.6 18.6 17 20.6V22.6H7V20.6Q1.4 18.6 1 12Z",
        (("#3f8270", "M1 12H23Q22.6 18.6 17 20.6V22.6H7V20.6Q1.4 18.6 1 12Z"), ("", "M8 9.4L9.4 8.6M12 6.6L13.4 7.2M15 9.6L16.2 9M11 9.8H12.4")),
    ),
}  # fmt: skip

# Icons in ink: filled shapes, then lines.
ICONS: Final = {
    "money": ("", "M12 2A10 10 0 1 1 12 22 10 10 0 1 1 12 2ZM12 5A7 7 0 1 1 12 19 7 7 0 1 1 12 5Z"),
    "ship": (FIGURES["ship"][0], "M9.8 1V15.6"),
    "vp": (
        "M12 7.2L13.7 10.7 17.5 11.2 14.7 13.9 15.4 17.7 12 15.9 8.6 17.7 9.3 13.9 6.5 11.2 10.3 10.7Z",
        "M8.4 1.4L12 5.4 15.6 1.4M12 4.6A8.8 8.8 0 1 1 12 22.4 8.8 8.8 0 1 1 12 4.6Z",
    ),
    "natives": (
        "M8 4.4A3.4 3.4 0 1 1 8 11.2 3.4 3.4 0 1 1 8 4.4ZM8 12.4C4 12.4 2 15.6 1.6 20.6H14.4C14 15.6 12 12.4 8 12.4Z"
        "M16.6 3.4A3.4 3.4 0 1 1 14.2 9.2Q15 6.4 14.2 4.4 15.2 3.4 16.6 3.4ZM16.8 11.4C20.4 11.4 22.2 14.6 22.6 19.6H16.8Q16.2 15 13.6 12.6 14.8 11.4 16.8 11.4Z",
        "",
    ),
    "card": ("M8.2 9.4L12 5.2 15.8 9.4 12 13.6Z", "M4.6 1.6H19.4V22.4H4.6ZM8 17H16M8 19.6H13"),
    "token": ("M12 7L13.4 10.6 17 12 13.4 13.4 12 17 10.6 13.4 7 12 10.6 10.6Z", "M7.8 1.8H16.2L22.2 7.8V16.2L16.2 22.2H7.8L1.8 16.2V7.8Z"),
    "deck": ("M4 9.6L12 5.6 20 9.6 12 13.6Z", "M4 13L12 17 20 13M4 16.6L12 20.6 20 16.6"),
    "clock": ("", "M12 2A10 10 0 1 1 12 22 10 10 0 1 1 12 2ZM12 6.4V12L16 14.6"),
    "hourglass": ("M8 18.6L12 14.2 16 18.6ZM9.4 8L12 11 14.6 8Z", "M5 2H19M5 22H19M7 2Q7 8.6 12 12 17 8.6 17 2M7 22Q7 15.4 12 12 17 15.4 17 22"),
    "crown": ("M2.4 6.4L7.6 11.2 12 3.4 16.4 11.2 21.6 6.4 19.6 17.4H4.4ZM4.4 18.8H19.6V21.4H4.4Z", ""),
    "sword": ("M20.8 1L22.8 3.2 10.6 16.8 7.4 13.4Z", "M4.4 12.4L11.6 19.6M6.4 17.4L2.4 21.4"),
    "warfare": ("M21.6 1L23 2.4 10 16.4 7.8 14.2ZM2.4 1L1 2.4 14 16.4 16.2 14.2Z", "M5 13L11 19M6.6 17L2.6 21M19 13L13 19M17.4 17L21.4 21"),
    "dock": ("M1.6 8.6H22.4V11.6H1.6Z", "M5 11.6V21M12 11.6V21M19 11.6V21M8.6 8.6V4.4M15.6 8.6V4.4M1.6 18Q3.6 16.4 5 18M8 18Q10 16.4 12 18 14 19.4 16 18"),
    "anchor": ("", "M12 7.6V21.6M7.6 10.4H16.4M12 2.2A2.7 2.7 0 1 1 12 7.6 2.7 2.7 0 1 1 12 2.2ZM3 14.6Q4.6 21.6 12 21.6T21 14.6M3 14.6L1.8 17.6M3 14.6L6 16M21 14.6L22.2 17.6M21 14.6L18 16"),
    "compass": ("M12 1L14.2 9.8 23 12 14.2 14.2 12 23 9.8 14.2 1 12 9.8 9.8Z", "M12 5.4A6.6 6.6 0 1 1 12 18.6 6.6 6.6 0 1 1 12 5.4Z"),
    "building": ("M12 1.4L22.6 7.6V9.6H1.4V7.6ZM2 19.6H22V22.4H2ZM4 10.8H7V18.4H4ZM10.5 10.8H13.5V18.4H10.5ZM17 10.8H20V18.4H17Z", ""),
    "initiative": ("M6.4 2.4Q11 .6 14 2.6T21 2.4L18.6 7 21 11.6Q16.6 13.6 13.6 11.6T6.4 11.6Z", "M5 1V23"),
    "goods": ("M7 3H17Q20.6 12 17 21H7Q3.4 12 7 3Z", ""),
    "shipping": ("M3 13.4H21L18.4 21H6.2Z", "M11 2V13M12.6 4.4L18.4 10.8H12.6ZM9.4 5L5 10.8H9.4"),
    "discovery": ("M2 14.6L13 7.4 15.2 11.2 4 17.8ZM13.6 6.6L20.4 2.2 23 6.8 16 10.8Z", "M10.4 14.4L7.4 22.4M11.6 14.2L15.6 22.4"),
    "specialists": ("M12 3.4L23.4 8.4 12 13.4.6 8.4ZM6 12.2L12 14.8 18 12.2V16.6Q15.6 19 12 19T6 16.6Z", "M21.4 9.4V17.4"),
    "training": ("M2 4.4Q7 3.4 11.4 5.6V20.6Q7 18.6 2 19.4ZM22 4.4Q17 3.4 12.6 5.6V20.6Q17 18.6 22 19.4Z", ""),
    "supply": ("M3 9.6H21V21H3Z", "M4.4 9.6L7.4 4H16.6L19.6 9.6M9.4 13H14.6"),
    "sets": ("", "M7.4 8.4A5 5 0 1 1 7.4 18.4 5 5 0 1 1 7.4 8.4ZM16.6 8.4A5 5 0 1 1 16.6 18.4 5 5 0 1 1 16.6 8.4ZM12 2.4A5 5 0 1 1 12 12.4 5 5 0 1 1 12 2.4Z"),
    "eye": ("M12 8.4A3.6 3.6 0 1 1 12 15.6 3.6 3.6 0 1 1 12 8.4Z", "M1.4 12Q6 5.4 12 5.4T22.6 12Q18 18.6 12 18.6T1.4 12Z"),
    "used": ("", "M3.4 12.6L9.4 18.6 20.6 5.4"),
    "round": ("M17.6 1.6L21.4 7.6 14.4 7.4Z", "M18.6 6.8A8.4 8.4 0 1 0 20.4 12"),
    "flash": ("M13.8 1L4.6 13.6H11L9.6 23 19.4 9.6H12.8Z", ""),
    "flag": ("M6.4 2.4H20L16.6 7 20 11.6H6.4Z", "M5.4 1V23"),
    "region": ("M3 6.6L9 3.4V17.4L3 20.6ZM10.2 3.4L14.6 6V20.4L10.2 17.6ZM15.8 6L21.6 3.4V17.6L15.8 20.4Z", ""),
    "church": ("M10.8 1H13.2V3H15.2V5.2H13.2V7.4L17.4 11V13.4L22 16V22.4H14.4V17.6Q12 15 9.6 17.6V22.4H2V16L6.6 13.4V11L10.8 7.4V5.2H8.8V3H10.8Z", ""),
    "fort": ("M2 3H6V6H9.4V3H14.6V6H18V3H22V11H20.4V22H14.4V17Q12 14.4 9.6 17V22H3.6V11H2Z", ""),
    "factory": ("M2 22V11L8 7.4V11L14 7.4V11H16V2.4H20.4L22 22Z", ""),
    "plague": ("M12 2Q18.6 7 18.6 14.6A6.6 7.4 0 0 1 5.4 14.6Q5.4 7 12 2Z", ""),
    "horse": ("M6 22.4Q5.4 16 9.6 13.4L5.6 14.6 3 12.4 7.6 5.6Q10.4 4.6 11.4 1.4L13.4 4.4Q20.6 7 20 22.4Z", ""),
    "arrow": ("M13.4 4.4L22.4 12 13.4 19.6V14.4H1.6V9.6H13.4Z", ""),
    "swap": ("M16 2.4L22.6 7.4 16 12.4V9H2.4V5.8H16ZM8 11.6L1.4 16.6 8 21.6V18.2H21.6V15H8Z", ""),
    "scroll": ("", "M6 3.4H19.4V17.4Q19.4 20.6 16.4 20.6H5.4M6 3.4Q3.4 3.4 3.4 6V8H7.4V17.4Q7.4 20.6 4.6 20.6M10.4 8.4H16.4M10.4 12H16.4M10.4 15.6H14"),
    "chest": ("M2.4 11.4Q2.4 4.4 7 4.4H17Q21.6 4.4 21.6 11.4H14.2V9.4H9.8V11.4ZM2.4 12.8H9.8V15.4H14.2V12.8H21.6V20.6H2.4Z", ""),
    "question": ("M10.4 18.6H13.6V21.8H10.4Z", "M7 7.6Q7.2 2.8 12 2.8T17 7.4Q17 10 14.4 11.6 12 13 12 16"),
    "eight": ("", "M12 2.4A4.4 4.4 0 1 1 12 11.2 4.4 4.4 0 1 1 12 2.4ZM12 11.2A5.2 5.2 0 1 1 12 21.6 5.2 5.2 0 1 1 12 11.2Z"),
}  # fmt: skip

# What a building does, as icons: when it counts, then what it gives. Coins and points carry their number.
TILE_ICONS: Final[dict[str, tuple[str, ...]]] = {
    "settlers": ("round", "kind:colonist"),
    "settlers_2": ("round", "kind:colonist"),
    "monastery": ("round", "kind:missionary"),
    "trade_routes": ("round", "kind:merchant"),
    "training_grounds": ("round", "kind:soldier"),
    "indentured_servitude": ("round", "kind:colonist", "arrow", "word:X"),
    "conquistadors": ("round", "kind:soldier", "arrow", "discovery"),
    "navigator": ("round", "kind:captain", "arrow", "discovery"),
    "inca_conquest": ("flash", "coin:20"),
    "trading_post": ("round", "coin:5"),
    "cartography": ("flash", "compass", "region", "vp:4"),
    "plague_1": ("plague", "natives", "word:−1"),
    "spoils_money_1": ("flash", "coin:5"),
    "spoils_ship": ("flash", "ship"),
    "spoils_specialists": ("flash", "specialists", "word:×2"),
    "magellan": ("kind:captain", "word:3", "discovery"),
    "new_world_city": ("round", "kind:builder"),
    "new_world_mission": ("round", "kind:missionary", "region"),
    "overpopulation": ("flash", "kind:colonist", "word:×3", "arrow", "region"),
    "smuggler": ("round", "goods", "swap", "goods"),
    "indian_allies": ("flash", "kind:soldier", "word:×2", "arrow", "region"),
    "privateers": ("round", "ship", "word:×", "coin:1"),
    "ship_yards": ("round", "kind:captain"),
    "cathedral": ("kind:missionary", "arrow", "kind:colonist", "word:×2"),
    "taxation": ("round", "coin:10", "vp:2"),
    "university": ("flash", "training", "vp:5"),
    "west_indies": ("round", "goods"),
    "colonization_laws": ("round", "kind:colonist", "arrow", "word:Y"),
    "rum_distillery": ("round", "good:sugar", "word:×", "coin:3"),
    "marketplace": ("round", "kind:merchant", "building"),
    "military_academy": ("round", "kind:soldier", "training"),
    "fortress": ("round", "kind:soldier", "fort"),
    "stables": ("round", "horse", "kind:soldier", "arrow"),
    "plague_2": ("plague", "region", "word:−1"),
    "spoils_money_2": ("flash", "coin:7"),
    "spoils_goods": ("flash", "goods", "word:×2"),
    "stone_masonry": ("round", "kind:builder", "fort"),
    "papal_edict": ("flash", "church", "kind:colonist", "word:×2"),
    "mint": ("round", "good:gold", "good:silver", "word:×", "coin:2"),
    "trading_house": ("round", "goods", "arrow", "coin:5"),
    "reformation": ("church", "kind:missionary", "arrow", "word:0"),
    "mayflower": ("round", "ship", "arrow", "dock"),
    "militia": ("fort", "kind:soldier", "warfare"),
    "mercantilism": ("goods", "arrow", "vp:1"),
    "population": ("word:2", "kind:colonist", "arrow", "vp:1"),
    "navy": ("ship", "arrow", "vp:4"),
    "power": ("kind:soldier", "arrow", "vp:2"),
    "prosperity": ("building", "arrow", "vp:2"),
    "glory": ("region", "arrow", "vp:2"),
    "wealth": ("coin:5", "arrow", "vp:1"),
    "migration": ("round", "kind:colonist", "word:×2", "swap"),
    "factory": ("round", "factory", "money", "vp:5"),
    "plague_3": ("plague", "kind:colonist", "word:−3"),
    "age_of_discovery": ("token", "card", "arrow", "vp:4"),
    "new_world_capital": ("kind:builder", "arrow", "vp:3"),
    "age_of_reason": ("specialists", "arrow", "vp:4"),
    "rewrite_history": ("flash", "swap", "token", "word:×2"),
}


def number(n: float) -> str:
    """A coordinate in as few characters as will do."""
    return f"{n:.1f}".removesuffix(".0")


@cache
def symbols() -> str:
    """All drawings, once: a page or a picture holds them, and everything else points at them."""
    drawn: list[str] = []
    for kind, (shape, lines) in FIGURES.items():
        hatch = (
            f'<path class="hatch" d="{HATCH}"/>'
            if kind != "ship"
            else '<path class="hatch" d="M5 19L7.6 16.4M8 21L12.4 16.6M12 21L17 16"/>'
        )
        drawn.append(symbol(kind, f'<path class="own" d="{shape}"/>{hatch}<path class="etch" d="{lines}"/>'))
    for colour, shape in enumerate(SHAPES):
        hatch = f'<path class="hatch" d="{HATCHED}"/>' if colour == 4 else ""
        drawn.append(symbol(f"m{colour}", f'<path class="own" d="{shape}"/>{hatch}'))
        drawn.append(symbol(f"b{colour}", f'<path class="shield" d="{shape}"/>'))
    for good_id, (fill, shape, more) in GOOD_DRAWINGS.items():
        paths = [f'<path class="ware" fill="{fill}" d="{shape}"/>']
        for inner, path in more:
            look = f'fill="{inner}"' if inner.startswith("#") else 'class="etch light"' if inner else 'class="etch"'
            paths.append(f'<path {look} d="{path}"/>')
        drawn.append(symbol(good_id, "".join(paths)))
    for name, (filled, lines) in ICONS.items():
        paths = [f'<path class="solid" d="{filled}"/>'] if filled else []
        paths += [f'<path class="line" d="{lines}"/>'] if lines else []
        drawn.append(symbol(f"i-{name}", "".join(paths)))
    drawn.append(symbol("coin", '<circle class="coin" cx="12" cy="12" r="11"/><circle class="rim" cx="12" cy="12" r="8.6"/>'))
    drawn.append(symbol("seal", f'<path class="seal" d="{SHAPES[0]}"/>'))
    return f"<defs>{''.join(drawn)}</defs>"


def symbol(name: str, drawing: str) -> str:
    return f'<symbol id="s-{name}" viewBox="-1 -1 26 26" overflow="visible">{drawing}</symbol>'


def use(name: str, x: float, y: float, size: float) -> str:
    """The drawing of that name in a square of this size around (x, y)."""
    return f'<use href="#s-{name}" x="{number(x - size / 2)}" y="{number(y - size / 2)}" width="{number(size)}" height="{number(size)}"/>'


def titled(title: str) -> str:
    return f"<title>{escape(title)}</title>" if title else ""


def attributes(thing: str, extra: str) -> str:
    return (f' data-thing="{escape(thing)}"' if thing else "") + (f" {extra}" if extra else "")


def hit(x: float, y: float, width: float, height: float, round_by: float = 5) -> str:
    """The area of a thing from its upper left corner: it can be clicked everywhere, and it glows when it stands for an option."""
    box = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" rx="{number(round_by)}"'
    return f'<rect class="hit" {box}/><rect class="dots" {box}/>'


def around(x: float, y: float, size: float, thing: str) -> str:
    return hit(x - size / 2, y - size / 2, size, size, size / 5) if thing else ""


def text(x: float, y: float, words: str, size: float, klass: str = "", anchor: str = "start") -> str:
    """A line of text with its baseline at y."""
    named = f' class="{klass}"' if klass else ""
    placed = f' text-anchor="{anchor}"' if anchor != "start" else ""
    return f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}"{named}{placed}>{escape(words, quote=False)}</text>'


@cache
def wrap(words: str, chars: int) -> list[str]:
    """The words in lines of at most so many characters, as evenly as their number of lines allows; long words stay whole."""
    lines = filled(words, chars)
    for narrower in range(chars - 1, 0, -1):
        evener = filled(words, narrower)
        if len(evener) > len(lines) or max(map(len, evener)) > narrower:
            break
        lines = evener
    return lines


def filled(words: str, chars: int) -> list[str]:
    lines: list[str] = []
    for word in words.split():
        if lines and len(lines[-1]) + 1 + len(word) <= chars:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines or [""]


# -- what players own --------------------------------------------------------------------------------------------------


def piece(
    kind: str,
    colour: int,
    x: float,
    y: float,
    size: float,
    key: str = "",
    thing: str = "",
    extra: str = "",
    title: str = "",
    letter: str = "",
) -> str:
    """A figure or a ship in a player's colour, with the player's shape (and letter) as its shield; colour -1 is nobody's."""
    travels = f' data-piece="{escape(key)}"' if key else ""
    shield = ""
    if colour >= 0:
        below = 0.2 if kind != "ship" else 0.02
        shield = use(f"b{colour}", x + (0.0 if kind != "ship" else size * 0.06), y + size * below, size * 0.42)
        if letter:
            middle = x + (0.0 if kind != "ship" else size * 0.06)
            letter_size = size * 0.42 * LETTER_SIZE[colour]
            down = y + size * below + size * 0.42 * LETTER_AT[colour] + letter_size * 0.36
            shield += text(middle, down, letter, letter_size, "letter on-shield", "middle")
    owner = f" p{colour}" if colour >= 0 else ""
    return (
        f'<g class="piece{owner}"{travels}{attributes(thing, extra)}>{titled(title)}{around(x, y, size * 1.1, thing)}'
        f"{use(kind, x, y, size)}{shield}</g>"
    )


def marker(colour: int, letter: str, x: float, y: float, size: float, thing: str = "", extra: str = "", title: str = "") -> str:
    """A player's own shape with the letter on it."""
    letter_size = size * LETTER_SIZE[colour]
    down = y + size * LETTER_AT[colour] + letter_size * 0.36
    return (
        f'<g class="marker p{colour}"{attributes(thing, extra)}>{titled(title)}{around(x, y, size * 1.1, thing)}'
        f"{use(f'm{colour}', x, y, size)}{text(x, down, letter, letter_size, 'letter', 'middle') if letter else ''}</g>"
    )


# -- goods, money, icons -----------------------------------------------------------------------------------------------


def good(good_id: str, x: float, y: float, size: float, n: int = 0, thing: str = "", extra: str = "", title: str = "") -> str:
    """A trade good, and how many there are when that is said."""
    counted = count(n, x + size * 0.42, y + size * 0.36, max(size * 0.44, 14)) if n else ""
    return f'<g class="good"{attributes(thing, extra)}>{titled(title)}{around(x, y, size * 1.14, thing)}{use(good_id, x, y, size)}{counted}</g>'


def count(n: int, x: float, y: float, size: float) -> str:
    """A number on a little plate, centred on (x, y), as high as its figures need."""
    said = str(n)
    width = size * (0.62 + 0.58 * len(said))
    box = f'x="{number(x - width / 2)}" y="{number(y - size * 0.58)}" width="{number(width)}" height="{number(size * 1.16)}" rx="{number(size * 0.5)}"'
    return f'<rect class="plate" {box}/>{text(x, y + size * 0.36, said, size, "number", "middle")}'


def coin(n: int | str, x: float, y: float, size: float) -> str:
    """A coin with what it is worth."""
    said = str(n)
    figures = size * (0.58 if len(said) < 2 else 0.5 if len(said) < 3 else 0.4)
    return f"{use('coin', x, y, size)}{text(x, y + figures * 0.36, said, figures, 'on-coin', 'middle')}"


def points(n: int | str, x: float, y: float, size: float) -> str:
    """Victory points: a seal with their number."""
    said = str(n)
    figures = size * (0.58 if len(said) < 2 else 0.5 if len(said) < 3 else 0.4)
    return f"{use('seal', x, y, size)}{text(x, y + figures * 0.36, said, figures, 'on-seal', 'middle')}"


def icon(name: str, x: float, y: float, size: float) -> str:
    """An icon in ink."""
    return use(f"i-{name}", x, y, size)


# -- paper slips -------------------------------------------------------------------------------------------------------


def row(icons: tuple[str, ...], x: float, y: float, size: float, most: float) -> str:
    """Icons side by side from x on, no wider than `most`: figures, goods, coins, points, words and plain icons."""
    if not icons:
        return ""
    step = min(size * 1.08, (most - size) / (len(icons) - 1)) if len(icons) > 1 else size
    drawn: list[str] = []
    for i, item in enumerate(icons):
        sort, _, value = item.partition(":")
        at = x + size / 2 + i * step
        if sort == "kind":
            drawn.append(use(value, at, y, size * 1.1))
        elif sort == "good":
            drawn.append(use(value, at, y, size * 0.95))
        elif sort == "coin":
            drawn.append(coin(value, at, y, size))
        elif sort == "vp":
            drawn.append(points(value, at, y, size))
        elif sort == "word":
            drawn.append(text(at, y + size * 0.3, value, size * 0.86, "number", "middle"))
        else:
            drawn.append(icon(sort, at, y, size * (0.7 if sort in ("arrow", "round", "flash") else 0.9)))
    return "".join(drawn)


def slip(x: float, y: float, width: float, height: float, klass: str = "") -> str:
    """A paper slip with a clipped corner."""
    cut = min(width, height) * 0.16
    path = f"M{number(x)} {number(y)}h{number(width - cut)}l{number(cut)} {number(cut)}v{number(height - cut)}h{number(-width)}Z"
    return f'<path class="slip{" " + klass if klass else ""}" d="{path}"/>'


def tile(
    tile_id: str,
    title: str,
    cost: int,
    lines: list[str],
    x: float,
    y: float,
    width: float,
    height: float,
    thing: str = "",
    extra: str = "",
    font: float = 14,
    used: bool = False,
    about: str = "",
) -> str:
    """A building as a paper slip from its upper left corner: name, cost in a coin (none below 0), effect as icons, lines of text."""
    coin_size = font * 1.7 if cost >= 0 else 0
    chars = max(6, int((width - 12 - coin_size) / (font * 0.52)))
    drawn = [slip(x, y, width, height, "used" if used else "")]
    names = wrap(title, chars)
    down = y + font * 1.15
    for name in names:
        drawn.append(text(x + 6, down, name, font, "slip-title"))
        down += font * 1.12
    if cost >= 0:
        drawn.append(coin(cost, x + width - coin_size / 2 - 4, y + coin_size / 2 + 4, coin_size))
    room = y + height - (down - font * 0.9)
    for line in lines:
        drawn.append(text(x + 6, down + font * 0.1, line, font * 0.93, "slip-line"))
        down += font * 1.16
        room -= font * 1.16
    size = min(room - 6, font * 1.7)
    if size >= font * 0.9:
        drawn.append(
            row(TILE_ICONS.get(tile_id, ()), x + 5, y + height - size / 2 - 4, size, width - 10 - (font * 1.2 if used else 0))
        )
    if used:
        drawn.append(icon("used", x + width - font * 0.75, y + height - font * 0.75, font))
    body = "".join(drawn)
    return (
        f'<g class="tile"{attributes(thing, extra)}>{titled(about or title)}{hit(x, y, width, height) if thing else ""}{body}</g>'
    )


def find(
    find_id: str,
    title: str,
    natives: int,
    plunder: int,
    per_soldier: int,
    vp: int,
    x: float,
    y: float,
    width: float,
    height: float,
    thing: str = "",
    extra: str = "",
    font: float = 14,
    about: str = "",
) -> str:
    """A discovery token or card as a slip from its upper left corner: natives, plunder, plunder for each soldier, points."""
    card = find_id.startswith("C")
    drawn = [slip(x, y, width, height, "card" if card else "token")]
    down = y + 4
    if title:
        for name in wrap(title, max(6, int((width - 10) / (font * 0.52)))):
            drawn.append(text(x + 6, down + font * 0.85, name, font, "slip-title"))
            down += font * 1.12
    size = min(y + height - down - 4, font * 1.6)
    step = (width - 8) / 4
    middle = (down + y + height) / 2 - (1 if title else 0)
    for i, (name, n) in enumerate((("natives", natives), ("money", plunder), ("sword", per_soldier), ("vp", vp))):
        at = x + 4 + step * (i + 0.5)
        if name == "money":
            drawn.append(coin(n, at, middle, size))
        elif name == "vp":
            drawn.append(points(n, at, middle, size))
        else:
            drawn.append(icon(name, at - size * 0.28, middle, size * 0.72))
            drawn.append(text(at + size * 0.14, middle + font * 0.36, str(n), font, "number"))
    body = "".join(drawn)
    return (
        f'<g class="find"{attributes(thing, extra)}>{titled(about or title)}{hit(x, y, width, height) if thing else ""}{body}</g>'
    )
