"""Herrlof told to somebody who cannot see the table: what lies there, in the order of asking."""

from collections.abc import Iterator
from typing import Final

from tablee.core.seats import Seat
from tablee.core.story import Told
from tablee.core.view import View
from tablee.games.herrlof.view import HerrlofView

AWAITED: Final = {
    "draw": ("draw_now", "may_draw"),
    "discard": ("discard_now", "must_discard"),
    "steal": ("steal_now", "may_steal"),
    "take": ("take_now", "may_take"),
    "give": ("give_now", "must_give"),
}
"""By step: as it is said to whose turn it is, and to the others."""


def facts(view: View) -> list[Told]:
    assert isinstance(view, HerrlofView)
    return [
        *_asked(view),
        *_hands(view),
        *_trick(view),
        *_players(view),
        *_round(view),
        *_scores(view),
    ]


def _asked(view: HerrlofView) -> Iterator[Told]:
    is_own = view.seat == view.turn
    if view.step == "over":
        yield Told("over", None, {})
    elif view.step == "predict":
        awaited = [seat for seat in range(view.seats) if not view.predicted[seat]]
        if view.seat in awaited:
            yield Told("predict_now", view.seat, {})
        else:
            yield Told("predictions_awaited", None, {"players": awaited})
    elif view.step == "play":
        own, other = ("play_now", "plays") if view.trick else ("lead_now", "leads")
        yield Told(own if is_own else other, view.turn, {})
    else:
        own, other = AWAITED[view.step]
        to = {} if view.victim is None else {"victim": view.victim}
        yield Told(own if is_own else other, view.turn, {**to})


def _hands(view: HerrlofView) -> Iterator[Told]:
    for seat in _from_reader(view):
        hand = view.hands[seat]
        if hand is None:
            continue
        if hand:
            yield Told("own_hand" if seat == view.seat else "hand", seat, {"cards": hand})
        elif seat == view.seat:
            yield Told("own_hand_empty", seat, {})


def _trick(view: HerrlofView) -> Iterator[Told]:
    for at, card in enumerate(view.trick):
        seat = (view.leader + at) % view.seats
        yield Told("trick_followed" if at else "trick_led", seat, {"card": card})
    if view.trump is None:
        yield Told("no_trump", None, {})
    else:
        yield Told("trump", None, {"trump": view.trump})
    if view.turned:
        yield Told("turned", None, {"cards": view.turned})


def _players(view: HerrlofView) -> Iterator[Told]:
    for seat in _from_reader(view):
        is_own = seat == view.seat
        predicted, tricks = view.predictions[seat], view.tricks[seat]
        if predicted is not None:
            yield Told("own_prediction" if is_own else "prediction", seat, {"tricks": predicted})
        elif view.step == "predict" and view.predicted[seat]:
            yield Told("has_predicted", seat, {})
        if is_own:
            yield Told("own_tricks", seat, {"tricks": tricks})
        else:
            yield Told("tricks", seat, {"tricks": tricks, "n": view.counts[seat]})
        yield from _discards(view, seat)


def _discards(view: HerrlofView, seat: Seat) -> Iterator[Told]:
    discards = view.discarded[seat]
    if not discards:
        return
    if isinstance(discards, int):
        yield Told("discards", seat, {"n": discards})
    else:
        kind = "own_discards" if seat == view.seat else "discards_shown"
        yield Told(kind, seat, {"cards": discards})


def _round(view: HerrlofView) -> Iterator[Told]:
    if view.latest is not None:
        yield Told("latest_trick", view.latest.leader, {"cards": view.latest.cards})
    if view.destroyed:
        yield Told("destroyed", None, {"n": view.destroyed})
    yield Told("stock", None, {"n": view.stock})
    about = {"round": view.round, "dealer": view.dealer, "target_points": view.target}
    yield Told("round", None, {**about})


def _scores(view: HerrlofView) -> Iterator[Told]:
    for seat in _from_reader(view):
        kind = "own_score" if seat == view.seat else "score"
        yield Told(kind, seat, {"n": view.scores[seat]})
    if view.step not in ("predict", "over") or not view.sheet:
        return
    number = len(view.sheet)
    for seat, line in enumerate(view.sheet[-1]):
        counted = {"tricks": line.tricks, "prediction": line.prediction, "n": line.points}
        yield Told("round_before", seat, {"round": number, **counted})


def _from_reader(view: HerrlofView) -> list[Seat]:
    """The reader first, then the others clockwise."""
    first = view.seat or 0
    return [(first + at) % view.seats for at in range(view.seats)]
