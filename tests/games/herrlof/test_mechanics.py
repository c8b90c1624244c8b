"""Herrlof's notation and imagination, beyond the laws."""

from collections import Counter
from itertools import combinations

import pytest

from tablee.core.chance import FastChance
from tablee.core.notation import NotationError
from tablee.games.herrlof import HERRLOF
from tablee.games.herrlof.cards import TEXT, cards_of
from tablee.games.herrlof.rules import Herrlof
from tests.table import At


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("P0 hand R5 R5", "P0 hand|two places|too many"),
        ("P0 hand R5; P1 hand R5", "R5 is in two places"),
        ("trump X", "trump"),
        ("P0 hand Q5", "P0 hand: not a card"),
        ("speed 5", "unknown field 'speed'"),
        ("P0 hand R5; P1 hand G1 G2", "HERR-Q17"),
        ("seats 5", "seats"),
        ("history nonsense", "history"),
    ],
)
def test_a_wrong_position_is_refused_with_its_place(text: str, place: str) -> None:
    with pytest.raises(NotationError, match=place):
        HERRLOF.position(text)


def imagined_hands(at: At, viewer: int, owner: int, draws: int) -> Counter[str]:
    imagination = HERRLOF.imagine(at.state.view(viewer))
    chance = FastChance(99)
    hands: Counter[str] = Counter()
    for _ in range(draws):
        state = imagination.state(chance)
        assert isinstance(state, Herrlof)
        hands[" ".join(TEXT[card] for card in cards_of(state.hands[owner]))] += 1
    return hands


def everything_but(*texts: str) -> str:
    """Cards played long ago: what is left for a tiny position."""
    deck = [f"{c}{n}" for c in "RGBY" for n in range(1, 10)] + ["A"] * 3 + ["N"] * 3
    for text in " ".join(texts).split():
        deck.remove(text)
    return " ".join(deck)


def test_a_void_bars_the_colour_until_a_card_is_gained() -> None:
    """P1 did not follow green: of G1 G2 R1 R2 B1 (two in hand, three aside) only non-greens fit."""
    held = "R9 B9 G5"
    gone = everything_but(held, "Y1 R1 R2 G1 G2 B1")
    at = At("herrlof", f"P0 hand {held}; P1 hand Y1 R1 R2; played {gone}")
    at.play("P0 G5", "P1 Y1")
    hands = imagined_hands(at, 0, 1, 3000)
    assert set(hands) == {"R1 R2", "R1 B1", "R2 B1"}
    assert all(abs(count - 1000) < 150 for count in hands.values())


def test_after_a_draw_one_card_may_be_of_the_void_colour() -> None:
    """Drawing after showing a void: the draws match the enumerated pasts, each as likely.

    P1 showed no green, then played Y3, drew one of the five unseen cards and discarded one. Unseen:
    G1 G2 R1 R2 B1; P1 held two of the non-greens and drew any other.
    """
    held = "G5 B9 G9 Y9"
    gone = everything_but(held, "Y1 Y3 R1 R2 G1 G2 B1")
    at = At("herrlof", f"P0 hand {held}; P1 hand Y1 Y3 R1 R2; stock G1 G2 B1; played {gone}")
    at.play("P0 G5", "P1 Y1", "P0 Y9", "P1 Y3", "P1 draw", "P1 discard R1")
    hands = imagined_hands(at, 0, 1, 6000)
    expected: Counter[str] = Counter()
    unseen = ["R1", "R2", "G1", "G2", "B1"]
    for before in combinations(["R1", "R2", "B1"], 2):
        for drawn in set(unseen) - set(before):
            for discarded in (*before, drawn):
                left = [card for card in unseen if card in (*before, drawn) and card != discarded]
                expected[" ".join(left)] += 1
    total = sum(expected.values())
    assert set(hands) == set(_sorted(expected))
    for hand, ways in _sorted(expected).items():
        assert abs(hands[hand] - 6000 * ways / total) < 6000 * 0.03, (hand, hands[hand])


def _sorted(hands: Counter[str]) -> Counter[str]:
    order = ["R1", "R2", "G1", "G2", "B1"]
    return Counter(
        {" ".join(sorted(hand.split(), key=order.index)): ways for hand, ways in hands.items()}
    )


def test_a_card_given_is_remembered_until_it_may_have_gone() -> None:
    at = At(
        "herrlof",
        f"P0 hand R6 N Y1; P1 hand R5 B5 Y8; played {everything_but('R6 N Y1 R5 B5 Y8 G1 G2')}",
        luck=[0],
    )
    at.play("P0 R6", "P1 R5", "P0 take P1", "P0 give N")
    assert all("N" in hand.split() for hand in imagined_hands(at, 0, 1, 200))


def test_a_spectator_can_imagine_too() -> None:
    at = At("herrlof", "P0 hand R6 N Y1; P1 hand R5 B5 Y8").play("P0 R6")
    state = HERRLOF.imagine(at.state.view(None)).state(FastChance(1))
    assert state.view(None) == at.state.view(None)
