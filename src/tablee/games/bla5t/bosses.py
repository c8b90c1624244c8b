"""The bosses whose combo acts once, after the next round's looks (BLA5T-Q43), card to effect.

Gordon, Futura and Hyperion change how a round is dealt, looked at or drawn: see round_start.py.
"""

from typing import Final

from tablee.games.bla5t.cards import FAWKES, MAGA
from tablee.games.bla5t.effect import Effect
from tablee.games.bla5t.monsters import flip_picked, look_at_picked
from tablee.games.bla5t.position import Position

FAWKES_CARDS: Final = 2


def two_at_each_player(state: Position) -> list[int]:
    counts = [0] * state.chairs
    for back in state.picks:
        counts[state.at[back]] += 1
    return [
        back
        for chair in range(state.chairs)
        if counts[chair] < FAWKES_CARDS
        for back in state.cards_at(chair)
        if back not in state.picks
    ]


def any_at_each_player(state: Position) -> list[int]:
    cards = [back for chair in range(state.chairs) for back in state.down_at(chair)]
    return [back for back in cards if back not in state.picks]


def whenever_wanted(_state: Position) -> bool:
    return True


BOSSES: Final[dict[int, Effect]] = {
    FAWKES: Effect(  # BLA5T-BOSS-FAWKES
        two_at_each_player, flip_picked, touches=True, can_stop=whenever_wanted
    ),
    MAGA: Effect(  # BLA5T-BOSS-MAGA
        any_at_each_player, look_at_picked, touches=True, can_stop=whenever_wanted
    ),
}
