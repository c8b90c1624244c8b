"""Bla5t's views."""

from typing import Final

import msgspec

from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.games.bla5t import knowledge, notation
from tablee.games.bla5t.cards import HIDDEN, STEPHANIA, TEXT, text_of, texts
from tablee.games.bla5t.helmut import touched
from tablee.games.bla5t.position import Position
from tablee.games.bla5t.steps import (
    ASK,
    CHANGE,
    DECLINED,
    LOOK,
    NONE,
    NOT_ASKED,
    OPENING,
    STARTS,
    STEPS,
    UNANSWERED,
    UNCHOSEN,
)
from tablee.kit.backs import BACKS


class Slot(msgspec.Struct, frozen=True):
    """A card on the table; `face` is None while the viewer may not see it."""

    back: int
    face: str | None
    up: bool
    locked: bool


class Looking(msgspec.Struct, frozen=True):
    """Who is looking where now; `top` is the pile's top card."""

    seat: Seat
    backs: list[int]
    top: bool


class Start(msgspec.Struct, frozen=True):
    """What a seat's heroes of the last round mean for this one's start (BLA5T-Q43)."""

    jimbo: int
    enzo: int
    duo: bool
    chosen: str | None


class SheetLine(msgspec.Struct, frozen=True):
    """One seat's round on the score sheet: raw sum, what of it counts, penalty."""

    cards: int
    counted: int
    penalty: int
    points: int


class Memory(msgspec.Struct, frozen=True):
    """`known`: the faces this seat can be sure of, by back (`b3`), `top` the pile's; `position` is
    the whole position as it may remember it."""

    known: dict[str, str]
    top: str | None
    discard: list[str]
    position: str


class Bla5tView(View, frozen=True, kw_only=True):
    """`layouts` and `chairs` go by chair; a chair without a seat is the dummy's. `shown` are the
    backs everybody sees for a moment (BLA5T-Q59)."""

    seats: int
    options: str
    limit: int
    round: int
    dealer: Seat
    chairs: list[Seat | None]
    heroes: list[str] | None
    bosses: list[str] | None
    chooser: Seat | None
    layouts: list[list[Slot | None]]
    pile: int
    top: str | None
    discard: str | None
    discards: int
    barred: bool
    shown: list[int]
    aside: int
    step: str
    turn: Seat
    hand: list[Slot]
    looking: list[Looking]
    effect: str | None
    picks: list[str]
    asked: list[Seat]
    touched: list[int]
    answer: str | None
    new_list: list[str] | None
    blaster: Seat | None
    last_done: list[Seat]
    turns: list[int]
    plays_again: bool
    boss: str | None
    boss_seat: Seat | None
    starts: list[Start]
    due: list[int]
    scores: list[int]
    sheet: list[list[SheetLine]]
    memory: Memory | None


class Eyes:
    """Whose eyes: the backs whose faces they see now, and whether they know a hidden list."""

    def __init__(self, seat: Seat | None, seen: int, knows_list: bool, knows_new: bool) -> None:
        self.seat: Final = seat
        self.seen: Final = seen
        self.knows_list: Final = knows_list
        self.knows_new: Final = knows_new


def _eyes(state: Position, seat: Seat | None) -> Eyes:
    knows_list = state.chooser < 0 or seat == state.chooser
    knows_new = state.step == CHANGE and seat == state.turn
    return Eyes(seat, _seen_now(state, seat), knows_list, knows_new)


def screen(state: Position, seat: Seat | None) -> Bla5tView:
    return _build(state, _eyes(state, seat), None)


def view(state: Position, seat: Seat | None) -> Bla5tView:
    ways = knowledge.hypotheses(state, seat)
    known = {
        f"b{back}": text_of(knowledge.certain(ways, back))
        for back in range(BACKS)
        if state.used >> back & 1 and knowledge.certain(ways, back) != HIDDEN
    }
    top = knowledge.certain_top(ways)
    memory = Memory(
        known,
        None if top == HIDDEN else TEXT[top],
        texts(state.discard[::-1]),
        notation.write_seen(state, seat),
    )
    return _build(state, _eyes(state, seat), memory)


