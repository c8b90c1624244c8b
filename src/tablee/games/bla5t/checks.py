"""Whether a position read from text can be played on."""

from tablee.core.notation import NotationError
from tablee.games.bla5t import effects, flow, heroes, knowledge, legal, midgame
from tablee.games.bla5t.cards import (
    COPIES,
    FIRST_FLIPPER,
    HAS_CAPABILITY,
    HIDDEN,
    KINDS,
    SIX_B,
    STEPHANIA,
    TEXT,
    TWELVE,
    VALUE,
    deck_of,
)
from tablee.games.bla5t.helmut import touched
from tablee.games.bla5t.moves import BACKS
from tablee.games.bla5t.position import Position
from tablee.games.bla5t.steps import (
    ASK,
    CHANGE,
    CHOOSE,
    DRAWN,
    END,
    LOOK,
    MAY_USE,
    MIX,
    NONE,
    NOT_ASKED,
    OPENING,
    OVER,
    PICK,
    REVEAL,
    SIT,
    START,
    SWAP,
    UNANSWERED,
)


def count_aside(state: Position, is_seen: bool) -> None:
    """What the text omits lies aside; what it names too often is an error."""
    known = [state.face[back] for back in range(BACKS) if state.used >> back & 1]
    known += state.pile + state.discard
    if is_seen:
        heroes, bosses = state.options.hero_cards(), state.options.boss_cards()
        has_bosses = state.round > 1 or state.options.bosses_first_round
        deck = deck_of(heroes, bosses if has_bosses else [], state.is_advanced)
        state.aside = [HIDDEN] * max(0, len(deck) - len(known))
        return
    left = [0] * KINDS
    for card in state.deck():
        left[card] += 1
    for card in known:
        left[card] -= 1
        if left[card] < 0:
            raise NotationError(f"{TEXT[card]} is in play {COPIES[card] + left[card]} times only")
    state.aside = [card for card in range(KINDS) for _ in range(left[card])]


def check(state: Position) -> None:
    _refuse(knowledge.tells_the_truth(state), "the history contradicts the cards")
    _check_promises(state)
    _check_effect(state)
    step = state.step
    if step in (REVEAL, OVER):
        return
    if step == CHOOSE:
        _refuse(len(state.hand) == 2, "hand: two cards to choose from")
    if step == DRAWN:
        _refuse(bool(state.hand), "hand: no card is drawn")
    if step == MAY_USE:
        _refuse(bool(state.discard) and HAS_CAPABILITY[state.discard[-1]], "nothing to use")
    if step == END:
        _refuse(flow.can_blast(state), "no choice at the turn's end (BLA5T-BLAST-1)")
    if step == OPENING:
        _check_opening(state)
    if step == START:
        _refuse(bool(legal.to_act(state)), "nobody has a choice to make")
    if step == CHANGE:
        _check_change(state)
    _refuse(all(legal.moves(state, seat) for seat in legal.to_act(state)), "nobody can move")


def _check_promises(state: Position) -> None:
    """What the last round promised this one."""
    is_boss = state.boss == NONE or VALUE[state.boss] > VALUE[FIRST_FLIPPER]
    _refuse(is_boss, "boss: not a boss")
    _refuse((state.boss == NONE) == (state.boss_seat < 0), "a combo has a boss and a seat")
    for seat in range(state.seats):
        _refuse(0 <= state.jimbo[seat] <= BACKS, f"P{seat} jimbo: a number of cards")
        _refuse(state.enzo[seat] in (0, 1, 3), f"P{seat} enzo: 1 or 3 cards to look at")


def _check_effect(state: Position) -> None:
    """Picks are made again, one by one, so that each was allowed."""
    step = state.step
    if step not in (PICK, ASK, MIX, LOOK, SWAP, SIT):
        _refuse(not state.picks and not state.look, "picks belong to an effect's step")
        _refuse(all(answer == NOT_ASKED for answer in state.answers), "nobody is asked")
        return
    _refuse(state.effect in effects.EFFECTS, "no effect is going on")
    picks, state.picks = state.picks, []
    if step == SIT:
        _refuse(state.effect == STEPHANIA and len(heroes.movers(state)) > 1, "nobody moves")
        for chair in picks:
            _refuse(heroes.seat_to_place(state) >= 0, "too many chairs")
            _refuse(chair in heroes.free_chairs(state), "BLA5T-Q30: not that chair")
            state.picks.append(chair)
        return
    effect = effects.EFFECTS[state.effect]
    for back in picks:
        if step in (PICK, ASK, MIX):
            _refuse(back in effect.targets(state), f"b{back} cannot be picked")
        _refuse(state.at[back] >= 0, f"b{back} lies nowhere")
        state.picks.append(back)
    _check_step_of_effect(state)


def _check_step_of_effect(state: Position) -> None:
    step = state.step
    effect = effects.EFFECTS[state.effect]
    if step == PICK:
        state.targets = effect.targets(state)
    if step == MIX:
        _refuse(state.effect == SIX_B and len(state.picks) == 2, "6b mixes two cards")
    if step == SWAP:
        _refuse(state.effect == TWELVE and len(state.picks) == 1, "only a 12 swaps after a look")
    if step == LOOK:
        _refuse(bool(state.look) or state.looks_at_top, "nothing is looked at")
        _refuse(all(state.at[back] >= 0 for back in state.look), "a look at no card")
        _refuse(bool(state.pile) or not state.looks_at_top, "the pile has no top")
        _refuse(state.effect != TWELVE or len(state.picks) == 1, "a 12 looks at one card")
    if step == ASK:
        _refuse(UNANSWERED in state.answers and effect.touches, "nobody is asked")
    for seat, answer in enumerate(state.answers):
        if answer != NOT_ASKED:
            mine = touched(state, seat)
            _refuse(step == ASK and bool(mine), f"P{seat} is not touched")
            _refuse(answer < 0 or answer >= BACKS or answer in mine, f"b{answer} is not touched")


def _check_opening(state: Position) -> None:
    _refuse(state.looking != 0, "nobody looks")
    for seat in range(state.seats):
        own = state.own_cards(seat)
        unseen = [back for back in own if back not in state.opened[seat]]
        _refuse(all(back in own for back in state.opened[seat]), f"P{seat} looks at others' cards")
        _refuse(0 <= state.due[seat] <= len(unseen), f"P{seat} has too few cards to look at")


def _check_change(state: Position) -> None:
    chosen: list[int] = []
    for card in state.new_list:
        _refuse(len(chosen) < midgame.PICKS, "the list is full")
        _refuse(card in midgame.choices(chosen), f"{TEXT[card]} cannot be put on the list")
        chosen.append(card)
    _refuse(len(chosen) < midgame.PICKS, "the list is full")


def _refuse(is_right: bool, message: str) -> None:
    if not is_right:
        raise NotationError(message)
