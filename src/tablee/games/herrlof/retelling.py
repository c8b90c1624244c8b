"""A position's history, told again: backwards it fits the cards, and a whole round leads to it."""

from typing import Final

from tablee.core.chance import Chance, FastChance, ScriptedChance
from tablee.core.moves import Move
from tablee.core.notation import compare, require
from tablee.core.seats import Seat
from tablee.games.herrlof import history
from tablee.games.herrlof.cards import FREE, SUITS, UNIT, cards_of, count
from tablee.games.herrlof.hands import Hands
from tablee.games.herrlof.moves import DISCARDS, DRAW, GIVES, PASS, PLAYS, STEALS, TAKES
from tablee.games.herrlof.past import cards_before, voids_of
from tablee.games.herrlof.powers import turn_trump
from tablee.games.herrlof.rules import Herrlof
from tablee.games.herrlof.steps import MAY_DRAW, MAY_STEAL, MAY_TAKE, MUST_GIVE, OVER, PLAY, PREDICT

_OPTIONAL: Final = (MAY_DRAW, MAY_STEAL, MAY_TAKE)
"""Powers that may be left unused, which no history mentions."""


def check(state: Herrlof) -> None:
    hands = _hands_before(state)
    is_whole = bool(state.history) and history.kind_of(state.history[0]) == history.TURNED
    if state.aside == 0 and is_whole:
        compare(state.text(), _retold(state, hands).text())


def _wrong(code: int, reason: str) -> str:
    return f"{history.write(code)}: {reason}"


# --- backwards --------------------------------------------------------------------------------


class _Walk:
    """The cards while time runs back."""

    def __init__(self, state: Herrlof) -> None:
        self.hands = state.hands.copy()
        self.played = state.played
        self.turned = list(state.turned)
        self.discards = [list(cards) for cards in state.discards]


def _hands_before(state: Herrlof) -> Hands:
    """The hands before the history, if each of its lines can be undone and was allowed."""
    walk = _Walk(state)
    plays = sum(1 for code in state.history if history.kind_of(code) == history.PLAYED)
    before = cards_before(len(state.trick), plays, state.seats)
    voids = voids_of(state.history, state.seats, before)
    for index in range(len(state.history) - 1, -1, -1):
        code = state.history[index]
        is_right = history.card_of(code) != history.HIDDEN or _has_no_card(code)
        require(is_right, "history", _wrong(code, "a position hides no card"))
        _undo(walk, code)
        hand = walk.hands[history.seat_of(code)]
        void = voids[index]
        follows = void == FREE or not SUITS.has_suit(hand, void)
        require(follows, "history", _wrong(code, "it could have followed (HERR-PLAY-2)"))
    return walk.hands


def _has_no_card(code: int) -> bool:
    return history.kind_of(code) == history.STOLEN


def _undo(walk: _Walk, code: int) -> None:
    kind, seat, other = history.kind_of(code), history.seat_of(code), history.other_of(code)
    card = history.card_of(code)
    if kind == history.PLAYED:
        require(count(walk.played, card) > 0, "history", _wrong(code, "it was not played"))
        walk.played -= UNIT[card]
        walk.hands[seat] += UNIT[card]
    elif kind == history.TURNED:
        is_right = bool(walk.turned) and walk.turned.pop() == card
        require(is_right, "history", _wrong(code, "another card was turned"))
    elif kind == history.DISCARDED:
        is_right = bool(walk.discards[seat]) and walk.discards[seat].pop() == card
        require(is_right, "history", _wrong(code, "another card was discarded"))
        walk.hands[seat] += UNIT[card]
    elif kind == history.DRAWN:
        _move(walk, code, seat, None)
    elif kind == history.TAKEN:
        _move(walk, code, seat, other)
    elif kind == history.GIVEN:
        _move(walk, code, other, seat)
    if kind in (history.STOLEN, history.TAKEN, history.GIVEN):
        require(seat != other, "history", _wrong(code, "from another player"))


def _move(walk: _Walk, code: int, holder: Seat, to: Seat | None) -> None:
    card = history.card_of(code)
    is_held = count(walk.hands[holder], card) > 0
    require(is_held, "history", _wrong(code, f"P{holder} does not hold it afterwards"))
    walk.hands[holder] -= UNIT[card]
    if to is not None:
        walk.hands[to] += UNIT[card]


# --- forwards ---------------------------------------------------------------------------------


def _retold(state: Herrlof, hands: Hands) -> Herrlof:
    """The round of a whole history, played by the rules."""
    told = state.copy()
    told.hands = hands
    told.history, told.trick, told.latest, told.turned = [], [], [], []
    told.led, told.played, told.destroyed = FREE, 0, 0
    told.tricks = [0] * state.seats
    told.discards = [[] for _ in range(state.seats)]
    for code in reversed(state.history):
        if history.kind_of(code) in (history.TURNED, history.DRAWN):
            told.stock.append(history.card_of(code))
    turn_trump(told)
    told.leader = told.turn = (state.dealer + 1) % state.seats  # HERR-PLAY-1
    told.step = PREDICT if state.step == PREDICT else PLAY
    if state.step == OVER and state.sheet:
        told.sheet.pop()
        for seat, line in enumerate(state.sheet[-1]):
            told.scores[seat] -= line.points
            told.bonuses[seat] -= 1 if line.bonus else 0
    for code in state.history[1:]:
        if history.kind_of(code) != history.TURNED:
            _tell(told, code)
    while told.step in _OPTIONAL and told.step != state.step:
        told.apply(told.turn, PASS, FastChance(0))
    if told.step != MUST_GIVE:
        told.victim = state.victim  # whoever it was, it matters no more
    return told


def _tell(told: Herrlof, code: int) -> None:
    seat, move = history.seat_of(code), _move_of(code)
    while told.step in _OPTIONAL and told.refusal(seat, move) is not None:
        told.apply(told.turn, PASS, FastChance(0))
    rule = told.refusal(seat, move)
    require(rule is None, "history", _wrong(code, f"against {rule}"))
    told.apply(seat, move, _luck(told, code))


def _luck(told: Herrlof, code: int) -> Chance:
    """The card that a 6 took was drawn."""
    if history.kind_of(code) != history.TAKEN:
        return FastChance(0)
    held = cards_of(told.hands[history.other_of(code)])
    card = history.card_of(code)
    require(card in held, "history", _wrong(code, "it was not in that hand"))
    return ScriptedChance([held.index(card)])


def _move_of(code: int) -> Move:
    kind, other, card = history.kind_of(code), history.other_of(code), history.card_of(code)
    if kind == history.PLAYED:
        return PLAYS[card]
    if kind == history.DRAWN:
        return DRAW
    if kind == history.DISCARDED:
        return DISCARDS[card]
    if kind == history.STOLEN:
        return STEALS[other]
    return TAKES[other] if kind == history.TAKEN else GIVES[card]
