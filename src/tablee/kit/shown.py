"""Cards shown for a moment, in a position's text: `shown b3:1` is the first of the game."""

from collections.abc import Callable

from tablee.core.notation import Fields, read_number, require
from tablee.kit.backs import BACK_TEXT
from tablee.kit.places import NOWHERE, PlacesState, ShownCard


def shown_text(state: PlacesState) -> str:
    return " ".join(f"{BACK_TEXT[shown.back]}:{shown.number}" for shown in state.shown)


def read_shown(state: PlacesState, fields: Fields, read_back: Callable[[str], int]) -> None:
    """The numbers may be left out, and so may how many there were in the whole game."""

    def read(text: str) -> tuple[int, int | None]:
        name, colon, number = text.partition(":")
        return read_back(name), read_number(number) if colon else None

    for back, number in fields.read_all("shown", read):
        state.shown.append(ShownCard(back, len(state.shown) + 1 if number is None else number))
    latest = state.shown[-1].number if state.shown else 0
    state.reveals = fields.count("reveals", latest)


def check_shown(state: PlacesState) -> None:
    backs = [shown.back for shown in state.shown]
    numbers = [shown.number for shown in state.shown]
    require(len(set(backs)) == len(backs), "shown", "a card is shown once")
    is_there = all(state.at[back] != NOWHERE for back in backs)
    require(is_there, "shown", "no card of the table")
    is_counted = numbers == sorted(set(numbers)) and min(numbers, default=1) > 0
    require(is_counted, "shown", "counted one after the other")
    require(max(numbers, default=0) <= state.reveals, "reveals", "fewer than are shown")
