"""The drawings of Santa Maria, in squares of 24 units: resources, a monk, icons and the faces of dice. Data only."""

from typing import Final

from caravela.render.drawings import Drawings

# Resources: a fill, a silhouette, and further paths: with a fill of their own, as light lines, or ("") as lines in ink.
RESOURCES: Final[dict[str, tuple[str, str, tuple[tuple[str, str], ...]]]] = {
    "r-wood": (
        "#a86f3d",
        "M6.2 4.4H17.8A4.6 7.6 0 0 1 17.8 19.6H6.2A4.6 7.6 0 0 1 6.2 4.4Z",
        (
            ("#eccb9c", "M6.2 4.4A4.6 7.6 0 0 1 6.2 19.6 4.6 7.6 0 0 1 6.2 4.4Z"),
            ("", "M6.2 9A2 3 0 0 1 6.2 15 2 3 0 0 1 6.2 9ZM13.2 8H18.6M14.6 12.2H20M13 16H17.6"),
        ),
    ),
    "r-grain": (
        "#e6b233",
        "M12 .4Q15.4 4 12 8.4 8.6 4 12 .4ZM11.2 12.6Q5.6 12 5 6.2 10.6 6.8 11.2 12.6Z"
        "M12.8 12.6Q18.4 12 19 6.2 13.4 6.8 12.8 12.6Z"
        "M11.2 18.4Q5.6 17.8 5 12 10.6 12.6 11.2 18.4ZM12.8 18.4Q18.4 17.8 19 12 13.4 12.6 12.8 18.4Z",
        (("", "M12 8V23.6M11 23.6Q7.6 22.4 6.6 19.4"),),
    ),
    "r-sugar": (
        "#fffdf4",
        "M12 .8L17.6 3.8V10L12 13 6.4 10V3.8ZM6.4 11.2L12 14.2V20.4L6.4 23.4.8 20.4V14.2Z"
        "M17.6 11.2L23.2 14.2V20.4L17.6 23.4 12 20.4V14.2Z",
        (
            ("#a9c6de", "M12 6.8L17.6 3.8V10L12 13ZM6.4 17.2L12 14.2V20.4L6.4 23.4ZM17.6 17.2L23.2 14.2V20.4L17.6 23.4Z"),
            ("", "M6.4 3.8L12 6.8 17.6 3.8M12 6.8V13M.8 14.2L6.4 17.2 12 14.2 17.6 17.2 23.2 14.2M6.4 17.2V23.4M17.6 17.2V23.4"),
        ),
    ),
    "r-gem": (
        "#b9477f",
        "M6 2.6H18L23.4 9.4 12 22.8.6 9.4Z",
        (
            ("#efb3d0", "M6 2.6H18L15.6 9.4H8.4Z"),
            ("", "M.6 9.4H23.4M8.4 9.4L12 22.8 15.6 9.4M6 2.6L8.4 9.4M18 2.6L15.6 9.4"),
        ),
    ),
    "r-gold": (
        "#f0bf2d",
        "M7.4 3H16.6L18.8 11H5.2ZM2.4 12.4H10.6L12.2 20.6H.6ZM13.4 12.4H21.6L23.4 20.6H11.8Z",
        (
            ("#ffe9a3", "M7.4 3H16.6L17.1 5H6.9ZM2.4 12.4H10.6L11 14.4H2ZM13.4 12.4H21.6L22 14.4H13Z"),
            ("", "M10.2 8H13.8M5 17.6H8M15.8 17.6H18.8"),
        ),
    ),
}

# A monk: the middle of the body, a silhouette, and lines drawn on it.
MORE_FIGURES: Final[dict[str, tuple[float, str, str]]] = {
    "monk": (
        12,
        "M12 .6C7.4 1.6 6 6 7.2 10.2 5 13 4.4 17.4 4.2 23.4H19.8C19.6 17.4 19 13 16.8 10.2 18 6 16.6 1.6 12 .6Z",
        "M12 4.2C9.6 5.6 9.4 8.6 10.8 10.6H13.2C14.6 8.6 14.4 5.6 12 4.2Z",
    ),
}

MONK: Final = MORE_FIGURES["monk"][0]

