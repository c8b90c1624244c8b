"""Herrlof positions as text: `trump B; P0 hand G7 R3; P1 hand R8 B3; lead P0`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee.core.notation import (
    Fields,
    NotationError,
    read_number,
    read_one,
    read_seat,
    write_fields,
)
from tablee.core.options import read_options
from tablee.games.herrlof import history
from tablee.games.herrlof.cards import (
    COLOUR,
    COLOURS,
    DECK,
    FREE,
    UNIT,
    can_add,
    cards_of,
    hand_of,
    read_card,
    read_hand,
    size,
    texts,
)
from tablee.games.herrlof.options import HerrlofOptions
from tablee.games.herrlof.score import Line
from tablee.games.herrlof.steps import OVER, PLAY, PREDICT, STEPS, UNKNOWN

if TYPE_CHECKING:
    from tablee.games.herrlof.rules import Herrlof


def write(state: Herrlof) -> str:
    seats = range(state.seats)
    fields = [
        ("seats", str(state.seats)),
        ("options", state.options.text()),
        ("round", str(state.round)),
        ("dealer", f"P{state.dealer}"),
        ("step", STEPS[state.step]),
        ("turn", f"P{state.turn}"),
        ("lead", f"P{state.leader}"),
        ("trump", "none" if state.trump == FREE else COLOURS[state.trump]),
        ("turned", _cards(state.turned)),
        ("stock", _cards(state.stock[::-1])),
        ("trick", _cards(state.trick)),
    ]
    fields += [(f"P{seat} hand", _cards(cards_of(state.hands[seat]))) for seat in seats]
    fields += [
        (f"P{seat} predicts", str(state.predictions[seat]))
        for seat in seats
        if state.predictions[seat] != UNKNOWN
    ]
    fields += [(f"P{seat} tricks", str(state.tricks[seat])) for seat in seats]
    fields += [(f"P{seat} discarded", _cards(state.discards[seat])) for seat in seats]
    fields += [
        ("destroyed", str(state.destroyed)),
        ("latest", f"P{state.latest_leader} {_cards(state.latest)}" if state.latest else ""),
        ("played", _cards(cards_of(state.played - hand_of(state.trick)))),
        ("victim", f"P{state.victim}"),
        ("history", ", ".join(history.write(code) for code in state.history)),
    ]
    fields += [(f"P{seat} score", str(state.scores[seat])) for seat in seats]
    fields += [(f"P{seat} bonuses", str(state.bonuses[seat])) for seat in seats]
    fields += [("sheet", ", ".join(" ".join(_line(x) for x in lines) for lines in state.sheet))]
    return write_fields(fields)


def read(text: str, blank: Callable[[int, HerrlofOptions], Herrlof]) -> Herrlof:
    """Fills a blank position; what is not said is a plain middle of round 1 with P0 to lead."""
    fields = Fields(text)
    seats = fields.number("seats", 2)
    if seats not in (2, 3):
        raise NotationError(f"seats: herrlof is played by 2 or 3, not {seats}")
    state = blank(seats, read_options(HerrlofOptions, fields.text("options")))

    def seat_at(word: str) -> int:
        return read_seat(word, seats)

    state.round = fields.number("round", 1)
    state.dealer = fields.read("dealer", f"P{seats - 1}", seat_at)
    state.leader = fields.read("lead", "P0", seat_at)
    state.trick = fields.read_all("trick", read_card)
    if len(state.trick) > seats:
        raise NotationError(f"trick: at most {seats} cards")
    state.led = COLOUR[state.trick[0]] if state.trick else FREE
    on_turn = (state.leader + len(state.trick)) % seats
    state.turn = fields.read("turn", f"P{on_turn}", seat_at)
    step = fields.read("step", "play", lambda word: read_one(word, STEPS, "a step"))
    state.step = STEPS.index(step)
    trump = fields.read("trump", "none", lambda w: read_one(w, [*COLOURS, "none"], "a trump"))
    state.trump = FREE if trump == "none" else COLOURS.index(trump)
    state.turned = fields.read_all("turned", read_card)
    state.stock = fields.read_all("stock", read_card)[::-1]
    state.destroyed = fields.number("destroyed", 0)
    latest = fields.words("latest")
    if latest:
        state.latest_leader = seat_at(latest[0])
        state.latest = [read_card(word) for word in latest[1:]]
    state.played = read_hand(fields.read_all("played", read_card) + state.trick)
    state.victim = fields.read("victim", "P0", seat_at)
    lines = [part for part in fields.text("history").split(",") if part.strip()]
    state.history = [history.read(part, seats) for part in lines]
    _read_seats(state, fields)
    state.sheet = [_read_sheet(part, seats) for part in fields.text("sheet").split(",") if part]
    fields.done()
    _set_aside(state)
    _check(state)
    return state


def _read_seats(state: Herrlof, fields: Fields) -> None:
    for seat in range(state.seats):
        state.hands[seat] = read_hand(fields.read_all(f"P{seat} hand", read_card))
        predicted = UNKNOWN if state.step == PREDICT else 0
        state.predictions[seat] = fields.number(f"P{seat} predicts", predicted)
        state.tricks[seat] = fields.number(f"P{seat} tricks", 0)
        state.discards[seat] = fields.read_all(f"P{seat} discarded", read_card)
        state.scores[seat] = fields.number(f"P{seat} score", 0)
        state.bonuses[seat] = fields.number(f"P{seat} bonuses", 0)


def _set_aside(state: Herrlof) -> None:
    """What the text omits lies aside; what it names twice is an error."""
    seen = 0
    for word in state.census():
        card = read_card(word)
        if not can_add(seen, card):
            raise NotationError(f"{word} is in two places")
        seen += UNIT[card]
    for card in DECK:
        if can_add(seen, card):
            seen += UNIT[card]
            state.aside += UNIT[card]


def _check(state: Herrlof) -> None:
    if state.step not in (OVER, PREDICT) and not state.hands[state.turn] and state.step == PLAY:
        raise NotationError(f"P{state.turn} is to play and has no card")
    held = [size(state.hands[seat]) + _has_played(state, seat) for seat in range(state.seats)]
    if state.step == PLAY and len(set(held)) > 1:
        raise NotationError("hands differ in size (HERR-Q17)")


def _has_played(state: Herrlof, seat: int) -> int:
    return 1 if (seat - state.leader) % state.seats < len(state.trick) else 0


def _cards(cards: list[int]) -> str:
    return " ".join(texts(cards))


def _line(line: Line) -> str:
    return f"{line.tricks}/{line.prediction}"


def _read_sheet(text: str, seats: int) -> list[Line]:
    lines = []
    for word in text.split():
        tricks, slash, prediction = word.partition("/")
        if not slash:
            raise NotationError(f"sheet: expected tricks/prediction, not {word[:20]!r}")
        lines.append(Line(read_number(tricks), read_number(prediction), seats))
    if len(lines) != seats:
        raise NotationError(f"sheet: a round has {seats} lines")
    return lines
