"""Light play of Herrlof, to see how a round may go on: quick, plain, and never peeking.

Whoever still wants tricks takes this one as cheaply as is safe, whoever does not gets rid of the
highest card that loses. Everything is worked out on hands as integers: a search plays millions of
cards this way.
"""

from typing import Final

from mypy_extensions import i64

from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.games.herrlof.cards import COLOUR, FREE, FULL, NUMBERS, SUITS, A, N, count, has_n
from tablee.games.herrlof.moves import DISCARDS, DRAW, GIVES, PASS
from tablee.games.herrlof.rules import Herrlof
from tablee.games.herrlof.steps import (
    MAY_DRAW,
    MAY_STEAL,
    MAY_TAKE,
    MUST_DISCARD,
    OVER,
    PLAY,
)

NONE: Final = -1
ONES: Final = SUITS.ones
UP_FROM: Final = SUITS.up_from
TOP: Final = SUITS.top
LOW: Final = SUITS.low
WHIM_ONE_IN: Final = 8
"""How often anything else is played: nobody is as plain as this."""


def play_on(state: Herrlof, chance: Chance) -> None:
    """To the end of the round, every prediction made."""
    while state.step != OVER:
        seat = state.turn
        if state.step == PLAY:
            state.play_card(seat, card_of(state, seat, chance), chance)
        else:
            _use_ability(state, seat, chance)


def wants(state: Herrlof, seat: Seat) -> bool:
    """Whether one more trick is welcome; beyond the prediction every trick is a point."""
    need = state.predictions[seat] - state.tricks[seat]
    return need != 0


def card_of(state: Herrlof, seat: Seat, chance: Chance) -> int:
    hand: i64 = state.hands[seat]
    led: i64 = state.led
    if led != FREE and not SUITS.has_suit(hand, led):
        led = FREE
    if chance.below(WHIM_ONE_IN) == 0:
        return state.random_card(seat, chance)
    if not state.trick:
        unseen = FULL - hand - state.played
        return _lead(hand, unseen, state.trump, wants(state, seat), chance)
    return _follow(state, seat, hand, led)


def _lead(hand: i64, unseen: i64, trump: i64, is_wanted: bool, chance: Chance) -> int:
    """The card most, or least, likely to take the trick."""
    best: i64 = NONE
    best_rate: i64 = 0
    for colour in range(i64(4)):
        held = SUITS.of_suit(hand, colour)
        if held == 0:
            continue
        rank: i64 = TOP[held] if is_wanted else LOW[held]
        higher: i64 = ONES[SUITS.of_suit(unseen, colour) & UP_FROM[rank]]
        rate: i64 = 8 * higher + (0 if colour == trump else 8) + chance.below(8)
        if not is_wanted:
            rate = -rate
        if best == NONE or rate < best_rate:
            best, best_rate = NUMBERS * colour + rank, rate
    if best == NONE or (not is_wanted and best_rate > -16 and has_n(hand)):
        return N if has_n(hand) else A
    return best


def _follow(state: Herrlof, seat: Seat, hand: i64, led: i64) -> int:
    """`led`: the colour to follow, FREE for any card."""
    trick = state.trick
    trump: i64 = state.trump
    is_last = len(trick) == state.seats - 1
    is_wanted = wants(state, seat)
    to_beat = best_card(trick, trump)
    winner: i64 = NONE
    loser: i64 = NONE
    first: i64 = 0 if led == FREE else led
    past: i64 = 4 if led == FREE else led + 1
    for colour in range(first, past):
        held = SUITS.of_suit(hand, colour)
        if held == 0:
            continue
        winners = _winners(held, colour, to_beat, trump)
        if winners:
            bit: i64 = LOW[winners] if is_last == is_wanted else TOP[winners]
            if winner == NONE or (colour != trump and winner // NUMBERS == trump):
                winner = NUMBERS * colour + bit
        losers = held & ~winners
        if losers:
            low: i64 = LOW[losers] if is_wanted else TOP[losers]
            if loser == NONE or (low < loser % NUMBERS) == is_wanted:
                loser = NUMBERS * colour + low
    if is_wanted:
        if winner != NONE:
            return winner
        return loser if loser != NONE else N if has_n(hand) else A
    if loser != NONE:
        return loser
    if has_n(hand):
        return N
    if count(hand, A):
        return A
    return winner


def _winners(held: i64, colour: i64, to_beat: i64, trump: i64) -> i64:
    """Of the cards held of a colour, those that would be the trick's best."""
    if to_beat == A:
        return 0
    if to_beat < A and colour == COLOUR[to_beat]:
        return held & UP_FROM[to_beat % NUMBERS]
    return held if to_beat == N or colour == trump else 0


def best_card(trick: list[int], trump: i64) -> i64:
    """The card to beat; A: nothing can win (HERR-RES-1)."""
    best: i64 = trick[0]
    for index in range(len(trick)):
        card: i64 = trick[index]
        if card == A:
            return A
        colour: i64 = COLOUR[card]
        best_colour: i64 = COLOUR[best]
        if colour == FREE:
            continue
        if colour == best_colour:
            best = max(best, card)
        elif best == N or colour == trump:
            best = card
    return best


def _use_ability(state: Herrlof, seat: Seat, chance: Chance) -> None:
    step = state.step
    if step == MAY_DRAW:
        state.apply(seat, DRAW, chance)
    elif step == MAY_STEAL:
        if wants(state, seat):
            state.apply(seat, state.moves(seat)[0], chance)
        else:
            state.apply(seat, PASS, chance)
    elif step == MAY_TAKE:
        state.apply(seat, state.moves(seat)[0], chance)
    else:
        card = _worst(state.hands[seat], wants(state, seat))
        state.apply(seat, DISCARDS[card] if step == MUST_DISCARD else GIVES[card], chance)


def _worst(hand: i64, is_wanted: bool) -> i64:
    """The lowest card, or the highest for whoever wants no more tricks."""
    worst: i64 = NONE
    for colour in range(i64(4)):
        held = SUITS.of_suit(hand, colour)
        if held == 0:
            continue
        bit: i64 = LOW[held] if is_wanted else TOP[held]
        if worst == NONE or (bit < worst % NUMBERS) == is_wanted:
            worst = NUMBERS * colour + bit
    if worst == NONE:
        return N if has_n(hand) else A
    return worst
