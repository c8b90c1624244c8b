"""The referee: presses, their fair times and what their players saw."""

import pytest

from tablee.core.contract import IllegalMove
from tablee.core.notation import NotationError
from tablee.core.referee import Press
from tablee.games.bloops import BLOOPS
from tablee.games.bloops.referee import Referee
from tablee.games.bloops.rules import Bloops
from tests.games.bloops.table import At

# A: b0 b1, B: b2 b3, C: b4 b5, D: b6 b7. A has discarded a 4; B is next.
AFTER_A_4 = "P0 cards 3 5; P1 cards 4 2; P2 cards 4 9; P3 cards 4 4; step window; pile 1 2 6 0"
LEVEL_SECONDS = 0.015
"""Closer than that the table asks the referee who goes first."""


class Race:
    """A position shown at fair time 0, and the presses that follow."""

    def __init__(self, position: str, options: str = "grace=none") -> None:
        self.at = At(f"{position}; options {options}")
        self.referee = Referee(BLOOPS)
        self.referee.shown(self.at.state, 0.0)

    def press(self, line: str, at: float, seen: Bloops | None = None) -> Press:
        who, _, text = line.partition(" ")
        return Press(int(who[1]), text, at, seen or self.at.bloops.copy())

    def judge(self, *presses: Press) -> list[str]:
        """What becomes of the presses, each judged in the position the one before left."""
        waiting = list(presses)
        found = []
        while waiting:
            earliest = min(press.at for press in waiting)
            level = [press for press in waiting if press.at - earliest < LEVEL_SECONDS]
            press = self.referee.first(self.at.state, level)
            waiting.remove(press)
            found.append(f"P{press.seat} {self.judge_one(press)}")
        return found

    def judge_one(self, press: Press) -> str:
        try:
            move = self.referee.move(self.at.state, press)
        except IllegalMove as error:
            return error.rule
        if move is None:
            return "lapses"
        self.at.play(f"P{press.seat} {move.text}")
        self.referee.shown(self.at.state, press.at)
        return move.text


def after_the_draw(closed: float) -> tuple[Race, Bloops]:
    """B has drawn at that time; also what a player saw who still had the window in view."""
    race = Race(f"{AFTER_A_4}; discard 4")
    seen = race.at.bloops.copy()
    race.at.play("P1 draw")
    race.referee.shown(race.at.state, closed)
    return race, seen


def test_bloops_q8_a_race_goes_by_fair_time_not_by_arrival() -> None:
    """The worked case: B's draw at 1180 arrives first, C's throw at 1150 is valid."""
    race = Race(f"{AFTER_A_4}; discard 4")
    draw, throw = race.press("P1 draw", 1.180), race.press("P2 throw b4", 1.150)
    assert race.judge(draw, throw) == ["P2 throw b4", "P1 draw"]
    assert race.at.field("P2 cards") == "- 9"
    assert race.at.field("drawn") == "1"


def test_bloops_q8_nothing_is_drawn_before_the_verdict() -> None:
    race = Race(f"{AFTER_A_4}; discard 4")
    press = race.press("P1 draw", 1.180)
    before = race.at.state.text()
    assert race.referee.is_race(race.at.state, press)
    assert race.at.state.text() == before
    assert race.at.view(1).drawn is None


def test_bloops_q9_void_until_250_ms_after_the_draw_could_be_seen() -> None:
    race, seen = after_the_draw(1.0)
    for at in (0.9, 1.0, 1.2, 1.249):
        assert race.judge(race.press("P2 throw b4", at, seen)) == ["P2 lapses"]
    assert race.at.field("P2 cards") == "4 9"
    assert race.at.field("known") == ""


def test_bloops_q9_later_it_is_shown_returned_and_costs_one_penalty() -> None:
    race, seen = after_the_draw(1.0)
    assert race.judge(race.press("P2 throw b4", 1.251, seen)) == ["P2 late b4"]
    assert race.at.field("P2 cards") == "4 9 2"
    assert race.at.field("known") == "b4"


