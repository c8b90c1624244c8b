"""What happens when, in tables of times: races, clocks, writes that take long, bots."""

import pytest

from tablee.core.options import read_options
from tablee.packs import GAMES
from tablee.table.manner import Manner, Occupant
from tests.playing.byhand import ByHand

ALIKE = " ".join(["3"] * 6)
TURN = f"""seats 3; options deck="3x60 20x1" grace=none; turn P0; P0 cards 20 {ALIKE[2:]};
    P1 cards {ALIKE}; P2 cards {ALIKE}; pile {ALIKE} {ALIKE} {ALIKE}"""
"""Bloops: P0 is to draw; all cards are alike but one."""
HELMUT = """seats 3; options mode=advanced; P0 cards 1 2 Helmut 9; P1 cards 5 7 3 11;
    P2 cards 8 10 2 1; discard 4; pile 12 8 9 3 4 5 6b; turn P1; step pick; effect Jayce;
    history P0 sees b2 Helmut"""
"""Bla5t: P1 is about to swap with Jayce; P0 has looked at its Helmut."""


def table_of(game: str, position: str, manner: Manner | None = None) -> ByHand:
    text = GAMES[game].position(position).text()
    options = next(part for part in text.split("; ") if part.startswith("options"))
    rulebook = GAMES[game]
    chosen = read_options(rulebook.options, options.partition(" ")[2])
    return ByHand(rulebook, 3, chosen, manner, start=text)


def window() -> ByHand:
    """Bloops at 1.000: P0 has just discarded, P1 may draw, everybody throw. P1 is 20 ms away, P2
    200 ms, and their pongs have come."""
    table = table_of("bloops", TURN, Manner("none"))
    table.press(0, "a", "draw", at=0.2)
    table.write_all()
    table.press(0, "b", "discard", at=1.0)
    table.write_all()
    audience = table.play.audience
    assert audience is not None
    for seat, way in ((1, 0.02), (2, 0.2)):
        reach = table.reaches[seat]
        reach.network.kernel = way
        assert reach.pong_heard(audience.version(seat), 1.0 + way)
    table.take_told()
    return table


def test_screens_of_players_begin_races_where_there_are_any() -> None:
    table = window()
    audience = table.play.audience
    assert audience is not None
    assert [table.play.trigger(seat) for seat in (0, 1, 2)] == list(map(audience.version, range(3)))
    assert table.play.trigger(None) is None  # who looks on does not press
    without_races = table_of("bla5t", HELMUT)
    assert [without_races.play.trigger(seat) for seat in (0, 1, 2, None)] == [None] * 4


def a_throw(table: ByHand, seat: int) -> str:
    return next(move.text for move in table.state.reactions(seat) if move.text.startswith("throw"))


def test_who_reacted_first_wins_though_the_other_arrived_first() -> None:
    """P1 draws 450 ms after it saw the card, P2 throws after 400 ms; the throw arrives last."""
    table = window()
    throw = a_throw(table, 2)
    table.press(1, "draw", "draw", at=1.470, reaction=0.450)
    table.press(2, "throw", throw, at=1.600, reaction=0.400)
    assert table.take_told() == ["draw pressed", "throw pressed"]
    table.wake(1.9)
    table.write_all()
    assert table.lines()[-2:] == [f"1.900 P2 {throw}", "1.900 P1 draw"]
    assert table.take_told()[0] == "throw accepted"


def test_a_press_waits_for_those_still_in_flight_and_no_longer() -> None:
    table = window()
    table.press(1, "draw", "draw", at=1.470, reaction=0.450)
    due = table.play.due()
    assert due is not None
    assert due == pytest.approx(1.450 + 0.015 + 0.2)  # its fair time, a level one's, P2's way
    table.wake(due - 0.001)
    assert table.writing is None
    table.wake(due)
    table.write_all()
    assert table.lines()[-1].endswith("P1 draw")


def test_what_comes_during_a_write_waits_and_is_judged_by_its_own_time() -> None:
    """The draw is being written when the earlier throw arrives too late to be first."""
    table = window()
    throw = a_throw(table, 2)
    table.press(1, "draw", "draw", at=1.470, reaction=0.450)
    table.wake(1.7)
    assert table.writing is not None
    table.press(2, "throw", throw, at=1.9, reaction=0.700)
    assert table.take_told() == ["draw pressed"]
    table.durable(at=5.0)
    table.write_all()
    told = table.take_told()
    assert told[0] == "draw accepted"
    assert told[1].startswith("throw ")
    assert table.lines()[-1 if told[1] == "throw lapsed" else -2].endswith("P1 draw")


