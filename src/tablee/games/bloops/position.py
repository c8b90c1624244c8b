"""A position of Bloops as data. Its verbs are the modules beside it; its contract is `rules.py`."""

from typing import Final

from tablee.core.seats import Seat
from tablee.games.bloops.cards import BLOOPS_TEXT, DEALT, TEXT
from tablee.games.bloops.options import GRACE_SECONDS, BloopsOptions
from tablee.games.bloops.score import Score
from tablee.games.bloops.steps import LOOK, NOBODY, START, WINDOW, Effect
from tablee.kit.backs import BACKS, NO_BACK
from tablee.kit.places import PlacesState

PUBLIC: Final = 1 << 7
"""The bit of a back whose face was once shown to everybody; the bits below are seats."""
BOTTOM_ROW: Final = range(DEALT // 2, DEALT)


class Position(PlacesState):
    """Who has looked at which back is public. Sets of seats are bit masks."""

    def __init__(self, seats: int, options: BloopsOptions) -> None:
        super().__init__([[] for _ in range(seats)])
        self.seats: Final = seats
        self.options: Final = options
        self.grace: Final = GRACE_SECONDS[options.grace]
        self.knowers = [0] * BACKS  # the seats that looked, and PUBLIC
        self.shuffles = [0] * BACKS  # which shuffle the card came from
        self.shuffle = 0  # the latest, which the pile came from
        self.step = LOOK
        self.looked = 0  # bits: the seats whose set-up look is over
        self.turn = 0  # whose turn it is, until the next player's draw
        self.direction = 1  # 1: clockwise
        self.turns = 0  # turns begun; also the number of the turn's window
        self.passes = 0  # turns in a row without anything to draw
        self.drawn = NO_BACK
        self.discarded = 0  # cards discarded in the whole game
        self.fresh = 0  # of the discard, cards of this turn: they stay until the next draw
        self.queue: list[Effect] = []
        self.looking = NO_BACK  # what the first effect's discarder looks at
        self.locked = False  # the grace before the next draw
        self.lock = 0  # which discard began the latest grace
        self.holder = NOBODY  # of the BLOOPS card
        self.armed = False  # the turn's player will announce BLOOPS
        self.confirmed = 0  # bits: the seats that have nothing to throw in the last window
        self.barred = 0  # bits: the seats that commit no further fault this turn (BLOOPS-Q44)
        self.rule = ""  # what ended the game

    def copy_into(self, twin: "Position") -> None:
        self.copy_places(twin)
        twin.knowers = self.knowers.copy()
        twin.shuffles = self.shuffles.copy()
        twin.shuffle = self.shuffle
        twin.step = self.step
        twin.looked = self.looked
        twin.turn = self.turn
        twin.direction = self.direction
        twin.turns = self.turns
        twin.passes = self.passes
        twin.drawn = self.drawn
        twin.discarded = self.discarded
        twin.queue = self.queue.copy()  # its effects never change
        twin.looking = self.looking
        twin.locked = self.locked
        twin.lock = self.lock
        twin.holder = self.holder
        twin.armed = self.armed
        twin.confirmed = self.confirmed
        twin.fresh = self.fresh
        twin.barred = self.barred
        twin.rule = self.rule

    def census(self) -> list[str]:
        return [BLOOPS_TEXT] + [TEXT[card] for card in self.cards()]

    # --- questions ----------------------------------------------------------------------------

    def drawer(self) -> Seat:
        """Who draws next; NOBODY: this is not the time, or the last turn was played."""
        if self.step == WINDOW:
            following = (self.turn + self.direction) % self.seats
            return NOBODY if following == self.holder else following  # BLOOPS-END-2
        return self.turn if self.step == START else NOBODY

    def opponents(self, seat: Seat) -> list[Seat]:
        """Clockwise from the left."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def can_throw(self, seat: Seat) -> bool:
        """While a window is open."""
        return bool(self.layouts[seat]) and not self.barred >> seat & 1  # BLOOPS-Q44

    def is_barred(self, seat: Seat) -> bool:
        return self.barred >> seat & 1 != 0  # BLOOPS-Q44

    def is_window_open(self) -> bool:
        """BLOOPS-Q6; after a pass there is nothing to counter."""
        return self.step == WINDOW and bool(self.discard)

    def kept_discards(self) -> int:
        """BLOOPS-Q32: in a window the top card stays; BLOOPS-Q44: and all thrown in it."""
        return min(1, self.fresh) if self.options.endless else self.fresh

    def can_refill(self) -> bool:
        return self.has_to_draw(self.kept_discards())

    def knows(self, seat: Seat | None, back: int) -> bool:
        """By perfect recall; None is a spectator."""
        mask = PUBLIC if seat is None else PUBLIC | 1 << seat
        return self.knowers[back] & mask != 0

    def score(self, seat: Seat) -> Score:
        return Score([self.faces[back] for back in self.cards_at(seat)])
