"""The monsters' capabilities."""

import pytest

from tablee.core.chance import FastChance
from tablee.core.contract import Wait
from tablee.games.bla5t.rules import Bla5t
from tests.games.bla5t.seen import screen_of, state_of
from tests.table import At


def drawn(card: str, rest: str = "", options: str = "mode=advanced") -> At:
    """P0 has drawn the card (b12) and may play it."""
    at = At(
        "bla5t",
        "P0 cards 1 2 3 4; P1 cards 5 7 8 9; P2 cards 10 11 12 1; discard 2 3;"
        f"pile {card} 5 2 4; options {options}; {rest}",
    )
    return at.play("P0 draw")


@pytest.mark.parametrize("card", [1, 2, 3, 4, 5])
def test_bla5t_mon_1_to_5_have_no_capability(card: int) -> None:
    """BLA5T-MON-1, BLA5T-MON-2, BLA5T-MON-3, BLA5T-MON-4, BLA5T-MON-5."""
    at = drawn(str(card))
    assert at.refused("P0 play") == f"BLA5T-MON-{card}"
    assert "play" not in at.legal("P0")


def test_bla5t_mon_6a_swaps_a_card_between_two_opponents() -> None:
    at = drawn("6a").play("P0 play", "P0 pick b4", "P0 pick b9", "P1 decline", "P2 decline")
    assert at.field("P1 cards") == "11 7 8 9"
    assert at.field("P2 cards") == "10 5 12 1"
    assert at.field("P1 backs") == "b9 b5 b6 b7"


def test_bla5t_q18_one_card_of_each_of_two_different_opponents() -> None:
    at = drawn("6a").play("P0 play")
    assert at.legal("P0") == {f"pick b{back}" for back in range(4, 12)}
    assert at.refused("P0 pick b0") == "BLA5T-MON-6a"
    at.play("P0 pick b4")
    assert at.legal("P0") == {f"pick b{back}" for back in range(8, 12)}


@pytest.mark.parametrize(("move", "cards"), [("mix", "3 2 1 4"), ("feign", "1 2 3 4")])
def test_bla5t_mon_6b_two_own_cards_are_shuffled_or_not(move: str, cards: str) -> None:
    at = drawn("6b").play("P0 play", "P0 pick b0", "P0 pick b2", f"P0 {move}")
    assert at.field("P0 cards") == cards


def test_bla5t_q19_the_public_event_is_the_same() -> None:
    """Both backs are new, moved or not, and nobody else is told which."""
    ways = []
    for move in ("mix", "feign"):
        at = drawn("6b").play("P0 play", "P0 pick b0", "P0 pick b2", f"P0 {move}")
        assert at.field("P0 backs") == "b13 b1 b14 b3"
        told = [[event.told(seat) for event in at.story] for seat in (1, None)]
        ways.append((told, at.state.view(1), at.state.view(None)))
    assert ways[0] == ways[1]


def test_bla5t_mon_7_view_one_own() -> None:
    at = drawn("7").play("P0 play")
    assert at.legal("P0") == {"pick b0", "pick b1", "pick b2", "pick b3"}
    at.play("P0 pick b3")
    assert at.field("look") == "b3"
    at.play("P0 seen")
    assert at.field("step") == "end"


def test_bla5t_mon_8_view_one_of_an_opponent() -> None:
    at = drawn("8").play("P0 play", "P0 pick b6")
    assert at.turn == "P1"
    at.play("P1 decline")
    assert at.field("look") == "b6"


def test_bla5t_mon_9_view_one_own_and_the_pile_s_top() -> None:
    at = drawn("9").play("P0 play", "P0 pick b0")
    assert at.field("look") == "b0 top"
    assert [screen_of(at, seat).top for seat in (0, 1, None)] == ["5", None, None]


def test_bla5t_mon_10_view_one_of_an_opponent_and_the_pile_s_top() -> None:
    at = drawn("10").play("P0 play", "P0 pick b11", "P2 decline")
    assert at.field("look") == "b11 top"


def test_bla5t_q20_an_empty_pile_is_reshuffled_first() -> None:
    at = At("bla5t", "P0 cards 1; P1 cards 5; P2 cards 8; discard 2 3; pile 9").play("P0 draw")
    at.play("P0 play", "P0 pick b0")
    assert at.field("look") == "b0 top"
    assert at.field("discard") == "9"
    assert sorted(at.field("pile").split()) == ["2", "3"]


