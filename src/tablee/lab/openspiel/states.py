"""Games and states of OpenSpiel, made of ours."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

import pyspiel

from tablee.core.notation import NotationError
from tablee.core.options import read_options
from tablee.lab.learning.actions import Actions
from tablee.lab.learning.turns import LONGEST
from tablee.lab.openspiel.course import Beginning, SpielCourse
from tablee.lab.openspiel.observing import SpielObserver
from tablee.packs.pack import Pack

MOST_OUTCOMES: Final = 128
"""Among how many numbers luck is drawn at most: no box has more cards."""
WORLDS: Final = 64
"""From how many a position with hidden cards is drawn, if not said."""
SEEDS: Final = 1 << 30
Resampler = Callable[[pyspiel.State, int], pyspiel.State]


def resampler(sampler: Callable[[], float]) -> Resampler:
    """For `set_resampler` of OpenSpiel's search, whose own luck is never the same twice."""
    return lambda state, player: state.resample_from_infostate(player, sampler)


def written(text: str) -> str:
    """An option's value or a position as a parameter: OpenSpiel's texts of games leave no room for
    `=` and `,`."""
    return text.replace("=", "~").replace(",", "|")


def _read(text: str) -> str:
    return text.replace("~", "=").replace("|", ",")


class SpielGame(pyspiel.Game):
    """`players` is the number of seats, `options` their text, with colons: `target:20`. `position`
    (`written`) is where to begin instead of a deal, with its own options: what a spectator cannot
    see of it is drawn from so many `worlds`, so that the end of a game is a small game.

    Who wins alone is paid a stake by each of the others, winners share, so that it is zero-sum.
    """

    pack: ClassVar[Pack]
    kind: ClassVar[pyspiel.GameType]
    actions: ClassVar[Actions]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = params or {}
        self.beginning: Final = self._beginning(
            chosen.get("players", self.pack.game.seats[0]),
            _read(chosen.get("options", "").replace(":", "=")),
            _read(chosen.get("position", "")),
            chosen.get("worlds", WORLDS),
        )
        self.seats: Final = self.beginning.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=float(self.seats - 1),
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, chosen)

    def _beginning(self, seats: int, options: str, position: str, worlds: int) -> Beginning:
        game = self.pack.game
        game.check_seats(seats)
        if not 1 <= worlds <= MOST_OUTCOMES:
            raise NotationError(f"worlds: from 1 to {MOST_OUTCOMES}, not {worlds}")
        if position:
            if options:
                raise NotationError("a position has its options: leave those of the game out")
            found = getattr(game.position(position).view(None), "seats", seats)
            if found != seats:
                raise NotationError(f"the position has {found} seats: players={found}")
        read_options(game.options, options)
        return Beginning(game.name, seats, options, position, worlds)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        return SpielObserver(
            self.pack.name, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        )


class SpielState(pyspiel.State):
    """Chance is explicit: each number that luck draws is a node of its own, all outcomes alike."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = SpielCourse(game.beginning)

    def current_player(self) -> int:
        course = self.course
        if course.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        if course.turns is None or course.turns.seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return course.turns.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.course.outcomes
        return [(number, 1 / outcomes) for number in range(outcomes)]

    def _legal_actions(self, player: int) -> list[int]:
        turns = self.course.turns
        if turns is None or turns.seat != player:
            return []
        return self._actions().numbers(turns.choices)

    def _apply_action(self, action: int) -> None:
        if self.course.outcomes:
            self.course.draw(action)
        else:
            self.course.decide(self._actions()[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return self._actions()[action].text

    def is_terminal(self) -> bool:
        return self.course.is_over

    def returns(self) -> list[float]:
        turns, seats = self.course.turns, self.num_players()
        return [0.0] * seats if turns is None else turns.payments(seats)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state this player cannot tell from this one, drawn by the game's own imagination. It
        has no history: it was not reached by actions."""
        other: SpielState = self.get_game().new_initial_state()
        other.course = self.course.imagined(player, int(sampler() * SEEDS))
        return other

    def __str__(self) -> str:
        course = self.course
        text = "not dealt" if course.turns is None else course.turns.state.text()
        return f"luck among {course.outcomes}: {text}" if course.outcomes else text

    def _actions(self) -> Actions:
        actions: Actions = self.get_game().actions
        return actions
