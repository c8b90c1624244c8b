"""BLITZ-Q11: what begins an answer, what keeps the start, what ends it and what it costs."""

import pytest

from tablee.core.contract import IllegalMove
from tablee.core.notation import NotationError
from tests.games.blitz.refereed import Refereed
from tests.games.blitz.table import Table

LIST = "options judge=list; "
PILES = "left q1 w1; right w2; "
FACE = PILES + "P0 play c1; P1 play t1 c2; turn P2; drawer P1; shows 1; "
PLAIN = PILES + "P0 play c1; P1 play t1; turn P2; drawer P1; shows 1; "


# --- the key of the first letter ------------------------------------------------------------------


def test_blitz_q11_the_first_key_starts_and_the_others_keep_the_start() -> None:
    game = Refereed(FACE)
    assert game.press(0, "typing 1", 1.0) == "start"
    assert game.press(0, "typing 2", 1.5) is None
    assert game.press(0, "typing 3", 2.6) is None
    assert game.press(0, "say rap", 3.5) == 'say known rap "rap"'


def test_blitz_q11_the_start_is_the_first_letter_after_an_article() -> None:
    """P0 types "le " first, but P1's own first letter comes before the r of "rock"."""
    game = Refereed(LIST + FACE)
    game.type(0, "le ", 1.0)  # 1.0, 1.1, 1.2
    game.press(1, "typing 1", 1.5)
    for length in (4, 5, 6, 7):
        game.press(0, f"typing {length}", 1.6 + length / 100)
    assert game.press(0, "say le rock", 2.0) == 'say known lerock "le rock" behind'
    assert game.table.state.face is not None
    game.press(1, "typing 2", 2.1)
    game.press(1, "say ut", 2.2)
    assert game.table.won(1) == ["c1"]


def test_blitz_q11_an_elided_article_is_one_too() -> None:
    game = Refereed(LIST + FACE)
    game.type(0, "l’", 1.0)
    game.press(1, "typing 1", 1.5)
    game.press(0, "typing 3", 1.8)
    assert game.press(0, "say l’or", 2.0) == 'say known l’or "l’or" behind'


def test_blitz_q11_a_word_that_looks_like_an_article_starts_with_its_first_letter() -> None:
    game = Refereed(LIST + FACE)
    game.type(0, "lama", 1.0)
    game.press(1, "typing 1", 1.05)
    assert game.press(0, "say lama", 2.0) == 'say known lama "lama"'
    assert game.table.won(0) == ["c2"]


def test_blitz_q10_the_article_of_the_later_start_puts_it_still_later() -> None:
    """P1 began between P0's article and P0's word, but with an article too."""
    game = Refereed(LIST + FACE)
    game.type(0, "le ", 1.0)
    game.press(1, "typing 1", 1.3)
    game.press(0, "typing 4", 1.5)
    assert game.press(0, "say le t", 1.6) == 'say known let "le t" behind'
    game.press(1, "typing 3", 1.7)
    game.press(1, "typing 4", 1.8)
    assert game.press(1, "say un t", 1.9) == 'say known unt "un t" behind'
    assert game.table.won(0) == ["c2"]


def test_blitz_q13_starts_can_turn_out_to_be_level() -> None:
    game = Refereed(LIST + FACE)
    game.type(0, "le ", 1.0)
    game.press(1, "typing 1", 1.505)
    game.press(0, "typing 4", 1.5)
    assert game.press(0, "say le t", 2.0) == 'say known let "le t" level'


def test_blitz_q11_a_first_letter_typed_again_counts_when_it_was_typed_last() -> None:
    game = Refereed(LIST + FACE)
    game.type(0, "le r", 1.0)
    game.press(1, "typing 1", 1.5)
    game.press(0, "typing 3", 1.6)  # the r is deleted
    game.press(0, "typing 4", 1.7)
    assert game.press(0, "say le t", 2.0) == 'say known let "le t" behind'


# --- the end of a start ---------------------------------------------------------------------------


def test_blitz_q11_a_start_ends_when_no_change_has_come_for_1_2_seconds() -> None:
    game = Refereed(FACE)
    game.press(0, "typing 1", 1.0)
    game.wait(2.19)
    assert game.table.state.face is not None
    assert game.table.state.face.order == [0]
    game.wait(2.21)
    assert game.played[-1] == "P0 stop"
    assert game.table.state.face.order == []


def test_blitz_q11_an_ended_start_costs_nothing_and_the_next_key_starts_anew() -> None:
    game = Refereed(LIST + FACE)
    game.press(0, "typing 1", 1.0)
    game.wait(2.5)
    assert game.table.told() == ["stopped"]
    assert game.table.clocks() == {"silence -": 30}
    game.press(1, "typing 1", 2.6)
    assert game.press(0, "typing 2", 2.7) == "start"
    game.press(0, "say ut", 2.8)
    game.press(1, "typing 2", 2.9)
    game.press(1, "say do", 3.0)
    assert game.table.won(1) == ["c1"]


