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
        ("P0 hand R1 G2; P1 hand R1 G3", "P0 hand, P1 hand: R1 is in two places"),
        ("P0 hand R1; P1 hand G3; turn P1", "turn: P0 plays the next card"),
        ("P0 hand R1; P1 hand G3; trick R2 R3", "trick: it is full"),
        ("P0 hand R1; P1 hand G3; trump R; turned B4", "trump: it has the colour"),
        ("P0 hand R1; P1 hand G3; round 11", "round: 1 to 10"),
        ("P0 hand R1; P1 hand G3; P0 predicts 16", "P0 predicts: from 0 to 15"),
        ("P0 hand R1; P1 hand G3; P1 tricks -1", "P1 tricks: from 0 to 15 tricks"),
        ("P0 hand R1; P1 hand G3; step over", "step: over without 50 points"),
        ("P0 hand R1; P1 hand G3; latest P0 R6", "latest: a trick has 2 cards"),
        ("P0 hand R1; P1 hand G3; sheet 7/7 7/7", "sheet: 0 rounds are scored"),
        ("P0 hand R1; P1 hand G3; history P0 plays R4", "history: P0 plays R4: it was not played"),
        ("P0 hand R1; P1 hand G3; history P0 takes P1 R4", "history: .* does not hold it"),
        ("step draw; P0 hand R1; P1 hand G3 G4; trick R3; turn P0", "stock: none is left"),
        ("step steal; P0 hand R1; P1 hand G3", "step: nobody has a trick to steal"),
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


@pytest.mark.parametrize(
    ("right", "wrong", "reason"),
    [
        ("P0 tricks 1", "P0 tricks 0", "P0 tricks: the history leads to 1"),
        ("lead P0", "lead P1", "turn: P1 plays the next card"),
        ("turn P0; lead P0", "turn P1; lead P1", "turn: the history leads to P0"),
        ("dealer P1", "dealer P0", "history: P0 plays R8: against HERR-PLAY-1"),
    ],
)
def test_a_whole_round_is_what_its_history_leads_to(right: str, wrong: str, reason: str) -> None:
    """P0 leads R8 of a real deal and wins over R2."""
    ours = "R8 R3 R4 R5 R6 R7 R9 G1 G2 G3 G4 G5 G6 G7 G8"
    theirs = "R1 R2 G9 B1 B2 B3 B4 B5 B6 B7 B8 B9 Y1 Y2 Y3"
    stock = "turned Y9; stock Y4 Y5 Y6 Y7 Y8 A A A N N N; history turn Y9"
    start = f"step predict; {stock}; P0 hand {ours}; P1 hand {theirs}"
    at = At("herrlof", start)
    at.play("P0 predict 7", "P1 predict 7", "P0 R8", "P1 R2")
    text = at.state.text()
    assert right in text
    with pytest.raises(NotationError, match=reason):
        HERRLOF.position(text.replace(right, wrong))
