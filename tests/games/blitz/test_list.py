"""BLITZ-Q33: the word list as the judge, the question it asks, and what it shows afterwards."""

import pytest

from tablee.core.contract import IllegalMove
from tablee.games.blitz import BLITZ
from tablee.games.blitz.options import BlitzOptions
from tests.games.blitz.refereed import Refereed
from tests.games.blitz.table import Table

FACE = "left q1 w1; right w2; P0 play c1; P1 play t1 c2; turn P2; drawer P1; "
LIST = "options judge=list; " + FACE
ALONE = "options judge=list asks=player; " + FACE
STRICT = "options judge=list strict=yes; " + FACE


def said(position: str, verdict: str, *before: str) -> Table:
    return Table(position).play(*before, "P0 start", f'P0 say {verdict} kiwi "kiwi"')


# --- who judges -----------------------------------------------------------------------------------


def test_blitz_q33_the_list_judges_when_one_person_plays_and_asks_that_person() -> None:
    alone = BLITZ.settle(BlitzOptions(), people=1)
    assert alone == BlitzOptions(judge="list", asks="player")
    assert BLITZ.settle(BlitzOptions(), people=3) == BlitzOptions(judge="group", asks="opponent")
    chosen = BlitzOptions(judge="group")
    assert BLITZ.settle(chosen, people=1) == BlitzOptions(judge="group", asks="player")
    assert BLITZ.settle(BlitzOptions(judge="list"), people=2) == BlitzOptions(judge="list")


@pytest.mark.parametrize(("verdict", "kind"), [("known", "listed"), ("near", "nearly_listed")])
def test_blitz_q33_the_list_accepts_what_is_known_or_near(verdict: str, kind: str) -> None:
    for position in (LIST, ALONE, STRICT):
        table = said(position, verdict)
        assert table.told() == ["said", kind, "won"]
        assert table.won(0) == ["c2"]


@pytest.mark.parametrize("position", [LIST, ALONE, STRICT])
@pytest.mark.parametrize("verdict", ["outside", "nonsense"])
def test_blitz_q33_what_a_closed_theme_lacks_and_what_is_no_word_is_refused(
    position: str, verdict: str
) -> None:
    table = said(position, verdict)
    assert table.told() == ["said", f"refused_{verdict}"]
    assert table.won(0) == []
    assert table.clocks()["cool -"] == 1


def test_blitz_q33_strict_refuses_whatever_is_not_listed() -> None:
    table = said(STRICT, "unknown")
    assert table.told() == ["said", "refused_unlisted"]
    assert table.clocks()["cool -"] == 1


def test_blitz_q33_the_group_hears_whatever_is_said() -> None:
    for verdict in ("unknown", "outside", "nonsense"):
        assert said(FACE, verdict).clocks() == {"contest -": 4}


# --- does it fit? ---------------------------------------------------------------------------------


def test_blitz_q33_the_player_of_an_unlisted_word_is_asked_for_4_seconds() -> None:
    table = said(ALONE, "unknown")
    assert table.told() == ["said", "asked"]
    assert table.state.to_act() == [0]
    assert table.legal(0) == ["fits", "unfit"]
    assert table.clocks() == {"fits P0": 4}
    face = table.screen(2).face_off
    assert face is not None
    assert (face.asked, face.judged, face.answers[0].verdict) == (0, 0, "unknown")


def test_blitz_q33_it_counts_if_its_player_says_so() -> None:
    table = said(ALONE, "unknown").play("P0 fits")
    assert table.told() == ["trusted", "won"]
    assert table.won(0) == ["c2"]


@pytest.mark.parametrize("move", ["unfit", "clock"])
def test_blitz_q33_it_does_not_count_if_not_or_not_in_time(move: str) -> None:
    table = said(ALONE, "unknown")
    if move == "clock":
        assert [wait.move.text for wait in table.state.waits()] == ["unfit"]
    table.play("P0 unfit")
    assert table.told() == ["unfit"]
    assert table.won(0) == []
    assert table.clocks()["cool -"] == 1
    assert "kiwi" in table.state.used


