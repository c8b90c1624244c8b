"""Many records, one after the other, read as they come: never more than one is held.

A text record begins with its first line (`tablee record 1`) and ends where another begins; a line
that begins with `{` is a whole record as JSON. Both may follow each other in one stream. What
cannot be read is told with its line, and the next record is read all the same.
"""

from collections.abc import Iterable, Iterator
from typing import BinaryIO, Final

import msgspec

from tablee.core.notation import NotationError
from tablee.core.records import LineError, Record, read_json_record, read_record

MOST_BYTES: Final = 10_000_000
"""No game is as long; whatever is has been named by mistake, and is not kept."""

_TEXT: Final = b"tablee record"
_JSON: Final = b"{"
_MARK: Final = b"\xef\xbb\xbf"


class Entry(msgspec.Struct, frozen=True):
    """A record, and the line it begins with."""

    line: int
    record: Record


class Flaw(msgspec.Struct, frozen=True):
    """What cannot be read, or played, and where."""

    line: int
    problem: str


def lines_of(file: BinaryIO) -> Iterator[bytes]:
    """The file's lines, one at a time; one without an end comes in pieces too long for a record."""
    while line := file.readline(MOST_BYTES + 1):
        yield line


def read_records(lines: Iterable[bytes]) -> Iterator[Entry | Flaw]:
    """Each record of these lines, such as a file opened with "rb", or what is wrong with it."""
    for first, chunk in _chunks(lines):
        if chunk is None:
            yield Flaw(first, f"more than {MOST_BYTES // 1_000_000} MB: no record is as long")
            continue
        try:
            yield Entry(first, _read(chunk))
        except LineError as error:
            yield Flaw(first + error.line - 1, error.reason)
        except NotationError as error:
            yield Flaw(first, str(error))


def _chunks(lines: Iterable[bytes]) -> Iterator[tuple[int, list[bytes] | None]]:
    """What may be a record each, and its first line's number; None: it was too long to be kept."""
    first, chunk, size = 1, list[bytes](), 0
    for number, line in enumerate(lines, start=1):
        if number == 1:
            line = line.removeprefix(_MARK)
        is_json = line.startswith(_JSON)
        if size and (is_json or line.startswith(_TEXT)):
            yield first, chunk if size <= MOST_BYTES else None
            chunk, size = [], 0
        if is_json and len(line) <= MOST_BYTES:
            yield number, [line]
            continue
        if not size:
            if not line.strip():
                continue
            first = number
        size += len(line)
        if size <= MOST_BYTES:
            chunk.append(line)
        else:
            chunk.clear()
    if size:
        yield first, chunk if size <= MOST_BYTES else None


def _read(chunk: list[bytes]) -> Record:
    if chunk[0].startswith(_JSON):
        return read_json_record(chunk[0])
    while not chunk[-1].strip():
        chunk.pop()
    try:
        text = b"".join(chunk).decode()
    except UnicodeDecodeError as error:
        line = 1 + error.object.count(b"\n", 0, error.start)
        raise LineError(line, "not a text in UTF-8") from None
    return read_record(text)
