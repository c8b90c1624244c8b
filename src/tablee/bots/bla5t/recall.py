"""The cards of Bla5t a seat still remembers: fewer than it has seen, now and then mixed up."""

from typing import Final

from tablee.bots.memory import Head
from tablee.games.bla5t.cards import HIDDEN, read_card
from tablee.games.bla5t.view import Bla5tView
from tablee.kit.backs import BACKS

SPELL: Final = 3
"""Own turns for which something forgotten stays out of mind."""


def recalled(view: Bla5tView, head: Head) -> list[int]:
    """By back: the card, or HIDDEN."""
    assert view.memory is not None
    assert view.seat is not None
    in_sight = _in_sight(view)
    when = f"P{view.seat} {view.round}.{view.turns[view.seat] // SPELL}"
    faces = [HIDDEN] * BACKS
    for name, text in view.memory.known.items():
        back = int(name[1:])
        if back in in_sight or not head.has_forgotten(f"{name} {text} {when}"):
            faces[back] = read_card(text)
    mine = [
        slot.back
        for slot in view.layouts[view.chairs.index(view.seat)]
        if slot is not None and faces[slot.back] != HIDDEN and slot.back not in in_sight
    ]
    mixed = head.mix_up(len(mine), f"{mine} {when}")
    if mixed is not None:
        one, other = mine[mixed[0]], mine[mixed[1]]
        faces[one], faces[other] = faces[other], faces[one]
    return faces


def recalled_top(view: Bla5tView, head: Head) -> int:
    """The pile's top card, if it was looked at and is remembered; else HIDDEN."""
    assert view.memory is not None
    text = view.memory.top
    if text is None or head.has_forgotten(f"top {text} P{view.seat} {view.round}.{view.pile}"):
        return HIDDEN
    return read_card(text)


def _in_sight(view: Bla5tView) -> list[int]:
    """What lies open to the viewer, or did a moment ago."""
    slots = [slot for layout in view.layouts for slot in layout] + list(view.hand)
    backs = [slot.back for slot in slots if slot is not None and slot.face is not None]
    return backs + [int(name[1:]) for name in view.picks if view.step == "swap"]
