"""Bots that answer the questions of a game in virtual time."""

from typing import Final

from tablee.bots.base import Bot
from tablee.core.chance import Chance, FastChance
from tablee.core.contract import IllegalMove
from tablee.core.moves import UNNUMBERED, Move
from tablee.core.seats import Seat
from tablee.lab.learning.turns import ANSWER, LEAVE, Turns


class Opponents:
    """`bots` by seat; a seat without one is somebody else's. Each draws from wits of its own."""

    def __init__(self, bots: dict[Seat, Bot], budget: float, seed: int) -> None:
        self._bots: Final = bots
        self._budget: Final = budget
        self._wits: Final = {seat: FastChance(seed + seat) for seat in bots}

    def go_on(self, turns: Turns, luck: Chance) -> None:
        """They answer until somebody else is asked, or the game is over."""
        while (seat := turns.seat) is not None and seat in self._bots:
            turns.answer(self._answer(turns, seat), luck)

    def _answer(self, turns: Turns, seat: Seat) -> Move:
        asked = [move for move in turns.choices if move.number != UNNUMBERED]
        moves, reactions = ([], asked) if turns.is_offer else (asked, [])
        view = turns.state.view(seat)
        reply = self._bots[seat].choose(view, moves, reactions, self._wits[seat], self._budget)
        if reply.move is None:
            return LEAVE if turns.is_offer else _clock_move(turns, seat)
        return _choice(turns, seat, reply.move)


def _choice(turns: Turns, seat: Seat, wanted: Move) -> Move:
    """A word of a bot's own is the answer that the game has for everybody; a move that is never
    listed will do, if the judge allows it."""
    for choice in turns.choices:
        if choice.text == wanted.text:
            return choice
    if ANSWER in turns.choices:
        return ANSWER
    move = turns.game.moves.parse(wanted.text)
    rule = turns.state.refusal(seat, move)
    if rule is not None:
        raise IllegalMove(rule, seat, move)
    return move


def _clock_move(turns: Turns, seat: Seat) -> Move:
    """Who lets an awaited move be gets the one that is played when the time is up."""
    played = [wait.move for wait in turns.state.waits() if wait.seat == seat]
    if not played:
        raise ValueError(f"P{seat} is awaited, and its bot made no move")
    return played[0]
