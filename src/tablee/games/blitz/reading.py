"""Reading a position of Blitz!.

What the text does not say is a plain middle of a game of four; equal symbols on two tops make a
face-off just begun, and already pointed out.
"""

from collections.abc import Callable
from typing import Final

from tablee.core.notation import (
    Fields,
    NotationError,
    read_number,
    read_one,
    read_seat,
    require,
)
from tablee.core.options import read_options
from tablee.core.seats import Seat
from tablee.games.blitz import checks
from tablee.games.blitz.aftermath import Aftermath
from tablee.games.blitz.cards import (
    FACE_TEXT,
    LETTERS,
    NONE,
    face_offs,
    read_card,
    read_duel,
    read_theme,
)
from tablee.games.blitz.faceoff import (
    NOT_VOTED,
    QUESTIONS,
    VALIDITY,
    FaceOff,
)
from tablee.games.blitz.moves import CHOICES, PILES
from tablee.games.blitz.notation import (
    NOBODY,
    UNVOTED,
    YES_NO,
    read_answer,
    read_missed,
    read_trusted,
)
from tablee.games.blitz.options import BlitzOptions
from tablee.games.blitz.rules import Blitz
from tablee.games.blitz.steps import DRAW, OVER, RACE, STEPS

_FEWEST: Final = 3
_MOST: Final = 6


def read(text: str) -> Blitz:
    fields = Fields(text)
    seats = fields.number("seats", 4)
    wanted = f"blitz is played by {_FEWEST} to {_MOST}, not {seats}"
    require(_FEWEST <= seats <= _MOST, "seats", wanted)
    options = fields.read("options", "", lambda text: read_options(BlitzOptions, text))
    state = Blitz(seats, options)

    def seat_at(word: str) -> Seat:
        return read_seat(word, seats)

    state.turn = fields.read("turn", "P0", seat_at)
    state.drawer = fields.read("drawer", f"P{(state.turn - 1) % seats}", seat_at)
    state.piles = [fields.read_all(pile, read_card)[::-1] for pile in PILES]
    state.known = _numbers(fields, "known", 2)
    for seat in range(seats):
        state.play_piles[seat] = fields.read_all(f"P{seat} play", read_theme)
        state.won[seat] = fields.read_all(f"P{seat} won", read_theme)
    state.duels = fields.read_all("duels", read_duel)
    state.die = fields.read("die", "", _read_die)
    state.out_symbols = fields.read_all("removed", _read_symbol)
    state.out = fields.read_all("out", read_theme)
    state.used = fields.read_all("used", _read_folded)
    state.given = _read_given(fields)
    state.trusted = fields.read_parts("trusted", lambda part: read_trusted(part, seats))
    state.ballots = fields.read_parts("ballots", lambda part: _read_votes(part, seats))
    state.strays = _different(fields, "strays", seat_at)
    state.stray_starts = _numbers(fields, "stray-starts", seats)
    state.aftermath = _read_aftermath(fields, seats)
    state.shows = fields.number("shows", 0)
    _read_step(state, fields)
    fields.done()
    checks.check(state, fields)
    return state


def _read_step(state: Blitz, fields: Fields) -> None:
    pairs = face_offs(state.tops(), state.die)
    wanted = "two face-offs at once (BLITZ-Q3)"
    require(len(pairs) < 2, f"P{pairs[0][0]} play" if pairs else "die", wanted)
    state.face = FaceOff(pairs[0], state.seats) if pairs else None
    step = fields.read(
        "step", STEPS[RACE if pairs else DRAW], lambda word: read_one(word, STEPS, "a step")
    )
    state.step = STEPS.index(step)
    is_quiet = state.step in (DRAW, OVER)
    require(is_quiet == (state.face is None), "step", f"{step} does not fit the cards on top")
    is_ending = state.step == DRAW and not state.has_cards()
    state.is_looked = _flag(fields, "looked", "no" if is_ending else "yes")
    if state.face is not None:
        _read_face(state, state.face, fields)


