"""What the rules assume of a position, each assumption a check that names the field at fault.

A small position set up by hand may leave cards, tricks and history out; what it says must fit.
"""

from typing import Final

from tablee.core.notation import Fields, require
from tablee.core.seats import Seat
from tablee.games.herrlof import retelling
from tablee.games.herrlof.cards import (
    COLOUR,
    DECK,
    NUMBER,
    SUITS,
    UNIT,
    A,
    can_add,
    count,
    hand_of,
    size,
)
from tablee.games.herrlof.position import hand_size
from tablee.games.herrlof.rules import Herrlof
from tablee.games.herrlof.score import ROUNDS
from tablee.games.herrlof.steps import (
    MAY_DRAW,
    MAY_STEAL,
    MAY_TAKE,
    MUST_DISCARD,
    MUST_GIVE,
    OVER,
    PLAY,
    PREDICT,
    UNKNOWN,
)

_MOST: Final = 999
"""Points, or bonuses, that a small position may start from."""


def check(state: Herrlof, fields: Fields) -> None:
    _check_deck(state, fields)
    _check_trump(state)
    _check_predictions(state)
    _check_tricks(state)
    _check_latest(state)
    _check_turn(state)
    _check_step(state)
    _check_hands(state)
    _check_scores(state)
    retelling.check(state)


def _check_deck(state: Herrlof, fields: Fields) -> None:
    """What the text omits lies aside; what it names twice is an error."""
    own = [f"P{seat} {what}" for seat in range(state.seats) for what in ("hand", "discarded")]
    places = [*own, "turned", "stock", "trick", "played"]
    seen = 0
    for word in state.census():
        card = SUITS.read(word)
        if not can_add(seen, card):
            raise fields.in_two_places(word, places)
        seen += UNIT[card]
    for card in DECK:
        if can_add(seen, card):
            seen += UNIT[card]
            state.aside += UNIT[card]


def _check_trump(state: Herrlof) -> None:
    is_right = not state.turned or state.trump == COLOUR[state.turned[-1]]
    require(is_right, "trump", "it has the colour of the card turned last (HERR-SETUP-3)")


def _check_predictions(state: Herrlof) -> None:
    most = hand_size(state.seats)
    for seat, tricks in enumerate(state.predictions):
        is_open = tricks == UNKNOWN and state.step == PREDICT
        wanted = f"from 0 to {most} tricks, not {tricks} (HERR-PRED-1)"
        require(is_open or 0 <= tricks <= most, f"P{seat} predicts", wanted)
    is_right = state.step != PREDICT or UNKNOWN in state.predictions
    require(is_right, "step", "everybody has predicted")


def _check_tricks(state: Herrlof) -> None:
    """Each for itself: a small position may have more of them in all than a round."""
    most = hand_size(state.seats)
    for seat, won in enumerate(state.tricks):
        require(0 <= won <= most, f"P{seat} tricks", f"from 0 to {most} tricks, not {won}")
    wanted = f"from 0 to {most} tricks, not {state.destroyed}"
    require(0 <= state.destroyed <= most, "destroyed", wanted)


def _check_latest(state: Herrlof) -> None:
    if not state.latest:
        return
    require(len(state.latest) == state.seats, "latest", f"a trick has {state.seats} cards")
    before = state.played - hand_of(state.trick)
    for card in set(state.latest):
        is_played = state.latest.count(card) <= count(before, card)
        require(is_played, "latest", "its cards are among those played")


def _check_turn(state: Herrlof) -> None:
    """Whose turn it is follows from the trick, but for who has won it."""
    laid = len(state.trick)
    if state.step in (MAY_DRAW, MUST_DISCARD):
        require(1 <= laid <= state.seats, "trick", f"from 1 to {state.seats} cards (HERR-SPEC-3)")
        on_turn = (state.leader + laid - 1) % state.seats
        require(state.turn == on_turn, "turn", f"P{on_turn} has played the last card")
        require(NUMBER[state.trick[-1]] == 3, "trick", "a 3 lets its player draw (HERR-SPEC-3)")
        require(state.step == MUST_DISCARD or bool(state.stock), "stock", "none is left to draw")
    elif state.step == PLAY:
        require(laid < state.seats, "trick", "it is full")
        on_turn = (state.leader + laid) % state.seats
        require(state.turn == on_turn, "turn", f"P{on_turn} plays the next card (HERR-Q28)")
    else:
        require(laid == 0, "trick", "no card lies before the next trick")
    if state.step == PREDICT:
        require(state.turn == state.leader, "turn", f"P{state.leader} will lead (HERR-PLAY-1)")


