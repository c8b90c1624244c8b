"""Blot's clock: time to think, and what is played when it is over."""

from typing import Final

from tablee.core.contract import Wait
from tablee.games.blot.moves import NAMES
from tablee.games.blot.position import Position
from tablee.games.blot.steps import NAME, OVER, STEPS

THINKING_SECONDS: Final = 45


def waits(state: Position) -> list[Wait]:
    if state.step == OVER:
        return []
    key = f"{state.round}.{len(state.history)}.{STEPS[state.step]}"
    idle = NAMES[state.turn] if state.step == NAME else state.moves(state.turn)[0]
    return [Wait(key, THINKING_SECONDS, state.turn, idle, thinking=True)]