def test_blitz_q33_with_several_people_the_opponent_is_asked_and_not_its_player() -> None:
    table = said(LIST, "unknown")
    assert table.state.to_act() == [1]
    assert table.refusal("P0 fits") == "BLITZ-Q33"
    assert table.refusal("P2 fits") == "BLITZ-Q33"
    table.play("P1 fits")
    assert table.won(0) == ["c2"]


def test_blitz_q33_meanwhile_its_start_counts_and_others_answers_are_held() -> None:
    for reply, winner in (("P0 fits", 0), ("P0 unfit", 1)):
        table = said(ALONE, "unknown")
        assert table.legal(1) == ["start"]
        table.play("P1 start", 'P1 say known jazz "jazz"')
        assert table.state.face is not None
        assert table.clocks() == {"fits P0": 4}
        table.play(reply)
        assert [len(table.won(seat)) for seat in (0, 1)] == [int(winner == 0), int(winner == 1)]


def test_blitz_q33_an_earlier_start_is_waited_for_before_anybody_is_asked() -> None:
    table = said(ALONE, "unknown", "P1 start")
    assert table.state.to_act() == [1]
    table.play("P1 stop")
    assert table.state.to_act() == [0]


def test_blitz_q33_two_level_words_are_asked_about_one_after_the_other() -> None:
    table = Table(LIST).play("P0 start", "P1 start level", 'P0 say unknown kiwi "kiwi"')
    table.play('P1 say unknown kaki "kaki"')
    assert table.state.to_act() == [1]
    table.play("P1 fits")
    assert table.state.to_act() == [0]
    table.play("P0 fits")
    assert "tied" in table.told()


def test_blitz_q33_such_words_are_named_at_the_end_of_the_game() -> None:
    table = Table("options judge=list; left c1; P1 play c2").play("P0 draw left", "P0 start")
    table.play('P0 say unknown kiwi "kiwi"', "P1 fits")
    assert table.screen(2).trusted == []
    table.play("- look")
    assert table.told() == ["game_over", "trusted_word"]
    assert table.story[1].told(2).values == {"word": "kiwi", "card": "c2"}
    assert [(one.seat, one.theme, one.word) for one in table.screen(2).trusted] == [
        (0, "c2", "kiwi")
    ]


def test_blitz_q33_by_rules_1_every_unlisted_word_passed() -> None:
    options = BLITZ.read_options("judge=list", 1)
    for verdict in ("unknown", "nonsense"):
        assert said(f"options {options.text()}; {FACE}", verdict).won(0) == ["c2"]
    assert BLITZ.read_options("judge=list", 2) == BlitzOptions(judge="list")
    strict = BLITZ.read_options("judge=list strict=yes", 1)
    assert said(f"options {strict.text()}; {FACE}", "unknown").won(0) == []


# --- the verdict is seen --------------------------------------------------------------------------


def test_blitz_q33_the_verdict_is_shown_with_the_word() -> None:
    table = said(LIST, "nonsense")
    face = table.screen(0).face_off
    assert face is not None
    answer = face.answers[0]
    assert (answer.word, answer.standing, answer.verdict) == ("kiwi", "refused", "nonsense")


def test_blitz_q33_the_verdict_stays_when_the_face_off_is_over_until_the_next_draw() -> None:
    table = said(LIST, "near")
    after = table.screen(1).aftermath
    assert after is not None
    assert after.winner == 0
    assert [(one.word, one.verdict) for one in after.answers] == [("kiwi", "near")]
    table.play("P2 draw left")
    assert table.screen(1).aftermath is None


def test_blitz_q33_where_the_group_judges_the_list_keeps_quiet() -> None:
    face = said(FACE, "unknown").screen(0).face_off
    assert face is not None
    assert face.answers[0].verdict is None


def test_blitz_ans_1_that_a_word_is_used_is_seen_by_all() -> None:
    face = said(FACE + "used kiwi; ", "known").screen(0).face_off
    assert face is not None
    assert face.answers[0].verdict == "used"


