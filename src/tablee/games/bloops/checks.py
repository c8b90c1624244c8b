"""What the rules assume of a position, each assumption a check that names the field at fault.

A position written by hand may leave cards and who knows them out; what it says must fit.
"""

from typing import Final

from tablee.core.notation import require
from tablee.core.starting import named_starter
from tablee.games.bloops.cards import DEALT, THE_20, VALUE
from tablee.games.bloops.effects import EFFECTS
from tablee.games.bloops.position import PUBLIC, Position
from tablee.games.bloops.steps import DECIDE, DIRECTION, LOOK, NOBODY, OVER, START, STEPS, WINDOW
from tablee.kit.backs import GAP, NO_BACK
from tablee.kit.places import NOWHERE
from tablee.kit.shown import check_shown

END_RULES: Final = ("BLOOPS-END-1", "BLOOPS-END-2", "BLOOPS-Q33")


def check(state: Position) -> None:
    is_drawn = state.drawn != NO_BACK
    require(is_drawn == (state.step == DECIDE), "drawn", "in step decide, and only then")
    _check_turns(state)
    _check_discard(state)
    _check_passes(state)
    _check_shown(state)
    require(state.step > START or state.holder == NOBODY, "holder", "nobody can have it yet")
    if state.step <= DIRECTION:
        _check_setup(state)
    _check_window(state)
    _check_queue(state)
    _check_bloops(state)
    _check_end(state)


# --- turns --------------------------------------------------------------------------------------


def _check_turns(state: Position) -> None:
    if state.step != START:  # a short way to say that somebody is to draw
        is_right = (state.turns > 0) == (state.step > START)
        require(is_right, "turns", f"how many have begun in {_name(state)}")
    two = "BLOOPS-SETUP-5: with two players both directions are the same"
    require(state.seats > 2 or state.direction == 1, "direction", two)
    require(state.seats > 2 or state.step != DIRECTION, "step", f"direction: {two}")
    is_chosen = state.step > DIRECTION or state.direction == 1
    require(is_chosen, "direction", "nobody has chosen it yet")


def _check_setup(state: Position) -> None:
    """Nothing has been played, and nobody has seen more than own cards."""
    starter = named_starter(state.options.starter, state.seats)
    require(starter in (None, state.turn), "turn", "not the starter whom the options name")
    require(state.discarded == 0, "discarded", f"nothing is discarded in {_name(state)}")
    require(state.reveals == 0, "reveals", f"nothing is shown in {_name(state)}")
    require(not state.barred, "barred", "nobody can commit a fault yet")
    for seat in range(state.seats):
        own = state.cards_at(seat)
        for back, knowers in enumerate(state.knowers):
            require(not knowers & PUBLIC, "known", f"nothing is shown in {_name(state)}")
            is_own = back in own or not knowers >> seat & 1
            require(is_own, f"P{seat} knows", f"others' cards are not looked at in {_name(state)}")
    if state.step == LOOK:
        _check_looks(state)


def _check_looks(state: Position) -> None:
    require(state.looked != (1 << state.seats) - 1, "ready", "somebody still looks")
    for seat, layout in enumerate(state.layouts):
        may_have_gaps = bool(state.looked >> seat & 1)  # BLOOPS-SETUP-4
        is_full = len(state.cards_at(seat)) == DEALT
        is_right = is_full and (may_have_gaps or GAP not in layout)
        require(is_right, f"P{seat} cards", "six each in step look (BLOOPS-SETUP-2)")


def _check_passes(state: Position) -> None:
    """BLOOPS-Q33: a turn is a pass while there is neither pile nor discard."""
    if state.passes:
        is_time = state.step in (WINDOW, OVER)
        require(is_time, "passes", f"the latest turn was none in {_name(state)}")
        is_bare = not state.pile and not state.discard
        require(is_bare, "passes", "BLOOPS-Q33: there is something to draw")
    else:
        is_played = state.step != WINDOW or bool(state.discard)
        require(is_played, "discard", "the turn's player has discarded, or passed (`passes`)")
    most = state.seats if state.step == OVER else state.seats - 1
    require(state.passes <= most, "passes", "the game would be over")


# --- the discard and the window -----------------------------------------------------------------


def _check_discard(state: Position) -> None:
    count = len(state.discard)
    require(count <= state.discarded, "discarded", f"{count} cards lie there")
    is_all = state.shuffle > 0 or count == state.discarded
    require(is_all, "discarded", f"{count}, for they were never shuffled (`shuffle`)")
    require(state.shuffle <= state.discarded, "shuffle", "only discarded cards are shuffled")
    require(state.lock <= state.discarded, "lock", "which discard began the grace")
    below = state.discard[:-1] if state.step == OVER else state.discard
    require(THE_20 not in below, "discard", "BLOOPS-END-1: the 20 ended it")


