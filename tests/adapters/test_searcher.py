"""OpenSpiel's search as one of our bots."""

import pytest

from tablee.core.chance import FastChance
from tablee.core.notation import NotationError
from tablee.lab.learning.opponents import Opponents
from tablee.lab.learning.setting import Setting
from tablee.lab.match import match
from tablee.lab.openspiel import NAMES
from tablee.lab.openspiel.searcher import IsmctsBot
from tablee.lab.players import new_bot
from tablee.lab.workplace import Here
from tablee.packs import PACKS


@pytest.mark.parametrize("name", NAMES)
def test_it_answers_whatever_its_seat_is_asked(name: str) -> None:
    luck = FastChance(2)
    turns = Setting(name, None, {}).deal(luck)
    searching = Opponents({0: IsmctsBot(name, 4)}, 0.1, 1)
    answered = 0
    while answered < 12 and turns.seat is not None:
        if turns.seat == 0:
            before = turns.questions
            searching.go_on(turns, luck)
            answered += turns.questions - before
        else:
            turns.answer(turns.choices[luck.below(len(turns.choices))], luck)
    assert answered >= 12


def test_the_same_luck_is_the_same_answer() -> None:
    state = PACKS["blot"].game.deal(2, PACKS["blot"].game.options(), FastChance(1))
    (seat,) = state.to_act()
    replies = [
        IsmctsBot("blot", 8).choose(state.view(seat), state.moves(seat), [], FastChance(3), 0.1)
        for _ in range(2)
    ]
    assert replies[0].move == replies[1].move
    assert replies[0].move in state.moves(seat)


def test_it_plays_matches_and_beats_luck() -> None:
    report = match(
        "herrlof",
        "target=1",
        ["openspiel:ismcts:30", "random"],
        budgets=[0.1, 0.1],
        deals=8,
        seed=1,
        place=Here(),
        progress=lambda done: None,
    )
    search, random = report.rows
    assert (search.bot, random.bot) == ("openspiel:ismcts:30", "random")
    assert search.share > random.share


@pytest.mark.parametrize(
    ("game", "name", "why"),
    [
        ("blitz", "openspiel:ismcts:9", "OpenSpiel does not play blitz"),
        ("blot", "openspiel:ismcts:1", "at least 2 simulations"),
        ("blot", "openspiel:mcts:100", "no bots of level"),
        ("blot", "openspiel:ismcts:many", "no bots of level"),
    ],
)
def test_a_search_that_cannot_be_says_why(game: str, name: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        new_bot(PACKS[game], name)
