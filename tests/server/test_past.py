"""A match knows the positions of before, those of the latest moves exactly."""

import pytest

from tablee.core.chance import FastChance
from tablee.core.random_play import next_move
from tablee.packs import GAMES
from tablee.table.course import Course
from tablee.table.past import STRETCH
from tests.server.courses import new_course

MOVES = 300


def a_match(game: str, seed: bytes = b"seed") -> Course:
    return new_course(game, GAMES[game].seats[-1], seed)


@pytest.mark.parametrize("game", GAMES)
def test_each_of_the_latest_positions_is_as_it_was(game: str) -> None:
    match, chance = a_match(game), FastChance(7)
    texts = [match.state.text()]
    while len(texts) < MOVES and (step := next_move(match.game, match.state, chance)) is not None:
        match.play(step[0], [step[1]])
        texts.append(match.state.text())
        known = [match.seen(number).text() for number in range(len(texts))]
        first = next(number for number in range(len(texts)) if known[number] == texts[number])
        assert first < len(texts) - 1  # by luck or not: the one before is known
        assert known[first:] == texts[first:]
        assert known[:first] == [texts[first]] * first  # the oldest one known stands for them
    assert len(texts) > 2 * STRETCH


def test_a_move_taken_back_leaves_both_positions_known() -> None:
    match = a_match("blot")
    taken_back = 0
    while match.moves < 6 * STRETCH:
        seat = match.state.to_act()[0]
        moves = match.state.moves(seat)
        before, number = match.state.text(), match.moves
        match.play(seat, [moves[0]])
        after = match.state.text()
        if match.who_may_take_back() != seat:
            continue
        match.take_back()
        assert match.state.text() == before
        assert match.seen(number).text() == before
        assert match.seen(number + 1).text() == after
        assert match.seen(number + 2).text() == before
        match.play(seat, [moves[-1]])
        taken_back += 1
    assert taken_back > STRETCH
