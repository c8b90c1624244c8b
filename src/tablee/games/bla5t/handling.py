"""Handling cards: backs, the pile and the discard, places, swaps, flips, penalty cards."""

from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.core.story import Story
from tablee.games.bla5t import tell
from tablee.games.bla5t.history import (
    DEALT,
    DRAWN,
    EVERYBODY,
    GONE,
    KEPT,
    LOOKED,
    MIX,
    MOVED,
    RETURNED,
    SHOWN,
    TAKEN,
    TOPPED,
    entry,
)
from tablee.games.bla5t.position import KEPT_DISCARDS, SQUARE, Position
from tablee.games.bla5t.steps import NOBODY
from tablee.kit.backs import BACKS


def new_back(state: Position, card: int) -> int:
    """The next free back, going round, so that a number comes back as late as possible."""
    back = state.next_back
    used = state.used
    while used >> back & 1:
        back = (back + 1) % BACKS
    state.next_back = (back + 1) % BACKS
    state.take_back(back, card)
    return back


def lay_down(state: Position, back: int) -> None:
    """A back about to be freed lies no way up any more."""
    kept = ~(1 << back)
    state.up &= kept
    state.fixed &= kept


# --- the pile and the discard -------------------------------------------------------------------


def fill_pile(state: Position, chance: Chance, story: Story | None) -> bool:
    """BLA5T-ROUND-4, only when a card is asked for; False: there is none (BLA5T-Q58)."""
    if state.pile:
        return True
    if not state.can_draw():
        return False
    state.reshuffle(KEPT_DISCARDS, chance)
    state.history += [entry(RETURNED, EVERYBODY, 0, card) for card in sorted(state.pile)]
    if story is not None:
        story.append(tell.reshuffled(len(state.pile)))
    return True


def draw(state: Position, seat: Seat, story: Story | None) -> int:
    """The pile's top card, seen by the seat alone, with a new back."""
    card = state.pile.pop()
    back = new_back(state, card)
    state.history.append(entry(DRAWN, seat, back, card))
    if story is not None:
        story.append(tell.drew(seat))
    return back


def put_on_discard(state: Position, back: int) -> int:
    """The card's face becomes public and its back is freed; answers the card."""
    state.history.append(entry(GONE, EVERYBODY, back, state.faces[back]))
    state.barred = NOBODY
    if state.up:  # where no card lies face up, none is locked
        lay_down(state, back)
    return state.put_on_discard(back)


def take_top(state: Position, seat: Seat) -> int:
    """The top discard, face down again (BLA5T-Q9): everybody knows what it is."""
    card = state.discard.pop()
    back = new_back(state, card)
    state.history.append(entry(TAKEN, seat, back, card))
    return back


# --- places -------------------------------------------------------------------------------------


def add_card(state: Position, chair: int, back: int) -> None:
    """BLA5T-PEN-5, BLA5T-Q41."""
    first = 0 if len(state.cards_at(chair)) < SQUARE else SQUARE
    state.put_down(back, chair, first)


def add_penalty(state: Position, seat: Seat, chance: Chance, story: Story | None) -> None:
    """One unknown card more, if there is one (BLA5T-Q58)."""
    if not fill_pile(state, chance, story):
        return
    back = new_back(state, state.pile.pop())
    state.history.append(entry(DEALT, EVERYBODY, back, 0))
    add_card(state, state.chair[seat], back)
    if story is not None:
        place = state.layouts[state.chair[seat]].index(back) + 1
        story.append(tell.penalty_card(seat, place))


def swap(state: Position, one: int, other: int, story: Story | None) -> None:
    """Two cards change places; their backs go with them."""
    if story is not None:
        chairs = [state.at[one], state.at[other]]
        places = [state.layouts[state.at[back]].index(back) + 1 for back in (one, other)]
        story.append(tell.swapped(state.turn, [state.seat_at[chair] for chair in chairs], places))
    state.swap(one, other)


def mix(state: Position, one: int, other: int, moved: int) -> None:
    """BLA5T-MON-6b: both places get new backs, whether the cards moved or not (BLA5T-Q19)."""
    cards = [state.faces[one], state.faces[other]]
    first = new_back(state, cards[moved])
    second = new_back(state, cards[1 - moved])
    state.history.append(entry(MIX, state.turn, one, other))
    state.history.append(entry(MOVED if moved else KEPT, state.turn, first, second))
    for old, new in ((one, first), (other, second)):
        state.replace(old, new)
        lay_down(state, old)
        state.free_back(old)


# --- faces --------------------------------------------------------------------------------------


def show(state: Position, back: int) -> None:
    """Everybody sees the face; what lies there, and which way up, does not change."""
    state.history.append(entry(SHOWN, EVERYBODY, back, state.faces[back]))


def show_for_a_moment(state: Position, back: int) -> None:
    """What was put forward by mistake lies open for a while, then is hidden again (BLA5T-Q59)."""
    show(state, back)
    state.show_for_a_moment(back)


def flip(state: Position, back: int, story: Story | None) -> None:
    bit = 1 << back
    if state.fixed & bit:  # BLA5T-Q25
        return
    state.up ^= bit
    if state.up & bit:
        show(state, back)
    if story is not None:
        owner = state.seat_at[state.at[back]]
        place = state.layouts[state.at[back]].index(back) + 1
        story.append(tell.flipped(state.turn, owner, place, state.up & bit))


def record_look(state: Position, seat: Seat, back: int) -> None:
    state.history.append(entry(LOOKED, seat, back, state.faces[back]))


def record_top(state: Position, seat: Seat) -> None:
    state.history.append(entry(TOPPED, seat, 0, state.pile[-1]))
