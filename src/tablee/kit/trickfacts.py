"""A small trick game told to somebody who cannot see the table, in the order of asking."""

from collections.abc import Iterator

from tablee.core.notation import read_seat
from tablee.core.seats import Seat
from tablee.core.story import Told
from tablee.core.view import View
from tablee.kit.view import FieldsView


def trick_facts(view: View) -> list[Told]:
    """Of a screen; a game adds those of its own fields."""
    assert isinstance(view, FieldsView)
    return [*_asked(view), *_hands(view), *_trick(view), *_players(view), *_round(view)]


def _asked(view: FieldsView) -> Iterator[Told]:
    if view.turn is None:
        yield Told("over", None, {})
        return
    own, other = ("play_now", "plays") if view.table["trick"] else ("lead_now", "leads")
    yield Told(own if view.turn == view.seat else other, view.turn, {})


def _hands(view: FieldsView) -> Iterator[Told]:
    for seat in _from_reader(view):
        hand = view.hands[seat]
        if hand:
            yield Told("own_hand" if seat == view.seat else "hand", seat, {"cards": hand})


def _trick(view: FieldsView) -> Iterator[Told]:
    leader = read_seat(view.table["lead"], view.seats)
    for at, card in enumerate(view.table["trick"].split()):
        seat = (leader + at) % view.seats
        yield Told("trick_followed" if at else "trick_led", seat, {"card": card})


def _players(view: FieldsView) -> Iterator[Told]:
    for seat in _from_reader(view):
        tricks = int(view.table[f"P{seat} tricks"])
        if seat == view.seat:
            yield Told("own_tricks", seat, {"tricks": tricks})
        else:
            yield Told("tricks", seat, {"tricks": tricks, "n": view.counts[seat]})


def _round(view: FieldsView) -> Iterator[Told]:
    yield Told("round", None, {"round": int(view.table["round"])})
    if view.aside:
        yield Told("aside", None, {"n": view.aside})
    for seat in _from_reader(view):
        kind = "own_score" if seat == view.seat else "score"
        yield Told(kind, seat, {"n": int(view.table[f"P{seat} score"])})


def _from_reader(view: FieldsView) -> list[Seat]:
    """The reader first, then the others clockwise."""
    first = view.seat or 0
    return [(first + at) % view.seats for at in range(view.seats)]
