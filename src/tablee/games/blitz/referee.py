"""The referee: turns presses into moves and adds what the rules cannot know.

It needs no clock, for presses come with their fair time and in its order, and no words, for it is
handed the table's judge. Clients never send the facts it adds.
"""

from typing import Final

from tablee.core import referee
from tablee.core.contract import Game, IllegalMove, State
from tablee.core.moves import Move
from tablee.core.notation import NotationError
from tablee.core.referee import Press, WordJudge
from tablee.core.seats import Seat
from tablee.games.blitz.cards import NONE
from tablee.games.blitz.clocks import delivery_seconds
from tablee.games.blitz.moves import (
    BLANK,
    FALSE_START,
    FORBIDDEN,
    LONGEST_FOLDED,
    LONGEST_WORD,
    START,
    START_LEVEL,
    USED,
    VERDICTS,
    Blank,
    Draw,
    GiveUp,
    Say,
)
from tablee.games.blitz.rules import Blitz

LEVEL_SECONDS: Final = 0.015  # BLITZ-Q13
REFLEX_SECONDS: Final = 0.120  # BLITZ-Q35


class Referee(referee.Referee):
    """Of one game at one table."""

    def __init__(self, game: Game, judge: WordJudge) -> None:
        super().__init__(game, judge)
        self._shown = 0.0
        self._cards = (NONE, NONE, NONE)  # which cards were shown then
        self._starts: dict[Seat, float] = {}

    def shown(self, state: State, at: float) -> None:
        """After the deal and every move: the position all were sent, and when.

        New cards are a surprise: a flip, a cascade, a tie-break card.
        """
        assert isinstance(state, Blitz)
        face = state.face
        cards = (state.shows, face.round if face else 0, face.card if face else NONE)
        if cards != self._cards:
            self._cards = cards
            self._shown = at
            self._starts = {}

    def is_race(self, state: State, press: Press) -> bool:
        """Only the order of starts decides anything."""
        return press.text == START.text

    def matter(self, state: State) -> str:
        """Each face-off is new: nobody starts in one because of the one before."""
        assert isinstance(state, Blitz)
        return f"{state.shows}.{state.face.round if state.face else 0}"

    def allows_chat(self, state: State) -> bool:
        """BLITZ-Q34; closed from every flip on, for closing it for a face-off would point at it."""
        assert isinstance(state, Blitz)
        return state.face is None and state.is_looked

    def move(self, state: State, press: Press) -> Move | None:
        """The move this press makes; None: it lapses.

        `text` is a listed move's, or `say` and the word as given. What only a duellist may do, and
        a draw while a face-off is not pointed out, lapse silently: a refusal would point at it.
        """
        assert isinstance(state, Blitz)
        if press.text == START.text:
            return self._start(state, press.seat, press.at)
        if press.text == "say" or press.text.startswith("say "):
            return self._say(state, press.seat, press.text[4:], press.at)
        move = self.game.moves.parse(press.text)
        if move.number >= len(self.game.moves.listed):
            raise NotationError(f"not for players to send: {move.text!r}")
        rule = state.refusal(press.seat, move)
        if rule is None:
            return move
        is_silent = isinstance(move, Blank | GiveUp) or (
            isinstance(move, Draw) and not state.is_looked
        )
        if is_silent or press.seen.refusal(press.seat, move) is None:
            return None
        raise IllegalMove(rule, press.seat, move)

    def _start(self, state: Blitz, seat: Seat, at: float) -> Move | None:
        if state.refusal(seat, START) is not None:
            return None
        if at - self._shown < REFLEX_SECONDS:
            return FALSE_START
        face = state.face
        assert face is not None
        other = face.opponent(seat)
        began = self._starts.get(other)
        self._starts[seat] = at
        if began is not None and face.is_delivering(other) and abs(at - began) < LEVEL_SECONDS:
            return START_LEVEL
        return START

    def _say(self, state: Blitz, seat: Seat, given: str, at: float) -> Move | None:
        face = state.face
        if face is None or not face.is_delivering(seat):
            return None
        if at - self._starts.get(seat, at) > delivery_seconds(state):  # BLITZ-Q11
            return BLANK
        word = clean(given)
        verdict, folded = self.judge(
            state.options.language, state.options.deck, state.theme_for(seat), word, state.used
        )
        if not word or not folded:
            return BLANK
        folded = folded[:LONGEST_FOLDED]
        is_used = folded in state.used  # BLITZ-Q18
        return Say(word, folded, USED if is_used else VERDICTS.index(verdict))


def clean(given: str) -> str:
    """The word as it can stand in a move."""
    kept = [c if c.isprintable() and c not in FORBIDDEN else " " for c in given]
    return " ".join("".join(kept).split())[:LONGEST_WORD].strip()
