"""A position on which rules tests play: `At("herrlof", "trump B; P0 hand G7 …").play("P0 G7")`."""

from collections.abc import Sequence

from tablee.core.chance import ScriptedChance
from tablee.core.notation import Fields, read_mover, read_seat
from tablee.core.story import Event
from tablee.packs import GAMES


class At:
    def __init__(self, game: str, position: str, luck: Sequence[int] = ()) -> None:
        self.game = GAMES[game]
        self.state = self.game.position(position)
        self.chance = ScriptedChance(luck)
        self.story: list[Event] = []
        """What the latest call of `play` told."""

    def play(self, *lines: str) -> "At":
        """Lines such as `P0 G7`; `- unlock` is the table's own."""
        self.story = []
        for line in lines:
            who, _, text = line.partition(" ")
            move = self.game.moves.parse(text)
            self.state.play(read_mover(who, 9), move, self.chance, self.story)
        return self

    def legal(self, who: str) -> set[str]:
        seat = read_seat(who, 9)
        moves = self.state.moves(seat) if seat in self.state.to_act() else []
        if seat in self.state.may_react():
            moves = moves + self.state.reactions(seat)
        return {move.text for move in moves}

    def refused(self, line: str) -> str | None:
        who, _, text = line.partition(" ")
        return self.state.refusal(read_mover(who, 9), self.game.moves.parse(text))

    def field(self, key: str) -> str:
        """A field of the position's text as it is now."""
        return Fields(self.state.text()).text(key)

    @property
    def turn(self) -> str:
        """The awaited seats, `P0 P1`."""
        return " ".join(f"P{seat}" for seat in self.state.to_act())

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.story if event.kind == kind]