def test_bla5t_q58_a_look_at_a_pile_that_cannot_be_filled_is_skipped() -> None:
    at = At("bla5t", "P0 cards 1; P1 cards 5; P2 cards 8; pile 9").play("P0 draw")
    at.play("P0 play", "P0 pick b0")
    assert at.field("look") == "b0"


def test_bla5t_mon_11_swaps_own_with_an_opponent_s() -> None:
    at = drawn("11").play("P0 play", "P0 pick b0", "P0 pick b10", "P2 decline")
    assert at.field("P0 cards") == "12 2 3 4"
    assert at.field("P2 cards") == "10 11 1 1"
    assert all("card" not in event.values for event in at.story if event.kind == "swapped")


@pytest.mark.parametrize(("move", "cards"), [("swap b1", "1 9 3 4"), ("leave", "1 2 3 4")])
def test_bla5t_mon_12_view_and_perhaps_swap(move: str, cards: str) -> None:
    at = drawn("12").play("P0 play", "P0 pick b7", "P1 decline")
    assert at.field("look") == "b7"
    at.play("P0 seen")
    assert at.legal("P0") == {"swap b0", "swap b1", "swap b2", "swap b3", "leave"}
    at.play(f"P0 {move}")
    assert at.field("P0 cards") == cards
    assert at.field("step") == "end"


def test_bla5t_mon_13_flips_as_many_cards_as_it_says() -> None:
    """13c: one card of one player and two of another, yourself allowed, all at once."""
    at = drawn("13c").play("P0 play", "P0 pick b0", "P0 pick b4")
    assert at.refused("P0 done") == "BLA5T-MON-13"
    assert at.refused("P0 pick b8") == "BLA5T-MON-13"
    at.play("P0 pick b5")
    assert at.legal("P0") == {"done"}
    assert at.field("P0 cards") == "1 2 3 4"
    at.play("P0 done", "P1 decline")
    assert at.field("P0 cards") == "1^ 2 3 4"
    assert at.field("P1 cards") == "5^ 7^ 8 9"


@pytest.mark.parametrize(
    ("card", "picks"),
    [("13a", ["b0"]), ("13b", ["b0", "b4"]), ("13d", ["b0", "b1", "b8", "b9"])],
)
def test_bla5t_mon_13_each_version(card: str, picks: list[str]) -> None:
    at = drawn(card).play("P0 play", *[f"P0 pick {back}" for back in picks])
    assert at.legal("P0") == {"done"}


def test_bla5t_mon_13_hides_a_face_up_card() -> None:
    at = At(
        "bla5t", "P0 cards 1; P1 cards 5^; P2 cards 8; discard 2; pile 13a; options mode=advanced"
    )
    at.play("P0 draw", "P0 play", "P0 pick b1", "P0 done", "P1 decline")
    assert at.field("P1 cards") == "5 . . ."


def test_bla5t_q16_a_blasted_layout_is_never_touched() -> None:
    at = drawn("8", "blast P1; last P1").play("P0 play")
    assert at.legal("P0") == {f"pick b{back}" for back in range(8, 12)}
    assert at.refused("P0 pick b4") == "BLA5T-Q16"


def test_bla5t_q16_looks_take_face_down_cards_only() -> None:
    at = At("bla5t", "P0 cards 1^ 2; P1 cards 5; P2 cards 8; discard 2; pile 7").play("P0 draw")
    assert at.play("P0 play").legal("P0") == {"pick b1"}


@pytest.mark.parametrize(
    ("card", "looks"), [("9", "top"), ("7", ""), ("11", ""), ("6b", ""), ("12", "")]
)
def test_bla5t_q16_a_part_without_a_target_is_skipped(card: str, looks: str) -> None:
    at = At("bla5t", f"P0 cards 1^; P1 cards 5^; P2 cards 8^; discard 2; pile {card} 3 4")
    at.play("P0 draw", "P0 play")
    assert at.field("look") == looks
    assert at.field("step") == ("look" if looks else "end")


def test_bla5t_q59_which_slots_are_looked_at_is_public_faces_are_not() -> None:
    at = drawn("8").play("P0 play", "P0 pick b6", "P1 decline")
    (event,) = at.told("looked_at_theirs")
    assert event.told(1) == event.told(0)
    assert event.told(0).values == {"target": 1, "place": 3}
    for seat in (1, 2, None):
        (looking,) = screen_of(at, seat).looking
        assert (looking.seat, looking.backs, looking.top) == (0, [6], False)


