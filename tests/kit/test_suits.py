"""Hands as sets: each named operation beside the cards it speaks of."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.chance import FastChance
from tablee.core.moves import Move
from tablee.core.notation import NotationError
from tablee.kit import voids
from tablee.kit.plays import Plays
from tablee.kit.suits import NO_SUIT, SUIT_COUNT, Suits, hand_of, one, size

SUITS = Suits("SHDC", [*"789JQKA"], ["X"])
PLAYS = Plays(SUITS, [Move(text) for text in SUITS.text])
RANKS = 7
JOKER = 28
CARDS = st.sets(st.integers(0, JOKER - 1))
SUIT = st.integers(0, SUIT_COUNT - 1)


def of_suit(cards: set[int], suit: int) -> list[int]:
    return sorted(card for card in cards if card // RANKS == suit)


@given(cards=CARDS)
def test_a_hand_is_its_cards(cards: set[int]) -> None:
    hand = hand_of(list(cards))
    assert SUITS.cards_of(hand) == sorted(cards)
    assert size(hand) == SUITS.size(hand) == len(cards)
    assert SUITS.read_hand(" ".join(SUITS.texts(sorted(cards)))) == hand


@given(cards=CARDS)
def test_a_hand_comes_apart_into_its_suits(cards: set[int]) -> None:
    hand = hand_of(list(cards))
    ranks, held = SUITS.apart(hand)
    for suit in range(SUIT_COUNT):
        wanted = of_suit(cards, suit)
        assert SUITS.of_suit(hand, suit) == ranks[suit]
        assert [RANKS * suit + rank for rank in SUITS.listed[ranks[suit]]] == wanted
        assert SUITS.has_suit(hand, suit) == voids.has(held, suit) == bool(wanted)
        assert SUITS.ones[ranks[suit]] == len(wanted)
        if wanted:
            assert RANKS * suit + SUITS.low[ranks[suit]] == wanted[0]
            assert RANKS * suit + SUITS.top[ranks[suit]] == wanted[-1]


@given(cards=CARDS, card=st.integers(0, JOKER - 1))
def test_those_from_a_card_up(cards: set[int], card: int) -> None:
    wanted = [other for other in of_suit(cards, card // RANKS) if other >= card]
    assert SUITS.cards_of(hand_of(list(cards)) & SUITS.from_card[card]) == wanted


@given(cards=CARDS, led=st.integers(0, NO_SUIT))
def test_who_can_follow_must_and_who_cannot_may_play_anything(cards: set[int], led: int) -> None:
    hand = hand_of(list(cards))
    wanted = of_suit(cards, led) or sorted(cards)
    assert SUITS.cards_of(SUITS.following(hand, led)) == wanted
    assert [move.text for move in PLAYS.following(hand, led)] == SUITS.texts(wanted)


def test_each_card_that_may_be_played_is_picked_as_often() -> None:
    hand = hand_of([0, 3, 8, 20])
    chance = FastChance(1)
    free = Counter(SUITS.pick(hand, NO_SUIT, 1, chance) for _ in range(5000))
    follow = Counter(SUITS.pick(hand, 0, 1, chance) for _ in range(3000))
    assert set(free) == {0, 3, 8, 20, JOKER}
    assert set(follow) == {0, 3, JOKER}
    assert min(*free.values(), *follow.values()) > 850


@pytest.mark.parametrize(
    ("trick", "trump", "best"),
    [
        ("S7 SA SK", "none", 1),
        ("S7 HA SK", "none", 2),
        ("S7 H7 SA", "H", 1),
        ("S7 H7 H9", "H", 2),
        ("X S7 SA", "none", 2),
        ("X H7 SA", "none", 1),
        ("X X", "S", 0),
        ("S7 X", "S", 0),
    ],
)
def test_who_takes_a_trick(trick: str, trump: str, best: int) -> None:
    suit = NO_SUIT if trump == "none" else SUITS.read_suit(trump)
    assert SUITS.best_of([SUITS.read(word) for word in trick.split()], suit) == best


def test_what_a_card_shows_to_be_lacked() -> None:
    assert SUITS.lacked(0, 1) == 0
    assert SUITS.lacked(0, 0) == SUITS.lacked(0, NO_SUIT) == SUITS.lacked(NO_SUIT, 1) == NO_SUIT


@given(suits=st.integers(0, voids.SETS - 1), suit=SUIT)
def test_sets_of_suits(suits: int, suit: int) -> None:
    assert not voids.has(voids.without(suits, suit), suit)
    assert voids.without(suits, suit) | voids.of(suit) == suits | voids.of(suit)
    assert voids.all_but(suit) == voids.SETS - 1 - voids.of(suit)
    assert voids.letters(suits, "SHDC") == "".join("SHDC"[s] for s in voids.LISTED[suits])
    assert voids.of(NO_SUIT) == voids.NOTHING


def test_a_hand_of_one_card() -> None:
    assert [size(one(card)) for card in range(60)] == [1] * 60
    assert [one(card) for card in range(60)] == [hand_of([card]) for card in range(60)]


def test_cards_that_are_none_are_named() -> None:
    with pytest.raises(NotationError, match="S7 to CA, X"):
        SUITS.read("S6")
    with pytest.raises(NotationError, match="one of S, H, D, C"):
        SUITS.read_suit("X")
    with pytest.raises(NotationError, match="twice"):
        SUITS.read_hand("S7 S7")
