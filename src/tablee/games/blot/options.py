"""Blot's options."""

from typing import Final

from tablee.core.notation import NotationError
from tablee.core.options import RANDOM, Options, Starter
from tablee.core.starting import named_starter

TEAM_SEATS: Final = 4


class BlotOptions(Options, frozen=True, kw_only=True):
    """`teams`: two against two, partners opposite (BLOT-TEAM-1). `starter`: BLOT-SETUP-5."""

    ADDED = frozenset({"starter"})

    teams: bool = False
    starter: Starter = RANDOM

    def check(self, seats: int) -> None:
        if self.teams and seats != TEAM_SEATS:
            raise NotationError(f"teams: two against two needs {TEAM_SEATS} players, not {seats}")
        named_starter(self.starter, seats)
