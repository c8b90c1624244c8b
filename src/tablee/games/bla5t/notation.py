"""Bla5t positions as text: `P0 cards 7 3 Apo 12^; P1 cards 5 . Helmut! 9; discard 7; turn P0`.

A layout lists its places: `.` is a free one, `^` a face-up card, `!` a Helmut locked by his
reaction; backs are given beside it. Piles begin with their top card; `shown b3:1` is a card that
everybody sees for a moment, the first of the game. What a seat may remember of a position is the
same text with `??` for every face it does not see and has not seen.
"""

from tablee.core.notation import write_fields
from tablee.core.seats import Seat, seat_text
from tablee.games.bla5t import history
from tablee.games.bla5t.cards import HIDDEN, STEPHANIA, TEXT, text_of, texts
from tablee.games.bla5t.position import Position
from tablee.games.bla5t.score import ScoreLine
from tablee.games.bla5t.steps import (
    CHANGE,
    DECLINED,
    NONE,
    NOT_ASKED,
    STARTS,
    STEPS,
    UNANSWERED,
    UNCHOSEN,
)
from tablee.kit.shown import shown_text


class Eyes:
    """Whose eyes read a position: everything (the complete text), or what one seat may know."""

    def __init__(self, state: Position, is_complete: bool, seat: Seat | None) -> None:
        self.state = state
        self.is_complete = is_complete
        self.seat = seat
        self.open_backs = state.open_backs()

    def is_own(self, seat: Seat) -> bool:
        return self.is_complete or self.seat == seat

    def face(self, back: int) -> int:
        is_seen = self.is_complete or self.open_backs >> back & 1
        return self.state.faces[back] if is_seen else HIDDEN

    def unseen(self, cards: list[int]) -> list[int]:
        return cards if self.is_complete else [HIDDEN] * len(cards)

    def knows_list(self) -> bool:
        return self.state.chooser < 0 or self.is_own(self.state.chooser)


def cards_key(seat: Seat) -> str:
    """The field of a layout."""
    return "dummy" if seat < 0 else f"P{seat} cards"


def backs_key(seat: Seat) -> str:
    return "dummybacks" if seat < 0 else f"P{seat} backs"


def write(state: Position) -> str:
    return write_fields(_fields(state, Eyes(state, True, None)))


def write_seen(state: Position, seat: Seat | None) -> str:
    return write_fields(_fields(state, Eyes(state, False, seat)))


def _fields(state: Position, eyes: Eyes) -> list[tuple[str, str]]:
    fields = [
        ("seats", str(state.seats)),
        ("options", state.options.text()),
        ("round", str(state.round)),
        ("dealer", f"P{state.dealer}"),
        ("chairs", " ".join(_sitter(seat) for seat in state.seat_at)),
        ("heroes", " ".join(texts(state.heroes)) if eyes.knows_list() else "??"),
        ("bosses", " ".join(texts(state.bosses)) if eyes.knows_list() else "??"),
        ("chooser", _seat(state.chooser)),
        ("changed", _yes(state.is_changed)),
        ("list", " ".join(texts(_new_list(state, eyes)))),
        ("step", STEPS[state.step]),
        ("turn", f"P{state.turn}"),
        ("beat", str(state.beat)),
    ]
    fields += _cards(state, eyes)
    fields += _turn(state)
    fields += _effect(state, eyes)
    fields += _start(state)
    fields.append(("met", _met(state.met[-1])))
    for seat in range(state.seats):
        fields.append((f"P{seat} met", _met(state.met[seat]) if eyes.is_own(seat) else ""))
        fields.append((f"P{seat} score", str(state.scores[seat])))
    sheet = ", ".join(" ".join(_line(line) for line in lines) for lines in state.sheet)
    codes = state.history
    if not eyes.is_complete:
        codes = [history.seen_by(code, eyes.seat) for code in codes]
    return [*fields, ("sheet", sheet), ("history", ", ".join(history.write(c) for c in codes))]


