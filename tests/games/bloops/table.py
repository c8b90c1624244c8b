"""A Bloops position on which rules tests play, with its views typed."""

from collections.abc import Sequence

import tests.table
from tablee.core.contract import Outcome
from tablee.core.seats import Seat
from tablee.games.bloops.rules import Bloops
from tablee.games.bloops.view import BloopsView, Memory


class At(tests.table.At):
    def __init__(self, position: str, luck: Sequence[int] = ()) -> None:
        super().__init__("bloops", position, luck)

    @property
    def bloops(self) -> Bloops:
        assert isinstance(self.state, Bloops)
        return self.state

    def play(self, *lines: str) -> "At":
        super().play(*lines)
        return self

    def view(self, seat: Seat | None) -> BloopsView:
        view = self.state.view(seat)
        assert isinstance(view, BloopsView)
        return view

    def memory(self, seat: Seat | None) -> Memory:
        memory = self.view(seat).memory
        assert memory is not None
        return memory

    def screen(self, seat: Seat | None) -> BloopsView:
        screen = self.state.screen(seat)
        assert isinstance(screen, BloopsView)
        return screen

    def open(self, seat: Seat | None) -> dict[str, str]:
        """The faces that lie open on a person's screen, by back."""
        screen = self.screen(seat)
        cards = [card for cards in screen.cards for card in cards] + [screen.drawn]
        return {f"b{card.back}": card.face for card in cards if card and card.face is not None}

    def outcome(self) -> Outcome:
        outcome = self.state.outcome()
        assert outcome is not None, "the game goes on"
        return outcome