def test_what_cannot_be_written_is_forgotten_and_its_presser_told() -> None:
    table = window()
    before = table.state.text()
    table.press(1, "draw", "draw", at=1.470, reaction=0.450)
    table.wake(1.7)
    table.not_written()
    assert table.take_told() == ["draw pressed", "draw store_away"]
    assert table.state.text() == before
    table.press(1, "again", "draw", at=2.0, reaction=0.980)
    table.wake(2.3)
    table.write_all()
    assert table.take_told() == ["again pressed", "again accepted"]


def test_a_press_counts_once_also_over_a_crash() -> None:
    table = ByHand(GAMES["blot"], 3, GAMES["blot"].options())
    seat = table.state.to_act()[0]
    card = table.state.moves(seat)[0].text
    table.press(seat, "card", card, at=1.0)
    table.press(seat, "card", card, at=1.1)
    table.write_all()
    assert table.take_told() == ["card accepted", "card accepted"]
    table.crash()
    table.press(seat, "card", card, at=2.0)
    assert table.writing is None
    assert table.take_told() == ["card accepted"]
    assert len(table.rows) == 1


def test_a_crash_between_write_and_durable_leaves_no_trace() -> None:
    """Whether the row was there in the end, the disk knows; here it was not."""
    table = ByHand(GAMES["blot"], 3, GAMES["blot"].options())
    seat, before = table.state.to_act()[0], table.state.text()
    card = table.state.moves(seat)[0].text
    table.press(seat, "card", card, at=1.0)
    assert table.writing is not None
    table.crash()
    assert table.state.text() == before
    assert table.take_told() == []
    table.press(seat, "card", card, at=2.0)
    table.write_all()
    assert table.take_told() == ["card accepted"]


def test_a_clock_that_ran_out_comes_before_a_later_press() -> None:
    """Nobody had woken the table: the press itself tells what time it is."""
    table = ByHand(GAMES["blot"], 3, GAMES["blot"].options())
    seat = table.state.to_act()[0]
    due = table.play.due()
    assert due is not None
    card = table.state.moves(seat)[-1].text
    table.press(seat, "late", card, at=due + 0.5)
    table.write_all()
    assert table.rows[0].remark == "time"
    assert table.rows[0].seat == seat
    assert table.take_told()[0].split()[1] in ("lapsed", "refused")


def test_a_press_in_time_comes_before_its_clock_however_long_the_write_took() -> None:
    table = ByHand(GAMES["blot"], 3, GAMES["blot"].options())
    seat = table.state.to_act()[0]
    due = table.play.due()
    assert due is not None
    card = table.state.moves(seat)[0].text
    table.press(seat, "card", card, at=due - 0.1)
    table.wake(due + 3)
    assert table.writing is not None
    table.durable(at=due + 5)
    table.write_all()
    assert [row.remark for row in table.rows[:1]] == [""]
    assert table.take_told() == ["card accepted"]
    assert table.play.due() is not None


def asked() -> ByHand:
    """Bla5t: a question is put to P0, sealed."""
    table = table_of("bla5t", HELMUT)
    pick = table.state.moves(1)[0].text
    table.press(1, "a", pick, at=1.0)
    table.write_all()
    while not any(wait.sealed for wait in table.play.waits):
        seat = table.state.to_act()[0]
        table.press(seat, f"n{len(table.rows)}", table.state.moves(seat)[0].text, at=1.0)
        table.write_all()
    table.take_told()
    return table


def test_a_sealed_answer_is_kept_over_a_crash_and_opened_when_the_time_is_up() -> None:
    table = asked()
    wait = next(wait for wait in table.play.waits if wait.sealed)
    seat = wait.seat
    assert seat is not None
    wanted = next(move for move in table.state.moves(seat) if move != wait.move)
    count = len(table.rows)
    table.press(seat, "answer", wanted.text, at=1.5)
    assert table.take_told() == []
    table.write_all()
    assert table.take_told() == ["answer held"]
    assert len(table.rows) == count
    table.crash()
    due = table.play.due()
    assert due is not None
    table.wake(due - 0.01)
    table.write_all()
    assert len(table.rows) == count
    table.wake(due)
    table.write_all()
    opened = [row for row in table.rows[count:] if row.seat == seat]
    assert opened[0].move == wanted.text


