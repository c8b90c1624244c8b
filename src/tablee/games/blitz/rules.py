"""Blitz!: the position, drawing and cascades. The face-off itself is in duel.py and tiebreak.py."""

from typing import Final

from tablee.core.chance import Chance
from tablee.core.contract import Asked, Outcome, RuleId, State, Wait, places_of
from tablee.core.moves import Move
from tablee.core.seats import Mover, Seat
from tablee.core.story import Event
from tablee.core.view import View
from tablee.games.blitz import clocks, duel, legal, notation, tell, tiebreak, view
from tablee.games.blitz.cards import (
    CARDS,
    FACES,
    NONE,
    TEXT,
    face_offs,
    is_duel,
    with_symbols,
)
from tablee.games.blitz.faceoff import ACCEPTED, FaceOff
from tablee.games.blitz.moves import (
    Accept,
    Blank,
    Contest,
    Dispute,
    Draw,
    FalseStart,
    GiveUp,
    Look,
    Ready,
    Say,
    Start,
    StartLevel,
    Tied,
    TimeUp,
    Vote,
    Won,
)
from tablee.games.blitz.options import BlitzOptions
from tablee.games.blitz.steps import DRAW, OVER, RACE


class Blitz(State):
    """A position of Blitz!."""

    def __init__(self, seats: int, options: BlitzOptions) -> None:
        self.seats: Final = seats
        self.options: Final = options
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
        self.ballots: list[list[int]] = []  # votes counted so far
        self.shows = 0  # how often the cards to be looked at have changed
        self.is_looked = True  # the look at them is over, or somebody has spotted the face-off
        self.face: FaceOff | None = None

    # --- the contract ---------------------------------------------------------------------------

    def to_act(self) -> list[Seat]:
        return legal.to_act(self)

    def may_react(self) -> list[Seat]:
        return legal.may_react(self)

    def moves(self, seat: Seat) -> list[Move]:
        return legal.moves(self, seat)

    def reactions(self, seat: Seat) -> list[Move]:
        return legal.reactions(self, seat)

    def asked(self, seat: Seat | None) -> Asked:
        """BLITZ-Q4: until a face-off is pointed out, as if there were none."""
        if self.is_looked:
            return super().asked(seat)
        drawer = [self.turn] if self.has_cards() else []
        return Asked(drawer, [], legal.draws(self) if seat in drawer else [], [])

    def refusal(self, seat: Mover, move: Move) -> RuleId | None:
        return legal.refusal(self, seat, move)

    def waits(self) -> list[Wait]:
        return clocks.waits(self)

    def apply(
        self, seat: Mover, move: Move, chance: Chance, story: list[Event] | None = None
    ) -> None:
        face = self.face
        if isinstance(move, Look):
            self._end_look(story)
        elif face is None:
            assert seat is not None
            assert isinstance(move, Draw)
            self._draw(seat, move.pile, chance, story)
        elif seat is None:
            self._apply_time(face, move, chance, story)
        else:
            self._apply_duel(face, seat, move, chance, story)

    def _apply_time(
        self, face: FaceOff, move: Move, chance: Chance, story: list[Event] | None
    ) -> None:
        if isinstance(move, Ready):
            face.cooling.remove(move.seat)
        elif isinstance(move, TimeUp):
            duel.time_up(self, face, chance, story)
        else:
            assert isinstance(move, Accept)
            duel.accept(self, face, chance, story)

    def _apply_duel(
        self, face: FaceOff, seat: Seat, move: Move, chance: Chance, story: list[Event] | None
    ) -> None:
        if isinstance(move, Start):
            duel.start(self, face, seat, story)
        elif isinstance(move, Say):
            duel.say(self, face, seat, move, chance, story)
        elif isinstance(move, Blank):
            duel.blank(self, face, seat, chance, story)
        elif isinstance(move, GiveUp):
            duel.give_up(self, face, seat, chance, story)
        elif isinstance(move, Vote):
            duel.vote(self, face, seat, move.choice, chance, story)
        elif isinstance(move, Contest):
            duel.contest(self, face, seat, story)
        elif isinstance(move, Dispute):
            duel.dispute(self, face, seat, story)
        elif isinstance(move, Draw):
            tiebreak.flip(self, face, seat, move.pile, story)
        elif isinstance(move, StartLevel):
            duel.start_level(self, face, seat, story)
        elif isinstance(move, FalseStart):
            duel.false_start(self, face, seat, story)
        elif isinstance(move, Won):
            duel.tap(self, face, seat, move.winner, story)
        else:
            assert isinstance(move, Tied)
            tiebreak.tie(self, face, chance, story)

    # --- drawing --------------------------------------------------------------------------------

    def deal(self, chance: Chance) -> None:
        if self.seats == 3 and self.options.remove_symbols:
            self.out_symbols = list(FACES[chance.below(len(FACES))])  # BLITZ-SETUP-2
        removed = with_symbols(self.out_symbols)
        deck = [card for card in range(CARDS) if card not in removed]
        chance.shuffle(deck)
        middle = len(deck) // 2  # BLITZ-SETUP-1
        self.piles = [deck[:middle], deck[middle:]]
        self.turn = chance.below(self.seats)  # BLITZ-TURN-1
        self.drawer = (self.turn - 1) % self.seats

    def _draw(self, seat: Seat, pile: int, chance: Chance, story: list[Event] | None) -> None:
        card = self.take_top(pile)
        self.drawer = seat
        if is_duel(card):
            self.duels.append(card)
            self.turn = seat  # BLITZ-DUEL-3, BLITZ-Q5
            if story is not None:
                story.append(tell.duel_drawn(seat, pile, card))
            self._roll(seat, chance, story)
        else:
            self.play_piles[seat].append(card)  # BLITZ-TURN-2
            self.turn = (seat + 1) % self.seats  # BLITZ-FO-4, BLITZ-Q5
            if story is not None:
                story.append(tell.drawn(seat, pile, card))
        self._show()

    def _roll(self, seat: Seat, chance: Chance, story: list[Event] | None) -> None:
        self.die = chance.below(len(FACES))
        while any(symbol in self.out_symbols for symbol in FACES[self.die]):  # BLITZ-SETUP-2
            if story is not None:
                story.append(tell.rerolled(seat, self.die))
            self.die = chance.below(len(FACES))
        if story is not None:
            story.append(tell.rolled(seat, self.die))

    def take_top(self, pile: int) -> int:
        card = self.piles[pile].pop()
        self.known[pile] = min(self.known[pile], len(self.piles[pile]))
        return card

    def put_under(self, pile: int, card: int) -> None:
        self.piles[pile].insert(0, card)
        self.known[pile] += 1

    def has_cards(self) -> bool:
        return len(self.piles[0]) + len(self.piles[1]) > 0

    # --- what lies open -------------------------------------------------------------------------

    def tops(self) -> list[int]:
        """BLITZ-Q9: only these count."""
        return [pile[-1] if pile else NONE for pile in self.play_piles]

    def _show(self) -> None:
        """The open cards have changed: is there a face-off (BLITZ-TURN-3, BLITZ-FO-3)?"""
        self.shows += 1
        self.is_looked = False
        self.meet()

    def meet(self) -> None:
        pairs = face_offs(self.tops(), self.die)
        assert len(pairs) <= 1  # BLITZ-Q3
        self.face = FaceOff(pairs[0], self.seats) if pairs else None
        self.step = RACE if pairs else DRAW

    def _end_look(self, story: list[Event] | None) -> None:
        if self.face is not None:
            self.point_out(story)
            return
        self.is_looked = True
        if not self.has_cards():  # BLITZ-END-1, BLITZ-Q7, BLITZ-Q25
            self.step = OVER
            if story is not None:
                story.append(tell.game_over(self.outcome()))

    def point_out(self, story: list[Event] | None) -> None:
        """The table shows the face-off: time is up (BLITZ-Q4), or a duellist has spotted it."""
        if not self.is_looked:
            self.is_looked = True
            if story is not None and self.face is not None:
                story.append(tell.face_off(self.face.duellists))

    def theme_for(self, seat: Seat) -> int:
        """What that duellist answers: the opponent's card (BLITZ-FO-1) or the tie-break card."""
        face = self.face
        assert face is not None
        if face.card != NONE:
            return face.card
        return self.play_piles[face.opponent(seat)][-1]

    def flipper(self) -> Seat:
        """BLITZ-Q14."""
        assert self.face is not None
        seat = (self.drawer + 1) % self.seats
        while seat in self.face.duellists:
            seat = (seat + 1) % self.seats
        return seat

    # --- the end of a face-off ------------------------------------------------------------------

    def win(self, winner: Seat, story: list[Event] | None) -> None:
        face = self.face
        assert face is not None
        loser = face.opponent(winner)
        card = self.play_piles[loser].pop()
        self.won[winner].append(card)  # BLITZ-FO-2
        if story is not None:
            words = [a.word for a in face.answers if a.seat == winner and a.standing == ACCEPTED]
            story.append(tell.won(winner, loser, card, words[-1] if words else ""))
        tiebreak.put_card_under(self, face)
        self._show()

    def remove_card(self, story: list[Event] | None) -> None:
        """BLITZ-Q24: of the first of the two clockwise from the last drawer, included."""
        assert self.face is not None
        seat = self.drawer
        while seat not in self.face.duellists:
            seat = (seat + 1) % self.seats
        card = self.play_piles[seat].pop()
        self.out.append(card)
        if story is not None:
            story.append(tell.left_the_game(seat, card))
        self._show()

    def outcome(self) -> Outcome | None:
        if self.step != OVER:
            return None
        scores = [len(cards) for cards in self.won]  # BLITZ-Q27
        places = places_of([[score] for score in scores])  # BLITZ-Q26
        return Outcome(scores, places, "BLITZ-END-1")

    # --- views, copies --------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> View:
        return view.view(self, seat)

    def screen(self, seat: Seat | None) -> View:
        return view.screen(self, seat)

    def reveal(self) -> View:
        return view.reveal(self)

    def text(self) -> str:
        return notation.write(self)

    def census(self) -> list[str]:
        cards = with_symbols(self.out_symbols) + self.out + self.aside + self.duels
        for pile in self.piles + self.play_piles + self.won:
            cards += pile
        if self.face is not None and self.face.card != NONE:
            cards.append(self.face.card)
        return [TEXT[card] for card in cards]

    def copy(self) -> "Blitz":
        twin = Blitz(self.seats, self.options)
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
        twin.ballots = [votes.copy() for votes in self.ballots]
        twin.shows = self.shows
        twin.is_looked = self.is_looked
        twin.face = self.face.copy() if self.face is not None else None
        return twin
