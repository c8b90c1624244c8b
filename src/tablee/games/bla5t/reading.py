"""Reading a position of Bla5t from its text; garbage is a NotationError, never a crash."""

from tablee.core.notation import (
    FieldError,
    Fields,
    NotationError,
    read_number,
    read_one,
    read_seat,
    require,
)
from tablee.core.options import read_options
from tablee.core.seats import Seat
from tablee.games.bla5t import history
from tablee.games.bla5t.cards import FAWKES, HIDDEN, MAGA, STEPHANIA, check_list, read_card
from tablee.games.bla5t.checks import check
from tablee.games.bla5t.completing import complete, remember
from tablee.games.bla5t.counting import count_aside
from tablee.games.bla5t.moves import MOST_SEATS
from tablee.games.bla5t.notation import cards_key
from tablee.games.bla5t.options import Bla5tOptions
from tablee.games.bla5t.position import Position
from tablee.games.bla5t.reading_cards import read_cards, seat_or
from tablee.games.bla5t.rules import Bla5t
from tablee.games.bla5t.score import ScoreLine
from tablee.games.bla5t.steps import (
    CHANGE,
    DECLINED,
    HIDDEN_ANSWER,
    NOBODY,
    NONE,
    NOT_ASKED,
    OPENING,
    SCORED,
    START,
    STARTS,
    STEPS,
    UNANSWERED,
    UNCHOSEN,
)


def read(text: str) -> Bla5t:
    """A position; what is not said is a plain middle of round 1 with P0 to act."""
    state = _read(text, False)
    complete(state)
    check(state)
    remember(state)
    return state


def read_seen(text: str) -> Bla5t:
    """A position as a seat may know it: hidden faces are HIDDEN, still to be imagined."""
    return _read(text, True)


def _read(text: str, is_seen: bool) -> Bla5t:
    fields = Fields(text)
    seats = fields.number("seats", 3)
    if not 2 <= seats <= MOST_SEATS:
        raise NotationError(f"seats: bla5t is played by 2 to 6, not {seats}")
    state = Bla5t(seats, fields.read("options", "", _read_any if is_seen else _read_options))
    state.dealer = seat_or(state, fields, "dealer", 0)
    state.turn = seat_or(state, fields, "turn", 0)
    state.beat = fields.count("beat", 0)
    step = fields.read("step", "action", lambda word: read_one(word, STEPS, "a step"))
    state.step = STEPS.index(step)
    _read_list(state, fields, is_seen)
    _read_chairs(state, fields)
    read_cards(state, fields)
    _read_effect(state, fields)
    _read_turn(state, fields)
    _read_start(state, fields)
    _read_seats(state, fields)
    state.round = fields.count("round", _likely_round(state))
    fields.done()
    if not is_seen:
        _refuse_secrets(state)
    count_aside(state, is_seen)
    return state


def _read_any(text: str) -> Bla5tOptions:
    return read_options(Bla5tOptions, text)


def _read_options(text: str) -> Bla5tOptions:
    options = _read_any(text)
    options.hero_cards()  # a list without sense is refused
    return options


def _refuse_secrets(state: Position) -> None:
    reason = "a complete position hides nothing (??)"
    for chair, layout in enumerate(state.layouts):
        is_open = all(state.faces[back] != HIDDEN for back in layout if back >= 0)
        require(is_open, cards_key(state.seat_at[chair]), reason)
    require(all(state.faces[back] != HIDDEN for back in state.hand), "hand", reason)
    require(HIDDEN not in state.pile, "pile", reason)
    for seat, answer in enumerate(state.answers):
        require(answer != HIDDEN_ANSWER, f"P{seat} answer", reason)
    require(not history.hides_something(state.history), "history", reason)


def _read_list(state: Position, fields: Fields, is_seen: bool) -> None:
    options = state.options
    if is_seen and fields.text("heroes") == "??":
        fields.text("bosses")
    else:
        heroes = fields.read_all("heroes", read_card, options.heroes.replace(",", " "))
        bosses = fields.read_all("bosses", read_card, options.bosses.replace(",", " "))
        state.heroes, state.bosses = sorted(heroes), sorted(bosses)
        try:
            check_list(state.heroes, state.bosses, has_extension=options.has_extension)
        except NotationError as error:
            raise FieldError("heroes", f"heroes, bosses: {error}") from None
    state.chooser = seat_or(state, fields, "chooser", NOBODY)
    state.is_changed = fields.yes("changed")
    state.new_list = fields.read_all("list", read_card)


def _likely_round(state: Position) -> int:
    """Where points or promises are told, a round has been scored."""
    promises = [*state.jimbo, *state.enzo, *state.duo, *state.sheet]
    is_later = state.boss != NONE or any(state.scores) or any(promises)
    return 2 if is_later and state.step not in SCORED else 1


