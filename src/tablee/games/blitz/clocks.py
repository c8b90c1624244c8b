"""Blitz!'s clocks.

Until a face-off is pointed out, the clocks are the same whether there is one or not: the look at
the cards is all that runs (BLITZ-Q4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.contract import Wait
from tablee.core.moves import Move
from tablee.games.blitz.faceoff import NOT_VOTED
from tablee.games.blitz.moves import (
    ABSTAIN,
    ACCEPT,
    BLANK,
    DRAWS,
    LEFT,
    LOOK,
    READIES,
    RIGHT,
    TIME_UP,
    VOTES,
)
from tablee.games.blitz.steps import DRAW, FLIP, HEARING, OVER, RACE, VOTE

if TYPE_CHECKING:
    from tablee.games.blitz.faceoff import FaceOff
    from tablee.games.blitz.rules import Blitz

LOOK_SECONDS: Final = 3.0  # BLITZ-Q4
IDLE_SECONDS: Final = 8.0  # BLITZ-Q31
TYPED_SECONDS: Final = 6.0  # BLITZ-Q11
SPOKEN_SECONDS: Final = 2.5
COOL_SECONDS: Final = 1.0
CONTEST_SECONDS: Final = 4.0  # BLITZ-Q21
VOTE_SECONDS: Final = 8.0  # BLITZ-Q22
SILENCE_SECONDS: Final = 30.0  # BLITZ-Q24
TIE_SECONDS: Final = 20.0  # BLITZ-Q16, BLITZ-Q24


def waits(state: Blitz) -> list[Wait]:
    if state.step == OVER:
        return []
    if not state.is_looked:
        return [Wait(f"look.{state.shows}", LOOK_SECONDS, None, LOOK)]
    if state.step == DRAW:
        spent = LOOK_SECONDS if state.shows else 0.0  # the look is part of the drawer's time
        return [Wait(f"draw.{state.shows}", IDLE_SECONDS - spent, state.turn, idle_draw(state))]
    face = state.face
    assert face is not None
    key = f"{state.shows}.{face.round}"
    if state.step == FLIP:
        return [Wait(f"flip.{key}", IDLE_SECONDS, state.flipper(), idle_draw(state))]
    return _of_the_step(state, face, key) + _of_tries(state, face)


def _of_the_step(state: Blitz, face: FaceOff, key: str) -> list[Wait]:
    if state.step == HEARING:
        return [Wait(f"contest.{key}.{face.hearings}", CONTEST_SECONDS, None, ACCEPT)]
    if state.step == VOTE:
        vote = f"vote.{key}.{face.hearings}"
        return [
            Wait(f"{vote}.P{seat}", VOTE_SECONDS, seat, VOTES[ABSTAIN], sealed=True)
            for seat in range(state.seats)
            if face.votes[seat] == NOT_VOTED
        ]
    assert state.step == RACE
    if face.is_expired:
        return []
    seconds = TIE_SECONDS if face.round else SILENCE_SECONDS
    return [Wait(f"silence.{key}.{face.delivered}", seconds, None, TIME_UP)]


def _of_tries(state: Blitz, face: FaceOff) -> list[Wait]:
    delivery = delivery_seconds(state)
    running = [
        Wait(_try_key("deliver", state, face, seat), delivery, seat, BLANK)
        for seat in face.order
        if face.is_delivering(seat)
    ]
    return running + [
        Wait(_try_key("cool", state, face, seat), COOL_SECONDS, None, READIES[seat])
        for seat in face.cooling
    ]


def _try_key(what: str, state: Blitz, face: FaceOff, seat: int) -> str:
    return f"{what}.{state.shows}.P{seat}.{face.tries_of(seat)}"


def delivery_seconds(state: Blitz) -> float:
    return SPOKEN_SECONDS if state.options.spoken else TYPED_SECONDS


def idle_draw(state: Blitz) -> Move:
    """From the higher pile."""
    return DRAWS[RIGHT if len(state.piles[RIGHT]) > len(state.piles[LEFT]) else LEFT]
