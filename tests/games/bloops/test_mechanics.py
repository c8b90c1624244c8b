"""Bloops' options, notation, clocks and imagination, beyond the laws."""

from collections import Counter
from itertools import permutations

import pytest

from tablee.core.chance import FastChance
from tablee.core.notation import NotationError
from tablee.core.options import make_options, read_options
from tablee.core.random_play import next_move
from tablee.core.story import Event
from tablee.games.bloops import BLOOPS
from tablee.games.bloops.cards import ASSUMED_DECK, texts
from tablee.games.bloops.imagine import ARMED_IN
from tablee.games.bloops.moves import TABLE_OF_MOVES
from tablee.games.bloops.options import BloopsOptions
from tablee.games.bloops.rules import Bloops
from tablee.games.bloops.sentences import MOVES
from tablee.packs import PACKS
from tablee.packs.phrases import Speaker
from tests.games.bloops.table import At

TINY = 'options grace=none deck="0x1 1x1 2x1 3x1 4x1 5x9 20x1"'
"""Fifteen cards, of which the nine 5s are only there to make a deck."""


# --- options ----------------------------------------------------------------------------------


def test_another_deck_is_one_text_however_it_was_written() -> None:
    messy = make_options(BloopsOptions, {"deck": "20x1\n5x9  0x2 0x1\n11*x3"})
    assert messy.deck == "0x3 5x9 11*x3 20x1"
    assert read_options(BloopsOptions, messy.text()) == messy
    state = BLOOPS.deal(2, messy, FastChance(1))
    assert Counter(state.census()) == {"0": 3, "5": 9, "11*": 3, "20": 1, "BLOOPS": 1}


def test_the_assumed_deck_is_the_default() -> None:
    assert BloopsOptions().cards() == BloopsOptions(deck=ASSUMED_DECK).cards()


