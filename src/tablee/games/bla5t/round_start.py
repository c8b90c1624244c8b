"""The start of a round (BLA5T-Q43): hero choices, deal, up-card, looks."""

from typing import Final

from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.core.story import Story
from tablee.games.bla5t import flow, tell
from tablee.games.bla5t.cards import FUTURA, GORDON
from tablee.games.bla5t.handling import new_back, record_look
from tablee.games.bla5t.position import SQUARE, Position, empty_squares
from tablee.games.bla5t.steps import (
    FOUR,
    NOBODY,
    OPENING,
    SAME,
    START,
    THREE,
    UNCHOSEN,
)

LOOKS: Final = 2
DUO_CARDS: Final = 3


def starts_of(state: Position, seat: Seat) -> list[int]:
    """How a seat may begin: one whole ability (BLA5T-CONF-1, BLA5T-Q44)."""
    starts = [FOUR]
    if state.jimbo[seat]:
        starts.append(SAME)
    if state.duo[seat]:
        starts.append(THREE)
    return starts


def gather(state: Position) -> None:
    """Between rounds all cards lie together, unseen."""
    _clear(state)
    state.aside = state.deck()


def begin(state: Position, chance: Chance, story: Story | None) -> None:
    state.starts = [
        UNCHOSEN if len(starts_of(state, seat)) > 1 else FOUR for seat in range(state.seats)
    ]
    if UNCHOSEN in state.starts:
        gather(state)
        state.step = START
    else:
        deal(state, chance, story)


def choose(state: Position, seat: Seat, start: int, chance: Chance, story: Story | None) -> None:
    state.starts[seat] = start
    if story is not None:
        story.append(tell.start_chosen(seat, start))
    if UNCHOSEN not in state.starts:
        deal(state, chance, story)


def cards_due(state: Position, seat: Seat) -> int:
    start = state.starts[seat]
    cards = SQUARE
    if start == SAME:
        cards = state.jimbo[seat]  # BLA5T-HERO-JIMBO
    elif start == THREE:
        cards = DUO_CARDS  # BLA5T-HERO-DUO
    if state.boss == FUTURA and seat != state.boss_seat:
        cards += 1  # BLA5T-BOSS-FUTURA, BLA5T-Q45
    return cards


def looks_due(state: Position, seat: Seat) -> int:
    if state.boss == GORDON and seat != state.boss_seat:
        return 0  # BLA5T-BOSS-GORDON, BLA5T-CONF-2, BLA5T-Q46
    if state.starts[seat] == SAME:
        return 0  # BLA5T-HERO-JIMBO: unseen
    return state.enzo[seat] or LOOKS  # BLA5T-HERO-ENZO, BLA5T-Q48, BLA5T-ROUND-2


def deal(state: Position, chance: Chance, story: Story | None) -> None:
    """BLA5T-ROUND-1."""
    state.round += 1
    _clear(state)
    state.pile = state.deck()
    chance.shuffle(state.pile)
    cards = [SQUARE] * state.chairs  # BLA5T-Q54: the dummy never gets more
    for seat in range(state.seats):
        cards[state.chair[seat]] = cards_due(state, seat)
    for place in range(max(cards)):
        for chair in range(state.chairs):
            if place < cards[chair] and len(state.pile) > 1:
                back = new_back(state, state.pile.pop())
                state.at[back] = chair
                layout = state.layouts[chair]
                if place < SQUARE:
                    layout[place] = back
                else:
                    layout.append(back)
    state.discard = [state.pile.pop()]
    if story is not None:
        story.append(tell.round_dealt(state.round))
        story.append(tell.turned_up(state.discard[0]))
    _begin_looks(state, chance, story)


def _clear(state: Position) -> None:
    state.clear_places(empty_squares(state.chairs))
    state.up = 0
    state.fixed = 0
    state.next_back = 0
    state.history = []
    state.barred = NOBODY
    state.turns = [0] * state.seats
    state.hand = []
    state.passes = 0
    state.blaster = NOBODY
    state.last_done = 0


def _begin_looks(state: Position, chance: Chance, story: Story | None) -> None:
    state.opened = [[] for _ in range(state.seats)]
    state.looking = 0
    for seat in range(state.seats):
        state.due[seat] = min(looks_due(state, seat), len(state.own_cards(seat)))
        if state.due[seat]:
            state.looking |= 1 << seat
    state.step = OPENING
    if not state.looking:
        flow.after_looks(state, chance, story)


def look(state: Position, seat: Seat, back: int, story: Story | None) -> None:
    state.opened[seat].append(back)
    state.due[seat] -= 1
    record_look(state, seat, back)
    if story is not None:
        place = state.layouts[state.chair[seat]].index(back) + 1
        story.append(tell.looked(seat, seat, place))


def has_seen(state: Position, seat: Seat, chance: Chance, story: Story | None) -> None:
    state.looking &= ~(1 << seat)
    if not state.looking:
        state.opened = [[] for _ in range(state.seats)]
        flow.after_looks(state, chance, story)
