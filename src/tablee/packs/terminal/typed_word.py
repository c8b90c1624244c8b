"""A word of Blitz! while it is being typed: its first key starts, the others keep the start
(BLITZ-Q11). The referee is told how long the text is, never what it says."""

from collections.abc import Collection
from typing import Final

from tablee.core.notation import NotationError

BUZZER: Final = "start"
SAY: Final = "say"


def read_line(text: str) -> list[str]:
    """An empty line is the buzzer, any line that is no move an answer: it is said after the buzzer,
    which lapses if it was pressed before."""
    if text.isdigit():
        raise NotationError("a number of a list that has changed is no answer")
    first, _, rest = text.partition(" ")
    word = rest if first.casefold() == SAY and rest else text
    return [BUZZER, f"{SAY} {word}"] if word else [BUZZER]


class Keystrokes:
    def __init__(self) -> None:
        self._told = ""

    def presses(self, typed: str, moves: Collection[str]) -> list[str]:
        """For a change of the text. What is typed over counts as taken away first; what may still
        become a number or one of the moves is no answer yet, except in a race."""
        before, now = self._told, typed.lstrip()
        if now == before or (not before and _is_other(now.casefold(), moves)):
            return []
        self._told = now
        kept = _shared(before, now)
        taken_away = [kept] if kept < len(before) and kept < len(now) else []
        return [f"typing {length}" for length in [*taken_away, len(now)]]

    def forget(self) -> None:
        """The line was entered, or is about other cards."""
        self._told = ""


def _shared(one: str, other: str) -> int:
    """How many characters two texts begin with alike."""
    least = min(len(one), len(other))
    return next((at for at in range(least) if one[at] != other[at]), least)


def _is_other(text: str, moves: Collection[str]) -> bool:
    known = [] if BUZZER in moves else [move.casefold() for move in moves]
    return text[:1].isdigit() or text == "?" or any(move.startswith(text) for move in known)
