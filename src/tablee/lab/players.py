"""Bots by name: the house's levels, those it keeps, other frameworks' searches, and one's own."""

from typing import Final

from tablee.bots import LEVELS, Bot
from tablee.bots.reference import ReferenceBot
from tablee.lab.own_bots import COLON, UnknownBot, load_bot
from tablee.packs.pack import Pack

REFERENCE: Final = "reference"
"""The tree search on the contract; after a colon the number of simulations, else by the budget."""
FRAMEWORK: Final = "openspiel:"
SEARCH: Final = "openspiel:ismcts:"
"""Followed by the number of simulations."""


def new_bot(pack: Pack, name: str) -> Bot:
    """UnknownBot says which there are; MissingExtra, which extra a search needs."""
    if name in LEVELS:
        return pack.bot(name)
    if name in pack.opponents:
        return pack.opponents[name]()
    if name == REFERENCE:
        return ReferenceBot(pack.game)
    if (number := name.removeprefix(REFERENCE + COLON)).isdecimal():
        return ReferenceBot(pack.game, int(number))
    if COLON in name and not name.startswith(FRAMEWORK):
        return load_bot(name)
    simulations = name.removeprefix(SEARCH)
    if simulations == name or not simulations.isdecimal():
        levels = ", ".join([*LEVELS, *pack.opponents, REFERENCE])
        known = f"one of {levels}, {SEARCH}100, or module:Class"
        raise UnknownBot(f"no bots of level {name!r} ({known})")
    # Only who asks for it needs OpenSpiel.
    from tablee.lab.openspiel.searcher import IsmctsBot  # noqa: PLC0415

    return IsmctsBot(pack.name, int(simulations))