def _read_face(state: Blitz, face: FaceOff, fields: Fields) -> None:
    def duellist(word: str) -> Seat:
        seat = read_seat(word, state.seats)
        if seat not in face.duellists:
            raise NotationError(f"{word} is not in the face-off")
        return seat

    face.order = _different(fields, "order", duellist)
    face.is_level = _flag(fields, "level", "no")
    face.spoken = _different(fields, "spoken", duellist)
    face.answers = fields.read_parts("answers", lambda part: read_answer(part, state.seats))
    face.cooling = _different(fields, "cooling", duellist)
    face.gave_up = _different(fields, "given-up", duellist)
    face.is_expired = _flag(fields, "expired", "no")
    face.round = fields.number("round", 0)
    face.is_tied = _flag(fields, "tied", "no")
    if fields.text("card"):
        face.card, face.pile = fields.read("card", "", _read_drawn)
    first = face.order[0] if face.order else face.duellists[0]
    face.judged = fields.read("judged", f"P{first}", duellist)
    question = fields.read(
        "question", QUESTIONS[VALIDITY], lambda word: read_one(word, QUESTIONS, "a question")
    )
    face.question = QUESTIONS.index(question)
    face.is_disputed = _flag(fields, "disputed", "no")
    nobody = " ".join([UNVOTED] * state.seats)
    face.votes = fields.read("votes", nobody, lambda text: _read_votes(text, state.seats))
    face.tries = _numbers(fields, "tries", 2)
    face.delivered = fields.number("delivered", len(face.answers))
    face.hearings = fields.number("hearings", 0)


def _read_die(text: str) -> int:
    return FACE_TEXT.index(read_one(text, FACE_TEXT, "a face of the die")) if text else NONE


def _read_drawn(text: str) -> tuple[int, int]:
    words = text.split()
    if len(words) != 2:
        raise NotationError("expected a card and the pile it came from")
    return read_theme(words[0]), PILES.index(read_one(words[1], PILES, "a pile"))


def _read_given(fields: Fields) -> dict[int, list[str]]:
    given: dict[int, list[str]] = {}
    for card, words in fields.read_parts("given", _read_words):
        require(card not in given, "given", "a theme is named twice")
        given[card] = words
    return given


def _read_words(text: str) -> tuple[int, list[str]]:
    theme, *words = text.split()
    return read_theme(theme), [_read_folded(word) for word in words]


def _read_aftermath(fields: Fields, seats: int) -> Aftermath | None:
    answers = fields.read_parts("heard", lambda part: read_answer(part, seats))
    missed = fields.read_parts("missed", read_missed)
    if not fields.text("decided"):
        require(not answers and not missed, "decided", "who won the latest face-off?")
        return None

    def winner(word: str) -> int:
        return NONE if word == NOBODY else read_seat(word, seats)

    return Aftermath(fields.read("decided", "", winner), answers, missed)


def _read_symbol(text: str) -> int:
    return LETTERS.index(read_one(text, LETTERS, "a symbol"))


def _read_folded(text: str) -> str:
    if not (text.isascii() and text.isalnum() and text == text.lower()):
        raise NotationError(f"not a folded word: {text[:20]!r}")
    return text


def _read_votes(text: str, seats: int) -> list[int]:
    words = text.split()
    if len(words) != seats:
        raise NotationError(f"expected {seats} votes")
    return [_read_vote(word) for word in words]


def _read_vote(text: str) -> int:
    if text == UNVOTED:
        return NOT_VOTED
    return CHOICES.index(read_one(text, CHOICES, "a vote"))


def _flag(fields: Fields, key: str, default: str) -> bool:
    return fields.read(key, default, lambda word: read_one(word, YES_NO, "an answer")) == "yes"


def _numbers(fields: Fields, key: str, count: int) -> list[int]:
    numbers = fields.read_all(key, read_number, " ".join(["0"] * count))
    is_right = len(numbers) == count and min(numbers) >= 0
    require(is_right, key, f"expected {count} numbers")
    return numbers


def _different(fields: Fields, key: str, reader: Callable[[str], Seat]) -> list[Seat]:
    seats = fields.read_all(key, reader)
    require(len(set(seats)) == len(seats), key, "a seat is named twice")
    return seats
