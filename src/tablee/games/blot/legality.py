"""Which colours a hand may play on a tile: all of BLOT-PLAY in one table."""

from typing import Final

from tablee.games.blot.cards import COLOURS, NONE, SUIT, TILES

HELD_SETS: Final = 1 << len(COLOURS)


def allowed(tile: int, demanded: int, held: int) -> int:
    """The set of colours allowed to a hand that holds the set `held` (one bit a colour)."""
    if demanded == NONE:
        return held & ~(1 << tile) or held  # BLOT-PLAY-2, BLOT-Q1
    return held & (1 << demanded) or held  # BLOT-PLAY-3, BLOT-PLAY-4, BLOT-Q9


def _colours(colours: int) -> list[int]:
    return [colour for colour in range(len(COLOURS)) if colours >> colour & 1]


ALLOWED: Final = [
    [
        [_colours(allowed(tile, demanded, held)) for held in range(HELD_SETS)]
        for demanded in range(NONE + 1)
    ]
    for tile in range(TILES)
]
"""`ALLOWED[tile][demanded][held]`: the colours, in order."""


def held_colours(hand: int) -> int:
    """The set of colours in a hand."""
    held = 0
    for colour in range(len(COLOURS)):
        if hand & SUIT[colour]:
            held |= 1 << colour
    return held


def shown_voids(tile: int, demanded: int, colour: int) -> int:
    """The colours a player cannot hold any more after playing that colour there."""
    if demanded == NONE:
        return HELD_SETS - 1 - (1 << tile) if colour == tile else 0  # BLOT-PLAY-6
    return 0 if colour == demanded else 1 << demanded
