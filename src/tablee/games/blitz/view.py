"""Blitz!'s views: the table is open to all; only the order of the piles and votes are hidden.

Until a face-off is pointed out (BLITZ-Q4), a view shows the table as if there were none: whoever
looks at the tops can see it.
"""

import msgspec

from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.games.blitz import notation
from tablee.games.blitz.aftermath import Aftermath
from tablee.games.blitz.cards import FACES, NONE, SYMBOLS, TEXT, texts
from tablee.games.blitz.faceoff import NOT_VOTED, QUESTIONS, STANDINGS, Answer, FaceOff
from tablee.games.blitz.moves import CHOICES, PILES, SHOWN, USED, VERDICTS
from tablee.games.blitz.position import Position
from tablee.games.blitz.steps import ASK, DRAW, HEARING, OVER, STEPS, VOTE


class AnswerView(msgspec.Struct, frozen=True):
    """A delivered answer: waiting, accepted, refused or level. `verdict` is the list's, where it
    judges, or that the word had been said or shown before (BLITZ-Q33)."""

    seat: Seat
    word: str
    standing: str
    verdict: str | None


class MissedView(msgspec.Struct, frozen=True):
    """A theme nobody had in time, and words that would have won."""

    theme: str
    words: list[str]


class AftermathView(msgspec.Struct, frozen=True):
    """The latest face-off, until the next card is drawn; without a winner a card left the game."""

    winner: Seat | None
    answers: list[AnswerView]
    missed: list[MissedView]


class TrustedView(msgspec.Struct, frozen=True):
    """A word the list lacks that counted because somebody said it fits (BLITZ-Q33)."""

    seat: Seat
    theme: str
    word: str


class FaceOffView(msgspec.Struct, frozen=True, kw_only=True):
    """`themes` are the cards to answer, one a duellist; `started` has the earliest start first.
    `asked`: who is to say whether the word that is judged fits."""

    duellists: list[Seat]
    themes: list[str]
    tie_break: str | None
    tie_break_pile: str | None
    round: int
    tied: bool
    started: list[Seat]
    level: bool
    spoken: list[Seat]
    cooling: list[Seat]
    gave_up: list[Seat]
    expired: bool
    answers: list[AnswerView]
    judged: Seat | None
    asked: Seat | None
    question: str | None
    disputed: bool
    voted: list[bool]
    votes: list[str | None]


class Memory(msgspec.Struct, frozen=True, kw_only=True):
    """What perfect recall adds: covered and won cards, words used up or shown for a theme, cards
    put under a pile, votes counted.

    `answers` are those of this face-off with the list's verdict; the numbers count clocks.
    """

    play_piles: list[list[str]]
    won: list[list[str]]
    used: list[str]
    given: list[MissedView]
    trusted: list[TrustedView]
    bottoms: list[list[str]]
    ballots: list[list[str]]
    answers: list[str]
    heard: list[str]
    shown: list[str]
    stray_starts: list[int]
    shows: int
    tries: list[int]
    delivered: int
    hearings: int


class BlitzView(View, frozen=True, kw_only=True):
    """Until a face-off is pointed out (`looked`), a view is as if there were none.

    `chat` is whether people may write to each other now (BLITZ-Q34). `strays` cool down: they
    started without a face-off. `trusted` is told when the game is over.
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
    aftermath: AftermathView | None
    strays: list[Seat]
    trusted: list[TrustedView]
    pile_cards: list[list[str]] | None
    memory: Memory | None


def screen(state: Position, seat: Seat | None) -> BlitzView:
    return _build(state, seat, [seat] if seat is not None else [], None, None)


def view(state: Position, seat: Seat | None) -> BlitzView:
    return _build(state, seat, [seat] if seat is not None else [], None, _memory(state))


def reveal(state: Position) -> BlitzView:
    piles = [texts(pile[::-1]) for pile in state.piles]
    return _build(state, None, list(range(state.seats)), piles, _memory(state))


def _build(
    state: Position,
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
        aftermath=_aftermath(state, state.aftermath) if state.aftermath is not None else None,
        strays=list(state.strays),
        trusted=_trusted(state) if state.step == OVER else [],
        pile_cards=pile_cards,
        memory=memory,
    )


def _face_off(state: Position, face: FaceOff, open_votes: list[Seat]) -> FaceOffView:
    is_judging = state.step in (HEARING, VOTE, ASK)
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
        spoken=list(face.spoken),
        cooling=list(face.cooling),
        gave_up=list(face.gave_up),
        expired=face.is_expired,
        answers=[_answer(state, answer) for answer in face.answers],
        judged=face.judged if is_judging else None,
        asked=state.asked_seat() if state.step == ASK else None,
        question=QUESTIONS[face.question] if is_judging else None,
        disputed=face.is_disputed,
        voted=[vote != NOT_VOTED for vote in votes],
        votes=[
            CHOICES[votes[seat]] if seat in open_votes and votes[seat] != NOT_VOTED else None
            for seat in range(state.seats)
        ],
    )


def _answer(state: Position, answer: Answer) -> AnswerView:
    has_verdict = state.options.judge == "list" or answer.verdict in (USED, SHOWN)
    verdict = VERDICTS[answer.verdict] if has_verdict else None
    return AnswerView(answer.seat, answer.word, STANDINGS[answer.standing], verdict)


def _aftermath(state: Position, aftermath: Aftermath) -> AftermathView:
    return AftermathView(
        winner=None if aftermath.winner == NONE else aftermath.winner,
        answers=[_answer(state, answer) for answer in aftermath.answers],
        missed=[MissedView(TEXT[missed.theme], missed.words) for missed in aftermath.missed],
    )


def _trusted(state: Position) -> list[TrustedView]:
    return [TrustedView(one.seat, TEXT[one.theme], one.word) for one in state.trusted]


def _memory(state: Position) -> Memory:
    face = state.face if state.is_looked else None
    after = state.aftermath
    return Memory(
        play_piles=[texts(pile) for pile in state.play_piles],
        won=[texts(pile) for pile in state.won],
        used=list(state.used),
        given=[MissedView(TEXT[theme], list(words)) for theme, words in state.given.items()],
        trusted=_trusted(state),
        bottoms=[texts(pile[:count]) for pile, count in zip(state.piles, state.known, strict=True)],
        ballots=[[CHOICES[vote] for vote in votes] for votes in state.ballots],
        answers=[notation.write_answer(answer) for answer in face.answers] if face else [],
        heard=[notation.write_answer(answer) for answer in after.answers] if after else [],
        shown=[notation.write_missed(missed) for missed in after.missed] if after else [],
        stray_starts=list(state.stray_starts),
        shows=state.shows,
        tries=list(face.tries) if face else [],
        delivered=face.delivered if face else 0,
        hearings=face.hearings if face else 0,
    )
