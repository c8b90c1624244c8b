"""The face-off: the race of the two duellists, and the judging of what they say.

Moves come in the order of fair time, from the referee. An answer is judged as soon as no earlier
start can still overtake it; the earliest start whose answer is accepted wins (BLITZ-Q10).
"""

from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.core.story import Story
from tablee.games.blitz import tell, tiebreak
from tablee.games.blitz.aftermath import Trusted
from tablee.games.blitz.cascades import point_out, win
from tablee.games.blitz.faceoff import (
    ACCEPTED,
    NOT_VOTED,
    VALIDITY,
    WAITING,
    WINNER,
    Answer,
    FaceOff,
)
from tablee.games.blitz.moves import (
    KNOWN,
    NEAR,
    NO,
    NONSENSE,
    OUTSIDE,
    SHOWN,
    USED,
    YES,
    Say,
    Start,
)
from tablee.games.blitz.position import Position
from tablee.games.blitz.steps import ASK, HEARING, RACE, VOTE

# --- the race -------------------------------------------------------------------------------------


def start(state: Position, face: FaceOff, seat: Seat, move: Start, story: Story | None) -> None:
    point_out(state, story)
    face.begin(seat, is_level=move.is_level, is_spoken=move.is_spoken)
    if story is not None:
        story.append(tell.started_level(seat) if move.is_level else tell.started(seat))


def false_start(state: Position, face: FaceOff, seat: Seat, story: Story | None) -> None:
    """BLITZ-Q35: as a failed start."""
    point_out(state, story)
    face.count_try(seat)
    face.cooling.append(seat)
    if story is not None:
        story.append(tell.false_start(seat))


def stop(state: Position, face: FaceOff, seat: Seat, chance: Chance, story: Story | None) -> None:
    """BLITZ-Q11: it costs nothing, and the next key starts anew."""
    face.end_try(seat)
    if story is not None:
        story.append(tell.stopped(seat))
    settle(state, chance, story)


def say(
    state: Position, face: FaceOff, seat: Seat, said: Say, chance: Chance, story: Story | None
) -> None:
    face.place(seat, said.place)  # BLITZ-Q10
    verdict = _known_verdict(state, seat, said)
    if said.folded not in state.used:
        state.used.append(said.folded)  # BLITZ-Q19
    face.delivered += 1
    answer = Answer(seat, said.word, said.folded, verdict, WAITING)
    face.answers.append(answer)
    if story is not None:
        story.append(tell.said(seat, said.word))
    if verdict in (USED, SHOWN):
        refuse(face, answer, story)
    settle(state, chance, story)


def _known_verdict(state: Position, seat: Seat, said: Say) -> int:
    """What was said or shown before, the rules know themselves."""
    if said.folded in state.used:
        return USED  # BLITZ-ANS-1, BLITZ-Q18
    if said.folded in state.given.get(state.theme_for(seat), []):
        return SHOWN
    return said.verdict


def blank(state: Position, face: FaceOff, seat: Seat, chance: Chance, story: Story | None) -> None:
    face.drop_try(seat)
    if story is not None:
        story.append(tell.blank(seat))
    settle(state, chance, story)


def give_up(
    state: Position, face: FaceOff, seat: Seat, chance: Chance, story: Story | None
) -> None:
    point_out(state, story)
    face.gave_up.append(seat)
    if story is not None:
        story.append(tell.gave_up(seat))
    settle(state, chance, story)


def time_up(state: Position, face: FaceOff, chance: Chance, story: Story | None) -> None:
    """BLITZ-Q24: no new start; tries under way are still heard."""
    face.is_expired = True
    if story is not None:
        story.append(tell.time_up())
    settle(state, chance, story)


def settle(state: Position, chance: Chance, story: Story | None) -> None:
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
            win(state, candidates[0], story)  # BLITZ-TIE-1
            return


# --- judging --------------------------------------------------------------------------------------


