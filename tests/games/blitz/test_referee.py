"""The referee: from presses with fair times to moves."""

import pytest

from tablee.core.contract import IllegalMove
from tablee.core.notation import NotationError
from tablee.core.referee import Press
from tablee.games.blitz.referee import clean
from tablee.packs import GAMES
from tests.games.blitz.refereed import Refereed

FACE = "left q1 w1; right w2; P0 play c1; P1 play t1 c2; turn P2; drawer P1; shows 1; "


def race(start: str, key: str) -> Refereed:
    """The worked case: A starts at 2.295 s and answers at 4.9 s, B at 2.410 s and 3.0 s."""
    game = Refereed("options judge=list; " + FACE)
    presses = [(2.295, 0, start), (2.410, 1, start), (4.9, 0, "say aria"), (3.0, 1, "say blues")]
    presses += [(2.8, 0, key), (2.9, 1, key), (3.6, 0, key), (4.5, 0, key)] if key else []
    for at, seat, text in sorted(presses):
        if game.table.state.face is not None:
            game.press(seat, text, at)
    return game


def test_blitz_q10_the_earlier_start_wins_when_delivered_later_in_time() -> None:
    """Also BLITZ-Q11: 2.295 s to 4.9 s is within 6 s."""
    assert race("typing 1", "typing 2").table.won(0) == ["c2"]


def test_blitz_q11_spoken_the_same_answer_is_too_late() -> None:
    assert race("speak", "").table.won(1) == ["c1"]


@pytest.mark.parametrize(
    ("start", "at", "is_in_time"),
    [
        ("typing 1", 7.9, True),
        ("typing 1", 8.1, False),
        ("speak", 4.4, True),
        ("speak", 4.6, False),
    ],
)
def test_blitz_q11_the_time_to_answer_counts_from_the_start_and_not_from_its_verdict(
    start: str, at: float, *, is_in_time: bool
) -> None:
    """Its clock was set going 0.3 s later, when the race was judged."""
    game = Refereed("options judge=list; " + FACE)
    game.press(0, start, 2.0, held=0.3)
    for letter in range(2, 8):
        if start != "speak" and letter < at:
            game.press(0, f"typing {letter}", float(letter))
    said = game.press(0, "say aria", at)
    assert said is not None
    assert (game.table.won(0) == ["c2"]) == is_in_time


def test_blitz_q10_starts_are_the_race_and_answers_wait_for_them() -> None:
    game = Refereed(FACE)
    state = game.table.state
    presses = [Press(0, "typing 1", 2.1, state), Press(1, "start", 2.0, state)]
    assert all(game.referee.is_race(state, press) for press in presses)
    assert all(game.referee.contends(press) for press in presses)
    assert game.referee.first(state, presses) is presses[1]
    answer = Press(0, "say rock", 3.0, state)
    assert game.referee.is_race(state, answer)
    assert not game.referee.contends(answer)
    assert not game.referee.is_race(state, Press(0, "give up", 3.0, state))


def test_blitz_q11_a_change_of_a_begun_text_is_no_race() -> None:
    game = Refereed(FACE)
    game.press(0, "typing 1", 1.0)
    assert not game.referee.is_race(game.table.state, Press(0, "typing 2", 1.1, game.table.state))
    assert game.referee.is_race(game.table.state, Press(1, "typing 2", 1.1, game.table.state))


def test_blitz_q13_starts_within_15_ms_are_level() -> None:
    game = Refereed(FACE)
    assert game.press(0, "start", 2.000) == "start"
    assert game.press(1, "start", 2.014) == "start level"


def test_blitz_q13_a_gap_of_16_ms_is_not_level() -> None:
    game = Refereed(FACE)
    game.press(0, "start", 2.000)
    assert game.press(1, "start", 2.016) == "start"


def test_blitz_q13_a_start_that_failed_is_no_longer_level() -> None:
    game = Refereed(FACE)
    game.press(0, "start", 2.000)
    game.press(0, "stop", 2.005)
    assert game.press(1, "start", 2.010) == "start"


def test_blitz_q35_a_start_under_120_ms_after_the_flip_is_false() -> None:
    assert Refereed(FACE).press(0, "start", 0.119) == "false start"
    assert Refereed(FACE).press(0, "start", 0.121) == "start"


def test_blitz_q35_a_tie_break_card_is_a_surprise_too() -> None:
    game = Refereed(FACE)
    for seat in (0, 1):
        game.press(seat, "give up", 1.0)
    game.press(2, "draw left", 5.0)
    assert game.press(0, "start", 5.1) == "false start"
    assert game.press(1, "start", 5.2) == "start"


def test_blitz_ans_3_a_word_without_a_face_off_is_refused() -> None:
    game = Refereed("left q1; right w2; P0 play c1")
    with pytest.raises(IllegalMove, match="BLITZ-ANS-3"):
        game.press(0, "say rock", 5.0)
    assert game.words.asked == []


