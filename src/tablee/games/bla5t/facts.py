"""Bla5t told to somebody who cannot see the table: what lies there, in the order of asking."""

from collections.abc import Collection, Iterator
from typing import Final

from tablee.core.seats import Seat
from tablee.core.story import STANDS_FOR, Told, Value
from tablee.core.view import View
from tablee.games.bla5t.tell import ZOMBIE
from tablee.games.bla5t.view import Bla5tView

AWAITED: Final = {
    "action": ("act_now", "acts"),
    "use": ("use_now", "uses"),
    "pick": ("pick_now", "picks"),
    "mix": ("mix_now", "mixes"),
    "look": ("seen_now", "acts"),
    "swap": ("swap_now", "swaps"),
    "end": ("end_now", "ends"),
    "change": ("change_now", "changes"),
}
"""By step: as it is said to whose turn it is, and to the others."""
SCORED: Final = ("start", "reveal", "change", "over")


def facts(view: View) -> list[Told]:
    assert isinstance(view, Bla5tView)
    return [
        *_asked(view),
        *_effect(view),
        *[fact for chair in _from_reader(view) for fact in _cards(view, chair)],
        *_middle(view),
        *_round(view),
        *_scores(view),
        *_names(view),
    ]


# --- what is asked ------------------------------------------------------------------------------


def _asked(view: Bla5tView) -> Iterator[Told]:
    step, seat, is_own = view.step, view.turn, view.seat == view.turn
    if step in ("over", "reveal"):
        yield Told(step, None, {})
    elif step == "start":
        awaited = [at for at, start in enumerate(view.starts) if start.chosen is None]
        if view.seat in awaited:
            yield Told("start_now", view.seat, {})
        else:
            kind = "starts_awaited" if len(awaited) > 1 else "start_awaited"
            yield Told(kind, None, {"players": awaited})
    elif step == "opening":
        yield _opening(view)
    elif step in ("drawn", "choose"):
        yield _drawn(view)
    elif step == "ask":
        yield _helmut(view)
    elif step == "sit":
        yield _sitting(view)
    else:
        own, other = AWAITED[step]
        yield Told(own if is_own else other, seat, {})


def _opening(view: Bla5tView) -> Told:
    lookers = [looking.seat for looking in view.looking]
    if view.seat is None or view.seat not in lookers:
        return Told("lookers", None, {"players": lookers})
    due = view.due[view.seat]
    return Told("look_now", view.seat, {"n": due}) if due else Told("seen_now", view.seat, {})


def _drawn(view: Bla5tView) -> Told:
    own, other = ("drawn_now", "decides") if view.step == "drawn" else ("choose_now", "chooses")
    if view.seat != view.turn:
        return Told(other, view.turn, {})
    return Told(own, view.turn, {"cards": [slot.face or "" for slot in view.hand]})


def _helmut(view: Bla5tView) -> Told:
    if view.seat not in view.asked:
        return Told("asks", view.turn, {"players": view.asked})
    return Told("ask_now" if view.answer is None else "answered", view.seat, {})


def _sitting(view: Bla5tView) -> Told:
    if view.seat != view.turn:
        return Told("sits", view.turn, {})
    waiting = _movers(view)[len(view.picks) :]
    if waiting:
        return Told("sit_now", view.seat, {"target": waiting[0]})
    return Told("seated_now", view.seat, {})


def _movers(view: Bla5tView) -> list[Seat]:
    """Who gets another place, in the order they are asked for (BLA5T-Q30)."""
    return [seat for seat in range(view.seats) if seat != view.blaster]


def _effect(view: Bla5tView) -> Iterator[Told]:
    if view.effect is not None:
        yield Told("effect", None, {"card": view.effect})
    picked = [int(pick[1:]) for pick in view.picks]
    if view.step == "sit":
        for seat, chair in zip(_movers(view), picked, strict=False):
            kind = "own_will_sit" if seat == view.seat else "will_sit"
            yield Told(kind, seat, {"target": _sitter(view, chair - 1)})
    else:
        yield from _whereabouts(view, "picked", picked)
    yield from _whereabouts(view, "touched", view.touched)
    for looking in view.looking:
        if looking.seat == view.seat:
            continue
        for chair in _from_reader(view):
            places = _places(view, chair, looking.backs)
            if places and view.step == "look":
                yield _looked(view, looking.seat, chair, places)
        if looking.top:
            yield Told("looked_top", looking.seat, {})
    if view.top is not None:
        yield Told("top", None, {"card": view.top})


def _looked(view: Bla5tView, seat: Seat, chair: int, places: list[int]) -> Told:
    about: dict[str, Value] = {"n": len(places), "places": places}
    sitter = view.chairs[chair]
    if sitter == seat:
        return Told("looked_self", seat, about)
    if _is_own(view, chair):
        return Told("looked_own", seat, about)
    return Told("looked", seat, {**about, "target": _sitter(view, chair)})


def _whereabouts(view: Bla5tView, kind: str, backs: Collection[int]) -> Iterator[Told]:
    for chair in _from_reader(view):
        places = _places(view, chair, backs)
        if places:
            yield _at(view, chair, kind, {"n": len(places), "places": places})


