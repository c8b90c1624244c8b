"""Games that can be learnt: those whose packs bring arrays."""

from tablee.core.notation import NotationError
from tablee.packs.arrays.parts import AnyLayout
from tablee.packs.library import PACKS


def layout_of(game: str) -> AnyLayout:
    pack = PACKS.get(game)
    if pack is None or pack.arrays is None:
        raise NotationError(f"{game} has no arrays for learners: its pack brings none")
    return pack.arrays
