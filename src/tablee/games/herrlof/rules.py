"""Herrlof: the position and its rules."""

from tablee.core.chance import Chance
from tablee.core.contract import Outcome, RuleId, Wait
from tablee.core.moves import Move
from tablee.core.seats import Mover, Seat
from tablee.core.story import Event
from tablee.core.view import View
from tablee.games.herrlof import clocks, history, legality, notation, powers, tell, view
from tablee.games.herrlof.cards import (
    COLOUR,
    DECK,
    FREE,
    NUMBER,
    SUITS,
    A,
    N,
    hand_of,
    random_card,
    runes,
    unit,
)
from tablee.games.herrlof.moves import (
    CARD_PLAYS,
    RUNE_PLAYS,
    Discard,
    Draw,
    Give,
    Play,
    Predict,
    Steal,
    Take,
)
from tablee.games.herrlof.position import Position, hand_size
from tablee.games.herrlof.score import ScoreLine, is_over, outcome_of
from tablee.games.herrlof.steps import (
    MAY_DRAW,
    MAY_STEAL,
    MAY_TAKE,
    OVER,
    PLAY,
    PREDICT,
    UNKNOWN,
)


class Herrlof(Position):
    """A position of Herrlof and its rules."""

    # --- whose move ---------------------------------------------------------------------------

    def to_act(self) -> list[Seat]:
        step = self.step
        if step == PREDICT:
            return [seat for seat in range(self.seats) if self.predictions[seat] == UNKNOWN]
        return [] if step == OVER else [self.turn]

    def moves(self, seat: Seat) -> list[Move]:
        if self.step == PLAY:
            hand = self.hands[seat]
            listed, odd = CARD_PLAYS.following(hand, self.led), runes(hand)  # HERR-PLAY-2, -4
            return listed + RUNE_PLAYS[odd] if odd else listed  # HERR-PLAY-3
        return legality.choices(self, seat)

    def refusal(self, seat: Mover, move: Move) -> RuleId | None:
        return legality.refusal(self, seat, move)

    # --- what a move does ---------------------------------------------------------------------

    def can_take_back(self, seat: Seat, move: Move) -> bool:
        """A card that leaves the trick open, for what ends it hides the one before (HERR-RES-4),
        and that turns no trump (HERR-SPEC-A)."""
        if not isinstance(move, Play) or len(self.trick) >= self.seats - 1:
            return False
        return move.card != A or A not in self.trick

    def apply(
        self, seat: Mover, move: Move, chance: Chance, story: list[Event] | None = None
    ) -> None:
        assert seat is not None
        if isinstance(move, Play):
            self.play_card(seat, move.card, chance, story)
        elif isinstance(move, Predict):
            self._predict(seat, move.tricks, story)
        elif isinstance(move, Draw):
            powers.draw(self, seat, story)
        elif isinstance(move, Discard):
            powers.discard(self, seat, move.card, story)
            self._after_draw(chance, story)
        elif isinstance(move, Steal):
            powers.steal(self, seat, move.victim, story)
            self._next_trick(chance, story)
        elif isinstance(move, Take):
            powers.take(self, seat, move.victim, chance, story)
        elif isinstance(move, Give):
            powers.give(self, seat, move.card, story)
            self._next_trick(chance, story)
        elif self.step == MAY_DRAW:
            self._after_draw(chance, story)
        else:
            self._next_trick(chance, story)

    def random_card(self, seat: Seat, chance: Chance) -> int:
        """One of the cards that may be played, each as likely."""
        return random_card(self.hands[seat], self.led, chance)

    def roll(self, chance: Chance) -> int:
        moves = 0
        while self.step != PREDICT and self.step != OVER:
            seat = self.turn
            if self.step == PLAY:
                self.play_card(seat, self.random_card(seat, chance), chance)
            else:
                listed = self.moves(seat)
                self.apply(seat, listed[chance.below(len(listed))], chance)
            moves += 1
        return moves

    def _predict(self, seat: Seat, tricks: int, story: list[Event] | None) -> None:
        self.predictions[seat] = tricks
        if story is not None:
            story.append(tell.prediction(seat, tricks))
        if UNKNOWN not in self.predictions:
            self.step = PLAY
            self.turn = self.leader

    def play_card(
        self, seat: Seat, card: int, chance: Chance, story: list[Event] | None = None
    ) -> None:
        self.hands[seat] -= unit(card)
        self.played += unit(card)
        trick = self.trick
        trick.append(card)
        if len(trick) == 1:
            self.led = COLOUR[card]
        self.history.append(history.played(seat, card))
        if story is not None:
            story.append(tell.card_played(seat, card))
        if card == A and self.stock and trick.count(A) == 2:  # HERR-SPEC-A, HERR-Q26
            powers.turn_trump(self)
            if story is not None:
                story.append(tell.trump_turned(self.turned[-1]))
        if NUMBER[card] == 3 and self.hands[seat] and self.stock:  # HERR-SPEC-3, HERR-Q4, HERR-Q6
            self.step = MAY_DRAW
        elif len(trick) < self.seats:
            self.turn = (self.leader + len(trick)) % self.seats  # HERR-Q28
        else:
            self._end_trick(chance, story)

    def _after_draw(self, chance: Chance, story: list[Event] | None) -> None:
        """Once a 3 is settled: the next player, or the end of the trick."""
        if len(self.trick) < self.seats:
            self.step = PLAY
            self.turn = (self.leader + len(self.trick)) % self.seats  # HERR-Q28
        else:
            self._end_trick(chance, story)

    def _end_trick(self, chance: Chance, story: list[Event] | None) -> None:
        trick = self.trick
        self.step = PLAY
        self.latest = trick
        self.latest_leader = self.leader
        self.trick = []
        self.led = FREE
        if A in trick:  # HERR-RES-1, HERR-Q11; HERR-SPEC-A, HERR-Q12: same leader
            self.destroyed += 1
            if story is not None:
                story.append(tell.trick_destroyed(self.leader, trick))
            self._next_trick(chance, story)
            return
        best = SUITS.best_of(trick, self.trump)  # HERR-RES-2, HERR-RES-3, HERR-Q21
        winner = (self.leader + best) % self.seats
        if story is not None:
            story.append(tell.trick_won(winner, trick))
        number = NUMBER[trick[best]]
        self.turn = winner
        if number == 1 and self.robbable(winner):
            self.step = MAY_STEAL
        elif number == 6 and self.others(winner):  # HERR-Q7: nobody holds cards after the last
            self.step = MAY_TAKE
        self.tricks[winner] += 1
        self.leader = self._next_leader(winner, trick, best)
        if self.step == PLAY:
            self._next_trick(chance, story)

    def _next_leader(self, winner: Seat, trick: list[int], best: int) -> Seat:
        if NUMBER[trick[best]] == 9:  # HERR-SPEC-9, HERR-3P-1, HERR-Q15, HERR-Q24
            return (winner + 1) % self.seats
        if N in trick:
            for index in range(self.seats - 1, -1, -1):
                if trick[index] == N and index != best:  # HERR-SPEC-N, HERR-Q14, HERR-Q22
                    return (self.leader + index) % self.seats
        return winner  # HERR-RES-4

    def _next_trick(self, chance: Chance, story: list[Event] | None) -> None:
        self.step = PLAY
        self.turn = self.leader
        if not self.hands[self.leader]:
            self._end_round(chance, story)

    # --- rounds -------------------------------------------------------------------------------

    def deal_round(self, chance: Chance, story: list[Event] | None = None) -> None:
        deck = list(DECK)
        chance.shuffle(deck)
        cards = hand_size(self.seats)
        self.round += 1
        for seat in range(self.seats):
            self.hands[seat] = hand_of(deck[seat * cards : (seat + 1) * cards])
            self.predictions[seat] = UNKNOWN
            self.tricks[seat] = 0
            self.discards[seat] = []
        self.stock = deck[self.seats * cards :]
        self.stock.reverse()
        self.turned = []
        self.history = []
        self.latest = []
        self.destroyed = 0
        self.played = 0
        self.aside = 0
        self.leader = (self.dealer + 1) % self.seats  # HERR-PLAY-1
        self.turn = self.leader
        self.step = PREDICT
        powers.turn_trump(self)
        if story is not None:
            story.append(tell.round_dealt(self.round, self.dealer))
            story.append(tell.trump_turned(self.turned[-1]))

    def _end_round(self, chance: Chance, story: list[Event] | None) -> None:
        lines = [
            ScoreLine(self.tricks[seat], self.predictions[seat], self.seats)
            for seat in range(self.seats)
        ]
        self.sheet.append(lines)
        for seat in range(self.seats):
            self.scores[seat] += lines[seat].points
            self.bonuses[seat] += 1 if lines[seat].bonus else 0
        if story is not None:
            story.append(tell.round_scored(self.round, lines, self.scores))
        if is_over(self.scores, self.round, self.target()):
            self.step = OVER
            if story is not None:
                story.append(tell.game_over(self.outcome()))
            return
        self.dealer = (self.dealer + 1) % self.seats  # HERR-SETUP-1
        self.deal_round(chance, story)

    def outcome(self) -> Outcome | None:
        if self.step != OVER:
            return None
        return outcome_of(self.scores, self.bonuses, self.tricks, self.target())

    # --- clocks, views, copies ----------------------------------------------------------------

    def waits(self) -> list[Wait]:
        return clocks.waits(self)

    def view(self, seat: Seat | None) -> View:
        return view.view(self, seat)

    def screen(self, seat: Seat | None) -> View:
        return view.screen(self, seat)

    def reveal(self) -> View:
        return view.reveal(self)

    def text(self) -> str:
        return notation.write(self)

    def copy(self) -> "Herrlof":
        twin = Herrlof(self.seats, self.options)
        self.copy_into(twin)
        return twin
