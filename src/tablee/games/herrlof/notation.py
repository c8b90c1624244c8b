"""Herrlof positions as text: `trump B; P0 hand G7 R3; P1 hand R8 B3; lead P0`."""

from tablee.core.notation import write_fields
from tablee.games.herrlof import history
from tablee.games.herrlof.cards import COLOURS, FREE, SUITS, cards_of, hand_of
from tablee.games.herrlof.position import Position
from tablee.games.herrlof.score import ScoreLine
from tablee.games.herrlof.steps import STEPS, UNKNOWN


def write(state: Position) -> str:
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


def _cards(cards: list[int]) -> str:
    return " ".join(SUITS.texts(cards))


def _line(line: ScoreLine) -> str:
    return f"{line.tricks}/{line.prediction}"
