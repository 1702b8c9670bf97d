"""Many games stepped in one call: observations, masks and rewards as arrays, finished games begun anew."""

import copy
from collections.abc import Sequence
from typing import NamedTuple

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise ImportError("caravela.research.batch needs numpy: pip install caravela[research]") from error

from caravela.core.batch import Batch
from caravela.core.refused import Refused
from caravela.research.setting import Setting


class Turn(NamedTuple):
    """Every game at a decision. `masks` is written anew by the next step; copy what you keep of it."""

    seats: NDArray[np.int64]  # [game]: who decides
    features: NDArray[np.float32]  # [game, feature]: what that seat sees, by the names of BatchedGames.features
    masks: NDArray[np.bool_]  # [game, option]: what it may take, by the names of BatchedGames.options
    over: NDArray[np.bool_]  # [game]: whether the step has ended a game, after which the next one has begun in its place
    rewards: NDArray[np.float32]  # [game, seat]: what that end was worth, else 0
    totals: NDArray[np.float32]  # [game, seat]: the points at that end, else 0


class BatchedGames:
    """So many games of one setting side by side.

    The first games have the seeds `seed`, `seed + 1`, …; a game that follows another has its seed plus the number of games. The
    same seeds and actions give the same games, however many there are beside; so do a clone and what was saved and restored.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        preset: str | None = None,
        changes: dict[str, str] | None = None,
        seed: int = 0,
        observe: bool = True,
    ) -> None:
        """Without `observe` there are no features, which is much quicker."""
        if games < 1:
            raise Refused("research-games", games=games)
        self.setting = Setting(game, players, preset, changes)
        self.games = games
        self.observes = observe
        self.features: list[str] = list(self.setting.judgement.features) if observe else []
        self.options: list[str] = self.setting.options
        self.masks = np.zeros((games, len(self.options)), np.bool_)
        self._flat = self.masks.reshape(-1)
        self._rows = np.arange(games) * len(self.options)
        self._open = np.zeros(0, np.int64)
        self.reset(seed)

    @property
    def players(self) -> int:
        return self.setting.players

    def reset(self, seed: int | None = None) -> Turn:
        """New games everywhere: from this seed on, or again from the last one."""
        if seed is not None:
            self.seed = seed
        self.seeds = [self.seed + i for i in range(self.games)]
        self.apart = [self.games] * self.games  # how far from its seed that of the game is which follows it
        self.batch = Batch(self.setting.game, self.setting.judgement, self.setting.blank, self.seeds)
        return self._look([])

    def step(self, actions: "NDArray[np.integer] | Sequence[int]") -> Turn:
        """In every game who decides takes an option, by its number. If one is not open, that is refused and nothing changes."""
        taken: list[int] = np.asarray(actions).tolist()
        if len(taken) != self.games:
            raise Refused("research-actions", actions=len(taken), games=self.games)
        wrong = self.batch.wrong(taken)
        if wrong >= 0:
            name = self.options[taken[wrong]] if 0 <= taken[wrong] < len(self.options) else str(taken[wrong])
            self.setting.game.refuse(self.batch.states[wrong], name)
        return self._look(self.batch.step(taken))

    def sample(self, luck: np.random.Generator) -> NDArray[np.int64]:
        """A random open option in every game."""
        chosen: NDArray[np.int64] = self._options[self._firsts + (luck.random(self.games) * self._many).astype(np.int64)]
        return chosen

    def _look(self, ended: list[int]) -> Turn:
        over = np.zeros(self.games, np.bool_)
        rewards = np.zeros((self.games, self.players), np.float32)
        totals = np.zeros((self.games, self.players), np.float32)
        for i in ended:
            state = self.batch.states[i]
            over[i] = True
            rewards[i] = self.setting.rewards(state)
            totals[i] = [score.total for score in self.setting.game.scores(state)]
            self.seeds[i] += self.apart[i]
            self.batch.begin(i, self.seeds[i])
        who, many, options = self.batch.offers()
        self._many = np.frombuffer(many, np.int64)
        self._options = np.frombuffer(options, np.int64)
        self._firsts = np.cumsum(self._many) - self._many
        self._flat[self._open] = False
        self._open = np.repeat(self._rows, self._many) + self._options
        self._flat[self._open] = True
        return Turn(np.frombuffer(who, np.int64), self._features(), self.masks, over, rewards, totals)

    def _features(self) -> NDArray[np.float32]:
        if not self.observes:
            return np.zeros((self.games, 0), np.float32)
        return np.frombuffer(self.batch.features(), np.float32).reshape(self.games, -1)

    def known_totals(self) -> NDArray[np.float32]:
        """[game, place]: everybody's points as far as who decides may know them: their own first, then on round the table."""
        return np.frombuffer(self.batch.totals(), np.float32).reshape(self.games, -1)

    # -- cloned, saved, imagined -----------------------------------------------------------------------------------

    def look(self) -> Turn:
        """The decisions as they are now, without a step."""
        return self._look([])

    def clone(self) -> "BatchedGames":
        """The same games once more, chance to come included; what is done in the one does not happen in the other."""
        other = copy.copy(self)
        other.masks = self.masks.copy()
        other._flat = other.masks.reshape(-1)
        other.seeds, other.apart = list(self.seeds), list(self.apart)
        other.batch = Batch(self.setting.game, self.setting.judgement, self.setting.blank, [])
        other.batch.states = [state.copy() for state in self.batch.states]
        return other

    def imagine(self, seed: int) -> "BatchedGames":
        """A clone in which all that who decides may not know is dealt anew, game by game: for a search that does not peek."""
        other = self.clone()
        game = self.setting.game
        other.batch.states = [game.imagine(state, state.who, seed + i) for i, state in enumerate(self.batch.states)]
        other.look()
        return other

    def to_bytes(self, game: int) -> bytes:
        """The position of one game, and which games follow it."""
        return self.setting.to_bytes(self.batch.states[game], {"seed": self.seeds[game], "apart": self.apart[game]})

    def from_bytes(self, game: int, saved: bytes) -> Turn:
        """One game goes on from a position that was saved here or in another batch, and the same games follow."""
        state, besides = self.setting.opened(saved)
        seed, apart = besides.get("seed", self.seeds[game]), besides.get("apart", self.apart[game])
        if not isinstance(seed, int) or not isinstance(apart, int):
            raise Refused("research-not-saved")
        self.batch.states[game], self.seeds[game], self.apart[game] = state, seed, apart
        return self.look()

    def state_hashes(self) -> list[str]:
        return [self.setting.state_hash(state) for state in self.batch.states]
