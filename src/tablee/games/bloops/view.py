"""Bloops' views."""

import msgspec

from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.games.bloops.cards import TEXT, texts
from tablee.games.bloops.position import BOTTOM_ROW, PUBLIC, Position
from tablee.games.bloops.steps import DECIDE, LOOK, NOBODY, OVER, STEPS
from tablee.kit.backs import GAP, NO_BACK


class Back(msgspec.Struct, frozen=True):
    """A face-down card; `face` is what lies open to the viewer at this moment."""

    back: int
    face: str | None


class Pending(msgspec.Struct, frozen=True):
    """An effect that waits for its turn, the first one first."""

    seat: Seat
    value: int
    number: int


class Reveal(msgspec.Struct, frozen=True):
    """A wrongly thrown card, open to everybody for a moment."""

    back: int
    number: int


class ScoreLine(msgspec.Struct, frozen=True):
    set_aside: list[str]
    points: int


class Memory(msgspec.Struct, frozen=True):
    """Perfect recall; backs are named `b12`.

    `known`: faces of backs this viewer has seen. `looked_by`: who has looked at a back; that, too,
    everybody could see. `shown`: backs once open to everybody. `shuffles`: which shuffle a back
    came from. `unseen`: for each shuffle its cards not known to this viewer, on the table, aside
    and in the pile. `discard`: all of it, its top last.
    """

    known: dict[str, str]
    looked_by: dict[str, list[Seat]]
    shown: list[str]
    shuffles: dict[str, int]
    unseen: list[list[str]]
    discard: list[str]


class BloopsView(View, frozen=True, kw_only=True):
    """`cards` has each seat's places, None standing for an empty one; only the top of the discard
    can be seen (BLOOPS-Q37). `armed` is true for the turn's player alone (BLOOPS-Q21). `fresh`
    counts the discards of this turn, `barred` who throws no more in it (BLOOPS-Q44)."""

    seats: int
    options: str
    step: str
    ready: list[bool]
    turn: Seat
    drawer: Seat | None
    direction: int
    turns: int
    passes: int
    pile: int
    aside: int
    discard: int
    top: str | None
    discarded: int
    cards: list[list[Back | None]]
    drawn: Back | None
    window: bool
    queue: list[Pending]
    looking: int | None
    locked: bool
    lock: int
    holder: Seat | None
    armed: bool
    confirmed: list[bool]
    fresh: int
    barred: list[bool]
    shown: list[Reveal]
    reveals: int
    rule: str | None
    scores: list[ScoreLine] | None
    memory: Memory | None


def screen(state: Position, seat: Seat | None) -> BloopsView:
    return _build(state, seat, _open_backs(state, seat), seat, None)


def view(state: Position, seat: Seat | None) -> BloopsView:
    known = [back for back in state.backs() if state.knows(seat, back)]
    return _build(state, seat, _open_backs(state, seat), seat, _memory(state, known))


def reveal(state: Position) -> BloopsView:
    """Every face; the last of the unseen is the pile's top."""
    backs = state.backs()
    memory = _memory(state, backs)
    memory.unseen[-1][:] = texts((state.aside if state.shuffle == 0 else []) + state.pile)
    return _build(state, None, backs, state.turn, memory)


def _open_backs(state: Position, seat: Seat | None) -> list[int]:
    """The cards whose faces this person may see at this very moment (BLOOPS-Q43)."""
    if state.step == OVER:
        return state.backs()
    backs = [shown.back for shown in state.shown]
    if seat is None:
        return backs
    if state.step == LOOK and not state.looked >> seat & 1:
        layout = state.layouts[seat]
        backs += [layout[place] for place in BOTTOM_ROW if place < len(layout)]
    elif state.step == DECIDE and seat == state.turn:
        backs.append(state.drawn)
    elif state.looking != NO_BACK and seat == state.queue[0].seat:
        backs.append(state.looking)
    if state.options.aide_memoire:
        backs += [back for back in state.backs() if state.knowers[back] >> seat & 1]
    return backs


def _memory(state: Position, known: list[int]) -> Memory:
    backs = state.backs()
    unseen: list[list[int]] = [[] for _ in range(state.shuffle + 1)]
    unseen[0] += state.aside
    unseen[-1] += state.pile
    for back in backs:
        if back not in known:
            unseen[state.shuffles[back]].append(state.faces[back])
    return Memory(
        known={f"b{back}": TEXT[state.faces[back]] for back in known},
        looked_by={
            f"b{back}": [seat for seat in range(state.seats) if state.knowers[back] >> seat & 1]
            for back in backs
            if state.knowers[back] & ~PUBLIC
        },
        shown=[f"b{back}" for back in backs if state.knowers[back] & PUBLIC],
        shuffles={f"b{back}": state.shuffles[back] for back in backs},
        unseen=[texts(sorted(cards)) for cards in unseen],
        discard=texts(state.discard),
    )


def _build(
    state: Position,
    seat: Seat | None,
    open_backs: list[int],
    armed_for: Seat | None,
    memory: Memory | None,
) -> BloopsView:
    everyone = range(state.seats)
    drawer = state.drawer()
    return BloopsView(
        seat=seat,
        seats=state.seats,
        options=state.options.text(),
        step=STEPS[state.step],
        ready=[state.step != LOOK or bool(state.looked >> other & 1) for other in everyone],
        turn=state.turn,
        drawer=None if drawer == NOBODY else drawer,
        direction=state.direction,
        turns=state.turns,
        passes=state.passes,
        pile=len(state.pile),
        aside=len(state.aside),
        discard=len(state.discard),
        top=TEXT[state.discard[-1]] if state.discard else None,
        discarded=state.discarded,
        cards=[
            [_back(state, back, open_backs) for back in state.layouts[other]] for other in everyone
        ],
        drawn=_back(state, state.drawn, open_backs),
        window=state.is_window_open(),
        queue=[Pending(effect.seat, effect.value, effect.number) for effect in state.queue],
        looking=None if state.looking == NO_BACK else state.looking,
        locked=state.locked,
        lock=state.lock,
        holder=None if state.holder == NOBODY else state.holder,
        armed=state.armed and armed_for == state.turn,
        confirmed=[bool(state.confirmed >> other & 1) for other in everyone],
        fresh=state.fresh,
        barred=[state.is_barred(other) for other in everyone],
        shown=[Reveal(shown.back, shown.number) for shown in state.shown],
        reveals=state.reveals,
        rule=state.rule or None,
        scores=[_score(state, other) for other in everyone] if state.step == OVER else None,
        memory=memory,
    )


def _back(state: Position, back: int, open_backs: list[int]) -> Back | None:
    if back == GAP:
        return None
    return Back(back, TEXT[state.faces[back]] if back in open_backs else None)


def _score(state: Position, seat: Seat) -> ScoreLine:
    score = state.score(seat)
    return ScoreLine(texts(score.set_aside), score.points)
