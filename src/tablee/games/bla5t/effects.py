"""Running an effect: pick after pick, then Helmut's question, then what it does."""

from typing import Final

from tablee.core.chance import Chance
from tablee.core.story import Story
from tablee.games.bla5t import helmut
from tablee.games.bla5t.bosses import BOSSES
from tablee.games.bla5t.effect import Effect
from tablee.games.bla5t.heroes import HEROES
from tablee.games.bla5t.monsters import MONSTERS
from tablee.games.bla5t.position import Position
from tablee.games.bla5t.steps import PICK

EFFECTS: Final[dict[int, Effect]] = {**MONSTERS, **HEROES, **BOSSES}


def begin(state: Position, card: int, chance: Chance, story: Story | None) -> None:
    state.effect = card
    state.picks = []
    _ask_for_next(state, chance, story)


def pick(state: Position, back: int, chance: Chance, story: Story | None) -> None:
    state.picks.append(back)
    _ask_for_next(state, chance, story)


def _ask_for_next(state: Position, chance: Chance, story: Story | None) -> None:
    effect = EFFECTS[state.effect]
    state.targets = effect.targets(state)
    if state.targets or (state.picks and effect.can_stop is not None):
        state.step = PICK
    else:
        end_of_picks(state, chance, story)


def end_of_picks(state: Position, chance: Chance, story: Story | None) -> None:
    effect = EFFECTS[state.effect]
    state.targets = []
    if not (effect.touches and helmut.ask(state, story)):
        effect.resolve(state, chance, story)


def after_answers(state: Position, chance: Chance, story: Story | None) -> None:
    helmut.take_answers(state, chance, story)
    EFFECTS[state.effect].resolve(state, chance, story)


def can_stop(state: Position) -> bool:
    """Whether `done` may end the picks now."""
    effect = EFFECTS[state.effect]
    return effect.can_stop is not None and effect.can_stop(state)
