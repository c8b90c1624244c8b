"""What a position of Bla5t waits for. From ACTION to END all but ASK wait for one seat, `turn`."""

from typing import Final

START: Final = 0  # seats with Jimbo or the duo choose how to begin (BLA5T-Q43)
OPENING: Final = 1  # everybody looks at own cards (BLA5T-ROUND-2)
ACTION: Final = 2
CHOOSE: Final = 3  # which of two drawn cards to play (BLA5T-BOSS-HYPERION)
DRAWN: Final = 4
MAY_USE: Final = 5  # Bla5t-eleration: use the capability of a card just discarded
PICK: Final = 6  # an effect asks for the next card
ASK: Final = 7  # touched owners may claim Helmut
MIX: Final = 8  # 6b: mix, or feign
LOOK: Final = 9  # faces are on the looker's screen
SWAP: Final = 10  # 12: swap what was looked at, or leave it
SIT: Final = 11  # Stephania: who goes where
END: Final = 12  # BLAST, or the end of the turn (BLA5T-Q56)
REVEAL: Final = 13  # the round's cards lie open; only the table moves on
CHANGE: Final = 14  # the mid-game change (BLA5T-MID-1)
OVER: Final = 15
SETTLE: Final = 16  # never seen from outside: an effect is over, the turn goes on

SCORED: Final = (START, REVEAL, CHANGE, OVER)
"""The steps in which the latest round is on the score sheet."""

STEPS: Final = (
    "start opening action choose drawn use pick ask mix look swap sit end reveal change over"
).split()

NOBODY: Final = -1
NONE: Final = -1
"""No card, no back, no chair."""
NOT_ASKED: Final = -2
UNANSWERED: Final = -1
DECLINED: Final = 64
HIDDEN_ANSWER: Final = 65
"""Answers to a touch (the last: given, not for the reader to know); otherwise the back claimed."""

UNCHOSEN: Final = -1
FOUR: Final = 0
SAME: Final = 1
THREE: Final = 2
STARTS: Final = ["four", "same", "three"]
