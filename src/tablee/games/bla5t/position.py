"""A position of Bla5t as data. Its verbs are the modules beside it; its contract is `rules.py`."""

from typing import Final

from tablee.core.seats import Seat
from tablee.games.bla5t.cards import HYPERION, deck_of
from tablee.games.bla5t.options import Bla5tOptions
from tablee.games.bla5t.score import ScoreLine
from tablee.games.bla5t.steps import ACTION, NOBODY, NONE, NOT_ASKED, UNCHOSEN
from tablee.kit.backs import GAP
from tablee.kit.places import PlacesState

SQUARE: Final = 4
KEPT_DISCARDS: Final = 1  # BLA5T-ROUND-4: of a reshuffle


def chair_count(seats: int) -> int:
    """BLA5T-VAR-2: with two players the third chair is the dummy's."""
    return 3 if seats == 2 else seats


def empty_squares(chairs: int) -> list[list[int]]:
    return [[GAP] * SQUARE for _ in range(chairs)]


class Position(PlacesState):
    """Layouts belong to chairs, everything else of a person to a seat.

    A face-up card keeps its back, for moves must name it too. Sets of backs are bit masks.
    """

    def __init__(self, seats: int, options: Bla5tOptions) -> None:
        super().__init__(empty_squares(chair_count(seats)))
        self.seats: Final = seats
        self.options: Final = options
        self.limit: Final = int(options.limit)
        self.is_eleration: Final = options.eleration
        self.is_advanced: Final = options.is_advanced
        self.is_first: Final = options.is_first
        self.chairs: Final = chair_count(seats)

        # the list of heroes and bosses (BLA5T-COMP-3, BLA5T-MID-1)
        self.heroes: list[int] = []
        self.bosses: list[int] = []
        self.chooser = NOBODY  # who alone knows a changed list
        self.is_changed = False  # the mid-game change has been offered
        self.new_list: list[int] = []  # what the chooser has put on it so far, unknown to others
        # heroes and bosses seen since the change, as bits: by each seat, and last by everybody
        self.met = [0] * (seats + 1)

        # the game
        self.round = 0
        self.dealer = 0
        self.scores = [0] * seats
        self.sheet: list[list[ScoreLine]] = []
        self.seat_at = [seat if seat < seats else NOBODY for seat in range(self.chairs)]
        self.chair = list(range(seats))

        # the cards
        self.up = 0
        self.fixed = 0  # Helmut, revealed by his reaction (BLA5T-Q25)
        self.next_back = 0
        self.barred = NOBODY  # who put the top discard there so that the next cannot take it
        self.history: list[int] = []  # this round, as history.py codes it

        # the turn
        self.step = ACTION
        self.beat = 0  # counts steps: clocks are named by it
        self.turn = 0
        self.turns = [0] * seats  # turns begun this round (BLA5T-Q31)
        self.hand: list[int] = []  # drawn backs: the one to play, then Hyperion's other
        self.plays_again = False  # Apo
        self.resume = NONE  # the chair that plays next after Stephania
        self.passes = 0
        self.blaster = NOBODY
        self.last_done = 0  # seats whose last turn is over, as bits

        # an unfinished effect
        self.effect = NONE  # the card whose effect it is
        self.picks: list[int] = []
        self.targets: list[int] = []  # what may be picked next
        self.answers = [NOT_ASKED] * seats
        self.cancelled = 0  # backs that turned out to be Helmut
        self.look: list[int] = []  # backs being looked at
        self.looks_at_top = False

        # the round's start, decided by the round before
        self.boss = NONE  # the combo that won
        self.boss_seat: Seat = NOBODY
        self.jimbo = [0] * seats  # how many cards Jimbo's holder ended with
        self.enzo = [0] * seats  # how many cards Enzo lets look at
        self.duo = [0] * seats  # 1: held Lola and Leo
        self.starts = [UNCHOSEN] * seats
        self.opened: list[list[int]] = [[] for _ in range(seats)]  # looked at
        self.due = [0] * seats  # still to be looked at
        self.looking = 0  # seats that still have their opening look, as bits

    def copy_into(self, twin: "Position") -> None:
        self.copy_places(twin)
        twin.heroes = self.heroes.copy()
        twin.bosses = self.bosses.copy()
        twin.chooser = self.chooser
        twin.is_changed = self.is_changed
        twin.new_list = self.new_list.copy()
        twin.met = self.met.copy()
        twin.round = self.round
        twin.dealer = self.dealer
        twin.scores = self.scores.copy()
        twin.sheet = self.sheet.copy()  # its lines never change
        twin.seat_at = self.seat_at.copy()
        twin.chair = self.chair.copy()
        twin.up = self.up
        twin.fixed = self.fixed
        twin.next_back = self.next_back
        twin.barred = self.barred
        twin.history = self.history.copy()
        twin.step = self.step
        twin.beat = self.beat
        twin.turn = self.turn
        twin.turns = self.turns.copy()
        twin.hand = self.hand.copy()
        twin.plays_again = self.plays_again
        twin.resume = self.resume
        twin.passes = self.passes
        twin.blaster = self.blaster
        twin.last_done = self.last_done
        twin.effect = self.effect
        twin.picks = self.picks.copy()
        twin.targets = self.targets.copy()
        twin.answers = self.answers.copy()
        twin.cancelled = self.cancelled
        twin.look = self.look.copy()
        twin.looks_at_top = self.looks_at_top
        twin.boss = self.boss
        twin.boss_seat = self.boss_seat
        twin.jimbo = self.jimbo.copy()
        twin.enzo = self.enzo.copy()
        twin.duo = self.duo.copy()
        twin.starts = self.starts.copy()
        twin.opened = [backs.copy() for backs in self.opened]
        twin.due = self.due.copy()
        twin.looking = self.looking

    # --- questions ----------------------------------------------------------------------------

    def open_backs(self) -> int:
        """The backs whose faces everybody sees now."""
        bits = self.up
        for shown in self.shown:
            bits |= 1 << shown.back
        return bits

    def down_at(self, chair: int) -> list[int]:
        up = self.up
        return [back for back in self.layouts[chair] if back >= 0 and not up >> back & 1]

    def own_cards(self, seat: Seat) -> list[int]:
        return self.cards_at(self.chair[seat])

    def own_down(self, seat: Seat) -> list[int]:
        """BLA5T-LOCK-1: only these are exchanged or replaced."""
        return self.down_at(self.chair[seat])

    def is_untouchable(self, chair: int) -> bool:
        """BLA5T-BLAST-2, BLA5T-Q16."""
        return self.blaster >= 0 and self.chair[self.blaster] == chair

    def open_chairs(self) -> list[int]:
        """Whose cards an effect may touch."""
        return [chair for chair in range(self.chairs) if not self.is_untouchable(chair)]

    def other_chairs(self) -> list[int]:
        """Opponents of the turn's player, the dummy included (BLA5T-Q54)."""
        own = self.chair[self.turn]
        return [c for c in range(self.chairs) if c != own and not self.is_untouchable(c)]

    def their_down(self) -> list[int]:
        """Opponents' face-down cards (BLA5T-Q16)."""
        return [back for chair in self.other_chairs() for back in self.down_at(chair)]

    def can_draw(self) -> bool:
        return self.has_to_draw(KEPT_DISCARDS)  # BLA5T-Q58

    def draws_two(self, seat: Seat) -> bool:
        """BLA5T-BOSS-HYPERION."""
        return self.boss == HYPERION and self.boss_seat == seat

    def deck(self) -> list[int]:
        """The cards in play this round (BLA5T-COMP-4)."""
        has_bosses = self.round > 1 or self.options.bosses_first_round
        return deck_of(self.heroes, self.bosses if has_bosses else [], self.is_advanced)
