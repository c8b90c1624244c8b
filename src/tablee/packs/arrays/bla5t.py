"""Bla5t's arrays. What lies on the table goes by its back, as actions do."""

from typing import Final

from tablee.games.bla5t.cards import TEXT
from tablee.games.bla5t.moves import MOST_SEATS
from tablee.games.bla5t.steps import STARTS, STEPS
from tablee.games.bla5t.view import Bla5tView, Slot
from tablee.kit.backs import BACK_TEXT, BACKS
from tablee.packs.arrays.parts import Layout, cards, number, one_of, per_seat, rows, seat

_SEATS: Final = [f"P{seat}" for seat in range(MOST_SEATS)]
_CHAIRS: Final = [f"c{chair + 1}" for chair in range(MOST_SEATS)]
_LYING: Final = [*_CHAIRS, "hand", "up", "locked", "shown", "picked", "touched", "answer"]
_CARDS: Final = 64.0


def _slots(view: Bla5tView) -> list[tuple[str, Slot]]:
    """Every card on the table, with its chair, or that it is in the hand."""
    placed = [
        (f"c{chair + 1}", slot)
        for chair, layout in enumerate(view.layouts)
        for slot in layout
        if slot is not None
    ]
    return placed + [("hand", slot) for slot in view.hand]


def _lying(view: Bla5tView) -> list[list[str]]:
    words: list[list[str]] = [[] for _ in range(BACKS)]
    for place, slot in _slots(view):
        words[slot.back] += [place] + ["up"] * slot.up + ["locked"] * slot.locked
    for back in view.shown:
        words[back].append("shown")
    for back in view.touched:
        words[back].append("touched")
    for back, text in enumerate(BACK_TEXT):
        words[back] += ["picked"] * (text in view.picks) + ["answer"] * (text == view.answer)
    return words


def _faces(view: Bla5tView) -> list[list[str | None]]:
    faces: list[list[str | None]] = [[] for _ in range(BACKS)]
    for _, slot in _slots(view):
        faces[slot.back].append(slot.face)
    return faces


def _looked_at(view: Bla5tView) -> list[list[str]]:
    words: list[list[str]] = [[] for _ in range(BACKS + 1)]
    for looking in view.looking:
        for back in looking.backs:
            words[back].append(f"P{looking.seat}")
        words[BACKS] += [f"P{looking.seat}"] * looking.top
    return words


def _chairs(view: Bla5tView) -> list[list[str]]:
    return [[] if sitter is None else [f"P{sitter}"] for sitter in view.chairs]


def _points(view: Bla5tView) -> list[float]:
    return [points / view.limit for points in view.scores]


def _known(view: Bla5tView) -> list[list[str | None]]:
    known = {} if view.memory is None else view.memory.known
    return [[known.get(back)] for back in BACK_TEXT]


def _discarded(view: Bla5tView) -> list[str]:
    return [] if view.memory is None else view.memory.discard


LAYOUT: Final = Layout[Bla5tView](
    table=[
        seat("seat", MOST_SEATS, lambda view: view.seat),
        one_of("step", STEPS, lambda view: view.step),
        seat("turn", MOST_SEATS, lambda view: view.turn),
        seat("dealer", MOST_SEATS, lambda view: view.dealer),
        rows("chairs", MOST_SEATS, _SEATS, _chairs),
        cards("heroes", TEXT, lambda view: view.heroes or []),
        cards("bosses", TEXT, lambda view: view.bosses or []),
        number("pile", lambda view: view.pile, _CARDS),
        number("discards", lambda view: view.discards, _CARDS),
        one_of("top", TEXT, lambda view: view.top),
        one_of("discard", TEXT, lambda view: view.discard),
        number("barred", lambda view: view.barred),
        rows("lying", BACKS, _LYING, _lying),
        rows("faces", BACKS, TEXT, _faces),
        rows("looked_at", BACKS + 1, _SEATS, _looked_at),
        one_of("effect", TEXT, lambda view: view.effect),
        cards("picks", _CHAIRS, lambda view: view.picks),
        cards("asked", _SEATS, lambda view: [f"P{other}" for other in view.asked]),
        cards("new_list", TEXT, lambda view: view.new_list or []),
        seat("blaster", MOST_SEATS, lambda view: view.blaster),
        cards("last_done", _SEATS, lambda view: [f"P{other}" for other in view.last_done]),
        number("plays_again", lambda view: view.plays_again),
        one_of("boss", TEXT, lambda view: view.boss),
        seat("boss_seat", MOST_SEATS, lambda view: view.boss_seat),
        rows("starts", MOST_SEATS, STARTS, lambda view: [[one.chosen] for one in view.starts]),
        per_seat("scores", MOST_SEATS, _points),
    ],
    memory=[
        rows("known", BACKS, TEXT, _known),
        one_of("known_top", TEXT, lambda view: None if view.memory is None else view.memory.top),
        cards("discarded", TEXT, _discarded),
    ],
)
