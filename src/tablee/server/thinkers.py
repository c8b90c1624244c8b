"""Where the house's bots think: quick ones here, others in a pool of processes.

Between processes only text travels: the view as JSON, moves as their texts.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct

from tablee.bots import LEVELS, bot_for
from tablee.core.chance import FastChance
from tablee.core.contract import State
from tablee.core.seats import Seat
from tablee.games import GAMES
from tablee.server.views import view_class

QUICK: Final = frozenset({"random"})
"""Levels that cost less than the way to another process."""
BUDGET: Final = 0.4

log: Final = logging.getLogger(__name__)


class Question(Struct, frozen=True, kw_only=True):
    """What a bot is asked; `moves` is empty when nobody waits for it."""

    game: str
    level: str
    view: bytes
    moves: list[str]
    reactions: list[str]
    seed: int


class Answer(Struct, frozen=True):
    move: str | None
    after: float


def ask(state: State, game: str, level: str, seat: Seat, seed: bytes) -> Question:
    """`seed` makes the bot's luck: the same position gives the same answer after a restart."""
    return Question(
        game=game,
        level=level,
        view=msgspec.json.encode(state.view(seat)),
        moves=[m.text for m in state.moves(seat)] if seat in state.to_act() else [],
        reactions=[m.text for m in state.reactions(seat)] if seat in state.may_react() else [],
        seed=int.from_bytes(sha256(seed).digest()[:7], "big"),
    )


def think(question: Question) -> Answer:
    parse = GAMES[question.game].moves.parse
    view = msgspec.json.decode(question.view, type=view_class(question.game))
    reply = bot_for(question.game, question.level).choose(
        view,
        [parse(text) for text in question.moves],
        [parse(text) for text in question.reactions],
        FastChance(question.seed),
        BUDGET,
    )
    return Answer(None if reply.move is None else reply.move.text, reply.after)


def _think_far(question: bytes) -> bytes:
    return msgspec.json.encode(think(msgspec.json.decode(question, type=Question)))


def _leave_interrupts_alone() -> None:
    """Ctrl-C is for the server, which then ends its helpers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Thinkers:
    def __init__(self, processes: int | None = None) -> None:
        self._processes: Final = processes or max(1, (os.cpu_count() or 1) - 1)
        self._pool: ProcessPoolExecutor | None = None

    @property
    def usual(self) -> str:
        """The level of a bot that holds somebody's chair."""
        return "regular" if "regular" in LEVELS else LEVELS[0]

    @property
    def levels(self) -> tuple[str, ...]:
        return LEVELS

    async def think(self, question: Question) -> Answer:
        """A bot that fails plays at random this once: nobody is kept waiting for it."""
        if question.level in QUICK:
            return think(question)
        try:
            far = await self._far(msgspec.json.encode(question))
        except Exception as error:
            about = {"game": question.game, "kind": type(error).__name__}
            log.error("bot_error", extra=about)
            return think(msgspec.structs.replace(question, level="random"))
        return msgspec.json.decode(far, type=Answer)

    async def _far(self, question: bytes) -> bytes:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=context, initializer=_leave_interrupts_alone
            )
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._pool, _think_far, question)
        except BrokenProcessPool:
            self._pool = None
            raise

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