def hear(state: Position, face: FaceOff, answer: Answer, story: Story | None) -> None:
    """BLITZ-Q33: the list decides, or the group has its say."""
    if state.options.judge == "list":
        _look_up(state, face, answer, story)
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


def _look_up(state: Position, face: FaceOff, answer: Answer, story: Story | None) -> None:
    """BLITZ-Q33: what the list lacks counts only if somebody says that it fits."""
    options = state.options
    is_listed = answer.verdict in (KNOWN, NEAR)
    if is_listed or (options.unlisted == "accepted" and not options.strict):
        answer.standing = ACCEPTED
        if is_listed and story is not None:
            story.append(tell.accepted(answer.seat, answer.word, answer.verdict))
    elif options.strict or answer.verdict in (OUTSIDE, NONSENSE):
        refuse(face, answer, story)
    else:
        face.hearings += 1
        face.judged = answer.seat
        face.question = VALIDITY
        state.step = ASK
        if story is not None:
            card = state.theme_for(answer.seat)
            story.append(tell.asked(state.asked_seat(), answer.word, card))


def fit(
    state: Position,
    face: FaceOff,
    seat: Seat,
    is_yes: bool,
    chance: Chance,
    story: Story | None,
) -> None:
    """BLITZ-Q33: whoever is asked has said so, or not, or not in time."""
    answer = face.answer(face.judged)
    assert answer is not None
    state.step = RACE
    if is_yes:
        answer.standing = ACCEPTED
        state.trusted.append(Trusted(answer.seat, state.theme_for(answer.seat), answer.word))
        if story is not None:
            story.append(tell.trusted(seat, answer.word))
    else:
        face.drop_try(answer.seat)
        if story is not None:
            story.append(tell.unfit(seat, answer.word))
    settle(state, chance, story)


def refuse(face: FaceOff, answer: Answer, story: Story | None) -> None:
    face.drop_try(answer.seat)
    if story is not None:
        story.append(tell.refused(answer.seat, answer.word, answer.verdict))


def tap(state: Position, face: FaceOff, seat: Seat, winner: Seat, story: Story | None) -> None:
    """BLITZ-Q36."""
    point_out(state, story)
    face.delivered += 1
    face.hearings += 1
    face.judged = winner
    face.question = WINNER
    state.step = HEARING
    if story is not None:
        story.append(tell.tapped(seat, winner))


def contest(state: Position, face: FaceOff, seat: Seat, story: Story | None) -> None:
    if story is not None:
        answer = face.answer(face.judged)
        story.append(tell.contested(seat, face.judged, answer.word if answer else ""))
    open_vote(state, face)


def dispute(state: Position, face: FaceOff, seat: Seat, story: Story | None) -> None:
    """BLITZ-Q23."""
    face.question = WINNER
    face.is_disputed = True
    if story is not None:
        story.append(tell.disputed(seat, face.judged))
    open_vote(state, face)


def open_vote(state: Position, face: FaceOff) -> None:
    face.votes = [NOT_VOTED] * state.seats
    state.step = VOTE


def vote(
    state: Position,
    face: FaceOff,
    seat: Seat,
    choice: int,
    chance: Chance,
    story: Story | None,
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
        outvote(face, story)
    else:
        face.order.reverse()  # BLITZ-Q23: the other one was first; a tapped winner is taken back
    settle(state, chance, story)


def outvote(face: FaceOff, story: Story | None) -> None:
    answer = face.answer(face.judged)
    assert answer is not None
    face.drop_try(answer.seat)
    if story is not None:
        story.append(tell.outvoted(answer.seat, answer.word))


def accept(state: Position, face: FaceOff, chance: Chance, story: Story | None) -> None:
    """Nobody objected, or the vote confirms."""
    state.step = RACE
    answer = face.answer(face.judged)
    if answer is None:
        win(state, face.judged, story)  # tapped (BLITZ-Q36)
        return
    answer.standing = ACCEPTED
    settle(state, chance, story)