# Icons in ink: filled shapes, then lines.
MORE_ICONS: Final[dict[str, tuple[str, str]]] = {
    "conquistador": (
        "M4.6 9.2Q7 .6 13.4 .8 19 2 19.4 9.2 17.6 5.8 12 5.6T4.6 9.2ZM5 13.6Q4.8 7.4 12 7.2T19 13.6Q12 15.8 5 13.6ZM.4 9.8"
        "Q2.6 14.6 7 15.8 12 17 17 15.8 21.4 14.6 23.6 9.8 23.4 17.4 18.4 20 12 22.4 5.6 20 .6 17.4 .4 9.8Z",
        "",
    ),
    "faith": (
        "M11 .6H13V2.8H15.2V4.8H13V7L19.6 12.4V22.8H14.8V17.4A2.8 2.8 0 0 0 9.2 17.4V22.8H4.4V12.4L11 7V4.8H8.8V2.8H11Z",
        "",
    ),
    "mitre": ("M12 .8Q20.8 7.6 18.8 17.4H13V9H11V17.4H5.2Q3.2 7.6 12 .8ZM4.8 18.8H19.2V22.8H4.8Z", ""),
    "camp": ("M12 3.4L22.6 21.4H15.2L12 15 8.8 21.4H1.4Z", "M12 3.4L14 .8M12 3.4L10 .8"),
    "road": (
        "M9.2 1.4H14.8L22.4 22.6H1.6ZM11.5 4L11.2 7.4H12.8L12.5 4Z"
        "M11.1 9.8L10.8 14H13.2L12.9 9.8ZM10.6 16.6L10.2 22.6H13.8L13.4 16.6Z",
        "",
    ),
    "tree": (
        "M12 .8A6.4 6.4 0 0 1 18 9.2 5.2 5.2 0 0 1 14 17.4L13.6 23H10.4L10 17.4A5.2 5.2 0 0 1 6 9.2 6.4 6.4 0 0 1 12 .8Z",
        "",
    ),
    "hall": ("M2.4 10.4L12 5 21.6 10.4V22.4H14.6V16.4H9.4V22.4H2.4Z", "M12 5V1.2H17.4V3.6H12"),
    "stall": ("M3.6 2.6H20.4L23 9.4H1Z", "M3.6 10V22M20.4 10V22M3.6 15H20.4"),
    "lines": ("M1.6 8.6H22.4V15.4H1.6Z", "M2 2H22V22H2ZM8.6 2V22M15.4 2V22"),
    "die": (
        "M7.4 6.2H9.4V8.2H7.4ZM14.6 6.2H16.6V8.2H14.6ZM11 11H13V13H11ZM7.4 15.8H9.4V17.8H7.4ZM14.6 15.8H16.6V17.8H14.6Z",
        "M3 2.4H21V21.6H3Z",
    ),
    "first": ("M6 1.6H20.6L17.4 6.4 20.6 11.2H8V22.8H6Z", ""),
}

PIPS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    0: (),  # a die of any value
    1: ((12, 12),),
    2: ((6.6, 6.6), (17.4, 17.4)),
    3: ((6.2, 6.2), (12, 12), (17.8, 17.8)),
    4: ((6.6, 6.6), (17.4, 6.6), (6.6, 17.4), (17.4, 17.4)),
    5: ((6.2, 6.2), (17.8, 6.2), (12, 12), (6.2, 17.8), (17.8, 17.8)),
    6: ((6.6, 5.6), (17.4, 5.6), (6.6, 12), (17.4, 12), (6.6, 18.4), (17.4, 18.4)),
}


def faces() -> dict[str, str]:
    """The faces of both sorts of dice: white ones with round pips, blue ones with cut corners and square pips."""
    drawn: dict[str, str] = {}
    for value, pips in PIPS.items():
        dots = "".join(f'<circle fill="#1d1a17" cx="{x}" cy="{y}" r="2.3"/>' for x, y in pips)
        drawn[f"white{value}"] = (
            f'<rect x=".8" y=".8" width="22.4" height="22.4" rx="4.6" fill="#fffdf5" stroke="#1d1a17" stroke-width="1.6"/>{dots}'
        )
        dots = "".join(f'<rect fill="#fff" x="{x - 2}" y="{y - 2}" width="4" height="4"/>' for x, y in pips)
        drawn[f"blue{value}"] = (
            '<path d="M6 .6H18L23.4 6V18L18 23.4H6L.6 18V6Z" fill="#1f5f99" stroke="#0b1e30" stroke-width="1.6"/>'
            '<path d="M6.6 2.2H17.4L21.8 6.6V17.4L17.4 21.8H6.6L2.2 17.4V6.6Z" fill="none" stroke="#9cc8ee" stroke-width=".8"/>'
            f"{dots}"
        )
    return drawn


DRAWINGS: Final = Drawings(MORE_FIGURES, RESOURCES, MORE_ICONS, {f"die-{name}": drawing for name, drawing in faces().items()})