def _cards(state: Position, eyes: Eyes) -> list[tuple[str, str]]:
    fields = []
    for chair, seat in enumerate(state.seat_at):
        places = state.layouts[chair]
        fields.append((cards_key(seat), " ".join(_place(state, back, eyes) for back in places)))
        backs = _backs([back for back in places if back >= 0])
        fields.append((backs_key(seat), " ".join(backs)))
    hand = [f"b{back}:{text_of(eyes.face(back))}" for back in state.hand]
    return [
        *fields,
        ("hand", " ".join(hand)),
        ("nextback", f"b{state.next_back}"),
        ("pile", " ".join(texts(eyes.unseen(state.pile)[::-1]))),
        ("discard", " ".join(texts(state.discard[::-1]))),
        ("barred", _seat(state.barred)),
        ("shown", shown_text(state)),
        ("reveals", str(state.reveals) if state.reveals else ""),
    ]


def _turn(state: Position) -> list[tuple[str, str]]:
    fields = [(f"P{seat} turns", str(state.turns[seat])) for seat in range(state.seats)]
    return [
        *fields,
        ("again", _yes(state.plays_again)),
        ("resume", f"c{state.resume + 1}" if state.resume >= 0 else ""),
        ("passes", str(state.passes) if state.passes else ""),
        ("blast", _seat(state.blaster)),
        ("last", _seats(state, state.last_done)),
    ]


def _effect(state: Position, eyes: Eyes) -> list[tuple[str, str]]:
    is_sitting = state.effect == STEPHANIA
    picks = [f"c{chair + 1}" for chair in state.picks] if is_sitting else _backs(state.picks)
    cancelled = [back for back in range(64) if state.cancelled >> back & 1]
    answers = [
        (f"P{seat} answer", _answer(state.answers[seat], eyes.is_own(seat)))
        for seat in range(state.seats)
    ]
    return [
        ("effect", text_of(state.effect) if state.effect != NONE else ""),
        ("picks", " ".join(picks)),
        *answers,
        ("cancelled", " ".join(_backs(cancelled))),
        ("look", " ".join(_backs(state.look) + ["top"] * state.looks_at_top)),
    ]


def _start(state: Position) -> list[tuple[str, str]]:
    fields = [
        ("boss", text_of(state.boss) if state.boss != NONE else ""),
        ("combo", _seat(state.boss_seat)),
        ("looking", _seats(state, state.looking)),
    ]
    for seat in range(state.seats):
        start = state.starts[seat]
        fields += [
            (f"P{seat} jimbo", str(state.jimbo[seat]) if state.jimbo[seat] else ""),
            (f"P{seat} enzo", str(state.enzo[seat]) if state.enzo[seat] else ""),
            (f"P{seat} duo", _yes(state.duo[seat] > 0)),
            (f"P{seat} start", "?" if start == UNCHOSEN else STARTS[start]),
            (f"P{seat} opened", " ".join(_backs(state.opened[seat]))),
            (f"P{seat} due", str(state.due[seat]) if state.due[seat] else ""),
        ]
    return fields


def _new_list(state: Position, eyes: Eyes) -> list[int]:
    """What has been put on the new list, which only the chooser knows."""
    return state.new_list if state.step == CHANGE and eyes.is_own(state.turn) else []


def _met(bits: int) -> str:
    return " ".join(texts([card for card in range(len(TEXT)) if bits >> card & 1]))


def _place(state: Position, back: int, eyes: Eyes) -> str:
    if back < 0:
        return "."
    mark = "!" if state.fixed >> back & 1 else "^" if state.up >> back & 1 else ""
    return text_of(eyes.face(back)) + mark


def _answer(answer: int, is_seen: bool) -> str:
    if answer == NOT_ASKED:
        return ""
    if answer == UNANSWERED:
        return "?"
    if not is_seen:
        return "??"
    return "declined" if answer == DECLINED else f"b{answer}"


def _backs(backs: list[int]) -> list[str]:
    return [f"b{back}" for back in backs]


def _sitter(seat: Seat) -> str:
    return "dummy" if seat < 0 else f"P{seat}"


def _seat(seat: Seat) -> str:
    return "" if seat < 0 else seat_text(seat)


def _seats(state: Position, bits: int) -> str:
    return " ".join(f"P{seat}" for seat in range(state.seats) if bits >> seat & 1)


def _yes(value: bool) -> str:
    return "yes" if value else ""


def _line(line: ScoreLine) -> str:
    return f"{line.cards}/{line.counted}/{line.penalty}"
