"""Blitz! positions as text: `P0 play s1 t2; P1 play w1; left c1 D1; right t1; turn P1; die ct`.

Piles to draw from are written from the top, play piles from the bottom, as they grow. Reading is in
position.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.notation import NotationError, read_one, read_seat, write_fields
from tablee.core.seats import Seat
from tablee.games.blitz.cards import FACE_TEXT, LETTERS, NONE, TEXT, texts
from tablee.games.blitz.faceoff import NOT_VOTED, QUESTIONS, STANDINGS, Answer, FaceOff
from tablee.games.blitz.moves import CHOICES, PILES, VERDICTS, Say, read_say
from tablee.games.blitz.steps import STEPS

if TYPE_CHECKING:
    from tablee.games.blitz.rules import Blitz

YES_NO: Final = ["no", "yes"]
UNVOTED: Final = "?"


def write(state: Blitz) -> str:
    seats = range(state.seats)
    fields = [
        ("seats", str(state.seats)),
        ("options", state.options.text()),
        ("step", STEPS[state.step]),
        ("turn", f"P{state.turn}"),
        ("drawer", f"P{state.drawer}"),
        ("left", _cards(state.piles[0][::-1])),
        ("right", _cards(state.piles[1][::-1])),
        ("known", " ".join(str(count) for count in state.known)),
    ]
    fields += [(f"P{seat} play", _cards(state.play_piles[seat])) for seat in seats]
    fields += [(f"P{seat} won", _cards(state.won[seat])) for seat in seats]
    fields += [
        ("duels", _cards(state.duels)),
        ("die", "" if state.die == NONE else FACE_TEXT[state.die]),
        ("removed", " ".join(LETTERS[symbol] for symbol in state.out_symbols)),
        ("out", _cards(state.out)),
        ("used", " ".join(state.used)),
        ("ballots", ", ".join(_votes(votes) for votes in state.ballots)),
        ("shows", str(state.shows)),
        ("looked", YES_NO[state.is_looked]),
    ]
    return write_fields(fields + (_write_face(state.face) if state.face is not None else []))


def _write_face(face: FaceOff) -> list[tuple[str, str]]:
    return [
        ("order", _seats(face.order)),
        ("level", YES_NO[face.is_level]),
        ("answers", ", ".join(write_answer(answer) for answer in face.answers)),
        ("cooling", _seats(face.cooling)),
        ("given-up", _seats(face.gave_up)),
        ("expired", YES_NO[face.is_expired]),
        ("round", str(face.round)),
        ("tied", YES_NO[face.is_tied]),
        ("card", "" if face.card == NONE else f"{TEXT[face.card]} {PILES[face.pile]}"),
        ("judged", f"P{face.judged}"),
        ("question", QUESTIONS[face.question]),
        ("disputed", YES_NO[face.is_disputed]),
        ("votes", _votes(face.votes)),
        ("tries", " ".join(str(count) for count in face.tries)),
        ("delivered", str(face.delivered)),
        ("hearings", str(face.hearings)),
    ]


def write_answer(answer: Answer) -> str:
    """`P1 waiting known rock "Le rock"`."""
    standing = STANDINGS[answer.standing]
    return f'P{answer.seat} {standing} {VERDICTS[answer.verdict]} {answer.folded} "{answer.word}"'


def read_answer(text: str, seats: int) -> Answer:
    """The inverse of `write_answer`."""
    parts = text.strip().split(" ", 2)
    said = read_say(f"say {parts[2]}") if len(parts) == 3 else None
    if not isinstance(said, Say):
        raise NotationError(f"not an answer: {text[:40]!r}")
    standing = STANDINGS.index(read_one(parts[1], STANDINGS, "a standing"))
    seat = read_seat(parts[0], seats)
    return Answer(seat, said.word, said.folded, said.verdict, standing)


def _cards(cards: list[int]) -> str:
    return " ".join(texts(cards))


def _votes(votes: list[int]) -> str:
    return " ".join(UNVOTED if vote == NOT_VOTED else CHOICES[vote] for vote in votes)


def _seats(seats: list[Seat]) -> str:
    return " ".join(f"P{seat}" for seat in seats)
