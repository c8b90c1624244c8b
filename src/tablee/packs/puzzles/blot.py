"""Blot's puzzles: what they are about."""

from importlib.resources import files
from typing import Final

from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.games.blot import history
from tablee.games.blot.cards import COLOUR, GODS, NONE
from tablee.games.blot.moves import Give, Play
from tablee.games.blot.rules import Blot
from tablee.kit.suits import size
from tablee.packs.puzzles.parts import Puzzles, Theme

FEW: Final = 3
"""Cards in hand, towards the end of a round."""

THEMES: Final[dict[str, Theme]] = {
    "gift": Theme(
        title={"fr": "À quel dieu ?", "en": "Which god?"},
        why={
            "fr": (
                "La tuile que vous donnez décide de la couleur que ce dieu comptera chez tout le "
                "monde : donnez-la à celui qui vous paie, ou qui fait payer les autres."
            ),
            "en": (
                "The tile you give decides which colour that god counts for everybody: give it to"
                " the one who pays you, or who makes the others pay."
            ),
        },
    ),
    "last": Theme(
        title={"fr": "Les dernières cartes", "en": "The last cards"},
        why={
            "fr": (
                "Avec si peu de cartes, on peut presque tout compter : qui prend quoi, et ce que "
                "les dieux en feront."
            ),
            "en": (
                "With so few cards almost everything can be counted: who wins what, and what the "
                "gods make of it."
            ),
        },
    ),
    "cut": Theme(
        title={"fr": "La coupe", "en": "The trump"},
        why={
            "fr": (
                "Sans la couleur demandée, on peut jouer celle de la tuile : elle y est atout et "
                "bat tout le reste."
            ),
            "en": (
                "Without the colour demanded you may play the tile’s own: it is trump there and "
                "beats all the rest."
            ),
        },
    ),
    "void": Theme(
        title={"fr": "Sans la couleur", "en": "Out of the colour"},
        why={
            "fr": (
                "Qui n’a pas la couleur demandée joue ce qu’il veut : l’occasion d’offrir une "
                "carte qui gêne, ou de charger un pli."
            ),
            "en": (
                "Whoever lacks the colour demanded plays anything: a chance to be rid of a card, "
                "or to load somebody’s trick."
            ),
        },
    ),
    "balder": Theme(
        title={"fr": "L’affaire de Balder", "en": "Balder’s business"},
        why={
            "fr": (
                "Balder compte les paires de sa couleur sur toute la manche : une carte de plus "
                "ou de moins dans un pli change ce qu’il donne."
            ),
            "en": (
                "Balder counts the pairs of his colour over the whole round: one card more or "
                "less in a trick changes what he gives."
            ),
        },
    ),
    "loki": Theme(
        title={"fr": "Le piège de Loki", "en": "Loki’s trap"},
        why={
            "fr": (
                "Loki punit qui a le plus, ou le moins, de sa couleur : mettez ces cartes là où "
                "elles gênent les autres."
            ),
            "en": (
                "Loki punishes whoever has most, or least, of his colour: put those cards where "
                "they hurt the others."
            ),
        },
    ),
    "odin": Theme(
        title={"fr": "Le vœu d’Odin", "en": "Odin’s wish"},
        why={
            "fr": (
                "Odin regarde chaque pli : une seule carte de sa couleur suffit à le lui rendre "
                "agréable, ou à le gâcher."
            ),
            "en": (
                "Odin looks at every trick: a single card of his colour is enough to please him "
                "with it, or to spoil it."
            ),
        },
    ),
    "thor": Theme(
        title={"fr": "La faveur de Thor", "en": "Thor’s favour"},
        why={
            "fr": (
                "Thor donne 4 points à qui a le plus, ou le moins, de sa couleur : c’est "
                "davantage qu’une cérémonie."
            ),
            "en": (
                "Thor gives 4 points for most, or least, of his colour: that is more than a "
                "ceremony."
            ),
        },
    ),
    "close": Theme(
        title={"fr": "La dernière carte du pli", "en": "The last card of the trick"},
        why={
            "fr": (
                "Qui pose la dernière carte sait ce que vaut le pli : c’est le moment de le "
                "prendre, ou de le laisser."
            ),
            "en": (
                "Whoever plays the last card knows what the trick is worth: the moment to take "
                "it, or to let it go."
            ),
        },
    ),
    "open": Theme(
        title={"fr": "L’entame", "en": "The lead"},
        why={
            "fr": (
                "Ouvrir une tuile choisit la couleur que tous devront y suivre : ouvrez là où la "
                "vôtre commande."
            ),
            "en": (
                "To open a tile is to choose the colour all must follow there: open where yours "
                "commands."
            ),
        },
    ),
    "ceremony": Theme(
        title={"fr": "La bonne cérémonie", "en": "The right ceremony"},
        why={
            "fr": (
                "La même carte ne vaut pas autant partout : comptez les places qui restent et les"
                " atouts qui manquent."
            ),
            "en": (
                "The same card is not worth the same everywhere: count the places left and the "
                "trumps still out."
            ),
        },
    ),
    "card": Theme(
        title={"fr": "La bonne carte", "en": "The right card"},
        why={
            "fr": (
                "Le bon endroit, mais pas n’importe quelle carte : assez haute pour tenir, ou "
                "assez basse pour ne rien gaspiller."
            ),
            "en": (
                "The right place, but not just any card: high enough to hold, or low enough to "
                "waste nothing."
            ),
        },
    ),
}


def theme_of(state: State, seat: Seat, best: Move, regular: Move) -> str:
    assert isinstance(state, Blot)
    if isinstance(best, Give):
        return "gift"
    assert isinstance(best, Play)
    if size(state.hands[seat]) <= FEW:
        return "last"
    demanded = state.demanded[best.tile]
    if demanded not in (NONE, best.colour):
        return "cut" if best.colour == best.tile else "void"
    if isinstance(regular, Play):
        for god, name in enumerate(GODS):
            # one of the two gives the god's colour to a ceremony, the other does not
            if state.colours[god] in (best.colour, regular.colour) and (
                best.colour != regular.colour
            ):
                return name.lower()
    pile = history.cards_in(state.piles[best.tile])
    if not pile:
        return "open"
    if len(pile) == state.full - 1:
        return "close"
    is_same_card = isinstance(regular, Play) and COLOUR[regular.card] == best.colour
    return (
        "card"
        if is_same_card and isinstance(regular, Play) and (regular.tile == best.tile)
        else "ceremony"
    )


def _is_fair(move: Move) -> bool:
    return isinstance(move, Play | Give)


PUZZLES: Final = Puzzles(
    file=files("tablee.packs.puzzles") / "blot.jsonl",
    themes=THEMES,
    theme_of=theme_of,
    is_fair=_is_fair,
)