def test_bla5t_q59_looks_last_five_seconds_and_fifteen_as_a_round_begins() -> None:
    at = drawn("8").play("P0 play", "P0 pick b6", "P1 decline")
    assert [(wait.seconds, wait.move.text) for wait in at.state.waits()] == [(5, "seen")]
    at = At("bla5t", "step reveal; P0 score 1").play("- next")
    one, two = at.field("P0 backs").split()[:2]
    at.play(f"P0 look {one}", f"P0 look {two}")
    wait = next(wait for wait in at.state.waits() if wait.seat == 0)
    assert (wait.seconds, wait.move.text) == (15, "seen")


@pytest.mark.parametrize(
    ("card", "patterns"),
    [
        ("13a", {(1,)}),
        ("13b", {(1, 1)}),
        ("13c", {(1, 2)}),
        ("13d", {(2, 2)}),
    ],
)
def test_bla5t_comp_2_each_13_flips_its_own_numbers_at_different_players(
    card: str, patterns: set[tuple[int, ...]]
) -> None:
    """Every way to pick ends with one number per player chosen, yourself allowed (BLA5T-MON-13)."""
    start = drawn(card).play("P0 play")
    ends: set[tuple[int, ...]] = set()
    at_own: set[int] = set()

    def follow(state: Bla5t) -> None:
        moves = state.moves(0)
        if [move.text for move in moves] == ["done"]:
            counts = [sum(state.at[back] == chair for back in state.picks) for chair in range(3)]
            ends.add(tuple(sorted(count for count in counts if count)))
            at_own.add(counts[0])
            return
        for move in moves:
            after = state.copy()
            after.apply(0, move, FastChance(1))
            follow(after)

    follow(state_of(start))
    assert ends == patterns
    assert at_own == {0, *[number for pattern in patterns for number in pattern]}


def test_bla5t_q59_a_wrong_match_lies_open_for_three_seconds_while_the_game_goes_on() -> None:
    at = At("bla5t", "P0 cards 1 8; P1 cards 3; P2 cards 4; discard 7; pile 12 5 5 5")
    at.play("P0 match b1")

    def faces(seat: int | None) -> list[str | None]:
        return [slot.face for slot in screen_of(at, seat).layouts[0] if slot]

    def clock() -> Wait:
        return next(wait for wait in at.state.waits() if wait.seat is None)

    assert all(faces(seat) == [None, "8", None] for seat in (0, 1, 2, None))
    assert (clock().seconds, clock().move.text, clock().key) == (3, "hide b1", "hide.1")
    at.play("P0 end", "P1 draw")
    assert faces(2) == [None, "8", None]
    assert clock().key == "hide.1"
    awaited = [wait.key for wait in at.state.waits() if wait.seat is not None]
    at.play("- hide b1")
    assert all(faces(seat) == [None] * 3 for seat in (0, 1, 2, None))
    assert [wait.key for wait in at.state.waits()] == awaited
    assert at.refused("- hide b1") == "BLA5T-Q59"


@pytest.mark.parametrize(
    ("shown", "moves"),
    [
        ("b0", ["P0 pick b0", "P0 pick b1", "P0 mix"]),
        ("b1", ["P0 pick b0", "P0 pick b1", "P0 feign"]),
    ],
)
def test_bla5t_q59_a_card_that_is_mixed_is_shown_no_longer(shown: str, moves: list[str]) -> None:
    """BLA5T-Q19: its new back would tell where it went."""
    at = At("bla5t", f"P0 cards 1 8; P1 cards 3; P2 cards 4; discard 7; pile 6b 5; shown {shown}")
    at.play("P0 draw", "P0 play", *moves)
    assert screen_of(at, 1).shown == []
    assert [slot.face for slot in screen_of(at, 1).layouts[0] if slot] == [None, None]


def test_bla5t_q59_no_event_names_a_card_that_lies_face_down() -> None:
    """Looks, drawn cards, flips and wrong guesses are told without their faces."""
    at = At(
        "bla5t",
        "options mode=advanced; P0 cards 1 2; P1 cards 3 4; P2 cards 5; discard 7; pile 10 9 8 6a",
    )
    at.play("P0 draw", "P0 play", "P0 pick b2", "P1 claim b2", "P0 seen", "P0 end")
    faceless = [event for event in at.story if event.kind != "played"]
    at.play("P1 flip b2", "P1 end", "P2 match b4", "P2 end", "P0 flip b0")
    faceless += [event for event in at.story if event.kind != "mismatched"]
    kinds = {event.kind for event in faceless}
    assert {"drew", "touched", "claim_failed", "looked_at_theirs", "looked_at_top"} <= kinds
    assert {"flipped_up"} <= kinds
    for event in faceless:
        assert set(event.values) <= {"target", "place"}
        assert event.secret == {}
