"""What the rules assume of a round: what the last one promised, its turns, its end, its looks."""

from collections import Counter

from tablee.core.notation import require
from tablee.games.bla5t import blast, flow
from tablee.games.bla5t.cards import (
    ENZO,
    FAWKES,
    HAS_CAPABILITY,
    HYPERION,
    IS_BOSS,
    JIMBO,
    LEO,
    LOLA,
    MAGA,
)
from tablee.games.bla5t.counting import lying
from tablee.games.bla5t.position import SQUARE, Position
from tablee.games.bla5t.round_start import cards_due, looks_due, starts_of
from tablee.games.bla5t.score import (
    ScoreLine,
    combo_of,
    score_round,
)
from tablee.games.bla5t.steps import (
    ACTION,
    CHANGE,
    CHOOSE,
    DRAWN,
    END,
    MAY_USE,
    NOBODY,
    NONE,
    OPENING,
    OVER,
    REVEAL,
    SCORED,
    START,
    STEPS,
    UNCHOSEN,
)
from tablee.kit.backs import BACKS

# --- promises of the last round -----------------------------------------------------------------


def check_promises(state: Position) -> None:
    is_boss = state.boss == NONE or IS_BOSS[state.boss] or state.boss == HYPERION
    require(is_boss, "boss", "not a boss")
    require(state.boss != HYPERION or state.is_advanced, "boss", "BLA5T-COMP-4: no Hyperion here")
    require((state.boss == NONE) == (state.boss_seat < 0), "combo", "a boss and a seat, or neither")
    is_kept = state.chooser == NOBODY  # a list changed since may have had others
    is_listed = state.boss in state.bosses or state.boss in (NONE, HYPERION)
    require(not is_kept or is_listed, "boss", "not in this game")
    for name, values, heroes in (
        ("jimbo", state.jimbo, [JIMBO]),
        ("enzo", state.enzo, [ENZO]),
        ("duo", state.duo, [LOLA, LEO]),
    ):
        holders = [f"P{seat} {name}" for seat, value in enumerate(values) if value]
        require(len(holders) <= 1, ", ".join(holders), "one seat at most holds a hero")
        is_there = not is_kept or all(hero in state.heroes for hero in heroes)
        require(is_there or not holders, ", ".join(holders), "not in this game")
    if state.round == 1 and state.step not in SCORED:
        promises = [state.boss - NONE, *state.jimbo, *state.enzo, *state.duo]
        require(not any(promises), "round", "1: no last round has promised anything")
    for seat in range(state.seats):
        require(state.jimbo[seat] <= BACKS, f"P{seat} jimbo", "a number of cards")
        require(state.enzo[seat] in (0, 1, 3), f"P{seat} enzo", "1 or 3 cards to look at")


def check_starts(state: Position) -> None:
    """BLA5T-Q43, BLA5T-Q44: how each seat began the round, or begins the next one."""
    is_choosing = state.step == START
    for seat, start in enumerate(state.starts):
        key = f"P{seat} start"
        starts = starts_of(state, seat)
        if start == UNCHOSEN:
            require(is_choosing and len(starts) > 1, key, "there is nothing to choose")
        elif state.step not in (CHANGE, REVEAL, OVER):  # their promises are the next round's
            require(start in starts, key, "without the hero for it")
    require(not is_choosing or UNCHOSEN in state.starts, "step", "start: nobody has a choice")


# --- turns --------------------------------------------------------------------------------------


def check_blast(state: Position) -> None:
    """BLA5T-BLAST-1, BLA5T-BLAST-2."""
    require(state.blaster >= 0 or not state.last_done, "last", "nobody has called BLAST")
    if state.blaster >= 0:
        can_call = state.turns[state.blaster] > 1
        require(can_call, f"P{state.blaster} turns", "BLA5T-BLAST-1: no BLAST on the first turn")


def check_before_turns(state: Position) -> None:
    """Of the round nothing has happened but looks; between rounds there are no cards either."""
    name = STEPS[state.step]
    said = [
        ("blast", state.blaster >= 0),
        ("barred", state.barred >= 0),
        ("passes", state.passes > 0),
        ("again", state.plays_again),
        ("resume", state.resume >= 0),
        *[(f"P{seat} turns", turns > 0) for seat, turns in enumerate(state.turns)],
    ]
    for key, is_said in said:
        require(not is_said, key, f"no turn has begun in {name}")
    require(not state.up, "step", f"{name}: no card has been flipped")
    if state.step == OPENING:
        _check_deal(state)
        return
    for key, cards in lying(state):
        require(not cards, key, f"no cards lie there in {name}")
    require(not state.history, "history", f"no round is going on in {name}")