# --- words that would have won --------------------------------------------------------------------


def test_blitz_q33_after_a_face_off_three_words_are_shown_that_would_have_won() -> None:
    game = Refereed(LIST + "shows 1; ")
    game.answer(0, "kiwi", 1.0)
    assert game.table.told() == ["said", "listed", "won", "would_have_won"]
    after = game.table.screen(3).aftermath
    assert after is not None
    assert [(one.theme, one.words) for one in after.missed] == [
        ("c1", ["Rock", "Jazz", "Big Band"])
    ]
    assert game.played[-1] == '- show c1 rock "Rock" jazz "Jazz" bigband "Big Band"'


def test_blitz_q33_no_word_is_shown_before_the_face_off_is_decided() -> None:
    game = Refereed(ALONE + "shows 1; ", {"kiwi": "unknown"})
    game.answer(0, "kiwi", 1.0)
    assert game.referee.adds(game.table.state) is None
    assert game.table.refusal('- show c1 rock "Rock"') == "BLITZ-Q33"
    assert game.table.screen(1).aftermath is None
    game.press(0, "fits", 2.0)
    assert "would_have_won" in game.table.told()


def test_blitz_q33_words_are_shown_once_and_by_the_table_alone() -> None:
    table = said(LIST, "known")
    assert table.refusal('P1 show c1 rock "Rock"') == "BLITZ-Q33"
    assert table.refusal('- show c2 rock "Rock"') == "BLITZ-Q33"
    table.play('- show c1 rock "Rock"')
    assert table.refusal('- show c1 jazz "Jazz"') == "BLITZ-Q33"
    game = Refereed(LIST)
    with pytest.raises(IllegalMove, match="BLITZ-Q33"):
        game.press(0, 'show c1 rock "Rock"', 1.0)


def test_blitz_q33_a_shown_word_does_not_win_the_next_face_off_about_that_card() -> None:
    """The winner's card stays, and a cascade may ask for it again at once."""
    game = Refereed("options judge=list; left q1; P0 play c1; P1 play c3 c2; turn P2; shows 1; ")
    game.answer(0, "kiwi", 1.0)
    assert game.table.duellists() == [0, 1]
    game.answer(1, "Rock", 3.0)
    assert game.table.told() == ["said", "shown_before"]
    game.answer(1, "ut", 5.0)
    assert game.table.won(1) == ["c1"]


def test_blitz_q33_a_word_shown_for_one_card_still_answers_another() -> None:
    assert said(LIST + "given c1 kiwi; ", "known").won(0) == ["c2"]
    assert said(LIST + "given c2 kiwi; ", "known").told() == ["said", "shown_before"]


def test_blitz_q33_the_referee_finds_a_shown_word_in_any_spelling() -> None:
    game = Refereed(LIST + "given c2 bigband; shows 1; ")
    game.press(0, "typing 8", 1.0)
    assert game.press(0, "say Big Band", 1.1) == 'say shown bigband "Big Band"'


def test_blitz_q33_a_theme_nobody_answers_has_its_words_shown_too() -> None:
    """BLITZ-Q24: when a card leaves the game, both themes were missed."""
    game = Refereed("options judge=list; P0 play c1; P1 play t1 c2; turn P2; drawer P1; shows 1; ")
    game.wait(80.0)
    after = game.table.screen(0).aftermath
    assert after is not None
    assert after.winner is None
    assert [one.theme for one in after.missed] == ["c1", "c2"]
    assert all(len(one.words) == 3 for one in after.missed)


def test_blitz_q33_bots_remember_the_words_shown() -> None:
    memory = said(LIST, "known").play('- show c1 rock "Rock"').view(2).memory
    assert memory is not None
    assert [(one.theme, one.words) for one in memory.given] == [("c1", ["rock"])]


def test_blitz_q33_a_position_tells_which_words_were_shown() -> None:
    """Lists change; what was shown does not."""
    table = said(LIST, "known").play('- show c1 rock "Rock" bigband "Big Band"')
    assert BLITZ.position(table.state.text()).screen(1) == table.screen(1)
