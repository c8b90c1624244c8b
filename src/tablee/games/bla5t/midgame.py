"""The mid-game change (BLA5T-MID-1, BLA5T-Q51): the list stays, or is picked anew; one knows which.

Six picks in the box's order make a new list. Nobody else can tell how many were made, nor whether
the list was kept.
"""

from typing import Final

from tablee.core.chance import Chance
from tablee.core.story import Story
from tablee.games.bla5t import tell
from tablee.games.bla5t.cards import (
    BOSS_CARDS,
    BOSS_PLACES,
    HERO_CARDS,
    HERO_PLACES,
    LEO,
    LOLA,
)
from tablee.games.bla5t.position import Position
from tablee.games.bla5t.steps import CHANGE

PICKS: Final = HERO_PLACES + BOSS_PLACES


def is_due(state: Position) -> bool:
    if state.is_changed or max(state.scores) * 2 < state.limit:
        return False
    return state.options.has_extension


def begin(state: Position, chance: Chance, story: Story | None) -> None:
    state.is_changed = True
    most = max(state.scores)
    tied = [seat for seat in range(state.seats) if state.scores[seat] == most]
    state.turn = tied[chance.below(len(tied))] if len(tied) > 1 else tied[0]
    state.new_list = []
    state.step = CHANGE
    if story is not None:
        story.append(tell.may_change(state.turn))


def choices(new_list: list[int]) -> list[int]:
    """What may be put on the list next, so that it can still be filled."""
    filled = len(new_list)
    last = new_list[-1] if new_list else -1
    if filled >= HERO_PLACES:
        later = [card for card in BOSS_CARDS if card > last]
        return later[: len(later) - (PICKS - filled) + 1]
    if last == LOLA:
        return [LEO]
    later = [card for card in HERO_CARDS if card > last and card != LEO]
    return [card for card in later if _can_fill(card, HERO_PLACES - filled)]


def _can_fill(card: int, places: int) -> bool:
    """Whether that many places can be filled by this hero and later ones, Lola with Leo only."""
    if card == LOLA:
        return places == 2
    single = sum(card <= other < LOLA for other in HERO_CARDS)
    return single >= places or (places >= 3 and single >= places - 2)


def put(state: Position, card: int, story: Story | None) -> bool:
    """Whether the list is now complete; it takes effect only then."""
    state.new_list.append(card)
    if len(state.new_list) < PICKS:
        return False
    state.heroes = state.new_list[:HERO_PLACES]
    state.bosses = state.new_list[HERO_PLACES:]
    keep(state, story)
    return True


def keep(state: Position, story: Story | None) -> None:
    """The list is as it is; only the chooser knows it from now on."""
    state.new_list = []
    state.chooser = state.turn
    state.met = [0] * (state.seats + 1)
    if story is not None:
        story.append(tell.list_set(state.turn, state.heroes + state.bosses))


def all_lists() -> list[int]:
    """Every list that may have been chosen, as bits."""
    partial: list[list[int]] = [[]]
    for _ in range(PICKS):
        partial = [[*chosen, card] for chosen in partial for card in choices(chosen)]
    return [sum(1 << card for card in chosen) for chosen in partial]


def keeps_list(state: Position) -> int:
    """The pick that leaves the list as it was, where it is not kept by one choice (rules 1)."""
    wanted = state.heroes if len(state.new_list) < HERO_PLACES else state.bosses
    offered = choices(state.new_list)
    kept = [card for card in wanted if card in offered]
    return kept[0] if kept else offered[0]


def heroes_of(bits: int) -> list[int]:
    return [card for card in HERO_CARDS if bits >> card & 1]


def bosses_of(bits: int) -> list[int]:
    return [card for card in BOSS_CARDS if bits >> card & 1]
