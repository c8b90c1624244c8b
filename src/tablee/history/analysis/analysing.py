"""A game analysed for one seat: roughly first, then decision by decision as surely as said."""

from collections.abc import Iterator
from typing import Final

from tablee.core.records import Record
from tablee.core.seats import Seat
from tablee.history.analysis.curve import COARSE, FINE, balance, point, turning
from tablee.history.analysis.findings import Analysis, Point, Verdict
from tablee.history.analysis.judging import GLANCE, coarse, expected_playouts, fine
from tablee.history.analysis.occasions import NotAnalysed, Occasion, analyst_of, occasions
from tablee.history.audit import verify
from tablee.history.replay import replay


def check(record: Record, seat: Seat) -> None:
    """RecordError where nothing can be analysed: a game that is not over, a seat it has not."""
    analyst_of(record.game)
    if seat >= len(record.names):
        raise NotAnalysed(f"there is no seat {seat}")
    verify(record)


class Analysing:
    """Work on one seat's game, as far as it is done. The same record gives the same findings,
    however often it is left and gone on with (`kept`)."""

    def __init__(self, record: Record, seat: Seat, kept: Analysis | None = None) -> None:
        check(record, seat)
        self._record: Final = record
        self._seat: Final = seat
        self.occasions: Final[list[Occasion]] = occasions(record, seat)
        self._moments: Final = len(record.lines) + 1
        verdicts, curve = ([], []) if kept is None else (kept.verdicts, kept.curve)
        self._verdicts: Final[dict[int, Verdict]] = {verdict.at: verdict for verdict in verdicts}
        self._points: Final[dict[int, Point]] = {point.at: point for point in curve}

    def steps(self) -> Iterator[int]:
        """Does what is left, piece by piece, the rough ones first; about how many playouts each
        took."""
        for occasion in self.occasions:
            if occasion.at not in self._verdicts:
                self._verdicts[occasion.at] = coarse(occasion)
                yield GLANCE * occasion.choices
        yield from self._draw(COARSE)
        for occasion in self.occasions:
            rough = self._verdicts[occasion.at]
            if not rough.is_final:
                self._verdicts[occasion.at] = fine(occasion)
                yield expected_playouts(rough)
        yield from self._draw(FINE)

    def _draw(self, playouts: int) -> Iterator[int]:
        if not self._lacking(playouts):
            return
        for at, moment in enumerate(replay(self._record)):
            known = self._points.get(at)
            if known is None or known.playouts < playouts:
                self._points[at] = point(self._record, at, moment.state, playouts)
                yield playouts

    def _lacking(self, playouts: int) -> int:
        """Moments of which the curve does not yet say as much."""
        enough = [point for point in self._points.values() if point.playouts >= playouts]
        return self._moments - len(enough)

    def is_rough(self) -> bool:
        """Not every decision has been looked at yet, nor every moment."""
        return len(self._verdicts) < len(self.occasions) or self._lacking(COARSE) > 0

    def left(self) -> int:
        """About how many playouts."""
        found = COARSE * self._lacking(COARSE) + FINE * self._lacking(FINE)
        for occasion in self.occasions:
            verdict = self._verdicts.get(occasion.at)
            if verdict is None:
                found += GLANCE * occasion.choices
            elif not verdict.is_final:
                found += expected_playouts(verdict)
        return found

    def done(self) -> int:
        """Decisions whose verdict stays."""
        return sum(verdict.is_final for verdict in self._verdicts.values())

    def analysis(self) -> Analysis:
        verdicts = [self._verdicts[at] for at in sorted(self._verdicts)]
        points = [self._points[at] for at in sorted(self._points)]
        is_drawn = len(points) == self._moments
        return Analysis(
            game=self._record.game,
            seat=self._seat,
            decisions=len(self.occasions),
            verdicts=verdicts,
            curve=points,
            turning=turning(self._record, points, self._seat) if is_drawn else [],
            balance=balance(points, verdicts, self._seat) if is_drawn else None,
            is_final=self.done() == len(self.occasions) and not self._lacking(FINE),
        )
