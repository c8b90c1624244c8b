"""Who begins a game: drawn at random, or the one the table names before the deal."""

from tablee.core.chance import Chance
from tablee.core.options import RANDOM
from tablee.core.seats import Seat
from tablee.core.wrong_choice import WrongChoice


def named_starter(starter: str, seats: int) -> Seat | None:
    """The seat that an option names; None: it is left to chance."""
    if starter == RANDOM:
        return None
    seat = int(starter[1:])
    if seat >= seats:
        wording = {
            "fr": "option starter : random, ou de P0 à P{last}, et non « {starter} »",
            "en": "option starter: random or P0 to P{last}, not '{starter}'",
        }
        raise WrongChoice(wording, {"last": seats - 1, "starter": starter})
    return seat


def starter_among(starter: str, seats: int) -> str:
    """The one that was named, if so many seats have room for them."""
    is_there = starter == RANDOM or int(starter[1:]) < seats
    return starter if is_there else RANDOM


def fewest_with(starter: str, seats: range) -> int:
    """How many of a game's seats there must be for that one to be among them."""
    named = named_starter(starter, seats[-1])
    return seats[0] if named is None else max(seats[0], named + 1)


def starter_of(starter: str, seats: int, chance: Chance) -> Seat:
    """Drawn in either case, so that a name changes nothing else of the deal."""
    named = named_starter(starter, seats)
    drawn = chance.below(seats)
    return drawn if named is None else named
