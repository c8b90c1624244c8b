"""A position's history, told again: what it says of a whole round leads to the position."""

from typing import Final

from tablee.core.chance import FastChance
from tablee.core.notation import compare, require
from tablee.games.blot import history
from tablee.games.blot.cards import DECKS, HAND_SIZE, TILES
from tablee.games.blot.moves import GIVES, PLAYS
from tablee.games.blot.rules import Blot
from tablee.games.blot.steps import NAME, OVER
from tablee.kit.suits import one

CEREMONIES: Final = 2 * TILES
"""Of a whole round: each tile has a dark one and a light one."""


def is_complete(state: Blot) -> bool:
    """Whether every card that was dealt is in a hand or was played."""
    dealt = HAND_SIZE[state.seats] * state.seats
    return len(DECKS[state.seats]) - state.aside.bit_count() == dealt


def check(state: Blot) -> None:
    """It tells plays that lie on the table, each once. A small position's begins when it was set
    up; only that of a whole round can be played again."""
    plays = [code for code in state.history if not history.is_gift(code)]
    shown = [code for pile in state.piles + state.tricks for code in pile]
    for code in plays:
        require(code in shown, "history", f"{history.write(code)} lies nowhere")
    require(len(set(plays)) == len(plays), "history", "a card is played twice")
    if not is_complete(state) or len(plays) != len(shown):
        return
    if state.step in (NAME, OVER) and len(state.tricks) != CEREMONIES:
        return  # a small position's round may end early
    compare(state.text(), _retold(state).text())


def _retold(state: Blot) -> Blot:
    """The round of a complete history, played by the rules."""
    told = Blot(state.seats, state.options)
    is_scored = state.step in (NAME, OVER)
    told.round = state.round - 1 if state.step == NAME else state.round
    told.god_faces = list(state.sheet[-1].faces if is_scored else state.god_faces)
    told.sheet = state.sheet[:-1] if is_scored else list(state.sheet)
    told.hands = list(state.hands)
    told.aside = state.aside
    for code in state.history:
        if not history.is_gift(code):
            told.hands[history.seat_of(code)] |= one(history.card_of(code))
    told.turn = told.player = history.seat_of(state.history[0]) if state.history else state.turn
    for code in state.history:
        _tell(told, code)
    return told


def _tell(told: Blot, code: int) -> None:
    seat, tile = history.seat_of(code), history.tile_of(code)
    is_gift = history.is_gift(code)
    move = GIVES[history.god_of(code)] if is_gift else PLAYS[tile][history.card_of(code)]
    rule = told.refusal(seat, move)
    require(rule is None, "history", f"{history.write(code)} is against {rule}")
    is_tile = not is_gift or told.ungiven() == tile
    require(is_tile, "history", f"{history.write(code)}: another tile was won")
    told.apply(seat, move, FastChance(0))  # a round needs no luck after its deal
