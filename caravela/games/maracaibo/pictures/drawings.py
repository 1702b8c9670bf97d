"""The drawings of Maracaibo, in squares of 24 units: objects, figures, coats of arms, and icons in ink. Data only."""

from pathlib import Path
from typing import Final

from caravela.render.drawings import Drawings

# Objects on project cards: a fill, a silhouette, and further paths: with a fill of their own, as light lines, or ("") in ink.
OBJECTS: Final[dict[str, tuple[str, str, tuple[tuple[str, str], ...]]]] = {
    "o-map": (
        "#ead9ac",
        "M1.4 4.6L8.4 2 15.6 4.6 22.6 2V19.4L15.6 22 8.4 19.4 1.4 22Z",
        (
            ("#b9d4cf", "M8.4 2L15.6 4.6V22L8.4 19.4Z"),
            ("", "M8.4 2V19.4M15.6 4.6V22M3.4 16.6Q6 12.6 9.6 14.4T14 9.4M16.6 7.4L20.6 11.4M20.6 7.4L16.6 11.4"),
        ),
    ),
    "o-herbs": (
        "#4f9158",
        "M12.4 23.4Q11 15.6 12 11.4 5.4 12.6 2 5.8 8.8 3.8 12 9.6 12 3.6 17.4.8 20.8 6.6 14.4 10.8 19.8 8.6 22.8 12.6"
        " 19.6 17.4 13.6 14.2 13.2 18 14.6 23.4Z",
        (("light", "M4.4 6.6Q9 7.6 12 11.2M17 3.2Q15.6 7.8 12.6 11M20.4 12.8Q16.6 11.6 13.4 13"),),
    ),
    "o-pistol": (
        "#7c5233",
        "M1.6 5H20.6L23 7.4V10H12.4Q12 13.4 9 13.4L7.4 13.2 5.8 20.4Q5.4 21.8 3.8 21.4L1.6 20.6Q.4 20 .8 18.8L3.4 10.6 1 8.8Z",
        (
            ("#c5cdd2", "M8 5H20.6L23 7.4V9H8Z"),
            ("", "M8 5V10H12.4M9 10Q8.6 11.8 9.8 13.2M4.6 4.8L6.4 2.4H9"),
        ),
    ),
    "o-spyglass": (
        "#c6923a",
        "M15.2 2.2L20.4 1 23.4 6.6 20 10.6 14.6 12.4 12.2 7.6ZM8 9.2L12.8 6.6 15.8 12 11 14.8Z"
        "M2.4 13.4L7.2 10.8 9.8 15.6 5 18.2Z",
        (
            ("#8d5f23", "M8 9.2L12.8 6.6 15.8 12 11 14.8Z"),
            ("#cfe3ea", "M20.4 1L23.4 6.6 20 10.6 17.4 5.4Z"),
            ("", "M3.4 15.6L.8 17"),
        ),
    ),
}

# Figures: the middle of the body, a silhouette, and lines drawn on it.
EXPLORERS: Final[dict[str, tuple[float, str, str]]] = {
    "explorer": (
        10,
        "M10 3.7A3.9 3.9 0 1 1 10 11.5 3.9 3.9 0 1 1 10 3.7ZM10 10.6C5.2 10.6 3 15 2.6 23.4H17.4C17 15 14.8 10.6 10 10.6Z"
        "M1.2 6.4Q5 4.8 6.2 4.8 6.6.6 10 .6T13.8 4.8Q15 4.8 18.8 6.4 14.6 7.6 10 7.6T1.2 6.4Z"
        "M19.8 23.4V6.4L18.2 4.4 20.8 .6 23.4 4.4 21.8 6.4V23.4Z",
        "M6.2 4.8Q10 6 13.8 4.8",
    ),
}
EXPLORER: Final = EXPLORERS["explorer"][0]