# --- what lies there ----------------------------------------------------------------------------


def _cards(view: Bla5tView, chair: int) -> Iterator[Told]:
    layout = list(enumerate(view.layouts[chair], start=1))
    lying = [(place, slot) for place, slot in layout if slot is not None]
    if lying:
        yield _at(view, chair, "cards", {"n": len(lying)})
    else:
        yield _at(view, chair, "cards_none", {})
    gaps = [place for place, slot in layout if slot is None]
    if lying and gaps:
        yield _at(view, chair, "gaps", {"n": len(gaps), "places": gaps})
    for kind, is_up in (("up", True), ("seen", False)):
        seen = [(place, slot.face) for place, slot in lying if slot.face and slot.up == is_up]
        if seen:
            places, faces = [place for place, _ in seen], [face for _, face in seen]
            yield _at(view, chair, kind, {"n": len(seen), "places": places, "cards": faces})
    locked = [place for place, slot in lying if slot.locked]
    if locked:
        yield _at(view, chair, "locked", {"n": len(locked), "places": locked})


def _middle(view: Bla5tView) -> Iterator[Told]:
    if view.discard is None:
        yield Told("discard_none", None, {})
    else:
        yield Told("discard", None, {"card": view.discard})
        if view.barred:
            yield Told("not_to_take", None, {})
    yield Told("pile", None, {"n": view.pile})


def _round(view: Bla5tView) -> Iterator[Told]:
    if view.blaster is not None:
        yield Told("own_blast" if view.blaster == view.seat else "blast", view.blaster, {})
        done = [seat for seat in view.last_done if seat != view.blaster]
        if done:
            yield Told("last_done", None, {"players": done})
    if view.plays_again:
        yield Told("own_plays_again" if view.turn == view.seat else "plays_again", view.turn, {})
    if view.boss is not None and view.boss_seat is not None:
        kind = "own_boss" if view.boss_seat == view.seat else "boss"
        yield Told(kind, view.boss_seat, {"card": view.boss})
    if view.new_list:
        yield Told("new_list", None, {"cards": view.new_list})
    if view.heroes is None or view.bosses is None:
        yield Told("list_secret", view.chooser, {})
    elif view.heroes or view.bosses:
        yield Told("list", None, {"cards": view.heroes + view.bosses})
    yield Told("round", None, {"round": view.round, "limit": view.limit})


def _scores(view: Bla5tView) -> Iterator[Told]:
    first = view.seat or 0
    for seat in [(first + at) % view.seats for at in range(view.seats)]:
        kind = "own_score" if seat == view.seat else "score"
        yield Told(kind, seat, {"n": view.scores[seat]})
    if view.step not in SCORED or not view.sheet:
        return
    for seat, line in enumerate(view.sheet[-1]):
        about = {"round": len(view.sheet), "n": line.points}
        if line.penalty:
            yield Told("round_penalty", seat, {**about, "penalty": line.penalty})
        else:
            yield Told("round_before", seat, {**about})


# --- what moves call it -------------------------------------------------------------------------


def _names(view: Bla5tView) -> Iterator[Told]:
    if view.step == "sit":
        for chair in range(len(view.chairs)):
            about: dict[str, Value] = {STANDS_FOR: f"c{chair + 1}", "number": chair + 1}
            yield Told("chair", None, {**about, "target": _sitter(view, chair)})
    for kind, slot in zip(("drawn_first", "drawn_second"), view.hand, strict=False):
        if view.step == "choose" and slot.face is not None:
            yield Told(kind, None, {STANDS_FOR: f"b{slot.back}", "card": slot.face})
    for chair in _from_reader(view):
        for place, lying in enumerate(view.layouts[chair], start=1):
            if lying is not None:
                yield _at(view, chair, "card", {STANDS_FOR: f"b{lying.back}", "place": place})


# --- whose --------------------------------------------------------------------------------------


def _at(view: Bla5tView, chair: int, kind: str, values: dict[str, Value]) -> Told:
    """Said of the reader's own cards, or of those of who sits there."""
    if _is_own(view, chair):
        return Told(f"own_{kind}", view.seat, values)
    return Told(kind, view.chairs[chair], {**values, "target": _sitter(view, chair)})


def _is_own(view: Bla5tView, chair: int) -> bool:
    return view.seat is not None and view.chairs[chair] == view.seat


def _sitter(view: Bla5tView, chair: int) -> Seat | str:
    sitter = view.chairs[chair]
    return ZOMBIE if sitter is None else sitter


def _places(view: Bla5tView, chair: int, backs: Collection[int]) -> list[int]:
    return [
        place
        for place, slot in enumerate(view.layouts[chair], start=1)
        if slot is not None and slot.back in backs
    ]


def _from_reader(view: Bla5tView) -> list[int]:
    """The chairs, the reader's own first, then clockwise."""
    number = len(view.chairs)
    first = 0 if view.seat is None else view.chairs.index(view.seat)
    return [(first + at) % number for at in range(number)]
