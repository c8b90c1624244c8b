"""Herrlof's arrays, written straight from a position."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from tablee.core.contract import State
from tablee.core.seats import Seat
from tablee.games.herrlof import history
from tablee.games.herrlof.cards import FREE, SUITS, TEXT, A, N, count, size
from tablee.games.herrlof.moves import MOST_SEATS, MOST_TRICKS
from tablee.games.herrlof.position import Position
from tablee.games.herrlof.steps import MUST_GIVE, UNKNOWN
from tablee.packs.arrays.direct.rows import Cells, HistoryRows, Row

HISTORY_KINDS: Final = [
    *[f"P{seat}" for seat in range(MOST_SEATS)],
    *["turn", "plays", "draws", "discards", "steals", "takes", "gives"],
    *TEXT,
]
LONGEST_ROUND: Final = 64


class Places:
    """Where each part begins."""

    def __init__(self, places: Mapping[str, int]) -> None:
        self.seat: Final = places["seat"]
        self.step: Final = places["step"]
        self.turn: Final = places["turn"]
        self.leader: Final = places["leader"]
        self.dealer: Final = places["dealer"]
        self.victim: Final = places["victim"]
        self.trump: Final = places["trump"]
        self.turned: Final = places["turned"]
        self.hand: Final = places["hand"]
        self.discarded: Final = places["discarded"]
        self.trick: Final = places["trick"]
        self.counts: Final = places["counts"]
        self.stock: Final = places["stock"]
        self.prediction: Final = places["prediction"]
        self.predicted: Final = places["predicted"]
        self.tricks: Final = places["tricks"]
        self.destroyed: Final = places["destroyed"]
        self.scores: Final = places["scores"]
        self.played: Final = places["played"]
        self.history: Final = places["history"]


class HerrlofRow(Row):
    """The history stays while it holds, but for faces that not everybody has seen: those are
    written for each reader."""

    def __init__(self, cells: Cells, places: Mapping[str, int]) -> None:
        super().__init__(cells)
        at = Places(places)
        self._at: Final = at
        self._table: Final = cells[: at.history]
        self._nothing: Final = memoryview(bytes(self._table.nbytes)).cast("f")
        self._rows: Final = HistoryRows(cells, at.history, LONGEST_ROUND, len(HISTORY_KINDS))
        self._secrets: list[tuple[int, int]] = []  # where the face belongs, and the entry

    def write(self, state: State, seat: Seat) -> None:
        assert isinstance(state, Position)
        self._table[:] = self._nothing
        self._write_turn(state, seat)
        self._write_cards(state, seat)
        self._write_seats(state)
        self._write_history(state.history, seat)

    def _write_turn(self, state: Position, seat: Seat) -> None:
        cells, at = self.cells, self._at
        cells[at.seat + seat] = 1
        cells[at.step + state.step] = 1
        cells[at.turn + state.turn] = 1
        cells[at.leader + state.leader] = 1
        cells[at.dealer + state.dealer] = 1
        if state.step == MUST_GIVE:
            cells[at.victim + state.victim] = 1
        if state.trump != FREE:
            cells[at.trump + state.trump] = 1
        prediction = state.predictions[seat]
        if prediction != UNKNOWN:
            cells[at.prediction + prediction] = 1
        cells[at.stock] = len(state.stock) / MOST_TRICKS
        cells[at.destroyed] = state.destroyed / MOST_TRICKS

    def _write_cards(self, state: Position, seat: Seat) -> None:
        cells, at = self.cells, self._at
        for card in state.turned:
            cells[at.turned + card] += 1
        for card in state.discards[seat]:
            cells[at.discarded + card] += 1
        for place, card in enumerate(state.trick):
            cells[at.trick + place * len(TEXT) + card] = 1
        self._write_hand(at.hand, state.hands[seat])
        self._write_hand(at.played, state.played)

    def _write_hand(self, first: int, hand: int) -> None:
        cells = self.cells
        suits, _ = SUITS.apart(hand)
        for held in suits:
            for rank in SUITS.listed[held]:
                cells[first + rank] = 1
            first += SUITS.ranks
        cells[first] = int(count(hand, A))
        cells[first + N - A] = int(count(hand, N))

    def _write_seats(self, state: Position) -> None:
        cells, at, target = self.cells, self._at, state.target()
        for seat in range(state.seats):
            cells[at.counts + seat] = size(state.hands[seat]) / MOST_TRICKS
            cells[at.predicted + seat] = state.predictions[seat] != UNKNOWN
            cells[at.tricks + seat] = state.tricks[seat] / MOST_TRICKS
            cells[at.scores + seat] = state.scores[seat] / target

    def _write_history(self, lines: list[int], seat: Seat) -> None:
        cells, rows = self.cells, self._rows
        begins = rows.unwritten(lines)
        if begins == 0 or len(lines) > LONGEST_ROUND:
            self._secrets = []
        for line in range(begins, len(lines)):
            code, first = lines[line], rows.place(line)
            known = history.seen_by(code, None)
            for column in columns(known):
                cells[first + column] = 1
            if known != code:
                self._secrets.append((first + columns(code)[-1], code))
        for place, code in self._secrets:
            cells[place] = history.seen_by(code, seat) == code


@cache
def columns(code: int) -> list[int]:
    """Of an entry, by its words; a face comes last."""
    words = history.write(code).split()
    return [HISTORY_KINDS.index(word) for word in words if word in HISTORY_KINDS]
