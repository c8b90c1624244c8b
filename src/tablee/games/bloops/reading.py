"""Reads the positions that notation.py writes. Garbage is a NotationError, never a crash."""

from typing import Final

from tablee.core.notation import (
    Fields,
    NotationError,
    read_number,
    read_one,
    read_seat,
    require,
)
from tablee.core.options import read_options
from tablee.core.seats import Seat
from tablee.core.starting import named_starter
from tablee.games.bloops.cards import TEXT, read_card
from tablee.games.bloops.checks import check
from tablee.games.bloops.completing import complete
from tablee.games.bloops.moves import MOST_PLACES, MOST_SEATS, read_place
from tablee.games.bloops.options import BloopsOptions
from tablee.games.bloops.position import PUBLIC
from tablee.games.bloops.rules import Bloops
from tablee.games.bloops.steps import START, STEPS, WINDOW, Effect
from tablee.kit.backs import GAP, NO_BACK
from tablee.kit.shown import read_shown

MOST_SHUFFLES: Final = 999
_DIRECTIONS: Final = {"clockwise": 1, "counterclockwise": -1}


def read(text: str) -> Bloops:
    """A position; what is not said is a first turn of P0 in which nobody has looked at anything."""
    fields = Fields(text)
    seats = _read_seats(fields)
    state = Bloops(seats, fields.read("options", "", lambda text: _read_options(text, seats)))
    step = fields.read("step", STEPS[START], lambda word: read_one(word, STEPS, "a step"))
    state.step = STEPS.index(step)
    state.turn = fields.read("turn", "P0", lambda word: read_seat(word, seats))
    way = fields.read("direction", "clockwise", lambda w: read_one(w, _DIRECTIONS, "a direction"))
    state.direction = _DIRECTIONS[way]
    state.turns = fields.count("turns", 0 if state.step <= START else 2)
    state.passes = fields.count("passes", 0)
    state.looked = _read_bits(fields, "ready", seats)
    _read_cards(state, fields)
    _read_window(state, fields)
    if "holder" in fields:
        state.holder = fields.read("holder", "", lambda word: read_seat(word, seats))
    state.armed = fields.yes("armed")
    state.confirmed = _read_bits(fields, "confirmed", seats)
    is_open = state.step >= WINDOW and bool(state.discard)
    state.fresh = fields.count("fresh", max(1, len(state.queue)) if is_open else 0)
    state.barred = _read_bits(fields, "barred", seats)
    state.rule = fields.text("rule")
    fields.done()
    complete(state)
    check(state)
    return state


def _read_seats(fields: Fields) -> int:
    named = [seat + 1 for seat in range(2, MOST_SEATS) if f"P{seat} cards" in fields]
    seats = fields.number("seats", max(named, default=2))
    if not 2 <= seats <= MOST_SEATS:
        raise NotationError(f"seats: bloops is played by 2 to {MOST_SEATS}, not {seats}")
    return seats


def _read_options(text: str, seats: int) -> BloopsOptions:
    options = read_options(BloopsOptions, text)
    named_starter(options.starter, seats)
    return options


# --- the cards on the table -------------------------------------------------------------------


def _read_cards(state: Bloops, fields: Fields) -> None:
    state.pile = fields.read_all("pile", read_card)[::-1]
    state.discard = fields.read_all("discard", read_card)[::-1]
    state.shuffle = fields.count("shuffle", 0)
    require(state.shuffle <= MOST_SHUFFLES, "shuffle", f"at most {MOST_SHUFFLES}")
    faces = [fields.read_all(f"P{seat} cards", _read_place) for seat in range(state.seats)]
    drawn = fields.read_all("drawn", read_card)
    require(len(drawn) <= 1, "drawn", "one card")
    _count_aside(state, faces, drawn)
    backs = [fields.read_all(f"P{seat} backs", _back) for seat in range(state.seats)]
    drawn_back = fields.read_all("drawn_back", _back)
    for seat, named in enumerate(backs):
        if named:
            _put(state, seat, faces[seat], named)
    if drawn_back:
        _put_drawn(state, drawn, drawn_back[0])
    for seat, named in enumerate(backs):
        if not named:
            _put(state, seat, faces[seat], _lowest_free(state, faces[seat]))
    if drawn and not drawn_back:
        _put_drawn(state, drawn, _lowest_free(state, drawn)[0])
    _read_knowledge(state, fields)


