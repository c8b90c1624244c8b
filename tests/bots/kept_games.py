"""Games an opponent played once, kept so that it goes on playing like that."""

from pathlib import Path
from typing import Final

from tablee.bots import Bot
from tablee.core.chance import Chance, FastChance
from tablee.lab.home import HomeTable
from tablee.lab.match import DealtLuck
from tablee.packs import PACKS

KEPT: Final = Path(__file__).parent / "kept"
BUDGETS: Final = {"blot": 0.01, "herrlof": 0.004, "bloops": 0.02, "bla5t": 0.04}
"""Seconds as it counted them: enough for several playouts of every move."""
DEALS: Final = {"blot": 1, "herrlof": 1, "bloops": 8, "bla5t": 1}
MOST: Final = 80


def kept(game: str, seats: int) -> list[str]:
    return (KEPT / f"{game}-{seats}.txt").read_text(encoding="utf-8").splitlines()


def played(game: str, seats: int, bots: list[Bot]) -> list[str]:
    """The first moves of each deal, with who made them and when."""
    return [line for deal in range(DEALS[game]) for line in _played(game, seats, bots, deal)]


def _played(game: str, seats: int, bots: list[Bot], deal: int) -> list[str]:
    pack = PACKS[game]
    luck = DealtLuck(deal)
    state = pack.game.deal(seats, pack.game.options(), luck)
    wits: dict[int, Chance] = {seat: FastChance(100 + seat) for seat in range(seats)}
    table = HomeTable(pack, state, dict(enumerate(bots)), luck, wits, BUDGETS[game])
    table.begin(0.0)
    for _ in table.ticks(MOST):
        pass
    return [f"{mover} {when:.3f} {move.text}" for mover, when, move in table.lines]
