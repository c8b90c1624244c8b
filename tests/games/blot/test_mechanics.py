"""Notation, copies, views and imagination."""

from collections import Counter
from itertools import combinations
from math import sqrt

import pytest

from tablee.core.chance import FastChance, ScriptedChance
from tablee.core.moves import Move
from tablee.core.notation import NotationError
from tablee.core.story import Event
from tablee.games.blot import BLOT, history
from tablee.games.blot.cards import COLOUR, DECKS, SUITS
from tablee.games.blot.moves import GIVES, PLAYS
from tablee.games.blot.options import BlotOptions
from tablee.games.blot.rules import Blot
from tablee.games.blot.sentences import COLOURS, GODS, MOVES, SENTENCES
from tablee.games.blot.view import BlotView
from tablee.games.blot.voids import voids_of
from tablee.kit.suits import hand_of
from tests.games.blot.table import at, dealt, play, view

VARIANTS = [(2, "no"), (3, "no"), (4, "no"), (5, "no"), (4, "teams")]


def random_state(seats: int, options: str, seed: int, moves: int) -> Blot:
    chance = FastChance(seed)
    state = dealt(seats, chance, options)
    for _ in range(moves):
        listed = state.moves(state.turn)
        state.apply(state.turn, listed[chance.below(len(listed))], chance)
    return state


