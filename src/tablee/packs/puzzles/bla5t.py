"""Bla5t's puzzles: what they are about."""

from importlib.resources import files
from typing import Final

import msgspec

from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.games.bla5t.cards import HERO_CARDS, IS_BOSS, SIX_A, SIX_B, VALUE
from tablee.games.bla5t.moves import BLAST, DISCARD, DRAW, END_TURN, PLAY, Match, Pick, Place, Take
from tablee.games.bla5t.rules import Bla5t
from tablee.games.bla5t.steps import ACTION, DRAWN, END, NOBODY, PICK, SWAP
from tablee.games.bla5t.view import Bla5tView, Slot
from tablee.packs.puzzles.parts import Puzzles, Remembered, Theme
from tablee.packs.words import Wording

COMBO: Final = (2, 3, 4)
"""What a boss wants beside him (BLA5T-BOSS-1)."""

THEMES: Final[dict[str, Theme]] = {
    "blast": Theme(
        title={"fr": "BLAST, ou patience ?", "en": "BLAST, or patience?"},
        why={
            "fr": (
                "BLAST se paie 15 points au-dessus de 5, et 5 si quelqu’un fait mieux : comptez "
                "ce que vous savez, et ce que les autres peuvent encore en un tour."
            ),
            "en": (
                "BLAST costs 15 points above 5, and 5 if somebody does better: count what you "
                "know, and what the others can still do in one turn."
            ),
        },
    ),
    "late": Theme(
        title={"fr": "Le dernier tour", "en": "The last turn"},
        why={
            "fr": "Quelqu’un a annoncé BLAST : ne comptent plus que les points que ce tour enlève.",
            "en": "Somebody has called BLAST: only the points this turn takes away still count.",
        },
    ),
    "combo": Theme(
        title={"fr": "Le combo", "en": "The combo"},
        why={
            "fr": (
                "Un boss coûte 14 points, sauf avec 2, 3 et 4 : alors la manche n’en coûte aucun."
            ),
            "en": "A boss costs 14 points, but not beside 2, 3 and 4: then the round costs none.",
        },
    ),
    "boss": Theme(
        title={"fr": "Un boss encombrant", "en": "A boss in the way"},
        why={
            "fr": (
                "Un boss sans son combo est la pire carte de la manche : mieux vaut savoir où il "
                "est, et surtout pas chez vous."
            ),
            "en": (
                "A boss without his combo is the worst card of the round: better know where he "
                "is, and not on your side."
            ),
        },
    ),
    "hero": Theme(
        title={"fr": "L’heure du héros", "en": "The hero’s hour"},
        why={
            "fr": "Un héros vaut zéro dans votre jeu, mais sa capacité peut valoir davantage.",
            "en": "A hero counts zero among your cards, but his ability may be worth more.",
        },
    ),
    "match": Theme(
        title={"fr": "Une carte de moins", "en": "One card fewer"},
        why={
            "fr": (
                "Une carte de même valeur que la défausse s’en va pour de bon : c’est souvent "
                "mieux que d’en améliorer une autre."
            ),
            "en": (
                "A card equal to the top discard is gone for good: often better than improving "
                "another one."
            ),
        },
    ),
    "take": Theme(
        title={"fr": "La défausse ou la pioche ?", "en": "The discard or the pile?"},
        why={
            "fr": (
                "La défausse se connaît, la pioche non : mais une carte prise se voit, et ne "
                "donne pas sa capacité."
            ),
            "en": (
                "The discard is known, the pile is not: but a card taken is seen, and gives no "
                "ability."
            ),
        },
    ),
    "ability": Theme(
        title={"fr": "La capacité d’abord", "en": "The ability first"},
        why={
            "fr": (
                "Regarder ou échanger vaut parfois plus que garder la carte : ce qu’on ne connaît"
                " pas compte en moyenne plus de six points."
            ),
            "en": (
                "A look or a swap is sometimes worth more than the card: what you do not know "
                "counts over six points on average."
            ),
        },
    ),
    "six": Theme(
        title={"fr": "Le 6 qui brouille", "en": "The 6 that muddles"},
        why={
            "fr": "Le 6 défait ce que les autres savent, ou cache ce que vous avez.",
            "en": "The 6 undoes what the others know, or hides what you have.",
        },
    ),
    "pick": Theme(
        title={"fr": "La bonne cible", "en": "The right target"},
        why={
            "fr": (
                "Visez la carte que son propriétaire connaît et garde : c’est sans doute une basse."
            ),
            "en": "Aim at the card its owner knows and keeps: it is likely a low one.",
        },
    ),
    "swap": Theme(
        title={"fr": "Échanger ou pas ?", "en": "To swap or not to swap"},
        why={
            "fr": (
                "Comparez ce que vous venez de voir à votre pire carte connue, ou à une inconnue."
            ),
            "en": (
                "Compare what you have just seen with your worst known card, or with an unknown "
                "one."
            ),
        },
    ),
    "place": Theme(
        title={"fr": "Quelle carte remplacer ?", "en": "Which card to replace"},
        why={
            "fr": (
                "Remplacer une inconnue apprend autant que cela rapporte ; remplacer la pire "
                "rapporte à coup sûr."
            ),
            "en": (
                "To replace an unknown card teaches as much as it brings; to replace the worst "
                "brings for sure."
            ),
        },
    ),
    "draw": Theme(
        title={"fr": "Une carte de la pioche", "en": "A card from the pile"},
        why={
            "fr": (
                "Quand la défausse n’aide pas assez, la pioche offre une carte et le choix de "
                "s’en servir."
            ),
            "en": (
                "When the discard does not help enough, the pile offers a card and the choice "
                "what to do with it."
            ),
        },
    ),
    "discard": Theme(
        title={"fr": "Savoir défausser", "en": "Letting it go"},
        why={
            "fr": (
                "Garder une carte moyenne empêche d’en garder une bonne, et montre aux autres ce "
                "que vous remplacez."
            ),
            "en": (
                "To keep a middling card is to have no place for a good one, and shows the others"
                " what you replace."
            ),
        },
    ),
}

