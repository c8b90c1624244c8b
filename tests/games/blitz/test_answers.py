"""Used words, who judges, contests and votes."""

from tablee.core.chance import FastChance
from tablee.games.blitz import BLITZ
from tablee.games.blitz.moves import Say
from tests.games.blitz.table import Table

LIST = "options judge=list; "
FACE = "left q1 w1; right w2; P0 play c1; P1 play t1 c2; turn P2; drawer P1; "


def test_blitz_ans_1_an_answer_given_before_does_not_count() -> None:
    table = Table(LIST + FACE + "used rock").play("P0 start", 'P0 say used rock "Rock"')
    assert table.told() == ["said", "used"]
    assert table.state.face is not None
    assert table.clocks()["cool -"] == 1


def test_blitz_ans_1_the_rules_know_used_words_whatever_the_verdict() -> None:
    table = Table(LIST + FACE + "used rock").play("P0 start", 'P0 say known rock "Rock"')
    assert table.state.face is not None


def test_blitz_ans_3_words_cannot_be_burnt_outside_a_face_off() -> None:
    table = Table("left q1; right w2; P0 play c1")
    assert table.refusal('P0 say known rock "rock"') == "BLITZ-ANS-3"


def test_blitz_q18_a_used_word_is_used_for_every_theme() -> None:
    table = Table(LIST + FACE + "P3 play t2").play("P0 start", 'P0 say known mars "Mars"')
    table.play("P1 start", 'P1 say known mars "mars"')
    assert table.duellists() == [1, 3]
    assert "used" in table.told()


def test_blitz_q19_every_delivered_answer_is_used_up_right_or_wrong() -> None:
    strict = "options judge=list strict=yes; " + FACE
    table = Table(strict).play("P0 start", 'P0 say unknown zut "zut"')
    assert table.told() == ["said", "refused_unlisted"]
    assert table.state.used == ["zut"]
    table.play("P1 start", 'P1 say known rock "rock"')
    assert table.state.used == ["zut", "rock"]


def test_blitz_q20_a_near_match_goes_to_a_vote_directly() -> None:
    table = Table(FACE).play("P0 start", 'P0 say near trompete "trompète"')
    assert table.told() == ["said", "put_to_vote"]
    assert table.state.to_act() == [0, 1, 2, 3]


def test_blitz_q20_words_are_compared_as_folded() -> None:
    table = Table(FACE + "used cheval").play("P0 start", 'P0 say known cheval "Les chevaux"')
    assert "used" in table.told()


def test_blitz_q33_bots_see_which_words_are_used() -> None:
    memory = Table(FACE + "used rock jazz").view(0).memory
    assert memory is not None
    assert memory.used == ["rock", "jazz"]


def test_blitz_q34_the_chat_is_closed_from_the_flip_to_the_end_of_a_face_off() -> None:
    def is_open(table: Table) -> bool:
        return table.screen(0).chat

    table = Table(LIST + "left c1 w1; right w2; P2 play c2")
    assert is_open(table)
    assert not is_open(table.play("P0 draw left"))
    assert not is_open(table.play("- look"))
    table.play("P0 start", 'P0 say known rock "rock"', "- look")
    assert is_open(table)


def test_blitz_q34_only_delivered_answers_use_up_words() -> None:
    table = Table(FACE).play("P0 start", "P0 blank")
    assert table.state.used == []


# --- contests -------------------------------------------------------------------------------------


def said(position: str = FACE) -> Table:
    return Table(position).play("P0 start", 'P0 say unknown rock "rock"')


def test_blitz_q21_silence_accepts_after_4_seconds() -> None:
    table = said()
    assert table.clocks() == {"contest -": 4}
    assert table.state.to_act() == []
    table.play("- accept")
    assert table.won(0) == ["c2"]


def test_blitz_q21_anyone_but_the_speaker_may_contest() -> None:
    table = said()
    assert table.state.may_react() == [1, 2, 3]
    assert table.refusal("P0 contest") == "BLITZ-Q21"
    table.play("P3 contest")
    assert table.state.to_act() == [0, 1, 2, 3]


