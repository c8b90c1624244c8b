"""Puzzles out of games: what is taken, what is left, and that it is the same every time."""

import pytest

from tablee.bots import Reply
from tablee.bots.weighing import Weight
from tablee.core.chance import FastChance
from tablee.core.moves import Move
from tablee.lab import mining
from tablee.lab.mining import CLEAR, Job, Miner, mine, rating
from tablee.packs import PACKS
from tablee.packs.puzzles.parts import Puzzle
from tablee.teaching.puzzles import puzzles_of

SHORT = Job("herrlof", "target=10", 2, 77, 1)
"""A game of one round."""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tenth of the worlds: these tests are about what is done with the numbers."""
    monkeypatch.setattr(mining, "PASSES", ((4, 0.3), (16, 0.2)))
    monkeypatch.setattr(mining, "LONG", 80)


@pytest.mark.usefixtures("quick")
def test_what_is_mined_is_a_puzzle_and_the_same_the_next_time() -> None:
    found = mine(SHORT)
    assert found
    assert found == mine(SHORT)
    assert len({puzzle.theme for puzzle in found}) == len(found)
    for puzzle in found:
        state = PACKS["herrlof"].game.position(puzzle.position)
        assert sorted(move.text for move in state.moves(puzzle.seat)) == sorted(
            one.move for one in puzzle.moves
        )
        assert puzzle.regular != puzzle.best
        assert puzzle.lead >= CLEAR


def first(game: str) -> Puzzle:
    return next(iter(puzzles_of(PACKS[game]).values()))


@pytest.mark.usefixtures("quick")
def test_a_position_where_nothing_is_clear_is_left() -> None:
    """Whoever leads the first trick of Blot chooses among cards that hardly differ."""
    game = PACKS["blot"].game
    state = game.deal(3, game.options(), FastChance(3))
    assert Miner(PACKS["blot"], FastChance(1)).puzzle(state, state.to_act()[0]) is None


@pytest.mark.usefixtures("quick")
def test_what_a_regular_finds_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even looked at for long."""
    puzzle = first("herrlof")
    state = PACKS["herrlof"].game.position(puzzle.position)
    miner = Miner(PACKS["herrlof"], FastChance(1))
    monkeypatch.setattr(miner, "_regular", Sure(puzzle.best))
    assert miner.puzzle(state, puzzle.seat) is None


class Sure:
    """A bot with one idea."""

    def __init__(self, text: str) -> None:
        self._text = text

    def choose(self, view: object, moves: list[Move], *rest: object) -> Reply:
        return Reply(next(move for move in moves if move.text == self._text))


def test_a_puzzle_is_rated_higher_the_more_seldom_it_is_found_and_the_less_it_gains() -> None:
    def weights(behind: float) -> list[Weight]:
        return [Weight(Move("a"), 0.6, 0.01, 0.0, 0.0), Weight(Move("b"), 0.5, 0.01, behind, 0.01)]

    assert rating(0.1, weights(0.1)) > rating(0.9, weights(0.1)) + 300
    assert rating(0.5, weights(0.09)) > rating(0.5, weights(0.25))
