"""Bloops' story. No event of a hidden card carries its face, for a story is kept (BLOOPS-Q43):

a look, a drawn card or a wrong throw is on the screen while it lasts, then nowhere.
"""

from tablee.core.contract import Outcome
from tablee.core.seats import Seat
from tablee.core.story import Event
from tablee.games.bloops.cards import TEXT


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


def kept(seat: Seat, back: int) -> Event:
    return Event("kept", seat, {"back": _back(back)})


def discarded(seat: Seat, back: int, card: int) -> Event:
    return Event("discarded", seat, {"back": _back(back), "card": TEXT[card]})


def thrown(seat: Seat, back: int, card: int) -> Event:
    return Event("thrown", seat, {"back": _back(back), "card": TEXT[card]})


def thrown_wrong(seat: Seat, back: int) -> Event:
    return Event("thrown_wrong", seat, {"back": _back(back)})


def thrown_late(seat: Seat, back: int) -> Event:
    return Event("thrown_late", seat, {"back": _back(back)})


def grabbed(seat: Seat) -> Event:
    return Event("grabbed", seat)


def hidden(seat: Seat, back: int) -> Event:
    return Event("hidden", seat, {"back": _back(back)})


def penalty(seat: Seat, back: int) -> Event:
    return Event("penalty", seat, {"back": _back(back)})


def penalty_skipped(seat: Seat, *, is_barred: bool) -> Event:
    return Event("barred" if is_barred else "penalty_skipped", seat)


def fizzled(seat: Seat, value: int) -> Event:
    return Event("fizzled", seat, {"card": str(value)})


def gifted(seat: Seat, target: Seat, back: int) -> Event:
    return Event("gifted", seat, {"target": target, "back": _back(back)})


def peeked(seat: Seat, owner: Seat, back: int) -> Event:
    if owner == seat:
        return Event("peeked_own", seat, {"back": _back(back)})
    return Event("peeked", seat, {"other": owner, "back": _back(back)})


def peek_over(seat: Seat) -> Event:
    return Event("peek_over", seat)


def swapped(seat: Seat, target: Seat, given: int, taken: int) -> Event:
    return Event("swapped", seat, {"target": target, "given": _back(given), "taken": _back(taken)})


def announced(seat: Seat) -> Event:
    return Event("bloops", seat)


def draw_unlocked(drawer: Seat) -> Event:
    return Event("draw_unlocked", drawer)


def confirmed(seat: Seat) -> Event:
    return Event("confirmed", seat)


def arranged(seat: Seat) -> Event:
    return Event("arranged", seat)


def game_over(outcome: Outcome | None) -> Event:
    assert outcome is not None
    return Event(
        "game_over",
        None,
        {"winners": outcome.winners, "scores": outcome.scores, "rule": outcome.rule},
    )
