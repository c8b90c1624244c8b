"""A turn's one action: DRAW, TAKE, MATCH or FLIP."""

from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.core.story import Story
from tablee.games.bla5t import effects, tell
from tablee.games.bla5t.cards import HAS_CAPABILITY, IS_HERO, VALUE
from tablee.games.bla5t.handling import (
    add_penalty,
    draw,
    fill_pile,
    flip,
    put_on_discard,
    show_for_a_moment,
    take_top,
)
from tablee.games.bla5t.position import SQUARE, Position
from tablee.games.bla5t.steps import CHOOSE, DRAWN, MAY_USE, SETTLE


def draw_cards(state: Position, seat: Seat, chance: Chance, story: Story | None) -> None:
    """BLA5T-TURN-1; two cards after Hyperion's combo, if there are two (BLA5T-BOSS-HYPERION)."""
    wanted = 2 if state.draws_two(seat) else 1
    while len(state.hand) < wanted and fill_pile(state, chance, story):
        state.hand.append(draw(state, seat, story))
    state.step = CHOOSE if len(state.hand) == 2 else DRAWN


def choose_drawn(state: Position, back: int) -> None:
    if state.hand[0] != back:
        state.hand.reverse()
    state.step = DRAWN


def discard_drawn(state: Position, story: Story | None) -> None:
    card = put_on_discard(state, state.hand.pop(0))
    if story is not None:
        story.append(tell.discarded(state.turn, card))
    state.step = SETTLE


def play_drawn(state: Position, chance: Chance, story: Story | None) -> None:
    card = put_on_discard(state, state.hand.pop(0))
    use(state, card, chance, story)


def use(state: Position, card: int, chance: Chance, story: Story | None) -> None:
    """The card on top of the discard is played for its capability."""
    if IS_HERO[card]:
        state.barred = state.turn  # BLA5T-HERO-0
    if story is not None:
        story.append(tell.played(state.turn, card))
    effects.begin(state, card, chance, story)


def place_drawn(state: Position, back: int, story: Story | None) -> None:
    place = state.place_of(back)
    state.replace(back, state.hand.pop(0))
    card = put_on_discard(state, back)
    if story is not None:
        story.append(tell.placed(state.turn, place, card))
    _after_discard(state, card)


def take(state: Position, back: int, story: Story | None) -> None:
    """BLA5T-TURN-2; the card taken gives no capability (BLA5T-Q10)."""
    place = state.place_of(back)
    taken = take_top(state, state.turn)
    state.replace(back, taken)
    card = put_on_discard(state, back)
    if story is not None:
        story.append(tell.took(state.turn, place, card))
    _after_discard(state, card)


def match(state: Position, back: int, chance: Chance, story: Story | None) -> None:
    """BLA5T-TURN-3, by value (BLA5T-Q13)."""
    if VALUE[state.faces[back]] == VALUE[state.discard[-1]]:
        state.lift(back, SQUARE)
        card = put_on_discard(state, back)
        if story is not None:
            story.append(tell.matched(state.turn, card))
        _after_discard(state, card)
        return
    show_for_a_moment(state, back)  # BLA5T-PEN-3: put back, and one unknown card more
    if story is not None:
        story.append(tell.mismatched(state.turn, state.place_of(back), state.discard[-1]))
    add_penalty(state, state.turn, chance, story)
    state.step = SETTLE  # BLA5T-Q12


def flip_own(state: Position, back: int, story: Story | None) -> None:
    flip(state, back, story)  # BLA5T-TURN-4
    state.step = SETTLE


def discard_other(state: Position, story: Story | None) -> None:
    """Hyperion: the card not played goes on top (BLA5T-Q49)."""
    card = put_on_discard(state, state.hand.pop())
    if story is not None:
        story.append(tell.discarded(state.turn, card))
    _after_discard(state, card)


def _after_discard(state: Position, card: int) -> None:
    """Only Bla5t-eleration uses these (BLA5T-TURN-5, BLA5T-VAR-1, BLA5T-Q52)."""
    state.step = MAY_USE if state.is_eleration and HAS_CAPABILITY[card] else SETTLE
