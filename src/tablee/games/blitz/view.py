"""Blitz!'s views: the table is open to all; only the order of the piles and votes are hidden.

Until a face-off is pointed out (BLITZ-Q4), a view shows the table as if there were none: whoever
looks at the tops can see it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.games.blitz import notation
from tablee.games.blitz.cards import FACES, NONE, SYMBOLS, TEXT, texts
from tablee.games.blitz.faceoff import NOT_VOTED, QUESTIONS, STANDINGS
from tablee.games.blitz.moves import CHOICES, PILES
from tablee.games.blitz.steps import DRAW, HEARING, STEPS, VOTE

if TYPE_CHECKING:
    from tablee.games.blitz.faceoff import FaceOff
    from tablee.games.blitz.rules import Blitz


class AnswerView(msgspec.Struct, frozen=True):
    """A delivered answer: waiting, accepted, refused or level."""

    seat: Seat
    word: str
    standing: str


class FaceOffView(msgspec.Struct, frozen=True, kw_only=True):
    """`themes` are the cards to answer, one a duellist; `started` has the earliest start first."""

    duellists: list[Seat]
    themes: list[str]
    tie_break: str | None
    tie_break_pile: str | None
    round: int
    tied: bool
    started: list[Seat]
    level: bool
    cooling: list[Seat]
    gave_up: list[Seat]
    expired: bool
    answers: list[AnswerView]
    judged: Seat | None
    question: str | None
    disputed: bool
    voted: list[bool]
    votes: list[str | None]


class Memory(msgspec.Struct, frozen=True, kw_only=True):
    """What perfect recall adds: covered and won cards, words used up, cards put under a pile,
    votes counted.

    `answers` are those of this face-off with the list's verdict; the numbers count clocks.
    """

    play_piles: list[list[str]]
    won: list[list[str]]
    used: list[str]
    bottoms: list[list[str]]
    ballots: list[list[str]]
    answers: list[str]
    shows: int
    tries: list[int]
    delivered: int
    hearings: int


class BlitzView(View, frozen=True, kw_only=True):
    """Until a face-off is pointed out (`looked`), a view is as if there were none.

    `chat` is whether people may write to each other now (BLITZ-Q34).
    """

    seats: int
    options: str
    step: str
    turn: Seat
    drawer: Seat
    looked: bool
    chat: bool
    piles: list[int]
    tops: list[str | None]
    heights: list[int]
    won: list[int]
    duels: list[str]
    die: list[str] | None
    out_symbols: list[str]
    out: list[str]
    aside: int
    face_off: FaceOffView | None
    pile_cards: list[list[str]] | None
    memory: Memory | None


def screen(state: Blitz, seat: Seat | None) -> BlitzView:
    return _build(state, seat, [seat] if seat is not None else [], None, None)


def view(state: Blitz, seat: Seat | None) -> BlitzView:
    return _build(state, seat, [seat] if seat is not None else [], None, _memory(state))


def reveal(state: Blitz) -> BlitzView:
    piles = [texts(pile[::-1]) for pile in state.piles]
    return _build(state, None, list(range(state.seats)), piles, _memory(state))


def _build(
    state: Blitz,
    seat: Seat | None,
    open_votes: list[Seat],
    pile_cards: list[list[str]] | None,
    memory: Memory | None,
) -> BlitzView:
    face = state.face if state.is_looked else None
    return BlitzView(
        seat=seat,
        seats=state.seats,
        options=state.options.text(),
        step=STEPS[state.step if state.is_looked else DRAW],
        turn=state.turn,
        drawer=state.drawer,
        looked=state.is_looked,
        chat=face is None and state.is_looked,
        piles=[len(pile) for pile in state.piles],
        tops=[None if card == NONE else TEXT[card] for card in state.tops()],
        heights=[len(pile) for pile in state.play_piles],
        won=[len(pile) for pile in state.won],
        duels=texts(state.duels),
        die=None if state.die == NONE else [SYMBOLS[symbol] for symbol in FACES[state.die]],
        out_symbols=[SYMBOLS[symbol] for symbol in state.out_symbols],
        out=texts(state.out),
        aside=len(state.aside),
        face_off=_face_off(state, face, open_votes) if face is not None else None,
        pile_cards=pile_cards,
        memory=memory,
    )


def _face_off(state: Blitz, face: FaceOff, open_votes: list[Seat]) -> FaceOffView:
    is_judging = state.step in (HEARING, VOTE)
    votes = face.votes if state.step == VOTE else [NOT_VOTED] * state.seats
    return FaceOffView(
        duellists=list(face.duellists),
        themes=[TEXT[state.theme_for(seat)] for seat in face.duellists],
        tie_break=None if face.card == NONE else TEXT[face.card],
        tie_break_pile=None if face.card == NONE else PILES[face.pile],
        round=face.round,
        tied=face.is_tied,
        started=list(face.order),
        level=face.is_level,
        cooling=list(face.cooling),
        gave_up=list(face.gave_up),
        expired=face.is_expired,
        answers=[AnswerView(a.seat, a.word, STANDINGS[a.standing]) for a in face.answers],
        judged=face.judged if is_judging else None,
        question=QUESTIONS[face.question] if is_judging else None,
        disputed=face.is_disputed,
        voted=[vote != NOT_VOTED for vote in votes],
        votes=[
            CHOICES[votes[seat]] if seat in open_votes and votes[seat] != NOT_VOTED else None
            for seat in range(state.seats)
        ],
    )


def _memory(state: Blitz) -> Memory:
    face = state.face if state.is_looked else None
    return Memory(
        play_piles=[texts(pile) for pile in state.play_piles],
        won=[texts(pile) for pile in state.won],
        used=list(state.used),
        bottoms=[texts(pile[:count]) for pile, count in zip(state.piles, state.known, strict=True)],
        ballots=[[CHOICES[vote] for vote in votes] for votes in state.ballots],
        answers=[notation.write_answer(answer) for answer in face.answers] if face else [],
        shows=state.shows,
        tries=list(face.tries) if face else [],
        delivered=face.delivered if face else 0,
        hearings=face.hearings if face else 0,
    )
