"""From round to round, and the end of the game."""

import pytest

from tablee.core.chance import FastChance, ScriptedChance
from tests.games.blot.table import at, dealt, kinds, legal, play, refused, view

SHOWN = {
    1: "Loki {} Y; Odin {} G; Thor {} B",
    2: "Balder {} Y; Odin {} G; Thor {} B",
    3: "Balder {} Y; Loki {} G; Thor {} B",
    4: "Balder {} Y; Loki {} G; Odin {} B",
}
LAST_CEREMONY = "R light P1:B5 P2:B10 P3:B7; P0 hand B8"


def last_card(number: int, extra: str = "") -> str:
    """P0 is about to complete the round's last ceremony, which P2 wins."""
    return f"round {number}; {SHOWN[number].format(0, 0, 0)}; {LAST_CEREMONY}; {extra}"


def line(points: int) -> str:
    return f"1/{points - 3}/0/0/0" if points else "0/0/0/0/0"


def ended(last: str, *rounds: list[int], teams: str = "no") -> str:
    """A finished game with these points a round; that seat has won the very last ceremony."""
    sheet = ", ".join(" ".join(line(points) for points in row) for row in rounds)
    trick = f"R {last}:G3 {last}:G4 {last}:G5 {last}:G6"
    return f"options teams={teams}; round 4; step over; sheet {sheet}; tricks {trick}"


def test_blot_next_1_the_mask_moves_right_then_the_visible_gods_flip() -> None:
    """Also BLOT-Q15: the rulebook's faces, all 0 in round 1."""
    state = dealt(3, ScriptedChance([0, 0, 0, 0, 0]))
    chance = FastChance(3)
    seen = []
    for _ in range(4):
        visible = [f"{god.name[0]}{god.face}" for god in view(state).gods if not god.masked]
        seen.append(" ".join(visible))
        number = state.round
        while state.round == number and state.to_act():
            state.apply(state.turn, state.moves(state.turn)[0], chance)
        if state.to_act():
            play(state, f"P{state.turn} name P0", chance=chance)
    assert seen == ["L0 O0 T0", "B1 O1 T1", "B0 L1 T0", "B1 L0 O0"]


def test_blot_q15_the_newly_masked_god_is_not_flipped() -> None:
    state = at(f"round 2; Balder 1 Y; Loki 1; Odin 0 G; Thor 1 B; {LAST_CEREMONY}")
    story = play(state, "P0 R:B8")
    assert state.god_faces == [0, 0, 0, 0]  # Odin, now masked, stays as it was
    assert state.mask == 2
    assert story[-1].values == {"god": "Odin", "faces": [0, 0, 0, 0]}


@pytest.mark.parametrize("starter", [0, 2, 3])
def test_blot_next_2_the_last_winner_names_the_next_starter(starter: int) -> None:
    state = at(last_card(1))
    play(state, "P0 R:B8")
    assert state.to_act() == [2]
    assert legal(state, 2) == {"name P0", "name P1", "name P2", "name P3"}
    assert refused(state, f"P0 name P{starter}") == "BLOT-NEXT-2"
    assert refused(state, "P2 name P4") == "BLOT-NEXT-2"
    play(state, f"P2 name P{starter}", chance=FastChance(2))
    assert state.to_act() == [starter]


def test_blot_next_2_nobody_names_a_starter_during_the_round() -> None:
    assert refused(at("P0 hand R3"), "P0 name P0") == "BLOT-NEXT-2"


def test_blot_next_2_not_after_the_fourth_round() -> None:
    state = at(last_card(4))
    play(state, "P0 R:B8")
    assert state.to_act() == []
    assert refused(state, "P2 name P0") == "BLOT-END-1"


def test_blot_q16_the_starter_is_named_after_scoring_and_before_the_deal() -> None:
    state = at(last_card(1))
    play(state, "P0 R:B8")
    assert len(state.sheet) == 1
    assert state.hands == [0, 0, 0, 0]
    assert refused(state, "P0 R:B8") == "BLOT-Q16"
    story = play(state, "P2 name P1", chance=FastChance(2))
    assert kinds(story) == ["starter_named", "round_dealt"]
    assert all(state.hands)


def test_blot_end_1_after_four_rounds_the_highest_total_wins() -> None:
    sheet = "3/0/0/0/0 1/0/0/0/0 1/0/0/0/0 1/0/0/0/0"
    state = at(last_card(4, f"sheet {sheet}, {sheet}, {sheet}"))
    assert state.outcome() is None
    story = play(state, "P0 R:B8")
    outcome = state.outcome()
    assert outcome is not None
    assert kinds(story)[-1] == "game_over"
    assert outcome.scores == [27, 9, 9 + state.sheet[3].lines[2].points, 9]
    assert (outcome.winners, outcome.rule) == ([0], "BLOT-END-1")
    assert outcome.places == [1, 3, 2, 3]


def test_blot_end_1_then_no_card_is_played() -> None:
    state = at("round 4; step over; P0 hand R3")
    assert refused(state, "P0 G:R3") == "BLOT-END-1"
    assert state.moves(0) == []


TIED = [[10, 16, 9, 10], [12, 4, 9, 10], [8, 10, 9, 10], [10, 10, 9, 10]]


@pytest.mark.parametrize(("last", "winner"), [("P3", 3), ("P2", 1), ("P0", 0)])
def test_blot_end_2_ties_go_to_the_last_ceremony_then_to_the_best_round(
    last: str, winner: int
) -> None:
    outcome = at(ended(last, *TIED)).outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ([winner], "BLOT-END-2")


def test_blot_end_2_still_tied_is_shared() -> None:
    outcome = at(ended("P2", [9, 4, 1, 0], [4, 9, 1, 0], [4, 4, 1, 0], [4, 4, 1, 0])).outcome()
    assert outcome is not None
    assert outcome.places == [1, 1, 3, 4]


def test_blot_q26_the_best_round_is_sought_among_the_tied() -> None:
    """P2 has the best round of all but is not tied."""
    outcome = at(ended("P3", [5, 6, 9, 0], [5, 4, 0, 0], [5, 5, 0, 0], [5, 5, 0, 0])).outcome()
    assert outcome is not None
    assert outcome.winners == [1]


def test_blot_q26_an_excluded_round_counts_zero() -> None:
    outcome = at(ended("P3", [-1, -2, -9, -9], [-1, 0, 1, 1], [-1, -1, 1, 1], [-1, -1, 1, 1]))
    result = outcome.outcome()
    assert result is not None
    assert result.scores[:2] == [-4, -4]
    assert result.winners == [1]