_TOP: Final[Wording] = {"fr": "Dessus de la pioche", "en": "Top of the pile"}


def theme_of(state: State, seat: Seat, best: Move, regular: Move) -> str:
    assert isinstance(state, Bla5t)
    if state.step == END:
        return "blast"
    if state.blaster != NOBODY:
        return "late"
    if state.step == PICK:
        return "pick"
    if state.step == SWAP:
        return "swap"
    for theme in (_of_special(state, seat), _of_verb(best), _of_verb(regular)):
        if theme:
            return theme
    return "place" if isinstance(best, Place) else "draw"


def _of_special(state: Bla5t, seat: Seat) -> str:
    """By the card in question: the one drawn, or the one on the discard."""
    cards = [state.faces[back] for back in state.hand] if state.step == DRAWN else []
    if state.step == ACTION and state.discard:
        cards = [state.discard[-1]]
    if not cards:
        return ""
    card = cards[0]
    if IS_BOSS[card]:
        own = [VALUE[state.faces[back]] for back in state.own_cards(seat)]
        return "combo" if sum(value in own for value in COMBO) > 1 else "boss"
    if card in HERO_CARDS:
        return "hero"
    return "six" if card in (SIX_A, SIX_B) and state.step == DRAWN else ""


def _of_verb(move: Move) -> str:
    if isinstance(move, Match):
        return "match"
    if isinstance(move, Take):
        return "take"
    if move is PLAY:
        return "ability"
    if move is DISCARD:
        return "discard"
    return ""


def _reminded(view: View) -> View:
    """What the seat has seen and is sure of lies open to it, and still face down to the others."""
    assert isinstance(view, Bla5tView)
    assert view.memory is not None
    known = view.memory.known

    def open_to_me(slot: Slot | None) -> Slot | None:
        if slot is None or slot.face is not None:
            return slot
        return msgspec.structs.replace(slot, face=known.get(f"b{slot.back}"))

    layouts = [[open_to_me(slot) for slot in layout] for layout in view.layouts]
    return msgspec.structs.replace(view, layouts=layouts, memory=None)


def _remembered(view: View) -> list[Remembered]:
    assert isinstance(view, Bla5tView)
    assert view.memory is not None
    return [] if view.memory.top is None else [Remembered(_TOP, [view.memory.top])]


def _is_fair(move: Move) -> bool:
    plain = (BLAST, DISCARD, DRAW, END_TURN, PLAY)
    return move in plain or isinstance(move, Match | Take | Place | Pick)


PUZZLES: Final = Puzzles(
    file=files("tablee.packs.puzzles") / "bla5t.jsonl",
    themes=THEMES,
    theme_of=theme_of,
    is_fair=_is_fair,
    reminded=_reminded,
    remembered=_remembered,
)
