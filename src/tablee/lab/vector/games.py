"""Many games of one kind, stepped together. The rules are the states' own: this is a loop over
them that writes what it finds into arrays."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from tablee.core.chance import FastChance
from tablee.core.contract import IllegalMove
from tablee.lab.learning.setting import Setting
from tablee.lab.learning.turns import Turns


class VectorGames:
    """All arrays have a row a game, and are written again by every step: copy what you keep.

    `observations`: what the seat asked knows; `masks`: which actions it has; `to_move`: who it is;
    `rewards`: what the latest step paid, by seat; `terminations`, `truncations`: whether it ended
    the game. The next one is then dealt already, and the other arrays are about that.
    """

    def __init__(
        self,
        game: str,
        games: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        seed: int,
    ) -> None:
        """Game `n` is dealt by the luck of `seed + n`, like one of PettingZoo's with that seed."""
        if games < 1:
            raise ValueError(f"at least one game is played, not {games}")
        setting = Setting(game, seats, dict(options or {}))
        self.seats: Final = setting.seats
        self.actions: Final = setting.actions
        self.observations: Final = np.zeros((games, setting.size), np.float32)
        self.masks: Final = np.zeros((games, len(setting.actions)), np.int8)
        self.to_move: Final = np.zeros(games, np.int64)
        self.rewards: Final = np.zeros((games, setting.seats), np.float32)
        self.terminations: Final = np.zeros(games, np.bool_)
        self.truncations: Final = np.zeros(games, np.bool_)
        self._setting: Final = setting
        self._moves: Final = [setting.actions[number] for number in range(len(setting.actions))]
        self._everyone: Final = np.arange(games)
        self._first: Final = [number * len(self._moves) for number in range(games)]
        self._rows: Final = [setting.row(memoryview(row)) for row in self.observations]
        self._luck: Final = [FastChance(seed + number) for number in range(games)]
        self._turns: Final = [setting.deal(luck) for luck in self._luck]
        self._show()

    def parts(self, observation: Any) -> dict[str, Any]:
        """The named pieces of one game's observation, each in its shape."""
        return self._setting.parts(observation)

    def step(self, actions: Any) -> None:
        """An action for each game. If one is not in its mask, IllegalMove says which rule it
        breaks, and no game is changed."""
        chosen = np.asarray(actions)
        self._check(chosen)
        self.rewards.fill(0)
        self.terminations.fill(False)
        self.truncations.fill(False)
        moves, every = self._moves, zip(self._turns, chosen.tolist(), self._luck, strict=True)
        for number, (turns, action, luck) in enumerate(every):
            turns.answer(moves[action], luck)
            if turns.seat is None:
                self._end(number, turns)
        self._show()

    def _check(self, chosen: Any) -> None:
        if chosen.shape != self.to_move.shape:
            raise ValueError(f"one action a game: {len(self.to_move)}, not {chosen.shape}")
        if chosen.min() < 0 or chosen.max() >= len(self._moves):
            raise ValueError(f"actions go from 0 to {len(self._moves) - 1}")
        is_listed = self.masks[self._everyone, chosen]
        if not is_listed.all():
            number = int(is_listed.argmin())
            turns, move = self._turns[number], self._moves[int(chosen[number])]
            assert turns.seat is not None
            raise IllegalMove(turns.refusal(move), turns.seat, move)

    def _end(self, number: int, turns: Turns) -> None:
        is_won = turns.state.outcome() is not None
        self.rewards[number] = turns.payments(self.seats)
        self.terminations[number] = is_won
        self.truncations[number] = not is_won
        self._turns[number] = self._setting.deal(self._luck[number])

    def _show(self) -> None:
        listed: list[int] = []
        asked: list[int] = []
        for turns, row, first in zip(self._turns, self._rows, self._first, strict=True):
            seat = turns.seat
            assert seat is not None
            row.write(turns.state, seat)
            asked.append(seat)
            listed += [first + number for number in self.actions.numbers(turns.choices)]
        self.to_move[:] = asked
        self.masks.fill(0)
        self.masks.reshape(-1)[listed] = 1
