"""What the special cards do: HERR-SPEC."""

from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.core.story import Event
from tablee.games.herrlof import history, tell
from tablee.games.herrlof.cards import COLOUR, UNIT, cards_of
from tablee.games.herrlof.position import Position
from tablee.games.herrlof.steps import MUST_DISCARD, MUST_GIVE


def turn_trump(state: Position) -> None:
    assert state.stock  # HERR-Q2
    card = state.stock.pop()
    state.turned.append(card)
    state.trump = COLOUR[card]  # HERR-SETUP-3, HERR-Q13: a rune means no trump
    state.history.append(history.turned(card))


def draw(state: Position, seat: Seat, story: list[Event] | None) -> None:
    assert state.stock  # HERR-Q2
    card = state.stock.pop()
    state.hands[seat] += UNIT[card]
    state.step = MUST_DISCARD
    state.history.append(history.drawn(seat, card))
    if story is not None:
        story.append(tell.card_drawn(seat, card))


def discard(state: Position, seat: Seat, card: int, story: list[Event] | None) -> None:
    state.hands[seat] -= UNIT[card]
    state.discards[seat].append(card)
    state.history.append(history.discarded(seat, card))
    if story is not None:
        story.append(tell.card_discarded(seat, card))


def steal(state: Position, seat: Seat, victim: Seat, story: list[Event] | None) -> None:
    state.tricks[victim] -= 1
    state.tricks[seat] += 1
    state.history.append(history.stolen(seat, victim))
    if story is not None:
        story.append(tell.trick_stolen(seat, victim))


def take(
    state: Position, seat: Seat, victim: Seat, chance: Chance, story: list[Event] | None
) -> None:
    cards = cards_of(state.hands[victim])
    card = cards[chance.below(len(cards))]
    state.hands[victim] -= UNIT[card]
    state.hands[seat] += UNIT[card]
    state.victim = victim
    state.step = MUST_GIVE
    state.history.append(history.taken(seat, victim, card))
    if story is not None:
        story.append(tell.card_taken(seat, victim, card))


def give(state: Position, seat: Seat, card: int, story: list[Event] | None) -> None:
    state.hands[seat] -= UNIT[card]
    state.hands[state.victim] += UNIT[card]
    state.history.append(history.given(seat, state.victim, card))
    if story is not None:
        story.append(tell.card_given(seat, state.victim, card))
