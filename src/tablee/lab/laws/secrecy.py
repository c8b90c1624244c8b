"""What a seat is shown and asked follows from what it may know, and from nothing else."""

from collections import Counter

from tablee.core.chance import FastChance
from tablee.core.contract import State, Wait
from tablee.core.moves import Move
from tablee.core.seats import TABLE, Mover, Seat
from tablee.core.story import Event, Told
from tablee.lab.laws.law import Broken, Looks, hold, law
from tablee.lab.laws.positions import Variant, random_game


def clocks(state: State, seat: Seat) -> list[Wait | str]:
    """The waits as a seat is told them."""
    return [wait if wait.seat in (seat, TABLE) else wait.clock for wait in state.waits()]


def same_to(seat: Seat, real: State, imagined: State) -> None:
    """Broken, if that seat could tell the two apart."""
    parts = {
        "view": (imagined.view(seat), real.view(seat)),
        "screen": (imagined.screen(seat), real.screen(seat)),
        "to_act": (imagined.to_act(), real.to_act()),
        "may_react": (imagined.may_react(), real.may_react()),
        "clocks": (clocks(imagined, seat), clocks(real, seat)),
        "census": (Counter(imagined.census()), Counter(real.census())),
    }
    if seat in real.to_act():
        parts["moves"] = imagined.moves(seat), real.moves(seat)
    if seat in real.may_react():
        parts["reactions"] = imagined.reactions(seat), real.reactions(seat)
    for part, (other, own) in parts.items():
        if other != own:
            raise Broken(f"P{seat} could tell by {part} that it is not {imagined.text()}")


@law(
    "What a seat imagines looks the same to it",
    41,
    "Game.imagine must leave all that the view tells as it is; and State.view, to_act, may_react, "
    "moves, reactions and waits may tell a seat nothing that its view does not.",
)
def imagined_looks_the_same(variant: Variant, seed: int) -> Looks:
    game, seats, _ = variant
    chance = FastChance(seed)
    for step, (state, _, _) in enumerate(random_game(variant, seed)):
        yield state
        seat = step % seats
        imagination = game.imagine(state.view(seat))
        for _ in range(2):
            same_to(seat, state, imagination.state(chance))


@law(
    "What a seat imagines can be played and written",
    42,
    "Game.imagine must return a whole position: its text reads back, its listed moves are legal.",
)
def imagined_can_be_played(variant: Variant, seed: int) -> Looks:
    game, seats, _ = variant
    chance = FastChance(seed)
    for step, (state, _, _) in enumerate(random_game(variant, seed)):
        if step % 9:
            continue
        yield state
        imagined = game.imagine(state.view(step % seats)).state(chance)
        text = imagined.text()
        hold(game.position(text).text() == text, f"P{step % seats} imagines {text}")
        for seat in imagined.to_act():
            for move in imagined.moves(seat):
                rule = imagined.refusal(seat, move)
                hold(rule is None, f"{move} is listed and refused by {rule} in {text}")


@law(
    "A refusal tells nothing",
    46,
    "State.refusal may look at what the seat knows only: two positions it cannot tell apart refuse "
    "it the same moves by the same rules.",
)
def refusals_tell_nothing(variant: Variant, seed: int) -> Looks:
    game, seats, _ = variant
    chance = FastChance(seed)
    for step, (state, _, _) in enumerate(random_game(variant, seed)):
        if step % 9:
            continue
        yield state
        seat = chance.below(seats)
        imagined = game.imagine(state.view(seat)).state(chance)
        for move in game.moves.listed:
            rule, other = state.refusal(seat, move), imagined.refusal(seat, move)
            if rule != other:
                raise Broken(f"P{seat} {move}: {rule} here, {other} in {imagined.text()}")


def told(state: State, mover: Mover, move: Move, seat: Seat) -> tuple[State, list[Told]]:
    after = state.copy()
    story: list[Event] = []
    after.apply(mover, move, FastChance(7), story)
    return after, [event.told(seat) for event in story]


@law(
    "What is told is what is known afterwards",
    43,
    "If a move leaves a seat knowing the same, its events must tell it the same: put what only "
    "some may see into Event.secret, and what was told into the view's memory.",
)
def told_is_known(variant: Variant, seed: int) -> Looks:
    game, seats, _ = variant
    chance = FastChance(seed)
    for step, (state, mover, move) in enumerate(random_game(variant, seed)):
        yield state
        seat = step % seats
        imagined = game.imagine(state.view(seat)).state(chance)
        if imagined.refusal(mover, move) is not None:
            continue
        real_after, real_story = told(state, mover, move, seat)
        other_after, other_story = told(imagined, mover, move, seat)
        if real_after.view(seat) == other_after.view(seat) and real_story != other_story:
            raise Broken(f"{move} tells P{seat} {real_story}, or in another case {other_story}")


@law(
    "A spectator sees no more than what is open",
    45,
    "Game.imagine must work for the view of a spectator (seat None) and leave it as it is.",
)
def spectators_see_what_is_open(variant: Variant, seed: int) -> Looks:
    game, _, _ = variant
    chance = FastChance(seed)
    for step, (state, _, _) in enumerate(random_game(variant, seed)):
        if step % 3 == 0:
            yield state
            imagined = game.imagine(state.view(None)).state(chance)
            if imagined.view(None) != state.view(None):
                raise Broken(f"a spectator could tell that it is not {imagined.text()}")
