"""Blitz!: the contract, and drawing. The face-off itself is in duel.py and tiebreak.py."""

from tablee.core.chance import Chance
from tablee.core.contract import Asked, Outcome, RuleId, Wait, places_of
from tablee.core.moves import Move
from tablee.core.seats import Mover, Seat
from tablee.core.story import Story
from tablee.core.view import View
from tablee.games.blitz import clocks, duel, legality, listing, notation, tell, tiebreak, view
from tablee.games.blitz.cards import (
    CARDS,
    FACES,
    is_duel,
    with_symbols,
)
from tablee.games.blitz.cascades import point_out, show
from tablee.games.blitz.faceoff import FaceOff
from tablee.games.blitz.moves import (
    Accept,
    Blank,
    Contest,
    Dispute,
    Draw,
    FalseStart,
    Fit,
    GiveUp,
    Look,
    Ready,
    Say,
    Show,
    Start,
    Stop,
    StrayStart,
    Tied,
    TimeUp,
    Vote,
    Won,
)
from tablee.games.blitz.position import Position
from tablee.games.blitz.steps import OVER


class Blitz(Position):
    """A position of Blitz!."""

    # --- the contract ---------------------------------------------------------------------------

    def to_act(self) -> list[Seat]:
        return listing.to_act(self)

    def may_react(self) -> list[Seat]:
        return listing.may_react(self)

    def moves(self, seat: Seat) -> list[Move]:
        return listing.moves(self, seat)

    def reactions(self, seat: Seat) -> list[Move]:
        return listing.reactions(self, seat)

    def asked(self, seat: Seat | None) -> Asked:
        """BLITZ-Q4: until a face-off is pointed out, as if there were none."""
        if self.is_looked:
            return super().asked(seat)
        drawer = [self.turn] if self.has_cards() else []
        return Asked(drawer, [], listing.draws(self) if seat in drawer else [], [])

    def refusal(self, seat: Mover, move: Move) -> RuleId | None:
        return legality.refusal(self, seat, move)

    def waits(self) -> list[Wait]:
        return clocks.waits(self)

    def apply(self, seat: Mover, move: Move, chance: Chance, story: Story | None = None) -> None:
        face = self.face
        if isinstance(move, Look):
            self._end_look(story)
        elif isinstance(move, Show):
            self._show_words(move, story)
        elif isinstance(move, Ready):
            cooling = self.strays if move.seat in self.strays or face is None else face.cooling
            cooling.remove(move.seat)
        elif isinstance(move, StrayStart):
            assert seat is not None
            self._stray(seat, story)
        elif face is None:
            assert seat is not None
            assert isinstance(move, Draw)
            self._draw(seat, move.pile, chance, story)
        elif isinstance(move, TimeUp):
            duel.time_up(self, face, chance, story)
        elif isinstance(move, Accept):
            duel.accept(self, face, chance, story)
        else:
            assert seat is not None
            self._apply_duel(face, seat, move, chance, story)

    def _apply_duel(
        self, face: FaceOff, seat: Seat, move: Move, chance: Chance, story: Story | None
    ) -> None:
        if isinstance(move, Start):
            duel.start(self, face, seat, move, story)
        elif isinstance(move, Say):
            duel.say(self, face, seat, move, chance, story)
        elif isinstance(move, Stop):
            duel.stop(self, face, seat, chance, story)
        elif isinstance(move, Blank):
            duel.blank(self, face, seat, chance, story)
        elif isinstance(move, Fit):
            duel.fit(self, face, seat, move.is_yes, chance, story)
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

    def _draw(self, seat: Seat, pile: int, chance: Chance, story: Story | None) -> None:
        card = self.take_top(pile)
        self.drawer = seat
        self.aftermath = None
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
        show(self)

    def _roll(self, seat: Seat, chance: Chance, story: Story | None) -> None:
        self.die = chance.below(len(FACES))
        while any(symbol in self.out_symbols for symbol in FACES[self.die]):  # BLITZ-SETUP-2
            if story is not None:
                story.append(tell.rerolled(seat, self.die))
            self.die = chance.below(len(FACES))
        if story is not None:
            story.append(tell.rolled(seat, self.die))

    # --- what lies open -------------------------------------------------------------------------

    def _end_look(self, story: Story | None) -> None:
        if self.face is not None:
            point_out(self, story)
            return
        self.is_looked = True
        if not self.has_cards():  # BLITZ-END-1, BLITZ-Q7, BLITZ-Q25
            self.step = OVER
            if story is not None:
                story.append(tell.game_over(self.outcome()))
                story += [tell.trusted_word(t.seat, t.theme, t.word) for t in self.trusted]

    def _stray(self, seat: Seat, story: Story | None) -> None:
        """BLITZ-Q11: as a failed start."""
        self.strays.append(seat)
        self.stray_starts[seat] += 1
        if story is not None:
            story.append(tell.stray_start(seat))

    # --- the end of a face-off ------------------------------------------------------------------

    def _show_words(self, move: Show, story: Story | None) -> None:
        """They would have won; for that card they count no more."""
        missed = self.aftermath.unshown(move.theme) if self.aftermath is not None else None
        assert missed is not None
        missed.is_shown = True
        missed.words = list(move.words)
        self.given[move.theme] = self.given.get(move.theme, []) + move.folded
        if move.words and story is not None:
            story.append(tell.would_have_won(move.theme, move.words))

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

    def copy(self) -> "Blitz":
        twin = Blitz(self.seats, self.options)
        self.copy_into(twin)
        return twin
