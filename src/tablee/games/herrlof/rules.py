"""Herrlof: the position and its rules."""

from typing import Final

from mypy_extensions import i64

from tablee.core.chance import Chance
from tablee.core.contract import Outcome, RuleId, State, Wait, places_of
from tablee.core.moves import Move
from tablee.core.seats import Mover, Seat
from tablee.core.story import Event
from tablee.core.view import View
from tablee.games.herrlof import history, notation, tell, view
from tablee.games.herrlof.cards import (
    COLOUR,
    DECK,
    FREE,
    NUMBER,
    SUIT,
    TEXT,
    UNIT,
    A,
    N,
    cards_of,
    count,
    hand_of,
    random_card,
    size,
    unit,
)
from tablee.games.herrlof.hands import Hands
from tablee.games.herrlof.moves import (
    DISCARDS,
    DRAW,
    GIVES,
    PASS,
    PREDICTS,
    RUNE_PLAYS,
    STEALS,
    SUIT_PLAYS,
    TAKES,
    Discard,
    Draw,
    Give,
    Pass,
    Play,
    Predict,
    Steal,
    Take,
    all_plays,
)
from tablee.games.herrlof.options import THREE_SEATS_TARGET, TWO_SEATS_TARGET, HerrlofOptions
from tablee.games.herrlof.score import Line, best_of
from tablee.games.herrlof.steps import (
    MAY_DRAW,
    MAY_STEAL,
    MAY_TAKE,
    MUST_DISCARD,
    MUST_GIVE,
    OVER,
    PLAY,
    PREDICT,
    UNKNOWN,
)

ROUNDS: Final = 10


def hand_size(seats: int) -> int:
    return 15 if seats == 2 else 11  # HERR-SETUP-2


