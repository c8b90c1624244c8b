"""The random player: acts for an awaited seat; now and then takes a reaction.

Each event is offered once to every seat that may react, and taken one time in twenty: choosing
evenly among all moves of all seats, a game of penalties would never end.
"""

from typing import Final

from tablee.core.chance import Chance
from tablee.core.contract import Game, State
from tablee.core.moves import Move
from tablee.core.seats import TABLE, Mover

REACTS_ONE_IN: Final = 20
OPEN_ONE_IN: Final = 4
CAP: Final = 20_000
"""Moves after which a game is given up; the lab says so."""


def next_move(game: Game, state: State, chance: Chance) -> tuple[Mover, Move] | None:
    """What the random player does next; None: the game is over."""
    for seat in state.may_react():
        if chance.below(REACTS_ONE_IN) == 0:
            reactions = state.reactions(seat)
            if reactions:
                return seat, reactions[chance.below(len(reactions))]
    seats = state.to_act()
    if seats:
        seat = seats[chance.below(len(seats))] if len(seats) > 1 else seats[0]
        if game.moves.has_open and chance.below(OPEN_ONE_IN) == 0:
            example = game.example(state, seat, chance)
            if example is not None:
                return seat, example
        moves = state.moves(seat)
        return seat, moves[chance.below(len(moves))]
    clocks = [wait for wait in state.waits() if wait.seat is TABLE]
    if clocks:
        return TABLE, min(clocks, key=lambda wait: wait.seconds).move
    return None


def rollout(game: Game, state: State, chance: Chance) -> int:
    """Plays to the end (or about CAP moves); how many moves it took."""
    is_plain = not game.moves.has_open
    moves = 0
    while moves < CAP:
        if is_plain:
            moves += state.roll(chance)
        step = next_move(game, state, chance)
        if step is None:
            return moves
        state.apply(step[0], step[1], chance)
        moves += 1
    return CAP
