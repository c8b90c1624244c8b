"""The deck, the piles, turns, Duel cards and the end."""

from collections import Counter

from tablee.core.chance import FastChance, ScriptedChance
from tablee.games.blitz import BLITZ
from tablee.games.blitz.cards import CARDS, FACES, SYMBOL, TEXT, is_duel, with_symbols
from tablee.games.blitz.options import BlitzOptions
from tablee.games.blitz.rules import Blitz
from tests.games.blitz.table import Table


def dealt(seats: int, *luck: int, options: BlitzOptions | None = None) -> Blitz:
    state = BLITZ.deal(seats, options or BlitzOptions(), ScriptedChance(luck))
    assert isinstance(state, Blitz)
    return state


def test_blitz_comp_1_a_deck_has_54_themes_and_6_duels() -> None:
    assert len(TEXT) == CARDS == 60
    assert sum(is_duel(card) for card in range(CARDS)) == 6
    symbols = Counter(SYMBOL[card] for card in range(CARDS) if not is_duel(card))
    assert sorted(symbols.values()) == [6, 6, 7, 7, 7, 7, 7, 7]


def test_blitz_comp_1_the_die_has_six_different_pairs() -> None:
    assert len({frozenset(face) for face in FACES}) == 6
    assert all(first != second for first, second in FACES)
    shown = Counter(symbol for face in FACES for symbol in face)
    assert sorted(shown.values()) == [1, 1, 1, 1, 2, 2, 2, 2]


def test_blitz_setup_1_the_shuffled_deck_is_cut_into_two_equal_piles() -> None:
    state = dealt(4, 0)
    assert [len(pile) for pile in state.piles] == [30, 30]
    first = BLITZ.deal(4, BlitzOptions(), FastChance(1)).text()
    assert first != BLITZ.deal(4, BlitzOptions(), FastChance(2)).text()


def test_blitz_setup_2_three_players_leave_out_two_symbols_of_one_face() -> None:
    state = dealt(3, 0, 0)
    assert state.out_symbols == FACES[0]
    gone = with_symbols(FACES[0])
    assert not any(card in pile for pile in state.piles for card in gone)
    assert [len(pile) for pile in state.piles] == [23, 23]


def test_blitz_setup_2_can_be_switched_off_and_is_for_three_only() -> None:
    assert dealt(3, 0, options=BlitzOptions(remove_symbols=False)).out_symbols == []
    assert dealt(4, 0).out_symbols == []


def test_blitz_setup_2_a_face_with_a_removed_symbol_is_rerolled() -> None:
    table = Table("seats 3; removed c t; left D1 q1; right q2", 1, 3).play("P0 draw left")
    assert table.told() == ["duel_drawn", "rerolled", "rolled"]
    assert table.state.die == 3


def test_blitz_turn_1_a_random_starter_then_clockwise() -> None:
    assert dealt(4, 2).to_act() == [2]
    table = Table("left c1 q1 t1; right s1; turn P3").play("P3 draw left", "P0 draw left")
    assert table.state.to_act() == [1]
    assert table.refusal("P0 draw left") == "BLITZ-TURN-1"


def test_blitz_turn_2_draws_from_either_pile_onto_the_play_pile() -> None:
    table = Table("left c1; right q1; P0 play t1")
    assert table.legal(0) == ["draw left", "draw right"]
    table.play("P0 draw right")
    assert [TEXT[card] for card in table.state.play_piles[0]] == ["t1", "q1"]
    assert table.top(0) == "q1"


def test_blitz_turn_2_an_empty_pile_cannot_be_drawn_from() -> None:
    table = Table("left c1")
    assert table.legal(0) == ["draw left"]
    assert table.refusal("P0 draw right") == "BLITZ-TURN-2"


def test_blitz_turn_3_no_match_goes_to_the_next_player() -> None:
    table = Table("left c1; right t1; P1 play q1").play("P0 draw left")
    assert table.state.face is None
    assert table.state.to_act() == [1]


def test_blitz_turn_3_equal_symbols_on_two_tops_face_off() -> None:
    table = Table("left c1; right t1; P2 play c2").play("P0 draw left")
    assert table.duellists() == [0, 2]
    assert table.state.to_act() == [0, 2]


def test_blitz_q5_after_a_card_the_left_neighbour_after_a_duel_the_same_drawer() -> None:
    table = Table("left c1 D1 q1; right t1", 3).play("P0 draw left")
    assert table.state.to_act() == [1]
    table.play("P1 draw left")
    assert table.state.to_act() == [1]


