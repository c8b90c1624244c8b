"""The counter-discard and its window."""

from tests.games.bloops.table import At

WINDOW = "P0 cards 4 5; P1 cards 4 11* 2; P2 cards 4 4 9; step window; pile 0 1 2 3"
"""b0 b1; b2 b3 b4; b5 b6 b7."""


def after_a_4(more: str = "options grace=none") -> At:
    return At(f"{WINDOW}; discard 4; {more}")


def test_bloops_cd_1_anyone_the_discarder_included() -> None:
    at = after_a_4()
    assert at.state.may_react() == [0, 1, 2]
    assert at.legal("P0") == {"throw b0", "throw b1", "bloops"}
    at.play("P2 throw b5", "P0 throw b0")
    assert at.field("discard") == "4 4 4"
    assert at.field("P0 cards") == "- 5"
    assert at.field("P2 cards") == "- 4 9"
    assert at.refused("P0 throw b2") == "BLOOPS-CD-1"  # somebody else's


def test_bloops_cd_1_not_before_the_first_discard() -> None:
    at = At("P0 cards 4; P1 cards 4; pile 3")
    assert at.refused("P1 throw b1") == "BLOOPS-CD-1"
    assert at.play("P0 draw").refused("P1 throw b1") == "BLOOPS-CD-1"


def test_bloops_cd_2_a_wrong_card_is_shown_put_back_and_costs_a_penalty() -> None:
    at = after_a_4().play("P1 throw b3")
    assert at.told("thrown_wrong")
    assert at.field("discard") == "4"
    assert at.field("P1 cards") == "4 11* 2 0"
    assert [at.open(seat) for seat in (0, 1, 2, None)] == [{"b3": "11*"}] * 4
    at.play("- hide b3")
    assert [at.open(seat) for seat in (0, 1, 2, None)] == [{}] * 4
    assert at.memory(None).known == {"b3": "11*"}


def test_bloops_cd_3_effects_in_order_while_others_go_on() -> None:
    at = At("P0 cards 1; P1 cards 6 2; P2 cards 6 9; pile 6 0 1 3; step start")
    at.play("P0 draw", "P0 discard", "P2 throw b3", "P1 throw b1")
    assert at.field("queue") == "P0:6:1 P2:6:2 P1:6:3"
    at.play("P0 gift P1", "P2 gift P0", "P1 gift P0")
    assert at.field("P0 cards") == "1 1 3"
    assert at.field("queue") == ""


def test_bloops_cd_4_the_next_player_draws_once_no_effect_is_pending() -> None:
    at = At(f"{WINDOW}; options grace=none; discard 8; queue P0:8")
    assert at.refused("P1 draw") == "BLOOPS-CD-4"
    at.play("P0 look b0")
    assert at.refused("P1 draw") == "BLOOPS-CD-4"
    at.play("P0 seen")
    assert at.turn == "P1"
    assert at.refused("P1 draw") is None


def test_bloops_cd_5_the_draw_closes_the_window() -> None:
    at = after_a_4().play("P1 draw")
    assert at.state.may_react() == [1]
    assert at.legal("P2") == set()
    assert at.refused("P2 throw b5") == "BLOOPS-CD-5"
    at.play("P2 late b5")
    assert at.field("P2 cards") == "4 4 9 1"
    assert at.open(None) == {"b5": "4"}
    assert at.field("known") == "b5"


def test_bloops_cd_5_nothing_is_late_before_a_window_has_closed() -> None:
    at = At("P0 cards 4; P1 cards 4; pile 3 2; turns 0")
    assert at.refused("P1 late b1") == "BLOOPS-CD-5"
    at.play("P0 draw")
    assert at.refused("P1 late b1") == "BLOOPS-CD-5"


def test_bloops_q4_identical_is_by_value_only() -> None:
    deck = 'options grace=none deck="4x2 4*x2 5x12 6x2 20x1"'
    starred = At(f"{deck}; P0 cards 4 5; P1 cards 4* 5; step window; discard 4*")
    starred.play("P1 throw b2", "P0 throw b0")
    assert starred.field("discard") == "4 4* 4*"
    at = At("P0 cards 7; P1 cards 8; step window; discard 7; pile 1")
    assert at.play("P1 throw b1").told("thrown_wrong")


def test_bloops_q5_several_cards_of_one_player() -> None:
    at = after_a_4().play("P2 throw b5", "P2 throw b6")
    assert at.field("P2 cards") == "- - 9"


def test_bloops_q6_open_from_the_discard_to_the_next_draw() -> None:
    at = At("P0 cards 4; P1 cards 4 4; pile 4 3; step start; options grace=none")
    assert at.view(0).window is False
    at.play("P0 draw", "P0 discard")
    assert at.view(0).window is True
    at.play("P1 throw b1")
    assert at.view(0).window is True
    at.play("P1 draw")
    assert at.view(0).window is False


def test_bloops_q7_the_draw_unlocks_a_grace_after_the_queue_is_empty() -> None:
    at = At("P0 cards 5; P1 cards 8 8; pile 4 3; step start")
    at.play("P0 draw", "P0 discard")
    assert at.turn == ""
    assert [repr(wait) for wait in at.state.waits()] == ["unlock.1 - 2s unlock"]
    assert at.refused("P1 draw") == "BLOOPS-Q42"
    at.play("- unlock")
    assert at.turn == "P1"
    assert at.refused("- unlock") == at.refused("P1 unlock") == "BLOOPS-Q7"


def test_bloops_q7_each_grace_has_its_length() -> None:
    for name, seconds in {"quick": 1, "normal": 2, "relaxed": 4}.items():
        at = At(f"{WINDOW}; options grace={name}; discard 4; locked yes")
        assert at.state.waits()[0].seconds == seconds
    at = At("P0 cards 5; P1 cards 8 8; pile 4; options grace=none")
    assert at.play("P0 draw", "P0 discard").turn == "P1"


def test_bloops_q7_only_a_counter_discard_with_an_effect_restarts_it() -> None:
    plain = after_a_4("locked yes")
    key = plain.state.waits()[0].key
    assert plain.play("P2 throw b5").state.waits()[0].key == key
    assert plain.play("- unlock", "P2 throw b6").turn == "P1"
    nine = At(f"{WINDOW}; discard 9; locked yes")
    key = nine.state.waits()[0].key
    nine.play("P2 throw b7")
    assert nine.refused("- unlock") == "BLOOPS-Q7"
    nine.play("P2 swap b5 b0")
    assert nine.turn == ""
    assert nine.state.waits()[0].key != key


def test_bloops_q28_a_20_shown_by_a_wrong_throw_is_not_discarded() -> None:
    at = At("P0 cards 20; P1 cards 4; step window; discard 4; pile 1").play("P0 throw b0")
    assert at.state.outcome() is None
    assert at.field("P0 cards") == "20 1"


def test_bloops_q37_the_discard_cannot_be_browsed() -> None:
    at = At(f"{WINDOW}; discard 5 9 3")
    screen = at.screen(0)
    assert (screen.top, screen.discard, screen.memory) == ("5", 3, None)
    assert at.memory(0).discard == ["3", "9", "5"]


def test_bloops_q38_a_returned_card_goes_back_to_its_place() -> None:
    at = after_a_4().play("P2 throw b7", "P1 throw b3")
    assert at.field("P2 backs") == "b5 b6 b7 b8"
    assert at.field("P1 backs") == "b2 b3 b4 b9"
