"""Herrlof's arrays."""

from typing import Final

from tablee.games.herrlof.cards import COLOURS, TEXT
from tablee.games.herrlof.moves import MOST_SEATS, MOST_TRICKS
from tablee.games.herrlof.steps import STEPS
from tablee.games.herrlof.view import HerrlofView
from tablee.packs.arrays.direct.herrlof import HISTORY_KINDS, LONGEST_ROUND, HerrlofRow
from tablee.packs.arrays.parts import Layout, cards, number, one_of, per_seat, rows, seat


def _hand(view: HerrlofView) -> list[str]:
    return [] if view.seat is None else view.hands[view.seat] or []


def _discarded(view: HerrlofView) -> list[str]:
    mine = 0 if view.seat is None else view.discarded[view.seat]
    return mine if isinstance(mine, list) else []


def _prediction(view: HerrlofView) -> str | None:
    mine = None if view.seat is None else view.predictions[view.seat]
    return None if mine is None else str(mine)


def _points(view: HerrlofView) -> list[float]:
    return [points / view.target for points in view.scores]


def _played(view: HerrlofView) -> list[str]:
    return [] if view.memory is None else view.memory.played


def _history(view: HerrlofView) -> list[list[str]]:
    return [] if view.memory is None else [line.split() for line in view.memory.history]


LAYOUT: Final = Layout[HerrlofView](
    table=[
        seat("seat", MOST_SEATS, lambda view: view.seat),
        one_of("step", STEPS, lambda view: view.step),
        seat("turn", MOST_SEATS, lambda view: view.turn),
        seat("leader", MOST_SEATS, lambda view: view.leader),
        seat("dealer", MOST_SEATS, lambda view: view.dealer),
        seat("victim", MOST_SEATS, lambda view: view.victim),
        one_of("trump", COLOURS, lambda view: view.trump),
        cards("turned", TEXT, lambda view: view.turned),
        cards("hand", TEXT, _hand),
        cards("discarded", TEXT, _discarded),
        rows("trick", MOST_SEATS, TEXT, lambda view: [[card] for card in view.trick]),
        per_seat("counts", MOST_SEATS, lambda view: view.counts, MOST_TRICKS),
        number("stock", lambda view: view.stock, MOST_TRICKS),
        one_of("prediction", [str(n) for n in range(MOST_TRICKS + 1)], _prediction),
        per_seat("predicted", MOST_SEATS, lambda view: view.predicted),
        per_seat("tricks", MOST_SEATS, lambda view: view.tricks, MOST_TRICKS),
        number("destroyed", lambda view: view.destroyed, MOST_TRICKS),
        per_seat("scores", MOST_SEATS, _points),
    ],
    memory=[
        cards("played", TEXT, _played),
        rows("history", LONGEST_ROUND, HISTORY_KINDS, _history),
    ],
    row=HerrlofRow,
)
