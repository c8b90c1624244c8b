import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.notation import NotationError
from tablee.core.records import Line, Record, read_json_record, read_record

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


@given(records())
def test_a_record_says_the_same_as_a_text_and_as_json(record: Record) -> None:
    line = record.json()
    assert "\n" not in line
    again = read_json_record(line)
    assert again == record
    assert again.text() == record.text()
    assert read_record(again.text()).json() == line


GOOD = '"game":"herrlof","rules":1,"options":"","commitment":"","names":["Ada"],"given":[""]'


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "malformed|truncated"),
        ("[1]", "Expected `object`"),
        ("\xff", "malformed"),
        ('{"record":2,' + GOOD + "}", "Invalid value 2"),
        ('{"record":1}', "missing required field `game`"),
        ('{"record":1,' + GOOD + ',"colour":"red"}', "unknown field `colour`"),
        ('{"record":1,' + GOOD.replace('"Ada"', '"A\\nB"') + "}", "unknown header 'B'"),
        ('{"record":1,' + GOOD.replace('"Ada"', '"Ada "') + "}", "says this as its 'names'"),
        ('{"record":1,' + GOOD.replace('[""]', '["",""]') + "}", "says this as its 'given'"),
        ('{"record":1,' + GOOD.replace('[""]', '["xy"]') + "}", "not hexadecimal"),
        (
            '{"record":1,' + GOOD + ',"lines":[{"seat":7,"time":1,"move":"R7"}]}',
            "not a seat",
        ),
        (
            '{"record":1,' + GOOD + ',"lines":[{"seat":0,"time":1.2345,"move":"R7"}]}',
            "says this as its 'lines'",
        ),
        (
            '{"record":1,' + GOOD + ',"lines":[{"seat":0,"time":1,"move":"R7 # no"}]}',
            "says this as its 'lines'",
        ),
    ],
)
def test_json_that_no_text_could_say_is_refused(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        read_json_record(text)


@given(st.text() | st.binary())
def test_garbage_as_json_never_crashes(garbage: str | bytes) -> None:
    with pytest.raises(NotationError):
        read_json_record(garbage)


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


def test_a_space_at_the_end_of_a_header_is_no_part_of_a_name() -> None:
    """As JSON such a record would be refused."""
    text = "tablee record 1\nrules 1\nseat P0 Ada \nsecret 00 \n\n"
    record = read_record(text)
    assert record.names == ["Ada"]
    assert read_json_record(record.json()) == record == read_record(record.text())