def _read_chairs(state: Position, fields: Fields) -> None:
    names = [f"P{seat}" for seat in range(state.seats)]
    names += ["dummy"] * (state.chairs - state.seats)
    words = fields.words("chairs", " ".join(names))
    if sorted(words) != sorted(names):
        raise NotationError(f"chairs: each of {' '.join(names)} once")
    for chair, word in enumerate(words):
        seat = NOBODY if word == "dummy" else read_seat(word, state.seats)
        state.seat_at[chair] = seat
        if seat >= 0:
            state.chair[seat] = chair


def _read_turn(state: Position, fields: Fields) -> None:
    is_before_turns = state.step in (START, OPENING, CHANGE) or state.effect in (FAWKES, MAGA)
    for seat in range(state.seats):
        state.turns[seat] = fields.count(f"P{seat} turns", 0 if is_before_turns else 2)
    state.plays_again = fields.yes("again")
    state.resume = fields.read("resume", "", lambda word: _read_chair(state, word))
    state.passes = fields.count("passes", 0)
    state.blaster = seat_or(state, fields, "blast", NOBODY)
    last = fields.read_all("last", lambda word: read_seat(word, state.seats))
    state.last_done = sum({1 << seat for seat in last})
    if state.blaster >= 0:
        state.last_done |= 1 << state.blaster


def _read_effect(state: Position, fields: Fields) -> None:
    state.effect = fields.read("effect", "", _read_card_or_none)
    if state.effect == STEPHANIA:
        state.picks = fields.read_all("picks", lambda word: _read_chair(state, word))
    else:
        state.picks = fields.read_all("picks", _back)
    for seat in range(state.seats):
        state.answers[seat] = fields.read(f"P{seat} answer", "", _read_answer)
    state.cancelled = sum({1 << back for back in fields.read_all("cancelled", _back)})
    look = fields.read_all("look", lambda word: NONE if word == "top" else _back(word))
    state.looks_at_top = NONE in look
    state.look = [back for back in look if back != NONE]


def _read_start(state: Position, fields: Fields) -> None:
    state.boss = fields.read("boss", "", _read_card_or_none)
    state.boss_seat = seat_or(state, fields, "combo", NOBODY)
    looking = fields.read_all("looking", lambda word: read_seat(word, state.seats))
    state.looking = sum({1 << seat for seat in looking})
    for seat in range(state.seats):
        state.jimbo[seat] = fields.count(f"P{seat} jimbo", 0)
        state.enzo[seat] = fields.count(f"P{seat} enzo", 0)
        state.duo[seat] = 1 if fields.yes(f"P{seat} duo") else 0
        state.starts[seat] = fields.read(f"P{seat} start", STARTS[0], _read_start_choice)
        state.opened[seat] = fields.read_all(f"P{seat} opened", _back)
        state.due[seat] = fields.count(f"P{seat} due", 0)


def _read_seats(state: Position, fields: Fields) -> None:
    state.met[-1] = sum({1 << card for card in fields.read_all("met", read_card)})
    for seat in range(state.seats):
        state.met[seat] = sum({1 << card for card in fields.read_all(f"P{seat} met", read_card)})
        state.scores[seat] = fields.number(f"P{seat} score", 0)
        for place in fields.read_all(f"P{seat} knows", read_number):
            state.history.append(_known(state, seat, place))
    state.sheet = fields.read("sheet", "", lambda text: _read_sheet(text, state.seats))
    state.history += fields.read("history", "", lambda text: history.read_all(text, state.seats))


def _known(state: Position, seat: Seat, place: int) -> int:
    """`P0 knows 1 3`: a short way to say which of its own cards a seat has looked at."""
    layout = state.layouts[state.chair[seat]]
    if not 1 <= place <= len(layout) or layout[place - 1] == NONE:
        raise NotationError(f"P{seat} knows: no card in place {place}")
    back = layout[place - 1]
    return history.entry(history.LOOKED, seat, back, state.faces[back])


def _read_sheet(text: str, seats: int) -> list[list[ScoreLine]]:
    return [_read_lines(part, seats) for part in text.split(",") if part.strip()]


def _read_lines(text: str, seats: int) -> list[ScoreLine]:
    lines = []
    for word in text.split():
        numbers = [read_number(part) for part in word.split("/")]
        if len(numbers) != 3:
            raise NotationError(f"expected cards/counted/penalty, not {word[:20]!r}")
        lines.append(ScoreLine(numbers[0], numbers[1], numbers[2]))
    if len(lines) != seats:
        raise NotationError(f"a round has {seats} lines")
    return lines


def _read_answer(text: str) -> int:
    words = {"": NOT_ASKED, "?": UNANSWERED, "??": HIDDEN_ANSWER, "declined": DECLINED}
    return words[text] if text in words else _back(text)


def _read_start_choice(text: str) -> int:
    return UNCHOSEN if text == "?" else STARTS.index(read_one(text, STARTS, "a start"))


def _read_card_or_none(text: str) -> int:
    return read_card(text) if text else NONE


def _read_chair(state: Position, text: str) -> int:
    if not text:
        return NONE
    names = [f"c{chair + 1}" for chair in range(state.chairs)]
    return names.index(read_one(text, names, "a chair"))


def _back(text: str) -> int:
    return history.read_back(text)
