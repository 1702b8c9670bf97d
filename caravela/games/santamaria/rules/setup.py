"""Game options and presets: what is agreed before the box is opened, and what follows from it."""

from typing import Final

from caravela.core.packed import i64
from caravela.core.refused import Refused
from caravela.core.setup import FLAG, Rules, SetupOption
from caravela.games.santamaria.rules.box import Box
from caravela.games.santamaria.rules.components import SEATS

SETUP_OPTIONS: Final = [
    SetupOption("advanced", FLAG, "S-ADV-1"),
    SetupOption("boards", ("random", "draft"), "S-SETUP-17"),
    SetupOption("blue_offer", FLAG, "S-VAR-1"),
    SetupOption("start_player", ("random", "first_seat"), "S-SETUP-15"),
]


def preset(**changes: str) -> dict[str, str]:
    agreed = {option.name: option.values[0] for option in SETUP_OPTIONS}
    agreed.update(changes)
    return agreed


PRESETS: Final = {
    "basic": preset(),
    "basic_draft": preset(boards="draft"),
    "basic_blue_dice": preset(blue_offer="true"),
    "advanced": preset(advanced="true"),
    "advanced_blue_dice": preset(advanced="true", blue_offer="true"),
}


class Setup(Rules):
    """The options of one game as numbers. Shared by all copies of its states."""

    def __init__(self, box: Box, players: int, agreed: dict[str, str], version: int) -> None:
        super().__init__(version)
        self.box = box
        self.agreed = agreed
        self.players: i64 = players
        self.advanced: bool = agreed["advanced"] == "true"
        self.draft: bool = agreed["boards"] == "draft" and not self.advanced  # S-SETUP-27
        self.blue_offer: bool = agreed["blue_offer"] == "true"
        self.random_start: bool = agreed["start_player"] == "random"
        if not 1 <= players <= SEATS:
            raise Refused("santamaria-players", players=players, most=SEATS, rule="S-SETUP-1")
        if players == 1 and not self.advanced:
            raise Refused("santamaria-solo-advanced", rule="S-SOLO-1")