def test_blitz_q11_an_emptied_text_ends_a_start_too() -> None:
    game = Refereed(FACE)
    game.type(0, "ro", 1.0)
    assert game.press(0, "typing 0", 1.3) == "stop"
    assert game.table.clocks() == {"silence -": 30}
    assert game.press(0, "typing 1", 1.4) == "start"


def test_blitz_q11_a_table_option_allows_3_seconds_for_all_alike() -> None:
    game = Refereed("options pause=long; " + FACE)
    for seat in (0, 1):
        game.press(seat, "typing 1", 1.0 + seat)
    game.wait(3.9)
    assert game.table.state.face is not None
    assert game.table.state.face.order == [0, 1]
    game.wait(4.1)
    assert game.table.state.face.order == [1]
    game.wait(5.1)
    assert game.table.state.face.order == []


def test_blitz_q11_a_key_after_too_long_a_pause_is_another_start() -> None:
    """Though the clock, which waits for keys still in flight, has not ended the first one yet."""
    game = Refereed(LIST + FACE)
    game.press(0, "typing 1", 1.0)
    game.press(1, "typing 1", 2.0)
    game.press(1, "typing 2", 2.19)
    game.referee._typing[0].change(2.3, 2, 1.2)
    assert game.press(0, "say ut", 2.31) == 'say known ut "ut" behind'


def test_blitz_q11_whoever_waits_in_silence_keeps_nobody_waiting() -> None:
    """P0 presses a key first and thinks; P1 has the word, and has won when P0's start has ended."""
    game = Refereed(LIST + FACE)
    game.press(0, "typing 1", 0.2)
    game.answer(1, "ut", 0.9)
    assert game.table.state.face is not None
    game.wait(1.5)
    assert game.table.won(1) == ["c1"]


def test_blitz_q11_two_lengths_are_all_that_is_known_of_a_text() -> None:
    game = Refereed(FACE)
    for text in ("typing", "typing x", "typing -1", "typing 3 4", "typing 201", "typing ١"):
        with pytest.raises(NotationError):
            game.press(0, text, 1.0)


# --- buzzing and speaking -------------------------------------------------------------------------


def test_blitz_q11_a_buzz_holds_if_the_first_letter_follows_within_1_2_seconds() -> None:
    game = Refereed(LIST + FACE)
    assert game.press(0, "start", 1.0) == "start"
    game.press(1, "typing 1", 1.1)
    game.press(0, "typing 1", 2.1)
    assert game.press(0, "say u", 2.2) == 'say known u "u"'
    assert game.table.won(0) == ["c2"]


def test_blitz_q11_a_buzz_after_the_first_letter_is_one_too_many() -> None:
    game = Refereed(FACE)
    game.press(0, "typing 1", 1.0)
    assert game.press(0, "start", 1.1) is None
    assert game.press(0, "speak", 1.1) is None


def test_blitz_q11_a_buzz_without_a_letter_ends() -> None:
    game = Refereed(FACE)
    game.press(0, "start", 1.0)
    game.wait(2.3)
    assert game.played[-1] == "P0 stop"


def test_blitz_q11_an_article_does_not_hold_a_buzz() -> None:
    game = Refereed(LIST + FACE)
    game.press(0, "start", 1.0)
    game.press(1, "typing 1", 1.5)
    for at, length in ((1.8, 1), (2.0, 2), (2.1, 3), (2.3, 4)):
        game.press(0, f"typing {length}", at)
    assert game.press(0, "say le t", 2.4) == 'say known let "le t" behind'


def test_blitz_q11_a_long_pause_does_not_lengthen_a_buzz() -> None:
    game = Refereed("options judge=list pause=long; " + FACE)
    game.press(0, "start", 1.0)
    game.press(1, "typing 1", 1.5)
    game.press(0, "typing 1", 2.5)
    assert game.press(0, "say u", 2.6) == 'say known u "u" behind'


def test_blitz_q11_the_microphone_starts_and_needs_no_key() -> None:
    game = Refereed(LIST + FACE)
    assert game.press(0, "speak", 1.0) == "speak"
    assert game.table.clocks()["deliver P0"] == 2.5
    game.press(1, "typing 1", 1.1)
    assert game.table.clocks()["deliver P1"] == 6
    assert game.press(0, "say le rock", 3.4) == 'say known lerock "le rock"'
    assert game.table.won(0) == ["c2"]


def test_blitz_q11_what_is_spoken_too_late_is_a_failed_start() -> None:
    game = Refereed(FACE)
    game.press(0, "speak", 1.0)
    game.wait(3.6)
    assert game.played[-1] == "P0 blank"
    assert game.table.clocks()["cool -"] == 1


def test_blitz_q13_voice_and_key_can_be_level() -> None:
    game = Refereed(FACE)
    game.press(0, "typing 1", 1.0)
    assert game.press(1, "speak", 1.01) == "speak level"