@pytest.mark.parametrize(
    ("deck", "reason"),
    [
        ("0x5 20x1", "14 to 64 cards beside BLOOPS, not 6"),
        ("0x64 20x1", "not 65"),
        ("0x20", "exactly one 20"),
        ("0x20 20x2", "exactly one 20"),
        ("0x20 20x1 20*x1", "exactly one 20"),
        ("0x20 21x1", "not a card: '21'"),
        ("0 1 2", "expected a card, x, how many"),
        ("0x0 1x20", "expected a card, x, how many"),
        ("0x20 20x1 BLOOPSx1", "the BLOOPS card is added by itself"),
    ],
)
def test_a_deck_without_sense_is_refused_with_a_reason(deck: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        make_options(BloopsOptions, {"deck": deck})


def test_a_deck_must_be_enough_for_the_players() -> None:
    small = BloopsOptions(deck="0x20 20x1")
    BLOOPS.deal(3, small, FastChance(1))
    with pytest.raises(NotationError, match="4 players need 28 cards, not 21"):
        BLOOPS.deal(4, small, FastChance(1))


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(seats: int) -> None:
    with pytest.raises(NotationError, match="2 to 5"):
        BLOOPS.deal(seats, BloopsOptions(), FastChance(1))


# --- notation ---------------------------------------------------------------------------------

SIX = "P0 cards 0 1 2 3 4 5; P1 cards 0 1 2 6 7 8"
OPEN = "P0 cards 4; P1 cards 5; step window; discard 6 3; pile 1 2"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("P0 cards 4 4 4 4 4 4", "too many 4"),
        ("P0 cards 12", "too many 12"),
        ("P0 cards x", "P0 cards: not a card"),
        ("P0 cards 4; P0 backs b1 b2", "P0 backs"),
        ("P0 cards 4 -", "P0 backs: .* none after the last card"),
        ("P0 cards 4; P0 backs -", "P0 backs"),
        ("P0 cards 4; P1 cards 5; P0 backs b1; P1 backs b1", "b1 is given twice"),
        ("P0 cards 4; P0 backs b64", "not a back"),
        ("P0 knows b7", "b7 does not lie on the table"),
        ("step dance", "step: not a step"),
        ("step decide", "drawn"),
        ("drawn 4", "drawn"),
        ("drawn 4 5; step decide", "drawn: one card"),
        ("queue P0:6", "queue"),
        ("P0 cards 4; pile 3; step window; discard 6; queue P0:5", "queue: 6, 7, 8 or 9"),
        ("P0 cards 4; step window; discard 6; queue P0:6", "would fizzle"),
        ("P0 cards 4; step window; discard 6; looking b0", "looking"),
        ("step window; discard 20", "the 20 ended it"),
        ("step over; rule BLOOPS-Q4", "rule"),
        ("locked yes", "locked"),
        ("armed yes", "armed"),
        ("step look; P0 cards 1 2 3; P1 cards 1 2 3", "six each"),
        ("shuffle 1; P0 cards 4; older b0:1", "older"),
        ("P0 cards 4; shown b0 b0", "shown"),
        ("turns -1", "turns: 0 to"),
        ("seats 6", "seats"),
        ("speed 5", "unknown field 'speed'"),
        ("options speed=5", "options: unknown option"),
        ("options starter=P4", "options: .*P0 to P1"),
        ("P0 cards 4 5; pile 20; discard 20; step over", "discard: too many 20"),
        (f"{OPEN}; turns 0", "turns"),
        (f"{OPEN}; direction counterclockwise", "direction: BLOOPS-SETUP-5"),
        (f"{SIX}; step direction; seats 2", "step: direction: BLOOPS-SETUP-5"),
        (f"{SIX}; step look; discard 4", "discarded: nothing"),
        (f"{SIX}; step look; known b0", "known"),
        (f"{SIX}; step look; P0 knows b6", "P0 knows"),
        (f"{SIX}; step look; ready P0 P1", "ready"),
        (f"{SIX}; step look; options starter=P1", "turn: not the starter"),
        ("step start; holder P0", "holder"),
        (f"{OPEN}; passes 1", "passes: BLOOPS-Q33"),
        ("P0 cards 4; step window; passes 2", "passes: the game would be over"),
        ("P0 cards 4; step window; passes 1; holder P1", "passes: BLOOPS-END-2"),
        ("P0 cards 4; step window; pile 3", "discard: the turn's player"),
        (f"{OPEN}; discarded 0", "discarded: 2 cards"),
        (f"{OPEN}; discarded 3", "discarded: 2, for"),
        (f"{OPEN}; shuffle 3", "shuffle: only"),
        (f"{OPEN}; lock 3", "lock"),
        (f"{OPEN}; fresh 0", "fresh: the turn's"),
        (f"{OPEN}; fresh 3", "fresh: how many"),
        (f"{OPEN}; fresh 2", "fresh: BLOOPS-Q4"),
        (f"{OPEN}; barred P0", "barred: BLOOPS-Q44"),
        (f"{OPEN}; confirmed P0", "confirmed: BLOOPS-Q26"),
        (f"{OPEN}; holder P1; confirmed P0 P1", "confirmed: by all"),
        (f"{OPEN}; queue P0:6:1", "queue: discards of this turn"),
        (f"{OPEN}; queue P0:6:2 P1:6:2; fresh 1", "queue: in the order"),
        (f"{OPEN}; shown b0:2 b1:1", "shown: counted"),
        (f"{OPEN}; shown b0:2; reveals 1", "reveals"),
        ("P0 cards 4; drawn 3; step decide; holder P0; discard 6", "holder: BLOOPS-END-2"),
        ("P0 cards 4; step over; discard 6; rule BLOOPS-Q33", "passes: BLOOPS-Q33"),
        ("P0 cards 4 20; step over; discard 6; rule BLOOPS-END-1", "rule: BLOOPS-END-1"),
        ("P0 cards 4; step over; discard 6; holder P0", "holder: P1"),
    ],
)
def test_a_wrong_position_is_refused_with_its_place(text: str, place: str) -> None:
    with pytest.raises(NotationError, match=place):
        BLOOPS.position(text)


