"""Referees: what turns a person's press into a move, adding the facts rules cannot know.

A press is text and two moments: what was on the presser's screen, and the fair time it was made.
Presses come one at a time in the order of fair time, each judged in the position the one before
left. A press that was right on its screen but is no longer possible lapses: no move, no penalty.
"""

from collections.abc import Collection
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tablee.core.contract import Game, IllegalMove, State, Wait
from tablee.core.moves import Move
from tablee.core.notation import NotationError
from tablee.core.seats import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class WordJudge:
    """What a referee may ask about words; a theme is named by its language, its deck and its card.
    This one knows nothing: for games that ask nothing."""

    def verdict(
        self, language: str, deck: int, card: int, word: str, used: Collection[str]
    ) -> tuple[str, str]:
        """What the list says (known, near, unknown, outside, nonsense, used) on a word, given the
        folded words used so far, and the word folded: "" when there is nothing in it."""
        raise NotImplementedError

    def article(self, language: str, text: str) -> int:
        """How many characters stand before the first letter that counts."""
        raise NotImplementedError

    def examples(
        self, language: str, deck: int, card: int, used: Collection[str]
    ) -> list[tuple[str, str]]:
        """A few words that would do, folded and as they are read."""
        raise NotImplementedError


no_words: Final = WordJudge()


class Press:
    """A press as it reached the table.

    `at` is fair time, in seconds on the table's clock; `seen` the position that was on the
    presser's screen, not to be changed.
    """

    def __init__(self, seat: Seat, text: str, at: float, seen: State) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.at: Final = at
        self.seen: Final = seen


@mypyc_attr(allow_interpreted_subclasses=True)
class Referee:
    """For games without races, and the base of those with."""

    RACES: ClassVar[bool] = False
    """Whether presses race at all: if not, each is judged as it comes."""

    def __init__(self, game: Game, judge: WordJudge = no_words) -> None:
        self.game: Final = game
        self.judge: Final = judge

    def shown(self, state: State, at: float) -> None:
        """Told after the deal and after every move, with the moment it was sent to all."""

    def adds(self, state: State) -> Move | None:
        """After every move: what the TABLE tells that rules cannot know, as an open move that is
        played at once; None: nothing (more)."""
        return None

    def since(self, wait: Wait) -> float | None:
        """When a clock was last set back by something that is no move; None: never."""
        return None

    def contends(self, press: Press) -> bool:
        """Whether the margins of a race are about this press; others are only kept in order."""
        return True

    def is_race(self, state: State, press: Press) -> bool:
        """Whether presses still in flight could come before this one: it is then held for them."""
        return False

    def first(self, state: State, level: list[Press]) -> Press:
        """Who goes first among presses too close to tell apart."""
        return min(level, key=lambda press: press.at)

    def matter(self, state: State) -> str:
        """What the table is about now: an intention formed about another matter is given up."""
        return ""

    def allows_chat(self, state: State) -> bool:
        """Whether people may write to each other now."""
        return True

    def move(self, state: State, press: Press) -> Move | None:
        """The move; None: it lapses. IllegalMove names the rule it breaks.

        What only a referee may find (a late throw, a level start) cannot be pressed.
        """
        move = self.game.moves.parse(press.text)
        if self.game.moves.is_unlisted(move):
            raise NotationError(f"{press.text!r} is not for players to say")
        rule = state.refusal(press.seat, move)
        if rule is None:
            return move
        if press.seen.refusal(press.seat, move) is None:
            return None
        raise IllegalMove(rule, press.seat, move)
