"""Analyses, piece by piece: each piece is short, so that nobody waits long for it, and who leaves
asks for no more."""

import time
from typing import Final

from tablee.core.records import Record
from tablee.core.seats import Seat
from tablee.history.analysis.analysing import Analysing
from tablee.history.analysis.findings import Analysis
from tablee.history.analysis.occasions import NotAnalysed
from tablee.server.wire.api import Analysed
from tablee.server.wire.errors import Mistake

PIECE: Final = 1.5
"""Seconds of work, and whatever was begun within them."""


def piece_of(record: Record, seat: Seat, kept: Analysis | None) -> Analysed:
    """What was kept, and some more. The findings are the same however long a piece takes."""
    if seat >= len(record.names):
        raise Mistake("seat_unknown")
    try:
        work = Analysing(record, seat, kept)
    except NotAnalysed:
        raise Mistake("no_analysis") from None
    began, made = time.monotonic(), 0
    for playouts in work.steps():
        made += playouts
        if time.monotonic() - began > PIECE:
            break
    pace = (time.monotonic() - began) / made if made else 0.0
    seconds = None if work.is_rough() else round(work.left() * pace)
    return Analysed(analysis=work.analysis(), done=work.done(), seconds=seconds)
