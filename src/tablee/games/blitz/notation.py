"""Blitz! positions as text: `P0 play s1 t2; P1 play w1; left c1 D1; right t1; turn P1; die ct`.

Piles to draw from are written from the top, play piles from the bottom, as they grow. Reading is in
reading.py.
"""

from typing import Final

from tablee.core.notation import NotationError, read_one, read_seat, write_fields
from tablee.core.seats import Seat
from tablee.games.blitz.aftermath import Aftermath, Missed, Trusted
from tablee.games.blitz.cards import FACE_TEXT, LETTERS, NONE, TEXT, read_theme, texts
from tablee.games.blitz.faceoff import NOT_VOTED, QUESTIONS, STANDINGS, Answer, FaceOff
from tablee.games.blitz.moves import AS_BEGUN, CHOICES, PILES, VERDICTS, Say, is_word, read_say
from tablee.games.blitz.position import Position
from tablee.games.blitz.steps import STEPS

YES_NO: Final = ["no", "yes"]
UNVOTED: Final = "?"
NOBODY: Final = "nobody"


def write(state: Position) -> str:
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
        ("given", ", ".join(f"{TEXT[card]} {' '.join(w)}" for card, w in state.given.items())),
        ("trusted", ", ".join(write_trusted(trusted) for trusted in state.trusted)),
        ("ballots", ", ".join(_votes(votes) for votes in state.ballots)),
        ("shows", str(state.shows)),
        ("looked", YES_NO[state.is_looked]),
        ("strays", _seats(state.strays)),
        ("stray-starts", " ".join(str(count) for count in state.stray_starts)),
    ]
    if state.aftermath is not None:
        fields += _write_aftermath(state.aftermath)
    if state.face is not None:
        fields += _write_face(state.face)
    return write_fields(fields)


def _write_aftermath(aftermath: Aftermath) -> list[tuple[str, str]]:
    return [
        ("decided", NOBODY if aftermath.winner == NONE else f"P{aftermath.winner}"),
        ("heard", ", ".join(write_answer(answer) for answer in aftermath.answers)),
        ("missed", ", ".join(write_missed(missed) for missed in aftermath.missed)),
    ]


def _write_face(face: FaceOff) -> list[tuple[str, str]]:
    return [
        ("order", _seats(face.order)),
        ("level", YES_NO[face.is_level]),
        ("spoken", _seats(face.spoken)),
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
    if not isinstance(said, Say) or said.place != AS_BEGUN:
        raise NotationError(f"not an answer: {text[:40]!r}")
    standing = STANDINGS.index(read_one(parts[1], STANDINGS, "a standing"))
    seat = read_seat(parts[0], seats)
    return Answer(seat, said.word, said.folded, said.verdict, standing)


def write_trusted(trusted: Trusted) -> str:
    """`P1 c2 "kumquat"`."""
    return f'P{trusted.seat} {TEXT[trusted.theme]} "{trusted.word}"'


def read_trusted(text: str, seats: int) -> Trusted:
    """The inverse of `write_trusted`."""
    parts = text.strip().split(" ", 2)
    if len(parts) != 3:
        raise NotationError(f"not a trusted word: {text[:40]!r}")
    return Trusted(read_seat(parts[0], seats), read_theme(parts[1]), _read_quoted(parts[2]))


def write_missed(missed: Missed) -> str:
    """`c2`, or once words were shown, be there any or not, `c2: "rock" "jazz"`."""
    shown = ":" + "".join(f' "{word}"' for word in missed.words) if missed.is_shown else ""
    return TEXT[missed.theme] + shown


def read_missed(text: str) -> Missed:
    """The inverse of `write_missed`."""
    theme, colon, words = text.strip().partition(":")
    missed = Missed(read_theme(theme))
    missed.is_shown = bool(colon)
    missed.words = [_read_quoted(f'"{word}"') for word in words.split('"')[1::2]]
    if f"{TEXT[missed.theme]}{colon}{words}" != write_missed(missed):
        raise NotationError(f"not a missed theme: {text[:40]!r}")
    return missed


def _read_quoted(text: str) -> str:
    word = text.strip('"')
    if text != f'"{word}"' or not is_word(word):
        raise NotationError(f"not a word: {text[:40]!r}")
    return word


def _cards(cards: list[int]) -> str:
    return " ".join(texts(cards))


def _votes(votes: list[int]) -> str:
    return " ".join(UNVOTED if vote == NOT_VOTED else CHOICES[vote] for vote in votes)


def _seats(seats: list[Seat]) -> str:
    return " ".join(f"P{seat}" for seat in seats)