def _check_step(state: Herrlof) -> None:
    if state.step == PREDICT:
        is_new = not state.played and not any(state.tricks) and not state.destroyed
        require(is_new, "step", "predictions are written before the first card (HERR-PRED-1)")
    if state.step in (MAY_STEAL, MAY_TAKE, MUST_GIVE):
        _check_winner(state, 1 if state.step == MAY_STEAL else 6)
    if state.step == MAY_STEAL:
        require(bool(state.robbable(state.turn)), "step", "nobody has a trick to steal (HERR-Q27)")
    if state.step == MAY_TAKE:
        require(bool(state.others(state.turn)), "step", "nobody holds a card (HERR-Q7)")
    if state.step == MUST_GIVE:
        require(state.victim != state.turn, "victim", "a card was taken from another player")
    if state.step in (MAY_DRAW, MUST_DISCARD, PLAY):
        wanted = f"P{state.turn} is to play and has no card"
        require(state.hands[state.turn] != 0, f"P{state.turn} hand", wanted)


def _check_winner(state: Herrlof, number: int) -> None:
    """A power belongs to who has won the latest trick with that number."""
    if not state.latest:
        return
    best = SUITS.best_of(state.latest, state.trump)
    is_won = A not in state.latest and NUMBER[state.latest[best]] == number
    require(is_won, "latest", f"it was not won by a {number}")
    winner = (state.latest_leader + best) % state.seats
    require(state.turn == winner, "turn", f"P{winner} has won the latest trick")


def _check_hands(state: Herrlof) -> None:
    if state.step == OVER:
        return
    held = [_cards_for_tricks(state, seat) for seat in range(state.seats)]
    for seat, cards in enumerate(held):
        wanted = f"{cards} cards for as many tricks, and P0 {held[0]} (HERR-Q17)"
        require(cards == held[0], f"P{seat} hand", wanted)
    is_last = held[0] == 0 and state.step == MAY_STEAL
    require(held[0] > 0 or is_last, "P0 hand", "nobody holds a card")
    most = hand_size(state.seats)
    require(held[0] <= most, "P0 hand", f"{most} cards are dealt (HERR-SETUP-2)")


def _cards_for_tricks(state: Herrlof, seat: Seat) -> int:
    """With the card on the table, and without those a power moves."""
    cards: int = size(state.hands[seat])
    if (seat - state.leader) % state.seats < len(state.trick):
        cards += 1
    if state.step in (MUST_DISCARD, MUST_GIVE) and seat == state.turn:
        cards -= 1
    if state.step == MUST_GIVE and seat == state.victim:
        cards += 1
    return cards


def _check_scores(state: Herrlof) -> None:
    is_over = state.step == OVER
    done = state.round if is_over else state.round - 1
    require(1 <= state.round <= ROUNDS, "round", f"1 to {ROUNDS}, not {state.round}")
    require(len(state.sheet) <= done, "sheet", f"{done} rounds are scored at most")
    for lines in state.sheet:
        numbers = [n for line in lines for n in (line.tricks, line.prediction)]
        dealt = hand_size(state.seats)
        wanted = f"a round has {dealt} tricks at most"
        require(max(numbers) <= dealt and min(numbers) >= 0, "sheet", wanted)
    for seat in range(state.seats):
        points = sum(lines[seat].points for lines in state.sheet)
        bonuses = sum(1 for lines in state.sheet if lines[seat].bonus)
        wanted = f"from {points}, what the sheet adds up to, to {_MOST}"
        require(points <= state.scores[seat] <= _MOST, f"P{seat} score", wanted)
        wanted = f"from {bonuses}, those of the sheet, to {_MOST}"
        require(bonuses <= state.bonuses[seat] <= _MOST, f"P{seat} bonuses", wanted)
    is_reached = max(state.scores) >= state.target()
    wanted = f"{state.target()} points end the game (HERR-END-1)"
    top = state.scores.index(max(state.scores))
    is_told = bool(state.sheet)
    require(is_over or not is_reached or not is_told, f"P{top} score", wanted)
    is_end = not is_over or is_reached or state.round == ROUNDS
    require(is_end, "step", f"over without {state.target()} points (HERR-END-1)")
