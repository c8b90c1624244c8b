"""Bla5t's options."""

from functools import lru_cache
from typing import ClassVar, Literal

from tablee.core.options import Options
from tablee.games.bla5t.cards import check_list, read_list


class Bla5tOptions(Options, frozen=True, kw_only=True):
    """BLA5T-COMP-3, BLA5T-COMP-4, BLA5T-VAR-1, BLA5T-VAR-3.

    `heroes` and `bosses` are the host's choice; `eleration` is Bla5t-eleration;
    `bosses_first_round=no` leaves all bosses in the box for the first round.

    `rulings=first` is how games of rules 1 go on: the extension's heroes, bosses and mid-game
    change in the base game too, a list changed by six picks only; Helmut's question always, for
    6 s; a card shown by mistake hidden by the next move at the latest.
    """

    KEPT: ClassVar[frozenset[str]] = frozenset({"rulings"})

    mode: Literal["base", "advanced"] = "base"
    limit: Literal[50, 100] = 100
    eleration: bool = False
    bosses_first_round: bool = True
    heroes: str = "Jayce,Apo,Helmut,Herman"
    bosses: str = "Gordon,Futura"
    rulings: Literal["today", "first"] = "today"

    @property
    def is_advanced(self) -> bool:
        return self.mode == "advanced"

    @property
    def is_first(self) -> bool:
        return self.rulings == "first"

    @property
    def has_extension(self) -> bool:
        """Whether its heroes and bosses, and the mid-game change, belong to this game."""
        return self.is_advanced or self.is_first  # BLA5T-COMP-4, BLA5T-MID-1

    def hero_cards(self) -> list[int]:
        """A list without sense is a NotationError."""
        return _lists(self)[0].copy()

    def boss_cards(self) -> list[int]:
        return _lists(self)[1].copy()


@lru_cache(64)
def _lists(options: Bla5tOptions) -> tuple[list[int], list[int]]:
    heroes, bosses = read_list(options.heroes), read_list(options.bosses)
    check_list(heroes, bosses, has_extension=options.has_extension)
    return heroes, bosses
