"""Bloops positions as text: `P0 cards 7 3; P1 cards 8 - 2; pile 4 6; discard 9; step window`.

Pile and discard begin with their top. Cards get the lowest free backs in the order of the seats
unless `P0 backs` names them; `P0 knows` are the backs a seat has looked at, `known` those once
shown to everybody, `older b3:0` those that come from an earlier shuffle than the pile.
`reading.py` reads what is written here.
"""

from tablee.core.notation import write_fields
from tablee.games.bloops.cards import TEXT, texts
from tablee.games.bloops.moves import MOST_SEATS, place_text
from tablee.games.bloops.position import PUBLIC, Position
from tablee.games.bloops.steps import NOBODY, STEPS
from tablee.kit.backs import GAP, NO_BACK
from tablee.kit.shown import shown_text


def write(state: Position) -> str:
    seats = range(state.seats)
    backs = state.backs()
    older = [back for back in backs if state.shuffles[back] != state.shuffle]
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
        layout = state.layouts[seat]
        faces = ["-" if back == GAP else TEXT[state.faces[back]] for back in layout]
        fields += [
            (f"P{seat} cards", " ".join(faces)),
            (f"P{seat} backs", _backs(layout)),
            (f"P{seat} knows", _backs([b for b in backs if state.knowers[b] >> seat & 1])),
        ]
    return write_fields(
        [
            *fields,
            ("known", _backs([back for back in backs if state.knowers[back] & PUBLIC])),
            ("pile", " ".join(texts(state.pile[::-1]))),
            ("discard", " ".join(texts(state.discard[::-1]))),
            ("discarded", str(state.discarded)),
            ("shuffle", str(state.shuffle)),
            ("older", " ".join(f"b{back}:{state.shuffles[back]}" for back in older)),
            ("drawn", "" if state.drawn == NO_BACK else TEXT[state.faces[state.drawn]]),
            ("drawn_back", "" if state.drawn == NO_BACK else f"b{state.drawn}"),
            ("queue", " ".join(f"P{x.seat}:{x.value}:{x.number}" for x in state.queue)),
            ("looking", "" if state.looking == NO_BACK else f"b{state.looking}"),
            ("locked", "yes" if state.locked else "no"),
            ("lock", str(state.lock)),
            ("holder", "" if state.holder == NOBODY else f"P{state.holder}"),
            ("armed", "yes" if state.armed else "no"),
            ("confirmed", _seats(state.confirmed)),
            ("fresh", str(state.fresh)),
            ("barred", _seats(state.barred)),
            ("shown", shown_text(state)),
            ("reveals", str(state.reveals)),
            ("rule", state.rule),
        ]
    )


def _backs(backs: list[int]) -> str:
    return " ".join(place_text(back) for back in backs)


def _seats(bits: int) -> str:
    return " ".join(f"P{seat}" for seat in range(MOST_SEATS) if bits >> seat & 1)
