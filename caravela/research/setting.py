"""A game with its set-up, as an environment plays it: its beginning, what a seat observes, what its end is worth, saving."""

import json
from typing import Any

from caravela.core.codec import Snapshot, digest, restore, snapshot
from caravela.core.game import Game
from caravela.core.judgement import Judgement
from caravela.core.refused import Refused
from caravela.core.state import State
from caravela.games import find_face


class Setting:
    """Which game, by how many, and by which options of the set-up; two players and the usual preset unless told."""

    def __init__(
        self, game: str, players: int | None = None, preset: str | None = None, changes: dict[str, str] | None = None
    ) -> None:
        self._asked = (game, players, preset, changes)
        self.face = find_face(game)
        self.game = self.face.rules
        self.agreed = self.game.agree(preset or self.game.default_preset, changes or {})
        seats = self.game.seats(self.agreed)
        self.players = players if players is not None else 2 if 2 in seats else seats[0]
        if self.players not in seats:
            raise Refused("seats-number", n=self.players, least=seats[0], most=seats[-1])
        self.judgement = self.face.judgement
        self.options = self.game.options.names
        self.features = [*self.judgement.features, *[f"total_{k}" for k in range(self.players)]]
        self.blank = self.game.empty_table(self.game.box(self.game.shipped), self.players, self.agreed, self.game.version)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Setting":
        """Nothing in it changes, so copies share it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, self._asked

    def start(self, seed: int) -> State:
        return self.game.start(self.players, self.agreed, seed)

    def observe(self, s: State, who: int) -> list[float]:
        """What a seat sees, in the order of `features`."""
        return observe(self.game, self.judgement, s, who)

    def rewards(self, s: State) -> list[float]:
        """What the end is worth: 1 for who has won alone, less for who shares it, the same loss for all others; their sum is 0.

        Alone one gets 1 or -1. Before the end everybody gets 0.
        """
        if not s.over:
            return [0.0] * self.players
        winners = self.game.winners(s)
        if self.players == 1:
            return [1.0 if winners else -1.0]
        others = self.players - 1
        return [
            self.players / len(winners) / others - 1 / others if seat in winners else -1 / others for seat in range(self.players)
        ]

    # -- saved and restored ----------------------------------------------------------------------------------------

    def to_bytes(self, s: State, besides: dict[str, Any] | None = None) -> bytes:
        """The whole truth of a position, chance to come included, and what else an environment knows."""
        return json.dumps({**self.said(), "state": snapshot(s), "besides": besides or {}}, separators=(",", ":")).encode()

    def from_bytes(self, saved: bytes) -> State:
        """The position once more; refused if it is none of this setting."""
        return self.opened(saved)[0]

    def opened(self, saved: bytes) -> tuple[State, dict[str, Any]]:
        """The position, and what was saved besides: nothing, if another kind of environment has saved it."""
        try:
            said = json.loads(saved)
            known = {name: said[name] for name in self.said()}
            numbers: Snapshot = said["state"]
            besides = said.get("besides", {})
        except (ValueError, TypeError, KeyError):
            raise Refused("research-not-saved") from None
        if not isinstance(besides, dict):
            raise Refused("research-not-saved")
        if known != self.said():
            raise Refused("research-other-setting")
        s = self.blank.copy()
        restore(s, numbers)
        return s, besides

    def said(self) -> dict[str, Any]:
        game = self.game
        return {
            "game": game.name,
            "rules": game.version,
            "tables": game.shipped.hash,
            "players": self.players,
            "setup": self.agreed,
        }

    def state_hash(self, s: State) -> str:
        """The same for equal tables, in every build and on every machine; chance to come does not lie on the table."""
        return digest(s)


def observe(game: Game, judgement: Judgement, s: State, who: int) -> list[float]:
    """The judgement of a seat, then the points that it may know, its own first."""
    totals = [float(score.total) for score in game.known_scores(s, who)]
    return [*judgement.evaluate(s, who), *totals[who:], *totals[:who]]
