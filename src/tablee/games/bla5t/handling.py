"""Handling cards: backs, the pile and the discard, places, swaps, flips, penalty cards."""

from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.core.story import Story
from tablee.games.bla5t import tell
from tablee.games.bla5t.cards import HIDDEN
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
from tablee.games.bla5t.moves import BACKS
from tablee.games.bla5t.position import SQUARE, Position
from tablee.games.bla5t.steps import NOBODY, NONE


def new_back(state: Position, card: int) -> int:
    """The next free back, going round, so that a number comes back as late as possible."""
    back = state.next_back
    used = state.used
    while used >> back & 1:
        back = (back + 1) % BACKS
    state.used = used | 1 << back
    state.next_back = (back + 1) % BACKS
    state.face[back] = card
    return back


def free_back(state: Position, back: int) -> None:
    bit = 1 << back
    state.used &= ~bit
    state.up &= ~bit
    state.fixed &= ~bit
    state.face[back] = HIDDEN
    state.at[back] = NONE


# --- the pile and the discard -------------------------------------------------------------------


def fill_pile(state: Position, chance: Chance, story: Story | None) -> bool:
    """BLA5T-ROUND-4, only when a card is asked for; False: there is none (BLA5T-Q58)."""
    if state.pile:
        return True
    if len(state.discard) < 2:
        return False
    latest = state.discard.pop()
    state.pile = state.discard
    state.discard = [latest]
    state.history += [entry(RETURNED, EVERYBODY, 0, card) for card in sorted(state.pile)]
    chance.shuffle(state.pile)
    if story is not None:
        story.append(tell.reshuffled(len(state.pile)))
    return True


def draw(state: Position, seat: Seat, story: Story | None) -> int:
    """The pile's top card, seen by the seat alone, with a new back."""
    card = state.pile.pop()
    back = new_back(state, card)
    state.history.append(entry(DRAWN, seat, back, card))
    if story is not None:
        story.append(tell.drew(seat, card))
    return back


def put_on_discard(state: Position, back: int) -> int:
    """The card's face becomes public and its back is freed; answers the card."""
    card = state.face[back]
    state.history.append(entry(GONE, EVERYBODY, back, card))
    state.discard.append(card)
    state.barred = NOBODY
    free_back(state, back)
    return card


def take_top(state: Position, seat: Seat) -> int:
    """The top discard, face down again (BLA5T-Q9): everybody knows what it is."""
    card = state.discard.pop()
    back = new_back(state, card)
    state.history.append(entry(TAKEN, seat, back, card))
    return back


# --- places -------------------------------------------------------------------------------------


def replace(state: Position, old: int, new: int) -> None:
    """The new card lies where the old one lay; the old one is lifted."""
    chair = state.at[old]
    layout = state.layouts[chair]
    layout[layout.index(old)] = new
    state.at[new] = chair
    state.at[old] = NONE


def lift(state: Position, back: int) -> None:
    """One card fewer; its place stays free (BLA5T-ROUND-1: positions never change)."""
    layout = state.layouts[state.at[back]]
    layout[layout.index(back)] = NONE
    state.at[back] = NONE
    while len(layout) > SQUARE and layout[-1] == NONE:
        layout.pop()


def add_card(state: Position, chair: int, back: int) -> None:
    """BLA5T-PEN-5, BLA5T-Q41."""
    layout = state.layouts[chair]
    first = 0 if sum(place >= 0 for place in layout) < SQUARE else SQUARE
    place = first
    while place < len(layout) and layout[place] >= 0:
        place += 1
    if place == len(layout):
        layout.append(NONE)
    layout[place] = back
    state.at[back] = chair


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
    chair, there = state.at[one], state.at[other]
    place, place_there = state.layouts[chair].index(one), state.layouts[there].index(other)
    if story is not None:
        story.append(
            tell.swapped(
                state.turn,
                [state.seat_at[chair], state.seat_at[there]],
                [place + 1, place_there + 1],
            )
        )
    state.layouts[chair][place] = other
    state.layouts[there][place_there] = one
    state.at[one], state.at[other] = there, chair


def mix(state: Position, one: int, other: int, moved: int) -> None:
    """BLA5T-MON-6b: both places get new backs, whether the cards moved or not (BLA5T-Q19)."""
    cards = [state.face[one], state.face[other]]
    first = new_back(state, cards[moved])
    second = new_back(state, cards[1 - moved])
    state.history.append(entry(MIX, state.turn, one, other))
    state.history.append(entry(MOVED if moved else KEPT, state.turn, first, second))
    replace(state, one, first)
    replace(state, other, second)
    free_back(state, one)
    free_back(state, other)


# --- faces --------------------------------------------------------------------------------------


def show(state: Position, back: int) -> None:
    """Everybody sees the face; what lies there, and which way up, does not change."""
    state.history.append(entry(SHOWN, EVERYBODY, back, state.face[back]))


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
        story.append(tell.flipped(state.turn, owner, place, state.face[back], state.up & bit))


def record_look(state: Position, seat: Seat, back: int) -> None:
    state.history.append(entry(LOOKED, seat, back, state.face[back]))


def record_top(state: Position, seat: Seat) -> None:
    state.history.append(entry(TOPPED, seat, 0, state.pile[-1]))