def _check_deal(state: Position) -> None:
    """BLA5T-ROUND-1; the pile can be too short for all that is due."""
    due = [cards_due(state, seat) for seat in range(state.seats)]
    is_enough = sum(due) + SQUARE * (state.chairs - state.seats) < len(state.deck())
    for seat, cards in enumerate(due):
        count = len(state.own_cards(seat))
        is_dealt = count == cards if is_enough else count <= cards
        require(is_dealt, f"P{seat} cards", f"{cards} are dealt, not {count}")


def check_reveal(state: Position) -> None:
    """BLA5T-BLAST-2, BLA5T-Q58; the cards make the round's line and the next one's promises."""
    require(not state.plays_again, "again", "the turns are over")
    require(state.resume == NONE, "resume", "the turns are over")
    everyone = (1 << state.seats) - 1
    is_over = state.passes == state.seats or state.last_done == everyone
    require(is_over, "last", "BLA5T-BLAST-2: somebody has a last turn to play")
    layouts = blast.held(state)
    if not any(layouts):
        return
    boss = combo_of(layouts[state.blaster]) if state.blaster >= 0 else NONE
    require(state.boss == boss, "boss", "BLA5T-BOSS-1: not what the caller's cards make")
    require(boss == NONE or state.boss_seat == state.blaster, "combo", "who has called BLAST")
    for seat, cards in enumerate(layouts):
        count = len(cards) if JIMBO in cards else 0
        require(state.jimbo[seat] == count, f"P{seat} jimbo", f"the cards make {count}")
        is_duo = LOLA in cards and LEO in cards
        require((state.duo[seat] > 0) == is_duo, f"P{seat} duo", "Lola and Leo, both held")
        require((state.enzo[seat] > 0) == (ENZO in cards), f"P{seat} enzo", "if he is held")
    if state.sheet:
        lines = [_numbers(line) for line in score_round(layouts, state.blaster)]
        is_right = [_numbers(line) for line in state.sheet[-1]] == lines
        require(is_right, "sheet", "the last round is not what the cards make")


def _numbers(line: ScoreLine) -> list[int]:
    return [line.cards, line.counted, line.penalty]


def check_turn(state: Position) -> None:
    step, turn = state.step, state.turn
    require(not state.last_done >> turn & 1, "turn", "BLA5T-BLAST-2: that last turn is over")
    has_begun = state.turns[turn] > 0 or state.effect in (FAWKES, MAGA)
    require(has_begun, f"P{turn} turns", "that turn has begun")
    if step == END:
        require(flow.can_blast(state), "step", "end: there is no choice (BLA5T-BLAST-1)")
    if step == MAY_USE:
        require(state.is_eleration, "step", "use: only in Bla5t-eleration (BLA5T-VAR-1)")
        can_use = bool(state.discard) and HAS_CAPABILITY[state.discard[-1]]
        require(can_use, "discard", "nothing to use")
    can_act = state.can_draw() or bool(state.discard and state.own_cards(turn))
    require(step != ACTION or can_act, "step", "action: nobody can move (BLA5T-Q58)")
    is_pass = step == END and not can_act
    most = state.seats if is_pass else 0
    require(state.passes <= most, "passes", "BLA5T-Q58: only where nothing can be done")
    if state.plays_again:
        is_apo = ACTION < step < END and step not in (CHOOSE, DRAWN)
        require(is_apo, "again", "only until the effect is over")
    if state.resume != NONE:
        is_taken = state.seat_at[state.resume] not in (NOBODY, turn, state.blaster)
        require(is_taken, "resume", "BLA5T-Q30: somebody else sits there now")


# --- the opening look ---------------------------------------------------------------------------


def check_looks(state: Position) -> None:
    """BLA5T-ROUND-2."""
    is_opening = state.step == OPENING
    require(is_opening == (state.looking != 0), "looking", "somebody in opening, and only then")
    for seat in range(state.seats):
        opened, due = state.opened[seat], state.due[seat]
        require(is_opening or not opened, f"P{seat} opened", "only in opening")
        require(is_opening or not due, f"P{seat} due", "only in opening")
        if is_opening:
            _check_look(state, seat)


def _check_look(state: Position, seat: int) -> None:
    own, opened, due = state.own_cards(seat), state.opened[seat], state.due[seat]
    is_own = max(Counter(opened).values(), default=0) < 2 and all(back in own for back in opened)
    require(is_own, f"P{seat} opened", "own cards, each once")
    owed = min(looks_due(state, seat), len(own))
    if state.looking >> seat & 1:
        require(owed > 0, "looking", f"P{seat} has nothing to look at")
        require(len(opened) + due == owed, f"P{seat} due", f"{owed} looks in all")
    else:
        require(due == 0, f"P{seat} due", "that look is over")
        require(len(opened) <= owed, f"P{seat} opened", f"{owed} looks in all")
