"""Components and set-up."""

from collections import Counter

import pytest

from tablee.core.chance import FastChance, ScriptedChance
from tablee.core.notation import NotationError
from tablee.games.bloops import BLOOPS
from tablee.games.bloops.options import BloopsOptions
from tablee.games.bloops.rules import Bloops
from tablee.games.bloops.steps import NOBODY
from tests.games.bloops.table import At

SIX = "P0 cards 0 1 2 3 4 5; P1 cards 0 1 2 6 7 8; P2 cards 0 1 2 9 10 11*"


def dealt(seats: int, luck: int = 0) -> Bloops:
    state = BLOOPS.deal(seats, BloopsOptions(), ScriptedChance([luck]))
    assert isinstance(state, Bloops)
    return state


def test_bloops_comp_1_sixty_five_cards() -> None:
    census = Counter(dealt(2).census())
    assert sum(census.values()) == 65
    assert census["BLOOPS"] == census["20"] == 1
    assert census["11*"] == 8
    assert all(census[str(value)] == 5 for value in range(11))


def test_bloops_setup_1_no_starting_discard() -> None:
    state = dealt(3)
    assert state.discard == []
    assert len(state.pile) == 64 - 3 * 6
    assert state.holder == NOBODY


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bloops_setup_2_six_cards_each(seats: int) -> None:
    state = dealt(seats)
    assert [len(layout) for layout in state.layouts] == [6] * seats


def test_bloops_setup_3_each_sees_the_bottom_row_once() -> None:
    at = At(f"step look; {SIX}")
    assert at.turn == "P0 P1 P2"
    assert at.open(1) == {"b9": "6", "b10": "7", "b11": "8"}
    assert at.open(0) == {"b3": "3", "b4": "4", "b5": "5"}
    at.play("P1 seen")
    assert at.open(1) == {}
    assert at.memory(1).known == {"b9": "6", "b10": "7", "b11": "8"}
    assert at.refused("P1 seen") == "BLOOPS-SETUP-3"


def test_bloops_setup_3_nothing_else_happens_before_all_have_looked() -> None:
    at = At(f"step look; {SIX}").play("P1 seen", "P2 seen")
    assert at.turn == "P0"
    assert at.refused("P0 draw") == "BLOOPS-SETUP-3"
    assert at.refused("P1 draw") == "BLOOPS-SETUP-3"
    assert at.play("P0 seen").field("step") == "direction"


def test_bloops_setup_4_rearranging_as_soon_as_ones_own_look_is_over() -> None:
    at = At(f"step look; {SIX}")
    assert at.refused("P1 arrange b11 b10 b9 b8 b7 b6") == "BLOOPS-SETUP-4"
    at.play("P1 seen", "P1 arrange b11 - b9 b8 b7 b6 b10")
    assert at.turn == "P0 P2"
    assert at.field("P1 cards") == "8 - 6 2 1 0 7"
    assert at.refused("P0 arrange b5 b4 b3 b2 b1 b0") == "BLOOPS-SETUP-4"  # still looking


def test_bloops_setup_4_rearranging_meanwhile_shows_nobody_another_card() -> None:
    at = At(f"step look; {SIX}").play("P1 seen", "P1 arrange b9 b10 b11 b6 b7 b8")
    assert at.open(1) == {}
    assert at.memory(1).known == {"b9": "6", "b10": "7", "b11": "8"}
    again = At(at.state.text())
    assert again.state.text() == at.state.text()
    assert again.memory(1).known == at.memory(1).known
    assert again.open(0) == at.open(0) == {"b3": "3", "b4": "4", "b5": "5"}


def test_bloops_setup_4_rearranging_at_any_time_also_out_of_turn() -> None:
    at = At("P0 cards 4 5; P1 cards 6 7 8; P1 knows b3; pile 1; step start")
    at.play("P1 arrange b4 - b2 b3")
    assert at.field("P1 cards") == "8 - 6 7"
    assert at.field("P1 backs") == "b4 - b2 b3"
    at.play("P0 draw", "P0 arrange b1 b0", "P0 keep b0", "P1 arrange b3 b4 b2")
    assert at.field("P0 cards") == "5 1"
    assert at.field("P1 knows") == "b3"  # the card it knew, wherever it lies


@pytest.mark.parametrize("wrong", ["b0 b1", "b2 b3", "b2 b3 b4 b4", "b2 b3 b5", "b2 b3 b4 b0"])
def test_bloops_setup_4_only_ones_own_cards_each_once(wrong: str) -> None:
    at = At("P0 cards 4 5; P1 cards 6 7 8; pile 1")
    assert at.refused(f"P1 arrange {wrong}") == "BLOOPS-SETUP-4"


def test_bloops_setup_5_a_random_starter_chooses_the_direction() -> None:
    assert [dealt(3, luck).turn for luck in range(3)] == [0, 1, 2]
    at = At(f"step direction; turn P1; pile 4 4 4; {SIX}")
    assert at.turn == "P1"
    assert at.legal("P1") == {"clockwise", "counterclockwise"}
    assert at.refused("P0 clockwise") == at.refused("P1 draw") == "BLOOPS-SETUP-5"
    at.play("P1 counterclockwise", "P1 draw", "P1 discard", "- unlock")
    assert at.turn == "P0"


def test_bloops_setup_5_the_table_may_name_the_starter() -> None:
    drawn = BLOOPS.deal(3, BloopsOptions(), FastChance(5))
    assert isinstance(drawn, Bloops)
    for starter in range(3):
        named = BLOOPS.deal(3, BloopsOptions(starter=f"P{starter}"), FastChance(5))
        assert isinstance(named, Bloops)
        assert named.turn == starter
        assert named.faces == drawn.faces
        assert named.pile == drawn.pile


def test_bloops_setup_5_the_starter_is_one_of_those_who_play() -> None:
    with pytest.raises(NotationError, match="option starter: random or P0 to P1, not 'P2'"):
        BLOOPS.deal(2, BloopsOptions(starter="P2"), FastChance(1))
    with pytest.raises(NotationError, match="option starter: random or P0 to P1, not 'P2'"):
        At("options starter=P2; P0 cards 4; P1 cards 5; pile 1")


def test_bloops_setup_5_two_players_have_no_direction_to_choose() -> None:
    state = dealt(2, luck=1)
    for seat in (0, 1):
        state.play(seat, BLOOPS.moves.parse("seen"), FastChance(1))
    assert state.to_act() == [1]
    assert [move.text for move in state.moves(1)] == ["draw"]
