"""A player of Blitz!: looks, thinks, begins, answers; never contests, never takes sides.

It begins when it has the word, and as with a voice: nothing is typed on the way (BLITZ-Q11).
"""

from typing import Final

from tablee.bots.base import Reply
from tablee.bots.blitz.mind import Mind, about
from tablee.bots.blitz.sight import Duel, options_of
from tablee.bots.blitz.thought import Thought
from tablee.bots.memory import QUICKEST, keyed
from tablee.bots.taste import pause
from tablee.core.chance import Chance
from tablee.core.moves import Move
from tablee.core.view import View
from tablee.games.blitz.clocks import SPOKEN_SECONDS
from tablee.games.blitz.moves import (
    ABSTAIN,
    FITS,
    GIVE_UP,
    SPEAK,
    START,
    STOP,
    UNFIT,
    VOTES,
    Draw,
)
from tablee.games.blitz.view import BlitzView

IN_TIME: Final = 0.8
"""The part of the time to answer that the slowest speaker takes."""


class Meant(Move):
    """A press meant for one try: in the next face-off the same text is another intention."""

    def __init__(self, move: Move, occasion: str) -> None:
        super().__init__(move.text)
        self.occasion: Final = occasion

    def __eq__(self, other: object) -> bool:
        is_other_try = isinstance(other, Meant) and other.occasion != self.occasion
        return not is_other_try and super().__eq__(other)

    def __hash__(self) -> int:
        return hash(self.text)


class WordBot:
    def __init__(self, mind: Mind) -> None:
        self._mind: Final = mind

    def choose(
        self,
        view: View,
        moves: list[Move],
        reactions: list[Move],
        chance: Chance,
        budget: float,
    ) -> Reply:
        assert isinstance(view, BlitzView)
        if STOP in moves or STOP in reactions:
            return self._answer(view)
        if FITS in moves:
            return _judge(view, chance)
        if VOTES[ABSTAIN] in moves:
            return Reply(VOTES[ABSTAIN], pause(chance, 1.0, 3.0))  # BLITZ-Q22
        if moves and isinstance(moves[0], Draw):
            return _draw(view, moves, chance)
        if START in moves:
            return self._begin(view)
        if START in reactions:
            return self._begin_after_all(view) if _has_given_up(view) else self._begin(view)
        if GIVE_UP in moves:  # BLITZ-Q36: a bot has no voice to be heard round a screen
            return Reply(GIVE_UP, pause(chance, 2.0, 5.0))
        return Reply(None)

    def _begin(self, view: BlitzView) -> Reply:
        duel = Duel(view)
        thought = self._think(view, duel, duel.tries)
        occasion = duel.occasion(duel.tries)
        if thought.word is None or thought.finds > self._mind.patience:
            return Reply(Meant(GIVE_UP, occasion), thought.sees + self._mind.patience)
        return Reply(Meant(SPEAK, occasion), thought.sees + thought.finds)

    def _begin_after_all(self, view: BlitzView) -> Reply:
        """Given up, but sometimes the word comes later."""
        duel = Duel(view)
        thought = self._think(view, duel, duel.tries)
        if thought.word is None:
            return Reply(None)
        after = max(QUICKEST, thought.finds - self._mind.patience)
        return Reply(Meant(SPEAK, duel.occasion(duel.tries)), after)

    def _answer(self, view: BlitzView) -> Reply:
        duel = Duel(view)
        thought = self._think(view, duel, duel.tries - 1)
        if thought.word is None:
            return Reply(STOP, QUICKEST)
        luck = keyed(f"answer {self._mind.level} {duel.occasion(duel.tries)}")
        seconds = about(self._mind.says * (3.0 + len(thought.word)), luck)
        return Reply(Move(f"say {thought.word}"), min(seconds, IN_TIME * SPOKEN_SECONDS))

    def _think(self, view: BlitzView, duel: Duel, tries: int) -> Thought:
        return Thought(duel, tries, self._mind, options_of(view.options))


def _has_given_up(view: BlitzView) -> bool:
    return view.face_off is not None and view.seat in view.face_off.gave_up


def _judge(view: BlitzView, chance: Chance) -> Reply:
    """BLITZ-Q33: an opponent's word is believed, as silence accepts elsewhere (BLITZ-Q21); an own
    one that the list lacks is none to insist on."""
    face = view.face_off
    is_own = face is not None and face.judged == view.seat
    return Reply(UNFIT if is_own else FITS, pause(chance, 1.0, 2.5))


def _draw(view: BlitzView, moves: list[Move], chance: Chance) -> Reply:
    """After a glance at the card before, when there is one; after a face-off everybody has time to
    read how it ended."""
    if view.aftermath is not None:
        seconds = pause(chance, 3.5, 5.0)
    else:
        seconds = pause(chance, 0.7, 1.5) if view.looked else pause(chance, 1.2, 2.6)
    return Reply(moves[chance.below(len(moves))], seconds)