def test_blitz_ans_3_a_word_for_a_face_off_that_is_over_lapses() -> None:
    game = Refereed("options judge=list; " + FACE)
    before = game.table.state.copy()
    game.answer(0, "ut", 1.0)
    game.wait(5.0)
    assert game.press(1, "say rock", 5.1, seen=before) is None


def test_blitz_q11_a_word_without_a_start_is_refused() -> None:
    """As while one cools down: a refusal says why nothing happens."""
    game = Refereed(FACE)
    game.press(0, "speak", 1.0)
    game.wait(3.6)
    assert game.press(0, "typing 4", 3.7) is None
    with pytest.raises(IllegalMove, match="BLITZ-Q11"):
        game.press(0, "say rock", 3.7)


def test_blitz_q20_the_judge_is_asked_about_the_opponents_theme() -> None:
    game = Refereed(FACE, {"Le Rock": "near"})
    game.press(0, "start", 1.0)
    assert game.press(0, "say  Le  Rock ", 2.0) == 'say near lerock "Le Rock"'
    assert game.words.asked == [("c2", "Le Rock")]


def test_blitz_q18_the_referee_calls_a_used_word_used() -> None:
    game = Refereed(FACE + "used rock")
    game.press(0, "start", 1.0)
    assert game.press(0, "say Rock", 2.0) == 'say used rock "Rock"'


@pytest.mark.parametrize("verdict", ["known", "near", "unknown", "outside", "nonsense"])
def test_blitz_q33_the_referee_hands_the_lists_verdict_on(verdict: str) -> None:
    game = Refereed(FACE, {"rock": verdict})
    game.press(0, "start", 1.0)
    assert game.press(0, "say rock", 2.0) == f'say {verdict} rock "rock"'


def test_blitz_q19_an_empty_answer_is_a_blank_and_uses_nothing_up() -> None:
    game = Refereed(FACE)
    game.press(0, "start", 1.0)
    assert game.press(0, "say  ", 2.0) == "blank"
    assert game.table.state.used == []


def test_blitz_q19_words_are_cleaned_so_that_records_can_hold_them() -> None:
    assert clean(' l\u2019"été";\n#1, oui\\ ') == "l’ été 1 oui"
    assert len(clean("x" * 500)) == 60
    assert clean("ho\u0336\u0336\u0336\u0336u\u3164\u202ex \u0301") == "ho\u0336\u0336u x"
    assert clean("oui\u037e\u0301non") == "oui non"  # composed, the first is a semicolon


@pytest.mark.parametrize("word", ["o" + "\u0336" * 3, "hou\u3164x", " \u0301", "a\ufe0f"])
def test_blitz_q19_no_record_holds_a_word_that_nobody_can_say(word: str) -> None:
    with pytest.raises(NotationError):
        GAMES["blitz"].moves.parse(f'say right houx "{word}"')


def test_blitz_q4_a_press_cannot_find_out_whether_there_is_a_face_off() -> None:
    """Also BLITZ-FORGET-1: the next flip is blocked without a word."""
    game = Refereed(FACE + "looked no")
    for seat, text in ((2, "draw left"), (2, "stop"), (3, "say rock"), (3, "give up")):
        assert game.press(seat, text, 1.0) is None


def test_blitz_forget_1_a_draw_in_a_face_off_all_can_see_is_refused() -> None:
    with pytest.raises(IllegalMove, match="BLITZ-FORGET-1"):
        Refereed(FACE).press(2, "draw left", 1.0)


def test_blitz_q11_clients_cannot_send_the_referees_facts() -> None:
    game = Refereed(FACE)
    facts = ["start level", "speak level", "false start", "stray start", "blank", "look", "accept"]
    for text in [*facts, "time up", "ready P0", "nonsense", ""]:
        with pytest.raises(NotationError):
            game.press(0, text, 1.0)
    game.press(0, "start", 1.0)
    assert game.press(0, 'say used rock "r"', 2.0) == 'say known usedrockr "used rock r"'


def test_blitz_q10_clients_cannot_say_where_their_start_is() -> None:
    game = Refereed(FACE)
    game.press(1, "start", 1.0)
    game.press(0, "start", 1.5)
    said = game.press(0, 'say known rock "rock" ahead', 2.0)
    assert said == 'say known knownrockrockahead "known rock rock ahead"'


def test_blitz_q21_contests_and_votes_pass_through() -> None:
    game = Refereed(FACE)
    game.press(0, "start", 1.0)
    game.press(0, "say rock", 2.0)
    with pytest.raises(IllegalMove, match="BLITZ-Q21"):
        game.press(0, "contest", 3.0)
    before = game.table.state.copy()
    assert game.press(3, "contest", 3.0) == "contest"
    assert game.press(2, "contest", 3.1, seen=before) is None
    assert game.press(3, "vote no", 4.0) == "vote no"


def test_blitz_q34_the_referee_closes_the_chat_from_the_flip_on() -> None:
    plain = "left q1; right w2; P0 play c1"
    for position, is_open in ((plain, True), (plain + "; looked no", False), (FACE, False)):
        game = Refereed(position)
        assert game.referee.allows_chat(game.table.state) == is_open
        assert game.table.screen(0).chat == is_open
