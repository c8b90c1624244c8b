"""What the rules assume of an unfinished effect: who plays it, its picks, questions and looks."""

from typing import Final

from tablee.core.notation import require
from tablee.games.bla5t import effects, heroes
from tablee.games.bla5t.cards import (
    APO,
    EIGHT,
    FAWKES,
    HELMUT,
    IS_HERO,
    MAGA,
    NINE,
    SEVEN,
    SIX_B,
    STEPHANIA,
    TEN,
    TEXT,
    TWELVE,
)
from tablee.games.bla5t.completing import looked_at, looks_at_top
from tablee.games.bla5t.helmut import is_ruled_out, touched
from tablee.games.bla5t.position import Position
from tablee.games.bla5t.steps import (
    ASK,
    LOOK,
    MIX,
    NOBODY,
    NONE,
    NOT_ASKED,
    PICK,
    SIT,
    SWAP,
    UNANSWERED,
)
from tablee.kit.backs import BACKS

_STEPS: Final = (PICK, ASK, MIX, LOOK, SWAP, SIT)
_LOOKS: Final = (SEVEN, EIGHT, NINE, TEN, TWELVE, APO, MAGA)


def check(state: Position) -> None:
    step = state.step
    if step not in _STEPS:
        require(state.effect == NONE, "effect", "none is going on in that step")
        require(not state.picks, "picks", "they belong to an effect's step")
    else:
        require(state.effect in effects.EFFECTS, "effect", "no effect is going on")
    is_looking = step in (LOOK, SWAP) or not (state.look or state.looks_at_top)
    require(is_looking, "look", "only in step look")
    for seat, answer in enumerate(state.answers):
        require(step == ASK or answer == NOT_ASKED, f"P{seat} answer", "nobody is asked")
    require(step == LOOK or not state.cancelled, "cancelled", "only in step look")
    if step == SIT:
        _check_chairs(state)
    elif step in _STEPS:
        _check_picks(state)
        if step == ASK:
            _check_answers(state)
        elif step in (LOOK, SWAP):
            _check_look(state)
    if step in _STEPS:
        _check_player(state)


def _check_player(state: Position) -> None:
    """Whose effect it is, and the card it comes from."""
    effect = state.effect
    if effect in (FAWKES, MAGA):  # BLA5T-Q43: before the first turn
        require(state.boss == effect, "boss", f"not {TEXT[effect]}, whose effect is going on")
        require(state.turn == state.boss_seat, "turn", "whose combo it was")
        require(not any(state.turns), f"P{state.turn} turns", "no turn has begun")
        require(state.blaster == NOBODY, "blast", "no turn has begun")
    else:
        require(effect in state.deck(), "effect", f"{TEXT[effect]} is not in this game")
    barred = state.turn if IS_HERO[effect] and state.discard else NOBODY
    require(state.barred == barred, "barred", "BLA5T-HERO-0: by a hero just played, nothing else")


def _check_chairs(state: Position) -> None:
    """BLA5T-Q30: chairs are given again, one by one."""
    is_stephania = state.effect == STEPHANIA and len(heroes.movers(state)) > 1
    require(is_stephania, "effect", "nobody changes place")
    chairs, state.picks = state.picks, []
    for chair in chairs:
        can_go_on = heroes.seat_to_place(state) >= 0 and chair in heroes.free_chairs(state)
        require(can_go_on, "picks", f"BLA5T-Q30: not c{chair + 1}")
        state.picks.append(chair)


def _check_picks(state: Position) -> None:
    """Picks are made again, one by one, so that each was allowed."""
    effect = effects.EFFECTS[state.effect]
    picks, state.picks = state.picks, []
    up, state.up = state.up, state.up & ~state.cancelled  # Helmut lay face down when picked
    for back in picks:
        can_pick = back in effect.targets(state)
        require(can_pick, "picks", f"b{back} cannot be picked for {TEXT[state.effect]}")
        state.picks.append(back)
    state.targets = effect.targets(state)
    state.up = up
    if state.step == PICK:
        has_more = bool(state.targets) or (bool(picks) and effect.can_stop is not None)
        require(has_more, "picks", "there is nothing left to pick")
        return
    is_enough = not state.targets or effects.can_stop(state)
    state.targets = []
    require(is_enough, "picks", "some are missing")
    if state.step == MIX:
        is_mix = state.effect == SIX_B and len(picks) == 2
        require(is_mix, "picks", "6b mixes two cards")
    elif state.step == SWAP:
        is_swap = state.effect == TWELVE and len(picks) == 1
        require(is_swap, "effect", "only a 12 swaps after a look")
        require(bool(state.own_down(state.turn)), "step", "swap: there is no own card to swap")


def _check_answers(state: Position) -> None:
    """BLA5T-Q23, BLA5T-Q26: every owner touched is asked, nobody else."""
    require(effects.EFFECTS[state.effect].touches, "effect", "nobody is asked about it")
    for seat, answer in enumerate(state.answers):
        mine = touched(state, seat)
        key = f"P{seat} answer"
        require(bool(mine) == (answer != NOT_ASKED), key, "who is touched is asked, nobody else")
        is_touched = answer < 0 or answer >= BACKS or answer in mine
        require(is_touched, key, f"b{answer} is not touched")
    require(UNANSWERED in state.answers, "step", "ask: nobody is asked")
    require(not is_ruled_out(state), "step", "ask: it cannot be Helmut (BLA5T-Q26)")


def _check_look(state: Position) -> None:
    require(state.effect in _LOOKS, "effect", "nobody looks at anything for it")
    for back in range(BACKS):
        if state.cancelled >> back & 1:
            is_helmut = back in state.picks and state.faces[back] == HELMUT
            require(is_helmut, "cancelled", f"BLA5T-Q24: b{back} is not a Helmut picked")
            require(bool(state.fixed >> back & 1), "cancelled", f"BLA5T-Q25: b{back} is not locked")
    top = looks_at_top(state)
    is_right = state.look == looked_at(state) and state.looks_at_top == top
    require(is_right, "look", "not what the effect lets look at")
    require(bool(state.look) or top, "look", "nothing is looked at")
    require(state.plays_again or state.effect != APO, "again", "Apo's player plays again")
