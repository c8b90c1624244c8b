"""What the rules assume of a position, each assumption a check that names the field at fault.

A position written by hand may leave cards, the score sheet and the history out; what it says must
fit. The history is checked in truth.py, an unfinished effect in effect_checks.py, a
round in round_checks.py.
"""

from typing import Final

from tablee.core.notation import require
from tablee.games.bla5t import effect_checks, listing, midgame, round_checks, truth
from tablee.games.bla5t.cards import (
    HELMUT,
    TEXT,
)
from tablee.games.bla5t.notation import cards_key
from tablee.games.bla5t.position import Position
from tablee.games.bla5t.score import (
    BEATEN_BLAST,
    HERMAN_POINTS,
    WRONG_BLAST,
    ScoreLine,
)
from tablee.games.bla5t.steps import (
    ACTION,
    CHANGE,
    CHOOSE,
    DRAWN,
    END,
    NOBODY,
    OPENING,
    OVER,
    REVEAL,
    SCORED,
    START,
    STEPS,
)
from tablee.kit.shown import check_shown

MOST_ROUNDS: Final = 999
LEAST_OF_A_ROUND: Final = -2  # Lola and Leo


def check(state: Position) -> None:
    truth.check(state)
    _check_list(state)
    _check_scores(state)
    _check_sheet(state)
    _check_shown(state)
    _check_table(state)
    round_checks.check_promises(state)
    round_checks.check_starts(state)
    effect_checks.check(state)
    _check_hand(state)
    round_checks.check_blast(state)
    if state.step in (REVEAL, OVER):
        round_checks.check_reveal(state)
    elif state.step in (START, CHANGE, OPENING):
        round_checks.check_before_turns(state)
    else:
        round_checks.check_turn(state)
    round_checks.check_looks(state)
    can_move = all(listing.moves(state, seat) for seat in listing.to_act(state))
    require(can_move, "step", f"nobody can move in {STEPS[state.step]}")


# --- the game -----------------------------------------------------------------------------------


def _check_list(state: Position) -> None:
    """BLA5T-COMP-3, BLA5T-MID-1, BLA5T-Q51."""
    options = state.options
    has_chooser = state.chooser != NOBODY
    can_change = options.has_extension
    reason = "BLA5T-MID-1: the base game's list stays as it is"
    require(can_change or not has_chooser, "chooser", reason)
    require(can_change or state.step != CHANGE, "step", reason)
    require(can_change or not state.is_changed, "changed", reason)
    require(state.is_changed or not has_chooser, "changed", "who chose has changed the list")
    chosen, known = [*state.heroes, *state.bosses], [*options.hero_cards(), *options.boss_cards()]
    is_known = has_chooser or chosen == known
    require(is_known, "heroes", "the host's list holds until somebody changes it (`chooser`)")
    _check_met(state)
    if state.step == CHANGE:
        _check_change(state)
    else:
        require(not state.new_list, "list", "nobody is changing the list")


def _check_met(state: Position) -> None:
    listed = sum(1 << card for card in state.heroes + state.bosses)
    for seat, met in enumerate(state.met):
        key = "met" if seat == state.seats else f"P{seat} met"
        require(not met or state.chooser != NOBODY, key, "nobody has chosen a hidden list")
        require(met & ~listed == 0, key, "only heroes and bosses of the list are met")


def _check_change(state: Position) -> None:
    require(state.chooser == NOBODY, "chooser", "the list is changed once")
    most = max(state.scores)
    reason = f"BLA5T-MID-1: nobody has half of {state.limit}"
    require(most * 2 >= state.limit, f"P{state.turn} score", reason)
    is_first = state.scores[state.turn] == most
    require(is_first, "turn", "BLA5T-MID-1: the highest scorer changes the list")
    chosen: list[int] = []
    for card in state.new_list:
        can_go_on = len(chosen) < midgame.PICKS and card in midgame.choices(chosen)
        require(can_go_on, "list", f"{TEXT[card]} cannot be put on the list")
        chosen.append(card)
    require(len(chosen) < midgame.PICKS, "list", "the list is full")


def _check_scores(state: Position) -> None:
    """BLA5T-GAME-1, BLA5T-Q38, BLA5T-Q50."""
    require(1 <= state.round <= MOST_ROUNDS, "round", f"1 to {MOST_ROUNDS}")
    for seat, score in enumerate(state.scores):
        least = LEAST_OF_A_ROUND * state.round
        require(score >= least, f"P{seat} score", f"no rounds give less than {least}")
        is_over = score < state.limit or state.step == OVER
        require(is_over, f"P{seat} score", f"BLA5T-GAME-1: {state.limit} would have ended the game")
    is_reached = state.step != OVER or max(state.scores) >= state.limit
    require(is_reached, "step", f"over: nobody has {state.limit} points")


def _check_sheet(state: Position) -> None:
    """A line a round; where all rounds are told, they make the scores."""
    played = state.round if state.step in SCORED else state.round - 1
    require(len(state.sheet) <= played, "sheet", f"{played} rounds have been scored")
    for lines in state.sheet:
        require(all(_can_be(line) for line in lines), "sheet", "no round gives such a line")
        fined = [line for line in lines if line.penalty]
        require(len(fined) <= 1, "sheet", "one seat a round has called BLAST")
    if len(state.sheet) == played and (state.sheet or not played):
        for seat, score in enumerate(state.scores):
            total = sum(lines[seat].points for lines in state.sheet)
            require(score == total, f"P{seat} score", f"the sheet makes {total}")


def _can_be(line: ScoreLine) -> bool:
    counted = (line.cards, min(line.cards, HERMAN_POINTS), 0)
    is_sum = LEAST_OF_A_ROUND <= line.cards <= MOST_ROUNDS
    return is_sum and line.counted in counted and line.penalty in (0, BEATEN_BLAST, WRONG_BLAST)


# --- the table ----------------------------------------------------------------------------------


def _check_shown(state: Position) -> None:
    check_shown(state)
    require(not state.shown or state.step not in (REVEAL, OVER), "shown", "all cards lie open")


def _check_table(state: Position) -> None:
    if NOBODY in state.seat_at:
        require(state.seat_at[-1] == NOBODY, "chairs", "BLA5T-Q54: the dummy keeps its seat")
    for chair, layout in enumerate(state.layouts):
        fixed = [back for back in layout if back >= 0 and state.fixed >> back & 1]
        is_helmut = all(state.faces[back] == HELMUT for back in fixed)
        require(is_helmut, cards_key(state.seat_at[chair]), "BLA5T-Q25: only Helmut is locked (!)")
    require(state.barred == NOBODY or bool(state.discard), "barred", "there is no discard")


def _check_hand(state: Position) -> None:
    """BLA5T-TURN-1, BLA5T-BOSS-HYPERION."""
    least = most = 0
    if state.step in (CHOOSE, DRAWN):
        least, most = 1, 1 + state.draws_two(state.turn)
        if state.step == CHOOSE:
            least = 2
    elif ACTION < state.step < END:
        most = int(state.draws_two(state.turn))
    count = f"{least}" if least == most else f"{least} or {most}"
    if least > most:
        require(False, "step", "choose: only Hyperion draws two")
    is_right = least <= len(state.hand) <= most
    require(is_right, "hand", f"{count} drawn cards in {STEPS[state.step]}, not {len(state.hand)}")
