"""The heroes that act when played as drawn (BLA5T-HERO-1), card to effect."""

from typing import Final

from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.core.story import Story
from tablee.games.bla5t import tell
from tablee.games.bla5t.cards import APO, CAROL, DAISY, JAYCE, STEPHANIA
from tablee.games.bla5t.effect import Effect, finish, is_cancelled, look_at, no_targets
from tablee.games.bla5t.handling import flip, put_on_discard, swap
from tablee.games.bla5t.position import SQUARE, Position
from tablee.games.bla5t.steps import NONE, SIT

JAYCE_PAIRS: Final = 4


# --- Jayce: swap 1 to 4 of your cards with one or more opponents ---


def own_and_theirs_in_turn(state: Position) -> list[int]:
    """One of yours, one of theirs, and so on: distinct cards, one for one (BLA5T-Q21)."""
    picks = state.picks
    theirs = [back for back in state.their_down() if back not in picks]
    if len(picks) % 2:
        return theirs
    if len(picks) == 2 * JAYCE_PAIRS or not theirs:
        return []
    return [back for back in state.own_down(state.turn) if back not in picks]


def has_whole_pairs(state: Position) -> bool:
    return bool(state.picks) and len(state.picks) % 2 == 0


def swap_pairs(state: Position, _chance: Chance, story: Story | None) -> None:
    for mine, theirs in zip(state.picks[::2], state.picks[1::2], strict=True):
        if not is_cancelled(state, theirs):
            swap(state, mine, theirs, story)
    finish(state)


# --- Apo: view all yours, play again ---


def look_at_all_and_play_again(state: Position, _chance: Chance, story: Story | None) -> None:
    state.plays_again = True
    look_at(state, state.own_down(state.turn), story)


# --- Daisy: discard any face-up card in play ---


def one_face_up(state: Position) -> list[int]:
    if state.picks:
        return []
    cards = [back for chair in state.open_chairs() for back in state.cards_at(chair)]
    return [back for back in cards if state.up >> back & 1]


def discard_face_up(state: Position, _chance: Chance, story: Story | None) -> None:
    """The target lies on Daisy, and the next player cannot take it (BLA5T-Q28)."""
    for back in state.picks:
        if story is not None:
            owner = state.seat_at[state.at[back]]
            story.append(tell.removed(state.turn, owner, state.faces[back]))
        state.lift(back, SQUARE)
        put_on_discard(state, back)
        state.barred = state.turn
    finish(state)


# --- Carol: flip every card in play ---


def flip_everything(state: Position, _chance: Chance, story: Story | None) -> None:
    """BLA5T-Q27."""
    for chair in state.open_chairs():
        for back in state.cards_at(chair):
            flip(state, back, story)
    finish(state)


# --- Stephania: reassign all players' seats ---


def movers(state: Position) -> list[Seat]:
    """Everybody but the one who called BLAST (BLA5T-Q30); the dummy stays (BLA5T-Q54)."""
    return [seat for seat in range(state.seats) if seat != state.blaster]


def choose_chairs(state: Position, _chance: Chance, _story: Story | None) -> None:
    if len(movers(state)) < 2:  # BLA5T-Q30: it fizzles
        finish(state)
    else:
        state.step = SIT


def seat_to_place(state: Position) -> Seat:
    """Who is given a chair next, or NONE; `picks` are the chairs given so far."""
    moving = movers(state)
    return moving[len(state.picks)] if len(state.picks) < len(moving) else NONE


def free_chairs(state: Position) -> list[int]:
    """Chairs for the next seat to place: never its own, nor so that the last must keep its own."""
    moving = movers(state)
    seat = moving[len(state.picks)]
    left = [state.chair[other] for other in moving if state.chair[other] not in state.picks]
    chairs = [chair for chair in left if chair != state.chair[seat]]
    if len(left) == 2:
        own_of_last = state.chair[moving[-1]]
        chairs = [c for c in chairs if own_of_last not in left or c == own_of_last]
    return sorted(chairs)


def change_places(state: Position, story: Story | None) -> None:
    """People move and inherit layouts (BLA5T-Q29); who sits on your chair plays next."""
    state.resume = state.chair[state.turn]
    for seat, chair in zip(movers(state), state.picks, strict=True):
        state.chair[seat] = chair
        state.seat_at[chair] = seat
    if story is not None:
        story.append(tell.places_changed(state.turn, [chair + 1 for chair in state.chair]))
    finish(state)


HEROES: Final[dict[int, Effect]] = {
    JAYCE: Effect(own_and_theirs_in_turn, swap_pairs, touches=True, can_stop=has_whole_pairs),
    APO: Effect(no_targets, look_at_all_and_play_again),
    DAISY: Effect(one_face_up, discard_face_up),
    CAROL: Effect(no_targets, flip_everything),
    STEPHANIA: Effect(no_targets, choose_chairs),
}