def test_bloops_q10_an_attempt_is_judged_against_the_window_its_player_saw() -> None:
    """B has drawn and discarded a 4 again; C still reacts to the first one."""
    race, seen = after_the_draw(1.0)
    race.at.play("P1 keep b2")
    race.referee.shown(race.at.state, 1.1)
    assert race.at.field("discard") == "4 4"
    assert race.judge(race.press("P2 throw b4", 1.2, seen)) == ["P2 lapses"]
    assert race.judge(race.press("P2 throw b4", 1.3, seen)) == ["P2 late b4"]
    assert race.judge(race.press("P2 throw b4", 1.3)) == ["P2 throw b4"]


def test_bloops_q10_who_saw_the_draw_throws_late() -> None:
    race, _ = after_the_draw(1.0)
    assert race.judge(race.press("P2 throw b4", 2.0)) == ["P2 late b4"]


def test_bloops_q11_late_and_wrong_is_one_penalty() -> None:
    race, seen = after_the_draw(1.0)
    assert race.judge(race.press("P2 throw b5", 2.0, seen)) == ["P2 late b5"]
    assert race.at.field("P2 cards") == "4 9 2"
    assert len(race.at.told("penalty")) == 1


def test_bloops_q12_several_thrown_are_each_judged_alone() -> None:
    race = Race(f"{AFTER_A_4}; discard 4")
    presses = race.press("P2 throw b4", 0.9), race.press("P2 throw b5", 0.95)
    assert race.judge(*presses) == ["P2 throw b4", "P2 throw b5"]
    assert race.at.field("P2 cards") == "1 9"


def test_bloops_q12_one_in_time_and_one_after_the_draw() -> None:
    race = Race(f"{AFTER_A_4}; discard 4")
    seen = race.at.bloops.copy()
    presses = [
        race.press("P3 throw b6", 1.0, seen),
        race.press("P1 draw", 1.1, seen),
        race.press("P3 throw b7", 1.2, seen),
    ]
    assert race.judge(*presses)[-1] == "P3 lapses"
    assert race.at.field("P3 cards") == "- 4"


def test_bloops_q14_a_thrown_card_that_has_moved_is_void() -> None:
    race = Race(f"{AFTER_A_4}; discard 9; queue P0:9")
    seen = race.at.bloops.copy()
    race.at.play("P0 swap b0 b5")
    assert race.judge(race.press("P2 throw b5", 1.0, seen)) == ["P2 lapses"]
    assert race.judge(race.press("P2 throw b5", 1.0)) == ["P2 BLOOPS-CD-1"]


def test_bloops_q14_a_choice_whose_card_has_left_lapses() -> None:
    race = Race(f"{AFTER_A_4}; discard 4; queue P0:8")
    seen = race.at.bloops.copy()
    race.at.play("P2 throw b4")
    assert race.judge(race.press("P0 look b4", 1.0, seen)) == ["P0 lapses"]
    assert race.judge(race.press("P0 look b5", 1.0)) == ["P0 look b5"]


def test_bloops_q39_a_draw_overtaken_by_an_effect_is_cancelled() -> None:
    race = Race(f"{AFTER_A_4}; discard 9")
    draw, throw = race.press("P1 draw", 1.2), race.press("P2 throw b5", 1.1)
    assert race.judge(draw, throw) == ["P2 throw b5", "P1 lapses"]
    assert race.at.turn == "P2"
    assert race.at.field("P1 cards") == "4 2"


def test_bloops_q40_a_tie_goes_to_the_throw() -> None:
    race = Race(f"{AFTER_A_4}; discard 4")
    draw, throw = race.press("P1 draw", 1.100), race.press("P2 throw b4", 1.114)
    assert race.judge(draw, throw) == ["P2 throw b4", "P1 draw"]
    race = Race(f"{AFTER_A_4}; discard 4")
    draw, throw = race.press("P1 draw", 1.100), race.press("P2 throw b4", 1.116)
    assert race.judge(draw, throw) == ["P1 draw", "P2 lapses"]


def test_bloops_q40_ties_between_throws_go_clockwise_from_the_turns_player() -> None:
    race = Race(f"{AFTER_A_4}; discard 4; turn P2; direction counterclockwise")
    presses = [
        race.press("P1 throw b2", 1.000),
        race.press("P0 throw b0", 1.001),
        race.press("P3 throw b6", 1.010),
        race.press("P2 throw b4", 1.014),
        race.press("P3 throw b7", 1.016),
    ]
    order = [verdict.partition(" ")[0] for verdict in race.judge(*presses)]
    assert order == ["P2", "P3", "P0", "P1", "P3"]


