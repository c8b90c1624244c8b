"""The monsters' capabilities, card to effect. 1 to 5 have none (BLA5T-MON-1 to BLA5T-MON-5)."""

from typing import Final

from tablee.core.chance import Chance
from tablee.core.story import Story
from tablee.games.bla5t import tell
from tablee.games.bla5t.cards import (
    EIGHT,
    ELEVEN,
    FIRST_FLIPPER,
    FLIPPERS,
    FLIPS,
    NINE,
    SEVEN,
    SIX_A,
    SIX_B,
    TEN,
    TWELVE,
)
from tablee.games.bla5t.effect import Effect, add_top, finish, is_cancelled, look_at
from tablee.games.bla5t.handling import flip, mix, swap
from tablee.games.bla5t.position import Position
from tablee.games.bla5t.steps import MIX, SWAP

# --- what may be picked -------------------------------------------------------------------------


def one_own(state: Position) -> list[int]:
    return [] if state.picks else state.own_down(state.turn)


def one_of_theirs(state: Position) -> list[int]:
    return [] if state.picks else state.their_down()


def one_of_two_opponents_each(state: Position) -> list[int]:
    """BLA5T-Q18."""
    if len(state.picks) == 2:
        return []
    taken = state.at[state.picks[0]] if state.picks else -1
    piles = [state.down_at(chair) for chair in state.other_chairs() if chair != taken]
    full = [backs for backs in piles if backs]
    if not state.picks and len(full) < 2:
        return []
    return [back for backs in full for back in backs]


def two_own(state: Position) -> list[int]:
    own = state.own_down(state.turn)
    if len(state.picks) == 2 or len(own) < 2:
        return []
    return [back for back in own if back not in state.picks]


def own_then_theirs(state: Position) -> list[int]:
    if len(state.picks) == 2:
        return []
    theirs = state.their_down()
    if state.picks:
        return theirs
    return state.own_down(state.turn) if theirs else []


def still_to_flip(state: Position) -> list[int]:
    """Cards of the players a 13's numbers still leave room for, yourself allowed."""
    numbers = sorted(FLIPS[state.effect], reverse=True)
    counts = [0] * state.chairs
    for back in state.picks:
        counts[state.at[back]] += 1
    targets: list[int] = []
    for chair in state.open_chairs():
        counts[chair] += 1
        wanted = sorted((count for count in counts if count), reverse=True)
        counts[chair] -= 1
        if len(wanted) <= len(numbers) and all(
            count <= number for count, number in zip(wanted, numbers, strict=False)
        ):
            targets += [
                back
                for back in state.cards_at(chair)
                if back not in state.picks and not state.fixed >> back & 1
            ]
    return targets


def has_flipped_all(state: Position) -> bool:
    return not state.targets


# --- what happens -------------------------------------------------------------------------------


def swap_the_two(state: Position, _chance: Chance, story: Story | None) -> None:
    """6a, 11: blind; a Helmut on either side stops it (BLA5T-Q24)."""
    if len(state.picks) == 2 and not state.cancelled:
        swap(state, state.picks[0], state.picks[1], story)
    finish(state)


def choose_to_mix(state: Position, _chance: Chance, _story: Story | None) -> None:
    if len(state.picks) == 2:
        state.step = MIX
    else:
        finish(state)


def mix_the_two(state: Position, moved: int, story: Story | None) -> None:
    one, other = state.picks
    if story is not None:
        layout = state.layouts[state.chair[state.turn]]
        story.append(
            tell.mixed(state.turn, [layout.index(one) + 1, layout.index(other) + 1], moved)
        )
    mix(state, one, other, moved)
    finish(state)


def look_at_picked(state: Position, _chance: Chance, story: Story | None) -> None:
    look_at(state, [back for back in state.picks if not is_cancelled(state, back)], story)


def look_at_picked_and_top(state: Position, chance: Chance, story: Story | None) -> None:
    add_top(state, chance, story)
    look_at_picked(state, chance, story)


def flip_picked(state: Position, _chance: Chance, story: Story | None) -> None:
    for back in state.picks:
        if not is_cancelled(state, back):
            flip(state, back, story)
    finish(state)


def after_look(state: Position) -> None:
    """12: what was looked at may be swapped; every other look is over."""
    if state.effect == TWELVE and state.own_down(state.turn):
        state.step = SWAP
    else:
        finish(state)


MONSTERS: Final[dict[int, Effect]] = {
    SIX_A: Effect(one_of_two_opponents_each, swap_the_two, touches=True),  # BLA5T-MON-6a
    SIX_B: Effect(two_own, choose_to_mix),  # BLA5T-MON-6b
    SEVEN: Effect(one_own, look_at_picked),  # BLA5T-MON-7
    EIGHT: Effect(one_of_theirs, look_at_picked, touches=True),  # BLA5T-MON-8
    NINE: Effect(one_own, look_at_picked_and_top),  # BLA5T-MON-9
    TEN: Effect(one_of_theirs, look_at_picked_and_top, touches=True),  # BLA5T-MON-10
    ELEVEN: Effect(own_then_theirs, swap_the_two, touches=True),  # BLA5T-MON-11
    TWELVE: Effect(one_of_theirs, look_at_picked, touches=True),  # BLA5T-MON-12
    **{  # BLA5T-MON-13
        FIRST_FLIPPER + version: Effect(
            still_to_flip, flip_picked, touches=True, can_stop=has_flipped_all
        )
        for version in range(len(FLIPPERS))
    },
}