def _check_window(state: Position) -> None:
    """Discards of this turn are one value (BLOOPS-CD-1), and stay until the next draw."""
    discard, fresh = state.discard, state.fresh
    is_after_discard = state.step >= WINDOW and bool(discard)
    most = len(discard) if is_after_discard else 0
    if is_after_discard and state.options.endless:  # where a reshuffle leaves the latest only
        most = state.discarded
    require(fresh <= most, "fresh", "how many of the discards are this turn's")
    require(fresh > 0 or not is_after_discard, "fresh", "the turn's discard is one")
    values = {VALUE[card] for card in discard[max(0, len(discard) - fresh) :]}
    require(len(values) < 2, "fresh", "BLOOPS-Q4: discards of one turn are of one value")
    require(not state.barred or not state.options.endless, "barred", "not in a game of rules 1")
    is_bare = not state.barred or not state.can_refill()
    require(is_bare, "barred", "BLOOPS-Q44: there is something to draw")
    is_last = state.step == WINDOW and state.drawer() == NOBODY
    if state.confirmed and state.step != OVER:
        require(is_last and not state.queue, "confirmed", "BLOOPS-Q26: only in the last window")
        is_open = state.confirmed != (1 << state.seats) - 1
        require(is_open, "confirmed", "by all: the game would be over")
    if state.locked:
        is_grace = state.step == WINDOW and bool(discard) and not state.queue and not is_last
        require(is_grace and state.grace > 0, "locked", "only in the grace before a draw")


def _check_queue(state: Position) -> None:
    """BLOOPS-CD-3: effects of this turn's discards, in their order."""
    if state.looking != NO_BACK:
        is_peek = bool(state.queue) and state.queue[0].value in (7, 8)
        require(is_peek, "looking", "only while a 7 or 8 is first in the queue")
        is_there = state.at[state.looking] != NOWHERE
        require(is_there, "looking", "a card before a player")
    if not state.queue:
        return
    require(state.is_window_open(), "queue", "only in step window, with a discard")
    require(all(effect.value in EFFECTS for effect in state.queue), "queue", "6, 7, 8 or 9")
    numbers = [effect.number for effect in state.queue]
    require(numbers == sorted(set(numbers)), "queue", "in the order of their discards")
    is_fresh = state.discarded - state.fresh < numbers[0] and numbers[-1] <= state.discarded
    require(is_fresh, "queue", "discards of this turn only (`fresh`)")
    first = state.queue[0]
    can_apply = EFFECTS[first.value].can_apply(state, first.seat)
    require(can_apply or state.looking != NO_BACK, "queue", "the first effect would fizzle")


def _check_shown(state: Position) -> None:
    """BLOOPS-Q43."""
    check_shown(state)
    require(state.step != OVER or not state.shown, "shown", "nothing is hidden any more")


# --- the end ------------------------------------------------------------------------------------


def _check_bloops(state: Position) -> None:
    is_last = state.step == WINDOW and state.drawer() == NOBODY
    require(not is_last or not state.passes, "passes", "BLOOPS-END-2: the game would be over")
    is_holder = state.step == DECIDE and state.holder == state.turn
    require(not is_holder, "holder", "BLOOPS-END-2: the holder has no last turn")
    if state.armed:
        is_time = state.step == DECIDE or (state.step == WINDOW and bool(state.queue))
        is_free = is_time and state.holder == NOBODY
        require(is_free, "armed", "only before BLOOPS can be announced (BLOOPS-Q21)")


def _check_end(state: Position) -> None:
    is_over = state.step == OVER
    require(is_over == bool(state.rule), "rule", "what ended the game, in step over")
    if not is_over:
        return
    require(state.rule in END_RULES, "rule", f"one of {', '.join(END_RULES)}")
    is_twenty = THE_20 in state.discard
    can_be = is_twenty or THE_20 in state.aside
    is_right = can_be if state.rule == "BLOOPS-END-1" else not is_twenty
    require(is_right, "rule", "BLOOPS-END-1 if the 20 is discarded")
    has_passed = state.passes == state.seats
    require(has_passed == (state.rule == "BLOOPS-Q33"), "rule", "BLOOPS-Q33 if all have passed")
    if state.rule == "BLOOPS-END-2":
        following = (state.turn + state.direction) % state.seats
        require(state.holder == following, "holder", f"P{following}, whose turn it would be")


def _name(state: Position) -> str:
    return STEPS[state.step]
