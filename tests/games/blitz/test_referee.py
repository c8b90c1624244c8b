"""The referee: from presses with fair times to moves."""

from collections.abc import Collection

import pytest

from tablee.core.chance import ScriptedChance
from tablee.core.contract import IllegalMove, State
from tablee.core.notation import NotationError
from tablee.core.referee import Press
from tablee.core.seats import Seat
from tablee.games.blitz import BLITZ
from tablee.games.blitz.cards import TEXT
from tablee.games.blitz.referee import Referee, clean
from tests.games.blitz.table import Table

FACE = "left q1 w1; right w2; P0 play c1; P1 play t1 c2; turn P2; drawer P1; shows 1; "


class Refereed:
    """A table whose presses go through a referee; the cards were shown at 0."""

    def __init__(self, position: str, verdict: str = "known") -> None:
        self.table = Table(position)
        self.asked: list[tuple[str, str]] = []
        self.verdict = verdict
        self.referee = Referee(BLITZ, self.judge)
        self.referee.shown(self.table.state, 0.0)

    def judge(
        self, language: str, deck: int, card: int, word: str, used: Collection[str]
    ) -> tuple[str, str]:
        self.asked.append((TEXT[card], word))
        return self.verdict, word.lower().replace(" ", "")

    def press(self, seat: Seat, text: str, at: float, seen: State | None = None) -> str | None:
        """The move it made, if any."""
        state = self.table.state
        move = self.referee.move(state, Press(seat, text, at, seen or state))
        if move is None:
            return None
        state.play(seat, move, ScriptedChance())
        self.referee.shown(state, at)
        return move.text


def race(options: str, first: float, second: float) -> Refereed:
    """The worked case: A starts at 2.295 s, B at 2.410 s, and both answer."""
    game = Refereed(f"options judge=list {options}; " + FACE)
    game.press(0, "start", 2.295)
    game.press(1, "start", 2.410)
    for at, seat, word in sorted([(first, 0, "aria"), (second, 1, "blues")]):
        game.press(seat, f"say {word}", at)
    return game


def test_blitz_q10_the_earlier_start_wins_when_delivered_later_in_time() -> None:
    """Also BLITZ-Q11: 2.295 s to 4.9 s is within 6 s."""
    assert race("", 4.9, 3.0).table.won(0) == ["c2"]


def test_blitz_q11_spoken_the_same_answer_is_too_late() -> None:
    assert race("spoken=yes", 4.9, 3.0).table.won(1) == ["c1"]


def test_blitz_q10_starts_are_the_race() -> None:
    game = Refereed(FACE)
    state = game.table.state
    presses = [Press(0, "start", 2.1, state), Press(1, "start", 2.0, state)]
    assert game.referee.is_race(state, presses[0])
    assert not game.referee.is_race(state, Press(0, "say rock", 3.0, state))
    assert game.referee.first(state, presses) is presses[1]


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
    game.press(0, "blank", 2.005)
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


def test_blitz_ans_3_a_word_without_a_face_off_lapses() -> None:
    game = Refereed("left q1; right w2; P0 play c1")
    assert game.press(0, "say rock", 5.0) is None
    assert game.press(0, "start", 5.0) is None
    assert game.asked == []


def test_blitz_q20_the_judge_is_asked_about_the_opponents_theme() -> None:
    game = Refereed(FACE, "near")
    game.press(0, "start", 1.0)
    assert game.press(0, "say  Le  Rock ", 2.0) == 'say near lerock "Le Rock"'
    assert game.asked == [("c2", "Le Rock")]


def test_blitz_q18_the_referee_calls_a_used_word_used() -> None:
    game = Refereed(FACE + "used rock")
    game.press(0, "start", 1.0)
    assert game.press(0, "say Rock", 2.0) == 'say used rock "Rock"'


def test_blitz_q19_an_empty_answer_is_a_blank_and_uses_nothing_up() -> None:
    game = Refereed(FACE)
    game.press(0, "start", 1.0)
    assert game.press(0, "say  ", 2.0) == "blank"
    assert game.table.state.used == []


def test_blitz_q19_words_are_cleaned_so_that_records_can_hold_them() -> None:
    assert clean(' l\u2019"été";\n#1, oui\\ ') == "l’ été 1 oui"
    assert len(clean("x" * 500)) == 60


def test_blitz_q4_a_press_cannot_find_out_whether_there_is_a_face_off() -> None:
    """Also BLITZ-FORGET-1: the next flip is blocked without a word."""
    game = Refereed(FACE + "looked no")
    for seat, text in ((2, "draw left"), (2, "start"), (3, "say rock"), (3, "give up")):
        assert game.press(seat, text, 1.0) is None


def test_blitz_forget_1_a_draw_in_a_face_off_all_can_see_is_refused() -> None:
    with pytest.raises(IllegalMove, match="BLITZ-FORGET-1"):
        Refereed(FACE).press(2, "draw left", 1.0)


def test_blitz_q11_clients_cannot_send_the_referees_facts() -> None:
    game = Refereed(FACE)
    for text in ("start level", "false start", "look", "time up", "accept", "nonsense", ""):
        with pytest.raises(NotationError):
            game.press(0, text, 1.0)
    game.press(0, "start", 1.0)
    assert game.press(0, 'say used rock "r"', 2.0) == 'say known usedrockr "used rock r"'


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
