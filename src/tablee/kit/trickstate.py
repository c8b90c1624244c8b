"""A position of a small trick game, and its rules: hands, tricks and rounds.

A game derives it and answers a few questions: `deal`, and when every card is played `is_last`; if
need be `points`, `trump`, `refuses` (which cards may be played), `best` (who takes a trick) and
`take` (what else that does). Its own fields it names in FIELDS, beside the ones of every trick
game. How all this is told: trickfacts.py and tricksentences.py.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tablee.core.chance import Chance
from tablee.core.contract import Outcome, RuleId, State, Wait, places_of
from tablee.core.moves import Move
from tablee.core.notation import write_fields
from tablee.core.options import Options
from tablee.core.seats import Mover, Seat
from tablee.core.story import Event
from tablee.core.view import View
from tablee.kit import voids
from tablee.kit.fields import CARDS, HAND, NUMBER, OPEN, OWNER, REMEMBERED, SEAT, VOIDS, Field
from tablee.kit.suits import NO_SUIT, Suits, hand_of, one, size
from tablee.kit.view import FieldsView, Memory

THINKING_SECONDS: Final = 45


class Play(Move):
    """Play a card to the trick; its text is the card's."""

    def __init__(self, card: int, text: str) -> None:
        super().__init__(text)
        self.card: Final = card


class Rules:
    """The ids of what every trick game's rules text says: whose turn it is, that one plays from
    one's own hand, that one follows, and when a game is over."""

    def __init__(self, turn: RuleId, hand: RuleId, follow: RuleId, over: RuleId) -> None:
        self.turn: Final = turn
        self.hand: Final = hand
        self.follow: Final = follow
        self.over: Final = over