@pytest.mark.parametrize(
    ("text", "key", "value"),
    [
        (OPEN, "ready", "P0 P1"),
        ("P0 cards 4; pile 1 2; step window; discard 6 6; queue P0:6 P1:6", "fresh", "2"),
        ("P0 cards 4; step over; discard 20", "rule", "BLOOPS-END-1"),
        ("P0 cards 4; step over; discard 6", "holder", "P1"),
        ("P0 cards 4; step over; rule BLOOPS-Q33", "passes", "2"),
        ("P0 cards 4; step window; discard 6; shown b0", "reveals", "1"),
    ],
)
def test_what_a_position_leaves_out_is_understood(text: str, key: str, value: str) -> None:
    state = BLOOPS.position(text)
    assert f"; {key} {value};" in f"{state.text()};"
    assert BLOOPS.position(state.text()).text() == state.text()


def test_a_game_of_rules_1_reads_back_after_a_reshuffle_in_a_window() -> None:
    """There the latest discard alone stayed, however many were thrown in that turn."""
    game = "options endless=yes; P0 cards 4 4; P1 cards 5; step window; discard 4; discarded 9"
    table = At(f"{game}; shuffle 1", (0, 0))
    table.play("P0 throw b0", "P0 throw b1", "P1 throw b2")
    assert table.field("discard") == "4"
    assert table.field("fresh") == "3"
    assert BLOOPS.position(table.state.text()).text() == table.state.text()


@pytest.mark.parametrize("text", ["arrange", "arrange b1 -", "arrange b64", "arrange b1  b2"])
def test_an_arrangement_has_one_spelling(text: str) -> None:
    with pytest.raises(NotationError):
        TABLE_OF_MOVES.parse(text)


def test_a_position_says_everything() -> None:
    at = At("P0 cards 7 - 3; P1 cards 8 2; pile 7 4 6 1; P0 knows b1")
    at.play("P0 draw", "P0 arm", "P0 discard", "P1 throw b2", "P0 look b3")
    text = at.state.text()
    assert BLOOPS.position(text).text() == text
    for field in ("queue P0:7:1", "looking b3", "shown b2:1", "armed yes", "P0 backs b0 - b1"):
        assert field in text


def test_every_event_and_move_has_its_words() -> None:
    heads = {move.text.split(" ")[0] for move in TABLE_OF_MOVES} | {"arrange"}
    assert set(MOVES) == heads | {"silence"}, "an analysis weighs what is not said, too"
    for seed in range(12):
        chance = FastChance(seed)
        state = BLOOPS.deal(2 + seed % 4, BloopsOptions(), chance)
        story: list[Event] = []
        while (step := next_move(BLOOPS, state, chance)) is not None:
            state.apply(*step, chance, story)
        for language in ("fr", "en"):
            speaker = Speaker(PACKS["bloops"].words, "ABCDE", language, str)
            assert all(speaker.tell(event.told(None)) for event in story)


# --- clocks -----------------------------------------------------------------------------------


def test_nobody_ends_a_game_by_being_away() -> None:
    at = At("P0 cards 4; P1 cards 5; pile 20 1").play("P0 draw")
    assert at.state.waits()[0].move.text == "keep b0"
    at = At("P0 cards 4; P1 cards 5; pile 3 1").play("P0 draw")
    assert at.state.waits()[0].move.text == "discard"


def test_a_clock_goes_on_while_others_throw() -> None:
    at = At("P0 cards 8 4; P1 cards 8 4; step window; discard 8; queue P0:8; pile 1 2 3")
    key = at.state.waits()[0].key
    assert at.play("P1 throw b2", "P1 throw b3").state.waits()[0].key == key


# --- imagination ------------------------------------------------------------------------------


