"""Cards are conserved, and a copy shares nothing mutable."""

from collections import Counter

from tablee.core.chance import FastChance
from tablee.core.random_play import CAP, next_move
from tablee.core.seats import seat_text
from tablee.lab.laws.law import Broken, Looks, hold, law
from tablee.lab.laws.positions import Variant, random_game

CENSUS_EVERY = 16


def difference(now: Counter[str], before: Counter[str]) -> str:
    return f"lost {sorted((before - now).elements())}, new {sorted((now - before).elements())}"


@law(
    "Every card is somewhere exactly once",
    21,
    "State.census must name the same cards in every position of a game: look where the move before "
    "took a card from and where it put it.",
)
def cards_are_conserved(variant: Variant, seed: int) -> Looks:
    everything: Counter[str] | None = None
    for state, _, _ in random_game(variant, seed):
        yield state
        census = Counter(state.census())
        everything = everything or census
        if census != everything:
            raise Broken(difference(census, everything))


@law(
    "A copy goes its own way",
    22,
    "State.copy must copy every list, dict and set of the position, and those inside them.",
)
def copies_are_independent(variant: Variant, seed: int) -> Looks:
    game, _, _ = variant
    for step, (state, _, _) in enumerate(random_game(variant, seed)):
        if step % 10:
            continue
        yield state
        before = state.text()
        twin = state.copy()
        if (copied := twin.text()) != before:
            raise Broken(f"its copy is another position: {copied}")
        chance = FastChance(step)
        for _ in range(30):
            move = next_move(game, twin, chance)
            if move is None:
                break
            twin.apply(move[0], move[1], chance)
        hold(state.text() == before, f"it was, before its copy was played on: {before}")


@law(
    "Whole games end with every card accounted for",
    0,
    "As above: a card is lost or made late in a game, or a listed move is refused there.",
    counts="games",
)
def whole_games_keep_their_cards(variant: Variant, seed: int) -> Looks:
    game, seats, options = variant
    chance = FastChance(seed)
    state = game.deal(seats, options, chance)
    yield state
    everything = Counter(state.census())
    for moves in range(CAP):
        step = next_move(game, state, chance)
        if step is None:
            break
        if moves % CENSUS_EVERY == 0 and (census := Counter(state.census())) != everything:
            raise Broken(difference(census, everything))
        rule = state.refusal(step[0], step[1])
        if rule is not None:
            raise Broken(f"{seat_text(step[0])} {step[1]} is listed and refused by {rule}")
        state.apply(step[0], step[1], chance)
    hold(state.outcome() is not None, "nobody moves, and it is not over")
    census = Counter(state.census())
    hold(census == everything, difference(census, everything))
