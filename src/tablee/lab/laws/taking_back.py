"""Taking back is a courtesy of the table: it shows no face again and undoes no showing of one.

Along any chain of take-backs a reader's screen holds no face that it would not have held without.
"""

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from tablee.core.chance import CountedChance, FastChance
from tablee.core.contract import State
from tablee.core.random_play import CAP, next_move
from tablee.core.seats import Seat
from tablee.lab.laws.law import Looks, hold, law
from tablee.lab.laws.positions import Variant
from tablee.table.course import Course

GAMES: Final = 2


def faces(state: State, reader: Seat | None) -> set[str]:
    """Every card that can be read on that person's screen."""
    words = re.findall(r'"([^"]*)"', msgspec.json.encode(state.screen(reader)).decode())
    return {*words} & {*state.census()}


def wander(course: Course, chance: FastChance) -> Iterator[tuple[State, str]]:
    """A random game, in which half of what can be taken back is: each such moment, as the position
    before the move and the move."""
    for _ in range(CAP):
        step = next_move(course.game, course.state, chance)
        if step is None:
            return
        before, (seat, move) = course.state.copy(), step
        course.play(seat, [move])
        if course.who_may_take_back() is not None:
            hold(course.who_may_take_back() == seat, f"somebody else may take P{seat} {move} back")
            yield before, move.text
            if chance.below(2):
                course.take_back()
                is_back = course.state.text() == before.text()
                hold(is_back, f"taking {move} back leads to another position")


@law(
    "No chain of take-backs shows a face",
    0,
    "State.can_take_back must be False for a move that shows a face its words do not name, or "
    "hides one that taking it back would show again; Game.TAKES_BACK says whether it is ever True.",
    counts="moments",
)
def take_backs_show_nothing(variant: Variant, seed: int) -> Looks:
    game, seats, options = variant
    for number in range(GAMES * seed, GAMES * (seed + 1)):
        luck, chance = CountedChance(b"%d" % number), FastChance(number)
        course = Course(game, game.deal(seats, options, luck), luck)
        for before, move in wander(course, chance):
            yield before
            hold(game.TAKES_BACK, f"{move} can be taken back, and TAKES_BACK says nothing can")
            for reader in (*range(seats), None):
                then, now = faces(before, reader), faces(course.state, reader)
                hold(now - then <= {*re.split(r"\W", move)}, f"{move} has shown a face")
                hold(then <= now, f"to take {move} back would show a face again")
