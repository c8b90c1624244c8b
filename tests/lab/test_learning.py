"""Games as frameworks for learning want them: questions, numbers, arrays."""

from importlib import import_module
from itertools import pairwise

import pytest

from tablee.core.chance import FastChance
from tablee.core.notation import NotationError
from tablee.games.blitz.view import BlitzView
from tablee.games.herrlof.cards import TEXT
from tablee.games.herrlof.view import HerrlofView
from tablee.lab.learning.actions import Actions
from tablee.lab.learning.library import layout_of
from tablee.lab.learning.turns import ANSWER, LEAVE, Turns, read_turns
from tablee.packs import GAMES

ALL = [(name, seats) for name, game in GAMES.items() for seats in game.seats]


def begun(name: str, seats: int, chance: FastChance) -> Turns:
    game = GAMES[name]
    answering = layout_of(name).answering
    turns = Turns(game, game.deal(seats, game.options(), chance), answering)
    turns.begin(chance)
    return turns


def answer_at_random(turns: Turns, chance: FastChance) -> None:
    turns.answer(turns.choices[chance.below(len(turns.choices))], chance)


@pytest.mark.parametrize(("name", "seats"), ALL)
def test_any_game_is_one_question_after_the_other(name: str, seats: int) -> None:
    chance = FastChance(seats)
    turns = begun(name, seats, chance)
    while turns.seat is not None:
        assert (LEAVE in turns.choices) == turns.is_offer
        assert not [
            move
            for move in turns.choices
            if move not in (LEAVE, ANSWER) and turns.state.refusal(turns.seat, move) is not None
        ]
        assert turns.payments(seats) == [0.0] * seats
        answer_at_random(turns, chance)
    assert turns.state.outcome() is not None
    assert sum(turns.payments(seats)) == pytest.approx(0.0)


def all_may_react(seed: int) -> tuple[Turns, FastChance]:
    """Bloops, the first position in which each of three seats is about to be offered something."""
    chance = FastChance(seed)
    turns = begun("bloops", 3, chance)
    while [seat for seat in turns.state.may_react() if turns.state.reactions(seat)] != [0, 1, 2]:
        answer_at_random(turns, chance)
    return turns, chance


def test_what_everybody_leaves_is_offered_to_each_once() -> None:
    turns, chance = all_may_react(4)
    before, offered = turns.state.text(), []
    while turns.is_offer and turns.state.text() == before:
        offered.append(turns.seat)
        turns.answer(LEAVE, chance)
    assert sorted(offered, key=str) == [0, 1, 2]


def test_who_is_offered_first_is_luck() -> None:
    turns, _ = all_may_react(4)
    again = [Turns(turns.game, turns.state.copy()) for _ in range(40)]
    for seed, other in enumerate(again):
        other.begin(FastChance(seed))
    assert {other.seat for other in again} == {0, 1, 2}


@pytest.mark.parametrize("name", GAMES)
def test_a_question_is_read_back_and_copied(name: str) -> None:
    chance = FastChance(2)
    turns = begun(name, GAMES[name].seats[0], chance)
    for _ in range(20):
        for other in (
            turns.copy(),
            read_turns(turns.game, turns.written(), layout_of(name).answering),
        ):
            assert other.written() == turns.written()
            assert other.choices == turns.choices
            answer_at_random(other, FastChance(3))
            assert other.questions == turns.questions + 1
        answer_at_random(turns, chance)


@pytest.mark.parametrize("name", GAMES)
def test_an_action_is_a_move_and_a_move_an_action(name: str) -> None:
    actions = Actions(GAMES[name], layout_of(name).answering)
    assert [actions.number(actions[number]) for number in range(len(actions))] == list(
        range(len(actions))
    )
    assert actions[len(GAMES[name].moves.listed)] is LEAVE


@pytest.mark.parametrize("name", GAMES)
def test_actions_are_told_in_rising_order_each_once(name: str) -> None:
    chance = FastChance(5)
    turns = begun(name, GAMES[name].seats[0], chance)
    actions = Actions(turns.game, layout_of(name).answering)
    for _ in range(30):
        numbers = actions.numbers(turns.choices)
        assert all(a < b for a, b in pairwise(numbers))
        assert sorted(actions[number].text for number in numbers) == sorted(
            move.text for move in turns.choices
        )
        answer_at_random(turns, chance)


@pytest.mark.parametrize(("name", "seats"), ALL)
def test_arrays_have_their_size_for_every_reader(name: str, seats: int) -> None:
    chance = FastChance(seats)
    turns = begun(name, seats, chance)
    layout = layout_of(name)
    filled = set()
    while turns.seat is not None:
        for reader in (*range(seats), None):
            for part in layout.parts(with_memory=False):
                assert len(part.numbers(turns.state.screen(reader))) == part.size
        view = turns.state.view(turns.seat)
        for part in layout.parts(with_memory=True):
            numbers = part.numbers(view)
            assert len(numbers) == part.size
            assert all(-10 < number < 70 for number in numbers)
            if any(numbers):
                filled.add(part.name)
        answer_at_random(turns, chance)
    names = [part.name for part in layout.parts(with_memory=True)]
    assert len(names) == len(set(names))
    assert {"seat", "step", "turn"} < filled


def test_a_hand_is_in_its_array() -> None:
    view = begun("herrlof", 2, FastChance(1)).state.view(0)
    assert isinstance(view, HerrlofView)
    (part,) = [part for part in layout_of("herrlof").table if part.name == "hand"]
    held = [card for card, count in zip(TEXT, part.numbers(view), strict=True) if count]
    assert view.hands[0]
    assert set(held) == set(view.hands[0])


def test_an_answer_at_blitz_is_a_word_of_the_list_that_is_free() -> None:
    chance = FastChance(1)
    turns = begun("blitz", 3, chance)
    words = []
    while turns.seat is not None:
        if ANSWER in turns.choices:
            turns.answer(ANSWER, chance)
            view = turns.state.view(None)
            assert isinstance(view, BlitzView)
            face = view.face_off or view.aftermath
            assert face is not None
            words.append(face.answers[-1].word)
        else:
            answer_at_random(turns, chance)
    assert len(words) > 3
    assert len(set(words)) == len(words)


def test_a_game_without_arrays_says_so() -> None:
    with pytest.raises(NotationError, match="whist has no arrays"):
        layout_of("whist")


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("gymnasium", "pettingzoo"),
        ("openspiel", "openspiel"),
        ("pettingzoo", "pettingzoo"),
        ("vector", "lab"),
    ],
)
def test_a_missing_extra_is_named(module: str, extra: str) -> None:
    with pytest.raises(ImportError, match=rf"pip install 'tablee\[{extra}\]'"):
        import_module(f"tablee.lab.{module}")
