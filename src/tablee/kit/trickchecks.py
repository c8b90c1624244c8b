"""What the rules of every trick game assume of a position that was read."""

from typing import Final

from tablee.core.notation import Fields, require
from tablee.kit.suits import hand_of, size
from tablee.kit.trickstate import TrickState

_MOST: Final = 9999
"""Points, or rounds, that a position may start from."""


def check_cards(state: TrickState, fields: Fields) -> None:
    """What the text omits lies aside; what it names twice, or is not in the deck, is an error."""
    suits, deck = state.suits, state.cards.deck
    places = [key for field in state.FIELDS if field.kind.cards for key in field.keys(state.seats)]
    seen: set[int] = set()
    for card in state.named_cards():
        word = suits.text[card]
        if card in seen:
            raise fields.in_two_places(word, places)
        require(card in deck, fields.where(word, places), f"{word} is not in the deck")
        seen.add(card)
    state.aside = hand_of([card for card in deck if card not in seen])


def check_play(state: TrickState) -> None:
    seats = range(state.seats)
    require(len(state.trick) < state.seats, "trick", "it is full")
    require(state.is_over in (0, 1), "over", "0 or 1")
    require(0 <= state.round <= _MOST, "round", f"from 0 to {_MOST}")
    for seat, score in enumerate(state.scores):
        require(abs(score) <= _MOST, f"P{seat} score", f"{_MOST} points at most")
    held = [size(hand) for hand in state.hands]
    for seat in seats:
        laid = 1 if (seat - state.leader) % state.seats < len(state.trick) else 0
        first = 1 if state.trick else 0
        want = held[state.leader] + first - laid
        require(
            held[seat] == want,
            f"P{seat} hand",
            f"{want} cards for as many tricks as P{state.leader}",
        )
        taken, tricks = state.taken[seat], state.tricks[seat]
        is_whole = len(taken) == tricks * state.seats
        require(is_whole, f"P{seat} taken", f"{tricks} tricks have {tricks * state.seats} cards")
        lacks = state.suits.suits_in(state.hands[seat]) & state.voids[seat]
        require(not lacks, f"P{seat} hand", "it holds a suit it has shown to lack")
    is_played = not any(held) and not state.trick
    require(is_played or not state.is_over, "over", "there are cards to play")
    require(not is_played or bool(state.is_over), "P0 hand", "nobody holds a card")
