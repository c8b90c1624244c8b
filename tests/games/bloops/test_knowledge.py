"""Who knows which face: before and after everything that moves a card or shows one."""

from tests.games.bloops.table import At

TABLE = (
    "P0 cards 0 1; P1 cards 2 3; P2 cards 4 5; P0 knows b0 b2; P1 knows b2; known b5; pile 10 11*"
)
"""b0 b1; b2 b3; b4 b5. P0 knows a 0 and P1's 2, P1 knows its 2, everybody has seen P2's 5."""

BEFORE = [{"b0": "0", "b2": "2", "b5": "5"}, {"b2": "2", "b5": "5"}, {"b5": "5"}, {"b5": "5"}]
"""P0, P1, P2, a spectator."""


def known(at: At) -> list[dict[str, str]]:
    return [at.memory(seat).known for seat in (0, 1, 2, None)]


def learned(at: At) -> list[dict[str, str]]:
    """What each has learned since BEFORE; of what still lies there nobody has forgotten a card."""
    now = known(at)
    lying = at.memory(0).shuffles
    for old, new in zip(BEFORE, now, strict=True):
        assert all(new[back] == face for back, face in old.items() if back in lying)
    return [
        {back: face for back, face in new.items() if old.get(back) != face}
        for old, new in zip(BEFORE, now, strict=True)
    ]


def at_effect(value: int) -> At:
    return At(f"{TABLE}; step window; options grace=none; discard {value}; queue P0:{value}")


def test_at_first_as_the_position_says() -> None:
    assert known(At(TABLE)) == BEFORE


def test_a_draw_is_known_to_its_player() -> None:
    assert learned(At(TABLE).play("P0 draw")) == [{"b6": "10"}, {}, {}, {}]


def test_a_kept_card_stays_known_to_its_player() -> None:
    assert learned(At(TABLE).play("P0 draw", "P0 keep b1")) == [{"b6": "10"}, {}, {}, {}]


def test_a_discarded_card_is_on_the_discard_for_all_and_its_back_is_free() -> None:
    at = At(TABLE).play("P0 draw", "P0 keep b0")
    assert [at.memory(seat).discard for seat in (0, 1, 2, None)] == [["0"]] * 4
    assert all("b0" not in cards for cards in known(at))
    assert "b0" not in at.memory(1).shuffles


def test_a_freed_back_that_is_given_again_is_unknown() -> None:
    at = At(f"{TABLE}; options grace=none").play("P0 draw", "P0 keep b0", "P2 grab")
    assert at.field("P2 backs") == "b4 b5 b0"
    assert all("b0" not in cards for cards in known(at))


def test_a_6_is_seen_by_nobody() -> None:
    at = at_effect(6).play("P0 gift P1")
    assert at.field("P1 cards") == "2 3 10"
    assert learned(at) == [{}, {}, {}, {}]


def test_a_7_at_an_opponents_card_tells_the_looker_alone() -> None:
    at = at_effect(7).play("P0 look b4")
    assert learned(at) == [{"b4": "4"}, {}, {}, {}]
    assert learned(at.play("P0 seen")) == [{"b4": "4"}, {}, {}, {}]


def test_an_8_at_ones_own_card_tells_the_looker_alone() -> None:
    assert learned(at_effect(8).play("P0 look b1", "P0 seen")) == [{"b1": "1"}, {}, {}, {}]


def test_that_somebody_looked_is_known_to_all() -> None:
    at = at_effect(7).play("P0 look b4")
    for seat in (0, 1, 2, None):
        assert at.view(seat).looking == 4
        assert at.memory(seat).looked_by["b4"] == [0]


def test_a_9_tells_nobody_anything_and_what_was_known_travels() -> None:
    at = at_effect(9).play("P0 swap b0 b3")
    assert at.field("P1 cards") == "2 0"
    assert learned(at) == [{}, {}, {}, {}]
    assert at.memory(0).known["b0"] == "0"  # it now lies before P1, who does not know it


def test_a_wrong_throw_is_known_to_all_for_ever_the_penalty_to_nobody() -> None:
    at = At(f"{TABLE}; step window; discard 9").play("P1 throw b3")
    assert learned(at) == [{"b3": "3"}] * 4
    assert learned(at.play("- hide b3")) == [{"b3": "3"}] * 4
    assert at.field("P1 cards") == "2 3 10"


def test_a_late_throw_is_known_to_all() -> None:
    at = At(f"{TABLE}; step window; discard 9; options grace=none").play("P1 draw", "P0 late b1")
    assert learned(at) == [{"b1": "1"}, {"b1": "1", "b6": "10"}, {"b1": "1"}, {"b1": "1"}]


def test_a_draw_out_of_turn_tells_nobody_anything() -> None:
    assert learned(At(TABLE).play("P2 grab")) == [{}, {}, {}, {}]


def test_rearranging_changes_no_information() -> None:
    at = At(TABLE)
    before = [at.memory(seat) for seat in (0, 1, 2, None)]
    at.play("P0 arrange b1 - - b0")
    assert [at.memory(seat) for seat in (0, 1, 2, None)] == before


def test_an_armed_bloops_is_known_to_its_player_alone() -> None:
    at = At(TABLE).play("P0 draw")
    before = [at.view(seat) for seat in (1, 2, None)]
    at.play("P0 arm")
    assert [at.view(seat) for seat in (1, 2, None)] == before
    assert at.view(0).armed


def test_after_a_reshuffle_the_pile_is_the_known_discards() -> None:
    at = At("P0 cards 0 1; P1 cards 2 3; step window; discard 9 8 10; options grace=none")
    at.play("P1 draw")
    assert at.memory(0).unseen[1] == ["8", "9", "10"]
    assert at.memory(1).unseen[1] == ["8", "10"]  # it drew the 9
    assert at.memory(0).shuffles == {"b0": 0, "b1": 0, "b2": 0, "b3": 0, "b4": 1}


def test_the_end_opens_every_card_on_the_table() -> None:
    at = At("P0 cards 0 1; P1 cards 2; pile 20 4").play("P0 draw", "P0 discard")
    assert known(At("P0 cards 0; P1 cards 2; P2 cards 3; step over"))[3] == {
        "b0": "0",
        "b1": "2",
        "b2": "3",
    }
    assert at.memory(None).known == {"b0": "0", "b1": "1", "b2": "2"}
