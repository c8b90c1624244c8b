"""The search, on a decision whose answer is known."""

from tablee.bots.search import Decision, search, winning_shares, worthy
from tablee.core.chance import Chance, FastChance
from tablee.core.contract import State
from tablee.core.moves import Move

MOVES = [Move(f"urn {number}") for number in range(7)]
NO_HUNCH = [0.0] * len(MOVES)


class Urns(Decision):
    """Urn n wins n times in ten."""

    def __init__(self) -> None:
        self.playouts = 0

    def world(self, chance: Chance) -> State:
        return Empty()

    def reward(self, state: State, move: Move, chance: Chance) -> float:
        self.playouts += 1
        return float(chance.below(10) < MOVES.index(move))


class Empty(State):
    def copy(self) -> "Empty":
        return self


def test_the_best_move_is_found() -> None:
    assert search(Urns(), MOVES, NO_HUNCH, 6000, FastChance(1)) == MOVES[6]


def test_the_number_of_playouts_is_kept() -> None:
    urns = Urns()
    search(urns, MOVES, NO_HUNCH, 600, FastChance(1))
    assert 450 <= urns.playouts <= 600


def test_the_smallest_budget_tries_every_move_once() -> None:
    urns = Urns()
    assert search(urns, MOVES, NO_HUNCH, 0, FastChance(1)) in MOVES
    assert urns.playouts >= len(MOVES)


def test_winning_shares_add_up_and_follow_the_totals() -> None:
    shares = winning_shares([12, 30, 12], 6.5)
    assert abs(sum(shares) - 1.0) < 1e-9
    assert shares[1] > 0.8
    assert shares[0] == shares[2]


def test_a_hunch_decides_where_playouts_hardly_do() -> None:
    hunches = [0.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0]
    assert search(Urns(), MOVES, hunches, 0, FastChance(1)) == MOVES[0]
    assert search(Urns(), MOVES, hunches, 6000, FastChance(1)) == MOVES[6]


def test_moves_worth_a_search_come_best_first() -> None:
    tried, hunches = worthy(MOVES[:4], [0.0, 3.0, 1.0, 2.0], 3, 0.5)
    assert tried == [MOVES[1], MOVES[3], MOVES[2]]
    assert hunches == [0.0, -0.5, -1.0]