def test_blitz_q9_covered_cards_do_not_match() -> None:
    table = Table("left c1; right t1; P1 play c2 q1; P2 play q2 t2").play("P0 draw left")
    assert table.state.face is None


def test_blitz_q30_nobody_sees_the_card_before_it_is_flipped() -> None:
    one, other = Table("left c1; right t1"), Table("left q1; right t1")
    for seat in (None, 0, 1):
        assert one.view(seat) == other.view(seat)
    one.play("P0 draw left")
    assert all("c1" in one.screen(seat).tops for seat in (None, 0, 1))


def test_blitz_q31_an_idle_drawer_has_8_seconds() -> None:
    table = Table("left c1; right q1 q2")
    (wait,) = table.state.waits()
    assert (wait.seconds, wait.seat, wait.move.text) == (8, 0, "draw right")
    table.play("P0 draw left")
    look = table.clocks()["look -"]
    table.play("- look")
    assert look + table.clocks()["draw P1"] == 8


# --- Duel cards -----------------------------------------------------------------------------------

FOUR = "left D1 w1; right w2; P0 play q1; P1 play x1; P2 play c1; P3 play t1; turn P1"


def test_blitz_duel_1_both_symbols_on_tops_face_off_at_once() -> None:
    table = Table(FOUR, 0).play("P1 draw left")
    assert TEXT[table.state.duels[-1]] == "D1"
    assert table.duellists() == [2, 3]
    assert table.top(1) == "x1"


def test_blitz_duel_1_one_symbol_alone_does_not() -> None:
    table = Table("left D1 w1; right w2; P2 play c1", 0).play("P0 draw left")
    assert table.state.face is None


def test_blitz_duel_2_the_pair_stays_active_besides_ordinary_matches() -> None:
    start = "die ct; duels D1; P2 play c1; right w1; "
    assert Table(start + "left t1").play("P0 draw left").duellists() == [0, 2]
    assert Table(start + "left c2").play("P0 draw left").duellists() == [0, 2]


def test_blitz_duel_2_the_next_duel_ends_the_pair() -> None:
    table = Table("die ct; duels D1; P2 play c1; left D2 t1; right w1", 3)
    table.play("P0 draw left", "P0 draw left")
    assert table.state.face is None


def test_blitz_duel_3_the_duels_drawer_draws_again_after_the_face_off() -> None:
    table = Table("options judge=list; " + FOUR, 0)
    table.play("P1 draw left", "P2 start", 'P2 say known a "a"')
    assert table.state.to_act() == [1]


def test_blitz_q7_a_duel_as_the_last_card_is_resolved_then_the_end() -> None:
    table = Table("options judge=list; left D1; P2 play c1; P3 play t1; turn P1", 0)
    table.play("P1 draw left")
    assert table.duellists() == [2, 3]
    table.play("P3 start", 'P3 say known a "a"', "- look")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.winners == [3]


# --- the end --------------------------------------------------------------------------------------


def test_blitz_end_1_both_piles_empty_ends_the_game_and_most_won_cards_wins() -> None:
    table = Table("left c1; P1 won q1 q2; P2 won t1").play("P0 draw left", "- look")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.rule) == ([1], [0, 2, 1, 0], "BLITZ-END-1")
    assert table.told() == ["game_over"]
    assert table.refusal("P0 draw left") == "BLITZ-END-1"


def test_blitz_end_1_one_empty_pile_does_not() -> None:
    table = Table("left c1; right q1").play("P0 draw left", "- look")
    assert table.state.outcome() is None


def test_blitz_q25_the_last_cards_cascades_are_played_before_the_end() -> None:
    table = Table("options judge=list; left c1; P1 play s1 c2; P3 play s2")
    table.play("P0 draw left", "P0 start", 'P0 say known a "a"')
    assert table.duellists() == [1, 3]
    table.play("P3 start", 'P3 say known b "b"')
    assert table.state.outcome() is None
    table.play("- look")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.scores == [1, 0, 0, 1]


def test_blitz_q26_a_final_tie_is_shared() -> None:
    table = Table("left c1; P1 won q1; P2 won t1").play("P0 draw left", "- look")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.winners == [1, 2]


def test_blitz_q27_only_won_cards_count() -> None:
    table = Table("left c1; P0 play q2 t2 s1; P1 won q1").play("P0 draw left", "- look")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.scores == [0, 1, 0, 0]
