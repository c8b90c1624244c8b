"""Herrlof's options."""

from typing import Annotated, Final

import msgspec

from tablee.core.options import Options

TWO_SEATS_TARGET: Final = 50
THREE_SEATS_TARGET: Final = 40


class HerrlofOptions(Options, frozen=True, kw_only=True):
    """`target`: the points that end the game; 0 means the rulebook's (HERR-END-1, HERR-3P-1)."""

    target: Annotated[int, msgspec.Meta(ge=0, le=300)] = 0

    def points_to_win(self, seats: int) -> int:
        if self.target:
            return self.target
        return TWO_SEATS_TARGET if seats == 2 else THREE_SEATS_TARGET
