"""Reads the positions that notation.py writes. Garbage is a NotationError, never a crash."""

from collections import Counter
from typing import Final

from tablee.core.notation import Fields, NotationError, read_number, read_one, read_seat
from tablee.core.options import read_options
from tablee.games.bloops.cards import TEXT, read_card
from tablee.games.bloops.moves import GAP, MOST_PLACES, MOST_SEATS, read_back
from tablee.games.bloops.options import BloopsOptions
from tablee.games.bloops.rules import Bloops
from tablee.games.bloops.sense import check, complete
from tablee.games.bloops.spread import NO_CARD, PUBLIC
from tablee.games.bloops.steps import NO_BACK, OVER, START, STEPS, Effect, Shown

_DIRECTIONS: Final = {"clockwise": 1, "counterclockwise": -1}


def read(text: str) -> Bloops:
    """A position; what is not said is a first turn of P0 in which nobody has looked at anything."""
    fields = Fields(text)
    seats = _read_seats(fields)
    state = Bloops(seats, read_options(BloopsOptions, fields.text("options")))
    step = fields.read("step", STEPS[START], lambda word: read_one(word, STEPS, "a step"))
    state.step = STEPS.index(step)
    state.turn = fields.read("turn", "P0", lambda word: read_seat(word, seats))
    way = fields.read("direction", "clockwise", lambda w: read_one(w, _DIRECTIONS, "a direction"))
    state.direction = _DIRECTIONS[way]
    state.turns = _count(fields, "turns", 0 if state.step <= START else 2)
    state.passes = _count(fields, "passes", 0)
    state.looked = _read_bits(fields, "ready", seats)
    _read_cards(state, fields)
    _read_window(state, fields)
    if "holder" in fields:
        state.holder = fields.read("holder", "", lambda word: read_seat(word, seats))
    state.armed = _yes(fields, "armed")
    state.confirmed = _read_bits(fields, "confirmed", seats)
    state.rule = fields.text("rule", "BLOOPS-END-2" if state.step == OVER else "")
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


# --- the cards on the table -------------------------------------------------------------------


def _read_cards(state: Bloops, fields: Fields) -> None:
    spread = state.spread
    spread.pile = fields.read_all("pile", read_card)[::-1]
    spread.discard = fields.read_all("discard", read_card)[::-1]
    spread.shuffle = _count(fields, "shuffle", 0)
    if spread.shuffle > 999:
        raise NotationError("shuffle: at most 999")
    faces = [fields.read_all(f"P{seat} cards", _read_place) for seat in range(state.seats)]
    drawn = fields.read_all("drawn", read_card)
    if len(drawn) > 1:
        raise NotationError("drawn: one card")
    _check_deck(state, [card for places in faces for card in places if card != GAP] + drawn)
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
    back = read_back(text)
    if back is None:
        raise NotationError(f"not a back: {text[:20]!r} (b0 to b63)")
    return back


def _check_deck(state: Bloops, lying: list[int]) -> None:
    """What the text omits lies aside; what it names too often is an error."""
    left = Counter(state.options.cards())
    left.subtract(lying + state.spread.pile + state.spread.discard)
    for card, count in left.items():
        if count < 0:
            raise NotationError(f"too many {TEXT[card]} for this deck")
    state.spread.aside = sorted(left.elements())


def _lowest_free(state: Bloops, places: list[int]) -> list[int]:
    free = [back for back in range(MOST_PLACES) if state.spread.free >> back & 1]
    return [GAP if card == GAP else free.pop(0) for card in places]


def _put(state: Bloops, seat: int, places: list[int], backs: list[int]) -> None:
    if len(places) != len(backs) or len(places) > MOST_PLACES or (places and places[-1] == GAP):
        raise NotationError(f"P{seat} backs: one a card, none after the last card")
    for card, back in zip(places, backs, strict=True):
        if (card == GAP) != (back == GAP):
            raise NotationError(f"P{seat} backs: one a card, - for an empty place")
        if back != GAP:
            _put_face(state, card, back)
    state.spread.layouts[seat] = backs


def _put_drawn(state: Bloops, drawn: list[int], back: int) -> None:
    if not drawn or back == GAP:
        raise NotationError("drawn_back: the back of the drawn card")
    _put_face(state, drawn[0], back)
    state.drawn = back


def _put_face(state: Bloops, card: int, back: int) -> None:
    spread = state.spread
    if not spread.free >> back & 1:
        raise NotationError(f"b{back} is given twice")
    spread.free ^= 1 << back
    spread.faces[back] = card
    spread.shuffles[back] = spread.shuffle


def _read_knowledge(state: Bloops, fields: Fields) -> None:
    spread = state.spread
    for seat in range(state.seats):
        for back in fields.read_all(f"P{seat} knows", lambda word: _lying(state, word)):
            spread.knowers[back] |= 1 << seat
    for back in fields.read_all("known", lambda word: _lying(state, word)):
        spread.knowers[back] |= PUBLIC
    for back, shuffle in fields.read_all("older", lambda word: _numbered(state, word)):
        if not 0 <= shuffle < spread.shuffle:
            raise NotationError(f"older: the pile came from shuffle {spread.shuffle}")
        spread.shuffles[back] = shuffle


def _lying(state: Bloops, text: str) -> int:
    back = _back(text)
    if back == GAP or state.spread.faces[back] == NO_CARD:
        raise NotationError(f"{text} does not lie on the table")
    return back


def _numbered(state: Bloops, text: str) -> tuple[int, int]:
    """`b3:14`."""
    name, _, number = text.partition(":")
    return _lying(state, name), read_number(number)


# --- the window -------------------------------------------------------------------------------


def _read_window(state: Bloops, fields: Fields) -> None:
    state.discarded = _count(fields, "discarded", len(state.spread.discard))
    words = fields.words("queue")
    number = state.discarded - len(words)
    for word in words:
        number += 1
        state.queue.append(_effect(word, number, state.seats))
    looking = fields.read_all("looking", lambda word: _lying(state, word))
    if len(looking) > 1:
        raise NotationError("looking: one card")
    state.looking = looking[0] if looking else NO_BACK
    state.locked = _yes(fields, "locked")
    state.lock = _count(fields, "lock", state.discarded)
    for word in fields.words("shown"):
        named = word if ":" in word else f"{word}:{len(state.shown) + 1}"
        back, reveal = _numbered(state, named)
        state.shown.append(Shown(back, reveal))
    state.reveals = _count(fields, "reveals", len(state.shown))


def _effect(text: str, number: int, seats: int) -> Effect:
    """`P0:6`, or with the number of its discard `P0:6:14`."""
    parts = text.split(":")
    if len(parts) not in (2, 3):
        raise NotationError(f"queue: expected P0:6, not {text[:20]!r}")
    own_number = read_number(parts[2]) if len(parts) == 3 else number
    return Effect(read_seat(parts[0], seats), read_number(parts[1]), own_number)


def _count(fields: Fields, key: str, default: int) -> int:
    count = fields.number(key, default)
    if count < 0:
        raise NotationError(f"{key}: not below 0")
    return count


def _yes(fields: Fields, key: str) -> bool:
    return fields.read(key, "no", lambda word: read_one(word, ["yes", "no"], "yes or no")) == "yes"


def _read_bits(fields: Fields, key: str, seats: int) -> int:
    bits = 0
    for seat in fields.read_all(key, lambda word: read_seat(word, seats)):
        bits |= 1 << seat
    return bits
