"""Reading a position of Bla5t from its text; garbage is a NotationError, never a crash."""

from tablee.core.notation import Fields, NotationError, read_number, read_one, read_seat
from tablee.core.options import read_options
from tablee.core.seats import Seat
from tablee.games.bla5t import history
from tablee.games.bla5t.cards import HIDDEN, STEPHANIA, check_list, read_card
from tablee.games.bla5t.checks import check, count_aside
from tablee.games.bla5t.handling import new_back
from tablee.games.bla5t.moves import BACKS, MOST_SEATS
from tablee.games.bla5t.options import Bla5tOptions
from tablee.games.bla5t.position import SQUARE, Position
from tablee.games.bla5t.rules import Bla5t
from tablee.games.bla5t.score import Line
from tablee.games.bla5t.steps import (
    DECLINED,
    HIDDEN_ANSWER,
    NOBODY,
    NONE,
    NOT_ASKED,
    STARTS,
    STEPS,
    UNANSWERED,
    UNCHOSEN,
)


def read(text: str) -> Bla5t:
    """A position; what is not said is a plain middle of round 1 with P0 to act."""
    state = _read(text, False)
    check(state)
    return state


def read_seen(text: str) -> Bla5t:
    """A position as a seat may know it: hidden faces are HIDDEN, still to be imagined."""
    return _read(text, True)


def _read(text: str, is_seen: bool) -> Bla5t:
    fields = Fields(text)
    seats = fields.number("seats", 3)
    if not 2 <= seats <= MOST_SEATS:
        raise NotationError(f"seats: bla5t is played by 2 to 6, not {seats}")
    state = Bla5t(seats, read_options(Bla5tOptions, fields.text("options")))
    state.round = fields.number("round", 1)
    state.dealer = _seat_or(state, fields, "dealer", 0)
    state.turn = _seat_or(state, fields, "turn", 0)
    state.beat = fields.number("beat", 0)
    step = fields.read("step", "action", lambda word: read_one(word, STEPS, "a step"))
    state.step = STEPS.index(step)
    _read_list(state, fields, is_seen)
    _read_chairs(state, fields)
    _read_cards(state, fields)
    _read_turn(state, fields)
    _read_effect(state, fields)
    _read_start(state, fields)
    _read_seats(state, fields)
    fields.done()
    faces = [state.face[back] for back in range(BACKS) if state.used >> back & 1]
    if not is_seen and (
        HIDDEN in faces + state.pile + state.discard + state.new_list
        or HIDDEN_ANSWER in state.answers
        or history.hides_something(state.history)
    ):
        raise NotationError("a complete position hides nothing (??)")
    count_aside(state, is_seen)
    return state


def _read_list(state: Position, fields: Fields, is_seen: bool) -> None:
    options = state.options
    if is_seen and fields.text("heroes") == "??":
        fields.text("bosses")
        options.hero_cards()
    else:
        heroes = fields.read_all("heroes", read_card, options.heroes.replace(",", " "))
        bosses = fields.read_all("bosses", read_card, options.bosses.replace(",", " "))
        state.heroes, state.bosses = sorted(heroes), sorted(bosses)
        check_list(state.heroes, state.bosses)
    state.chooser = _seat_or(state, fields, "chooser", NOBODY)
    state.is_changed = _read_yes(fields, "changed")
    state.new_list = fields.read_all("list", history.read_face)


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


def _read_cards(state: Position, fields: Fields) -> None:
    names = [f"P{seat} cards" for seat in range(state.seats)]
    chairs = list(state.chair)
    if state.seats < state.chairs:
        names.append("dummy")
        chairs.append(state.seat_at.index(NOBODY))
    places = [fields.words(name) for name in names]
    backs = [
        fields.read_all(name.replace("cards", "backs").replace("dummy", "dummybacks"), _back)
        for name in names
    ]
    hand = fields.words("hand")
    for given in [*backs, [_back(word.partition(":")[0]) for word in hand if ":" in word]]:
        for back in given:
            if state.used >> back & 1:
                raise NotationError(f"b{back} is in two places")
            state.used |= 1 << back
    for chair, words, given in zip(chairs, places, backs, strict=True):
        _read_layout(state, chair, words, given)
    for word in hand:
        name, colon, card = word.partition(":")
        if colon:
            back = _back(name)
            state.face[back] = history.read_face(card)
        elif state.used.bit_count() < BACKS:
            back = new_back(state, history.read_face(name))
        else:
            raise NotationError("too many cards on the table")
        state.hand.append(back)
    if len(state.hand) > 2:
        raise NotationError("hand: at most two cards are drawn")
    state.next_back = fields.read("nextback", f"b{state.next_back}", _back)
    state.pile = fields.read_all("pile", history.read_face)[::-1]
    state.discard = fields.read_all("discard", read_card)[::-1]
    state.barred = _seat_or(state, fields, "barred", NOBODY)