def imagined(at: At, viewer: int | None, draws: int) -> Counter[str]:
    """How often each layout of cards is drawn: `0 1 | 2 3 | pile`."""
    imagination = BLOOPS.imagine(at.view(viewer))
    chance = FastChance(5)
    found: Counter[str] = Counter()
    for _ in range(draws):
        state = imagination.state(chance)
        assert isinstance(state, Bloops)
        found[layout(state)] += 1
    return found


def layout(state: Bloops) -> str:
    parts = [[state.faces[back] for back in state.cards_at(seat)] for seat in range(state.seats)]
    return " | ".join(" ".join(texts(cards)) for cards in [*parts, state.pile[::-1]])


def assert_even(found: Counter[str], expected: set[str]) -> None:
    assert set(found) == expected
    mean = found.total() / len(expected)
    assert all(0.75 * mean < count < 1.25 * mean for count in found.values()), found


def test_every_order_of_the_unknown_cards_is_drawn_evenly() -> None:
    """P0 knows its 0 and P1's 2; 1, 3, 4 and 20 may lie anywhere else."""
    fives = " ".join(["5"] * 9)
    at = At(f"{TINY}; P0 cards 0 1; P1 cards 2 3; pile 4 20; discard {fives}; P0 knows b0 b2")
    expected = {f"0 {a} | 2 {b} | {c} {d}" for a, b, c, d in permutations(["1", "3", "4", "20"])}
    assert_even(imagined(at, 0, 4800), expected)


def test_cards_stay_within_their_shuffle() -> None:
    """After a reshuffle the pile holds the known discards; older cards keep their own kind."""
    fives = " ".join(["5"] * 9)
    at = At(f"{TINY}; P0 cards 0 {fives}; P1 cards 1 20; step window; discard 4 3 2; P0 knows b0")
    at.play("P1 draw")
    older = Counter(["1", "20", *["5"] * 9])
    chance = FastChance(6)
    imagination = BLOOPS.imagine(at.view(0))
    drawn, piles = set(), set()
    for _ in range(300):
        state = imagination.state(chance)
        assert isinstance(state, Bloops)
        lying = texts([state.faces[back] for seat in (0, 1) for back in state.cards_at(seat)])
        assert Counter(lying) == older + Counter(["0"])
        drawn.add(texts([state.faces[state.drawn]])[0])
        piles.add(" ".join(texts(state.pile)))
    assert drawn == {"2", "3", "4"}
    assert piles == {"2 3", "3 2", "2 4", "4 2", "3 4", "4 3"}


def test_a_penalty_and_a_gift_come_from_the_pile_unseen() -> None:
    fives = " ".join(["5"] * 8)
    at = At(
        f"{TINY}; P0 cards 0; P1 cards 1; P2 cards 2; pile 3 20 4; step window;"
        f"discard 5 {fives}; P0 knows b0; P1 knows b1; P2 knows b2"
    )
    at.play("P1 throw b1")
    expected = {f"0 | 1 {a} | {b} | {c} {d}" for a, b, c, d in permutations(["2", "3", "4", "20"])}
    assert_even(imagined(at, 0, 4800), expected)


def test_an_armed_bloops_is_drawn_from_its_prior() -> None:
    at = At("P0 cards 0 1; P1 cards 2 3; pile 4 6").play("P0 draw", "P0 arm")
    chance = FastChance(8)
    other = BLOOPS.imagine(at.view(1))
    armed = sum(is_armed(other.state(chance)) for _ in range(2000))
    assert 0.8 * 2000 / ARMED_IN < armed < 1.2 * 2000 / ARMED_IN
    own = BLOOPS.imagine(at.view(0))
    assert all(is_armed(own.state(chance)) for _ in range(20))
    nobody = BLOOPS.imagine(At("P0 cards 0; P1 cards 2; pile 4 6").view(1))
    assert not any(is_armed(nobody.state(chance)) for _ in range(50))


def is_armed(state: object) -> bool:
    assert isinstance(state, Bloops)
    return state.armed
