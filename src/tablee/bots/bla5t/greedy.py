"""How good each move of Bla5t looks, in points."""

from typing import Final

from tablee.bots.bla5t import capabilities
from tablee.bots.bla5t.capabilities import KNOWING
from tablee.bots.bla5t.places import rate_change, rate_keep, rate_sit, rate_start
from tablee.bots.bla5t.sight import Sight
from tablee.core.moves import Move
from tablee.games.bla5t.cards import HAS_CAPABILITY, HIDDEN, VALUE
from tablee.games.bla5t.moves import (
    BLAST,
    DRAW,
    KEEP,
    PLAY,
    USE,
    Change,
    Choose,
    Claim,
    Flip,
    Match,
    Pick,
    Place,
    Sit,
    Start,
    Swap,
    Take,
)

FEWER: Final = 0.5
"""What it is worth, beyond its points, to have one card fewer."""
MISMATCH: Final = 8.0
"""What a wrong MATCH costs: an unknown card, and the turn."""
LAST_TURN: Final = 4.0
"""What an opponent gains by the last turn after a BLAST."""


def rate(sight: Sight, moves: list[Move]) -> list[float]:
    return [rate_move(sight, move) for move in moves]


def rate_move(sight: Sight, move: Move) -> float:
    if move is DRAW:
        return rate_draw(sight)
    if isinstance(move, Place):
        return rate_place(sight, move.back, sight.faces[sight.state.hand[0]])
    if isinstance(move, Take):
        return rate_place(sight, move.back, sight.state.discard[-1]) - 0.2
    if isinstance(move, Match):
        return rate_match(sight, move.back)
    if isinstance(move, Pick):
        return capabilities.rate_pick(sight, move.back)
    if move is PLAY:
        return capabilities.gain(sight, sight.faces[sight.state.hand[0]])
    if move is USE:
        return capabilities.gain(sight, sight.state.discard[-1])
    if isinstance(move, Swap):
        return rate_seen_swap(sight, move.back)
    if isinstance(move, Claim):
        return capabilities.rate_claim(sight, move.back)
    if move is BLAST:
        return rate_blast(sight)
    return _rate_rarer(sight, move)


def _rate_rarer(sight: Sight, move: Move) -> float:
    if isinstance(move, Flip):
        return rate_flip(sight, move.back)
    if isinstance(move, Choose):
        return rate_drawn(sight, sight.faces[move.back])
    if isinstance(move, Sit):
        return rate_sit(sight, move)
    if isinstance(move, Start):
        return rate_start(sight, move.start)
    if isinstance(move, Change):
        return rate_change(move.card)
    if move is KEEP:
        return rate_keep(sight)
    return 0.0  # discard, skip, leave, decline, end, done, seen, looks, mix and feign


# --- the turn's action --------------------------------------------------------------------------


def rate_place(sight: Sight, back: int, card: int) -> float:
    """A known card instead of one of ours."""
    left = [own for own in sight.own if own != back]
    gain = sight.hand_points(sight.own, []) - sight.hand_points(left, [card])
    return gain if sight.is_known(back) else gain + KNOWING


def rate_drawn(sight: Sight, card: int) -> float:
    """The best use of a drawn card."""
    best = capabilities.gain(sight, card) if HAS_CAPABILITY[card] else 0.0
    for back in sight.state.own_down(sight.seat):
        best = max(best, rate_place(sight, back, card))
    return max(best, 0.0)


def rate_draw(sight: Sight) -> float:
    """Over what may be drawn; a known top card is sure."""
    if sight.top != HIDDEN:
        return rate_drawn(sight, sight.top)
    total = sum([rate_drawn(sight, card) * count for card, count in sight.unseen])
    return total / sight.left


def rate_match(sight: Sight, back: int) -> float:
    top = VALUE[sight.state.discard[-1]]
    face = sight.faces[back]
    if face == HIDDEN:
        fitting = sum([count for card, count in sight.unseen if VALUE[card] == top])
        likely = fitting / sight.left
        return likely * (sight.mean + FEWER) - (1.0 - likely) * MISMATCH
    if VALUE[face] != top:
        return -MISMATCH
    left = [own for own in sight.own if own != back]
    return sight.hand_points(sight.own, []) - sight.hand_points(left, []) + FEWER


def rate_flip(sight: Sight, back: int) -> float:
    """Turning a high card down again lets it be replaced; the rest is for the bold."""
    if sight.state.up >> back & 1:
        return 0.4 * (sight.worth(back) - 4.0)
    return -1.0 if sight.is_known(back) else -0.5


def rate_seen_swap(sight: Sight, back: int) -> float:
    """A 12: what was looked at for one of ours."""
    theirs = sight.state.picks[0]
    chair = sight.state.at[theirs]
    gain = rate_place(sight, back, sight.faces[theirs])
    return gain + sight.weight(chair) * (sight.worth(back) - sight.worth(theirs))


# --- BLAST --------------------------------------------------------------------------------------

WRONG: Final = 15.0
BEATEN: Final = 5.0
ENDING: Final = 6.0
"""What it is worth to end a round in which we stand well."""
LONG_ROUND: Final = 12
"""Own turns after which a round had better end."""
IMPATIENCE: Final = 0.4


def rate_blast(sight: Sight) -> float:
    """Against going on, which counts 0."""
    good = sight.good_blast()
    beaten = 0.0 if sight.has_combo() else sight.beaten(sight.points(sight.chair), LAST_TURN)
    bored = IMPATIENCE * max(0, sight.state.turns[sight.seat] - LONG_ROUND)
    return good * (ENDING - BEATEN * beaten) - (1.0 - good) * WRONG + bored
