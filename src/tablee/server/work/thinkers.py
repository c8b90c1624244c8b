"""Where the house's bots think: quick ones here, others in a pool of processes.

Between processes only text travels: the view as JSON, moves as their texts.
"""

import logging
import os
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct

from tablee.bots import LEVELS
from tablee.core.chance import FastChance
from tablee.packs import PACKS
from tablee.server.work.processes import Processes
from tablee.table.outputs import Question

QUICK: Final = frozenset({"random"})
"""Levels that cost less than the way to another process."""
BUDGET: Final = 0.4

log: Final = logging.getLogger(__name__)


class WrittenQuestion(Struct, frozen=True, kw_only=True):
    """What a bot is asked; `moves` is empty when nobody waits for it."""

    game: str
    level: str
    view: bytes
    moves: list[str]
    reactions: list[str]
    seed: int


class WrittenReply(Struct, frozen=True):
    """`stand_in`: the level that played for a bot that failed."""

    move: str | None
    after: float
    stand_in: str = ""


class NoAnswer(Exception):
    """A bot said what it cannot do, or nothing though it was waited for: nobody would ask again."""


def in_words(question: Question, game: str, seed: bytes) -> WrittenQuestion:
    """`seed` makes the bot's luck: the same position gives the same answer after a restart."""
    return WrittenQuestion(
        game=game,
        level=question.level,
        view=msgspec.json.encode(question.view),
        moves=[move.text for move in question.moves],
        reactions=[move.text for move in question.reactions],
        seed=int.from_bytes(sha256(seed).digest()[:7], "big"),
    )


def think(question: WrittenQuestion) -> WrittenReply:
    pack = PACKS[question.game]
    parse = pack.game.moves.parse
    view = msgspec.json.decode(question.view, type=pack.view)
    reply = pack.bot(question.level).choose(
        view,
        [parse(text) for text in question.moves],
        [parse(text) for text in question.reactions],
        FastChance(question.seed),
        BUDGET,
    )
    text = None if reply.move is None else reply.move.text
    if not _can_be_done(question, text):
        raise NoAnswer
    return WrittenReply(text, reply.after)


def _can_be_done(question: WrittenQuestion, text: str | None) -> bool:
    """What is not listed is a word or an arrangement, which the rules judge."""
    if text is None:
        return not question.moves
    is_listed = text in question.moves or text in question.reactions
    return is_listed or PACKS[question.game].game.moves.has_open


def _think_far(question: bytes) -> bytes:
    return msgspec.json.encode(think(msgspec.json.decode(question, type=WrittenQuestion)))


class Thinkers:
    """`failures` counts bots that did not answer. `servers`: how many share this machine."""

    def __init__(self, processes: Processes | None = None, *, servers: int = 1) -> None:
        count = max(1, ((os.cpu_count() or 1) - 1) // servers)
        self._processes: Final = processes or Processes(count)
        self.failures = 0

    @property
    def usual(self) -> str:
        """The level of a bot that holds somebody's chair, or stands in for one that fails."""
        return "regular" if "regular" in LEVELS else LEVELS[0]

    @property
    def levels(self) -> tuple[str, ...]:
        return LEVELS

    async def think(self, question: WrittenQuestion) -> WrittenReply:
        """For a bot that fails the usual one plays: nobody is kept waiting for it."""
        if question.level in QUICK:
            return think(question)
        try:
            far = await self._processes.do(_think_far, msgspec.json.encode(question))
        except Exception as error:
            self._note(question, error)
            return self._stand_in(question)
        return msgspec.json.decode(far, type=WrittenReply)

    def _stand_in(self, question: WrittenQuestion) -> WrittenReply:
        """Here, for the processes may be what failed. Only if even that one fails, any move."""
        for level in (self.usual, "random"):
            other = msgspec.structs.replace(question, level=level)
            try:
                return msgspec.structs.replace(think(other), stand_in=level)
            except Exception as error:
                self._note(other, error)
        raise RuntimeError("even a random bot fails")

    def _note(self, question: WrittenQuestion, error: Exception) -> None:
        self.failures += 1
        about = {"game": question.game, "bot": question.level, "kind": type(error).__name__}
        log.error("bot_error", extra=about)

    def close(self) -> None:
        self._processes.close()
