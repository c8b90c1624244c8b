"""Positions met in random play, on which the laws are tried."""

from collections.abc import Iterator

from tablee.core.chance import FastChance, HashChance
from tablee.core.contract import Game, State
from tablee.core.moves import Move
from tablee.core.options import Options
from tablee.core.random_play import next_move
from tablee.core.seats import Mover

Variant = tuple[Game, int, Options]


def variants_of(game: Game) -> list[Variant]:
    return [(game, seats, options) for seats, options in game.variants()]


def variant_name(variant: Variant) -> str:
    game, seats, options = variant
    return f"{game.name}-{seats}-{options.text()}"


def random_game(
    variant: Variant, seed: int, most: int = 400
) -> Iterator[tuple[State, Mover, Move]]:
    """Each position of a random game with the move about to be played in it."""
    game, seats, options = variant
    choices, luck = FastChance(seed), luck_of(seed)
    state = game.deal(seats, options, luck)
    for _ in range(most):
        step = next_move(game, state, choices)
        if step is None:
            return
        yield state, step[0], step[1]
        state.apply(step[0], step[1], luck)


def luck_of(seed: int) -> HashChance:
    """The table's luck in that random game."""
    return HashChance(seed.to_bytes(8, "big") if seed >= 2**32 else seed.to_bytes(4, "big"))
