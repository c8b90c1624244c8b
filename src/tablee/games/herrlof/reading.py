"""Reading Herrlof positions: the inverse of notation.py, with defaults for small positions."""

from tablee.core.notation import (
    Fields,
    NotationError,
    read_number,
    read_one,
    read_seat,
    require,
)
from tablee.core.options import read_options
from tablee.games.herrlof import checks, history
from tablee.games.herrlof.cards import COLOUR, COLOURS, FREE, SUITS, read_hand
from tablee.games.herrlof.options import HerrlofOptions
from tablee.games.herrlof.rules import Herrlof
from tablee.games.herrlof.score import ScoreLine
from tablee.games.herrlof.steps import PREDICT, STEPS, UNKNOWN


def read(text: str) -> Herrlof:
    """What is not said is a plain middle of round 1 with P0 to lead."""
    fields = Fields(text)
    seats = fields.number("seats", 2)
    require(seats in (2, 3), "seats", f"herrlof is played by 2 or 3, not {seats}")
    options = fields.read("options", "", lambda value: read_options(HerrlofOptions, value))
    state = Herrlof(seats, options)

    def seat_at(word: str) -> int:
        return read_seat(word, seats)

    state.round = fields.number("round", 1)
    state.dealer = fields.read("dealer", f"P{seats - 1}", seat_at)
    step = fields.read("step", "play", lambda word: read_one(word, STEPS, "a step"))
    state.step = STEPS.index(step)
    state.leader = fields.read("lead", "P0", seat_at)
    state.trick = fields.read_all("trick", SUITS.read)
    state.led = COLOUR[state.trick[0]] if state.trick else FREE
    on_turn = (state.leader + len(state.trick)) % seats
    state.turn = fields.read("turn", f"P{on_turn}", seat_at)
    state.turned = fields.read_all("turned", SUITS.read)
    shown = COLOUR[state.turned[-1]] if state.turned else FREE
    said = "none" if shown == FREE else COLOURS[shown]
    trump = fields.read("trump", said, lambda w: read_one(w, [*COLOURS, "none"], "a trump"))
    state.trump = FREE if trump == "none" else COLOURS.index(trump)
    state.stock = fields.read_all("stock", SUITS.read)[::-1]
    state.destroyed = fields.number("destroyed", 0)
    _read_latest(state, fields)
    before = fields.read_all("played", SUITS.read, _words(state.latest))
    state.played = fields.read("played", "", lambda _: read_hand(before + state.trick))
    state.victim = fields.read("victim", "P0", seat_at)
    state.history = fields.read_parts("history", lambda part: history.read(part, seats))
    _read_seats(state, fields)
    state.sheet = fields.read_parts("sheet", lambda part: _read_sheet(part, seats))
    fields.done()
    checks.check(state, fields)
    return state


def _read_latest(state: Herrlof, fields: Fields) -> None:
    def read_trick(text: str) -> list[int]:
        leader, *cards = text.split()
        state.latest_leader = read_seat(leader, state.seats)
        return [SUITS.read(word) for word in cards]

    if fields.text("latest"):
        state.latest = fields.read("latest", "", read_trick)


def _read_hand(text: str) -> int:
    hand: int = read_hand([SUITS.read(word) for word in text.split()])
    return hand


def _words(cards: list[int]) -> str:
    return " ".join(SUITS.texts(cards))


def _read_seats(state: Herrlof, fields: Fields) -> None:
    for seat in range(state.seats):
        key = f"P{seat} hand"
        state.hands[seat] = fields.read(key, "", _read_hand)
        predicted = UNKNOWN if state.step == PREDICT else 0
        state.predictions[seat] = fields.number(f"P{seat} predicts", predicted)
        state.tricks[seat] = fields.number(f"P{seat} tricks", 0)
        state.discards[seat] = fields.read_all(f"P{seat} discarded", SUITS.read)
        state.scores[seat] = fields.number(f"P{seat} score", 0)
        state.bonuses[seat] = fields.number(f"P{seat} bonuses", 0)


def _read_sheet(text: str, seats: int) -> list[ScoreLine]:
    lines = []
    for word in text.split():
        tricks, slash, prediction = word.partition("/")
        if not slash:
            raise NotationError(f"expected tricks/prediction, not {word[:20]!r}")
        lines.append(ScoreLine(read_number(tricks), read_number(prediction), seats))
    if len(lines) != seats:
        raise NotationError(f"a round has {seats} lines")
    return lines
