"""What a position of Blitz! waits for."""

from typing import Final

DRAW: Final = 0
"""No face-off: the seat `turn` draws (when cards are left)."""
RACE: Final = 1
"""A face-off: its two duellists start and answer."""
HEARING: Final = 2
"""An answer, or a tapped winner, stands unless somebody objects (BLITZ-Q21)."""
VOTE: Final = 3
FLIP: Final = 4
"""A third player flips a tie-break card (BLITZ-TIE-2)."""
OVER: Final = 5
ASK: Final = 6
"""A word the list lacks: somebody is asked whether it fits; the race goes on (BLITZ-Q33)."""

STEPS: Final = ["draw", "race", "hearing", "vote", "flip", "over", "ask"]
