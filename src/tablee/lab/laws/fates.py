"""What becomes of the text of a position: refused with a reason, or played to the end."""

import re
from collections import Counter
from typing import Final

from tablee.core.chance import FastChance
from tablee.core.contract import Game, State
from tablee.core.notation import NotationError, keys_of
from tablee.core.random_play import next_move
from tablee.core.seats import Seat, seat_text
from tablee.core.story import Event
from tablee.lab.laws.copies import difference
from tablee.lab.laws.damage import fields_of, mutants, pool_of
from tablee.lab.laws.law import Broken, Looks, hold, once_law, reader
from tablee.lab.laws.sentences import speakers
from tablee.packs.pack import Pack
from tablee.packs.phrases import Speaker

MOST_MOVES: Final = 600
LOOK_EVERY: Final = 37
DAMAGED: Final = 200


@once_law(
    "A damaged position is refused by its field, or can be played to its end",
    0,
    "Game.position must check what the rules assume (core/notation.py: Fields, require) and raise "
    "NotationError with the key of the field that is wrong, or read a position that can be played.",
    counts="texts",
)
def damaged_positions(pack: Pack, seed: int) -> Looks:
    for text in mutants(pack.game, seed, DAMAGED):
        yield text
        fate_of(pack, text)


def fate_of(pack: Pack, text: str) -> str:
    """`refused` by the reader with a reason that names a field, or `played` without a fault."""
    try:
        state = pack.game.position(text)
    except NotationError as error:
        return _refused(pack.game, str(error))
    _play_on(pack, state)
    return "played"


def _refused(game: Game, reason: str) -> str:
    words = set(re.findall(r"[\w-]+", reason))
    is_placed = any(set(key.split(" ")) <= words for key in pool_of(game).keys)
    hold(is_placed, f"which field? {reason}")
    return "refused"


def _play_on(pack: Pack, state: State) -> None:
    """Random moves to the end, with all that a table asks of each position on the way."""
    game, chance = pack.game, FastChance(len(state.text()))
    french = speakers(pack.words)[0]
    cards = Counter(state.census())
    seats = _look_at(game, state)
    _imagine(game, state, [None, *range(seats)], chance)
    for moves in range(1, MOST_MOVES):
        if moves % LOOK_EVERY == 0:
            _look_at(game, state)
            _imagine(game, state, [moves % seats], chance)
        step = next_move(game, state, chance)
        if step is None:
            break
        rule = state.refusal(*step)
        if rule is not None:
            raise Broken(f"{seat_text(step[0])} {step[1]} is listed and refused by {rule}")
        story: list[Event] = []
        state.apply(*step, chance, story)
        _tell(french, story, seats)
    else:
        return
    _look_at(game, state)
    hold(state.outcome() is not None, "nobody moves, and it is not over")
    after = Counter(state.census())
    hold(after == cards, difference(after, cards))


def _look_at(game: Game, state: State) -> int:
    """Everything that is asked of one position; how many seats it has."""
    written = state.text()
    hold(game.position(written).text() == written, f"reads back otherwise: {written}")
    seats = seats_in(game, written)
    readers: list[Seat | None] = [None, *range(seats)]
    shown = state.screens(readers)
    state.reveal()
    awaited = state.to_act()
    for acts in awaited:
        hold(bool(state.moves(acts)), f"P{acts} is to act and has no move")
    is_over = state.outcome() is not None
    hold(bool(awaited or state.waits()) or is_over, "the game stands still")
    hold(not (is_over and awaited), "over, and somebody is awaited")
    for wait in state.waits():
        rule = state.refusal(wait.seat, wait.move)
        hold(rule is None, f"the clock {wait} would break {rule}")
    for seat in readers:
        state.asked(seat)
        hold(bool({**shown.shared, **shown.own[seat]}), f"the screen of {reader(seat)} is empty")
        state.view(seat)
    return seats


def seats_in(game: Game, position: str) -> int:
    """`seats 3`; where a position does not say so, as many as can play or its fields name."""
    said = dict(fields_of(position)).get("seats", "")
    if said.isdigit():
        return int(said)
    named = [int(found[1]) for key in keys_of(position) if (found := re.match(r"P(\d+) ", key))]
    return max([game.seats[0], *[seat + 1 for seat in named]])


def _imagine(game: Game, state: State, seats: list[Seat | None], chance: FastChance) -> None:
    for seat in seats:
        view = state.view(seat)
        imagined = game.imagine(view).state(chance)
        hold(imagined.view(seat) == view, f"{reader(seat)} imagines something else")


def _tell(speaker: Speaker, story: list[Event], seats: int) -> None:
    for event in story:
        for seat in (None, *range(seats)):
            hold(bool(speaker.tell(event.told(seat))), f"nothing is said of {event}")
