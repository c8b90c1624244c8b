"""Imagining Blot: states a view cannot tell from the real one.

The prior: every deal of the unseen cards that makes all public plays legal is as likely as every
other. Voids and whole-hand openings (voids.py) are all that legality asks of a hidden hand.
"""

from typing import Final

from tablee.core.chance import Chance
from tablee.core.contract import Imagination, State
from tablee.core.options import read_options
from tablee.games.blot import history
from tablee.games.blot.cards import DECKS, FACES, NONE, SUITS
from tablee.games.blot.options import BlotOptions
from tablee.games.blot.rules import Blot
from tablee.games.blot.score import Round, ScoreLine
from tablee.games.blot.steps import STEPS
from tablee.games.blot.view import BlotView, God, Offering
from tablee.games.blot.voids import voids_of
from tablee.kit.imagining import HiddenHands
from tablee.kit.suits import hand_of


def imagine(view: BlotView) -> Imagination:
    return BlotImagination(view)


class BlotImagination(Imagination):
    def __init__(self, view: BlotView) -> None:
        self._table: Final = _what_is_known(view)
        self._hidden: Final = [seat for seat in range(view.seats) if view.hands[seat] is None]
        voids = voids_of(self._table.piles + self._table.tricks, view.seats)
        self._unseen: Final = HiddenHands(
            SUITS,
            SUITS.cards_of(_unseen(self._table)),
            [view.counts[seat] for seat in self._hidden] + [view.aside],
            [voids[seat] for seat in self._hidden] + [0],
        )

    def state(self, chance: Chance) -> State:
        state = self._table.copy()
        groups = self._unseen.deal(chance)
        for seat, cards in zip(self._hidden, groups, strict=False):
            state.hands[seat] = hand_of(cards)
        state.aside = hand_of(groups[-1])
        return state


def _unseen(table: Blot) -> int:
    seen = sum(table.hands)
    for pile in table.piles + table.tricks:
        seen += hand_of(history.cards_in(pile))
    return hand_of(DECKS[table.seats]) - seen


def _what_is_known(view: BlotView) -> Blot:
    """A state with everything the view shows and nothing else."""
    assert view.memory is not None, "imagining needs a view with memory"
    state = Blot(view.seats, read_options(BlotOptions, view.options))
    state.round = view.round
    state.step = STEPS.index(view.step)
    state.turn = view.turn
    state.player = view.player
    state.left = view.left
    state.first = _colour(view.first)
    for seat, hand in enumerate(view.hands):
        state.hands[seat] = hand_of([SUITS.read(text) for text in hand or []])
    for number, tile in enumerate(view.tiles):
        state.faces[number] = FACES.index(tile.face)
        state.demanded[number] = _colour(tile.demanded)
        state.piles[number] = _pile(number, tile.offerings)
    state.god_faces = [god.face for god in view.gods]
    state.colours = [_colour(god.colour) for god in view.gods]
    state.tricks = [_pile(SUITS.read_suit(trick.tile), trick.offerings) for trick in view.tricks]
    state.winners = [trick.winner for trick in view.tricks]
    state.history = [history.read(line, view.seats) for line in view.memory.history]
    state.sheet = [
        Round(
            *_faces_and_colours(row.gods),
            [ScoreLine(x.ceremonies, list(x.gods)) for x in row.lines],
        )
        for row in view.sheet
    ]
    return state


def _faces_and_colours(gods: list[God]) -> tuple[list[int], list[int]]:
    return [god.face for god in gods], [_colour(god.colour) for god in gods]


def _colour(text: str | None) -> int:
    return NONE if text is None else SUITS.read_suit(text)


def _pile(tile: int, offerings: list[Offering]) -> list[int]:
    return [history.played(x.seat, tile, SUITS.read(x.card)) for x in offerings]
