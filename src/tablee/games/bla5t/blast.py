"""The end of a round: reveal, add, and what the cards held mean for the next one."""

from typing import Final

from tablee.core.seats import Seat
from tablee.core.story import Story
from tablee.games.bla5t import tell
from tablee.games.bla5t.cards import ENZO, IS_SPECIAL, JIMBO, LEO, LOLA
from tablee.games.bla5t.handling import show
from tablee.games.bla5t.history import DEALT, KEPT, MIX, MOVED, UNSURE, face_of, kind_of, seen_by
from tablee.games.bla5t.position import Position
from tablee.games.bla5t.score import combo_of, is_over, score_round
from tablee.games.bla5t.steps import NOBODY, NONE, OVER, REVEAL

_FACELESS: Final = (DEALT, MIX, MOVED, KEPT, UNSURE)
ENZO_FACE_DOWN: Final = 3
ENZO_FACE_UP: Final = 1


def end_round(state: Position, story: Story | None) -> None:
    layouts = held(state)
    note_next_round(state, layouts)
    _reveal(state)
    lines = score_round(layouts, state.blaster)
    state.sheet.append(lines)
    for seat in range(state.seats):
        state.scores[seat] += lines[seat].points  # BLA5T-GAME-1, BLA5T-Q38
    if story is not None:
        for seat in range(state.seats):
            story.append(tell.revealed(seat))
        if state.boss != NONE:
            story.append(tell.combo(state.boss_seat, state.boss))
        story.append(tell.round_scored(state.round, lines, state.scores))
    state.step = REVEAL
    if is_over(state.scores, state.limit):
        state.step = OVER
        if story is not None:
            story.append(tell.game_over(state.scores))


def held(state: Position) -> list[list[int]]:
    """Each seat's cards."""
    return [[state.faces[back] for back in state.own_cards(seat)] for seat in range(state.seats)]


def note_next_round(state: Position, layouts: list[list[int]]) -> None:
    """What the next round owes to the cards held now; Enzo's side counts (BLA5T-HERO-ENZO)."""
    caller = state.blaster
    state.boss = combo_of(layouts[caller]) if caller >= 0 else NONE  # BLA5T-Q36
    state.boss_seat = caller if state.boss != NONE else NOBODY
    for seat, cards in enumerate(layouts):
        special = [card for card in cards if IS_SPECIAL[card]]
        state.jimbo[seat] = len(cards) if JIMBO in special else 0  # BLA5T-HERO-JIMBO
        state.duo[seat] = 1 if LOLA in special and LEO in special else 0  # BLA5T-HERO-DUO
        state.enzo[seat] = _enzo_looks(state, seat) if ENZO in special else 0


def _enzo_looks(state: Position, seat: Seat) -> int:
    enzo = next(back for back in state.own_cards(seat) if state.faces[back] == ENZO)
    return ENZO_FACE_UP if state.up >> enzo & 1 else ENZO_FACE_DOWN


def _reveal(state: Position) -> None:
    state.shown = []  # all lie open now
    for seat in range(state.seats):
        for back in state.own_cards(seat):
            if not state.up >> back & 1:
                state.up |= 1 << back
                show(state, back)
    if state.chooser != NOBODY:
        _meet(state)


def _meet(state: Position) -> None:
    """Who has seen which heroes and bosses of a hidden list in this round."""
    for code in state.history:
        face = face_of(code)
        if not IS_SPECIAL[face] or kind_of(code) in _FACELESS:
            continue
        for seat in range(state.seats):
            if face_of(seen_by(code, seat)) == face:
                state.met[seat] |= 1 << face
        if face_of(seen_by(code, None)) == face:
            state.met[-1] |= 1 << face
