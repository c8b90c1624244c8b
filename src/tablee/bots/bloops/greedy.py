"""How good each move of Bloops looks, in points."""

from typing import Final

from tablee.bots.bloops.sight import SPREAD_OF_A_CARD, UNKNOWN, Sight
from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.games.bloops.cards import THE_20, VALUE
from tablee.games.bloops.moves import Gift, Keep, Look, Swap
from tablee.games.bloops.steps import NOBODY

KNOWING: Final = 1.0
"""What it is worth to know one's own card."""
SPYING: Final = 0.4
ENOUGH: Final = 0.6
"""The chance of winning with which the 20 is discarded."""
CERTAIN: Final = 50.0
"""Above or below everything else."""
UNSEEN_EFFECT: Final = 0.8
"""What an unknown card's effect brings on average."""


def rate(sight: Sight, moves: list[Move]) -> list[float]:
    return [rate_move(sight, move) for move in moves]


def rate_move(sight: Sight, move: Move) -> float:
    if isinstance(move, Gift):
        return -sight.points(move.target)
    if isinstance(move, Look):
        return _rate_look(sight, move.back)
    if isinstance(move, Swap):
        return rate_swap(sight, move.mine, move.theirs)
    if sight.state.drawn < 0:
        return 0.0
    if isinstance(move, Keep):
        return _rate_keep(sight, move.back)
    return _rate_discard(sight)


# --- the turn ---------------------------------------------------------------------------------


def _rate_discard(sight: Sight) -> float:
    drawn = sight.cards[sight.state.drawn]
    if drawn == THE_20:
        return _rate_end(sight, sight.own)
    thrown = _worth_throwing(sight, VALUE[drawn], sight.own)
    left = [back for back in sight.own if back not in thrown]
    gain = sight.own_points(sight.own) - sight.own_points(left)
    return gain + (1 + len(thrown)) * effect_gain(sight, VALUE[drawn])


def _rate_keep(sight: Sight, back: int) -> float:
    card = sight.cards[back]
    hand = [sight.state.drawn if own == back else own for own in sight.own]
    before = sight.own_points(sight.own)
    if card == UNKNOWN:
        return before - sight.own_points(hand) + KNOWING + UNSEEN_EFFECT
    if card == THE_20:
        return _rate_end(sight, hand)
    thrown = _worth_throwing(sight, VALUE[card], hand)
    left = [own for own in hand if own not in thrown]
    gain = before - sight.own_points(left)
    return gain + (1 + len(thrown)) * effect_gain(sight, VALUE[card])


def _rate_end(sight: Sight, hand: list[int]) -> float:
    """The 20 goes: all is counted at once."""
    unknown = sum([sight.cards[back] == UNKNOWN for back in hand])
    chance = sight.win_chance(sight.own_points(hand), SPREAD_OF_A_CARD * unknown, 0.0)
    return CERTAIN * chance if chance > ENOUGH or sight.is_last else CERTAIN * (chance - 1.0)


def _worth_throwing(sight: Sight, value: int, hand: list[int]) -> list[int]:
    """Those of the hand that would follow a discard of this value."""
    twins = [b for b in hand if sight.cards[b] != UNKNOWN and VALUE[sight.cards[b]] == value]
    left = [back for back in hand if back not in twins]
    return twins if sight.own_points(left) <= sight.own_points(hand) else []


# --- throws -----------------------------------------------------------------------------------


def rate_throw(sight: Sight, back: int) -> float:
    """A counter-discard of this known, fitting card."""
    left = [own for own in sight.own if own != back]
    gain = sight.own_points(sight.own) - sight.own_points(left)
    return gain + effect_gain(sight, VALUE[sight.cards[back]]) + 0.1


# --- effects ----------------------------------------------------------------------------------


def effect_gain(sight: Sight, value: int) -> float:
    if value == 6:
        return sight.mean / (sight.state.seats - 1)
    if value in (7, 8):
        unknown = any(sight.cards[back] == UNKNOWN for back in sight.own)
        return KNOWING if unknown and not sight.is_last else 0.1
    return best_swap(sight) if value == 9 else 0.0


def best_swap(sight: Sight) -> float:
    """About what a 9 brings: the worst of ours for the best of theirs."""
    state = sight.state
    theirs = [
        sight.worth(back, other)
        for other in state.opponents(sight.seat)
        if other != state.holder
        for back in state.cards_at(other)
    ]
    if not theirs or not sight.own:
        return 0.0
    return 0.7 * (max([sight.worth(back, sight.seat) for back in sight.own]) - min(theirs))


def rate_swap(sight: Sight, mine: int, theirs: int) -> float:
    owner = sight.state.at[theirs]
    taken = sight.worth(theirs, owner)
    given = sight.worth(mine, sight.seat)
    gain = _marginal(sight, mine) - taken
    if sight.cards[mine] != UNKNOWN and sight.cards[theirs] == UNKNOWN:
        gain -= KNOWING
    return gain + _weight(sight, owner) * (given - taken)


def _marginal(sight: Sight, mine: int) -> float:
    """What is saved by losing this card."""
    left = [back for back in sight.own if back != mine]
    return sight.own_points(sight.own) - sight.own_points(left)


def _weight(sight: Sight, other: Seat) -> float:
    """How much that opponent's loss is our gain."""
    if sight.state.seats == 2:
        return 1.0
    return 0.6 if other == sight.leader() else 0.2


def _rate_look(sight: Sight, back: int) -> float:
    owner = sight.state.at[back]
    is_unknown = sight.cards[back] == UNKNOWN
    if owner == sight.seat:
        return KNOWING + (2.0 if is_unknown else -1.0)
    if not is_unknown:
        return 0.0
    is_kept = sight.state.knowers[back] >> owner & 1
    return SPYING + (0.2 if is_kept else 0.0) + (0.3 if owner == sight.leader() else 0.0)


# --- BLOOPS -----------------------------------------------------------------------------------

LAST_TURN: Final = 4.0
"""What an opponent gains by the last turn after a BLOOPS."""


def bloops_chance(sight: Sight) -> float:
    """Of winning if BLOOPS were announced now."""
    assert sight.state.holder == NOBODY
    mine = sight.points(sight.seat)
    return sight.win_chance(mine, sight.doubt(sight.seat), LAST_TURN)
