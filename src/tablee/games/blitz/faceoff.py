"""A face-off while it lasts: who began when, what was said, what is being judged."""

from typing import Final

from tablee.core.seats import Seat
from tablee.games.blitz.cards import NONE
from tablee.games.blitz.moves import ABREAST, AS_BEGUN, BEHIND

WAITING: Final = 0
ACCEPTED: Final = 1
REFUSED: Final = 2
LEVEL: Final = 3
"""Right, and begun together with the opponent's, also right (BLITZ-TIE-2)."""
STANDINGS: Final = ["waiting", "accepted", "refused", "level"]

VALIDITY: Final = 0
WINNER: Final = 1
QUESTIONS: Final = ["validity", "winner"]

NOT_VOTED: Final = -1

TIED_ROUNDS: Final = 3  # BLITZ-Q16
SILENT_ROUNDS: Final = 2  # BLITZ-Q24


class Answer:
    """A delivered answer; only its standing changes."""

    def __init__(self, seat: Seat, word: str, folded: str, verdict: int, standing: int) -> None:
        self.seat: Final = seat
        self.word: Final = word
        self.folded: Final = folded
        self.verdict: Final = verdict
        self.standing = standing

    def copy(self) -> "Answer":
        return Answer(self.seat, self.word, self.folded, self.verdict, self.standing)


class FaceOff:
    """Between two seats, from the meeting of their cards to the card taken.

    A *try* is a start and what becomes of it. `order` holds the live tries, earliest start first:
    the first in it whose answer is accepted wins, whenever it was delivered (BLITZ-Q10).
    """

    def __init__(self, duellists: list[Seat], seats: int) -> None:
        self.duellists: Final = duellists
        self.order: list[Seat] = []
        self.is_level = False  # the two starts in `order` cannot be told apart (BLITZ-Q13)
        self.spoken: list[Seat] = []  # whose live tries are spoken
        self.answers: list[Answer] = []
        self.cooling: list[Seat] = []
        self.gave_up: list[Seat] = []
        self.is_expired = False  # no new start; the live tries are still heard
        self.round = 0  # tie-break cards so far
        self.is_tied = False  # two level answers were accepted: BLITZ-Q16, else BLITZ-Q24
        self.card = NONE  # the tie-break card
        self.pile = 0  # where that card goes back under
        self.judged = duellists[0]  # whose answer or win is being judged
        self.question = VALIDITY
        self.is_disputed = False
        self.votes = [NOT_VOTED] * seats
        # These number clocks: each gives a new key.
        self.tries = [0, 0]
        self.delivered = 0
        self.hearings = 0

    def opponent(self, seat: Seat) -> Seat:
        one, other = self.duellists
        return other if seat == one else one

    def answer(self, seat: Seat) -> Answer | None:
        """Of that seat's live try."""
        if seat in self.order:
            for answer in self.answers:
                if answer.seat == seat and answer.standing in (WAITING, ACCEPTED):
                    return answer
        return None

    def is_delivering(self, seat: Seat) -> bool:
        """Has started and not answered yet."""
        return seat in self.order and self.answer(seat) is None

    def is_idle(self, seat: Seat) -> bool:
        """A duellist without a live try who may begin one."""
        return (
            not self.is_expired
            and seat not in self.order
            and seat not in self.cooling
            and seat in self.duellists
        )

    def tries_of(self, seat: Seat) -> int:
        return self.tries[self.duellists.index(seat)]

    def count_try(self, seat: Seat) -> None:
        self.tries[self.duellists.index(seat)] += 1

    def begin(self, seat: Seat, *, is_level: bool, is_spoken: bool) -> None:
        """BLITZ-Q11: both may start; whoever gave up may think again."""
        self.count_try(seat)
        self.order.append(seat)
        self.is_level = is_level
        if is_spoken:
            self.spoken.append(seat)
        if seat in self.gave_up:
            self.gave_up.remove(seat)

    def place(self, seat: Seat, place: int) -> None:
        """The start of that seat's answer is found to be elsewhere beside the opponent's."""
        if place == AS_BEGUN:
            return
        other = self.opponent(seat)
        self.order = [other, seat] if place == BEHIND else [seat, other]
        self.is_level = place == ABREAST

    def end_try(self, seat: Seat) -> None:
        """A start that ends without having failed costs nothing (BLITZ-Q11)."""
        answer = self.answer(seat)
        if answer is not None:
            answer.standing = REFUSED
        if seat in self.order:
            self.order.remove(seat)
        if seat in self.spoken:
            self.spoken.remove(seat)
        self.is_level = False

    def drop_try(self, seat: Seat) -> None:
        """A failed start (BLITZ-Q11)."""
        self.end_try(seat)
        self.is_disputed = False
        self.cooling.append(seat)

    def start_round(self) -> None:
        """A new tie-break: everybody begins afresh."""
        self.round += 1
        self.order = []
        self.is_level = False
        self.spoken = []
        self.cooling = []
        self.gave_up = []
        self.is_expired = False
        self.is_disputed = False
        self.card = NONE

    def copy(self) -> "FaceOff":
        twin = FaceOff(self.duellists.copy(), 0)
        twin.order = self.order.copy()
        twin.is_level = self.is_level
        twin.spoken = self.spoken.copy()
        twin.answers = [answer.copy() for answer in self.answers]
        twin.cooling = self.cooling.copy()
        twin.gave_up = self.gave_up.copy()
        twin.is_expired = self.is_expired
        twin.round = self.round
        twin.is_tied = self.is_tied
        twin.card = self.card
        twin.pile = self.pile
        twin.judged = self.judged
        twin.question = self.question
        twin.is_disputed = self.is_disputed
        twin.votes = self.votes.copy()
        twin.tries = self.tries.copy()
        twin.delivered = self.delivered
        twin.hearings = self.hearings
        return twin
