"""What a position of Herrlof waits for. All but PREDICT wait for one seat, `turn`."""

from typing import Final

PREDICT: Final = 0
PLAY: Final = 1
MAY_DRAW: Final = 2
MUST_DISCARD: Final = 3
MAY_STEAL: Final = 4
MAY_TAKE: Final = 5
MUST_GIVE: Final = 6
OVER: Final = 7

STEPS: Final = ["predict", "play", "draw", "discard", "steal", "take", "give", "over"]

UNKNOWN: Final = -1
"""A prediction not yet written."""