def test_silence_is_the_clocks_answer() -> None:
    table = asked()
    wait = next(wait for wait in table.play.waits if wait.sealed)
    count, due = len(table.rows), table.play.due()
    assert due is not None
    table.wake(due)
    table.write_all()
    assert (table.rows[count].seat, table.rows[count].move) == (wait.seat, wait.move.text)


def test_a_bots_answer_to_a_position_that_is_gone_is_dropped() -> None:
    table = ByHand(GAMES["blot"], 3, GAMES["blot"].options())
    seat = table.state.to_act()[0]
    table.seat(*(Occupant("regular") if one == seat else Occupant() for one in range(3)))
    question = table.questions[seat]
    due = table.play.due()
    assert due is not None
    table.wake(due)  # its clock has played for it
    table.write_all()
    count = len(table.rows)
    table.play.answer(seat, question.number, question.moves[0].text, 0.0, at=due + 1)
    table.look_round()
    table.write_all()
    assert len(table.rows) == count


def test_a_bot_takes_the_time_it_says() -> None:
    table = ByHand(GAMES["blot"], 3, GAMES["blot"].options())
    seat = table.state.to_act()[0]
    table.seat(*(Occupant("regular") if one == seat else Occupant() for one in range(3)))
    table.wake(1.0)
    table.answer(seat, table.questions[seat].moves[0].text, after=2.0)
    assert table.play.due() == 3.0
    table.wake(3.0)
    table.write_all()
    assert table.rows[0].time == 3.0


def test_while_it_rests_nothing_is_due_and_bots_are_asked_anew() -> None:
    table = ByHand(GAMES["blot"], 3, GAMES["blot"].options())
    seat = table.state.to_act()[0]
    table.seat(*(Occupant("regular") if one == seat else Occupant() for one in range(3)))
    asked_first = table.questions[seat].number
    table.play.rest()
    assert table.play.due() is None
    table.play.go_on()
    table.look_round()
    assert table.questions[seat].number != asked_first


def test_who_is_away_has_a_clock_where_there_is_none() -> None:
    """Pace `none`: as long as it takes, unless nobody is there."""
    table = ByHand(GAMES["blot"], 3, GAMES["blot"].options(), Manner("none"))
    seat = table.state.to_act()[0]
    assert table.play.due() is None
    table.seat(*(Occupant(gone=10.0 if one == seat else None) for one in range(3)))
    due = table.play.due()
    assert due is not None
    assert due > 10.0


def test_an_absence_counts_from_when_it_began_however_often_seats_change() -> None:
    table = ByHand(GAMES["blot"], 3, GAMES["blot"].options(), Manner("none"))
    away = table.play.gone_since(0, 10.0)
    table.seat(Occupant(gone=away), Occupant(), Occupant())
    assert table.play.gone_since(0, 25.0) == 10.0
    table.seat(Occupant(), Occupant(), Occupant())
    assert table.play.gone_since(0, 30.0) == 30.0


def test_a_move_taken_back_gives_no_time() -> None:
    table = ByHand(GAMES["blot"], 3, GAMES["blot"].options(), Manner("normal", "on"))
    seat = table.state.to_act()[0]
    before = table.play.circumstances(5.0).clocks
    table.press(seat, "card", table.state.moves(seat)[0].text, at=4.0)
    table.write_all()
    table.play.take_back(table.reaches[seat], seat, "back", at=5.0)
    table.look_round()
    table.write_all()
    assert table.take_told() == ["card accepted", "back accepted"]
    assert table.play.circumstances(5.0).clocks == before


def test_spectators_see_it_later() -> None:
    rulebook = GAMES["blot"]
    table = ByHand(rulebook, 3, rulebook.options(), Manner("none"), delay=30.0)
    seat = table.state.to_act()[0]
    table.press(seat, "card", table.state.moves(seat)[0].text, at=4.0)
    table.write_all()
    assert None not in table.views
    table.wake(33.9)
    assert None not in table.views
    table.wake(34.0)
    assert None in table.views