def test_bloops_q41_a_false_start_is_void() -> None:
    race = Race(f"{AFTER_A_4}; discard 4")
    assert race.judge(race.press("P2 throw b5", 0.119)) == ["P2 lapses"]
    assert race.judge(race.press("P1 draw", 0.119)) == ["P1 lapses"]
    assert race.at.field("P2 cards") == "4 9"
    assert race.judge(race.press("P2 throw b4", 0.121)) == ["P2 throw b4"]


def test_bloops_q41_a_card_is_no_surprise_to_its_discarder() -> None:
    race = Race(f"{AFTER_A_4}; discard 4")
    assert race.judge(race.press("P0 throw b0", 0.050)) == ["P0 throw b0"]


def test_bloops_q42_an_early_draw_is_refused_a_draw_out_of_turn_is_a_fault() -> None:
    race = Race(f"{AFTER_A_4}; discard 8; queue P0:8")
    assert race.judge(race.press("P1 draw", 1.0)) == ["P1 BLOOPS-CD-4"]
    assert race.judge(race.press("P2 draw", 1.0)) == ["P2 grab"]
    locked = Race(f"{AFTER_A_4}; discard 4; locked yes", "grace=quick")
    assert locked.judge(locked.press("P1 draw", 0.5)) == ["P1 BLOOPS-Q42"]


def test_bloops_q42_pressing_draw_twice_is_no_fault() -> None:
    race = Race(f"{AFTER_A_4}; discard 4")
    seen = race.at.bloops.copy()
    twice = race.press("P1 draw", 1.0, seen), race.press("P1 draw", 1.1, seen)
    assert race.judge(*twice) == ["P1 draw", "P1 lapses"]


def test_bloops_pen_2_clients_cannot_send_what_only_the_referee_finds() -> None:
    race = Race(f"{AFTER_A_4}; discard 4")
    for line in ("P2 late b4", "P2 grab", "P2 unlock", "P2 close", "P2 hide b4"):
        with pytest.raises(NotationError):
            race.judge(race.press(line, 1.0))


def test_bloops_cd_1_a_throw_before_any_discard_is_refused() -> None:
    race = Race("P0 cards 4; P1 cards 4; pile 3 2")
    assert race.judge(race.press("P1 throw b1", 1.0)) == ["P1 BLOOPS-CD-1"]
    race.at.play("P0 draw")
    assert race.judge(race.press("P1 throw b1", 2.0)) == ["P1 BLOOPS-CD-1"]


def test_bloops_end_1_presses_after_the_end_lapse() -> None:
    race = Race("P0 cards 4; P1 cards 4; pile 20 2")
    race.at.play("P0 draw")
    press = race.press("P1 draw", 2.0)
    race.at.play("P0 discard")
    assert race.judge(press) == ["P1 lapses"]


def test_bloops_setup_4_rearranging_is_simply_played() -> None:
    race = Race(f"{AFTER_A_4}; discard 4")
    assert race.judge(race.press("P2 arrange b5 b4", 0.01)) == ["P2 arrange b5 b4"]


def test_bloops_q21_bloops_before_a_level_draw() -> None:
    race = Race(f"{AFTER_A_4}; discard 4")
    draw, bloops = race.press("P1 draw", 1.000), race.press("P0 bloops", 1.010)
    assert race.judge(draw, bloops) == ["P0 bloops", "P1 draw"]
    late = Race(f"{AFTER_A_4}; discard 4")
    draw, bloops = late.press("P1 draw", 1.000), late.press("P0 bloops", 1.020)
    assert late.judge(draw, bloops) == ["P1 draw", "P0 lapses"]


def test_bloops_q8_throws_draws_and_bloops_race_other_presses_do_not() -> None:
    race = Race(f"{AFTER_A_4}; discard 4")
    races = {
        line: race.referee.is_race(race.at.state, race.press(line, 1.0))
        for line in ("P2 throw b4", "P1 draw", "P0 bloops", "P2 draw", "P2 arrange b5 b4")
    }
    assert [line for line, is_race in races.items() if is_race] == [
        "P2 throw b4",
        "P1 draw",
        "P0 bloops",
    ]
    race.at.play("P1 draw")
    assert not race.referee.is_race(race.at.state, race.press("P2 throw b4", 2.0))


