import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.notation import NotationError
from tablee.core.records import Line, Record, read_record

WORDS = st.text("abcPR79 -:*", min_size=1, max_size=12).map(str.strip).filter(bool)
HEX = st.binary(max_size=8).map(bytes.hex)


@st.composite
def records(draw: st.DrawFn) -> Record:
    seats = draw(st.integers(1, 6))
    movers = st.one_of(st.none(), st.integers(0, seats - 1))
    times = st.integers(0, 10**6).map(lambda milliseconds: milliseconds / 1000)
    return Record(
        game=draw(st.sampled_from(["herrlof", "blot"])),
        rules=draw(st.integers(1, 9)),
        options=draw(st.sampled_from(["", "target=50", 'deck="0x5 1x5"'])),
        names=draw(st.lists(WORDS, min_size=seats, max_size=seats)),
        commitment=draw(HEX),
        given=draw(st.lists(HEX, min_size=seats, max_size=seats)),
        secret=draw(HEX),
        continues=draw(st.sampled_from(["", "x_Y-3 P1 57", "- P0 0"])),
        start=draw(st.sampled_from(["", "seats 2; options target=5; P0 hand R7"])),
        lines=draw(st.lists(st.builds(Line, movers, times, WORDS, st.just("") | WORDS))),
    )


@given(records())
def test_records_read_back(record: Record) -> None:
    assert read_record(record.text()) == record


HEADER = "tablee record 1\ngame herrlof\nrules 1\noptions\nseat P0 Ada\n"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "line 1: a record begins"),
        ("tablee record 1\ncolour red\n", "line 2: unknown header 'colour'"),
        ("tablee record 1\nseat P1 Bo\n", "line 2: expected seat P0"),
        ("tablee record 1\nrules one\n", "line 2: not a whole number"),
        ("tablee record 1\ncommitment xyz\n", "line 2: not hexadecimal"),
        ("tablee record 1\ngame herrlof\n\n", "names no seat"),
        (HEADER + "continues somewhere\n", "line 6: expected 'record seat number'"),
        (HEADER + "given P3 00\n", "line 6: not a seat"),
        (HEADER + "\nP0 R7\n", "line 7: expected 'who seconds move'"),
        (HEADER + "\nP0 soon R7\n", "line 7: not a time"),
        (HEADER + "\nP7 1.000 R7\n", "line 7: not a seat"),
    ],
)
def test_a_broken_record_names_the_line(text: str, place: str) -> None:
    with pytest.raises(NotationError, match=place):
        read_record(text)


@given(st.text())
def test_garbage_never_crashes(text: str) -> None:
    for whole in (text, HEADER + text, HEADER + "\n" + text):
        try:
            read_record(whole)
        except NotationError as error:
            message = str(error)
            assert message.startswith("line ")