# --- the time to deliver --------------------------------------------------------------------------


def test_blitz_q11_six_seconds_bound_what_can_be_gained_by_changing_the_text() -> None:
    game = Refereed(FACE)
    game.press(0, "typing 1", 1.0)
    for tick in range(1, 10):
        game.press(0, f"typing {1 + tick % 2}", 1.0 + tick * 0.6)
    game.wait(7.1)
    assert game.played[-1] == "P0 blank"
    assert game.table.told() == ["blank"]
    assert game.press(0, "typing 3", 7.2) is None
    assert game.press(0, "typing 4", 8.1) == "start"


# --- starting without a face-off ------------------------------------------------------------------


@pytest.mark.parametrize(("position", "seat"), [(PLAIN, 0), (PLAIN, 3), (FACE, 2), (FACE, 3)])
@pytest.mark.parametrize("text", ["typing 1", "start", "speak"])
def test_blitz_q11_a_start_by_anyone_not_in_a_face_off_costs_a_cool_down(
    position: str, seat: int, text: str
) -> None:
    game = Refereed(position)
    assert game.press(seat, text, 1.0) == "stray start"
    assert game.table.told() == ["stray_start"]
    assert game.table.clocks()["stray -"] == 1
    assert game.table.screen(0).strays == [seat]
    assert game.press(seat, "typing 2", 1.5) is None
    with pytest.raises(IllegalMove, match="BLITZ-Q11"):
        game.press(seat, "start", 1.6)
    game.wait(2.1)
    assert game.table.screen(0).strays == []


def test_blitz_q11_the_cool_down_holds_in_the_face_off_that_comes_next() -> None:
    game = Refereed("left c2 q1; right w2; P2 play c1; turn P0; shows 1; ")
    game.press(2, "typing 1", 1.0)
    game.press(0, "draw left", 1.3)
    assert game.table.duellists() == [0, 2]
    assert game.press(2, "typing 2", 1.9) is None
    assert game.press(2, "typing 3", 2.1) == "start"


def test_blitz_q11_letters_of_a_word_begun_on_other_cards_start_nothing() -> None:
    """P1 wins while P0 still types: P0 has not seen it yet."""
    game = Refereed(LIST + FACE)
    game.press(1, "typing 1", 1.0)
    game.press(0, "typing 1", 1.1)
    seen = game.table.state.copy()
    game.press(1, "say ut", 1.2)
    assert game.table.won(1) == ["c1"]
    assert game.press(0, "typing 2", 1.25, seen=seen) is None
    assert game.press(0, "typing 3", 1.6) == "stray start"


def test_blitz_q4_a_stray_start_tells_nobody_whether_there_is_a_face_off() -> None:
    hidden, plain = (Refereed(position + "looked no; ") for position in (FACE, PLAIN))
    for game in (hidden, plain):
        assert game.press(2, "typing 1", 1.0) == "stray start"
    assert hidden.table.story == plain.table.story
    assert hidden.table.clocks() == plain.table.clocks() == {"look -": 3, "stray -": 1}
    for seat in (None, 0, 2):
        assert hidden.table.screen(seat).face_off is None
        assert hidden.table.state.asked(seat).to_act == plain.table.state.asked(seat).to_act


# --- the rules' own part --------------------------------------------------------------------------


def test_blitz_q11_a_stop_costs_nothing_a_blank_does() -> None:
    assert Table(FACE).play("P0 start", "P0 stop").clocks() == {"silence -": 30}
    assert "cool -" in Table(FACE).play("P0 start", "P0 blank").clocks()


def test_blitz_q11_clocks_of_a_typed_start() -> None:
    clocks = Table(FACE).play("P0 start").clocks()
    assert (clocks["deliver P0"], clocks["pause P0"]) == (6, 1.2)
    assert "pause P0" not in Table(FACE).play("P0 speak").clocks()


def test_blitz_q10_a_stop_lets_the_other_answer_be_heard() -> None:
    table = Table(LIST + FACE).play("P0 start", "P1 start", 'P1 say known jazz "jazz"', "P0 stop")
    assert table.won(1) == ["c1"]


def test_blitz_q10_an_answer_is_placed_beside_a_start_of_the_opponent_only() -> None:
    table = Table(LIST + FACE).play("P0 start")
    assert table.refusal('P0 say known rock "rock" behind') == "BLITZ-Q10"
    table.play("P1 start", 'P0 say known rock "le rock" behind')
    assert table.state.face is not None
    assert table.state.face.order == [1, 0]
    table.play('P1 say known jazz "jazz"')
    assert table.won(1) == ["c1"]


def test_blitz_q13_an_answer_found_level_ties() -> None:
    table = Table(LIST + FACE).play("P0 start", "P1 start", 'P0 say known rock "rock" level')
    table.play('P1 say known jazz "jazz"')
    assert "tied" in table.told()
