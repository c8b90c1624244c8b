"""A position of Blitz! as data. Its verbs are the modules beside it; its contract is `rules.py`."""

from typing import Final

from tablee.core.contract import State
from tablee.core.seats import Seat
from tablee.games.blitz.aftermath import Aftermath, Trusted
from tablee.games.blitz.cards import NONE, TEXT, face_offs, with_symbols
from tablee.games.blitz.faceoff import FaceOff
from tablee.games.blitz.options import BlitzOptions
from tablee.games.blitz.steps import DRAW, RACE


class Position(State):
    """Piles to draw from have their top last, and so have the play piles."""

    def __init__(self, seats: int, options: BlitzOptions) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.is_shared: Final = options.shared  # BLITZ-Q36
        self.step = DRAW
        self.turn = 0  # who draws next
        self.drawer = seats - 1  # who drew last
        self.piles: list[list[int]] = [[], []]  # the top is last
        self.known = [0, 0]  # cards at the bottom of each that all have seen put under
        self.play_piles: list[list[int]] = [[] for _ in range(seats)]  # the top is last
        self.won: list[list[int]] = [[] for _ in range(seats)]
        self.duels: list[int] = []  # Duel cards between the piles
        self.die = NONE  # the face that is active
        self.out_symbols: list[int] = []  # BLITZ-SETUP-2
        self.out: list[int] = []  # cards that left the game (BLITZ-Q24)
        self.aside: list[int] = []  # what a position's text omitted
        self.used: list[str] = []  # folded words
        self.given: dict[int, list[str]] = {}  # by theme: folded words the table has shown for it
        self.trusted: list[Trusted] = []  # words the list lacks that counted (BLITZ-Q33)
        self.ballots: list[list[int]] = []  # votes counted so far
        self.shows = 0  # how often the cards to be looked at have changed
        self.is_looked = True  # the look at them is over, or somebody has spotted the face-off
        self.face: FaceOff | None = None
        self.aftermath: Aftermath | None = None  # of the latest face-off, until the next draw
        self.strays: list[Seat] = []  # who started without a face-off and cools down (BLITZ-Q11)
        self.stray_starts = [0] * seats  # these number clocks

    def copy_into(self, twin: "Position") -> None:
        twin.step = self.step
        twin.turn = self.turn
        twin.drawer = self.drawer
        twin.piles = [pile.copy() for pile in self.piles]
        twin.known = self.known.copy()
        twin.play_piles = [pile.copy() for pile in self.play_piles]
        twin.won = [pile.copy() for pile in self.won]
        twin.duels = self.duels.copy()
        twin.die = self.die
        twin.out_symbols = self.out_symbols.copy()
        twin.out = self.out.copy()
        twin.aside = self.aside.copy()
        twin.used = self.used.copy()
        twin.given = {theme: words.copy() for theme, words in self.given.items()}
        twin.trusted = self.trusted.copy()
        twin.ballots = [votes.copy() for votes in self.ballots]
        twin.shows = self.shows
        twin.is_looked = self.is_looked
        twin.face = self.face.copy() if self.face is not None else None
        twin.aftermath = self.aftermath.copy() if self.aftermath is not None else None
        twin.strays = self.strays.copy()
        twin.stray_starts = self.stray_starts.copy()

    def census(self) -> list[str]:
        cards = with_symbols(self.out_symbols) + self.out + self.aside + self.duels
        for pile in self.piles + self.play_piles + self.won:
            cards += pile
        if self.face is not None and self.face.card != NONE:
            cards.append(self.face.card)
        return [TEXT[card] for card in cards]

    # --- the piles ------------------------------------------------------------------------------

    def has_cards(self) -> bool:
        return len(self.piles[0]) + len(self.piles[1]) > 0

    def take_top(self, pile: int) -> int:
        card = self.piles[pile].pop()
        self.known[pile] = min(self.known[pile], len(self.piles[pile]))
        return card

    def put_under(self, pile: int, card: int) -> None:
        self.piles[pile].insert(0, card)
        self.known[pile] += 1

    # --- what lies open -------------------------------------------------------------------------

    def tops(self) -> list[int]:
        """BLITZ-Q9: only these count."""
        return [pile[-1] if pile else NONE for pile in self.play_piles]

    def meet(self) -> None:
        pairs = face_offs(self.tops(), self.die)
        assert len(pairs) <= 1  # BLITZ-Q3
        self.face = FaceOff(pairs[0], self.seats) if pairs else None
        self.step = RACE if pairs else DRAW

    # --- who and what a face-off asks for -------------------------------------------------------

    def theme_for(self, seat: Seat) -> int:
        """What that duellist answers: the opponent's card (BLITZ-FO-1) or the tie-break card."""
        face = self.face
        assert face is not None
        if face.card != NONE:
            return face.card
        return self.play_piles[face.opponent(seat)][-1]

    def asked_seat(self) -> Seat:
        """BLITZ-Q33: who is asked whether a word fits that is not on the list."""
        face = self.face
        assert face is not None
        return face.judged if self.options.asks == "player" else face.opponent(face.judged)

    def flipper(self) -> Seat:
        """BLITZ-Q14."""
        assert self.face is not None
        seat = (self.drawer + 1) % self.seats
        while seat in self.face.duellists:
            seat = (seat + 1) % self.seats
        return seat