SHIELD: Final = "M2.6 2.2Q7.6 3.4 12 1.2 16.4 3.4 21.4 2.2V12Q21.4 19.2 12 23.2 2.6 19.2 2.6 12Z"
# Coats of arms: the field, then charges with their fills.
ARMS: Final[dict[str, tuple[str, tuple[tuple[str, str], ...]]]] = {
    "france": (
        "#2f5fa8",
        (
            (
                "#f7efd2",
                "M12 3.6Q15.4 7.6 13.2 12.6H15.2Q14.6 10 16.4 8.8 19.8 8.8 19 12 18 14 15.2 14.2L13.4 14.4Q13.6 17 15 18.6H9"
                "Q10.4 17 10.6 14.4L8.8 14.2Q6 14 5 12 4.2 8.8 7.6 8.8 9.4 10 8.8 12.6H10.8Q8.6 7.6 12 3.6Z",
            ),
        ),
    ),
    "england": ("#fbf8ef", (("#b8202b", "M10 2H14V9H21.2V13H14V22H10V13H2.8V9H10Z"),)),
    "spain": (
        "#b3262e",
        (
            (
                "#f4c63d",
                "M5.6 5.6H8V7.6H10.6V5.6H13.4V7.6H16V5.6H18.4V10.4H17.2V18.2H13.8V14.4Q12 12.4 10.2 14.4V18.2H6.8V10.4H5.6Z",
            ),
        ),
    ),
    "any": (
        "#2f5fa8",
        (
            ("#fbf8ef", "M12 2.2Q16.4 4.2 20.6 3.2V12L12 11Z"),
            ("#b3262e", "M12 11L20.6 12Q20.6 18.6 12 22.2 3.4 18.6 3.4 12.2Z"),
            ("#b8202b", "M15.6 3.6H17.2V6.6H19.8V8.2H17.2V11.4H15.6V8.2H13V6.6H15.6Z"),
            ("#f4c63d", "M9 13.6H10.6V14.8H11.4V13.6H12.8V14.8H13.6V13.6H15.2V19H13V17Q12.1 16 11.2 17V19H9Z"),
            ("#f7efd2", "M7.4 4.4Q9.2 6.6 8.2 9.6H6.6Q5.6 6.6 7.4 4.4Z"),
        ),
    ),
}