class Herrlof(State):
    """A position of Herrlof."""

    def __init__(self, seats: int, options: HerrlofOptions) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.round = 0
        self.dealer = 0
        self.step = PREDICT
        self.turn = 0
        self.hands = Hands()
        self.stock: list[int] = []  # the top is last
        self.turned: list[int] = []  # trump cards turned up; the last one counts
        self.trump = FREE
        self.leader = 0
        self.led = FREE
        self.trick: list[int] = []
        self.predictions = [UNKNOWN] * seats
        self.tricks = [0] * seats
        self.destroyed = 0
        self.latest: list[int] = []  # the latest complete trick
        self.latest_leader = 0
        self.played: i64 = 0  # cards played face up this round, the current trick's too, as a hand
        self.discards: list[list[int]] = [[] for _ in range(seats)]  # face down
        self.aside: i64 = 0  # what a position's text omitted, as a hand
        self.victim = 0  # whose hand a 6 has taken from
        self.history: list[int] = []  # this round, as history.py codes it
        self.scores = [0] * seats
        self.bonuses = [0] * seats  # prediction bonuses in the game (HERR-END-2)
        self.sheet: list[list[Line]] = []

    # --- whose move ---------------------------------------------------------------------------

    def to_act(self) -> list[Seat]:
        step = self.step
        if step == PREDICT:
            return [seat for seat in range(self.seats) if self.predictions[seat] == UNKNOWN]
        return [] if step == OVER else [self.turn]

    def moves(self, seat: Seat) -> list[Move]:
        step = self.step
        hand = self.hands[seat]
        if step == PLAY:
            led = self.led
            if led != FREE and hand & SUIT[led]:  # HERR-PLAY-2
                follow = SUIT_PLAYS[led][hand >> 9 * led & 511]
                return follow + RUNE_PLAYS[hand >> 36] if hand >> 36 else follow
            return all_plays(hand)  # HERR-PLAY-3, HERR-PLAY-4
        if step == PREDICT:
            return list(PREDICTS[: size(hand) + 1])  # HERR-Q18
        if step == MAY_DRAW:
            return [DRAW, PASS]
        if step == MUST_DISCARD:
            return [DISCARDS[card] for card in _kinds(hand)]
        if step == MAY_STEAL:
            return [STEALS[victim] for victim in self._robbable(seat)] + [PASS]
        if step == MAY_TAKE:
            return [TAKES[victim] for victim in self._others(seat)] + [PASS]
        return [GIVES[card] for card in _kinds(hand)]

    def refusal(self, seat: Mover, move: Move) -> RuleId | None:
        if seat is None:
            return "HERR-PLAY-1"  # the table itself never moves
        if self.step == OVER:
            return "HERR-END-1"
        if isinstance(move, Predict):
            return self._refuse_prediction(seat, move)
        if self.step == PREDICT:
            return "HERR-PRED-1"
        if seat != self.turn:
            return "HERR-Q28"
        if isinstance(move, Play):
            return self._refuse_card(seat, move.card)
        hand = self.hands[seat]
        if isinstance(move, Draw):
            return None if self.step == MAY_DRAW else "HERR-SPEC-3"
        if isinstance(move, Discard):
            is_legal = self.step == MUST_DISCARD and count(hand, move.card) > 0
            return None if is_legal else "HERR-SPEC-3"
        if isinstance(move, Steal):
            is_legal = self.step == MAY_STEAL and move.victim in self._robbable(seat)
            return None if is_legal else "HERR-SPEC-1"
        if isinstance(move, Take):
            is_legal = self.step == MAY_TAKE and move.victim in self._others(seat)
            return None if is_legal else "HERR-SPEC-6"
        if isinstance(move, Give):
            is_legal = self.step == MUST_GIVE and count(hand, move.card) > 0
            return None if is_legal else "HERR-SPEC-6"
        if isinstance(move, Pass) and self.step in (MAY_DRAW, MAY_STEAL, MAY_TAKE):
            return None
        return "HERR-PLAY-1"

    def _refuse_prediction(self, seat: Seat, move: Predict) -> RuleId | None:
        if self.step != PREDICT or self.predictions[seat] != UNKNOWN:
            return "HERR-PRED-1"
        return None if move.tricks <= size(self.hands[seat]) else "HERR-Q18"

    def _refuse_card(self, seat: Seat, card: int) -> RuleId | None:
        hand = self.hands[seat]
        if self.step != PLAY:
            return "HERR-Q10"  # an ability is still to be used or left
        if not count(hand, card):
            return "HERR-SETUP-2"
        if self.led == FREE or COLOUR[card] == FREE or COLOUR[card] == self.led:
            return None
        return "HERR-PLAY-2" if hand & SUIT[self.led] else None

    def _others(self, seat: Seat) -> list[Seat]:
        """Clockwise from the left; those who still hold cards."""
        ring = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [other for other in ring if self.hands[other]]

    def _robbable(self, seat: Seat) -> list[Seat]:
        """HERR-Q9, HERR-Q27: opponents with a trick; the current one is not yet among them."""
        ring = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [other for other in ring if self.tricks[other]]

    # --- what a move does ---------------------------------------------------------------------

    def apply(
        self, seat: Mover, move: Move, chance: Chance, story: list[Event] | None = None
    ) -> None:
        assert seat is not None
        if isinstance(move, Play):
            self.play_card(seat, move.card, chance, story)
        elif isinstance(move, Predict):
            self._predict(seat, move.tricks, story)
        elif isinstance(move, Draw):
            self._draw(seat, story)
        elif isinstance(move, Discard):
            self._discard(seat, move.card, story)
            self._after_draw(chance, story)
        elif isinstance(move, Steal):
            self._steal(seat, move.victim, story)
            self._next_trick(chance, story)
        elif isinstance(move, Take):
            self._take(seat, move.victim, chance, story)
        elif isinstance(move, Give):
            self._give(seat, move.card, story)
            self._next_trick(chance, story)
        elif self.step == MAY_DRAW:
            self._after_draw(chance, story)
        else:
            self._next_trick(chance, story)

    def random_card(self, seat: Seat, chance: Chance) -> int:
        """One of the cards that may be played, each as likely."""
        hand = self.hands[seat]
        led = self.led if self.led != FREE and hand & SUIT[self.led] else FREE
        return random_card(hand, led, chance)

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
        if card == A and trick.count(A) == 2:  # HERR-SPEC-A, HERR-Q26
            self._turn_trump()
            if story is not None:
                story.append(tell.trump_turned(self.turned[-1]))
        if NUMBER[card] == 3 and self.hands[seat]:  # HERR-SPEC-3, HERR-Q4, HERR-Q6
            self.step = MAY_DRAW
        elif len(trick) < self.seats:
            self.turn = (self.leader + len(trick)) % self.seats  # HERR-Q28
        else:
            self._end_trick(chance, story)

    def _turn_trump(self) -> None:
        assert self.stock  # HERR-Q2
        card = self.stock.pop()
        self.turned.append(card)
        self.trump = COLOUR[card]  # HERR-SETUP-3, HERR-Q13: a rune means no trump
        self.history.append(history.turned(card))

    def _draw(self, seat: Seat, story: list[Event] | None) -> None:
        assert self.stock  # HERR-Q2
        card = self.stock.pop()
        self.hands[seat] += UNIT[card]
        self.step = MUST_DISCARD
        self.history.append(history.drawn(seat, card))
        if story is not None:
            story.append(tell.card_drawn(seat, card))

    def _discard(self, seat: Seat, card: int, story: list[Event] | None) -> None:
        self.hands[seat] -= UNIT[card]
        self.discards[seat].append(card)
        self.history.append(history.discarded(seat, card))
        if story is not None:
            story.append(tell.card_discarded(seat, card))

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
        best = best_of(trick, self.trump)
        winner = (self.leader + best) % self.seats
        if story is not None:
            story.append(tell.trick_won(winner, trick))
        number = NUMBER[trick[best]]
        self.turn = winner
        if number == 1 and self._robbable(winner):
            self.step = MAY_STEAL
        elif number == 6 and self._others(winner):  # HERR-Q7: nobody holds cards after the last
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

    def _steal(self, seat: Seat, victim: Seat, story: list[Event] | None) -> None:
        self.tricks[victim] -= 1
        self.tricks[seat] += 1
        self.history.append(history.stolen(seat, victim))
        if story is not None:
            story.append(tell.trick_stolen(seat, victim))

    def _take(self, seat: Seat, victim: Seat, chance: Chance, story: list[Event] | None) -> None:
        cards = cards_of(self.hands[victim])
        card = cards[chance.below(len(cards))]
        self.hands[victim] -= UNIT[card]
        self.hands[seat] += UNIT[card]
        self.victim = victim
        self.step = MUST_GIVE
        self.history.append(history.taken(seat, victim, card))
        if story is not None:
            story.append(tell.card_taken(seat, victim, card))

    def _give(self, seat: Seat, card: int, story: list[Event] | None) -> None:
        self.hands[seat] -= UNIT[card]
        self.hands[self.victim] += UNIT[card]
        self.history.append(history.given(seat, self.victim, card))
        if story is not None:
            story.append(tell.card_given(seat, self.victim, card))

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
        self._turn_trump()
        if story is not None:
            story.append(tell.round_dealt(self.round, self.dealer))
            story.append(tell.trump_turned(self.turned[-1]))

    def _end_round(self, chance: Chance, story: list[Event] | None) -> None:
        lines = [
            Line(self.tricks[seat], self.predictions[seat], self.seats)
            for seat in range(self.seats)
        ]
        self.sheet.append(lines)
        for seat in range(self.seats):
            self.scores[seat] += lines[seat].points
            self.bonuses[seat] += 1 if lines[seat].bonus else 0
        if story is not None:
            story.append(tell.round_scored(self.round, lines, self.scores))
        if max(self.scores) >= self.target() or self.round >= ROUNDS:  # HERR-END-1, HERR-Q19
            self.step = OVER
            if story is not None:
                story.append(tell.game_over(self.outcome()))
            return
        self.dealer = (self.dealer + 1) % self.seats  # HERR-SETUP-1
        self.deal_round(chance, story)

    def target(self) -> int:
        if self.options.target:
            return self.options.target
        return TWO_SEATS_TARGET if self.seats == 2 else THREE_SEATS_TARGET

    def outcome(self) -> Outcome | None:
        if self.step != OVER:
            return None
        ranks = [
            [self.scores[seat], self.bonuses[seat], self.tricks[seat]]  # HERR-END-2
            for seat in range(self.seats)
        ]
        rule = "HERR-END-1" if max(self.scores) >= self.target() else "HERR-Q19"
        return Outcome(list(self.scores), places_of(ranks), rule)

    # --- clocks, views, copies ----------------------------------------------------------------

    def waits(self) -> list[Wait]:
        key = f"{self.round}.{len(self.history)}.{self.step}"
        return [
            Wait(f"{key}.{seat}", 60 if self.step == PREDICT else 45, seat, move, thinking=True)
            for seat, move in [(seat, self._idle_move(seat)) for seat in self.to_act()]
        ]

    def _idle_move(self, seat: Seat) -> Move:
        """What is played for someone who does not move in time."""
        if self.step == PREDICT:
            return PREDICTS[hand_size(self.seats) // self.seats]
        if self.step in (MAY_DRAW, MAY_STEAL, MAY_TAKE):
            return PASS
        return self.moves(seat)[0]

    def view(self, seat: Seat | None) -> View:
        return view.view(self, seat)

    def screen(self, seat: Seat | None) -> View:
        return view.screen(self, seat)

    def reveal(self) -> View:
        return view.reveal(self)

    def text(self) -> str:
        return notation.write(self)

    def census(self) -> list[str]:
        held = [card for seat in range(self.seats) for card in cards_of(self.hands[seat])]
        hidden = [card for cards in self.discards for card in cards]
        gone = cards_of(self.played) + cards_of(self.aside)
        cards = held + hidden + gone + self.stock + self.turned
        return [TEXT[card] for card in cards]

    def copy(self) -> "Herrlof":
        twin = Herrlof(self.seats, self.options)
        twin.round = self.round
        twin.dealer = self.dealer
        twin.step = self.step
        twin.turn = self.turn
        twin.hands = self.hands.copy()
        twin.stock = self.stock.copy()
        twin.turned = self.turned.copy()
        twin.trump = self.trump
        twin.leader = self.leader
        twin.led = self.led
        twin.trick = self.trick.copy()
        twin.predictions = self.predictions.copy()
        twin.tricks = self.tricks.copy()
        twin.destroyed = self.destroyed
        twin.latest = self.latest.copy()
        twin.latest_leader = self.latest_leader
        twin.played = self.played
        twin.discards = [cards.copy() for cards in self.discards]
        twin.aside = self.aside
        twin.victim = self.victim
        twin.history = self.history.copy()
        twin.scores = self.scores.copy()
        twin.bonuses = self.bonuses.copy()
        twin.sheet = self.sheet.copy()  # its lines never change
        return twin


def _kinds(hand: int) -> list[int]:
    """Each different card once: three equal runes are one choice."""
    cards = cards_of(hand)
    return [card for index, card in enumerate(cards) if index == 0 or cards[index - 1] != card]
