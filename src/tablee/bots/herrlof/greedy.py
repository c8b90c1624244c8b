"""Herrlof's greedy rules: play so that this trick and the rest of the hand come to the tricks
wanted. Used by novice and regular for themselves, and by the expert to play rounds out."""

from typing import Final

from tablee.bots.herrlof.sight import Sight
from tablee.bots.herrlof.strength import MISSED, beats, holds, share_of, worths
from tablee.core.moves import Move
from tablee.games.herrlof.cards import COLOUR, A, N, size
from tablee.games.herrlof.moves import Discard, Draw, Give, Pass, Play, Steal, Take

ALL: Final = 99
"""Wanted when the prediction is out of reach: every trick is a point."""
A_KEPT: Final = 0.6
N_KEPT: Final = 0.3
"""Runes get one out of trouble later: what playing one early costs."""
LOST: Final = 2.0
"""What it costs to put the tricks wanted out of reach."""


def wanted(sight: Sight) -> int:
    """Tricks still wanted."""
    won = sight.tricks[sight.seat]
    need = sight.prediction - won
    if 0 <= need <= sight.left:
        return need
    if sight.seats == 2 and won <= 4 and won + sight.left >= 3:  # HERR-SCORE-1: three or four
        return max(0, 3 - won)
    return ALL


def tricks_of(sight: Sight) -> float:
    """How many tricks the hand is worth."""
    missed = MISSED[share_of(sight.theirs, size(sight.unseen))]
    return sum(worths(sight.hand, sight.unseen, missed, sight.trump, sight.seats))


def rate(sight: Sight, moves: list[Move]) -> list[float]:
    """How good each of these moves looks; the more the better."""
    first = moves[0]
    if isinstance(first, Play):
        return rate_plays(sight, [m.card for m in moves if isinstance(m, Play)])
    if isinstance(first, Discard | Give):
        return rate_losses(sight, [m.card for m in moves if isinstance(m, Discard | Give)])
    if isinstance(first, Steal):
        wishes = wants_theft(sight)
        return [float(isinstance(move, Pass) != wishes) for move in moves]
    assert isinstance(first, Draw | Take)
    return [float(not isinstance(move, Pass)) for move in moves]  # choice never hurts


def rate_plays(sight: Sight, cards: list[int]) -> list[float]:
    """By card, minus how far it is expected to leave us from the tricks wanted."""
    need = wanted(sight)
    trick, trump, unseen = sight.trick, sight.trump, sight.unseen
    missed = MISSED[share_of(sight.theirs, size(unseen))]
    worth = worths(sight.hand, unseen, missed, trump, sight.seats)
    total = sum(worth)
    is_last = len(trick) == sight.seats - 1
    best = _best(trick, trump)
    rates = []
    for card in cards:
        if trick and not beats(card, best, trump):
            now = 0.0
        elif is_last:
            now = 1.0
        else:
            led = sight.led if trick else COLOUR[card]
            now = holds(card, led, unseen, missed, trump)
        lost = now if need == 0 else 1.0 - now if need == sight.left else 0.0
        gap = need - now - (total - worth[card])
        cost = A_KEPT if card == A else N_KEPT if card == N else 0.0
        rates.append(-abs(gap) - cost - LOST * lost)
    return rates


def _best(trick: list[int], trump: int) -> int:
    """The card to beat; A: nothing can win (HERR-RES-1)."""
    if not trick or A in trick:
        return A
    best = trick[0]
    for card in trick[1:]:
        if beats(card, best, trump):
            best = card
    return best


def rate_losses(sight: Sight, cards: list[int]) -> list[float]:
    """By card, minus how far from the tricks wanted the hand is without it."""
    need = wanted(sight)
    missed = MISSED[share_of(sight.theirs, size(sight.unseen))]
    worth = worths(sight.hand, sight.unseen, missed, sight.trump, sight.seats)
    total = sum(worth)
    return [
        -abs(need - (total - worth[card])) - (A_KEPT if card == A else N_KEPT if card == N else 0.0)
        for card in cards
    ]


def wants_theft(sight: Sight) -> bool:
    """Whether one more trick at once is welcome (HERR-SPEC-1)."""
    need = wanted(sight)
    return need == ALL or need - tricks_of(sight) > 0.5
