"""What a position of Blot waits for, always from one seat, `turn`."""

from typing import Final

PLAY: Final = 0
GIVE: Final = 1
NAME: Final = 2
OVER: Final = 3

STEPS: Final = ["play", "give", "name", "over"]
