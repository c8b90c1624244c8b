"""Herrlof's views."""

import msgspec

from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.games.herrlof import history
from tablee.games.herrlof.cards import COLOURS, FREE, SUITS, TEXT, cards_of, size
from tablee.games.herrlof.position import Position
from tablee.games.herrlof.steps import MUST_GIVE, OVER, STEPS, UNKNOWN


class Trick(msgspec.Struct, frozen=True):
    """Cards in the order played, beginning with the leader's."""

    leader: Seat
    cards: list[str]


class SheetLine(msgspec.Struct, frozen=True):
    """One seat's round on the score sheet: 1 a trick, the prediction bonus, the 3–4 bonus."""

    tricks: int
    prediction: int
    bonus: int
    few: int
    points: int


class Memory(msgspec.Struct, frozen=True):
    """The round so far, as this seat may remember it: `P0 plays R7`, `P1 draws ??` …"""

    history: list[str]
    played: list[str]


class HerrlofView(View, frozen=True, kw_only=True):
    """`hands` has each seat's cards, `None` standing for a hand that may not be seen."""

    seats: int
    options: str
    target: int
    round: int
    dealer: Seat
    step: str
    turn: Seat
    leader: Seat
    trump: str | None
    turned: list[str]
    stock: int
    aside: int
    hands: list[list[str] | None]
    counts: list[int]
    predicted: list[bool]
    predictions: list[int | None]
    tricks: list[int]
    destroyed: int
    trick: list[str]
    latest: Trick | None
    discarded: list[list[str] | int]
    victim: Seat | None
    scores: list[int]
    bonuses: list[int]
    sheet: list[list[SheetLine]]
    memory: Memory | None


def screen(state: Position, seat: Seat | None) -> HerrlofView:
    return _build(state, seat, [seat] if seat is not None else [], None)


def view(state: Position, seat: Seat | None) -> HerrlofView:
    lines = [history.write(history.seen_by(code, seat)) for code in state.history]
    memory = Memory(lines, SUITS.texts(cards_of(state.played)))
    return _build(state, seat, [seat] if seat is not None else [], memory)


def reveal(state: Position) -> HerrlofView:
    lines = [history.write(code) for code in state.history]
    memory = Memory(lines, SUITS.texts(cards_of(state.played)))
    return _build(state, None, list(range(state.seats)), memory)


def _build(
    state: Position, seat: Seat | None, open_seats: list[Seat], memory: Memory | None
) -> HerrlofView:
    """`open_seats` are those whose hand, prediction and discards the viewer knows."""
    everyone = range(state.seats)
    predictions_shown = everyone if state.step == OVER else open_seats
    return HerrlofView(
        seat=seat,
        seats=state.seats,
        options=state.options.text(),
        target=state.target(),
        round=state.round,
        dealer=state.dealer,
        step=STEPS[state.step],
        turn=state.turn,
        leader=state.leader,
        trump=None if state.trump == FREE else COLOURS[state.trump],
        turned=SUITS.texts(state.turned),
        stock=len(state.stock),
        aside=size(state.aside),
        hands=[
            SUITS.texts(cards_of(state.hands[other])) if other in open_seats else None
            for other in everyone
        ],
        counts=[size(state.hands[other]) for other in everyone],
        predicted=[state.predictions[other] != UNKNOWN for other in everyone],
        predictions=[
            state.predictions[other]
            if other in predictions_shown and state.predictions[other] != UNKNOWN
            else None
            for other in everyone
        ],
        tricks=list(state.tricks),
        destroyed=state.destroyed,
        trick=SUITS.texts(state.trick),
        latest=Trick(state.latest_leader, SUITS.texts(state.latest)) if state.latest else None,
        discarded=[
            [TEXT[card] for card in state.discards[other]]
            if other in open_seats
            else len(state.discards[other])
            for other in everyone
        ],
        victim=state.victim if state.step == MUST_GIVE else None,
        scores=list(state.scores),
        bonuses=list(state.bonuses),
        sheet=[
            [SheetLine(x.tricks, x.prediction, x.bonus, x.few, x.points) for x in lines]
            for lines in state.sheet
        ],
        memory=memory,
    )
