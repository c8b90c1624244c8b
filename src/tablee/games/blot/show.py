"""Blot's views, made from a position."""

from functools import cache
from typing import TypedDict, cast

from tablee.core.options import Options
from tablee.core.seats import Seat
from tablee.core.view import Fields, Screens
from tablee.games.blot import history
from tablee.games.blot.cards import COLOURS, SUITS
from tablee.games.blot.position import Position
from tablee.games.blot.shown_parts import Own
from tablee.games.blot.steps import STEPS
from tablee.games.blot.view import (
    BlotView,
    God,
    Memory,
    SheetRound,
    Tile,
    Trick,
)
from tablee.games.blot.voids import voids_of
from tablee.kit.voids import letters


def screens(state: Position, seats: list[Seat | None]) -> Screens:
    own: dict[Seat | None, Fields] = {seat: cast("Fields", _own(state, seat)) for seat in seats}
    return Screens({**_table(state), "memory": None}, own)


def screen(state: Position, seat: Seat | None) -> BlotView:
    return BlotView(memory=None, **_own(state, seat), **_table(state))


def view(state: Position, seat: Seat | None) -> BlotView:
    return BlotView(memory=_memory(state), **_own(state, seat), **_table(state))


def reveal(state: Position) -> BlotView:
    return BlotView(
        seat=None,
        hands=[SUITS.texts(SUITS.cards_of(hand)) for hand in state.hands],
        aside_cards=SUITS.texts(SUITS.cards_of(state.aside)),
        memory=_memory(state),
        **_table(state),
    )


def _own(state: Position, seat: Seat | None) -> Own:
    return state.shown_parts().own(seat, state.seats, 0 if seat is None else state.hands[seat])


class _Table(TypedDict):
    """What lies open: the same for every viewer."""

    seats: int
    sides: int
    options: str
    round: int
    step: str
    turn: Seat
    player: Seat
    left: int
    first: str | None
    tiles: list[Tile]
    gods: list[God]
    tricks: list[Trick]
    counts: list[int]
    aside: int
    scores: list[int]
    sheet: list[SheetRound]


def _table(state: Position) -> _Table:
    shown = state.shown_parts()
    return {
        "seats": state.seats,
        "sides": state.sides,
        "options": _options(state.options),
        "round": state.round,
        "step": STEPS[state.step],
        "turn": state.turn,
        "player": state.player,
        "left": state.left,
        "first": SUITS.suit_text(state.first),
        "tiles": shown.tiles(state.faces, state.demanded, state.piles),
        "gods": shown.gods(state.god_faces, state.colours, state.mask),
        "tricks": shown.tricks(state.winners, state.tricks),
        "counts": _counts(state),
        "aside": state.aside.bit_count(),
        "scores": state.scores(),
        "sheet": shown.sheet(state.sheet),
    }


def _counts(state: Position) -> list[int]:
    return [hand.bit_count() for hand in state.hands]


def _memory(state: Position) -> Memory:
    voids = voids_of(state.piles + state.tricks, state.seats)
    return Memory(
        history=[history.write(code) for code in state.history],
        voids=[letters(lacks, COLOURS) for lacks in voids],
    )


@cache
def _options(options: Options) -> str:
    return options.text()
