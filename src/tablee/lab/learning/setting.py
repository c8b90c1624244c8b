"""A game with its options and seats, as an environment for learners deals and shows it."""

from typing import Any, Final

from tablee.core.chance import Chance
from tablee.core.contract import State
from tablee.core.notation import NotationError
from tablee.core.options import new_options
from tablee.core.seats import Seat
from tablee.lab.learning.actions import Actions
from tablee.lab.learning.library import layout_of
from tablee.lab.learning.turns import Turns
from tablee.packs.arrays.direct.rows import Cells, Row
from tablee.packs.arrays.parts import AnyPart
from tablee.packs.library import PACKS


class Setting:
    """`seats`: the fewest, if not said; `chosen` are options as texts: `{"target": "20"}`."""

    def __init__(self, game: str, seats: int | None, chosen: dict[str, str]) -> None:
        pack = PACKS.get(game)
        if pack is None:
            raise NotationError(f"unknown game {game!r} (one of {', '.join(PACKS)})")
        options = pack.game.settle(new_options(pack.game.options, chosen), 0)
        pack.check_options(options)
        layout = layout_of(game)
        self.pack: Final = pack
        self.seats: Final = pack.game.seats_for(options, seats)
        self.actions: Final = Actions(pack.game, layout.answering)
        self._options: Final = options
        self._layout: Final = layout
        self._parts: Final[list[AnyPart]] = layout.parts(with_memory=True)
        self._places: Final[dict[str, int]] = {}
        first = 0
        for part in self._parts:
            self._places[part.name] = first
            first += part.size
        self.size: Final = first

    def deal(self, luck: Chance) -> Turns:
        """A new game, and its first question."""
        game = self.pack.game
        turns = Turns(game, game.deal(self.seats, self._options, luck), self._layout.answering)
        turns.begin(luck)
        return turns

    def numbers(self, state: State, seat: Seat) -> list[float]:
        """What that seat knows, with memory."""
        view = state.view(seat)
        return [number for part in self._parts for number in part.numbers(view)]

    def row(self, cells: Cells) -> Row:
        """What writes the same numbers there: quickly, where the game brings that."""
        if self._layout.row is None:
            return RowOfView(cells, self)
        return self._layout.row(cells, self._places)

    def parts(self, observation: Any) -> dict[str, Any]:
        """The named pieces of an array, each in its shape."""
        return {part.name: self._piece(part, observation) for part in self._parts}

    def _piece(self, part: AnyPart, observation: Any) -> Any:
        first = self._places[part.name]
        return observation[first : first + part.size].reshape(part.shape)


class RowOfView(Row):
    """For games that bring no quicker one."""

    def __init__(self, cells: Cells, setting: Setting) -> None:
        super().__init__(cells)
        self._setting: Final = setting

    def write(self, state: State, seat: Seat) -> None:
        for place, number in enumerate(self._setting.numbers(state, seat)):
            self.cells[place] = number
