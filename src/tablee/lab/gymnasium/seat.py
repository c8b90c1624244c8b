"""One seat of a game as an environment of Gymnasium: bots play the others."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from tablee.bots.base import Bot
from tablee.core.chance import FastChance
from tablee.core.notation import NotationError
from tablee.core.seats import Seat
from tablee.lab.learning.opponents import Opponents
from tablee.lab.learning.setting import Setting
from tablee.lab.learning.turns import Turns
from tablee.lab.pettingzoo.spaces import observation_space, observed
from tablee.lab.players import new_bot

BUDGET: Final = 0.05
"""Seconds a bot has to think about a move; it counts playouts, so that luck alone decides."""
SEEDS: Final = 1 << 62


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """An observation is {"observation": array, "action_mask": array}; `parts` names its pieces.

    The reward comes at the end, as PettingZoo's. An action outside the mask loses the game at once,
    and `info["refusal"]` is the rule it breaks.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        bots: Sequence[str | Bot] = ("regular",),
        seat: Seat = 0,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        budget: float = BUDGET,
        render_mode: str | None = None,
    ) -> None:
        """`bots`: levels of the house or your own, for the other seats in their order; the last
        fills the table. `seats`: as few as can be, if not said."""
        if not bots:
            raise ValueError("somebody plays the other seats: name at least one bot")
        least = max(len(bots) + 1, Setting(game, None, dict(options or {})).seats)
        setting = Setting(game, least if seats is None else seats, dict(options or {}))
        if len(bots) >= setting.seats:
            raise NotationError(f"{len(bots)} bots and you, for {setting.seats} seats")
        if seat not in range(setting.seats):
            raise NotationError(f"seats are P0 to P{setting.seats - 1}, not {seat}")
        others = [other for other in range(setting.seats) if other != seat]
        players = [*bots, *[bots[-1]] * (len(others) - len(bots))]
        self.render_mode = render_mode
        self.seat: Final = seat
        self.actions: Final = setting.actions
        self.action_space = spaces.Discrete(len(setting.actions))
        self.observation_space = observation_space(setting)
        self._setting: Final = setting
        self._budget: Final = budget
        self._bots: Final = {
            other: new_bot(setting.pack, player) if isinstance(player, str) else player
            for other, player in zip(others, players, strict=True)
        }
        self._turns: Turns | None = None
        self._luck = FastChance(0)
        self._opponents = Opponents(self._bots, budget, 0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new deal: that of the seed, or the next one of its luck. `options` change nothing: a
        game's are chosen when the environment is made. A game that bots end before you are asked
        for the first time is dealt again."""
        super().reset(seed=seed)
        while True:
            self._luck = FastChance(int(self.np_random.integers(SEEDS)))
            wits = int(self.np_random.integers(SEEDS))
            self._opponents = Opponents(self._bots, self._budget, wits)
            turns = self._turns = self._setting.deal(self._luck)
            self._opponents.go_on(turns, self._luck)
            if turns.seat is not None:
                return self._observed(turns), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        turns = self._dealt()
        if turns.seat is None:
            raise RuntimeError("the game is over: reset() deals the next")
        move = self.actions[int(action)]
        if move not in turns.choices:
            refusal = turns.refusal(move)
            turns.give_up()
            return self._observed(turns), -1.0, True, False, {"refusal": refusal}
        turns.answer(move, self._luck)
        self._opponents.go_on(turns, self._luck)
        is_won = turns.state.outcome() is not None
        reward = turns.payments(self._setting.seats)[self.seat]
        return self._observed(turns), reward, is_won, not is_won and turns.seat != self.seat, {}

    def action_masks(self) -> Any:
        """Which actions there are now, as learners with masks ask for them."""
        return self._observed(self._dealt())["action_mask"].astype(np.bool_)

    def parts(self, observation: Any) -> dict[str, Any]:
        """The named pieces of an observation's array, each in its shape."""
        return self._setting.parts(observation)

    def text(self) -> str:
        """What you may know, in words."""
        return repr(self._dealt().state.view(self.seat))

    def render(self) -> Any:
        """The same: a person at this seat sees no more."""
        return self.text() if self.render_mode == "ansi" else None

    def _observed(self, turns: Turns) -> dict[str, Any]:
        return observed(self._setting, turns, self.seat)

    def _dealt(self) -> Turns:
        if self._turns is None:
            raise RuntimeError("nothing is dealt yet: reset() comes first")
        return self._turns
