"""How a turn goes on and ends, and who plays next."""

from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.core.story import Story
from tablee.games.bla5t import actions, blast, effect, effects, tell
from tablee.games.bla5t.cards import FAWKES, MAGA
from tablee.games.bla5t.position import Position
from tablee.games.bla5t.steps import ACTION, END, NOBODY, NONE, SETTLE


def settle(state: Position, chance: Chance, story: Story | None) -> None:
    """An action or an effect is over."""
    is_before_turns = state.effect in (FAWKES, MAGA)
    if state.effect != NONE:
        effect.clear(state)
    if is_before_turns:
        begin_first_turn(state, chance, story)
        return
    if state.hand:
        actions.discard_other(state, story)
        if state.step != SETTLE:
            return
    if state.plays_again:
        state.plays_again = False
        if story is not None:
            story.append(tell.plays_again(state.turn))
        begin_turn(state, state.turn, chance, story)  # BLA5T-Q22: a full turn
    elif can_blast(state):
        state.step = END
    else:
        end_turn(state, chance, story)


def can_blast(state: Position) -> bool:
    """BLA5T-BLAST-1, BLA5T-Q57."""
    return state.blaster < 0 and state.turns[state.turn] > 1


def after_looks(state: Position, chance: Chance, story: Story | None) -> None:
    """BLA5T-Q43: Fawkes or Maga, then play."""
    if state.boss in (FAWKES, MAGA):
        state.turn = state.boss_seat
        effects.begin(state, state.boss, chance, story)
    else:
        begin_first_turn(state, chance, story)


def begin_first_turn(state: Position, chance: Chance, story: Story | None) -> None:
    begin_turn(state, _starter(state, chance), chance, story)


def _starter(state: Position, chance: Chance) -> Seat:
    """BLA5T-ROUND-3."""
    if state.round == 1:
        return _next_seat(state, state.chair[state.dealer] + 1)
    most = max(state.scores)
    tied = [seat for seat in range(state.seats) if state.scores[seat] == most]
    return tied[chance.below(len(tied))] if len(tied) > 1 else tied[0]


def begin_turn(state: Position, seat: Seat, chance: Chance, story: Story | None) -> None:
    state.turn = seat
    state.turns[seat] += 1
    if state.can_draw() or (state.discard and state.own_cards(seat)):
        state.passes = 0
        state.step = ACTION
        return
    state.passes += 1  # BLA5T-Q58: the turn is a pass
    if story is not None:
        story.append(tell.passed(seat))
    if can_blast(state):
        state.step = END
    else:
        end_turn(state, chance, story)


def call_blast(state: Position, chance: Chance, story: Story | None) -> None:
    state.blaster = state.turn
    if story is not None:
        story.append(tell.blasted(state.turn))
    end_turn(state, chance, story)


def end_turn(state: Position, chance: Chance, story: Story | None) -> None:
    seat = state.turn
    if state.barred != seat:
        state.barred = NOBODY  # BLA5T-Q14: the next other player has finished a turn
    if state.blaster >= 0:
        state.last_done |= 1 << seat
    chair = state.resume if state.resume >= 0 else state.chair[seat] + 1  # BLA5T-Q8, BLA5T-Q30
    state.resume = NONE
    following = _next_seat(state, chair)
    if following < 0 or state.passes >= state.seats:  # BLA5T-BLAST-2, BLA5T-Q58
        blast.end_round(state, story)
    else:
        begin_turn(state, following, chance, story)


def _next_seat(state: Position, chair: int) -> Seat:
    """Clockwise from that chair, itself included; NOBODY: all last turns are done."""
    for step in range(state.chairs):
        seat = state.seat_at[(chair + step) % state.chairs]
        if seat >= 0 and not state.last_done >> seat & 1:  # BLA5T-Q54: the dummy has no turn
            return seat
    return NOBODY
