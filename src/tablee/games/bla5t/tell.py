"""Bla5t's story. Places count from 1.

No event carries the face of a card that lies face down, or may again, for a story is kept
(BLA5T-Q59): what is looked at, drawn, shown by mistake or turned up is on the screen while it
lasts, then nowhere. Told are the cards that go to the discard, and the one that lies on it.
"""

from typing import Final

from tablee.core.seats import Seat
from tablee.core.story import Event, Value
from tablee.games.bla5t.cards import TEXT, texts
from tablee.games.bla5t.score import ScoreLine
from tablee.games.bla5t.steps import STARTS

ZOMBIE: Final = "Zombie"
"""What people are told the dummy is called (BLA5T-VAR-2)."""


def _name(seat: Seat) -> Value:
    return seat if seat >= 0 else ZOMBIE


def round_dealt(number: int) -> Event:
    return Event("round_dealt", None, {"round": number})


def turned_up(card: int) -> Event:
    return Event("turned_up", None, {"card": TEXT[card]})


def start_chosen(seat: Seat, start: int) -> Event:
    return Event(f"starts_with_{STARTS[start]}", seat)


def looked(seat: Seat, owner: Seat, place: int) -> Event:
    if seat == owner:
        return Event("looked", seat, {"place": place})
    return Event("looked_at_theirs", seat, {"target": _name(owner), "place": place})


def looked_at_top(seat: Seat) -> Event:
    return Event("looked_at_top", seat)


def drew(seat: Seat) -> Event:
    return Event("drew", seat)


def discarded(seat: Seat, card: int) -> Event:
    return Event("discarded", seat, {"card": TEXT[card]})


def played(seat: Seat, card: int) -> Event:
    return Event("played", seat, {"card": TEXT[card]})


def placed(seat: Seat, place: int, card: int) -> Event:
    return Event("placed", seat, {"place": place, "card": TEXT[card]})


def took(seat: Seat, place: int, card: int) -> Event:
    return Event("took", seat, {"place": place, "card": TEXT[card]})


def matched(seat: Seat, card: int) -> Event:
    return Event("matched", seat, {"card": TEXT[card]})


def mismatched(seat: Seat, place: int, top: int) -> Event:
    return Event("mismatched", seat, {"place": place, "top": TEXT[top]})


def penalty_card(seat: Seat, place: int) -> Event:
    return Event("penalty_card", seat, {"place": place})


def flipped(seat: Seat, owner: Seat, place: int, is_up: int) -> Event:
    kind = "flipped_up" if is_up else "flipped_down"
    return Event(kind, seat, {"target": _name(owner), "place": place})


def swapped(seat: Seat, owners: list[Seat], places: list[int]) -> Event:
    """Two cards changed places: which way it is told depends on whose they were."""
    one, other = owners
    values = {"place": places[0], "other": _name(other), "place_other": places[1]}
    if one == seat:
        return Event("swapped", seat, values)
    return Event("swapped_others", seat, {"target": _name(one), **values})


def mixed(seat: Seat, places: list[int], moved: int) -> Event:
    """BLA5T-Q19: the same for the others whether the cards moved or not."""
    return Event("mixed", seat, {"places": places}, {"moved": moved}, (seat,))


def touched(seat: Seat, owners: list[Seat]) -> Event:
    return Event("touched", seat, {"target": owners})


def helmut_revealed(seat: Seat) -> Event:
    return Event("helmut_revealed", seat)


def claim_failed(seat: Seat, place: int) -> Event:
    return Event("claim_failed", seat, {"place": place})


def removed(seat: Seat, owner: Seat, card: int) -> Event:
    return Event("removed", seat, {"target": _name(owner), "card": TEXT[card]})


def places_changed(seat: Seat, chairs: list[int]) -> Event:
    return Event("places_changed", seat, {"chairs": chairs})


def plays_again(seat: Seat) -> Event:
    return Event("plays_again", seat)


def passed(seat: Seat) -> Event:
    return Event("passed", seat)


def reshuffled(cards: int) -> Event:
    return Event("reshuffled", None, {"cards": cards})


def blasted(seat: Seat) -> Event:
    return Event("blasted", seat)


def revealed(seat: Seat) -> Event:
    return Event("revealed", seat)


def combo(seat: Seat, boss: int) -> Event:
    return Event("combo", seat, {"boss": TEXT[boss]})


def round_scored(number: int, lines: list[ScoreLine], scores: list[int]) -> Event:
    return Event(
        "round_scored",
        None,
        {
            "round": number,
            "cards": [line.cards for line in lines],
            "counted": [line.counted for line in lines],
            "penalties": [line.penalty for line in lines],
            "points": [line.points for line in lines],
            "scores": list(scores),
        },
    )


def may_change(seat: Seat) -> Event:
    return Event("may_change", seat)


def list_set(seat: Seat, cards: list[int]) -> Event:
    return Event("list_set", seat, {}, {"cards": texts(cards)}, (seat,))


def game_over(scores: list[int]) -> Event:
    least = min(scores)
    winners = [seat for seat, score in enumerate(scores) if score == least]
    return Event("game_over", None, {"winners": winners, "scores": list(scores)})
