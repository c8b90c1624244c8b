"""Two against two."""

import pytest

from tablee.core.chance import FastChance, ScriptedChance
from tablee.core.notation import NotationError
from tablee.games.blot import BLOT
from tablee.games.blot.options import BlotOptions
from tests.games.blot.table import at, count, dealt, legal, play, refused
from tests.games.blot.test_rounds import ended

TEAMS = "options teams=yes"


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_blot_team_1_teams_need_four_players(seats: int) -> None:
    with pytest.raises(NotationError, match="two against two"):
        BLOT.deal(seats, BlotOptions(teams=True), FastChance(1))
    with pytest.raises(NotationError, match="two against two"):
        at(f"seats {seats}; {TEAMS}; P0 hand R9")


def test_blot_team_1_four_player_rules_with_partners_opposite() -> None:
    state = dealt(4, ScriptedChance([0, 0, 0, 0, 1]), "teams")
    assert [hand.bit_count() for hand in state.hands] == [8] * 4
    assert state.full == 4
    assert [seat % state.sides for seat in range(4)] == [0, 1, 0, 1]
    play(state, "P1 R:G3")
    assert state.to_act() == [2]


def test_blot_team_2_tricks_are_pooled() -> None:
    """Balder: a red card of each partner makes a pair."""
    lines = count(
        "round 2; Balder 0 R; Odin 0 G; Thor 0 Y",
        "P0 R5 Y5 Y6 Y7",
        "P2 R6 Y8 Y9 Y10",
        last="P1 B7 B8 B9 B10",
        seats=4,
        extra=TEAMS,
    )
    assert [line.ceremonies for line in lines] == [2, 1]
    assert [line.gods for line in lines] == [[2, 0, 0, 4], [0, 0, 0, 0]]


def test_blot_team_2_a_player_without_a_trick_is_in_if_the_partner_has_one() -> None:
    state = at(
        f"{TEAMS}; Loki 0 Y; Odin 0 G; Thor 0 R; B light P2:B7 P2:B8 P2:B9; turn P2; P2 hand B10"
    )
    play(state, "P2 B:B10")
    assert [line.is_excluded for line in state.sheet[0].lines] == [False, True]
    assert state.scores() == [4, 0, 4, 0]


def test_blot_team_2_the_tie_break_is_the_teams() -> None:
    outcome = at(ended("P3", [9, 6], [4, 6], [4, 5], [4, 4], teams="yes")).outcome()
    assert outcome is not None
    assert outcome.scores == [21, 21, 21, 21]
    assert outcome.places == [2, 1, 2, 1]


def test_blot_team_2_the_losing_team_is_second_and_a_shared_victory_is_everybodys() -> None:
    lost = at(ended("P1", [9, 6], [4, 5], [4, 5], [4, 4], teams="yes")).outcome()
    assert lost is not None
    assert lost.places == [1, 2, 1, 2]


def test_blot_q23_loki_and_thor_strike_once_per_team() -> None:
    lines = count(
        "Loki 0 Y; Odin 0 G; Thor 0 R",
        "P0 R5 Y5 G5 G6",
        "P2 R6 Y6 G7 G8",
        last="P1 B7 B8 B9 B10",
        seats=4,
        extra=TEAMS,
    )
    assert lines[0].gods == [0, -3, 4, 4]
    assert lines[0].points == 6 - 3 + 4 + 4


def test_blot_q24_the_individual_winner_attributes_and_names() -> None:
    state = at(f"{TEAMS}; R light P1:B5 P2:B10 P3:B7; P0 hand B8; P1 hand Y3")
    play(state, "P0 R:B8")
    assert state.to_act() == [2]
    assert refused(state, "P0 give Loki") == "BLOT-Q24"
    state = at(f"{TEAMS}; Loki 0 Y; Odin 0 G; Thor 0 B; R light P1:B5 P2:B10 P3:B7; P0 hand B8")
    play(state, "P0 R:B8")
    assert legal(state, 2) == {"name P0", "name P1", "name P2", "name P3"}
    assert refused(state, "P0 name P0") == "BLOT-Q24"
