"""Which moves of Herrlof are legal, and which rule another one breaks."""

from typing import Final

from tablee.core.contract import RuleId
from tablee.core.moves import Move
from tablee.core.seats import Mover, Seat
from tablee.games.herrlof.cards import COLOUR, FREE, NUMBER, SUITS, A, N, cards_of, count, size
from tablee.games.herrlof.moves import (
    DISCARDS,
    DRAW,
    GIVES,
    PASS,
    PREDICTS,
    STEALS,
    TAKES,
    Discard,
    Draw,
    Give,
    Play,
    Predict,
    Steal,
    Take,
)
from tablee.games.herrlof.position import Position
from tablee.games.herrlof.steps import (
    MAY_DRAW,
    MAY_STEAL,
    MAY_TAKE,
    MUST_DISCARD,
    MUST_GIVE,
    OVER,
    PLAY,
    PREDICT,
    UNKNOWN,
)

PENDING: Final = {
    MAY_DRAW: "HERR-Q4",
    MUST_DISCARD: "HERR-SPEC-3",
    MAY_STEAL: "HERR-Q10",
    MAY_TAKE: "HERR-Q10",
    MUST_GIVE: "HERR-SPEC-6",
}
"""What a power still asks for before the next card."""


def choices(state: Position, seat: Seat) -> list[Move]:
    """What may be done when no card is to be played to the trick (those: `Herrlof.moves`)."""
    step = state.step
    hand = state.hands[seat]
    if step == PREDICT:
        return list(PREDICTS[: size(hand) + 1])  # HERR-Q18
    if step == MAY_DRAW:
        return [DRAW, PASS]
    if step == MUST_DISCARD:
        return [DISCARDS[card] for card in _kinds(hand)]
    if step == MAY_STEAL:
        return [STEALS[victim] for victim in state.robbable(seat)] + [PASS]
    if step == MAY_TAKE:
        return [TAKES[victim] for victim in state.others(seat)] + [PASS]
    return [GIVES[card] for card in _kinds(hand)]


def _kinds(hand: int) -> list[int]:
    """Each different card once: three equal runes are one choice."""
    cards = cards_of(hand)
    return [card for index, card in enumerate(cards) if index == 0 or cards[index - 1] != card]


# --- which rule a move breaks -----------------------------------------------------------------


def refusal(state: Position, seat: Mover, move: Move) -> RuleId | None:
    if seat is None:
        return "HERR-Q28"  # the table itself never moves
    if state.step == OVER:
        return "HERR-END-1"
    if isinstance(move, Predict):
        return _refuse_prediction(state, seat, move.tricks)
    if state.step == PREDICT:
        return "HERR-PRED-1"
    if isinstance(move, (Draw, Discard, Steal, Take, Give)):
        return _refuse_power(state, seat, move)
    if isinstance(move, Play):
        return _refuse_card(state, seat, move.card) if seat == state.turn else _whose_turn(state)
    if state.step == PLAY:
        return "HERR-Q28"  # in turn or out of it, a card may not be left unplayed
    can_leave = seat == state.turn and state.step in (MAY_DRAW, MAY_STEAL, MAY_TAKE)
    return None if can_leave else PENDING[state.step]


def _refuse_prediction(state: Position, seat: Seat, tricks: int) -> RuleId | None:
    if state.step != PREDICT or state.predictions[seat] != UNKNOWN:
        return "HERR-PRED-1"
    return None if tricks <= size(state.hands[seat]) else "HERR-Q18"


def _refuse_card(state: Position, seat: Seat, card: int) -> RuleId | None:
    hand = state.hands[seat]
    if state.step != PLAY:
        return PENDING[state.step]
    if not count(hand, card):
        return "HERR-Q28"  # from one's own hand
    if state.led == FREE or COLOUR[card] == FREE or COLOUR[card] == state.led:
        return None
    return "HERR-PLAY-2" if SUITS.has_suit(hand, state.led) else None


def _refuse_power(state: Position, seat: Seat, move: Move) -> RuleId | None:
    """A power is for whom a card has given it, and only then."""
    is_turn = seat == state.turn
    hand = state.hands[seat]
    if isinstance(move, Draw):
        return None if is_turn and state.step == MAY_DRAW else "HERR-SPEC-3"
    if isinstance(move, Discard):
        can_discard = is_turn and state.step == MUST_DISCARD
        return None if can_discard and count(hand, move.card) > 0 else "HERR-SPEC-3"
    if isinstance(move, Give):
        can_give = is_turn and state.step == MUST_GIVE
        return None if can_give and count(hand, move.card) > 0 else "HERR-SPEC-6"
    if isinstance(move, Take):
        can_take = is_turn and state.step == MAY_TAKE
        return None if can_take and move.victim in state.others(seat) else "HERR-SPEC-6"
    assert isinstance(move, Steal)
    is_opponent = move.victim != seat and move.victim < state.seats
    if not (is_turn and state.step == MAY_STEAL and is_opponent):
        return "HERR-SPEC-1"
    return None if move.victim in state.robbable(seat) else "HERR-Q27"


def _whose_turn(state: Position) -> RuleId:
    """Why it is somebody else's."""
    if state.step != PLAY:
        return PENDING[state.step]
    if state.trick:
        return "HERR-Q28"
    if not state.latest:
        return "HERR-PLAY-1"
    if A in state.latest:
        return "HERR-SPEC-A"
    best = state.latest[SUITS.best_of(state.latest, state.trump)]
    if NUMBER[best] == 9:
        return "HERR-SPEC-9" if state.seats == 2 else "HERR-3P-1"
    return "HERR-SPEC-N" if N in state.latest else "HERR-RES-4"
