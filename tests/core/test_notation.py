import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.notation import (
    Fields,
    NotationError,
    read_mover,
    read_number,
    read_one,
    read_seat,
    write_fields,
)

WORD = st.text("abcRGB79*?", min_size=1, max_size=4)


def test_fields_are_a_key_and_a_value() -> None:
    fields = Fields("trump B; P0 hand G7 R3\nP1 hand R8;; lead P0 ")
    assert fields.text("trump") == "B"
    assert fields.words("P0 hand") == ["G7", "R3"]
    assert fields.text("P1 hand") == "R8"
    assert fields.text("missing", "default") == "default"
    assert "lead" in fields


def test_a_field_nobody_asked_for_is_an_error() -> None:
    fields = Fields("trump B; speed 5")
    fields.text("trump")
    with pytest.raises(NotationError, match="unknown field 'speed'"):
        fields.done()


def test_a_field_given_twice_is_an_error() -> None:
    with pytest.raises(NotationError, match="field 2: 'trump' is given twice"):
        Fields("trump B; trump R")


def test_a_reading_error_names_the_field() -> None:
    with pytest.raises(NotationError, match="round: not a whole number: 'x'"):
        Fields("round x").number("round", 1)


def test_a_count_is_neither_negative_nor_endless() -> None:
    assert Fields("turns 999999").count("turns", 0) == 999_999
    assert Fields("").count("turns", 2) == 2
    for wrong in ("-1", "1000000"):
        with pytest.raises(NotationError, match="turns: 0 to 999999"):
            Fields(f"turns {wrong}").count("turns", 0)


def test_what_is_not_said_to_be_so_is_not() -> None:
    fields = Fields("armed yes; locked no; again maybe")
    assert [fields.yes(key) for key in ("armed", "locked", "changed")] == [True, False, False]
    with pytest.raises(NotationError, match="again: not yes or no: 'maybe'"):
        fields.yes("again")


@given(st.dictionaries(st.text("abcdef", min_size=1), st.lists(WORD, min_size=1), max_size=6))
def test_fields_read_back(values: dict[str, list[str]]) -> None:
    fields = Fields(write_fields((key, " ".join(words)) for key, words in values.items()))
    assert {key: fields.words(key) for key in values} == values
    fields.done()


@given(st.text())
def test_fields_of_garbage_never_crash(text: str) -> None:
    try:
        Fields(text)
    except NotationError as error:
        message = str(error)
        assert "twice" in message


def test_seats_and_numbers() -> None:
    assert read_seat("P2", 3) == 2
    assert read_mover("-", 3) is None
    assert read_number("-12") == -12
    for text in ("P3", "P", "P02", "p1", "P١", "2"):
        with pytest.raises(NotationError, match="not a seat"):
            read_seat(text, 3)
    for text in ("", "-", "1.5", "٣", "9" * 30):
        with pytest.raises(NotationError, match="not a whole number"):
            read_number(text)
    with pytest.raises(NotationError, match="not a colour: 'x' \\(one of R, G\\)"):
        read_one("x", "RG", "a colour")
