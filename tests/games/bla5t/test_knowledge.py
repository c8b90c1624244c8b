"""Who knows what: before and after every effect, for each seat and for a spectator."""

import pytest

from tests.games.bla5t.seen import memory_of, screen_of
from tests.table import At

OPTIONS = "options mode=advanced heroes=Jayce,Carol,Helmut,Stephania bosses=Fawkes,Maga"
TABLE = (
    "P0 cards 1 2 3 4; P1 cards 5 7 8 9; P2 cards 10 11 12 1; discard 2 3;"
    "P0 knows 1 2; P1 knows 1 2; P2 knows 1 2"
)
"""Backs b0–b3, b4–b7, b8–b11; everybody knows the first two of their own; b12 is drawn next."""

BEFORE = [{"b0", "b1"}, {"b4", "b5"}, {"b8", "b9"}, set[str]()]
"""What P0, P1, P2 and a spectator know."""


def known(at: At, seat: int | None) -> dict[str, str]:
    return memory_of(at, seat).known


def known_backs(at: At) -> list[set[str]]:
    return [set(known(at, seat)) for seat in (0, 1, 2, None)]


def everybody(*backs: str) -> list[set[str]]:
    return [set(backs)] * 4


def plus(*added: set[str]) -> list[set[str]]:
    return [old | new for old, new in zip(BEFORE, added, strict=True)]


CASES = [
    # drawn card, moves after `draw`, what each seat then knows beyond what it knew
    ("5", [], [{"b12"}, set(), set(), set()]),
    ("5", ["P0 place b2"], [{"b12"}, set(), set(), set()]),
    ("5", ["P0 discard"], [set(), set(), set(), set()]),
    ("6a", ["P0 play", "P0 pick b4", "P0 pick b10", "P1 decline", "P2 decline"], [set()] * 4),
    ("7", ["P0 play", "P0 pick b2", "P0 seen"], [{"b2"}, set(), set(), set()]),
    ("8", ["P0 play", "P0 pick b6", "P1 decline", "P0 seen"], [{"b6"}, set(), set(), set()]),
    ("9", ["P0 play", "P0 pick b3", "P0 seen"], [{"b3"}, set(), set(), set()]),
    ("10", ["P0 play", "P0 pick b10", "P2 decline", "P0 seen"], [{"b10"}, set(), set(), set()]),
    ("11", ["P0 play", "P0 pick b0", "P0 pick b4", "P1 decline"], [set()] * 4),
    (
        "12",
        ["P0 play", "P0 pick b6", "P1 decline", "P0 seen", "P0 swap b0"],
        [{"b6"}, set(), set(), set()],
    ),
    ("13a", ["P0 play", "P0 pick b6", "P0 done", "P1 decline"], everybody("b6")),
    (
        "Jayce",
        ["P0 play", "P0 pick b0", "P0 pick b4", "P0 done", "P1 decline"],
        [set()] * 4,
    ),
    ("Carol", ["P0 play"], everybody(*[f"b{back}" for back in range(12)])),
    (
        "Stephania",
        ["P0 play", "P0 sit P0 c2", "P0 sit P1 c3", "P0 sit P2 c1", "P0 done"],
        [set()] * 4,
    ),
    ("8", ["P0 play", "P0 pick b6", "P1 claim b6"], [{"b6"}] * 4),
]


@pytest.mark.parametrize(("card", "moves", "learnt"), CASES)
def test_what_each_seat_knows_after_an_effect(
    card: str, moves: list[str], learnt: list[set[str]]
) -> None:
    at = At("bla5t", f"{OPTIONS}; {TABLE}; pile {card} 5 2 4")
    assert known_backs(at) == BEFORE
    at.play("P0 draw", *moves)
    assert known_backs(at) == plus(*learnt)


def test_knowledge_travels_with_the_card() -> None:
    """11: P0 knew its b0 = 1 and still does, at P1's; P1 knows its 5 is now P0's."""
    at = At("bla5t", f"{TABLE}; pile 11 5").play("P0 draw", "P0 play", "P0 pick b0", "P0 pick b4")
    at.play("P1 decline")
    assert at.field("P1 backs").startswith("b0")
    assert known(at, 0)["b0"] == "1"
    assert known(at, 1) == {"b4": "5", "b5": "7"}


def test_a_taken_card_is_known_to_all() -> None:
    at = At("bla5t", f"{TABLE}; pile 5").play("P0 take b3")
    assert all(known(at, seat)["b12"] == "2" for seat in (0, 1, 2, None))


