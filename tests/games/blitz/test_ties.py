"""Level starts, tie-break cards, and face-offs nobody answers."""

from tablee.games.blitz.cards import TEXT
from tests.games.blitz.table import Table

LIST = "options judge=list; "
FACE = "left q1 w1; right w2; P0 play c1; P1 play t1 c2; turn P2; drawer P1; "
LEVEL = ["P0 start", "P1 start level", 'P0 say known {0} "{0}"', 'P1 say known {1} "{1}"']
GIVE_UP = ["P0 give up", "P1 give up"]


def level(table: Table, one: str = "a", other: str = "b") -> Table:
    return table.play(*[line.format(one, other) for line in LEVEL])


def pile(table: Table, side: int) -> list[str]:
    return [TEXT[card] for card in table.state.piles[side][::-1]]


def test_blitz_tie_1_who_started_first_wins_even_with_a_longer_answer() -> None:
    table = Table(LIST + FACE).play("P1 start", "P0 start", 'P0 say known ut "ut"')
    table.play('P1 say known contrebassiste "contrebassiste"')
    assert table.won(1) == ["c1"]


def test_blitz_tie_2_a_third_player_flips_a_card_and_both_answer_it() -> None:
    table = level(Table(LIST + FACE))
    assert table.state.to_act() == [2]
    table.play("P2 draw left")
    assert table.state.to_act() == [0, 1]
    assert [TEXT[table.state.theme_for(seat)] for seat in (0, 1)] == ["q1", "q1"]


def test_blitz_tie_2_the_winner_takes_the_losers_card_and_the_flipped_one_goes_under() -> None:
    table = level(Table(LIST + FACE)).play("P2 draw left", "P1 start", 'P1 say known d "d"')
    assert table.won(1) == ["c1"]
    assert pile(table, 0) == ["w1", "q1"]
    assert table.top(0) is None


def test_blitz_tie_2_a_duel_goes_under_and_another_is_flipped() -> None:
    table = level(Table(LIST + FACE.replace("left q1 w1", "left D1 q1 w1")))
    table.play("P2 draw left")
    assert table.told() == ["duel_put_under", "tie_break_flipped"]
    assert table.state.theme_for(0) == table.state.theme_for(1)
    assert pile(table, 0) == ["w1", "D1"]
    assert table.state.die == -1


def test_blitz_tie_2_can_be_tapped_on_a_shared_screen() -> None:
    table = Table("options shared=yes; " + FACE).play("P3 tied")
    assert table.state.to_act() == [2]


def test_blitz_q13_level_starts_tie_only_when_both_are_accepted() -> None:
    strict = "options judge=list strict=yes; " + FACE
    table = Table(strict).play("P0 start", "P1 start level", 'P0 say unknown a "a"')
    table.play('P1 say known b "b"')
    assert table.won(1) == ["c1"]
    table = Table(strict).play("P0 start", "P1 start level", 'P0 say known a "a"', "P1 blank")
    assert table.won(0) == ["c2"]


def test_blitz_q13_a_level_start_needs_the_others() -> None:
    assert Table(FACE).refusal("P0 start level") == "BLITZ-Q13"


def test_blitz_q13_both_level_answers_are_heard() -> None:
    table = level(Table(FACE))
    assert table.state.may_react() == [1, 2, 3]
    table.play("- accept")
    assert table.state.may_react() == [0, 2, 3]
    table.play("- accept")
    assert table.told() == ["tied"]


def test_blitz_q14_the_first_player_clockwise_from_the_last_drawer_flips() -> None:
    for drawer, flipper in ((0, 2), (1, 2), (2, 3), (3, 2)):
        table = level(Table(LIST + FACE.replace("drawer P1", f"drawer P{drawer}")))
        assert table.state.to_act() == [flipper]
        assert table.refusal("P0 draw left") == "BLITZ-Q14"


def test_blitz_q14_of_three_players_the_drawer_may_be_the_third() -> None:
    table = level(Table("seats 3; options judge=list; left q1; P0 play c1; P1 play c2; drawer P2"))
    assert table.state.to_act() == [2]


def test_blitz_q16_three_tie_break_cards_then_by_lot() -> None:
    table = level(Table(LIST + FACE, 1))
    for words in ("cd", "ef", "gh"):
        table.play("P2 draw left")
        assert table.clocks() == {"silence -": 20}
        level(table, *words)
    assert table.told()[-2:] == ["drew_lots", "won"]
    assert table.won(1) == ["c1"]


