"""Chat, and its silence while a game wants one."""

from tablee.table.talk import LINES_KEPT, Talk
from tablee.table.told import ChatLine


def line(number: int) -> ChatLine:
    return ChatLine(number, "Ada", 0, f"line {number}")


def test_what_is_said_in_a_silence_is_heard_after_it_in_its_order() -> None:
    talk = Talk()
    talk.put(line(1))
    assert talk.speak(is_silent=False) == [line(1)]
    for number in (2, 3):
        assert talk.unsaid_with_one_more(is_silent=True) == number - 1
        talk.put(line(number))
        assert talk.speak(is_silent=True) == []
    assert list(talk.said) == [line(1)]
    assert talk.speak(is_silent=False) == [line(2), line(3)]
    assert talk.speak(is_silent=False) == []
    assert list(talk.said) == [line(1), line(2), line(3)]


def test_a_restart_says_nothing_that_was_not_said() -> None:
    talk = Talk()
    talk.put(line(9))
    talk.restore([line(1), line(2), line(3)], said=2)
    assert list(talk.said) == [line(1), line(2)]
    assert talk.unsaid == [line(3)]


def test_only_the_latest_lines_are_kept() -> None:
    talk = Talk()
    for number in range(1, LINES_KEPT + 2):
        talk.put(line(number))
        talk.speak(is_silent=False)
    assert talk.said[0] == line(2)
