"""Moves as people type them: in notation, capitals or not."""

from functools import cache

from tablee.packs import Pack


def read_move(pack: Pack, line: str) -> list[str]:
    """What to press for a line, one after the other; NotationError if it is no move."""
    text = " ".join(line.split())
    known = _texts(pack).get(text.casefold())
    if known is not None:
        return [known]
    if pack.drawing is not None and pack.drawing.read_line is not None:
        return pack.drawing.read_line(text)
    return [pack.game.moves.parse(text.lower()).text] if text else []


@cache
def _texts(pack: Pack) -> dict[str, str]:
    """Every move by its text without capitals (no two of a game differ in them alone)."""
    return {move.text.casefold(): move.text for move in pack.game.moves}
