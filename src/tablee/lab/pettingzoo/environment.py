"""A game as an environment of PettingZoo: agents are asked one after the other (AEC)."""

from collections.abc import Mapping
from random import SystemRandom
from typing import Any, Final

from gymnasium import spaces
from pettingzoo import AECEnv

from tablee.core.chance import FastChance
from tablee.core.contract import IllegalMove
from tablee.core.seats import Seat
from tablee.lab.learning.setting import Setting
from tablee.lab.learning.turns import Turns
from tablee.lab.pettingzoo.spaces import observation_space, observed

SEEDS: Final = 1 << 62


def env(game: str, seats: int | None = None, options: Mapping[str, str] | None = None) -> "ZooEnv":
    """`seats`: the fewest, if not said; `options` are texts: `{"target": "20"}`."""
    return ZooEnv(game, seats, dict(options or {}))


class ZooEnv(AECEnv):
    """An observation is {"observation": array, "action_mask": array}; `parts` names its pieces.

    Rewards come at the end: who wins alone is paid 1 by each of the others, winners share. A game
    that is given up is truncated.
    """

    def __init__(self, game: str, seats: int | None, chosen: dict[str, str]) -> None:
        super().__init__()
        setting = Setting(game, seats, chosen)
        self.render_mode = "ansi"
        self.metadata = {
            "name": f"tablee_{game}_v0",
            "render_modes": [self.render_mode],
            "is_parallelizable": False,
        }
        self.actions: Final = setting.actions
        self._setting: Final = setting
        self._seats: Final = setting.seats
        self._luck: FastChance | None = None
        self._turns: Turns | None = None
        self.possible_agents = [f"player_{seat}" for seat in range(self._seats)]
        self.observation_spaces = {
            agent: observation_space(setting) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal: that of the seed, or the next one of its luck. `options` change nothing: a
        game's are chosen when the environment is made."""
        if seed is not None or self._luck is None:
            self._luck = FastChance(SystemRandom().randrange(SEEDS) if seed is None else seed)
        self._turns = self._setting.deal(self._luck)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        return observed(self._setting, self._dealt(), self._seat(agent))

    def parts(self, observation: Any) -> dict[str, Any]:
        """The named pieces of an observation's array, each in its shape."""
        return self._setting.parts(observation)

    def text(self, agent: str) -> str:
        """What that agent may know, in words."""
        return repr(self._dealt().state.view(self._seat(agent)))

    def render(self) -> str:
        """The whole position in notation, with all that is hidden."""
        return self._dealt().state.text()

    def close(self) -> None:
        """There is nothing to close."""

    def step(self, action: int | None) -> None:
        """An action that is not in the mask raises IllegalMove, and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        turns, luck = self._dealt(), self._luck
        assert action is not None
        assert luck is not None
        move, seat = self.actions[int(action)], self._seat(agent)
        if move not in turns.choices:
            raise IllegalMove(turns.refusal(move), seat, move)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        turns.answer(move, luck)
        if turns.seat is None:
            self._end(turns)
        self._select()
        self._accumulate_rewards()

    def _end(self, turns: Turns) -> None:
        is_won = turns.state.outcome() is not None
        for agent, payment in zip(self.agents, turns.payments(self._seats), strict=True):
            self.rewards[agent] = payment
            self.terminations[agent] = is_won
            self.truncations[agent] = not is_won

    def _select(self) -> None:
        seat = self._dealt().seat
        self.agent_selection = self.possible_agents[0 if seat is None else seat]

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)

    def _dealt(self) -> Turns:
        if self._turns is None:
            raise RuntimeError("nothing is dealt yet: reset() comes first")
        return self._turns
