"""What every bot owes the table: legal moves, chosen from what its seat may know alone."""

from collections.abc import Iterator

import pytest

from tablee.bots import LEVELS
from tablee.core.chance import FastChance
from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.packs import PACKS
from tests.laws.positions import VARIANTS, Variant, random_game, variant_name

BUDGET = 0.003

over_bots = pytest.mark.parametrize(
    ("variant", "level"),
    [(variant, level) for variant in VARIANTS for level in LEVELS],
    ids=lambda value: value if isinstance(value, str) else variant_name(value),
)


def asked(variant: Variant, seed: int) -> Iterator[tuple[State, Seat]]:
    """Some of the moments of a random game in which a seat is asked, or may react."""
    _, seats, _ = variant
    for step, (state, mover, _) in enumerate(random_game(variant, seed, most=120)):
        if step % 5 == 0 and mover is not None:
            yield state, mover
        elif step % 5 == 1 and step % seats in state.may_react():
            yield state, step % seats


def choices(state: State, seat: Seat) -> tuple[list[Move], list[Move]]:
    moves = state.moves(seat) if seat in state.to_act() else []
    return moves, state.reactions(seat) if seat in state.may_react() else []


def chosen(variant: Variant, level: str, state: State, seat: Seat) -> tuple[str | None, float]:
    bot = PACKS[variant[0].name].bot(level)
    moves, reactions = choices(state, seat)
    reply = bot.choose(state.view(seat), moves, reactions, FastChance(9), BUDGET)
    return (None if reply.move is None else reply.move.text), reply.after


@over_bots
def test_a_bot_moves_when_awaited_and_legally(variant: Variant, level: str) -> None:
    for state, seat in asked(variant, 51):
        text, after = chosen(variant, level, state, seat)
        assert after >= 0.0
        moves, reactions = choices(state, seat)
        listed = [move.text for move in moves + reactions]
        if text is None:
            assert not moves, state
        elif text not in listed:
            assert variant[0].moves.has_open, state  # a word, an arrangement


@over_bots
def test_a_bot_chooses_the_same_whatever_the_hidden_cards_are(variant: Variant, level: str) -> None:
    game = variant[0]
    for step, (state, seat) in enumerate(asked(variant, 52)):
        if step % 2:
            continue
        hidden_otherwise = game.imagine(state.view(seat)).state(FastChance(step))
        real = chosen(variant, level, state, seat)
        assert chosen(variant, level, hidden_otherwise, seat) == real
