"""Blot's views, made from a position."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, TypedDict, cast

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
from tablee.games.blot.score import Line
from tablee.games.blot.steps import NAME, PLAY, STEPS
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

_NAME: Final = STEPS[NAME]
_PLAY: Final = STEPS[PLAY]
KEPT: Final = 4096
"""Hands, so many of them, are kept from move to move."""


def screens(state: Blot, seats: list[Seat | None], before: Screens | None) -> Screens:
    """While a round is played, hands only shrink, tricks are only added and no card is played
    twice: what counts the same is the same. (When a starter is named, the old round still lies
    there.)"""
    if before is None or before.shared["round"] != state.round or before.shared["step"] == _NAME:
        own: dict[Seat | None, Fields] = {seat: _own_fields(state, seat) for seat in seats}
        return Screens({**_table(state), "memory": None}, own)
    known, counts = cast("_Table", before.shared), _counts(state)
    own = {}
    for seat in seats:
        fields = before.own.get(seat)
        if fields is None or (seat is not None and counts[seat] != known["counts"][seat]):
            fields = _own_fields(state, seat)
        own[seat] = fields
    return Screens(_shared_after(state, known, counts), own)


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


def _own_fields(state: Blot, seat: Seat | None) -> Fields:
    return {**_own(state, seat)}


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


def _table(state: Blot, before: _Table | None = None) -> _Table:
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
        "tiles": _tiles(state, [] if before is None else before["tiles"]),
        "gods": _gods(state.god_faces, state.colours, state.mask),
        "tricks": _tricks(state, [] if before is None else before["tricks"]),
        "counts": _counts(state),
        "aside": state.aside.bit_count(),
        "scores": state.scores(),
        "sheet": _sheet(state, [] if before is None else before["sheet"]),
    }


def _shared_after(state: Blot, before: _Table, counts: list[int]) -> Fields:
    """If no ceremony has ended since, cards were put on tiles and nothing else happened."""
    is_plain = before["step"] == _PLAY and state.step == PLAY
    if not is_plain or len(before["tricks"]) != len(state.tricks):
        return {**_table(state, before), "memory": None}
    return {
        **before,
        "turn": state.turn,
        "player": state.player,
        "left": state.left,
        "first": colour_text(state.first),
        "tiles": [_grown(tile, state, n) for n, tile in enumerate(before["tiles"])],
        "counts": counts,
    }


def _counts(state: Blot) -> list[int]:
    return [hand.bit_count() for hand in state.hands]


def _memory(state: Blot) -> Memory:
    voids = voids_of(state.piles + state.tricks, state.seats)
    return Memory(
        history=[history.write(code) for code in state.history],
        voids=["".join(c for i, c in enumerate(COLOURS) if lacks >> i & 1) for lacks in voids],
    )


@cache
def _options(options: Options) -> str:
    return options.text()


def _tiles(state: Blot, before: list[Tile]) -> list[Tile]:
    return [
        before[tile] if before and _still_is(before[tile], state, tile) else _tile(state, tile)
        for tile in range(TILES)
    ]


def _still_is(known: Tile, state: Blot, tile: int) -> bool:
    pile, shown = state.piles[tile], known.offerings
    if len(pile) != len(shown) or known.face != FACES[state.faces[tile]]:
        return False
    if known.demanded != colour_text(state.demanded[tile]):
        return False
    return not pile or shown[-1].card == TEXT[history.card_of(pile[-1])]


def _grown(known: Tile, state: Blot, tile: int) -> Tile:
    """A tile on which cards may have been put since."""
    pile, shown = state.piles[tile], known.offerings
    if len(pile) == len(shown):
        return known
    demanded = colour_text(state.demanded[tile])
    return Tile(known.colour, known.face, demanded, shown + _offerings(pile[len(shown) :]))


def _tile(state: Blot, tile: int) -> Tile:
    demanded = colour_text(state.demanded[tile])
    return Tile(COLOURS[tile], FACES[state.faces[tile]], demanded, _offerings(state.piles[tile]))


def _tricks(state: Blot, before: list[Trick]) -> list[Trick]:
    count = len(before)
    if count == len(state.tricks):
        return before
    return before + [
        Trick(COLOURS[history.tile_of(pile[0])], winner, _offerings(pile))
        for winner, pile in zip(state.winners[count:], state.tricks[count:], strict=True)
    ]


def _offerings(pile: list[int]) -> list[Offering]:
    return [_offering(code) for code in pile]


@cache
def _offering(code: int) -> Offering:
    return Offering(history.seat_of(code), TEXT[history.card_of(code)])


def _gods(faces: list[int], colours: list[int], mask: int) -> list[God]:
    return [_god(god, faces[god], god == mask, colours[god]) for god in range(len(GODS))]


@cache
def _god(god: int, face: int, masked: bool, colour: int) -> God:
    return God(GODS[god], face, masked, colour_text(colour))


def _sheet(state: Blot, before: list[SheetRound]) -> list[SheetRound]:
    if len(before) == len(state.sheet):
        return before
    return [
        SheetRound(
            _gods(finished.faces, finished.colours, mask), [_line(line) for line in finished.lines]
        )
        for mask, finished in enumerate(state.sheet)
    ]


def _line(line: Line) -> SheetLine:
    return SheetLine(line.ceremonies, list(line.gods), line.points, line.is_excluded)
