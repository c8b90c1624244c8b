"""The cards of a position that was read, counted against the deck."""

from tablee.core.notation import require
from tablee.games.bla5t.cards import HIDDEN, KINDS, TEXT, deck_of
from tablee.games.bla5t.notation import cards_key
from tablee.games.bla5t.position import Position


def count_aside(state: Position, is_seen: bool) -> None:
    """What the text omits lies aside; what it names too often is an error."""
    if is_seen:
        known = state.used.bit_count() + len(state.pile) + len(state.discard)
        heroes, bosses = state.options.hero_cards(), state.options.boss_cards()
        has_bosses = state.round > 1 or state.options.bosses_first_round
        deck = deck_of(heroes, bosses if has_bosses else [], state.is_advanced)
        state.aside = [HIDDEN] * max(0, len(deck) - known)
        return
    deck = state.deck()
    left = [0] * KINDS
    for card in deck:
        left[card] += 1
    for key, cards in lying(state):
        for card in cards:
            left[card] -= 1
            times = deck.count(card)
            require(left[card] >= 0, key, f"{TEXT[card]} is in play {times} times only")
    state.aside = [card for card in range(KINDS) for _ in range(left[card])]


def lying(state: Position) -> list[tuple[str, list[int]]]:
    """All cards of the position by the field that names them."""
    face = state.faces
    layouts = [
        (cards_key(state.seat_at[chair]), [face[back] for back in state.cards_at(chair)])
        for chair in range(state.chairs)
    ]
    hand = [face[back] for back in state.hand]
    return [*layouts, ("hand", hand), ("pile", state.pile), ("discard", state.discard)]
