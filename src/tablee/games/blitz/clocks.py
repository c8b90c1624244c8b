"""Blitz!'s clocks.

Until a face-off is pointed out, the clocks are the same whether there is one or not (BLITZ-Q4).
"""

from typing import Final

from tablee.core.contract import Wait
from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.games.blitz.faceoff import NOT_VOTED, FaceOff
from tablee.games.blitz.moves import (
    ABSTAIN,
    ACCEPT,
    BLANK,
    DRAWS,
    LEFT,
    LOOK,
    READIES,
    RIGHT,
    STOP,
    TIME_UP,
    UNFIT,
    VOTES,
)
from tablee.games.blitz.position import Position
from tablee.games.blitz.steps import ASK, DRAW, FLIP, HEARING, OVER, RACE, VOTE

LOOK_SECONDS: Final = 3.0  # BLITZ-Q4
IDLE_SECONDS: Final = 8.0  # BLITZ-Q31
TYPED_SECONDS: Final = 6.0  # BLITZ-Q11
SPOKEN_SECONDS: Final = 2.5
PAUSE_SECONDS: Final = {"short": 1.2, "long": 3.0}
COOL_SECONDS: Final = 1.0
FIT_SECONDS: Final = 4.0  # BLITZ-Q33
CONTEST_SECONDS: Final = 4.0  # BLITZ-Q21
VOTE_SECONDS: Final = 8.0  # BLITZ-Q22
SILENCE_SECONDS: Final = 30.0  # BLITZ-Q24
TIE_SECONDS: Final = 20.0  # BLITZ-Q16, BLITZ-Q24


def waits(state: Position) -> list[Wait]:
    return [] if state.step == OVER else _of_the_table(state) + _of_strays(state)


def _of_strays(state: Position) -> list[Wait]:
    return [
        Wait(f"stray.P{seat}.{state.stray_starts[seat]}", COOL_SECONDS, None, READIES[seat])
        for seat in state.strays
    ]


def _of_the_table(state: Position) -> list[Wait]:
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


def _of_the_step(state: Position, face: FaceOff, key: str) -> list[Wait]:
    if state.step == HEARING:
        return [Wait(f"contest.{key}.{face.hearings}", CONTEST_SECONDS, None, ACCEPT)]
    if state.step == VOTE:
        vote = f"vote.{key}.{face.hearings}"
        return [
            Wait(f"{vote}.P{seat}", VOTE_SECONDS, seat, VOTES[ABSTAIN], sealed=True)
            for seat in range(state.seats)
            if face.votes[seat] == NOT_VOTED
        ]
    if state.step == ASK:
        return [Wait(f"fits.{key}.{face.hearings}", FIT_SECONDS, state.asked_seat(), UNFIT)]
    assert state.step == RACE
    if face.is_expired:
        return []
    seconds = TIE_SECONDS if face.round else SILENCE_SECONDS
    return [Wait(f"silence.{key}.{face.delivered}", seconds, None, TIME_UP)]


def _of_tries(state: Position, face: FaceOff) -> list[Wait]:
    running: list[Wait] = []
    for seat in face.order:
        if face.is_delivering(seat):
            seconds = delivery_seconds(state, face, seat)
            running.append(Wait(_try_key("deliver", state, face, seat), seconds, seat, BLANK))
            if seat not in face.spoken:
                pause = pause_seconds(state)
                running.append(Wait(_try_key("pause", state, face, seat), pause, seat, STOP))
    return running + [
        Wait(_try_key("cool", state, face, seat), COOL_SECONDS, None, READIES[seat])
        for seat in face.cooling
    ]


def _try_key(what: str, state: Position, face: FaceOff, seat: Seat) -> str:
    return f"{what}.{state.shows}.P{seat}.{face.tries_of(seat)}"


def delivery_seconds(state: Position, face: FaceOff, seat: Seat) -> float:
    is_spoken = state.options.spoken or seat in face.spoken
    return SPOKEN_SECONDS if is_spoken else TYPED_SECONDS


def pause_seconds(state: Position) -> float:
    """How long a start holds while nothing is typed; a referee knows when something was."""
    return PAUSE_SECONDS[state.options.pause]


def idle_draw(state: Position) -> Move:
    """From the higher pile."""
    return DRAWS[RIGHT if len(state.piles[RIGHT]) > len(state.piles[LEFT]) else LEFT]
