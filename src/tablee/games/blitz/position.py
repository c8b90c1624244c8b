"""Reading a position of Blitz!.

What the text does not say is a plain middle of a game of four; equal symbols on two tops make a
face-off just begun, and already pointed out.
"""

from typing import Final

from tablee.core.notation import Fields, NotationError, read_number, read_one, read_seat
from tablee.core.options import read_options
from tablee.core.seats import Seat
from tablee.games.blitz.cards import (
    CARDS,
    FACE_TEXT,
    LETTERS,
    NONE,
    face_offs,
    read_card,
    read_duel,
    read_theme,
)
from tablee.games.blitz.faceoff import (
    ACCEPTED,
    NOT_VOTED,
    QUESTIONS,
    VALIDITY,
    WAITING,
    FaceOff,
)
from tablee.games.blitz.moves import CHOICES, PILES
from tablee.games.blitz.notation import UNVOTED, YES_NO, read_answer
from tablee.games.blitz.options import BlitzOptions
from tablee.games.blitz.rules import Blitz
from tablee.games.blitz.steps import DRAW, FLIP, HEARING, OVER, RACE, STEPS, VOTE

_FEWEST: Final = 3
_MOST: Final = 6


def read(text: str) -> Blitz:
    fields = Fields(text)
    seats = fields.number("seats", 4)
    if not _FEWEST <= seats <= _MOST:
        raise NotationError(f"seats: blitz is played by {_FEWEST} to {_MOST}, not {seats}")
    state = Blitz(seats, read_options(BlitzOptions, fields.text("options")))

    def seat_at(word: str) -> Seat:
        return read_seat(word, seats)

    state.turn = fields.read("turn", "P0", seat_at)
    state.drawer = fields.read("drawer", f"P{(state.turn - 1) % seats}", seat_at)
    state.piles = [fields.read_all(pile, read_card)[::-1] for pile in PILES]
    state.known = _two_numbers(fields, "known")
    for seat in range(seats):
        state.play_piles[seat] = fields.read_all(f"P{seat} play", read_theme)
        state.won[seat] = fields.read_all(f"P{seat} won", read_theme)
    state.duels = fields.read_all("duels", read_duel)
    die = fields.text("die")
    state.die = FACE_TEXT.index(read_one(die, FACE_TEXT, "a face of the die")) if die else NONE
    state.out_symbols = fields.read_all("removed", _read_symbol)
    state.out = fields.read_all("out", read_theme)
    state.used = fields.read_all("used", _read_folded)
    ballots = [part.split() for part in fields.text("ballots").split(",") if part.strip()]
    state.ballots = [_read_votes(words, seats) for words in ballots]
    state.shows = fields.number("shows", 0)
    _read_step(state, fields)
    fields.done()
    _set_aside(state)
    _check(state)
    return state


def _read_step(state: Blitz, fields: Fields) -> None:
    pairs = face_offs(state.tops(), state.die)
    if len(pairs) > 1:
        raise NotationError("two face-offs at once (BLITZ-Q3)")
    state.face = FaceOff(pairs[0], state.seats) if pairs else None
    step = fields.read(
        "step", STEPS[RACE if pairs else DRAW], lambda word: read_one(word, STEPS, "a step")
    )
    state.step = STEPS.index(step)
    if (state.step in (DRAW, OVER)) == (state.face is not None):
        raise NotationError(f"step: {step} does not fit the cards on top")
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

    face.order = _different(fields.read_all("order", duellist))
    face.is_level = _flag(fields, "level", "no")
    answers = [part for part in fields.text("answers").split(",") if part.strip()]
    face.answers = [read_answer(part, state.seats) for part in answers]
    face.cooling = _different(fields.read_all("cooling", duellist))
    face.gave_up = _different(fields.read_all("given-up", duellist))
    face.is_expired = _flag(fields, "expired", "no")
    face.round = fields.number("round", 0)
    face.is_tied = _flag(fields, "tied", "no")
    card = fields.words("card")
    if card:
        if len(card) != 2:
            raise NotationError("card: expected a card and the pile it came from")
        face.card = read_theme(card[0])
        face.pile = PILES.index(read_one(card[1], PILES, "a pile"))
    first = face.order[0] if face.order else face.duellists[0]
    face.judged = fields.read("judged", f"P{first}", duellist)
    question = fields.text("question", QUESTIONS[VALIDITY])
    face.question = QUESTIONS.index(read_one(question, QUESTIONS, "a question"))
    face.is_disputed = _flag(fields, "disputed", "no")
    votes = fields.words("votes", " ".join([UNVOTED] * state.seats))
    face.votes = _read_votes(votes, state.seats)
    face.tries = _two_numbers(fields, "tries")
    face.delivered = fields.number("delivered", len(face.answers))
    face.hearings = fields.number("hearings", 0)


