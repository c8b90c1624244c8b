"""Tables of times: what comes when, and beside it what comes of it.

1.470  P1 a: draw after 450ms   | a pressed
1.700  now                      | writes P1 draw
5.000  written                  | a accepted
"""

import re

from tablee.table.manner import Occupant
from tablee.table.outputs import Write
from tests.playing.byhand import ByHand

_PRESS = re.compile(r"P(\d) (\w+): (.+?)(?: after (\d+)ms)?(?: on screen (-\d+))?")
_TAKE_BACK = re.compile(r"P(\d) (\w+) takes back")
_BOT = re.compile(r"bot P(\d) means (.+?) in ([\d.]+)")
_STALE = re.compile(r"bot P(\d) means (.+?) as asked before")
_SIGHT = re.compile(r"P(\d) has (\S+) in sight")
_SEAT = re.compile(r"P(\d) (returns|is a bot|is a person|leaves)")


def run(table: ByHand, text: str) -> None:
    """Each line is done, and its right side is what must come out."""
    wanted = [line.strip() for line in text.strip().splitlines()]
    made = []
    for line in wanted:
        left, _, _ = line.partition("|")
        time, what = left.split(maxsplit=1)
        made.append(f"{left.rstrip()} | {_do(table, float(time), what.strip())}".rstrip(" |"))
    expected = [re.sub(r"\s*\|\s*", " | ", line).rstrip(" |") for line in wanted]
    assert made == expected, "it went otherwise:\n" + "\n".join(made)


def _do(table: ByHand, at: float, what: str) -> str:
    writing, asked = table.writing, {one.number for one in table.questions.values()}
    shown = table.shown_to_spectators
    stale = dict(table.questions)
    if what == "now":
        table.wake(at)
    elif what == "written":
        writing = None
        table.durable(at)
    elif what == "not written":
        writing = None
        table.not_written()
    elif what == "crash":
        writing = None
        table.crash()
    elif what == "rest":
        table.rest(at)
    elif what == "go on":
        table.go_on()
    elif found := _TAKE_BACK.fullmatch(what):
        table.take_back(int(found[1]), found[2], at=at)
    elif found := _BOT.fullmatch(what):
        table.wake(at)
        table.answer(int(found[1]), found[2], after=float(found[3]))
    elif found := _STALE.fullmatch(what):
        question = table.asked_before[int(found[1])]
        table.play.answer(question.seat, question.number, found[2], 0.0, at=at)
        table.look_round()
    elif found := _SIGHT.fullmatch(what):
        table.in_sight(int(found[1]), found[2], at=at)
    elif found := _SEAT.fullmatch(what):
        _seat(table, int(found[1]), found[2], at)
    elif found := _PRESS.fullmatch(what):
        reaction = None if found[4] is None else int(found[4]) / 1000
        back = 0 if found[5] is None else int(found[5])
        texts = found[3].split(" + ")
        table.press(int(found[1]), found[2], *texts, at=at, reaction=reaction, back=-back)
    else:
        raise AssertionError(f"{what!r} is nothing a table of times knows")
    table.asked_before.update(stale)
    out = table.take_told()
    if table.writing is not None and table.writing is not writing:
        out.append(_written(table.writing))
    if table.delay and table.shown_to_spectators > shown:
        out.append("spectators see it")
    out += [f"asks P{one.seat}" for one in table.questions.values() if one.number not in asked]
    return ", ".join(out)


def _seat(table: ByHand, seat: int, what: str, at: float) -> None:
    if what == "returns":
        table.reconnect(seat)
        return
    occupants = list(table.occupants)
    occupants[seat] = {
        "is a bot": Occupant("regular", recalls=True),
        "is a person": Occupant(),
        "leaves": Occupant(gone=at),
    }[what]
    table.seat(*occupants)


def _written(write: Write) -> str:
    if write.kept is not None:
        answers = sorted(" + ".join(texts) for texts in write.kept.held.values())
        return f"keeps {', '.join(answers) or 'nothing'}"
    moves = " + ".join(
        f"{'-' if row.seat is None else f'P{row.seat}'} {row.move}" for row in write.rows
    )
    is_by_clock = write.rows[0].remark == "time"
    return f"writes {moves}{' (time)' if is_by_clock else ''}"