def test_blitz_q21_the_race_pauses_but_a_start_under_way_may_be_delivered() -> None:
    table = Table(FACE).play("P0 start", "P1 start", 'P0 say known rock "rock"')
    assert "deliver P1" in table.clocks()
    table.play('P1 say known jazz "jazz"', "P2 contest")
    table.play(*[f"P{seat} vote no" for seat in range(4)], "- accept")
    assert table.won(1) == ["c1"]
    assert said().refusal("P1 start") == "BLITZ-Q21"


def test_blitz_ans_2_a_disputed_answer_is_put_to_the_group() -> None:
    """Also BLITZ-Q22: a majority decides."""
    table = said().play("P1 contest", "P0 vote yes", "P1 vote no", "P2 vote no", "P3 vote no")
    assert table.told() == ["vote_cast", "vote_failed", "refused"]
    assert table.won(0) == []
    assert table.state.face is not None
    assert table.clocks()["cool -"] == 1


def test_blitz_ans_2_a_tied_vote_accepts() -> None:
    table = said().play("P1 contest", "P0 vote yes", "P1 vote no", "P2 vote no", "P3 vote yes")
    assert table.won(0) == ["c2"]


def test_blitz_q22_all_seats_are_asked_for_8_seconds_and_may_abstain() -> None:
    table = said().play("P1 contest")
    for wait in table.state.waits():
        assert (wait.seconds, wait.sealed, wait.move.text) == (8, True, "vote abstain")
    assert [wait.seat for wait in table.state.waits()] == [0, 1, 2, 3]
    table.play("P1 vote no")
    assert table.refusal("P1 vote no") == "BLITZ-Q22"


def test_blitz_q22_nobody_voting_accepts() -> None:
    table = said().play("P1 contest", *[f"P{seat} vote abstain" for seat in range(4)])
    assert table.won(0) == ["c2"]


def test_blitz_q22_votes_are_hidden_until_all_are_in() -> None:
    yes = said().play("P1 contest", "P0 vote yes")
    no = said().play("P1 contest", "P0 vote no")
    assert yes.view(1) == no.view(1)
    assert yes.story[0].told(1) == no.story[0].told(1)
    assert yes.view(0) != no.view(0)


def test_blitz_q23_a_dispute_on_the_winner_confirms_on_a_tie() -> None:
    table = both_answered().play("P3 dispute", "P0 vote yes", "P1 vote no")
    table.play("P2 vote abstain", "P3 vote abstain")
    assert table.won(0) == ["c2"]


def test_blitz_q23_a_lost_dispute_hears_the_other_answer_first() -> None:
    table = both_answered().play("P3 dispute", *[f"P{seat} vote no" for seat in range(4)])
    assert table.refusal("P2 dispute") == "BLITZ-Q23"
    table.play("- accept")
    assert table.won(1) == ["c1"]


def test_blitz_q23_there_is_nothing_to_dispute_with_one_answer() -> None:
    assert said().refusal("P3 dispute") == "BLITZ-Q23"


def both_answered() -> Table:
    """P0 began first; both have delivered."""
    table = Table(FACE).play("P0 start", "P1 start", 'P1 say known jazz "jazz"')
    return table.play('P0 say known rock "rock"')


def test_blitz_q33_without_a_choice_the_group_judges() -> None:
    """The rules cannot know who is a person: `auto` is settled before the deal."""
    assert said().clocks() == said("options judge=group; " + FACE).clocks() == {"contest -": 4}


def test_blitz_ans_1_example_words_are_said_once() -> None:
    table = Table(FACE).play("P0 start")
    example = BLITZ.example(table.state, 0, FastChance(1))
    assert isinstance(example, Say)
    table.play(f"P0 {example.text}")
    assert example.folded in table.state.used
    assert BLITZ.example(table.state, 2, FastChance(1)) is None


def test_blitz_q22_votes_are_open_once_counted() -> None:
    table = said().play("P1 contest", "P0 vote yes", "P1 vote no", "P2 vote no", "P3 vote abstain")
    counted = table.story[1].told(None)
    assert counted.values["votes"] == ["yes", "no", "no", "abstain"]
    memory = table.view(3).memory
    assert memory is not None
    assert memory.ballots == [["yes", "no", "no", "abstain"]]
