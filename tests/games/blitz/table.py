"""A table to play rules tests at: positions and moves as text."""

from tablee.core.chance import ScriptedChance
from tablee.core.notation import read_mover
from tablee.core.seats import Seat, seat_text
from tablee.core.story import Event
from tablee.games.blitz import BLITZ
from tablee.games.blitz.cards import TEXT
from tablee.games.blitz.rules import Blitz
from tablee.games.blitz.view import BlitzView, screen, view


class Table:
    def __init__(self, position: str, *luck: int) -> None:
        state = BLITZ.position(position)
        assert isinstance(state, Blitz)
        self.state = state
        self.chance = ScriptedChance(luck)
        self.story: list[Event] = []
        """Of the latest move."""

    def play(self, *lines: str) -> "Table":
        """`P0 start`, `- look` …"""
        for line in lines:
            who, _, move = line.partition(" ")
            self.story = []
            seat = read_mover(who, self.state.seats)
            self.state.play(seat, BLITZ.moves.parse(move), self.chance, self.story)
        return self

    def refusal(self, line: str) -> str | None:
        who, _, move = line.partition(" ")
        return self.state.refusal(read_mover(who, self.state.seats), BLITZ.moves.parse(move))

    def legal(self, seat: int) -> list[str]:
        return [move.text for move in self.state.moves(seat) + self.state.reactions(seat)]

    def clocks(self) -> dict[str, float]:
        """Each running clock's kind and seat, and its seconds."""
        return {
            f"{wait.key.split('.')[0]} {seat_text(wait.seat)}": wait.seconds
            for wait in self.state.waits()
        }

    def screen(self, seat: Seat | None) -> BlitzView:
        return screen(self.state, seat)

    def view(self, seat: Seat | None) -> BlitzView:
        return view(self.state, seat)

    def told(self) -> list[str]:
        return [event.kind for event in self.story]

    def duellists(self) -> list[int]:
        return self.state.face.duellists if self.state.face is not None else []

    def won(self, seat: int) -> list[str]:
        return [TEXT[card] for card in self.state.won[seat]]

    def top(self, seat: int) -> str | None:
        pile = self.state.play_piles[seat]
        return TEXT[pile[-1]] if pile else None
