"""What the rules assume of a position, each assumption a check that names the field at fault.

A small position set up by hand may leave cards and words out; what it says must fit.
"""

from typing import Final

from tablee.core.notation import Fields, require
from tablee.games.blitz.cards import (
    CARDS,
    FACE_TEXT,
    FACES,
    LETTERS,
    NONE,
    read_card,
    with_symbols,
)
from tablee.games.blitz.faceoff import (
    ACCEPTED,
    NOT_VOTED,
    SILENT_ROUNDS,
    TIED_ROUNDS,
    VALIDITY,
    WAITING,
    FaceOff,
)
from tablee.games.blitz.moves import PILES
from tablee.games.blitz.position import Position
from tablee.games.blitz.steps import ASK, DRAW, FLIP, HEARING, OVER, RACE, VOTE

_MOST: Final = 1_000_000
"""Of anything that is counted in a game."""


def check(state: Position, fields: Fields) -> None:
    _check_deck(state, fields)
    _check_table(state)
    _check_step(state)
    if state.face is not None:
        _check_counts(state.face)
        _check_face(state, state.face)
        _check_order(state.face)
        _check_judging(state, state.face)


def _check_deck(state: Position, fields: Fields) -> None:
    """What the text omits lies aside; what it names twice is an error."""
    own = [f"P{seat} {what}" for seat in range(state.seats) for what in ("play", "won")]
    places = [*PILES, *own, "duels", "out", "card"]
    removed = with_symbols(state.out_symbols)
    seen: set[int] = set()
    for word in state.census():
        card = read_card(word)
        if card in seen:
            wanted = f"{word} is among the removed cards (BLITZ-SETUP-2)"
            require(card not in removed, fields.where(word, places), wanted)
            raise fields.in_two_places(word, places)
        seen.add(card)
    state.aside = [card for card in range(CARDS) if card not in seen]


def _check_table(state: Position) -> None:
    for pile, name in enumerate(PILES):
        is_there = state.known[pile] <= len(state.piles[pile])
        require(is_there, "known", f"the {name} pile has no so many cards")
    is_face = not state.out_symbols or sorted(state.out_symbols) in map(sorted, FACES)
    require(is_face, "removed", "none, or the two symbols of a face of the die (BLITZ-SETUP-2)")
    is_left = state.die == NONE or all(
        LETTERS[symbol] not in FACE_TEXT[state.die] for symbol in state.out_symbols
    )
    require(is_left, "die", "it shows a symbol that is removed")
    is_counted = all(NOT_VOTED not in votes for votes in state.ballots)
    require(is_counted, "ballots", "all votes of a counted vote are in")
    require(len(set(state.used)) == len(state.used), "used", "a word is named twice")
    require(0 <= state.shows <= _MOST, "shows", f"from 0 to {_MOST}")
    require(max(state.stray_starts) <= _MOST, "stray-starts", f"from 0 to {_MOST}")


def _check_step(state: Position) -> None:
    has_cards = state.has_cards()
    require(state.step != OVER or not has_cards, "step", "over, though cards are left")
    is_going_on = state.step != DRAW or not state.is_looked or has_cards
    require(is_going_on, "looked", "the game would be over")


def _check_counts(face: FaceOff) -> None:
    most = TIED_ROUNDS if face.is_tied else SILENT_ROUNDS
    require(0 <= face.round <= most, "round", f"from 0 to {most} tie-break cards")
    require(0 <= face.delivered <= _MOST, "delivered", f"from 0 to {_MOST}")
    require(0 <= face.hearings <= _MOST, "hearings", f"from 0 to {_MOST}")
    require(max(face.tries) <= _MOST, "tries", f"from 0 to {_MOST}")


def _check_face(state: Position, face: FaceOff) -> None:
    has_begun = bool(face.order or face.cooling or face.gave_up or face.answers or face.round)
    is_secret = not has_begun and state.step == RACE
    require(state.is_looked or is_secret, "looked", "a face-off that has begun is no secret")
    live = [answer.seat for answer in face.answers if answer.standing in (WAITING, ACCEPTED)]
    is_one_each = len(set(live)) == len(live) and all(seat in face.order for seat in live)
    require(is_one_each, "answers", "one live answer for each seat of the order")
    are_theirs = all(answer.seat in face.duellists for answer in face.answers)
    require(are_theirs, "answers", "only duellists answer")
    can_flip = state.has_cards() and face.card == NONE and not face.order
    require(state.step != FLIP or can_flip, "step", "there is nothing to flip")
    require(face.card == NONE or face.round > 0, "card", "a tie-break card needs a round")


def _check_order(face: FaceOff) -> None:
    have_stopped = face.cooling + face.gave_up
    wanted = "a seat that cools down or gave up has no try"
    require(not any(seat in face.order for seat in have_stopped), "order", wanted)
    are_heard = all(seat in face.order for seat in face.spoken)
    require(are_heard, "spoken", "only who has begun is heard")
    require(not face.is_level or len(face.order) == 2, "level", "two starts are needed")


def _check_judging(state: Position, face: FaceOff) -> None:
    is_list = not state.is_shared and state.options.judge == "list"
    require(state.step != ASK or is_list, "step", "only the list asks whether a word fits")
    is_judged = not is_list or state.step not in (HEARING, VOTE)
    require(is_judged, "step", "where the list judges, nobody contests or votes (BLITZ-Q33)")
    require(state.step != VOTE or NOT_VOTED in face.votes, "votes", "all are in")
    if state.is_shared:
        is_silent = not (face.order or face.cooling or face.answers)
        require(is_silent, "order", "on a shared screen nobody types")
    elif state.step in (HEARING, VOTE, ASK):
        answer = face.answer(face.judged)
        is_waiting = answer is not None and answer.standing == WAITING
        require(is_waiting, "judged", "that seat has no answer waiting")
        is_right = state.step == VOTE or face.question == VALIDITY
        require(is_right, "question", "only a vote can be on the winner")
    elif state.step == RACE:
        _check_race(face)


def _check_race(face: FaceOff) -> None:
    """The race stands still only where somebody must move."""
    candidates = face.order if face.is_level else face.order[:1]
    is_awaited = not candidates or any(face.answer(seat) is None for seat in candidates)
    require(is_awaited, "answers", "the earliest is to be heard, step hearing or vote")
    is_over = face.is_expired or len(face.gave_up) == 2
    require(bool(face.order) or not is_over, "order", "the race is over")
