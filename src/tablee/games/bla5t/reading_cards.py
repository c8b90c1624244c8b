"""Reading the cards of a position: layouts, backs, the drawn, the pile and the discard."""

from typing import Final

from tablee.core.notation import (
    FieldError,
    Fields,
    read_seat,
    require,
)
from tablee.core.seats import Seat
from tablee.games.bla5t import history
from tablee.games.bla5t.cards import read_card
from tablee.games.bla5t.handling import new_back
from tablee.games.bla5t.notation import backs_key, cards_key
from tablee.games.bla5t.position import SQUARE, Position
from tablee.games.bla5t.steps import (
    NOBODY,
    NONE,
)
from tablee.kit.backs import BACKS
from tablee.kit.shown import read_shown

TOO_MANY: Final = "too many cards on the table"


def read_cards(state: Position, fields: Fields) -> None:
    sitters = list(range(state.seats))
    if state.seats < state.chairs:
        sitters.append(NOBODY)
    backs = [fields.read_all(backs_key(seat), history.read_back) for seat in sitters]
    hand = fields.read_all("hand", _read_drawn)
    keys = [*[backs_key(seat) for seat in sitters], "hand"]
    for key, given in zip(keys, [*backs, [back for back, _ in hand if back != NONE]], strict=True):
        for back in given:
            if state.used >> back & 1:
                raise FieldError(key, f"{key}: b{back} is in two places")
            state.used |= 1 << back
    for seat, given in zip(sitters, backs, strict=True):
        _read_layout(state, fields, seat, given)
    require(len(hand) <= 2, "hand", "at most two cards are drawn")
    for back, card in hand:
        is_named = back != NONE
        require(is_named or state.used.bit_count() < BACKS, "hand", TOO_MANY)
        if is_named:
            state.faces[back] = card
        state.hand.append(back if is_named else new_back(state, card))
    state.next_back = fields.read("nextback", f"b{state.next_back}", history.read_back)
    state.pile = fields.read_all("pile", history.read_face)[::-1]
    state.discard = fields.read_all("discard", read_card)[::-1]
    state.barred = seat_or(state, fields, "barred", NOBODY)
    read_shown(state, fields, history.read_back)


def _read_drawn(text: str) -> tuple[int, int]:
    """`b12:7`, or `7` with the next free back."""
    name, colon, card = text.partition(":")
    face = history.read_face(card if colon else name)
    return history.read_back(name) if colon else NONE, face


def _read_layout(state: Position, fields: Fields, seat: Seat, backs: list[int]) -> None:
    key = cards_key(seat)
    chair = state.chair[seat] if seat >= 0 else state.seat_at.index(NOBODY)
    places = fields.read_all(key, _read_place)
    cards = [card for card, _ in places if card != NONE]
    if backs and len(backs) != len(cards):
        name = backs_key(seat)
        raise FieldError(name, f"{name}: {len(cards)} cards have {len(backs)} backs")
    is_room = len(cards) + state.used.bit_count() <= BACKS + len(backs)
    require(len(places) <= BACKS and is_room, key, TOO_MANY)
    layout = [NONE] * max(SQUARE, len(places))
    given = iter(backs)
    for place, (card, mark) in enumerate(places):
        if card == NONE:
            continue
        back = next(given) if backs else new_back(state, card)
        state.faces[back] = card
        state.at[back] = chair
        layout[place] = back
        if mark:
            state.up |= 1 << back
        if mark == "!":
            state.fixed |= 1 << back
    while len(layout) > SQUARE and layout[-1] == NONE:
        layout.pop()
    state.layouts[chair] = layout


def _read_place(text: str) -> tuple[int, str]:
    """A card and its mark; NONE: a free place."""
    if text == ".":
        return NONE, ""
    mark = text[-1] if text[-1] in "^!" else ""
    return history.read_face(text.removesuffix(mark)), mark


def seat_or(state: Position, fields: Fields, key: str, default: Seat) -> Seat:
    if not fields.text(key):
        return default
    return fields.read(key, "", lambda word: read_seat(word, state.seats))