def test_blitz_q16_silence_on_the_three_cards_also_ends_by_lot() -> None:
    table = level(Table(LIST + FACE, 0))
    for _ in range(3):
        table.play("P2 draw left", "- time up")
    assert table.won(0) == ["c2"]


def test_blitz_q17_empty_piles_replay_the_two_cards() -> None:
    table = level(Table(LIST + "P0 play c1; P1 play c2"))
    assert table.told()[-2:] == ["tied", "replayed"]
    assert TEXT[table.state.theme_for(0)] == "c2"
    table.play("P0 start", 'P0 say known a "a"')
    assert "used" in table.told()
    table.play("P1 start", 'P1 say known z "z"')
    assert table.won(1) == ["c1"]


def test_blitz_q17_piles_of_duels_only_replay_the_two_cards() -> None:
    table = level(Table(LIST + "left D1; right D2 D3; P0 play c1; P1 play c2; drawer P1"))
    table.play("P2 draw right")
    assert table.told() == ["duel_put_under"] * 3 + ["replayed"]
    assert pile(table, 1) == ["D2", "D3"]
    assert TEXT[table.state.theme_for(0)] == "c2"


def test_blitz_q17_a_pile_of_duels_is_passed_over_for_a_theme_in_the_other() -> None:
    table = level(Table(LIST + "left D1; right q1; P0 play c1; P1 play c2; drawer P1"))
    table.play("P2 draw left")
    assert TEXT[table.state.theme_for(0)] == "q1"


def test_blitz_q24_no_answer_for_30_seconds_brings_a_tie_break_card() -> None:
    table = Table(FACE)
    assert table.clocks() == {"silence -": 30}
    table.play("- time up")
    assert table.state.to_act() == [2]
    table.play("P2 draw left")
    assert table.clocks() == {"silence -": 20}


def test_blitz_q24_an_answer_under_way_is_still_heard() -> None:
    table = Table(LIST + FACE).play("P0 start", "- time up")
    assert table.refusal("P1 start") == "BLITZ-Q24"
    table.play('P0 say known a "a"')
    assert table.won(0) == ["c2"]
    failed = Table(LIST + FACE).play("P0 start", "- time up", "P0 blank")
    assert failed.state.to_act() == [2]


def test_blitz_q24_an_answer_restarts_the_30_seconds() -> None:
    table = Table("options judge=list strict=yes; " + FACE)
    (before,) = [wait.key for wait in table.state.waits()]
    table.play("P0 start", 'P0 say unknown a "a"')
    assert before not in [wait.key for wait in table.state.waits()]
    assert table.clocks()["silence -"] == 30


def test_blitz_q24_both_giving_up_brings_a_tie_break_card() -> None:
    table = Table(FACE).play("P0 give up")
    assert table.state.to_act() == [1]
    assert table.refusal("P0 give up") == "BLITZ-Q24"
    table.play("P1 give up")
    assert table.state.to_act() == [2]


def test_blitz_q24_who_gave_up_may_think_again() -> None:
    table = Table(LIST + FACE).play("P0 give up")
    assert table.state.may_react() == [0]
    table.play("P0 start", "P1 give up", 'P0 say known a "a"')
    assert table.won(0) == ["c2"]


def test_blitz_q24_after_two_cards_one_card_leaves_that_of_the_first_from_the_drawer() -> None:
    for drawer, leaves in ((0, "c1"), (1, "c2"), (2, "c1"), (3, "c1")):
        table = Table(FACE.replace("drawer P1", f"drawer P{drawer}")).play(*GIVE_UP)
        for _ in range(2):
            (flipper,) = table.state.to_act()
            table.play(f"P{flipper} draw left", *GIVE_UP)
        assert [TEXT[card] for card in table.state.out] == [leaves]
        assert table.state.face is None
        assert table.state.won == [[], [], [], []]


def test_blitz_q24_the_uncovered_card_may_meet_another() -> None:
    table = Table(FACE + "P3 play t2").play(*GIVE_UP)
    table.play("P2 draw left", "- time up", "P2 draw left", "- time up")
    assert table.duellists() == [1, 3]


def test_blitz_q24_a_level_tie_on_the_way_leads_to_the_lot_instead() -> None:
    table = Table(LIST + FACE, 0).play(*GIVE_UP, "P2 draw left")
    level(table).play("P2 draw left", *GIVE_UP, "P2 draw left", *GIVE_UP)
    assert table.won(0) == ["c2"]
