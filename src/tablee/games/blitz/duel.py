"""The face-off: the race of the two duellists, and the judging of what they say.

Moves come in the order of fair time, from the referee. An answer is judged as soon as no earlier
start can still overtake it; the earliest start whose answer is accepted wins (BLITZ-Q10).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.core.story import Event
from tablee.games.blitz import tell, tiebreak
from tablee.games.blitz.faceoff import (
    ACCEPTED,
    NOT_VOTED,
    VALIDITY,
    WAITING,
    WINNER,
    Answer,
    FaceOff,
)
from tablee.games.blitz.moves import NEAR, NO, UNKNOWN, USED, YES, Say
from tablee.games.blitz.steps import HEARING, RACE, VOTE

if TYPE_CHECKING:
    from tablee.games.blitz.rules import Blitz

# --- the race -------------------------------------------------------------------------------------


def start(state: Blitz, face: FaceOff, seat: Seat, story: list[Event] | None) -> None:
    """BLITZ-Q11: both may start; whoever gave up may think again."""
    state.point_out(story)
    face.count_try(seat)
    face.order.append(seat)
    if seat in face.gave_up:
        face.gave_up.remove(seat)
    if story is not None:
        story.append(tell.started_level(seat) if face.is_level else tell.started(seat))


def start_level(state: Blitz, face: FaceOff, seat: Seat, story: list[Event] | None) -> None:
    """BLITZ-Q13."""
    face.is_level = True
    start(state, face, seat, story)


def false_start(state: Blitz, face: FaceOff, seat: Seat, story: list[Event] | None) -> None:
    """BLITZ-Q35: as a failed start."""
    state.point_out(story)
    face.count_try(seat)
    face.cooling.append(seat)
    if story is not None:
        story.append(tell.false_start(seat))


def say(
    state: Blitz, face: FaceOff, seat: Seat, said: Say, chance: Chance, story: list[Event] | None
) -> None:
    is_used = said.verdict == USED or said.folded in state.used  # BLITZ-ANS-1, BLITZ-Q18
    if said.folded not in state.used:
        state.used.append(said.folded)  # BLITZ-Q19
    face.delivered += 1
    face.answers.append(Answer(seat, said.word, said.folded, said.verdict, WAITING))
    if story is not None:
        story.append(tell.said(seat, said.word))
    if is_used:
        face.drop_try(seat)
        if story is not None:
            story.append(tell.used(seat, said.word))
    settle(state, chance, story)


def blank(
    state: Blitz, face: FaceOff, seat: Seat, chance: Chance, story: list[Event] | None
) -> None:
    face.drop_try(seat)
    if story is not None:
        story.append(tell.blank(seat))
    settle(state, chance, story)


def give_up(
    state: Blitz, face: FaceOff, seat: Seat, chance: Chance, story: list[Event] | None
) -> None:
    state.point_out(story)
    face.gave_up.append(seat)
    if story is not None:
        story.append(tell.gave_up(seat))
    settle(state, chance, story)


def time_up(state: Blitz, face: FaceOff, chance: Chance, story: list[Event] | None) -> None:
    """BLITZ-Q24: no new start; tries under way are still heard."""
    face.is_expired = True
    if story is not None:
        story.append(tell.time_up())
    settle(state, chance, story)


def settle(state: Blitz, chance: Chance, story: list[Event] | None) -> None:
    """Goes on as far as the race can go without anybody's move."""
    while state.step == RACE:
        face = state.face
        if face is None:
            return
        if not face.order:
            if face.is_expired or len(face.gave_up) == 2:  # BLITZ-Q24
                tiebreak.tie_break(state, face, chance, story)
            return
        candidates = face.order if face.is_level else face.order[:1]
        answers = [face.answer(seat) for seat in candidates]
        if None in answers:
            return  # an earlier or level start may still be delivered
        unheard = [answer for answer in answers if answer and answer.standing == WAITING]
        if unheard:
            hear(state, face, unheard[0], story)
        elif face.is_level:  # BLITZ-Q13
            tiebreak.tie(state, face, chance, story)
            return
        else:
            state.win(candidates[0], story)  # BLITZ-TIE-1
            return


# --- judging --------------------------------------------------------------------------------------


def hear(state: Blitz, face: FaceOff, answer: Answer, story: list[Event] | None) -> None:
    """BLITZ-Q33: the list decides at once, or the group has its say."""
    if state.options.judge == "list":
        if answer.verdict == UNKNOWN and state.options.strict:
            refuse(face, answer.seat, story)
        else:
            answer.standing = ACCEPTED
        return
    face.hearings += 1
    face.judged = answer.seat
    face.question = VALIDITY
    if answer.verdict == NEAR:  # BLITZ-Q20
        if story is not None:
            story.append(tell.put_to_vote(answer.seat, answer.word))
        open_vote(state, face)
    else:
        state.step = HEARING  # BLITZ-Q21


def refuse(face: FaceOff, seat: Seat, story: list[Event] | None) -> None:
    answer = face.answer(seat)
    assert answer is not None
    face.drop_try(seat)
    if story is not None:
        story.append(tell.refused(seat, answer.word))


def tap(state: Blitz, face: FaceOff, seat: Seat, winner: Seat, story: list[Event] | None) -> None:
    """BLITZ-Q36."""
    state.point_out(story)
    face.delivered += 1
    face.hearings += 1
    face.judged = winner
    face.question = WINNER
    state.step = HEARING
    if story is not None:
        story.append(tell.tapped(seat, winner))


def contest(state: Blitz, face: FaceOff, seat: Seat, story: list[Event] | None) -> None:
    if story is not None:
        answer = face.answer(face.judged)
        story.append(tell.contested(seat, face.judged, answer.word if answer else ""))
    open_vote(state, face)


def dispute(state: Blitz, face: FaceOff, seat: Seat, story: list[Event] | None) -> None:
    """BLITZ-Q23."""
    face.question = WINNER
    face.is_disputed = True
    if story is not None:
        story.append(tell.disputed(seat, face.judged))
    open_vote(state, face)


def open_vote(state: Blitz, face: FaceOff) -> None:
    face.votes = [NOT_VOTED] * state.seats
    state.step = VOTE


def vote(
    state: Blitz,
    face: FaceOff,
    seat: Seat,
    choice: int,
    chance: Chance,
    story: list[Event] | None,
) -> None:
    face.votes[seat] = choice
    if story is not None:
        story.append(tell.vote_cast(seat, choice))
    if NOT_VOTED in face.votes:
        return
    state.ballots.append(face.votes.copy())
    is_yes = face.votes.count(YES) >= face.votes.count(NO)  # BLITZ-ANS-2, BLITZ-Q22
    if story is not None:
        story.append(tell.votes_counted(face.judged, face.votes, is_yes))
    if is_yes:
        accept(state, face, chance, story)
        return
    state.step = RACE
    if face.question == VALIDITY:
        refuse(face, face.judged, story)
    else:
        face.order.reverse()  # BLITZ-Q23: the other one was first; a tapped winner is taken back
    settle(state, chance, story)


def accept(state: Blitz, face: FaceOff, chance: Chance, story: list[Event] | None) -> None:
    """Nobody objected, or the vote confirms."""
    state.step = RACE
    answer = face.answer(face.judged)
    if answer is None:
        state.win(face.judged, story)  # tapped (BLITZ-Q36)
        return
    answer.standing = ACCEPTED
    settle(state, chance, story)
