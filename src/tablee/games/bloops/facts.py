"""Bloops told to somebody who cannot see the table: what lies there, in the order of asking."""

from collections.abc import Iterator
from typing import Final

from tablee.core.seats import Seat
from tablee.core.story import STANDS_FOR, Told, Value
from tablee.core.view import View
from tablee.games.bloops.view import BloopsView

EFFECTS: Final = {6: "gift_now", 7: "peek_now", 8: "peek_now", 9: "swap_now"}
MOST_TOLD: Final = 4
"""Effects that are told one by one; there may be many."""


def facts(view: View) -> list[Told]:
    assert isinstance(view, BloopsView)
    return [
        *_asked(view),
        *_window(view),
        *[fact for seat in _from_reader(view) for fact in _cards(view, seat)],
        *_middle(view),
        *_scores(view),
        *_names(view),
    ]


def _asked(view: BloopsView) -> Iterator[Told]:
    is_own, seat = view.seat == view.turn, view.turn
    if view.step == "over":
        yield Told("over", None, {})
    elif view.step == "look":
        yield from _looks(view)
    elif view.step == "direction":
        yield Told("direction_now" if is_own else "direction_awaited", seat, {})
    elif view.step == "decide":
        face = None if view.drawn is None else view.drawn.face
        if face is None:
            yield Told("decides", seat, {})
        else:
            yield Told("drawn_now" if is_own else "drawn_shown", seat, {"card": face})
    elif view.queue:
        yield from _effects(view)
    else:
        yield _draw(view)


def _looks(view: BloopsView) -> Iterator[Told]:
    awaited = [seat for seat in range(view.seats) if not view.ready[seat]]
    if view.seat in awaited:
        yield Told("look_now", view.seat, {})
    else:
        yield Told("lookers", None, {"players": awaited})


def _effects(view: BloopsView) -> Iterator[Told]:
    first, *later = view.queue
    is_own = first.seat == view.seat
    if view.looking is not None:
        yield Told("seen_now", view.seat, {}) if is_own else _peek(view, first.seat, view.looking)
    else:
        kind = EFFECTS[first.value] if is_own else "effect_awaited"
        yield Told(kind, first.seat, {"value": first.value})
    for effect in later[:MOST_TOLD]:
        yield Told("effect_later", effect.seat, {"value": effect.value})
    if len(later) > MOST_TOLD:
        yield Told("effects_later", None, {"n": len(later) - MOST_TOLD})


def _peek(view: BloopsView, seat: Seat, back: int) -> Told:
    owner, place = next(
        (owner, place)
        for owner, layout in enumerate(view.cards)
        for place, card in enumerate(layout, start=1)
        if card is not None and card.back == back
    )
    if owner == seat:
        return Told("peeks_own", seat, {"place": place})
    return Told("peeks", seat, {"other": owner, "place": place})


def _draw(view: BloopsView) -> Told:
    if view.drawer is None:
        is_open = view.seat is not None and not view.confirmed[view.seat]
        return Told("last_now" if is_open else "last_window", view.seat, {})
    if view.drawer == view.seat:
        return Told("draw_soon" if view.locked else "draw_now", view.seat, {})
    return Told("draws_soon" if view.locked else "draws", view.drawer, {})


def _window(view: BloopsView) -> Iterator[Told]:
    if view.window and view.top is not None:
        yield Told("window", None, {"card": view.top})
    for seat in _from_reader(view):
        if view.barred[seat]:
            yield Told("own_barred" if seat == view.seat else "barred", seat, {})
    if any(view.confirmed):
        sure = [seat for seat in range(view.seats) if view.confirmed[seat]]
        yield Told("confirmed", None, {"players": sure})
    if view.armed:
        yield Told("armed", view.seat, {})


def _cards(view: BloopsView, seat: Seat) -> Iterator[Told]:
    is_own, layout = seat == view.seat, view.cards[seat]
    lying = [(place, card) for place, card in enumerate(layout, start=1) if card]
    if lying:
        yield Told("own_cards" if is_own else "cards", seat, {"n": len(lying)})
    else:
        yield Told("own_cards_none" if is_own else "cards_none", seat, {})
    gaps = [place for place, card in enumerate(layout, start=1) if card is None]
    if lying and gaps:
        yield Told("own_gaps" if is_own else "gaps", seat, {"n": len(gaps), "places": gaps})
    seen = [(place, card.face) for place, card in lying if card.face is not None]
    if seen:
        places, faces = [place for place, _ in seen], [face for _, face in seen]
        about: dict[str, Value] = {"n": len(seen), "places": places, "cards": faces}
        yield Told("own_seen" if is_own else "cards_seen", seat, about)


def _middle(view: BloopsView) -> Iterator[Told]:
    if view.top is None:
        yield Told("discard_none", None, {})
    else:
        yield Told("discard", None, {"card": view.top})
    yield Told("pile", None, {"n": view.pile})
    if view.step not in ("look", "direction"):
        yield Told("clockwise" if view.direction > 0 else "counterclockwise", None, {})
    if view.holder is not None:
        yield Told("own_bloops" if view.holder == view.seat else "bloops", view.holder, {})


def _scores(view: BloopsView) -> Iterator[Told]:
    if view.scores is None:
        return
    for seat in _from_reader(view):
        line = view.scores[seat]
        yield Told("own_score" if seat == view.seat else "score", seat, {"n": line.points})
        if line.set_aside:
            kind = "own_set_aside" if seat == view.seat else "set_aside"
            yield Told(kind, seat, {"cards": line.set_aside})


def _names(view: BloopsView) -> Iterator[Told]:
    if view.step == "over":
        return
    for seat in _from_reader(view):
        kind = "own_card" if seat == view.seat else "card"
        for place, card in enumerate(view.cards[seat], start=1):
            if card is not None:
                yield Told(kind, seat, {STANDS_FOR: f"b{card.back}", "place": place})


def _from_reader(view: BloopsView) -> list[Seat]:
    """The reader first, then the others clockwise."""
    first = view.seat or 0
    return [(first + at) % view.seats for at in range(view.seats)]
