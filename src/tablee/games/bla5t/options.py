"""Bla5t's options."""

from typing import Literal

from tablee.core.options import Options
from tablee.games.bla5t.cards import check_list, read_list


class Bla5tOptions(Options, frozen=True, kw_only=True):
    """BLA5T-COMP-3, BLA5T-COMP-4, BLA5T-VAR-1, BLA5T-VAR-3.

    `heroes` and `bosses` are the host's choice; `eleration` is Bla5t-eleration;
    `bosses_first_round=no` leaves all bosses in the box for the first round.
    """

    mode: Literal["base", "advanced"] = "base"
    limit: Literal[50, 100] = 100
    eleration: bool = False
    bosses_first_round: bool = True
    heroes: str = "Jayce,Apo,Helmut,Herman"
    bosses: str = "Gordon,Futura"

    @property
    def is_advanced(self) -> bool:
        return self.mode == "advanced"

    def hero_cards(self) -> list[int]:
        """A list without sense is a NotationError."""
        heroes = read_list(self.heroes)
        check_list(heroes, read_list(self.bosses))
        return heroes

    def boss_cards(self) -> list[int]:
        bosses = read_list(self.bosses)
        check_list(read_list(self.heroes), bosses)
        return bosses
