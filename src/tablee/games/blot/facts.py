"""Blot told to somebody who cannot see the table: what lies there, in the order of asking."""

from collections.abc import Iterator

from tablee.core.seats import Seat
from tablee.core.story import Told, Value
from tablee.core.view import View
from tablee.games.blot.cards import CEREMONY_SIZE
from tablee.games.blot.view import BlotView, God, Tile


def facts(view: View) -> list[Told]:
    assert isinstance(view, BlotView)
    return [
        *_asked(view),
        *_hands(view),
        *[_tile(view, tile) for tile in view.tiles],
        *[_god(god) for god in view.gods],
        *_tricks(view),
        *_others(view),
        *_scores(view),
    ]


def _asked(view: BlotView) -> Iterator[Told]:
    is_own, seat = view.seat == view.turn, view.turn
    if view.step == "over":
        yield Told("over", None, {})
    elif view.step == "name":
        yield Told("name_now" if is_own else "names", seat, {})
    elif view.step == "give":
        yield Told("give_now" if is_own else "gives", seat, {"tile": view.tricks[-1].tile})
    elif not is_own:
        yield Told("plays", seat, {})
    elif view.seats > 2:
        yield Told("play_now", seat, {})
    else:
        yield Told("play_two_now", seat, {"n": view.left})
        if view.first is not None:
            yield Told("elsewhere", seat, {"tile": view.first})


def _hands(view: BlotView) -> Iterator[Told]:
    for seat in _from_reader(view):
        hand = view.hands[seat]
        if hand:
            yield Told("own_hand" if seat == view.seat else "hand", seat, {"cards": hand})
        elif hand is not None and seat == view.seat:
            yield Told("own_hand_empty", seat, {})
    if view.seat is not None and view.sides < view.seats:
        yield Told("partner", view.seat, {"partner": (view.seat + view.sides) % view.seats})


def _tile(view: BlotView, tile: Tile) -> Told:
    if tile.face == "gone":
        return Told("ceremony_done", None, {"tile": tile.colour})
    if tile.demanded is None:
        return Told("ceremony_empty", None, {"tile": tile.colour, "face": tile.face})
    cards = [offering.card for offering in tile.offerings]
    return Told(
        "ceremony_open" if len(cards) > 1 else "ceremony_opened",
        None,
        {
            "tile": tile.colour,
            "face": tile.face,
            "demanded": tile.demanded,
            "cards": cards,
            "players": [offering.seat for offering in tile.offerings],
            "n": CEREMONY_SIZE[view.seats] - len(cards),
        },
    )


def _god(god: God) -> Told:
    if god.masked:
        return Told("god_masked", None, {"god": god.name})
    power = f"{god.name}:{god.face}"
    if god.colour is None:
        return Told("god_waiting", None, {"god": god.name, "power": power})
    return Told("god_given", None, {"god": god.name, "power": power, "colour": god.colour})


def _tricks(view: BlotView) -> Iterator[Told]:
    """Each stays apart, face up, before its winner (BLOT-RES-3)."""
    for trick in view.tricks:
        kind = "own_trick" if trick.winner == view.seat else "trick"
        cards = [offering.card for offering in trick.offerings]
        yield Told(kind, trick.winner, {"tile": trick.tile, "cards": cards})


def _others(view: BlotView) -> Iterator[Told]:
    for seat in _from_reader(view):
        if seat != view.seat:
            yield Told("holds", seat, {"n": view.counts[seat]})
    if view.aside_cards:
        yield Told("aside_shown", None, {"cards": view.aside_cards})
    elif view.aside:
        yield Told("aside", None, {"n": view.aside})


def _scores(view: BlotView) -> Iterator[Told]:
    yield Told("round", None, {"round": view.round})
    if view.sides < view.seats:
        for side in range(view.sides):
            yield Told("team_score", None, {"players": _side(view, side), "n": view.scores[side]})
    else:
        for seat in _from_reader(view):
            kind = "own_score" if seat == view.seat else "score"
            yield Told(kind, seat, {"n": view.scores[seat]})
    if view.step not in ("name", "over") or not view.sheet:
        return
    number = len(view.sheet)
    for side, line in enumerate(view.sheet[-1].lines):
        who: dict[str, Value] = {"round": number, "players": _side(view, side)}
        if line.excluded:
            yield Told("round_without", None, who)
        else:
            counted = {"n": line.points, "ceremonies": line.ceremonies}
            yield Told("round_before", None, {**who, **counted})


def _side(view: BlotView, side: int) -> list[Seat]:
    return list(range(side, view.seats, view.sides))


def _from_reader(view: BlotView) -> list[Seat]:
    """The reader first, then the others clockwise."""
    first = view.seat or 0
    return [(first + at) % view.seats for at in range(view.seats)]
