"""What a view of Blitz! leaves open: the order of the piles, and votes not yet counted.

Prior: every order of the unseen cards as likely as every other; each hidden vote yes, no or
abstention, equally likely.
"""

from typing import Final

from tablee.core.chance import Chance
from tablee.core.contract import Imagination
from tablee.core.options import read_options
from tablee.games.blitz import notation
from tablee.games.blitz.aftermath import Aftermath, Trusted
from tablee.games.blitz.cards import CARDS, FACES, NONE, SYMBOLS, read_card
from tablee.games.blitz.faceoff import NOT_VOTED, QUESTIONS, FaceOff
from tablee.games.blitz.moves import CHOICES, PILES
from tablee.games.blitz.options import BlitzOptions
from tablee.games.blitz.rules import Blitz
from tablee.games.blitz.steps import STEPS
from tablee.games.blitz.view import BlitzView, FaceOffView, Memory


class BlitzImagination(Imagination):
    """`known` has what the view tells; the unseen cards lie aside until a state is drawn."""

    def __init__(self, known: Blitz, heights: list[int], aside: int, hidden: list[int]) -> None:
        self._known: Final = known
        self._heights: Final = heights
        self._aside: Final = aside
        self._hidden_votes: Final = hidden
        self._unseen: Final = list(known.aside)

    def state(self, chance: Chance) -> Blitz:
        state = self._known.copy()
        cards = list(self._unseen)
        chance.shuffle(cards)
        state.aside = cards[: self._aside]
        at = self._aside
        for pile in (0, 1):
            missing = self._heights[pile] - len(state.piles[pile])
            state.piles[pile] += cards[at : at + missing]
            at += missing
        for seat in self._hidden_votes:
            assert state.face is not None
            state.face.votes[seat] = chance.below(len(CHOICES))
        return state


def imagine(view: BlitzView) -> BlitzImagination:
    memory = view.memory
    assert memory is not None
    state = Blitz(view.seats, read_options(BlitzOptions, view.options))
    state.turn = view.turn
    state.drawer = view.drawer
    state.piles = [_cards(bottom) for bottom in memory.bottoms]
    state.known = [len(bottom) for bottom in memory.bottoms]
    state.play_piles = [_cards(pile) for pile in memory.play_piles]
    state.won = [_cards(pile) for pile in memory.won]
    state.duels = _cards(view.duels)
    state.die = NONE if view.die is None else FACES.index(_symbols(view.die))
    state.out_symbols = _symbols(view.out_symbols)
    state.out = _cards(view.out)
    state.used = list(memory.used)
    state.given = {read_card(given.theme): list(given.words) for given in memory.given}
    state.trusted = [Trusted(one.seat, read_card(one.theme), one.word) for one in memory.trusted]
    state.aftermath = _aftermath(view, memory)
    state.strays = list(view.strays)
    state.stray_starts = list(memory.stray_starts)
    state.ballots = [[CHOICES.index(vote) for vote in votes] for votes in memory.ballots]
    state.shows = memory.shows
    state.is_looked = view.looked
    state.meet()  # a face-off not yet pointed out has not begun
    hidden: list[int] = []
    if view.looked:
        state.step = STEPS.index(view.step)
    if view.face_off is not None and state.face is not None:
        _face_off(state.face, view.face_off, memory, view.seats)
        hidden = [
            seat
            for seat in range(view.seats)
            if view.face_off.voted[seat] and view.face_off.votes[seat] is None
        ]
    seen = {read_card(word) for word in state.census()}
    state.aside = [card for card in range(CARDS) if card not in seen]
    return BlitzImagination(state, list(view.piles), view.aside, hidden)


def _aftermath(view: BlitzView, memory: Memory) -> Aftermath | None:
    told = view.aftermath
    if told is None:
        return None
    return Aftermath(
        NONE if told.winner is None else told.winner,
        [notation.read_answer(text, view.seats) for text in memory.heard],
        [notation.read_missed(text) for text in memory.shown],
    )


def _face_off(face: FaceOff, told: FaceOffView, memory: Memory, seats: int) -> None:
    face.order = list(told.started)
    face.is_level = told.level
    face.spoken = list(told.spoken)
    face.answers = [notation.read_answer(text, seats) for text in memory.answers]
    face.cooling = list(told.cooling)
    face.gave_up = list(told.gave_up)
    face.is_expired = told.expired
    face.round = told.round
    face.is_tied = told.tied
    if told.tie_break is not None and told.tie_break_pile is not None:
        face.card = read_card(told.tie_break)
        face.pile = PILES.index(told.tie_break_pile)
    if told.judged is not None and told.question is not None:
        face.judged = told.judged
        face.question = QUESTIONS.index(told.question)
    face.is_disputed = told.disputed
    face.votes = [NOT_VOTED if vote is None else CHOICES.index(vote) for vote in told.votes]
    face.tries = list(memory.tries)
    face.delivered = memory.delivered
    face.hearings = memory.hearings


def _cards(words: list[str]) -> list[int]:
    return [read_card(word) for word in words]


def _symbols(names: list[str]) -> list[int]:
    return [SYMBOLS.index(name) for name in names]
