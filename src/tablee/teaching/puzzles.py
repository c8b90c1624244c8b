"""Puzzles: one decision each, shown as its seat knew it."""

from functools import cache
from typing import Final

import msgspec

from tablee.core.contract import State
from tablee.core.view import View
from tablee.packs import PACKS, Pack
from tablee.packs.puzzles.parts import Puzzle, Puzzles, Remembered, Theme

DAY: Final = 86_400


@cache
def puzzles_of(pack: Pack) -> dict[str, Puzzle]:
    """By id, in the order of the file; a game without puzzles has none."""
    if pack.puzzles is None or not pack.puzzles.file.is_file():
        return {}
    decode = msgspec.json.Decoder(Puzzle).decode_lines
    return {puzzle.id: puzzle for puzzle in decode(pack.puzzles.file.read_bytes())}


def of_the_day(now: float) -> tuple[Pack, Puzzle] | None:
    """The same for everybody from midnight to midnight (UTC), each day of another game. None: no
    game has any."""
    packs = [pack for pack in PACKS.values() if puzzles_of(pack)]
    if not packs:
        return None
    day = int(now // DAY)
    pack = packs[day % len(packs)]
    found = list(puzzles_of(pack).values())
    return pack, found[day // len(packs) % len(found)]


class Shown:
    """A puzzle as whoever solves it gets it."""

    def __init__(self, pack: Pack, puzzle: Puzzle) -> None:
        assert pack.puzzles is not None
        part: Puzzles = pack.puzzles
        seat = puzzle.seat
        self.state: Final[State] = pack.game.position(puzzle.position)
        self.theme: Final[Theme] = part.themes[puzzle.theme]
        self.screen: Final[View] = (
            self.state.screen(seat)
            if part.reminded is None
            else part.reminded(self.state.view(seat))
        )
        self.remembered: Final[list[Remembered]] = part.remembered(self.state.view(seat))