def _read_symbol(text: str) -> int:
    return LETTERS.index(read_one(text, LETTERS, "a symbol"))


def _read_folded(text: str) -> str:
    if not (text.isascii() and text.isalnum() and text == text.lower()):
        raise NotationError(f"not a folded word: {text[:20]!r}")
    return text


def _read_votes(words: list[str], seats: int) -> list[int]:
    if len(words) != seats:
        raise NotationError(f"votes: expected {seats}")
    return [_read_vote(word) for word in words]


def _read_vote(text: str) -> int:
    if text == UNVOTED:
        return NOT_VOTED
    return CHOICES.index(read_one(text, CHOICES, "a vote"))


def _flag(fields: Fields, key: str, default: str) -> bool:
    return fields.read(key, default, lambda word: read_one(word, YES_NO, "an answer")) == "yes"


def _two_numbers(fields: Fields, key: str) -> list[int]:
    numbers = fields.read_all(key, read_number, "0 0")
    if len(numbers) != 2 or min(numbers) < 0:
        raise NotationError(f"{key}: expected two numbers")
    return numbers


def _different(seats: list[Seat]) -> list[Seat]:
    if len(set(seats)) != len(seats):
        raise NotationError("a seat is named twice")
    return seats


def _set_aside(state: Blitz) -> None:
    """What the text omits lies aside; what it names twice is an error."""
    seen: set[int] = set()
    for word in state.census():
        card = read_card(word)
        if card in seen:
            raise NotationError(f"{word} is in two places")
        seen.add(card)
    state.aside = [card for card in range(CARDS) if card not in seen]


def _check(state: Blitz) -> None:
    for pile in (0, 1):
        if state.known[pile] > len(state.piles[pile]):
            raise NotationError(f"known: the {PILES[pile]} pile has no so many cards")
    if len(state.out_symbols) not in (0, 2) or len(set(state.out_symbols)) != len(
        state.out_symbols
    ):
        raise NotationError("removed: none or two symbols")
    if state.die != NONE and any(LETTERS[s] in FACE_TEXT[state.die] for s in state.out_symbols):
        raise NotationError("die: it shows a symbol that is removed")
    if state.step == OVER and state.has_cards():
        raise NotationError("step: over, though cards are left")
    if state.step == DRAW and state.is_looked and not state.has_cards():
        raise NotationError("looked: the game would be over")
    if any(NOT_VOTED in votes for votes in state.ballots):
        raise NotationError("ballots: all votes of a counted vote are in")
    if len(set(state.used)) != len(state.used):
        raise NotationError("used: a word is named twice")
    if state.face is not None:
        _check_face(state, state.face)


def _check_face(state: Blitz, face: FaceOff) -> None:
    has_begun = bool(face.order or face.cooling or face.gave_up or face.answers or face.round)
    if not state.is_looked and (has_begun or state.step != RACE):
        raise NotationError("looked: a face-off that has begun is no secret")
    live = [answer.seat for answer in face.answers if answer.standing in (WAITING, ACCEPTED)]
    if len(set(live)) != len(live) or any(seat not in face.order for seat in live):
        raise NotationError("answers: one live answer for each seat of the order")
    if any(answer.seat not in face.duellists for answer in face.answers):
        raise NotationError("answers: only duellists answer")
    if any(seat in face.order for seat in face.cooling + face.gave_up):
        raise NotationError("order: a seat that cools down or gave up has no try")
    if face.is_level and len(face.order) != 2:
        raise NotationError("level: two starts are needed")
    if state.step == FLIP and (not state.has_cards() or face.card != NONE or face.order):
        raise NotationError("step: there is nothing to flip")
    if face.card != NONE and not face.round:
        raise NotationError("card: a tie-break card needs a round")
    if state.step == VOTE and NOT_VOTED not in face.votes:
        raise NotationError("votes: all are in")
    if state.options.shared:
        if face.order or face.cooling or face.answers:
            raise NotationError("order: on a shared screen nobody types")
    elif state.step in (HEARING, VOTE):
        answer = face.answer(face.judged)
        if answer is None or answer.standing != WAITING:
            raise NotationError("judged: that seat has no answer waiting")
        if state.step == HEARING and face.question != VALIDITY:
            raise NotationError("question: a hearing is on the answer's validity")
    elif state.step == RACE:
        _check_race(face)


def _check_race(face: FaceOff) -> None:
    """The race stands still only where somebody must move."""
    candidates = face.order if face.is_level else face.order[:1]
    if candidates and all(face.answer(seat) is not None for seat in candidates):
        raise NotationError("answers: the earliest is to be heard, step hearing or vote")
    if not face.order and (face.is_expired or len(face.gave_up) == 2):
        raise NotationError("order: the race is over")