class Cards:
    """What a game is played with: `deck` are those of the cards of `suits` that take part."""

    def __init__(self, suits: Suits, deck: Sequence[int], rules: Rules) -> None:
        self.suits: Final = suits
        self.deck: Final = list(deck)
        self.rules: Final = rules
        self.plays: Final = [Play(card, suits.text[card]) for card in range(suits.cards)]


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickState(State):
    """A position. `hands` are sets, `taken` the cards of the tricks each seat has won, in order,
    `voids` the suits each has shown to lack, `aside` the cards that nobody holds."""

    FIELDS: ClassVar[Sequence[Field]] = (
        Field("round", "round", NUMBER),
        Field("is_over", "over", NUMBER),
        Field("leader", "lead", SEAT),
        Field("trick", "trick", CARDS),
        Field("hands", "hand", HAND, each=True, known=OWNER),
        Field("taken", "taken", CARDS, each=True, known=REMEMBERED),
        Field("voids", "lacks", VOIDS, each=True, known=REMEMBERED),
        Field("tricks", "tricks", NUMBER, each=True),
        Field("scores", "score", NUMBER, each=True),
    )

    def __init__(self, cards: Cards, seats: int, options: Options) -> None:
        self.cards: Final = cards
        self.suits: Final = cards.suits
        self.seats: Final = seats
        self.options: Final = options
        self.round = 0
        self.is_over = 0
        self.leader: Seat = 0
        self.trick: list[int] = []
        self.hands = [0] * seats
        self.taken: list[list[int]] = [[] for _ in range(seats)]
        self.voids = [0] * seats
        self.tricks = [0] * seats
        self.scores = [0] * seats
        self.aside = 0
        for field in self.FIELDS:
            if not hasattr(self, field.name):
                setattr(self, field.name, field.first(seats))

    # --- what a game answers ------------------------------------------------------------------

    def deal(self, chance: Chance) -> None:
        """A new round: `hand_out`, and who leads, if not who took the last trick."""
        raise NotImplementedError

    def is_last(self) -> bool:
        """Whether the round that was just counted ends the game."""
        raise NotImplementedError

    def points(self) -> list[int]:
        """Every card is played: what the round brings each seat."""
        return self.tricks

    def trump(self) -> int:
        return NO_SUIT

    def refuses(self, seat: Seat, card: int) -> RuleId | None:
        """The rule that a card of that seat's own hand would break."""
        allowed: int = self.suits.following(self.hands[seat], self.led())
        return None if allowed & one(card) else self.cards.rules.follow

    def best(self, trick: list[int]) -> int:
        """The index of the card that takes a full trick."""
        return self.suits.best_of(trick, self.trump())

    def take(self, winner: Seat, trick: list[int], story: list[Event] | None) -> None:
        """What else happens when a trick is taken."""

    def check(self) -> None:
        """What the game's own fields must fulfil in a position that is read (`require`)."""

    def ranks(self) -> list[list[int]]:
        """A sort key a seat when all is over, higher first."""
        return [[score] for score in self.scores]

    # --- whose move ---------------------------------------------------------------------------

    @property
    def turn(self) -> Seat:
        return (self.leader + len(self.trick)) % self.seats

    def led(self) -> int:
        return self.suits.suit_of[self.trick[0]] if self.trick else NO_SUIT

    def to_act(self) -> list[Seat]:
        return [] if self.is_over else [self.turn]

    def moves(self, seat: Seat) -> list[Move]:
        cards = self.suits.cards_of(self.hands[seat])
        return [self.cards.plays[card] for card in cards if self.refuses(seat, card) is None]

    def refusal(self, seat: Mover, move: Move) -> RuleId | None:
        rules = self.cards.rules
        if self.is_over:
            return rules.over
        if seat is None or seat != self.turn:
            return rules.turn
        assert isinstance(move, Play)
        if not self.hands[seat] & one(move.card):
            return rules.hand
        return self.refuses(seat, move.card)

    # --- what a move does ---------------------------------------------------------------------

    def apply(
        self, seat: Mover, move: Move, chance: Chance, story: list[Event] | None = None
    ) -> None:
        assert seat is not None
        assert isinstance(move, Play)
        lacked = self.suits.lacked(self.led(), self.suits.suit_of[move.card])
        self.voids[seat] |= voids.of(lacked)
        self.hands[seat] -= one(move.card)
        self.trick.append(move.card)
        if story is not None:
            story.append(Event("played", seat, {"card": move.text}))
        if len(self.trick) == self.seats:
            self._end_trick(chance, story)

    def _end_trick(self, chance: Chance, story: list[Event] | None) -> None:
        trick, self.trick = self.trick, []
        winner = (self.leader + self.best(trick)) % self.seats
        self.taken[winner] += trick
        self.tricks[winner] += 1
        self.leader = winner
        if story is not None:
            story.append(Event("trick_taken", winner, {"cards": self.suits.texts(trick)}))
        self.take(winner, trick, story)
        if not any(self.hands):
            self._end_round(chance, story)

    def _end_round(self, chance: Chance, story: list[Event] | None) -> None:
        for seat, points in enumerate(self.points()):
            self.scores[seat] += points
            if story is not None:
                story.append(Event("round_counted", seat, {"n": points}))
        if not self.is_last():
            self.begin_round(chance, story)
            return
        self.is_over = 1
        outcome = self.outcome()
        if story is not None and outcome is not None:
            story.append(Event("game_over", None, {"winners": outcome.winners}))

    def begin_round(self, chance: Chance, story: list[Event] | None) -> None:
        self.deal(chance)
        if story is not None:
            story.append(Event("round_dealt", None, {"round": self.round}))

    def hand_out(self, count: int, chance: Chance, turned: int = 0) -> list[int]:
        """A new round: that many cards for everybody, so many turned up, which are returned; the
        others lie aside."""
        deck = list(self.cards.deck)
        chance.shuffle(deck)
        self.round += 1
        self.hands = [hand_of(deck[count * s : count * (s + 1)]) for s in range(self.seats)]
        self.taken = [[] for _ in range(self.seats)]
        self.voids = [0] * self.seats
        self.tricks = [0] * self.seats
        left = deck[count * self.seats :]
        self.aside = hand_of(left[turned:])
        return left[:turned]

    def waits(self) -> list[Wait]:
        """Who does not move in time plays the first card that may be played."""
        if self.is_over:
            return []
        key = f"{self.round}.{sum(self.tricks)}.{len(self.trick)}"
        return [Wait(key, THINKING_SECONDS, self.turn, self.moves(self.turn)[0], thinking=True)]

    def outcome(self) -> Outcome | None:
        if not self.is_over:
            return None
        return Outcome(list(self.scores), places_of(self.ranks()), self.cards.rules.over)

    # --- all fields alike ---------------------------------------------------------------------

    def copy(self) -> "TrickState":
        twin = type(self)(self.cards, self.seats, self.options)
        twin.aside = self.aside
        for field in self.FIELDS:
            setattr(twin, field.name, field.copied(getattr(self, field.name)))
        return twin

    def census(self) -> list[str]:
        cards = self.suits.cards_of(self.aside)
        return self.suits.texts(cards + self.named_cards())

    def named_cards(self) -> list[int]:
        return [c for f in self.FIELDS for c in f.cards(self.suits, getattr(self, f.name))]

    def text(self) -> str:
        head = [("seats", str(self.seats)), ("options", self.options.text())]
        return write_fields(head + [pair for f in self.FIELDS for pair in self._pairs(f)])

    def _pairs(self, field: Field) -> list[tuple[str, str]]:
        texts = field.written(self.suits, getattr(self, field.name))
        return list(zip(field.keys(self.seats), texts, strict=True))

    def view(self, seat: Seat | None) -> View:
        return self._view(seat, [] if seat is None else [seat], Memory(self._texts(REMEMBERED)))

    def screen(self, seat: Seat | None) -> View:
        return self._view(seat, [] if seat is None else [seat], None)

    def reveal(self) -> View:
        return self._view(None, list(range(self.seats)), Memory(self._texts(REMEMBERED)))

    def _texts(self, known: int) -> dict[str, str]:
        return {k: text for f in self.FIELDS if f.known == known for k, text in self._pairs(f)}

    def _view(self, seat: Seat | None, shown: list[Seat], memory: Memory | None) -> FieldsView:
        cards = self.suits.cards_of
        return FieldsView(
            seat=seat,
            seats=self.seats,
            options=self.options.text(),
            turn=None if self.is_over else self.turn,
            table=self._texts(OPEN),
            hands=[
                self.suits.texts(cards(hand)) if other in shown else None
                for other, hand in enumerate(self.hands)
            ],
            counts=[size(hand) for hand in self.hands],
            aside=size(self.aside),
            memory=memory,
        )
