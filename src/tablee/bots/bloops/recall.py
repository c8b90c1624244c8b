"""A view as its viewer remembers it: less of it, and now and then two cards mixed up."""

from typing import Final

import msgspec

from tablee.bots.memory import Head
from tablee.games.bloops.view import BloopsView, Memory

SPELL: Final = 8
"""Turns for which something forgotten stays out of mind."""


def recalled(view: BloopsView, head: Head) -> BloopsView:
    """Still a view: what is forgotten in it is unseen again."""
    memory = view.memory
    assert memory is not None
    if not head.forgets and not head.confuses:
        return view
    when = f"P{view.seat} {view.turns // SPELL}"
    in_sight = _faces_in_sight(view)
    lost = [
        name
        for name, card in memory.known.items()
        if name not in in_sight and head.has_forgotten(f"{name} {card} {when}")
    ]
    known = {name: card for name, card in memory.known.items() if name not in lost}
    mine = [name for name in _own(view) if name in known and name not in in_sight]
    mixed = head.mix_up(len(mine), f"{' '.join(mine)} {when}")
    if mixed is not None:
        one, other = mine[mixed[0]], mine[mixed[1]]
        known[one], known[other] = known[other], known[one]
    return msgspec.structs.replace(view, memory=_without(view, memory, known, lost))


def _without(view: BloopsView, memory: Memory, known: dict[str, str], lost: list[str]) -> Memory:
    unseen = [list(cards) for cards in memory.unseen]
    for name in lost:
        unseen[memory.shuffles[name]].append(memory.known[name])
    return Memory(
        known=known,
        looked_by={
            name: [seat for seat in seats if seat != view.seat or name not in lost]
            for name, seats in memory.looked_by.items()
        },
        shown=[name for name in memory.shown if name not in lost],
        shuffles=memory.shuffles,
        unseen=[sorted(cards) for cards in unseen],
        discard=memory.discard,
    )


def _faces_in_sight(view: BloopsView) -> list[str]:
    cards = [card for places in view.cards for card in places] + [view.drawn]
    return [f"b{card.back}" for card in cards if card is not None and card.face is not None]


def _own(view: BloopsView) -> list[str]:
    assert view.seat is not None
    return [f"b{card.back}" for card in view.cards[view.seat] if card is not None]
