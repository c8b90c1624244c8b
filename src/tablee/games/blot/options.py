"""Blot's options."""

from typing import Final

from tablee.core.options import RANDOM, Options, Starter
from tablee.core.starting import named_starter
from tablee.core.wrong_choice import WrongChoice

TEAM_SEATS: Final = 4


class BlotOptions(Options, frozen=True, kw_only=True):
    """`teams`: two against two, partners opposite (BLOT-TEAM-1). `starter`: BLOT-SETUP-5."""

    ADDED = frozenset({"starter"})

    teams: bool = False
    starter: Starter = RANDOM

    def check(self, seats: int) -> None:
        if self.teams and seats != TEAM_SEATS:
            wording = {
                "fr": "teams : deux contre deux se joue à {needed}, et non à {seats}",
                "en": "teams: two against two needs {needed} players, not {seats}",
            }
            raise WrongChoice(wording, {"needed": TEAM_SEATS, "seats": seats})
        named_starter(self.starter, seats)
