"""The tree search experts are measured against."""

import pytest

from tablee.bots.reference import Node, ReferenceBot, Tree
from tablee.core.chance import Chance, FastChance
from tablee.core.contract import Game, Imagination, Outcome, State, Wait
from tablee.core.moves import Move, MoveTable
from tablee.core.notation import NotationError
from tablee.core.options import Options
from tablee.core.seats import Mover, Seat
from tablee.core.story import Event
from tablee.core.view import View
from tablee.lab.players import new_bot
from tablee.packs import PACKS
from tests.laws.positions import VARIANTS, Variant, random_game, variant_name


def chosen(bot: ReferenceBot, state: State, seat: Seat) -> Move | None:
    moves = state.moves(seat) if seat in state.to_act() else []
    reactions = state.reactions(seat) if seat in state.may_react() else []
    return bot.choose(state.view(seat), moves, reactions, FastChance(9), 0.01).move


@pytest.mark.parametrize("variant", VARIANTS, ids=variant_name)
def test_it_answers_legally_and_the_same_whatever_is_hidden(variant: Variant) -> None:
    game, seats, _ = variant
    bot = ReferenceBot(game, 3)
    for step, (state, mover, _) in enumerate(random_game(variant, 53, most=40)):
        seat = mover if mover is not None else step % seats
        if step % 13 or (seat not in state.to_act() and seat not in state.may_react()):
            continue
        move = chosen(bot, state, seat)
        assert move is None or state.refusal(seat, move) is None
        assert move is not None or seat not in state.to_act()
        hidden_otherwise = game.imagine(state.view(seat)).state(FastChance(step))
        assert chosen(bot, hidden_otherwise, seat) == move


def test_what_wins_most_is_tried_most() -> None:
    """Choice n wins n times in ten."""
    node, luck = Node(7), FastChance(5)
    for _ in range(3_000):
        index = node.choose(luck)
        node.visits += 1
        node.tried[index] += 1
        node.won[index] += luck.below(10) < index
    assert node.tried.index(max(node.tried)) == 6
    assert min(node.tried) > 0


def test_an_answer_that_others_would_not_leave_out_is_foreseen() -> None:
    """At random, being bold wins two times in three; but one answer always loses it."""
    for seed in range(5):
        tree = Tree(DuelGame(), SOME_VIEW)
        assert tree.best([BOLD, SAFE], [], 300, FastChance(seed)) is SAFE


BOLD, SAFE = Move("bold"), Move("safe")
ANSWERS = [Move("punish"), Move("praise"), Move("leave")]
SOME_VIEW = PACKS["herrlof"].game.deal(2, PACKS["herrlof"].game.options(), FastChance(1)).view(0)


class Duel(State):
    """Seat 0 plays it safe and wins six times in ten, or is bold and waits for seat 1's answer."""

    def __init__(self) -> None:
        self.turn = 0
        self.has_won: bool | None = None

    def to_act(self) -> list[Seat]:
        return [self.turn] if self.has_won is None else []

    def moves(self, seat: Seat) -> list[Move]:
        return ANSWERS if seat else [BOLD, SAFE]

    def apply(
        self, seat: Mover, move: Move, chance: Chance, story: list[Event] | None = None
    ) -> None:
        if move is BOLD:
            self.turn = 1
        else:
            self.has_won = chance.below(10) < 6 if move is SAFE else move is not ANSWERS[0]

    def waits(self) -> list[Wait]:
        return []

    def view(self, seat: Seat | None) -> View:
        return SOME_VIEW

    def outcome(self) -> Outcome | None:
        if self.has_won is None:
            return None
        return Outcome([0, 0], [1, 2] if self.has_won else [2, 1], "DUEL-1")


class DuelGame(Game):
    def __init__(self) -> None:
        super().__init__("duel", range(2, 3), Options, MoveTable([BOLD, SAFE, *ANSWERS]), 1)

    def imagine(self, view: View) -> Imagination:
        return DuelWorlds()


class DuelWorlds(Imagination):
    def state(self, chance: Chance) -> State:
        return Duel()


def test_the_budget_says_how_many_simulations_where_no_number_does() -> None:
    pack = PACKS["herrlof"]
    state = pack.game.deal(2, pack.game.options(), FastChance(4))
    (seat, *_) = state.to_act()
    moves = state.moves(seat)

    def reply(name: str, budget: float) -> Move | None:
        bot = new_bot(pack, name)
        return bot.choose(state.view(seat), moves, [], FastChance(2), budget).move

    assert len({reply("reference:15", budget) for budget in (0.0, 0.1)}) == 1
    assert reply("reference", 0.01) == reply("reference", 0.01)


def test_a_number_that_is_none_is_explained() -> None:
    with pytest.raises(NotationError, match="reference"):
        new_bot(PACKS["blot"], "referee")
