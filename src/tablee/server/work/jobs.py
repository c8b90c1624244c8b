"""The workshop's jobs, each from bytes to bytes, as another process runs them."""

import gzip
import secrets
from collections.abc import Callable
from typing import Final

import msgspec

from tablee.core.chance import FastChance
from tablee.core.notation import NotationError
from tablee.core.records import Line, Record, read_record
from tablee.core.seats import Seat
from tablee.core.texts import clean
from tablee.history.analysis.findings import Analysis
from tablee.history.audit import audit
from tablee.packs import PACKS
from tablee.server.logs import place_of
from tablee.server.wire.api import LessonAnswers
from tablee.server.wire.errors import Mistake
from tablee.server.wire.table_info import LONGEST_NAME
from tablee.server.work.analyses import piece_of
from tablee.server.work.continuing import beginning
from tablee.server.work.figures import Finished, figures_of
from tablee.server.work.puzzles import answered, shown
from tablee.server.work.replays import MOST_LINES, replay_of
from tablee.server.work.teaching import lesson_part, pictures_of
from tablee.server.work.workshop import finished, refused

LONGEST_REMARK: Final = 200
UNNAMED: Final = "?"
UNPLAYABLE: Final = "This record leads to a position from which the rules cannot go on."


class Errand(msgspec.Struct, frozen=True, kw_only=True):
    """What a job is about: a record's text and for whom, a lesson, a puzzle, or one's own games.
    `kept`: of an analysis, what was done before."""

    record: str = ""
    name: str = ""
    seat: Seat | None = None
    at: int = 0
    game: str = ""
    language: str = ""
    answers: LessonAnswers | None = None
    puzzle: str = ""
    press: str = ""
    finished: list[Finished] = []
    kept: Analysis | None = None

    def bytes(self) -> bytes:
        return msgspec.msgpack.encode(self)


def _job(work: Callable[[Errand], object], given: bytes, *, packed: bool = False) -> bytes:
    """`packed`: for a browser, which is to unpack it."""
    try:
        made = msgspec.json.encode(work(msgspec.msgpack.decode(given, type=Errand)))
    except Mistake as mistake:
        return refused(mistake)
    return finished(gzip.compress(made, 6) if packed else made)


def _record_job(work: Callable[[Errand], object], given: bytes, *, packed: bool = False) -> bytes:
    """Whatever a record from outside makes the rules do, it is the record that is wrong."""
    try:
        return _job(work, given, packed=packed)
    except Exception as error:
        return refused(Mistake("bad_record", UNPLAYABLE), place_of(error))


def replay(given: bytes) -> bytes:
    return _record_job(lambda errand: replay_of(_record(errand), errand.seat), given, packed=True)


def verify(given: bytes) -> bytes:
    return _record_job(lambda errand: audit(_record(errand)), given)


def analyse(given: bytes) -> bytes:
    def go_through(errand: Errand) -> object:
        if errand.seat is None:
            raise Mistake("seat_unknown")
        return piece_of(_record(errand), errand.seat, errand.kept)

    return _record_job(go_through, given)


def go_on(given: bytes) -> bytes:
    """Luck is drawn here: what it decides is hidden from whoever asked."""

    def begin(errand: Errand) -> object:
        if errand.seat is None:
            raise Mistake("seat_unknown")
        luck = FastChance(secrets.randbits(62))
        return beginning(_record(errand), errand.name, errand.seat, errand.at, luck)

    return _record_job(begin, given)


def figures(given: bytes) -> bytes:
    return _job(lambda errand: figures_of(errand.finished), given)


def lesson(given: bytes) -> bytes:
    def teach(errand: Errand) -> object:
        return lesson_part(PACKS[errand.game], errand.language, errand.answers or LessonAnswers())

    return _job(teach, given)


def pictures(given: bytes) -> bytes:
    return _job(lambda errand: pictures_of(PACKS[errand.game], errand.language), given, packed=True)


def puzzle(given: bytes) -> bytes:
    return _job(lambda errand: shown(PACKS[errand.game], errand.puzzle), given)


def solve(given: bytes) -> bytes:
    def solved(errand: Errand) -> object:
        return answered(PACKS[errand.game], errand.language, errand.puzzle, errand.press)

    return _job(solved, given)


def _record(errand: Errand) -> Record:
    try:
        record = read_record(errand.record)
    except NotationError as error:
        raise Mistake("bad_record", str(error)) from None
    if len(record.lines) > MOST_LINES:
        raise Mistake("bad_record", f"This record has more than {MOST_LINES} moves.")
    record.names = [clean(name, LONGEST_NAME) or UNNAMED for name in record.names]
    record.lines = [_cleaned(line) for line in record.lines]
    return record


def _cleaned(line: Line) -> Line:
    """A remark is shown to people; a move is read by the game, which takes none that is not its."""
    if not line.remark:
        return line
    return Line(line.seat, line.time, line.move, clean(line.remark, LONGEST_REMARK))
