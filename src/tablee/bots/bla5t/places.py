"""The choices of Bla5t about people and rounds: Stephania's chairs, starts, a changed list."""

from tablee.bots.bla5t.sight import Sight
from tablee.games.bla5t.cards import ENZO, HELMUT, HERMAN
from tablee.games.bla5t.moves import Sit
from tablee.games.bla5t.steps import SAME, THREE


def rate_sit(sight: Sight, move: Sit) -> float:
    """The best layout for ourselves, the worst for whoever leads."""
    points = sight.points(move.chair)
    if move.seat == sight.seat:
        return -points
    return points / sight.state.seats


def rate_start(sight: Sight, start: int) -> float:
    """Fewer cards are fewer points; Jimbo's are unseen."""
    if start == SAME:
        return 6.0 * (4 - sight.state.jimbo[sight.seat]) - 2.5
    return 6.0 if start == THREE else 0.0


def rate_keep(sight: Sight) -> float:
    """As welcome as a good hero, as long as nothing was changed: a kept list is hidden as well."""
    return -1.0 if sight.state.new_list else 0.5


def rate_change(card: int) -> float:
    """Whoever changes the list alone knows it; heroes worth holding are welcome."""
    return 0.5 if card in (HERMAN, HELMUT, ENZO) else 0.0