def reveal(state: Position) -> Bla5tView:
    known = {f"b{b}": TEXT[state.faces[b]] for b in range(BACKS) if state.used >> b & 1}
    top = TEXT[state.pile[-1]] if state.pile else None
    memory = Memory(known, top, texts(state.discard[::-1]), notation.write(state))
    return _build(state, Eyes(None, state.used, True, True), memory)


def _seen_now(state: Position, seat: Seat | None) -> int:
    """The backs whose face that person may see at this moment."""
    seen = state.open_backs()
    if seat is None:
        return seen
    for looking in _lookings(state):
        if looking.seat == seat:
            seen |= sum(1 << back for back in looking.backs)
    if seat == state.turn:
        seen |= sum(1 << back for back in state.hand)
    return seen


def _lookings(state: Position) -> list[Looking]:
    if state.step == LOOK:
        return [Looking(state.turn, list(state.look), state.looks_at_top)]
    if state.step == OPENING:
        return [
            Looking(seat, list(state.opened[seat]), False)
            for seat in range(state.seats)
            if state.looking >> seat & 1
        ]
    return []


def _build(state: Position, eyes: Eyes, memory: Memory | None) -> Bla5tView:
    seat, seen = eyes.seat, eyes.seen
    everyone = range(state.seats)
    looks_at_top = state.looks_at_top and state.step == LOOK and seat == state.turn
    return Bla5tView(
        seat=seat,
        seats=state.seats,
        options=state.options.text(),
        limit=state.limit,
        round=state.round,
        dealer=state.dealer,
        chairs=[_or_none(sitter) for sitter in state.seat_at],
        heroes=texts(state.heroes) if eyes.knows_list else None,
        bosses=texts(state.bosses) if eyes.knows_list else None,
        chooser=_or_none(state.chooser),
        layouts=[
            [_slot(state, back, seen) if back >= 0 else None for back in layout]
            for layout in state.layouts
        ],
        pile=len(state.pile),
        top=TEXT[state.pile[-1]] if looks_at_top else None,
        discard=TEXT[state.discard[-1]] if state.discard else None,
        discards=len(state.discard),
        barred=state.barred >= 0,
        shown=[shown.back for shown in state.shown],
        aside=len(state.aside),
        step=STEPS[state.step],
        turn=state.turn,
        hand=[_slot(state, back, seen) for back in state.hand],
        looking=_lookings(state),
        effect=TEXT[state.effect] if state.effect != NONE else None,
        picks=[f"c{p + 1}" if state.effect == STEPHANIA else f"b{p}" for p in state.picks],
        asked=[other for other in everyone if state.answers[other] != NOT_ASKED],
        touched=[b for other in everyone for b in touched(state, other)] * (state.step == ASK),
        answer=_answer(state.answers[seat]) if seat is not None else None,
        new_list=texts(state.new_list) if eyes.knows_new else None,
        blaster=_or_none(state.blaster),
        last_done=[other for other in everyone if state.last_done >> other & 1],
        turns=list(state.turns),
        plays_again=state.plays_again,
        boss=TEXT[state.boss] if state.boss != NONE else None,
        boss_seat=_or_none(state.boss_seat),
        starts=[_start(state, other) for other in everyone],
        due=list(state.due),
        scores=list(state.scores),
        sheet=[
            [SheetLine(x.cards, x.counted, x.penalty, x.points) for x in lines]
            for lines in state.sheet
        ],
        memory=memory,
    )


def _slot(state: Position, back: int, seen: int) -> Slot:
    return Slot(
        back,
        TEXT[state.faces[back]] if seen >> back & 1 else None,
        bool(state.up >> back & 1),
        bool(state.fixed >> back & 1),
    )


def _start(state: Position, seat: Seat) -> Start:
    start = state.starts[seat]
    chosen = None if start == UNCHOSEN else STARTS[start]
    return Start(state.jimbo[seat], state.enzo[seat], state.duo[seat] > 0, chosen)


def _answer(answer: int) -> str | None:
    if answer in (NOT_ASKED, UNANSWERED):
        return None
    return "decline" if answer == DECLINED else f"b{answer}"


def _or_none(seat: Seat) -> Seat | None:
    return seat if seat >= 0 else None
