"""Blitz!'s arrays, and what answering means there: a free word that the list knows for the theme.
So a race is about seeing and daring, not about vocabulary."""

from typing import Final

from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.games.blitz.cards import SYMBOLS, TEXT
from tablee.games.blitz.faceoff import QUESTIONS
from tablee.games.blitz.moves import CHOICES, KNOWN, MOST_SEATS, Say, is_word
from tablee.games.blitz.rules import Blitz
from tablee.games.blitz.steps import STEPS
from tablee.games.blitz.view import BlitzView
from tablee.packs.arrays.parts import Layout, cards, number, one_of, per_seat, rows, seat
from tablee.words.judging import DeckJudge

_STANDING: Final = [
    "duellist",
    "started",
    "cooling",
    "gave up",
    "judged",
    "asked",
    "voted",
    "stray",
]
_PILE: Final = 30.0
_JUDGE: Final = DeckJudge()


def answering(state: State, seat: Seat) -> Move | None:
    assert isinstance(state, Blitz)
    if state.face is None or not state.face.is_delivering(seat):
        return None
    options, theme = state.options, state.theme_for(seat)
    used = [*state.used, *state.given.get(theme, [])]
    for folded, word in _JUDGE.examples(options.language, options.deck, theme, used):
        said = Say(word, folded, KNOWN)
        if is_word(word) and state.refusal(seat, said) is None:
            return said
    return None


def _standing(view: BlitzView) -> list[list[str]]:
    """By seat what it is in the face-off."""
    words: list[list[str]] = [["stray"] * (other in view.strays) for other in range(view.seats)]
    face = view.face_off
    if face is None:
        return words
    for word, seats in (
        ("duellist", face.duellists),
        ("started", face.started),
        ("cooling", face.cooling),
        ("gave up", face.gave_up),
        ("judged", [] if face.judged is None else [face.judged]),
        ("asked", [] if face.asked is None else [face.asked]),
        ("voted", [other for other in range(view.seats) if face.voted[other]]),
    ):
        for other in seats:
            words[other].append(word)
    return words


def _first(view: BlitzView) -> Seat | None:
    return view.face_off.started[0] if view.face_off and view.face_off.started else None


def _themes(view: BlitzView) -> list[str]:
    return view.face_off.themes if view.face_off else []


def _question(view: BlitzView) -> str | None:
    return view.face_off.question if view.face_off else None


def _vote(view: BlitzView) -> str | None:
    return view.face_off.votes[view.seat] if view.face_off and view.seat is not None else None


def _covered(view: BlitzView) -> list[list[str]]:
    return [] if view.memory is None else view.memory.play_piles


def _won(view: BlitzView) -> list[list[str]]:
    return [] if view.memory is None else view.memory.won


LAYOUT: Final = Layout[BlitzView](
    table=[
        seat("seat", MOST_SEATS, lambda view: view.seat),
        one_of("step", STEPS, lambda view: view.step),
        seat("turn", MOST_SEATS, lambda view: view.turn),
        seat("drawer", MOST_SEATS, lambda view: view.drawer),
        number("looked", lambda view: view.looked),
        per_seat("piles", 2, lambda view: view.piles, _PILE),
        rows("tops", MOST_SEATS, TEXT, lambda view: [[top] for top in view.tops]),
        per_seat("heights", MOST_SEATS, lambda view: view.heights, _PILE),
        per_seat("won", MOST_SEATS, lambda view: view.won, _PILE),
        cards("duels", TEXT, lambda view: view.duels),
        cards("die", SYMBOLS, lambda view: view.die or []),
        cards("out_symbols", SYMBOLS, lambda view: view.out_symbols),
        cards("themes", TEXT, _themes),
        rows("standing", MOST_SEATS, _STANDING, _standing),
        seat("first", MOST_SEATS, _first),
        one_of("question", QUESTIONS, _question),
        one_of("vote", CHOICES, _vote),
    ],
    memory=[
        rows("covered", MOST_SEATS, TEXT, _covered),
        rows("won_cards", MOST_SEATS, TEXT, _won),
    ],
    answering=answering,
)
