"""Every game as an environment of PettingZoo: agents take turns (AEC), legal moves are in `action_mask`."""

import copy
import random
from typing import Any

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
except ImportError as error:
    raise ImportError("caravela.research.zoo needs PettingZoo: pip install caravela[research]") from error

from caravela.core.refused import Refused
from caravela.core.state import State, take
from caravela.research.setting import Setting

# What agents have been told, and who has left since the end.
TOLD = (
    "agents",
    "agent_selection",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
    "_skip_agent_selection",
)


class CaravelaEnv(AECEnv):  # type: ignore[misc]
    """One game. The agents are `seat_0`, `seat_1`, …; an action is the number of an option (`options` has their names).

    An observation has what a seat sees as numbers (`features` has their names) and a mask of what it may take, which is empty for
    seats that are not asked. There is no reward before the end; what the end is worth says `Setting.rewards`.
    """

    metadata = {"name": "caravela_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        preset: str | None = None,
        changes: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting = Setting(game, players, preset, changes)
        self.features: list[str] = self.setting.features
        self.options: list[str] = self.setting.options
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.players)]
        many = len(self.options)
        self.action_spaces = {agent: Discrete(many) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-np.inf, np.inf, (len(self.features),), np.float32),
                    "action_mask": Box(0, 1, (many,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._luck = random.Random()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. After a seed the games that follow are the same ones, too."""
        if seed is not None:
            self._luck = random.Random(seed)
        self._sit_down(self.setting.start(self._luck.getrandbits(31)))

    def _sit_down(self, state: State) -> None:
        self.game_state = state
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[state.who]
        self._skip_agent_selection: str | None = None
        self._close_if_over()

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        state = self.game_state
        if action is None or int(action) not in state.on_offer():
            known = action is not None and 0 <= action < len(self.options)
            self.setting.game.refuse(state, self.options[int(action)] if known and action is not None else str(action))
        take(state, int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.agent_selection = self.possible_agents[state.who]
        self._close_if_over()
        self._accumulate_rewards()

    def _close_if_over(self) -> None:
        if self.game_state.over:
            self.rewards = dict(zip(self.possible_agents, self.setting.rewards(self.game_state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            for score in self.setting.game.scores(self.game_state):
                self.infos[self.possible_agents[score.who]] = {"total": score.total, "categories": score.categories}
            self.agent_selection = self.possible_agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        state = self.game_state
        mask = np.zeros(len(self.options), np.int8)
        if not state.over and seat == state.who:
            mask[state.on_offer()] = 1
        return {"observation": np.array(self.setting.observe(state, seat), np.float32), "action_mask": mask}

    def render(self) -> str | None:
        """The table in words, as everybody may see it."""
        if self.render_mode != "ansi":
            return None
        described, speaker = self.setting.face.described, self.setting.face.speaker("en", agreed=self.setting.agreed)
        view = self.setting.game.view(self.game_state, -1)
        boards = [line for seat in range(self.setting.players) for line in described.board(view, seat, speaker)]
        return "\n".join([*described.status(view, speaker), *described.map(view, speaker), *boards])

    def close(self) -> None: ...

    # -- cloned, saved, imagined -----------------------------------------------------------------------------------

    def clone(self) -> "CaravelaEnv":
        """The same game once more, chance to come and the games that follow included."""
        return self._again(self.game_state.copy())

    def imagine(self, seed: int) -> "CaravelaEnv":
        """A clone in which everything that who decides may not know is dealt anew: for a search that does not peek."""
        return self._again(self.setting.game.imagine(self.game_state, self.game_state.who, seed))

    def _again(self, state: State) -> "CaravelaEnv":
        other = copy.copy(self)
        other.game_state = state
        other.action_spaces = copy.deepcopy(self.action_spaces)  # they have luck of their own
        other._luck = copy.copy(self._luck)
        for name in TOLD:
            setattr(other, name, copy.deepcopy(getattr(self, name)))
        return other

    def to_bytes(self) -> bytes:
        """The position, what agents have been told, and the luck of the games that follow."""
        told = {name: getattr(self, name) for name in TOLD}
        return self.setting.to_bytes(self.game_state, {"told": told, "luck": self._luck.getstate()})

    def from_bytes(self, saved: bytes) -> None:
        """Go on where that was saved; a position that no environment like this one has saved begins a table of its own."""
        state, besides = self.setting.opened(saved)
        if "told" not in besides:
            self._sit_down(state)
            return
        try:
            told = [(name, besides["told"][name]) for name in TOLD]
            version, numbers, gauss = besides["luck"]
            self._luck.setstate((version, tuple(numbers), gauss))
        except (ValueError, TypeError, KeyError):
            raise Refused("research-not-saved") from None
        self.game_state = state
        for name, value in told:
            setattr(self, name, value)

    def state_hash(self) -> str:
        return self.setting.state_hash(self.game_state)


def env(game: str, **said: Any) -> CaravelaEnv:
    """As environments of PettingZoo are made."""
    return CaravelaEnv(game, **said)
