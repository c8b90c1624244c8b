"""The mid-game change, Bla5t-eleration, two players."""

import pytest

from tablee.core.chance import FastChance
from tablee.games.bla5t import BLA5T
from tablee.games.bla5t.midgame import all_lists
from tablee.games.bla5t.view import Bla5tView
from tests.games.bla5t.seen import memory_of, screen_of, view_of
from tests.table import At

ADVANCED = "options mode=advanced; step reveal"
HALF = f"{ADVANCED}; P0 score 20; P1 score 50; P2 score 50"
NEW = ["Daisy", "Carol", "Lola", "Leo", "Futura", "Maga"]


def change(at: At, seat: str, cards: list[str]) -> At:
    return at.play(*[f"{seat} change {card}" for card in cards])


def test_bla5t_mid_1_the_highest_scorer_may_change_heroes_and_bosses() -> None:
    at = At("bla5t", f"{ADVANCED}; P1 score 51; P2 score 50").play("- next")
    assert (at.field("step"), at.turn) == ("change", "P1")
    change(at, "P1", NEW)
    assert at.field("heroes") == "Daisy Carol Lola Leo"
    assert at.field("bosses") == "Futura Maga"
    assert at.field("step") == "opening"


def test_bla5t_mid_1_not_before_half_the_limit() -> None:
    assert At("bla5t", f"{ADVANCED}; P1 score 49").play("- next").field("step") == "opening"
    at = At("bla5t", "options mode=advanced limit=50; step reveal; P1 score 25").play("- next")
    assert at.field("step") == "change"


def test_bla5t_mid_1_nothing_happens_before_the_last_pick() -> None:
    at = At("bla5t", f"{ADVANCED}; P1 score 51").play("- next")
    change(at, "P1", NEW[:5])
    assert at.field("heroes") == "Jayce Apo Helmut Herman"


@pytest.mark.parametrize("begun", [0, 3, 5])
def test_bla5t_mid_1_keeping_the_list_is_one_choice(begun: int) -> None:
    """Also when a new one was begun; it is what happens when time runs out."""
    at = change(At("bla5t", f"{ADVANCED}; P1 score 51").play("- next"), "P1", NEW[:begun])
    assert "keep" in at.legal("P1")
    (wait,) = at.state.waits()
    assert wait.move.text == "keep"
    at.play("P1 keep")
    assert at.field("heroes") == "Jayce Apo Helmut Herman"
    assert at.field("bosses") == "Gordon Futura"
    assert at.field("step") == "opening"


def test_bla5t_mid_1_belongs_to_the_advanced_game() -> None:
    """The base game has nothing to choose from, and nobody is asked."""
    at = At("bla5t", "step reveal; P1 score 51").play("- next")
    assert at.field("step") == "opening"
    for move in ("keep", "change Daisy"):
        assert at.refused(f"P1 {move}") == "BLA5T-Q43"
    at = At("bla5t", "P0 cards 1; P1 cards 2; P2 cards 3; discard 4")
    assert at.refused("P0 keep") == "BLA5T-MID-1"


def test_bla5t_q51_ties_at_random() -> None:
    assert At("bla5t", HALF, luck=[0]).play("- next").turn == "P1"
    assert At("bla5t", HALF, luck=[1]).play("- next").turn == "P2"


def test_bla5t_q51_once() -> None:
    at = At("bla5t", f"{HALF}; changed yes").play("- next")
    assert at.field("step") == "opening"


def test_bla5t_q51_the_new_list_is_hidden() -> None:
    at = change(At("bla5t", HALF, luck=[0]).play("- next"), "P1", NEW)
    assert view_of(at, 1).heroes == NEW[:4]
    for seat in (0, 2, None):
        view = view_of(at, seat)
        assert (view.heroes, view.bosses) == (None, None)
        assert all(card not in memory_of(at, seat).position for card in NEW[:4])
    event = at.told("list_set")[0]
    assert event.told(0).values == {}


def test_bla5t_q51_nobody_sees_how_many_were_picked_nor_that_the_list_was_kept() -> None:
    at = At("bla5t", HALF, luck=[0]).play("- next")

    def seen(by: int | None) -> object:
        return at.state.view(by), at.state.to_act(), [wait.clock for wait in at.state.waits()]

    before = [seen(by) for by in (0, 2, None)]
    for card in NEW[:5]:
        at.play(f"P1 change {card}")
        assert at.story == []
        assert [seen(by) for by in (0, 2, None)] == before
    for by in (0, 2, None):
        kept, changed = (told_about(moves, by) for moves in (["keep"], [f"change {NEW[5]}"]))
        assert kept == changed


def told_about(moves: list[str], by: int | None) -> object:
    """What somebody else is told and shown of that end of a change."""
    at = change(At("bla5t", HALF, luck=[0]).play("- next"), "P1", NEW[:5])
    at.play(*[f"P1 {move}" for move in moves])
    told = [event.told(by) for event in at.told("list_set")]
    screen = screen_of(at, by)
    return told, screen.heroes, screen.bosses, screen.chooser, screen.step


