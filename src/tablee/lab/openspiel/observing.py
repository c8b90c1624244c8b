"""What a player sees, as OpenSpiel asks for it: arrays with named parts, and a text.

A view with memory is the information state, a screen the observation, a spectator's screen what is
public. What is private alone is those fields of a screen that a spectator's has not.
"""

from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from tablee.core.contract import State
from tablee.core.view import View
from tablee.lab.learning.library import layout_of
from tablee.lab.learning.turns import Turns


class SpielObserver:
    """As open_spiel.python.observation wants it: `tensor`, its parts in `dict`, and two methods."""

    def __init__(self, game: str, kind: Any) -> None:
        self._has_memory: Final = bool(kind.perfect_recall)
        self._is_public: Final = bool(kind.public_info)
        self._is_private: Final = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._parts: Final = layout_of(game).parts(with_memory=self._has_memory)
        self.tensor: Final = np.zeros(sum(part.size for part in self._parts), np.float32)
        self.dict: Final = {}
        first = 0
        for part in self._parts:
            piece = self.tensor[first : first + part.size]
            self.dict[part.name] = piece.reshape(part.shape)
            first += part.size

    def set_from(self, state: Any, player: int) -> None:
        turns: Turns | None = state.course.turns
        if turns is None:
            self.tensor.fill(0.0)
            return
        view = self._view(turns.state, player)
        self.tensor[:] = [number for part in self._parts for number in part.numbers(view)]

    def string_from(self, state: Any, player: int) -> str:
        """JSON, and before it who is asked and whether that may be left."""
        turns: Turns | None = state.course.turns
        if turns is None:
            return "not dealt"
        shown = msgspec.to_builtins(self._view(turns.state, player))
        if not self._is_public:
            known = msgspec.to_builtins(turns.state.screen(None))
            shown = {name: value for name, value in shown.items() if known[name] != value}
        asked = ""
        if turns.seat == player and self._is_private:
            asked = "offered " if turns.is_offer else "asked "
        return asked + msgspec.json.encode(shown).decode()

    def _view(self, state: State, player: int) -> View:
        seat = player if self._is_private else None
        return state.view(seat) if self._has_memory else state.screen(seat)
