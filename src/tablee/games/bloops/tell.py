"""Bloops' story. Places count from 1, and whoever does not see the table follows cards by them.

No event of a hidden card carries its face, for a story is kept (BLOOPS-Q43): a look, a drawn card
or a wrong throw is on the screen while it lasts, then nowhere.
"""

from tablee.core.contract import Outcome
from tablee.core.seats import Seat
from tablee.core.story import Event
from tablee.games.bloops.cards import TEXT
from tablee.kit.backs import GAP


def _back(back: int) -> str:
    return f"b{back}"


def ready(seat: Seat) -> Event:
    return Event("ready", seat)


def direction_chosen(seat: Seat, direction: int) -> Event:
    return Event("clockwise" if direction > 0 else "counterclockwise", seat)


def drawn(seat: Seat, back: int) -> Event:
    return Event("drawn", seat, {"back": _back(back)})


def passed(seat: Seat) -> Event:
    return Event("passed", seat)


def reshuffled(cards: int) -> Event:
    return Event("reshuffled", None, {"cards": cards})


def kept(seat: Seat, back: int, place: int) -> Event:
    return Event("kept", seat, {"back": _back(back), "place": place})


def discarded(seat: Seat, back: int, card: int) -> Event:
    return Event("discarded", seat, {"back": _back(back), "card": TEXT[card]})


def thrown(seat: Seat, back: int, card: int, place: int) -> Event:
    return Event("thrown", seat, {"back": _back(back), "card": TEXT[card], "place": place})


def thrown_wrong(seat: Seat, back: int, place: int) -> Event:
    return Event("thrown_wrong", seat, {"back": _back(back), "place": place})


def thrown_late(seat: Seat, back: int, place: int) -> Event:
    return Event("thrown_late", seat, {"back": _back(back), "place": place})


def grabbed(seat: Seat) -> Event:
    return Event("grabbed", seat)


def hidden(seat: Seat, back: int, place: int) -> Event:
    return Event("hidden", seat, {"back": _back(back), "place": place})


def penalty(seat: Seat, back: int, place: int) -> Event:
    return Event("penalty", seat, {"back": _back(back), "place": place})


def penalty_skipped(seat: Seat, *, is_barred: bool) -> Event:
    return Event("barred" if is_barred else "penalty_skipped", seat)


def fizzled(seat: Seat, value: int) -> Event:
    return Event("fizzled", seat, {"card": str(value)})


def gifted(seat: Seat, target: Seat, back: int, place: int) -> Event:
    return Event("gifted", seat, {"target": target, "back": _back(back), "place": place})


def peeked(seat: Seat, owner: Seat, back: int, place: int) -> Event:
    if owner == seat:
        return Event("peeked_own", seat, {"back": _back(back), "place": place})
    return Event("peeked", seat, {"other": owner, "back": _back(back), "place": place})


def peek_over(seat: Seat) -> Event:
    return Event("peek_over", seat)


def swapped(seat: Seat, target: Seat, backs: list[int], places: list[int]) -> Event:
    """The card given and the one taken, and where each lay."""
    given, taken = backs
    return Event(
        "swapped",
        seat,
        {
            "target": target,
            "given": _back(given),
            "taken": _back(taken),
            "place": places[0],
            "place_other": places[1],
        },
    )


def announced(seat: Seat) -> Event:
    return Event("bloops", seat)


def draw_unlocked(drawer: Seat) -> Event:
    return Event("draw_unlocked", drawer)


def confirmed(seat: Seat) -> Event:
    return Event("confirmed", seat)


def arranged(seat: Seat, before: list[int], after: list[int]) -> Event:
    """Which cards went where."""
    moves = [
        (place, after.index(back) + 1)
        for place, back in enumerate(before, start=1)
        if back != GAP and after.index(back) + 1 != place
    ]
    if not moves:
        return Event("arranged", seat)
    if len(moves) == 1:
        place, new = moves[0]
        return Event("arranged_one", seat, {"place": place, "new_place": new})
    if len(moves) == 2 and moves[0] == (moves[1][1], moves[1][0]):
        place, other = moves[0]
        return Event("arranged_two", seat, {"place": place, "place_other": other})
    places, news = [place for place, _ in moves], [new for _, new in moves]
    return Event("arranged_many", seat, {"places": places, "new_places": news})


def game_over(outcome: Outcome | None) -> Event:
    assert outcome is not None
    return Event(
        "game_over",
        None,
        {"winners": outcome.winners, "scores": outcome.scores, "rule": outcome.rule},
    )
