"""A small trick game as a Game: dealt, read and imagined by what its positions declare."""

from typing import Final

from mypy_extensions import mypyc_attr

from tablee.core.chance import Chance
from tablee.core.contract import Game, Imagination, State
from tablee.core.moves import MoveTable
from tablee.core.notation import Fields, require, write_fields
from tablee.core.options import Options, read_options
from tablee.core.view import View
from tablee.kit import voids
from tablee.kit.fields import OWNER
from tablee.kit.imagining import HiddenHands
from tablee.kit.suits import hand_of
from tablee.kit.trickchecks import check_cards, check_play
from tablee.kit.trickstate import Cards, TrickState
from tablee.kit.view import FieldsView


class TrickImagination(Imagination):
    """States a view cannot tell from the real one; the prior: imagining.py."""

    def __init__(self, table: TrickState, view: FieldsView) -> None:
        """`table` is an empty position."""
        assert view.memory is not None, "imagining needs a view with memory"
        known = {**view.table, **view.memory.seen}
        fields = Fields(write_fields(known.items()))
        suits = table.suits
        for field in table.FIELDS:
            if field.known != OWNER:
                setattr(table, field.name, field.read(fields, suits, view.seats))
        for seat, hand in enumerate(view.hands):
            table.hands[seat] = hand_of([suits.read(text) for text in hand or []])
        self._table: Final = table
        self._hidden: Final = [seat for seat, hand in enumerate(view.hands) if hand is None]
        seen = set(table.named_cards())
        self._deals: Final = HiddenHands(
            suits,
            [card for card in table.cards.deck if card not in seen],
            [view.counts[seat] for seat in self._hidden] + [view.aside],
            [table.voids[seat] for seat in self._hidden] + [voids.NOTHING],
        )

    def state(self, chance: Chance) -> State:
        state = self._table.copy()
        groups = self._deals.deal(chance)
        for seat, cards in zip(self._hidden, groups, strict=False):
            state.hands[seat] = hand_of(cards)
        state.aside = hand_of(groups[-1])
        return state


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickGame(Game):
    """One rulebook of tricks; `state` is the class of its positions."""

    def __init__(
        self,
        name: str,
        seats: range,
        options: type[Options],
        cards: Cards,
        state: type[TrickState],
        rules_version: int = 1,
    ) -> None:
        self.cards: Final = cards
        self.state: Final = state
        table = MoveTable([cards.plays[card] for card in cards.deck])
        super().__init__(name, seats, options, table, rules_version)

    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        self.check_seats(seats)
        state = self.empty(seats, options)
        state.leader = chance.below(seats)
        state.begin_round(chance, None)
        return state

    def empty(self, seats: int, options: Options) -> TrickState:
        """A position before the first deal."""
        return self.state(self.cards, seats, options)

    def position(self, text: str) -> State:
        fields = Fields(text)
        seats = fields.number("seats", self.seats[0])
        wanted = f"{self.name} is played by {self.seats[0]} to {self.seats[-1]}, not {seats}"
        require(seats in self.seats, "seats", wanted)
        options = fields.read("options", "", lambda value: read_options(self.options, value))
        state = self.empty(seats, options)
        for field in state.FIELDS:
            setattr(state, field.name, field.read(fields, self.cards.suits, seats))
        fields.done()
        check_cards(state, fields)
        check_play(state)
        state.check()
        return state

    def imagine(self, view: View) -> Imagination:
        assert isinstance(view, FieldsView)
        options = read_options(self.options, view.options)
        return TrickImagination(self.empty(view.seats, options), view)