def _read_layout(state: Position, chair: int, words: list[str], backs: list[int]) -> None:
    cards = [word for word in words if word != "."]
    if backs and len(backs) != len(cards):
        raise NotationError(f"{len(cards)} cards have {len(backs)} backs")
    if len(words) > BACKS or len(cards) + state.used.bit_count() > BACKS + len(backs):
        raise NotationError("too many cards on the table")
    layout = [NONE] * max(SQUARE, len(words))
    given = iter(backs)
    for place, word in enumerate(words):
        if word == ".":
            continue
        card = history.read_face(word.rstrip("^!"))
        back = next(given) if backs else new_back(state, card)
        state.face[back] = card
        state.at[back] = chair
        layout[place] = back
        if word[-1] in "^!":
            state.up |= 1 << back
        if word[-1] == "!":
            state.fixed |= 1 << back
    while len(layout) > SQUARE and layout[-1] == NONE:
        layout.pop()
    state.layouts[chair] = layout


def _read_turn(state: Position, fields: Fields) -> None:
    for seat in range(state.seats):
        state.turns[seat] = fields.number(f"P{seat} turns", 2)
    state.plays_again = _read_yes(fields, "again")
    resume = fields.text("resume")
    state.resume = _read_chair(state, resume) if resume else NONE
    state.passes = fields.number("passes", 0)
    state.blaster = _seat_or(state, fields, "blast", NOBODY)
    last = fields.read_all("last", lambda word: read_seat(word, state.seats))
    state.last_done = sum({1 << seat for seat in last})
    if state.blaster >= 0:
        state.last_done |= 1 << state.blaster


def _read_effect(state: Position, fields: Fields) -> None:
    effect = fields.text("effect")
    state.effect = read_card(effect) if effect else NONE
    if state.effect == STEPHANIA:
        state.picks = fields.read_all("picks", lambda word: _read_chair(state, word))
    else:
        state.picks = fields.read_all("picks", _back)
    for seat in range(state.seats):
        state.answers[seat] = fields.read(f"P{seat} answer", "", _read_answer)
    state.cancelled = sum({1 << back for back in fields.read_all("cancelled", _back)})
    look = fields.words("look")
    state.looks_at_top = "top" in look
    state.look = [_back(word) for word in look if word != "top"]


def _read_start(state: Position, fields: Fields) -> None:
    boss = fields.text("boss")
    state.boss = read_card(boss) if boss else NONE
    state.boss_seat = _seat_or(state, fields, "combo", NOBODY)
    looking = fields.read_all("looking", lambda word: read_seat(word, state.seats))
    state.looking = sum({1 << seat for seat in looking})
    for seat in range(state.seats):
        state.jimbo[seat] = fields.number(f"P{seat} jimbo", 0)
        state.enzo[seat] = fields.number(f"P{seat} enzo", 0)
        state.duo[seat] = 1 if _read_yes(fields, f"P{seat} duo") else 0
        state.starts[seat] = fields.read(f"P{seat} start", STARTS[0], _read_start_choice)
        state.opened[seat] = fields.read_all(f"P{seat} opened", _back)
        state.due[seat] = fields.number(f"P{seat} due", 0)


def _read_seats(state: Position, fields: Fields) -> None:
    state.met[-1] = sum({1 << card for card in fields.read_all("met", read_card)})
    for seat in range(state.seats):
        state.met[seat] = sum({1 << card for card in fields.read_all(f"P{seat} met", read_card)})
        state.scores[seat] = fields.number(f"P{seat} score", 0)
        for place in fields.read_all(f"P{seat} knows", read_number):
            state.history.append(_known(state, seat, place))
    parts = [part for part in fields.text("sheet").split(",") if part.strip()]
    state.sheet = [_read_lines(part, state.seats) for part in parts]
    lines = [part for part in fields.text("history").split(",") if part.strip()]
    state.history += [history.read(line, state.seats) for line in lines]
    history.check(state.history)


def _known(state: Position, seat: Seat, place: int) -> int:
    """`P0 knows 1 3`: a short way to say which of its own cards a seat has looked at."""
    layout = state.layouts[state.chair[seat]]
    if not 1 <= place <= len(layout) or layout[place - 1] == NONE:
        raise NotationError(f"P{seat} knows: no card in place {place}")
    back = layout[place - 1]
    return history.entry(history.LOOKED, seat, back, state.face[back])


def _read_lines(text: str, seats: int) -> list[Line]:
    lines = []
    for word in text.split():
        numbers = [read_number(part) for part in word.split("/")]
        if len(numbers) != 3:
            raise NotationError(f"sheet: expected cards/counted/penalty, not {word[:20]!r}")
        lines.append(Line(numbers[0], numbers[1], numbers[2]))
    if len(lines) != seats:
        raise NotationError(f"sheet: a round has {seats} lines")
    return lines


def _read_answer(text: str) -> int:
    words = {"": NOT_ASKED, "?": UNANSWERED, "??": HIDDEN_ANSWER, "declined": DECLINED}
    return words[text] if text in words else _back(text)


def _read_start_choice(text: str) -> int:
    return UNCHOSEN if text == "?" else STARTS.index(read_one(text, STARTS, "a start"))


def _read_chair(state: Position, text: str) -> int:
    names = [f"c{chair + 1}" for chair in range(state.chairs)]
    return names.index(read_one(text, names, "a chair"))


def _read_yes(fields: Fields, key: str) -> bool:
    return fields.read(key, "no", lambda word: read_one(word, ["yes", "no"], "yes or no")) == "yes"


def _seat_or(state: Position, fields: Fields, key: str, default: Seat) -> Seat:
    text = fields.text(key)
    return fields.read(key, text, lambda word: read_seat(word, state.seats)) if text else default


def _back(text: str) -> int:
    return history.read_back(text)
