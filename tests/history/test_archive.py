"""Many records in one stream."""

import io
from collections.abc import Iterator
from itertools import cycle, islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.records import Record
from tablee.history import archive
from tablee.history.archive import Entry, Flaw, lines_of, read_records
from tests.history.samples import samples


def read(data: bytes) -> list[Entry | Flaw]:
    return list(read_records(io.BytesIO(data)))


def records(data: bytes) -> list[Record]:
    return [found.record for found in read(data) if isinstance(found, Entry)]


def flaws(data: bytes) -> list[Flaw]:
    return [found for found in read(data) if isinstance(found, Flaw)]


def texts() -> bytes:
    return "".join(record.text() for record in samples()).encode()


def json_lines() -> bytes:
    return "".join(record.json() + "\n" for record in samples()).encode()


def test_texts_and_json_lines_become_each_other_byte_by_byte() -> None:
    assert records(texts()) == records(json_lines()) == samples()
    assert "".join(record.text() for record in records(json_lines())).encode() == texts()
    assert "".join(record.json() + "\n" for record in records(texts())).encode() == json_lines()


def test_both_may_follow_each_other_with_empty_lines_between() -> None:
    first, second, third = samples()[:3]
    mixed = f"\n{first.text()}\n\n{second.json()}\n\n{third.text()}"
    assert records(mixed.encode()) == [first, second, third]


def test_windows_line_ends_and_its_mark_are_read() -> None:
    text = "\ufeff" + samples()[0].text().replace("\n", "\r\n")
    assert records(text.encode()) == [samples()[0]]


def test_what_is_wrong_has_its_line_and_the_others_go_on() -> None:
    good = samples()[0].text()
    length = good.count("\n")
    bad = good.replace("rules 1", "rules one")
    data = f"nonsense\nmore\n{good}{bad}{good}{{}}\n{samples()[0].json()}\nodd\n".encode()
    assert records(data) == [samples()[0]] * 3
    assert flaws(data) == [
        Flaw(1, "a record begins with 'tablee record 1'"),
        Flaw(3 + length + 2, "not a whole number: 'one'"),
        Flaw(3 + 3 * length, "Object missing required field `game`"),
        Flaw(3 + 3 * length + 2, "a record begins with 'tablee record 1'"),
    ]


def test_bytes_that_are_no_text_are_told_with_their_line() -> None:
    good = samples()[0].text().encode()
    bad = good.replace(b"seat P1 Player 1", b"seat P1 Pl\xe4yer")
    assert flaws(bad + good) == [Flaw(6, "not a text in UTF-8")]
    assert records(bad + good) == [samples()[0]]


def test_what_is_too_long_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    good = samples()[0]
    monkeypatch.setattr(archive, "MOST_BYTES", len(good.text()) + 100)
    long = good.text() + "P0 1.000 R7\n" * 100 + "{" + "x" * (len(good.text()) + 200) + "\n"
    found = list(read_records(lines_of(io.BytesIO((long + good.text()).encode()))))
    assert [type(one) for one in found] == [Flaw, Flaw, Entry]


def test_nothing_is_read_ahead() -> None:
    """Of endless records any number is read, and no line before it is needed."""
    asked = 0

    def endless() -> Iterator[bytes]:
        nonlocal asked
        for line in cycle(samples()[0].text().encode().splitlines(keepends=True)):
            asked += 1
            yield line

    length = samples()[0].text().count("\n")
    for number, _ in enumerate(islice(read_records(endless()), 1000), start=1):
        assert asked == number * length + 1


@given(st.binary(max_size=300))
def test_garbage_never_crashes(data: bytes) -> None:
    found = read(samples()[0].text().encode() + b"\n" + data + b"\n" + samples()[1].text().encode())
    assert Entry in [type(one) for one in found]
    assert found[-1] == Entry(found[-1].line, samples()[1])