def _read_place(text: str) -> int:
    return GAP if text == "-" else read_card(text)


def _back(text: str) -> int:
    back = read_place(text)
    if back is None:
        raise NotationError(f"not a back: {text[:20]!r} (b0 to b63)")
    return back


def _count_aside(state: Bloops, faces: list[list[int]], drawn: list[int]) -> None:
    """What the text omits lies aside; what it names too often is an error."""
    left = state.options.cards()
    layouts = [(f"P{seat} cards", places) for seat, places in enumerate(faces)]
    rest = [("drawn", drawn), ("pile", state.pile), ("discard", state.discard)]
    for key, cards in layouts + rest:
        for card in cards:
            if card != GAP:
                require(card in left, key, f"too many {TEXT[card]} for this deck")
                left.remove(card)
    state.aside = left


def _lowest_free(state: Bloops, places: list[int]) -> list[int]:
    free = [back for back in range(MOST_PLACES) if not state.is_on_table(back)]
    return [GAP if card == GAP else free.pop(0) for card in places]


def _put(state: Bloops, seat: int, places: list[int], backs: list[int]) -> None:
    key = f"P{seat} backs"
    is_whole = len(places) == len(backs) <= MOST_PLACES and not (places and places[-1] == GAP)
    require(is_whole, key, "one a card, none after the last card")
    for card, back in zip(places, backs, strict=True):
        require((card == GAP) == (back == GAP), key, "one a card, - for an empty place")
        if back != GAP:
            _put_face(state, key, card, back)
            state.at[back] = seat
    state.layouts[seat] = backs


def _put_drawn(state: Bloops, drawn: list[int], back: int) -> None:
    require(bool(drawn) and back != GAP, "drawn_back", "the back of the drawn card")
    _put_face(state, "drawn_back", drawn[0], back)
    state.drawn = back


def _put_face(state: Bloops, key: str, card: int, back: int) -> None:
    require(not state.is_on_table(back), key, f"b{back} is given twice")
    state.take_back(back, card)
    state.shuffles[back] = state.shuffle


def _read_knowledge(state: Bloops, fields: Fields) -> None:
    for seat in range(state.seats):
        for back in fields.read_all(f"P{seat} knows", lambda word: _lying(state, word)):
            state.knowers[back] |= 1 << seat
    for back in fields.read_all("known", lambda word: _lying(state, word)):
        state.knowers[back] |= PUBLIC
    for back, shuffle in fields.read_all("older", lambda word: _numbered(state, word)):
        is_older = 0 <= shuffle < state.shuffle
        require(is_older, "older", f"the pile came from shuffle {state.shuffle}")
        state.shuffles[back] = shuffle


def _lying(state: Bloops, text: str) -> int:
    back = _back(text)
    if back == GAP or not state.is_on_table(back):
        raise NotationError(f"{text} does not lie on the table")
    return back


def _numbered(state: Bloops, text: str) -> tuple[int, int]:
    """`b3:14`."""
    name, _, number = text.partition(":")
    return _lying(state, name), read_number(number)


# --- the window -------------------------------------------------------------------------------


def _read_window(state: Bloops, fields: Fields) -> None:
    state.discarded = fields.count("discarded", len(state.discard))
    effects = fields.read_all("queue", lambda word: _effect(word, state.seats))
    number = state.discarded - len(effects)
    for seat, value, own_number in effects:
        number += 1
        state.queue.append(Effect(seat, value, number if own_number < 0 else own_number))
    looking = fields.read_all("looking", lambda word: _lying(state, word))
    require(len(looking) <= 1, "looking", "one card")
    state.looking = looking[0] if looking else NO_BACK
    state.locked = fields.yes("locked")
    state.lock = fields.count("lock", state.discarded)
    read_shown(state, fields, lambda word: _lying(state, word))


def _effect(text: str, seats: int) -> tuple[Seat, int, int]:
    """`P0:6`, or with the number of its discard `P0:6:14`."""
    parts = text.split(":")
    if len(parts) not in (2, 3):
        raise NotationError(f"expected P0:6, not {text[:20]!r}")
    number = read_number(parts[2]) if len(parts) == 3 else -1
    return read_seat(parts[0], seats), read_number(parts[1]), number


def _read_bits(fields: Fields, key: str, seats: int) -> int:
    bits = 0
    for seat in fields.read_all(key, lambda word: read_seat(word, seats)):
        bits |= 1 << seat
    return bits
