"""Cards shown for a moment, in a position's text."""

import pytest

from tablee.core.notation import Fields, NotationError
from tablee.kit.backs import read_back
from tablee.kit.places import PlacesState
from tablee.kit.shown import check_shown, read_shown, shown_text


def read(text: str) -> PlacesState:
    state = PlacesState([[]])
    for back in range(4):
        state.take_back(back, back)
        state.put_down(back, 0, 0)
    read_shown(state, Fields(text), read_back)
    check_shown(state)
    return state


def test_they_are_read_as_they_are_written() -> None:
    state = read("shown b3:2 b0:5; reveals 7")
    assert shown_text(state) == "b3:2 b0:5"
    assert state.reveals == 7


def test_numbers_left_out_count_from_the_first() -> None:
    state = read("shown b3 b0")
    assert shown_text(state) == "b3:1 b0:2"
    assert state.reveals == 2


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("shown b1 b1", "shown: a card is shown once"),
        ("shown b9", "shown: no card of the table"),
        ("shown b1:2 b2:1", "shown: counted one after the other"),
        ("shown b1:0", "shown: counted one after the other"),
        ("shown b1:-5; reveals 0", "shown: counted one after the other"),
        ("shown b1:3; reveals 2", "reveals: fewer than are shown"),
        ("shown b1:x", "shown: not a whole number"),
    ],
)
def test_what_cannot_be_is_refused(text: str, fault: str) -> None:
    with pytest.raises(NotationError, match=fault):
        read(text)