def past_is_legal(state: Blot) -> bool:
    """Deals the round again and replays it; every play must be legal and lead here."""
    start = Blot(state.seats, state.options)
    start.round = state.round
    start.god_faces = list(state.god_faces)
    start.sheet = list(state.sheet)
    start.hands = list(state.hands)
    start.aside = state.aside
    for code in state.history:
        if not history.is_gift(code):
            start.hands[history.seat_of(code)] |= 1 << history.card_of(code)
    first = history.seat_of(state.history[0]) if state.history else state.turn
    start.turn = start.player = first
    for code in state.history:
        move: Move = PLAYS[history.tile_of(code)][history.card_of(code)]
        if history.is_gift(code):
            move = GIVES[history.god_of(code)]
        if start.refusal(history.seat_of(code), move) is not None:
            return False
        start.apply(history.seat_of(code), move, ScriptedChance())
    assert start.text() == state.text()
    return True


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_positions_round_trip_through_a_whole_game(seats: int, options: str) -> None:
    chance = FastChance(4)
    state = dealt(seats, chance, options)
    while state.to_act():
        twin = at(state.text())
        assert twin.text() == state.text()
        assert twin.view(0) == state.view(0)
        assert twin.reveal() == state.reveal()
        assert twin.moves(twin.turn) == state.moves(state.turn)
        listed = state.moves(state.turn)
        state.apply(state.turn, listed[chance.below(len(listed))], chance)
    assert at(state.text()).outcome() == state.outcome()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "seats 6; P0 hand R9",
        "P0 hand R11",
        "P0 hand R9; P1 hand R9",
        "P0 hand R9 R9",
        "round 5; P0 hand R9",
        "round 0; P0 hand R9",
        "Balder 0 R; P0 hand R9",
        "Loki 2; P0 hand R9",
        "Loki 0 R G; P0 hand R9",
        "Loki 0 R; R dark; P0 hand R9",
        "Loki 0 R; Odin 0 R; P0 hand R9",
        "R gone; P0 hand R9",
        "R gone P0:G4; P0 hand R9",
        "R dark P0:G4 P1:G5 P2:G6 P3:G7; P0 hand R9",
        "R dark P0G4; P0 hand R9",
        "step give; P0 hand R9",
        "step give; Loki 0 R; Odin 0 G; Thor 0 B; Y gone; P0 hand R9",
        "step name; P0 hand R9",
        "player P1; P0 hand R9",
        "left 2; P0 hand R9",
        "first R; P0 hand R9",
        "seats 2; left 1; first R; P0 hand R9",
        "seats 2; left 1; first R; R light P0:G4; Loki 0 G; Odin 0 B; Thor 0 Y; P0 hand R9",
        "tricks R P0:G4; P0 hand R9",
        "tricks x; P0 hand R9",
        "history P0 R; P0 hand R9",
        "sheet 1/2/3; P0 hand R9",
        "P1 score 7; P0 hand R9",
        "sheet 1/0/0/0 1/0/0/0 1/0/0/0 1/0/0/0; P0 hand R9",
        "sheet 0- 0- 0- 9- 1/0/0/0/0 1/0/0/0/0 1/0/0/0/0 1/0/0/0/0; P0 hand R9",
        "R dark P1:G4 P0:B4; P0 hand G9",
        "wind N; P0 hand R9",
    ],
)
def test_senseless_positions_are_refused_with_a_reason(text: str) -> None:
    with pytest.raises(NotationError):
        at(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("P0 hand R9; P2 hand R9", "P0 hand, P2 hand: R9 is in two places"),
        ("P0 hand R3 R4 R5 R6 R7 R8 R9 R10 G3", "P0 hand: 9 cards"),
        ("round 3; step over", "round: a game is over after round 4"),
        ("round 3; sheet 0/0/0/0/0 0/0/0/0/0 0/0/0/0/0 0/0/0/0/0; P0 hand R9", "sheet: 2 rounds"),
        ("history P1 R:G4; P0 hand R9", "history: P1 R:G4 lies nowhere"),
        ("R dark P1:G4; history P1 R:G4, P1 R:G4; P0 hand R9", "history: a card is played twice"),
    ],
)
def test_what_is_wrong_with_a_position_is_said_with_its_field(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        at(text)


@pytest.mark.parametrize(
    ("right", "wrong", "reason"),
    [
        ("turn P2; player P2", "turn P1; player P1", "turn: the history leads to P2"),
        ("history P0 R:", "history P0 G:", "history: P0 G:.* lies nowhere"),
        ("R dark P0:", "R light P0:", "R: 0 of its ceremonies"),
    ],
)
def test_a_whole_round_is_what_its_history_leads_to(right: str, wrong: str, reason: str) -> None:
    state = BLOT.deal(3, BlotOptions(starter="P0"), FastChance(5))
    assert isinstance(state, Blot)
    for _ in range(2):
        state.apply(state.turn, state.moves(state.turn)[0], FastChance(0))
    text = state.text()
    assert right in text
    with pytest.raises(NotationError, match=reason):
        at(text.replace(right, wrong))


def test_a_small_position_passes_over_those_without_cards_and_ends() -> None:
    state = at("P0 hand R9; P2 hand G9 B9")
    play(state, "P0 Y:R9")
    assert state.to_act() == [2]
    play(state, "P2 Y:G9", "P2 R:B9")
    assert state.round == 2


def test_the_deal_needs_a_right_number_of_seats() -> None:
    for seats in (1, 6):
        with pytest.raises(NotationError):
            BLOT.deal(seats, BlotOptions(), FastChance(1))


def test_a_view_hides_the_other_hands_and_the_removed_cards() -> None:
    state = random_state(2, "no", 3, 9)
    seen = view(state, 1)
    assert seen.hands[0] is None
    assert seen.hands[1] is not None
    assert seen.aside_cards is None
    assert view(state).hands == [None, None]
    everything = state.reveal()
    assert isinstance(everything, BlotView)
    assert None not in everything.hands
    assert everything.aside_cards is not None


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_imagined_states_look_the_same_and_their_past_was_legal(seats: int, options: str) -> None:
    chance = FastChance(8)
    state = dealt(seats, chance, options)
    number = 0
    while state.to_act():
        seat = [*range(seats), None][number % (seats + 1)]
        imagination = BLOT.imagine(state.view(seat))
        for _ in range(2):
            imagined = imagination.state(chance)
            assert isinstance(imagined, Blot)
            assert imagined.view(seat) == state.view(seat)
            assert sorted(imagined.census()) == sorted(state.census())
            if state.step < 2:
                assert past_is_legal(imagined)
        listed = state.moves(state.turn)
        state.apply(state.turn, listed[chance.below(len(listed))], chance)
        number += 1


def consistent(state: Blot, seat: int) -> set[tuple[int, ...]]:
    """All deals of the unseen cards under which the round could have been played, one by one."""
    others = [other for other in range(state.seats) if other != seat]
    seen = state.hands[seat]
    for pile in state.piles + state.tricks:
        seen |= hand_of(history.cards_in(pile))
    unseen = [card for card in DECKS[state.seats] if not seen >> card & 1]
    found = set()
    for hands in _deals(unseen, [state.hands[other].bit_count() for other in others]):
        twin = state.copy()
        twin.aside = hand_of(unseen) - sum(hands)
        for other, hand in zip(others, hands, strict=True):
            twin.hands[other] = hand
        if past_is_legal(twin):
            found.add(tuple(twin.hands))
    return found


def _deals(cards: list[int], sizes: list[int]) -> list[list[int]]:
    if not sizes:
        return [[]]
    return [
        [hand_of(list(hand)), *rest]
        for hand in combinations(cards, sizes[0])
        for rest in _deals([card for card in cards if card not in hand], sizes[1:])
    ]


COMPARED = [
    (3, "no", 1, 16),
    (3, "no", 9, 17),
    (4, "no", 46, 26),
    (4, "teams", 5, 25),
    (5, "no", 27, 35),
    (2, "no", 7, 20),
]


@pytest.mark.parametrize(("seats", "options", "seed", "moves"), COMPARED)
def test_imagined_deals_are_the_consistent_ones_equally_likely(
    seats: int, options: str, seed: int, moves: int
) -> None:
    state = random_state(seats, options, seed, moves)
    ways = consistent(state, 0)
    assert len(ways) > 1
    draws = 60 * len(ways)
    imagination, chance = BLOT.imagine(state.view(0)), FastChance(seed)
    drawn: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        imagined = imagination.state(chance)
        assert isinstance(imagined, Blot)
        drawn[tuple(imagined.hands)] += 1
    assert set(drawn) <= ways
    squares = sum((drawn[way] - 60) ** 2 / 60 for way in ways)
    freedom = len(ways) - 1
    assert abs(squares - freedom) < 5 * sqrt(2 * freedom)


def test_a_whole_hand_opening_leaves_only_that_colour_to_imagine() -> None:
    state = at("seats 3; P0 hand R5 R8; P1 hand G5 B6; P2 hand B9 Y9")
    play(state, "P0 R:R5")
    chance = FastChance(1)
    imagination = BLOT.imagine(state.view(1))
    for _ in range(50):
        imagined = imagination.state(chance)
        assert isinstance(imagined, Blot)
        assert [COLOUR[card] for card in SUITS.cards_of(imagined.hands[0])] == [0]


def test_the_compared_positions_hold_voids_and_whole_hand_openings() -> None:
    """Without them the comparison above would prove little."""
    lacking = []
    for seats, options, seed, moves in COMPARED:
        state = random_state(seats, options, seed, moves)
        voids = voids_of(state.piles + state.tricks, seats)
        lacking += [voids[seat].bit_count() for seat in range(1, seats) if state.hands[seat]]
    assert {1, 2, 3} <= set(lacking)


def test_every_event_and_move_has_words_in_both_languages() -> None:
    chance = FastChance(2)
    told = set()
    for seed in range(6):
        state = dealt(3, FastChance(seed))
        story: list[Event] = []
        while state.to_act():
            listed = state.moves(state.turn)
            state.play(state.turn, listed[chance.below(len(listed))], chance, story)
        for event in story:
            told.add(event.kind)
            for language in ("fr", "en"):
                names = {**event.values, "seat": event.seat}
                assert SENTENCES[event.kind][language].format(**names)
    assert told == set(SENTENCES)
    assert set(MOVES) == {"", "give", "name"}
    assert len(COLOURS) == len(GODS) == 4
