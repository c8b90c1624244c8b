"""Same seed, same moves: same game."""

from typing import Final

from tablee.core.chance import FastChance
from tablee.core.random_play import CAP, next_move, rollout
from tablee.core.story import Event
from tablee.lab.laws.law import Broken, Looks, hold, law
from tablee.lab.laws.positions import Variant, luck_of, random_game

ROLLOUTS: Final = 3


@law(
    "The same moves give the same game, told or not",
    51,
    "State.apply may depend on the position, the move and the luck it is given, on nothing else, "
    "and draws the same luck whether a story is asked for or not.",
)
def same_moves_same_game(variant: Variant, seed: int) -> Looks:
    game, seats, options = variant
    luck, story = luck_of(seed), list[Event]()
    twin = game.deal(seats, options, luck)
    for state, mover, move in random_game(variant, seed):
        yield state
        if (reached := twin.text()) != state.text():
            raise Broken(f"the same moves have led to {reached}")
        twin.play(mover, move, luck, story)
    hold(bool(story), "no move has told anything: State.apply adds Events to the story it is given")


@law(
    "A game may write random play out, but its moves stay the same",
    0,
    "State.roll, where a game has its own, must draw the same luck and make the same moves as the "
    "one it replaces.",
    counts="games",
)
def rollouts_are_random_play(variant: Variant, seed: int) -> Looks:
    game, seats, options = variant
    for number in range(ROLLOUTS * seed, ROLLOUTS * (seed + 1)):
        quick, slow = FastChance(number), FastChance(number)
        rolled, stepped = game.deal(seats, options, quick), game.deal(seats, options, slow)
        yield stepped
        moves = 0
        while (step := next_move(game, stepped, slow)) is not None:
            if moves == CAP:
                raise Broken(f"it is not over after {CAP} moves")
            stepped.apply(step[0], step[1], slow)
            moves += 1
        hold(
            rollout(game, rolled, quick) == moves,
            f"a rollout takes more or less than {moves} moves",
        )
        hold(rolled.text() == stepped.text(), f"a rollout has led to {rolled.text()}")
        hold(quick.below(1 << 30) == slow.below(1 << 30), "a rollout has drawn other luck")
