"""What holds in every position of many random games."""

import pytest

from tablee.core.chance import FastChance
from tablee.core.options import Options
from tablee.games.blitz import BLITZ
from tablee.games.blitz.cards import TEXT, face_offs
from tablee.games.blitz.faceoff import FaceOff
from tablee.games.blitz.rules import Blitz
from tablee.games.blitz.sentences import SENTENCES
from tablee.games.blitz.steps import DRAW, OVER
from tests.games.blitz.random_play import RandomPlay

VARIANTS = BLITZ.variants()
ALL = sorted(TEXT)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_blitz_q3_at_most_one_face_off_at_any_time(seats: int, options: Options) -> None:
    for seed in range(30):
        for state, _, _ in RandomPlay(seats, options, seed):
            check(state)


@pytest.mark.long
@pytest.mark.parametrize("seats", BLITZ.seats)
def test_blitz_q3_holds_in_ten_thousand_games(seats: int) -> None:
    for seed in range(2_500):
        for state, _, _ in RandomPlay(seats, BLITZ.options(), seed):
            check(state)


def check(state: Blitz) -> None:
    assert sorted(state.census()) == ALL
    pairs = face_offs(state.tops(), state.die)
    assert len(pairs) <= 1
    assert (state.face is None) == (not pairs) == (state.step in (DRAW, OVER))
    if state.face is not None:
        check_face_off(state.face, pairs[0])
    assert state.to_act() or any(wait.seat is None for wait in state.waits())
    assert all(state.refusal(wait.seat, wait.move) is None for wait in state.waits())
    keys = [wait.key for wait in state.waits()]
    assert len(set(keys)) == len(keys)
    assert all(
        0 <= known <= len(pile) for known, pile in zip(state.known, state.piles, strict=True)
    )
    assert len(set(state.used)) == len(state.used)


def check_face_off(face: FaceOff, duellists: list[int]) -> None:
    assert face.duellists == duellists
    assert not set(face.order) & set(face.cooling + face.gave_up)
    assert face.round <= 3


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_blitz_end_1_every_card_is_played_won_or_out(seats: int, options: Options) -> None:
    for seed in range(10):
        game = RandomPlay(seats, options, seed)
        for _ in game:
            pass
        outcome = game.state.outcome()
        assert outcome is not None
        assert len(game.state.duels) == 6
        assert not game.state.has_cards()
        assert outcome.scores == [len(cards) for cards in game.state.won]


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_listed_moves_are_the_legal_ones(seats: int, options: Options) -> None:
    for seed in range(3):
        for state, _, _ in RandomPlay(seats, options, seed):
            for seat in range(seats):
                listed = state.moves(seat) + state.reactions(seat)
                legal = [move for move in BLITZ.moves.listed if state.refusal(seat, move) is None]
                assert sorted(move.number for move in listed) == [move.number for move in legal]
                assert bool(state.moves(seat)) == (seat in state.to_act())
                assert bool(state.reactions(seat)) == (seat in state.may_react())


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_positions_round_trip_and_copies_are_apart(seats: int, options: Options) -> None:
    for seed in range(2):
        game = RandomPlay(seats, options, seed)
        for state, seat, move in game:
            text = state.text()
            again = BLITZ.position(text)
            assert again.text() == text
            assert again.view(0) == state.view(0)
            twin = state.copy()
            twin.play(seat, move, FastChance(1))
            assert state.text() == text


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_imagined_states_look_the_same(seats: int, options: Options) -> None:
    for place, (state, _, _) in enumerate(RandomPlay(seats, options, 5)):
        for seat in [None, *range(seats)]:
            seen = state.view(seat)
            imagined = BLITZ.imagine(seen).state(FastChance(place))
            assert imagined.view(seat) == seen
            assert imagined.to_act() == state.to_act()
            assert imagined.may_react() == state.may_react()
            assert [w.clock for w in imagined.waits()] == [w.clock for w in state.waits()]
            assert sorted(imagined.census()) == ALL
            if seat is not None:
                assert imagined.moves(seat) == state.moves(seat)
                assert imagined.reactions(seat) == state.reactions(seat)


def test_every_event_told_has_its_sentence() -> None:
    told = set()
    for seats, options in VARIANTS:
        for seed in range(15):
            game = RandomPlay(seats, options, seed)
            for _ in game:
                pass
            for event in game.story:
                told.add(event.kind)
                for language in ("fr", "en"):
                    names = {**event.values, "seat": "Ada"}
                    assert SENTENCES[event.kind][language].format(**names)
    assert {kind for kind in SENTENCES if "." not in kind} == told
