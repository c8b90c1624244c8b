"""Bloops' arrays. What lies face down goes by its back, as actions do."""

from typing import Final

from tablee.games.bloops.cards import TEXT
from tablee.games.bloops.moves import MOST_SEATS
from tablee.games.bloops.steps import STEPS
from tablee.games.bloops.view import BloopsView
from tablee.kit.backs import BACK_TEXT, BACKS
from tablee.packs.arrays.parts import Layout, cards, number, one_of, per_seat, rows, seat

_SEATS: Final = [f"P{seat}" for seat in range(MOST_SEATS)]
_EFFECTS: Final = ["6", "7", "8", "9"]
_QUEUE: Final = 8
_SIXES: Final = 6.0
_CARDS: Final = 64.0


def _held(view: BloopsView) -> list[int]:
    return [sum(one is not None for one in layout) for layout in view.cards]


def _lying(view: BloopsView) -> list[list[str | None]]:
    """By back: whose card it is, or that it was just drawn, is looked at or shown."""
    words: list[list[str | None]] = [[] for _ in range(BACKS)]
    for owner, layout in enumerate(view.cards):
        for one in layout:
            if one is not None:
                words[one.back].append(f"P{owner}")
    if view.drawn is not None:
        words[view.drawn.back].append("drawn")
    if view.looking is not None:
        words[view.looking].append("looking")
    for shown in view.shown:
        words[shown.back].append("shown")
    return words


def _faces(view: BloopsView) -> list[list[str | None]]:
    """By back the face that is to be seen now."""
    faces: list[list[str | None]] = [[] for _ in range(BACKS)]
    for one in [*(one for layout in view.cards for one in layout), view.drawn]:
        if one is not None:
            faces[one.back].append(one.face)
    return faces


def _known(view: BloopsView) -> list[list[str | None]]:
    known = {} if view.memory is None else view.memory.known
    return [[known.get(back)] for back in BACK_TEXT]


def _looked_by(view: BloopsView) -> list[list[str]]:
    looked = {} if view.memory is None else view.memory.looked_by
    return [[f"P{other}" for other in looked.get(back, [])] for back in BACK_TEXT]


def _discard(view: BloopsView) -> list[str]:
    return [] if view.memory is None else view.memory.discard


def _unseen(view: BloopsView) -> list[str]:
    return [] if view.memory is None else [card for pool in view.memory.unseen for card in pool]


LAYOUT: Final = Layout[BloopsView](
    table=[
        seat("seat", MOST_SEATS, lambda view: view.seat),
        one_of("step", STEPS, lambda view: view.step),
        seat("turn", MOST_SEATS, lambda view: view.turn),
        seat("drawer", MOST_SEATS, lambda view: view.drawer),
        number("direction", lambda view: view.direction),
        per_seat("ready", MOST_SEATS, lambda view: view.ready),
        per_seat("held", MOST_SEATS, _held, _SIXES),
        number("pile", lambda view: view.pile, _CARDS),
        number("discards", lambda view: view.discard, _CARDS),
        one_of("top", TEXT, lambda view: view.top),
        rows("lying", BACKS, [*_SEATS, "drawn", "looking", "shown"], _lying),
        rows("faces", BACKS, TEXT, _faces),
        number("window", lambda view: view.window),
        number("locked", lambda view: view.locked),
        rows(
            "queue",
            _QUEUE,
            [*_SEATS, *_EFFECTS],
            lambda view: [[f"P{one.seat}", str(one.value)] for one in view.queue],
        ),
        seat("holder", MOST_SEATS, lambda view: view.holder),
        number("armed", lambda view: view.armed),
        per_seat("confirmed", MOST_SEATS, lambda view: view.confirmed),
        per_seat("barred", MOST_SEATS, lambda view: view.barred),
    ],
    memory=[
        rows("known", BACKS, TEXT, _known),
        rows("looked_by", BACKS, _SEATS, _looked_by),
        cards("discarded", TEXT, _discard),
        cards("unseen", TEXT, _unseen),
    ],
)
