"""Blot's arrays, written straight from a position. All but the hand is the same for every seat."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from tablee.core.contract import State
from tablee.core.seats import Seat
from tablee.games.blot import history
from tablee.games.blot.cards import COLOURS, FACES, GODS, HAND_SIZE, NONE, SUITS, TEXT, TILES
from tablee.games.blot.moves import MOST_SEATS
from tablee.games.blot.position import Position
from tablee.games.blot.voids import voids_of
from tablee.kit import voids
from tablee.kit.suits import size
from tablee.packs.arrays.direct.rows import Cells, HistoryRows, Row

SEAT_KINDS: Final = [f"P{seat}" for seat in range(MOST_SEATS)]
TILE_KINDS: Final = [f"{colour}:" for colour in COLOURS]
GOD_KINDS: Final = ["0", "1", "masked", *COLOURS]
HISTORY_KINDS: Final = [*SEAT_KINDS, *TILE_KINDS, *TEXT, *GODS]
LONGEST_ROUND: Final = 64
MOST_CARDS: Final = max(HAND_SIZE)
POINTS: Final = 100.0


def words_of(line: str) -> list[str]:
    """`P0 Y:B5` as its seat, tile and card, `P2 Y Loki` as its seat, tile and god."""
    words = line.split()
    return [words[0], f"{words[1][0]}:", words[1][2:], *words[2:]]


class Places:
    """Where each part begins."""

    def __init__(self, places: Mapping[str, int]) -> None:
        self.seat: Final = places["seat"]
        self.step: Final = places["step"]
        self.turn: Final = places["turn"]
        self.player: Final = places["player"]
        self.left: Final = places["left"]
        self.first: Final = places["first"]
        self.hand: Final = places["hand"]
        self.counts: Final = places["counts"]
        self.faces: Final = places["faces"]
        self.demanded: Final = places["demanded"]
        self.offerings: Final = places["offerings"]
        self.won: Final = places["won"]
        self.gods: Final = places["gods"]
        self.scores: Final = places["scores"]
        self.voids: Final = places["voids"]
        self.history: Final = places["history"]


class BlotRow(Row):
    """Won ceremonies and the history stay while they hold."""

    def __init__(self, cells: Cells, places: Mapping[str, int]) -> None:
        super().__init__(cells)
        at = Places(places)
        nothing = memoryview(bytes(cells.nbytes)).cast("f")
        self._at: Final = at
        self._before_won: Final = cells[: at.won]
        self._won: Final = cells[at.won : at.gods]
        self._after_won: Final = cells[at.gods : at.history]
        self._nothing: Final = nothing
        self._rows: Final = HistoryRows(cells, at.history, LONGEST_ROUND, len(HISTORY_KINDS))
        self._tricks: list[list[int]] = []
        self._tricks_written = 0

    def write(self, state: State, seat: Seat) -> None:
        assert isinstance(state, Position)
        self._clear()
        self._write_turn(state, seat)
        self._write_tiles(state)
        self._write_tricks(state)
        self._write_seats(state)
        self._write_history(state.history)

    def _clear(self) -> None:
        before, after = self._before_won, self._after_won
        before[:] = self._nothing[: len(before)]
        after[:] = self._nothing[: len(after)]

    def _write_turn(self, state: Position, seat: Seat) -> None:
        cells, at = self.cells, self._at
        cells[at.seat + seat] = 1
        cells[at.step + state.step] = 1
        cells[at.turn + state.turn] = 1
        cells[at.player + state.player] = 1
        cells[at.left] = state.left
        if state.first != NONE:
            cells[at.first + state.first] = 1
        first = at.hand
        suits, _ = SUITS.apart(state.hands[seat])
        for held in suits:
            for rank in SUITS.listed[held]:
                cells[first + rank] = 1
            first += SUITS.ranks

    def _write_tiles(self, state: Position) -> None:
        cells, at = self.cells, self._at
        for tile in range(TILES):
            cells[at.faces + tile * len(FACES) + state.faces[tile]] = 1
            if state.demanded[tile] != NONE:
                cells[at.demanded + tile * len(COLOURS) + state.demanded[tile]] = 1
            first = at.offerings + tile * (MOST_SEATS + len(TEXT))
            for code in state.piles[tile]:
                cells[first + history.seat_of(code)] += 1
                cells[first + MOST_SEATS + history.card_of(code)] = 1
        for god in range(len(GODS)):
            first = at.gods + god * len(GOD_KINDS)
            cells[first + state.god_faces[god]] = 1
            cells[first + 2] = god == state.mask
            if state.colours[god] != NONE:
                cells[first + 3 + state.colours[god]] = 1

    def _write_tricks(self, state: Position) -> None:
        """A round's list of won ceremonies only grows; the next round has another."""
        if state.tricks is not self._tricks:
            self._won[:] = self._nothing[: len(self._won)]
            self._tricks, self._tricks_written = state.tricks, 0
        cells, at = self.cells, self._at
        for number in range(self._tricks_written, len(state.tricks)):
            trick = state.tricks[number]
            first = at.won + state.winners[number] * (TILES + len(TEXT))
            cells[first + history.tile_of(trick[0])] += 1
            for code in trick:
                cells[first + TILES + history.card_of(code)] = 1
        self._tricks_written = len(state.tricks)

    def _write_seats(self, state: Position) -> None:
        cells, at = self.cells, self._at
        scores = state.scores()
        lacking = voids_of(state.piles + state.tricks, state.seats)
        for seat in range(state.seats):
            cells[at.counts + seat] = size(state.hands[seat]) / MOST_CARDS
            cells[at.scores + seat] = scores[seat] / POINTS
            for colour in voids.LISTED[lacking[seat]]:
                cells[at.voids + seat * len(COLOURS) + colour] = 1

    def _write_history(self, lines: list[int]) -> None:
        cells, rows = self.cells, self._rows
        for line in range(rows.unwritten(lines), len(lines)):
            first = rows.place(line)
            for column in columns(lines[line]):
                cells[first + column] = 1


@cache
def columns(code: int) -> list[int]:
    """Of an entry, by its words."""
    words = words_of(history.write(code))
    return [HISTORY_KINDS.index(word) for word in words if word in HISTORY_KINDS]