# A has discarded a 7 that is done with; B holds another.
AFTER_A_7 = "P0 cards 3 5; P1 cards 7 2; P2 cards 4 9; step window; discard 7; pile 1 2 6 0"


def test_bloops_q21_a_press_overtaken_by_an_effect_is_armed() -> None:
    race = Race(AFTER_A_7)
    bloops, throw = race.press("P0 bloops", 1.2), race.press("P1 throw b2", 1.1)
    assert race.judge(bloops, throw) == ["P1 throw b2", "P0 arm"]
    assert race.at.field("holder") == ""
    assert race.at.view(0).armed
    assert not race.at.view(1).armed
    assert race.at.play("P1 look b0", "P1 seen").told("bloops")
    assert race.at.field("holder") == "P0"


def test_bloops_q21_a_press_overtaken_by_a_plain_counter_discard_is_announced() -> None:
    race = Race(f"{AFTER_A_4}; discard 4")
    bloops, throw = race.press("P0 bloops", 1.2), race.press("P1 throw b2", 1.1)
    assert race.judge(bloops, throw) == ["P1 throw b2", "P0 bloops"]


def test_bloops_q21_a_press_overtaken_by_the_next_draw_lapses() -> None:
    race = Race(AFTER_A_7)
    bloops, draw = race.press("P0 bloops", 1.2), race.press("P1 draw", 1.1)
    assert race.judge(bloops, draw) == ["P1 draw", "P0 lapses"]


def test_bloops_q21_a_second_press_finds_it_armed() -> None:
    race = Race(AFTER_A_7)
    first, second = race.press("P0 bloops", 1.2), race.press("P0 bloops", 1.3)
    assert race.judge(race.press("P1 throw b2", 1.1), first, second)[1:] == [
        "P0 arm",
        "P0 lapses",
    ]
    assert race.judge(race.press("P0 bloops", 1.4)) == ["P0 BLOOPS-Q21"]  # on today's screen


def test_bloops_q21_arming_that_comes_after_the_last_effect_announces() -> None:
    race = Race(AFTER_A_7)
    race.at.play("P1 throw b2", "P1 look b0")
    arm = race.press("P0 arm", 1.2)
    race.at.play("P1 seen")
    assert race.judge(arm) == ["P0 bloops"]


def test_bloops_q21_arming_is_not_announced_in_a_later_turn() -> None:
    race = Race(AFTER_A_7)
    race.at.play("P1 throw b2", "P1 look b0")
    arm = race.press("P0 arm", 1.2)
    race.at.play("P1 seen", "P1 draw", "P1 discard")
    assert race.judge(arm) == ["P0 lapses"]


NOTHING_LEFT = "P0 cards 3 5; P1 cards 4 2; P2 cards 4 9; step window; discard 4"


def test_bloops_q44_throws_of_who_is_barred_are_refused_or_lapse() -> None:
    race = Race(NOTHING_LEFT)
    wrong, right = race.press("P2 throw b5", 1.0), race.press("P2 throw b4", 1.1)
    assert race.judge(wrong, right) == ["P2 throw b5", "P2 lapses"]
    assert race.judge(race.press("P2 throw b4", 1.2)) == ["P2 BLOOPS-Q44"]
    assert race.judge(race.press("P2 draw", 1.3)) == ["P2 BLOOPS-PEN-2"]
    assert race.judge(race.press("P1 throw b2", 1.4)) == ["P1 throw b2"]


def test_bloops_q44_a_late_throw_of_who_is_barred_costs_nothing_more() -> None:
    race = Race(f"{NOTHING_LEFT} 1")
    seen = race.at.bloops.copy()
    race.at.play("P1 draw")
    race.referee.shown(race.at.state, 1.0)
    assert race.judge(race.press("P2 throw b4", 2.0, seen)) == ["P2 late b4"]
    assert race.at.field("P2 cards") == "4 9 1"
    assert race.judge(race.press("P2 throw b4", 2.1)) == ["P2 late b4"]
    assert race.judge(race.press("P2 throw b4", 2.2, seen)) == ["P2 lapses"]
    assert race.judge(race.press("P2 throw b4", 2.3)) == ["P2 BLOOPS-Q44"]
