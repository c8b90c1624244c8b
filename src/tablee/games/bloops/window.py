"""The window after a discard: counter-discards, penalties, the effects that wait, and the end."""

from tablee.core.chance import Chance
from tablee.core.contract import RuleId
from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.core.story import Story
from tablee.games.bloops import tell
from tablee.games.bloops.cards import THE_20, VALUE
from tablee.games.bloops.effects import EFFECTS
from tablee.games.bloops.handling import give_top, put_on_discard, refill, show
from tablee.games.bloops.moves import Seen
from tablee.games.bloops.position import PUBLIC, Position
from tablee.games.bloops.steps import NOBODY, OVER, WINDOW, Effect
from tablee.kit.backs import GAP, NO_BACK


def discard(state: Position, seat: Seat, back: int, story: Story | None) -> None:
    state.drawn = NO_BACK
    state.step = WINDOW
    card = put_on_discard(state, back)
    if story is not None:
        story.append(tell.discarded(seat, back, card))
    if card == THE_20:  # BLOOPS-END-1, BLOOPS-Q27
        end(state, "BLOOPS-END-1", story)
    elif VALUE[card] in EFFECTS:  # BLOOPS-TURN-3
        state.queue.append(Effect(seat, VALUE[card], state.discarded))
        _settle(state, story)
    else:
        _queue_is_empty(state, state.discarded, story)


def throw(state: Position, seat: Seat, back: int, chance: Chance, story: Story | None) -> None:
    if VALUE[state.faces[back]] != VALUE[state.discard[-1]]:  # BLOOPS-Q4
        show(state, back)
        if story is not None:
            story.append(tell.thrown_wrong(seat, back, state.place_of(back)))
        penalize(state, seat, chance, story)  # BLOOPS-CD-2
        return
    place = state.place_of(back)
    state.lift(back, 0)
    card = put_on_discard(state, back)
    if story is not None:
        story.append(tell.thrown(seat, back, card, place))
    if VALUE[card] in EFFECTS:  # BLOOPS-CD-3: after those already waiting
        state.locked = False
        state.queue.append(Effect(seat, VALUE[card], state.discarded))
    if back == state.looking:
        _end_effect(state, story)  # all have seen the card by now
    else:
        _settle(state, story)


def throw_late(state: Position, seat: Seat, back: int, chance: Chance, story: Story | None) -> None:
    """BLOOPS-CD-5, BLOOPS-Q11."""
    show(state, back)
    if story is not None:
        story.append(tell.thrown_late(seat, back, state.place_of(back)))
    penalize(state, seat, chance, story)


def grab(state: Position, seat: Seat, chance: Chance, story: Story | None) -> None:
    """BLOOPS-PEN-2, BLOOPS-Q42."""
    if story is not None:
        story.append(tell.grabbed(seat))
    penalize(state, seat, chance, story)


def penalize(state: Position, seat: Seat, chance: Chance, story: Story | None) -> None:
    """BLOOPS-PEN-1; skipped when there is nothing to draw (BLOOPS-Q33)."""
    if not state.can_refill():
        if not state.options.endless:
            state.barred |= 1 << seat  # BLOOPS-Q44
        if story is not None:
            story.append(tell.penalty_skipped(seat, is_barred=state.is_barred(seat)))
        return
    refill(state, chance, story)
    back = give_top(state, seat)
    if story is not None:
        story.append(tell.penalty(seat, back, state.place_of(back)))
    _settle(state, story)


# --- effects ------------------------------------------------------------------------------------


def apply_effect(
    state: Position, seat: Seat, move: Move, chance: Chance, story: Story | None
) -> None:
    if not isinstance(move, Seen):
        EFFECTS[state.queue[0].value].apply(state, seat, move, chance, story)
        if state.looking != NO_BACK:
            return  # pending until `seen`
    elif story is not None:
        story.append(tell.peek_over(seat))
    _end_effect(state, story)


def _end_effect(state: Position, story: Story | None) -> None:
    """The first effect of the queue has been applied."""
    state.looking = NO_BACK
    number = state.queue.pop(0).number
    if state.queue:
        _settle(state, story)
    else:
        _queue_is_empty(state, number, story)


def _settle(state: Position, story: Story | None) -> None:
    """Effects that can no longer be applied fizzle (BLOOPS-Q15, BLOOPS-Q17, BLOOPS-Q33)."""
    while state.queue and state.looking == NO_BACK:
        effect = state.queue[0]
        if EFFECTS[effect.value].can_apply(state, effect.seat):
            return
        if story is not None:
            story.append(tell.fizzled(effect.seat, effect.value))
        _end_effect(state, story)


def _queue_is_empty(state: Position, number: int, story: Story | None) -> None:
    """BLOOPS-CD-4, after a grace that this discard has begun anew (BLOOPS-Q7)."""
    state.lock = number
    state.locked = state.grace > 0 and state.drawer() != NOBODY
    if state.armed:  # BLOOPS-Q21
        announce(state, story)


# --- the end ------------------------------------------------------------------------------------


def announce(state: Position, story: Story | None) -> None:
    state.armed = False
    state.holder = state.turn  # BLOOPS-END-2, BLOOPS-END-3
    if story is not None:
        story.append(tell.announced(state.turn))


def confirm(state: Position, seat: Seat, story: Story | None) -> None:
    state.confirmed |= 1 << seat
    if story is not None:
        story.append(tell.confirmed(seat))
    if state.confirmed == (1 << state.seats) - 1:  # BLOOPS-Q26
        end(state, "BLOOPS-END-2", story)


def end(state: Position, rule: RuleId, story: Story | None) -> None:
    state.step = OVER
    state.rule = rule
    state.armed = False
    state.shown = []
    for layout in state.layouts:  # BLOOPS-SCORE-1: reveal all
        for back in layout:
            if back != GAP:
                state.knowers[back] |= PUBLIC
    if story is not None:
        story.append(tell.game_over(state.outcome()))
