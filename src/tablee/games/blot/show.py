"""Blot's views, made from a position."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, TypedDict

from tablee.core.options import Options
from tablee.core.seats import Seat
from tablee.core.view import Fields, Screens
from tablee.games.blot import history
from tablee.games.blot.cards import (
    COLOURS,
    FACES,
    GODS,
    TEXT,
    TILES,
    cards_of,
    colour_text,
    texts,
)
from tablee.games.blot.score import Line, Round
from tablee.games.blot.steps import STEPS
from tablee.games.blot.view import (
    BlotView,
    God,
    Memory,
    Offering,
    SheetLine,
    SheetRound,
    Tile,
    Trick,
)
from tablee.games.blot.voids import voids_of

if TYPE_CHECKING:
    from tablee.games.blot.rules import Blot

KEPT: Final = 4096
"""Parts of views that stay as they are from move to move are kept, so many of each."""


def screens(state: Blot, seats: list[Seat | None]) -> Screens:
    own: dict[Seat | None, Fields] = {seat: {**_own(state, seat)} for seat in seats}
    return Screens({**_table(state), "memory": None}, own)


def screen(state: Blot, seat: Seat | None) -> BlotView:
    return BlotView(memory=None, **_own(state, seat), **_table(state))


def view(state: Blot, seat: Seat | None) -> BlotView:
    return BlotView(memory=_memory(state), **_own(state, seat), **_table(state))


def reveal(state: Blot) -> BlotView:
    return BlotView(
        seat=None,
        hands=[texts(cards_of(hand)) for hand in state.hands],
        aside_cards=texts(cards_of(state.aside)),
        memory=_memory(state),
        **_table(state),
    )


class _Own(TypedDict):
    """What a viewer has before its own eyes."""

    seat: Seat | None
    hands: list[list[str] | None]
    aside_cards: list[str] | None


def _own(state: Blot, seat: Seat | None) -> _Own:
    hands: list[list[str] | None] = [None] * state.seats
    if seat is not None:
        hands[seat] = _hand(state.hands[seat])
    return {"seat": seat, "hands": hands, "aside_cards": None}


@lru_cache(KEPT)
def _hand(cards: int) -> list[str]:
    return texts(cards_of(cards))


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


def _table(state: Blot) -> _Table:
    return {
        "seats": state.seats,
        "sides": state.sides,
        "options": _options(state.options),
        "round": state.round,
        "step": STEPS[state.step],
        "turn": state.turn,
        "player": state.player,
        "left": state.left,
        "first": colour_text(state.first),
        "tiles": [
            _tile(tile, state.faces[tile], state.demanded[tile], tuple(state.piles[tile]))
            for tile in range(TILES)
        ],
        "gods": _gods(state.god_faces, state.colours, state.mask),
        "tricks": [
            _trick(winner, tuple(trick))
            for winner, trick in zip(state.winners, state.tricks, strict=True)
        ],
        "counts": [hand.bit_count() for hand in state.hands],
        "aside": state.aside.bit_count(),
        "scores": state.scores(),
        "sheet": [_sheet_round(finished, mask) for mask, finished in enumerate(state.sheet)],
    }


def _memory(state: Blot) -> Memory:
    voids = voids_of(state.piles + state.tricks, state.seats)
    return Memory(
        history=[history.write(code) for code in state.history],
        voids=["".join(c for i, c in enumerate(COLOURS) if lacks >> i & 1) for lacks in voids],
    )


@cache
def _options(options: Options) -> str:
    return options.text()


@lru_cache(KEPT)
def _tile(tile: int, face: int, demanded: int, pile: tuple[int, ...]) -> Tile:
    return Tile(COLOURS[tile], FACES[face], colour_text(demanded), _offerings(pile))


@lru_cache(KEPT)
def _trick(winner: Seat, pile: tuple[int, ...]) -> Trick:
    return Trick(COLOURS[history.tile_of(pile[0])], winner, _offerings(pile))


def _offerings(pile: tuple[int, ...]) -> list[Offering]:
    return [_offering(code) for code in pile]


@cache
def _offering(code: int) -> Offering:
    return Offering(history.seat_of(code), TEXT[history.card_of(code)])


def _gods(faces: list[int], colours: list[int], mask: int) -> list[God]:
    return [_god(god, faces[god], god == mask, colours[god]) for god in range(len(GODS))]


@cache
def _god(god: int, face: int, masked: bool, colour: int) -> God:
    return God(GODS[god], face, masked, colour_text(colour))


@lru_cache(KEPT)
def _sheet_round(finished: Round, mask: int) -> SheetRound:
    return SheetRound(
        _gods(finished.faces, finished.colours, mask), [_line(line) for line in finished.lines]
    )


def _line(line: Line) -> SheetLine:
    return SheetLine(line.ceremonies, list(line.gods), line.points, line.is_excluded)