def test_a_wrong_match_is_known_to_all_and_the_penalty_card_to_none() -> None:
    at = At("bla5t", f"{TABLE}; pile 12").play("P0 match b3")
    assert all(known(at, seat)["b3"] == "4" for seat in (0, 1, 2, None))
    assert all("b12" not in known(at, seat) for seat in (0, 1, 2, None))


def test_a_card_flipped_down_again_stays_known() -> None:
    at = At("bla5t", f"{OPTIONS}; P0 cards 1 2^; P1 cards 3; P2 cards 4; discard 9; pile 5 5")
    at.play("P0 flip b1")
    assert at.field("P0 cards") == "1 2 . ."
    slot = screen_of(at, 1).layouts[0][1]
    assert slot is not None
    assert slot.face is None
    at = At("bla5t", f"{OPTIONS}; P0 cards 1 2; P1 cards 3; P2 cards 4; discard 9; pile 5 5 5 5")
    at.play("P0 flip b1", "P0 end", "P1 draw", "P1 discard", "P1 end", "P2 draw", "P2 discard")
    at.play("P2 end", "P0 flip b1")
    assert at.field("P0 cards") == "1 2 . ."
    assert all(known(at, seat) == {"b1": "2"} for seat in (0, 1, 2, None))


def test_the_pile_s_top_is_known_until_it_is_drawn_and_then_in_its_new_place() -> None:
    at = At("bla5t", f"{TABLE}; pile 9 12 2 4").play("P0 draw", "P0 play", "P0 pick b2", "P0 seen")
    assert memory_of(at, 0).top == "12"
    assert memory_of(at, 1).top is None
    at.play("P0 end", "P1 draw", "P1 place b4")
    assert known(at, 0)["b13"] == "12"
    assert known(at, 1)["b13"] == "12"
    assert "b13" not in known(at, 2)
    assert memory_of(at, 0).top is None


def test_a_look_is_on_the_looker_s_screen_only_while_it_lasts() -> None:
    """The owner never learns what an opponent saw."""
    at = At("bla5t", f"{TABLE}; pile 8 5").play("P0 draw", "P0 play", "P0 pick b6", "P1 decline")

    def faces(seat: int | None) -> list[str | None]:
        return [slot.face if slot else None for slot in screen_of(at, seat).layouts[1]]

    assert faces(0) == [None, None, "8", None]
    assert faces(1) == faces(2) == faces(None) == [None] * 4
    at.play("P0 seen")
    assert faces(0) == [None] * 4
    assert at.told("looked_at_theirs") == []


def test_a_drawn_card_is_visible_to_its_drawer_until_decided() -> None:
    at = At("bla5t", f"{TABLE}; pile 8 5").play("P0 draw")
    hands = [screen_of(at, seat).hand[0].face for seat in (0, 1, 2, None)]
    assert hands == ["8", None, None, None]


SIX = "P0 cards 1 2 3 4; P1 cards 5 7 8 9; P2 cards 10 11 12 1; discard 2 3; pile 6b 5 2 4"


@pytest.mark.parametrize("move", ["mix", "feign"])
def test_after_a_6b_the_shuffler_knows_and_the_others_are_unsure(move: str) -> None:
    at = At("bla5t", f"{SIX}; P0 knows 1; history P1 sees b0 1")
    assert known(at, 1) == {"b0": "1"}
    at.play("P0 draw", "P0 play", "P0 pick b0", "P0 pick b1", f"P0 {move}")
    one = "b14" if move == "mix" else "b13"
    assert known(at, 0) == {one: "1"}
    assert known(at, 1) == {}


def test_seeing_one_card_of_a_6b_tells_the_other() -> None:
    """P1 knew one of the two was the 1; the 2 is shown, so the other is the 1."""
    at = At("bla5t", f"{SIX}; history P1 sees b0 1")
    at.play("P0 draw", "P0 play", "P0 pick b0", "P0 pick b1", "P0 mix", "P0 end")
    at.play("P1 draw", "P1 discard", "P1 end", "P2 draw", "P2 discard", "P2 end")
    at.play("P0 match b13")  # the 2, shown
    assert known(at, 1)["b14"] == "1"
    assert "b14" not in known(at, 2)


def test_a_6b_of_two_known_equal_cards_hides_nothing() -> None:
    at = At(
        "bla5t",
        "P0 cards 5 5 3; P1 cards 1; P2 cards 1; discard 2; pile 6b 4;"
        "history P1 sees b0 5, P1 sees b1 5",
    )
    at.play("P0 draw", "P0 play", "P0 pick b0", "P0 pick b1", "P0 mix")
    assert sorted(known(at, 1).values()) == ["5", "5"]
