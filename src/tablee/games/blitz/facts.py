"""Blitz! told to somebody who cannot see the table: what lies there, in the order of asking.

A view shows no face-off before it is pointed out (BLITZ-Q4); nor does this.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from tablee.core.seats import Seat
from tablee.core.story import Told
from tablee.core.view import View
from tablee.games.blitz.view import AnswerView, BlitzView, FaceOffView

LATEST: Final = 3
"""Answers that are told of one face-off; there may be many."""
MOST_TRUSTED: Final = 6


def facts(view: View) -> list[Told]:
    assert isinstance(view, BlitzView)
    face = view.face_off
    return [
        *([_draw(view)] if face is None else _face_off(view, face)),
        *_tops(view),
        *_aftermath(view),
        *_rest(view),
    ]


def _draw(view: BlitzView) -> Told:
    if view.step == "over":
        return Told("over", None, {})
    return Told("draw_now" if view.turn == view.seat else "draws", view.turn, {})


def _face_off(view: BlitzView, face: FaceOffView) -> Iterator[Told]:
    if view.step == "flip":
        seat = _flipper(view, face)
        kind = "flip_now" if seat == view.seat else "flips"
        yield Told(kind, seat, {"duellists": face.duellists})
    elif view.step == "race" and "shared=yes" in view.options:
        yield Told("tap_now", None, {"duellists": face.duellists})
    elif view.step == "race" and view.seat in face.duellists:
        mine = face.duellists.index(view.seat)
        other, theme = face.duellists[1 - mine], face.themes[mine]
        yield Told("answer_now", view.seat, {"other": other, "card": theme})
    else:
        yield from _judging(view, face)
        yield Told("face_off", None, {"duellists": face.duellists})
    if face.tie_break is not None:
        yield Told("tie_break", None, {"card": face.tie_break})
    elif view.step != "flip":
        for seat, theme in zip(face.duellists, face.themes, strict=True):
            if seat != view.seat:
                yield Told("searches", seat, {"card": theme})
            elif view.step != "race":
                kind = "search_now" if view.step == "ask" else "own_search"
                yield Told(kind, seat, {"card": theme})
    yield from _course(face)
    yield from _answers(face.answers)


def _flipper(view: BlitzView, face: FaceOffView) -> Seat:
    """BLITZ-Q14: the next after the last drawer who is not in it."""
    after = [(view.drawer + at) % view.seats for at in range(1, view.seats + 1)]
    return next(seat for seat in after if seat not in face.duellists)


def _judging(view: BlitzView, face: FaceOffView) -> Iterator[Told]:
    judged = face.judged
    if judged is None:
        return
    is_winner = face.question == "winner"
    if view.step == "hearing":
        yield Told("hearing_winner" if is_winner else "hearing", judged, {})
    elif view.step == "vote":
        is_open = view.seat is not None and not face.voted[view.seat]
        kind = "vote_winner" if is_winner else "vote"
        yield Told(f"{kind}_now" if is_open else kind, judged, {})
        own = None if view.seat is None else face.votes[view.seat]
        if own is not None:
            yield Told("own_vote", view.seat, {"vote": own})
        voted = [seat for seat in range(view.seats) if face.voted[seat]]
        if voted:
            yield Told("voted", None, {"players": voted})
    elif face.asked is not None:
        said = next((one.word for one in reversed(face.answers) if one.seat == judged), "")
        theme = face.themes[face.duellists.index(judged)]
        kind = "ask_now" if face.asked == view.seat else "asks"
        yield Told(kind, face.asked, {"word": said, "speaker": judged, "card": theme})


def _course(face: FaceOffView) -> Iterator[Told]:
    if face.started:
        is_level = face.level and len(face.started) > 1
        yield Told("started_level" if is_level else "started", None, {"players": face.started})
    if face.cooling:
        yield Told("cooling", None, {"players": face.cooling})
    if face.gave_up:
        yield Told("gave_up", None, {"players": face.gave_up})
    if face.expired:
        yield Told("expired", None, {})


def _answers(answers: Sequence[AnswerView]) -> Iterator[Told]:
    for one in answers[-LATEST:]:
        yield Told("answer", one.seat, {"word": one.word, "standing": one.standing})


def _tops(view: BlitzView) -> Iterator[Told]:
    for seat in _from_reader(view):
        own, top = "own_" if seat == view.seat else "", view.tops[seat]
        if top is None:
            yield Told(f"{own}top_none", seat, {})
            continue
        below = view.heights[seat] - 1
        if below:
            yield Told(f"{own}top_over", seat, {"card": top, "n": below})
        else:
            yield Told(f"{own}top", seat, {"card": top})
    if view.die is not None:
        yield Told("die", None, {"symbols": view.die})
    if view.strays:
        yield Told("strays", None, {"players": view.strays})


def _aftermath(view: BlitzView) -> Iterator[Told]:
    after = view.aftermath
    if after is None:
        return
    if after.winner is None:
        yield Told("won_last_none", None, {})
    else:
        yield Told("won_last", after.winner, {})
    yield from _answers(after.answers)
    for missed in after.missed:
        if missed.words:
            yield Told("missed", None, {"card": missed.theme, "words": missed.words})


def _rest(view: BlitzView) -> Iterator[Told]:
    for seat in _from_reader(view):
        yield Told("own_won" if seat == view.seat else "won", seat, {"n": view.won[seat]})
    left, right = view.piles
    yield Told("piles", None, {"n": left, "m": right})
    if view.out_symbols:
        yield Told("out_symbols", None, {"symbols": view.out_symbols})
    if view.out:
        yield Told("out", None, {"n": len(view.out)})
    for one in view.trusted[:MOST_TRUSTED]:
        yield Told("trusted", one.seat, {"card": one.theme, "word": one.word})


def _from_reader(view: BlitzView) -> list[Seat]:
    """The reader first, then the others clockwise."""
    first = view.seat or 0
    return [(first + at) % view.seats for at in range(view.seats)]