# Icons in ink: filled shapes, then lines.
SEA_ICONS: Final[dict[str, tuple[str, str]]] = {
    "hut": ("M12 2L23.4 12H20V22H14.6V16.4Q12 13.8 9.4 16.4V22H4V12H.6Z", ""),
    "boot": (
        "M6 1.4H14.2L13.8 11.4Q15 13.8 19.4 14.6 23 15.4 22.8 19H5.4Q4 12 6 1.4ZM5.2 20.4H22.8V22.8H5.2Z",
        "",
    ),
    "disc": (
        "M1.4 8Q1.4 3.4 12 3.4T22.6 8V14.4Q22.6 20 12 20T1.4 14.4ZM12 5Q4 5 4 8T12 11 20 8 12 5Z",
        "",
    ),
    "disc_off": (
        "M1.4 16.4Q1.4 12.8 8 12.2V14Q4 14.6 4 16.2 4 18.2 11 18.2T18 16.2Q18 14.8 14.6 14.2V12.2Q20.6 13 20.6 16.4V18.4"
        "Q20.6 23 11 23T1.4 18.4ZM11.4 1L17 7.4H13.4V15.4H9.4V7.4H5.8Z",
        "",
    ),
    "medal": ("M12 9.4A6.8 6.8 0 1 1 12 23 6.8 6.8 0 1 1 12 9.4ZM4.4 1H10.4L12.6 6.8 8.6 8.4ZM19.6 1H13.8L15.6 8.2Z", ""),
    "cannon": (
        "M.8 8.6L18.6 4.2 19.4 2.8 21.6 2.6 23.4 9.6 21.6 10.6 20.2 9.8 13.4 11.6Q15.6 13 15.6 16A5.9 5.9 0 1 1 6 11.6L2 13.6Z"
        "M9.8 13.4A2.6 2.6 0 1 0 9.8 18.6 2.6 2.6 0 1 0 9.8 13.4ZM16 15.4L23 20V22.6H14Z",
        "",
    ),
    "column": ("M3.4 1.6H20.6V4.8H3.4ZM6 6H9V18H6ZM10.5 6H13.5V18H10.5ZM15 6H18V18H15ZM3.4 19.2H20.6V22.4H3.4Z", ""),
    "helm": (
        "M12 9.6A2.4 2.4 0 1 1 12 14.4 2.4 2.4 0 1 1 12 9.6Z",
        "M12 5A7 7 0 1 1 12 19 7 7 0 1 1 12 5ZM12 1V9M12 15V23M1 12H9M15 12H23M4.2 4.2L9.8 9.8M14.2 14.2L19.8 19.8"
        "M19.8 4.2L14.2 9.8M9.8 14.2L4.2 19.8",
    ),
    "skull": (
        "M12 1.4Q21.6 1.4 21.6 10.4 21.6 15 17.6 17V21.6H14.8V19H13.2V21.6H10.8V19H9.2V21.6H6.4V17Q2.4 15 2.4 10.4"
        " 2.4 1.4 12 1.4ZM8 8.4A2.3 2.3 0 1 0 8 13 2.3 2.3 0 1 0 8 8.4ZM16 8.4A2.3 2.3 0 1 0 16 13 2.3 2.3 0 1 0 16 8.4Z",
        "",
    ),
    "story": (
        "M1.6 3.6Q7 2 11.4 4.8V21.6Q7 18.8 1.6 20.4ZM22.4 3.6Q17 2 12.6 4.8V21.6Q17 18.8 22.4 20.4Z",
        "",
    ),
    "quest": (
        "M14.6 12.2A4.9 4.9 0 0 1 19.5 17 4.9 4.9 0 0 1 18 20.4L19 23.6 14.6 21.8 10.4 23.6 11.2 20.4A4.9 4.9 0 0 1 14.6 12.2Z",
        "M9 19.4H6.4Q3.6 19.4 3.6 16.4V4.4Q3.6 1.8 6.2 1.8H18.4V10M7.4 6.2H14.6M7.4 10.2H12",
    ),
    "assistant": (
        "M12 .8A4.4 4.4 0 1 1 12 9.6 4.4 4.4 0 1 1 12 .8ZM12 10.4C8 10.4 6.2 13.6 5.8 18.4H18.2C17.8 13.6 16 10.4 12 10.4Z",
        "M2 18.6Q2 22.4 12 22.4T22 18.6",
    ),
    "last": ("M2 4.4L13 12 2 19.6ZM15.6 3.4H20.4V20.6H15.6Z", ""),
    "hand": ("M9 4.6L20.8 2.2 23.4 16.4 12.8 18.6Z", "M8.6 7L2.4 9.4 7.4 22 15.6 19.4"),
    "tile": ("M9 7.2L16.8 15M15 7.2L7.2 15", "M2.4 2.4H21.6V21.6H2.4ZM7 7L17 17M17 7L7 17"),
    "keep": ("", "M8 8Q2 4.6 2 12T8 16Q10 15 12 12T16 8Q22 4.6 22 12T16 16Q14 15 12 12T8 8Z"),
    "hop": ("M20 9.4L23.6 17.4 15.4 15.6Z", "M3 17Q4 4.6 11.6 4.6T20 14"),
    "gate": ("M2 2.4H6V22H2ZM18 2.4H22V22H18ZM6 5H18V8.6H6ZM6 14H18V17.6H6Z", ""),
    "mine": ("M1 22.4L7.6 8.4 11 12.4 15 4 23 22.4H16.4V17Q12.6 12.6 9 17V22.4Z", ""),
    "cargo": ("M3 8H21V21.4H3Z", "M3 8L6 2.8H18L21 8"),
    "invest": (
        "M12 1.4L22.6 7.6V9.6H1.4V7.6ZM4 10.8H7V20H4ZM10.5 10.8H13.5V20H10.5ZM17 10.8H20V20H17ZM1.6 20.6H22.4V23H1.6Z",
        "",
    ),
    "upgrade": ("M12 1L22 11H16.4V16H7.6V11H2ZM7.6 18.2H16.4V22.4H7.6Z", ""),
    "career": ("M12 1.4A4.6 4.6 0 1 1 12 10.6 4.6 4.6 0 1 1 12 1.4ZM3 22.6Q3 12.4 12 12.4T21 22.6H15L12 15 9 22.6Z", ""),
}

CANNONBALL: Final = (
    '<circle cx="11.4" cy="13" r="10" fill="#414d57" stroke="var(--edge)" stroke-width="1.2"/>'
    '<path d="M17.6 5.2Q19 2 22.6 2.4" fill="none" stroke="var(--wood)" stroke-width="2.2" stroke-linecap="round"/>'
    '<circle cx="22.4" cy="2.4" r="2" fill="#f0a030"/>'
)


def arms() -> dict[str, str]:
    """The coats of arms of the three nations, and of any of them."""
    drawn: dict[str, str] = {}
    for nation, (field, charges) in ARMS.items():
        rim = f'<path class="ware" d="{SHIELD}" fill="{field}"/>'
        drawn[f"n-{nation}"] = rim + "".join(f'<path d="{path}" fill="{fill}"/>' for fill, path in charges)
    return drawn


DRAWINGS: Final = Drawings(
    EXPLORERS,
    OBJECTS,
    SEA_ICONS,
    {**arms(), "cannonball": CANNONBALL},
    (Path(__file__).parent / "board.css").read_text(encoding="utf-8"),
)
