"""Which colours a hand may play on a tile, all of BLOT-PLAY in one table, and which rule a move
breaks."""

from typing import Final

from tablee.core.contract import RuleId
from tablee.core.moves import Move
from tablee.core.seats import Mover, Seat
from tablee.games.blot.cards import COLOURS, GODS, GONE, NONE, SUITS, TILES
from tablee.games.blot.moves import GIVES, NAMES, SUIT_PLAYS, Give, Name, Play
from tablee.games.blot.position import Position
from tablee.games.blot.steps import GIVE, NAME, OVER, PLAY
from tablee.kit import voids


def allowed(tile: int, demanded: int, held: int) -> int:
    """The set of colours allowed to a hand that holds the set `held` (one bit a colour)."""
    if demanded == NONE:
        return voids.without(held, tile) or held  # BLOT-PLAY-2, BLOT-Q1
    return voids.of(demanded) if voids.has(held, demanded) else held  # BLOT-PLAY-3, -4, BLOT-Q9


ALLOWED: Final = [
    [
        [voids.LISTED[allowed(tile, demanded, held)] for held in range(voids.SETS)]
        for demanded in range(NONE + 1)
    ]
    for tile in range(TILES)
]
"""`ALLOWED[tile][demanded][held]`: the colours, in order."""


def shown_voids(tile: int, demanded: int, colour: int) -> int:
    """The colours a player cannot hold any more after playing that colour there."""
    if demanded == NONE:
        return voids.all_but(tile) if colour == tile else voids.NOTHING  # BLOT-PLAY-6
    return voids.of(SUITS.lacked(demanded, colour))


SHOWN: Final = [
    [
        [shown_voids(tile, demanded, colour) for colour in range(len(COLOURS))]
        for demanded in range(NONE + 1)
    ]
    for tile in range(TILES)
]
"""`SHOWN[tile][demanded][colour]`: the same as a table."""


# --- what may be played -----------------------------------------------------------------------

_EACH_TILE: Final = list(range(TILES))
"""Quicker to go through than a range."""


def moves(state: Position, seat: Seat) -> list[Move]:
    if seat != state.turn:
        return []
    if state.step != PLAY:
        return _choices(state)
    suits, held = SUITS.apart(state.hands[seat])
    faces, demanded, first = state.faces, state.demanded, state.first
    plays: list[Move] = []
    for tile in _EACH_TILE:  # BLOT-TURN-2, BLOT-PLAY-5
        if faces[tile] != GONE and tile != first:
            suit_plays = SUIT_PLAYS[tile]
            for colour in ALLOWED[tile][demanded[tile]][held]:
                plays += suit_plays[colour][suits[colour]]
    return plays


def _choices(state: Position) -> list[Move]:
    if state.step == GIVE:
        return [GIVES[god] for god in range(len(GODS)) if state.can_receive(god)]
    if state.step == NAME:
        return list(NAMES[: state.seats])  # BLOT-NEXT-2
    return []


# --- which rule a move breaks -----------------------------------------------------------------


def refusal(state: Position, seat: Mover, move: Move) -> RuleId | None:
    if seat is None:
        return "BLOT-TURN-1"  # the table itself never moves
    if state.step == OVER:
        return "BLOT-END-1"
    if isinstance(move, Play):
        return _refuse_play(state, seat, move)
    if isinstance(move, Give):
        return _refuse_gift(state, seat, move.god)
    if isinstance(move, Name):
        return _refuse_name(state, seat, move.starter)
    return "BLOT-TURN-1"


def _refuse_play(state: Position, seat: Seat, move: Play) -> RuleId | None:
    if state.step == GIVE:
        return "BLOT-Q6"
    if state.step == NAME:
        return "BLOT-Q16"
    if seat != state.turn:
        return "BLOT-2P-1" if state.seats == 2 else "BLOT-TURN-1"
    hand = state.hands[seat]
    if not hand & move.unit:
        return "BLOT-TURN-1"  # from one's own hand
    if state.faces[move.tile] == GONE:
        return "BLOT-TURN-2"
    if move.tile == state.first:
        return "BLOT-2P-2"
    demanded = state.demanded[move.tile]
    if move.colour in ALLOWED[move.tile][demanded][SUITS.suits_in(hand)]:
        return None
    return "BLOT-PLAY-2" if demanded == NONE else "BLOT-PLAY-3"


def _refuse_gift(state: Position, seat: Seat, god: int) -> RuleId | None:
    if state.step != GIVE:
        return "BLOT-RES-5"
    if seat != state.turn:
        return _not_the_winner(state, seat, "BLOT-RES-5")
    if god == state.mask:
        return "BLOT-Q5"
    return None if state.can_receive(god) else "BLOT-RES-5"


def _refuse_name(state: Position, seat: Seat, starter: Seat) -> RuleId | None:
    if state.step != NAME:
        return "BLOT-NEXT-2"
    if seat != state.turn:
        return _not_the_winner(state, seat, "BLOT-NEXT-2")
    return None if starter < state.seats else "BLOT-NEXT-2"


def _not_the_winner(state: Position, seat: Seat, rule: RuleId) -> RuleId:
    """A partner may think the choice is the team's."""
    is_partner = seat % state.sides == state.turn % state.sides
    return "BLOT-Q24" if is_partner else rule
