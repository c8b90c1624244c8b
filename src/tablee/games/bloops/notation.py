"""Bloops positions as text: `P0 cards 7 3; P1 cards 8 - 2; pile 4 6; discard 9; step window`.

Pile and discard begin with their top. Cards get the lowest free backs in the order of the seats
unless `P0 backs` names them; `P0 knows` are the backs a seat has looked at, `known` those once
shown to everybody, `older b3:0` those that come from an earlier shuffle than the pile.
`reading.py` reads what is written here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.notation import write_fields
from tablee.games.bloops.cards import TEXT, texts
from tablee.games.bloops.moves import BACKS, GAP, MOST_SEATS, back_text
from tablee.games.bloops.spread import NO_CARD, PUBLIC
from tablee.games.bloops.steps import NO_BACK, NOBODY, STEPS

if TYPE_CHECKING:
    from tablee.games.bloops.rules import Bloops


def write(state: Bloops) -> str:
    spread = state.spread
    seats = range(state.seats)
    backs = [back for back in range(BACKS) if spread.faces[back] != NO_CARD]
    older = [back for back in backs if spread.shuffles[back] != spread.shuffle]
    fields = [
        ("seats", str(state.seats)),
        ("options", state.options.text()),
        ("step", STEPS[state.step]),
        ("ready", _seats(state.looked)),
        ("turn", f"P{state.turn}"),
        ("direction", "clockwise" if state.direction > 0 else "counterclockwise"),
        ("turns", str(state.turns)),
        ("passes", str(state.passes)),
    ]
    for seat in seats:
        layout = spread.layouts[seat]
        faces = ["-" if back == GAP else TEXT[spread.faces[back]] for back in layout]
        fields += [
            (f"P{seat} cards", " ".join(faces)),
            (f"P{seat} backs", _backs(layout)),
            (f"P{seat} knows", _backs([b for b in backs if spread.knowers[b] >> seat & 1])),
        ]
    return write_fields(
        [
            *fields,
            ("known", _backs([back for back in backs if spread.knowers[back] & PUBLIC])),
            ("pile", " ".join(texts(spread.pile[::-1]))),
            ("discard", " ".join(texts(spread.discard[::-1]))),
            ("discarded", str(state.discarded)),
            ("shuffle", str(spread.shuffle)),
            ("older", " ".join(f"b{back}:{spread.shuffles[back]}" for back in older)),
            ("drawn", "" if state.drawn == NO_BACK else TEXT[spread.faces[state.drawn]]),
            ("drawn_back", "" if state.drawn == NO_BACK else f"b{state.drawn}"),
            ("queue", " ".join(f"P{x.seat}:{x.value}:{x.number}" for x in state.queue)),
            ("looking", "" if state.looking == NO_BACK else f"b{state.looking}"),
            ("locked", "yes" if state.locked else "no"),
            ("lock", str(state.lock)),
            ("holder", "" if state.holder == NOBODY else f"P{state.holder}"),
            ("armed", "yes" if state.armed else "no"),
            ("confirmed", _seats(state.confirmed)),
            ("shown", " ".join(f"b{shown.back}:{shown.number}" for shown in state.shown)),
            ("reveals", str(state.reveals)),
            ("rule", state.rule),
        ]
    )


def _backs(backs: list[int]) -> str:
    return " ".join(back_text(back) for back in backs)


def _seats(bits: int) -> str:
    return " ".join(f"P{seat}" for seat in range(MOST_SEATS) if bits >> seat & 1)
