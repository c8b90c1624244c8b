"""Handling cards, with what Bloops keeps of them: who knows them, which shuffle they came from."""

from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.core.story import Story
from tablee.games.bloops import tell
from tablee.games.bloops.cards import DEALT
from tablee.games.bloops.position import BOTTOM_ROW, PUBLIC, Position


def deal(state: Position, deck: list[int], chance: Chance) -> None:
    chance.shuffle(deck)  # BLOOPS-SETUP-1
    state.pile = deck[::-1]
    for seat, layout in enumerate(state.layouts):
        for _ in range(DEALT):  # BLOOPS-SETUP-2
            back = take_top(state)
            layout.append(back)
            state.at[back] = seat
        for place in BOTTOM_ROW:  # BLOOPS-SETUP-3
            state.knowers[layout[place]] = 1 << seat


def take_top(state: Position) -> int:
    """The pile's top card, with the lowest free back; nobody has seen it."""
    used = state.used
    back = (~used & (used + 1)).bit_length() - 1
    state.take_back(back, state.pile.pop())
    state.shuffles[back] = state.shuffle
    return back


def give_top(state: Position, seat: Seat) -> int:
    """Puts the pile's top card, unseen, on the first empty place before a player."""
    back = take_top(state)
    state.put_down(back, seat, 0)
    return back


def put_on_discard(state: Position, back: int) -> int:
    state.discarded += 1
    state.fresh += 1
    state.confirmed = 0  # BLOOPS-Q26
    state.knowers[back] = 0
    state.shuffles[back] = 0
    return state.put_on_discard(back)


def refill(state: Position, chance: Chance, story: Story | None) -> None:
    """BLOOPS-TURN-4, BLOOPS-Q32."""
    if state.pile:
        return
    state.reshuffle(state.kept_discards(), chance)
    state.shuffle += 1
    if story is not None:
        story.append(tell.reshuffled(len(state.pile)))


def show(state: Position, back: int) -> None:
    """BLOOPS-Q28, BLOOPS-Q38."""
    state.knowers[back] |= PUBLIC
    state.show_for_a_moment(back)
