"""Blot's arrays."""

from typing import Final

from tablee.games.blot.cards import COLOURS, FACES, TEXT
from tablee.games.blot.moves import MOST_SEATS
from tablee.games.blot.steps import STEPS
from tablee.games.blot.view import BlotView
from tablee.packs.arrays.direct.blot import (
    GOD_KINDS,
    HISTORY_KINDS,
    LONGEST_ROUND,
    MOST_CARDS,
    POINTS,
    SEAT_KINDS,
    TILE_KINDS,
    BlotRow,
    words_of,
)
from tablee.packs.arrays.parts import Layout, cards, number, one_of, per_seat, rows, seat


def _hand(view: BlotView) -> list[str]:
    return [] if view.seat is None else view.hands[view.seat] or []


def _offerings(view: BlotView) -> list[list[str]]:
    """On each tile whose cards, and which."""
    return [
        [word for o in tile.offerings for word in (f"P{o.seat}", o.card)] for tile in view.tiles
    ]


def _won(view: BlotView) -> list[list[str]]:
    """By seat the tiles and cards of the ceremonies it won."""
    return [
        [
            word
            for trick in view.tricks
            if trick.winner == seat
            for word in (f"{trick.tile}:", *(offering.card for offering in trick.offerings))
        ]
        for seat in range(view.seats)
    ]


def _gods(view: BlotView) -> list[list[str | None]]:
    return [[str(god.face), "masked" if god.masked else None, god.colour] for god in view.gods]


def _voids(view: BlotView) -> list[str]:
    return [] if view.memory is None else view.memory.voids


def _history(view: BlotView) -> list[list[str]]:
    lines = [] if view.memory is None else view.memory.history
    return [words_of(line) for line in lines]


LAYOUT: Final = Layout[BlotView](
    table=[
        seat("seat", MOST_SEATS, lambda view: view.seat),
        one_of("step", STEPS, lambda view: view.step),
        seat("turn", MOST_SEATS, lambda view: view.turn),
        seat("player", MOST_SEATS, lambda view: view.player),
        number("left", lambda view: view.left),
        one_of("first", COLOURS, lambda view: view.first),
        cards("hand", TEXT, _hand),
        per_seat("counts", MOST_SEATS, lambda view: view.counts, MOST_CARDS),
        rows("faces", 4, FACES, lambda view: [[tile.face] for tile in view.tiles]),
        rows("demanded", 4, COLOURS, lambda view: [[tile.demanded] for tile in view.tiles]),
        rows("offerings", 4, [*SEAT_KINDS, *TEXT], _offerings),
        rows("won", MOST_SEATS, [*TILE_KINDS, *TEXT], _won),
        rows("gods", 4, GOD_KINDS, _gods),
        per_seat("scores", MOST_SEATS, lambda view: view.scores, POINTS),
    ],
    memory=[
        rows("voids", MOST_SEATS, COLOURS, _voids),
        rows("history", LONGEST_ROUND, HISTORY_KINDS, _history),
    ],
    row=BlotRow,
)