def test_bla5t_comp_3_a_new_list_is_always_complete() -> None:
    """Nine single heroes or the duo in four places, two of four bosses."""
    assert len(all_lists()) == (126 + 36) * 6
    at = At("bla5t", f"{ADVANCED}; P1 score 51").play("- next")
    change(at, "P1", ["Jayce", "Apo", "Lola"])
    assert at.legal("P1") == {"keep", "change Leo"}
    assert at.refused("P1 change Enzo") == "BLA5T-COMP-3"


ELERATION = "options eleration=yes; P1 cards 5 5; P2 cards 8; discard 9"


@pytest.mark.parametrize(("options", "step"), [("eleration=yes", "use"), ("eleration=no", "end")])
def test_bla5t_var_1_a_replaced_card_may_be_used(options: str, step: str) -> None:
    """The worked case: A draws 2 and replaces a 12."""
    at = At(
        "bla5t", f"options {options}; P0 cards 12 1; P1 cards 5; P2 cards 8; discard 9; pile 2 3"
    )
    at.play("P0 draw", "P0 place b0")
    assert at.field("step") == step
    if step == "use":
        at.play("P0 use", "P0 pick b2", "P1 decline", "P0 seen", "P0 swap b1")
        assert at.field("P0 cards") == "2 5 . ."


def test_bla5t_var_1_a_matched_card_may_be_used_or_left() -> None:
    at = At("bla5t", f"{ELERATION}; P0 cards 9 1; pile 2").play("P0 match b0")
    assert at.legal("P0") == {"use", "skip"}
    assert at.play("P0 skip").field("step") == "end"


def test_bla5t_q52_also_a_card_replaced_by_take() -> None:
    at = At("bla5t", f"{ELERATION}; P0 cards 7 1; pile 2").play("P0 take b0")
    assert at.field("step") == "use"


def test_bla5t_q52_not_daisy_s_target() -> None:
    at = At(
        "bla5t",
        "options mode=advanced eleration=yes heroes=Daisy,Apo,Helmut,Herman; P0 cards 1;"
        "P1 cards 7^; P2 cards 8; discard 9; pile Daisy 2",
    )
    at.play("P0 draw", "P0 play", "P0 pick b1")
    assert at.field("discard").startswith("7 Daisy")
    assert at.field("step") == "end"


def test_bla5t_q52_a_hero_used_from_the_layout_is_barred() -> None:
    at = At("bla5t", f"{ELERATION}; P0 cards Apo 1; pile 2 3").play("P0 draw", "P0 place b0")
    at.play("P0 use", "P0 seen")
    assert at.refused("P0 take b1") == "BLA5T-HERO-0"


TWO = "seats 2; P0 cards 1 2; P1 cards 5 7; dummy 10 11 12 9; discard 4"


def test_bla5t_var_2_four_cards_aside_are_a_third_player() -> None:
    state = BLA5T.deal(2, BLA5T.options(), FastChance(1))
    view = state.view(0)
    assert isinstance(view, Bla5tView)
    assert view.chairs == [0, 1, None]
    assert [len(layout) for layout in view.layouts] == [4, 4, 4]


def test_bla5t_q54_the_dummy_can_be_targeted_and_never_reacts() -> None:
    at = At("bla5t", f"{TWO}; pile 11 3").play("P0 draw", "P0 play", "P0 pick b0", "P0 pick b4")
    assert at.field("P0 cards") == "10 2 . ."
    assert at.field("dummy") == "1 11 12 9"
    at = At("bla5t", f"{TWO}; pile 6a 3").play("P0 draw", "P0 play", "P0 pick b4", "P0 pick b2")
    assert at.turn == "P1"


def test_bla5t_q54_the_dummy_keeps_its_seat() -> None:
    at = At(
        "bla5t",
        f"{TWO}; pile Stephania 3; options mode=advanced heroes=Stephania,Apo,Helmut,Herman",
    )
    at.play("P0 draw", "P0 play")
    assert at.legal("P0") == {"sit P0 c2"}
    at.play("P0 sit P0 c2", "P0 sit P1 c1", "P0 done", "P0 end")
    assert at.field("chairs") == "P1 P0 dummy"
    assert at.turn == "P1"


def test_bla5t_q54_the_dummy_has_no_turn_no_score_and_no_extra_card() -> None:
    at = At("bla5t", f"{TWO}; pile 3 3 3; step end").play(
        "P0 end", "P1 draw", "P1 discard", "P1 end"
    )
    assert at.turn == "P0"
    at = At("bla5t", f"{TWO}; pile 3 3; step end").play("P0 blast", "P1 draw", "P1 discard")
    assert len(at.field("sheet").split()) == 2
    at = At("bla5t", "seats 2; step reveal; boss Futura; combo P0; P0 score 1").play("- next")
    assert [len(at.field(f"P{seat} backs").split()) for seat in (0, 1)] == [4, 5]
    assert len(at.field("dummybacks").split()) == 4
