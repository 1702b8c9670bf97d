"""Every game as a game of OpenSpiel, with chance as nodes of its own: `pyspiel.load_game("caravela_<game>")` once imported.

A move that meets chance stops there: OpenSpiel says what falls, and the move is made once more with what has fallen so far.
"""

import json
from typing import Any, ClassVar

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise ImportError("caravela.research.spiel needs OpenSpiel: pip install caravela[openspiel]") from error

from caravela.bots.encoding import encoded
from caravela.core.codec import snapshot
from caravela.core.fate import Fate
from caravela.core.record import LONGEST
from caravela.core.refused import Refused
from caravela.core.state import State, advance, take
from caravela.games import FACES
from caravela.research.setting import Setting

PREFIX = "caravela_"
MOST_OUTCOMES = 1000  # of one draw; the largest piles have a few hundred pieces


class Position:
    """A state of the rules that nobody changes any more, so copies of what holds it may share it."""

    def __init__(self, setting: Setting, state: State) -> None:
        self.setting = setting
        self.state = state

    @classmethod
    def saved(cls, setting: Setting, said: bytes) -> "Position":
        return cls(setting, setting.from_bytes(said))

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Position.saved, (self.setting, self.setting.to_bytes(self.state))


class CaravelaState(pyspiel.State):  # type: ignore[misc]
    """A game at a decision, or in the middle of a move where chance decides."""

    def __init__(self, game: "CaravelaGame") -> None:
        super().__init__(game)
        self.setting = game.setting
        self._before: Position | None = None  # the last decision; None before the first
        self._option = -1  # what was taken there
        self._fallen: list[int] = []  # what chance has come to since
        self._outcomes = 0  # among which chance decides now
        self._go_on()

    def _go_on(self) -> None:
        """The move once more, as far as what has fallen leads."""
        s = (self._before.state if self._before is not None else self.setting.blank).copy()
        s.fate = Fate(list(self._fallen))
        try:
            if self._before is None:
                self.setting.game.begin(s)
                advance(s)
            else:
                take(s, self._option)
        except Refused as refused:
            if refused.message != "record-fate-missing":
                raise
            self._outcomes = int(str(refused.about["n"]))
            return
        s.fate = None
        self._before, self._option, self._fallen, self._outcomes = Position(self.setting, s), -1, [], 0

    @property
    def rules_state(self) -> State:
        """The position at the last decision."""
        return self._before.state if self._before is not None else self.setting.blank

    def current_player(self) -> int:
        if self._outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.rules_state.who

    def is_terminal(self) -> bool:
        return not self._outcomes and self.rules_state.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.rules_state.on_offer())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / self._outcomes) for outcome in range(self._outcomes)]

    def _apply_action(self, action: int) -> None:
        if self._outcomes:
            self._fallen = [*self._fallen, action]
        else:
            self._option = action
        self._go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else self.setting.options[action]

    def returns(self) -> list[float]:
        return self.setting.rewards(self.rules_state) if self.is_terminal() else [0.0] * self.setting.players

    def __str__(self) -> str:
        table = {name: said for name, said in snapshot(self.rules_state).items() if name != "seed"}
        return json.dumps([table, self._option, self._fallen], separators=(",", ":"))


class Observer:
    """What a player sees: the features as a tensor, the view as a string."""

    def __init__(self, setting: Setting, params: Any) -> None:
        if params:
            raise ValueError(f"an observer of Caravela has no parameters: {params}")
        self.setting = setting
        self.tensor = np.zeros(len(setting.features), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CaravelaState, player: int) -> None:
        self.tensor[:] = self.setting.observe(state.rules_state, player)

    def string_from(self, state: CaravelaState, player: int) -> str:
        return json.dumps(encoded(self.setting.game.view(state.rules_state, player)), separators=(",", ":"))


class CaravelaGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its set-up; the parameters are `players` and `preset`."""

    kind: ClassVar[Any]  # each game has a class of its own

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        said = params or {}
        name = self.kind.short_name.removeprefix(PREFIX)
        self.setting = Setting(name, int(said.get("players", 2)), str(said.get("preset", "")) or None)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.options),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.setting.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, said)

    def __reduce__(self) -> tuple[Any, ...]:
        return load_game, (str(self),)

    def new_initial_state(self) -> CaravelaState:
        return CaravelaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.setting, params)


def load_game(said: str) -> CaravelaGame:
    """As `pyspiel.load_game`; where a saved game is read, this module is there, and so all games are known."""
    game: CaravelaGame = pyspiel.load_game(said)
    return game


def register() -> list[str]:
    """Make every game known to OpenSpiel; how they are called there."""
    found: list[str] = []
    for name, face in FACES.items():
        seats = {n for preset in face.rules.presets.values() for n in face.rules.seats(preset)}
        kind = pyspiel.GameType(
            short_name=PREFIX + name,
            long_name=f"Caravela: {name}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=max(seats),
            min_num_players=min(seats),
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={"players": 2, "preset": ""},
        )
        pyspiel.register_game(kind, type(f"Caravela{name.title()}", (CaravelaGame,), {"kind": kind}))
        found.append(kind.short_name)
    return found


NAMES = register()
