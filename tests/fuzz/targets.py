"""What is fed whatever bytes there are. A target raises nothing: what is wrong is refused by the
error its callers expect, and what is right reads back as itself. HTTP is in visits.py."""

from collections.abc import Callable
from functools import cache
from typing import Final

import msgspec

from tablee.core.notation import NotationError
from tablee.core.records import Record, read_json_record, read_record
from tablee.core.texts import clean
from tablee.lab.laws.fates import fate_of
from tablee.packs import GAMES, PACKS
from tablee.server.web.frames import Frames
from tablee.server.wire.client_says import LONGEST_CHAT
from tablee.server.wire.errors import Mistake
from tablee.server.wire.names import clean_chat, clean_name, distinct, is_called
from tablee.server.wire.protocol import ClientSays
from tablee.server.wire.table_info import LONGEST_NAME
from tablee.words.folding import before_answer, fold
from tablee.words.judging import DeckJudge

Target = Callable[[bytes], None]

LONGEST_POSITION: Final = 3000
"""What is longer is no other case, but takes longer to play."""
_SAID: Final = msgspec.json.Decoder(ClientSays)


def protocol(data: bytes) -> None:
    """A message as a table's socket reads it; the same bytes as frames, however they are cut."""
    try:
        said = _SAID.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        pass
    else:
        assert _SAID.decode(msgspec.json.encode(said)) == said
    whole, cut = Frames(), Frames()
    pieces = [data[at : at + 3] for at in range(0, len(data), 3)]
    assert whole.are_good(data) == all(cut.are_good(piece) for piece in pieces)


def records(data: bytes) -> None:
    for read in (read_record, read_json_record):
        try:
            record = read(data.decode())
        except (NotationError, UnicodeDecodeError):
            continue
        _reads_back(record)


def _reads_back(record: Record) -> None:
    assert read_record(record.text()) == record
    assert read_json_record(record.json()) == record


def positions(data: bytes) -> None:
    """`game position`: refused, or played to its end."""
    name, text = _of_a_game(data)
    if name not in PACKS or len(text) > LONGEST_POSITION:
        return
    try:
        GAMES[name].position(text)
    except NotationError:
        return
    fate_of(PACKS[name], text)


def options(data: bytes) -> None:
    name, text = _of_a_game(data)
    if name not in GAMES:
        return
    try:
        read = GAMES[name].read_options(text, GAMES[name].rules_version)
    except NotationError:
        return
    assert GAMES[name].read_options(read.text(), GAMES[name].rules_version) == read


def _of_a_game(data: bytes) -> tuple[str, str]:
    name, _, text = data.decode(errors="replace").partition(" ")
    return name, text


def words(data: bytes) -> None:
    """An answer at Blitz!, a name and a line of chat."""
    text = data.decode(errors="replace")
    for language in ("fr", "en"):
        folded = fold(text, language)
        assert fold(folded, language) == folded, (text, folded)
        assert 0 <= before_answer(text, language) <= len(text)
        verdict, key = _judge().verdict(language, 1, len(text) % 3, text, ())
        assert verdict
        assert not key or fold(key, language) == key
    cleaned = clean_chat(text)
    assert clean(cleaned, LONGEST_CHAT) == cleaned, (text, cleaned)
    try:
        name = clean_name(text)
    except Mistake:
        return
    assert clean_name(name) == name
    assert len(name) <= LONGEST_NAME
    second = distinct(name, [name])
    assert second != name
    assert is_called(second, name)


@cache
def _judge() -> DeckJudge:
    return DeckJudge()


TARGETS: Final[dict[str, Target]] = {
    "protocol": protocol,
    "records": records,
    "positions": positions,
    "options": options,
    "words": words,
}
