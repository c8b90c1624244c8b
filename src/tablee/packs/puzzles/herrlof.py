"""Herrlof's puzzles: what they are about."""

from importlib.resources import files
from typing import Final

from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.games.herrlof.cards import FREE, NUMBER, SUITS, A, N, size
from tablee.games.herrlof.moves import Discard, Draw, Give, Pass, Play, Predict, Steal, Take
from tablee.games.herrlof.rules import Herrlof
from tablee.games.herrlof.steps import MAY_DRAW, MAY_STEAL
from tablee.games.herrlof.view import HerrlofView
from tablee.packs.puzzles.parts import Puzzles, Remembered, Theme
from tablee.packs.words import Wording

FEW: Final = 4
"""Cards in hand, towards the end of a round."""

THEMES: Final[dict[str, Theme]] = {
    "steal": Theme(
        title={"fr": "Voler ou laisser ?", "en": "To steal or not to steal"},
        why={
            "fr": (
                "Un pli volé rapproche ou éloigne de chaque pronostic, le vôtre et celui de "
                "l’autre."
            ),
            "en": (
                "A stolen trick brings both predictions nearer or further, yours and the other one."
            ),
        },
    ),
    "take": Theme(
        title={"fr": "La main du voisin", "en": "A card from next door"},
        why={
            "fr": (
                "Prendre au hasard puis rendre ce qui gêne : c’est autant se défausser que se "
                "servir."
            ),
            "en": (
                "Take at random, then give back what is in the way: it is as much a discard as a "
                "gain."
            ),
        },
    ),
    "give": Theme(
        title={"fr": "Quoi rendre ?", "en": "What to give back"},
        why={
            "fr": (
                "La carte rendue manque à votre plan, ou en débarrasse : et l’autre devra la jouer."
            ),
            "en": (
                "The card given back is missed by your plan, or freed from it: and the other one "
                "will have to play it."
            ),
        },
    ),
    "draw": Theme(
        title={"fr": "Piocher ou pas ?", "en": "To draw or not to draw"},
        why={
            "fr": (
                "Piocher, c’est échanger la carte la plus gênante de sa main contre une inconnue."
            ),
            "en": "To draw is to trade the most awkward card of your hand for an unknown one.",
        },
    ),
    "discard": Theme(
        title={"fr": "L’écart", "en": "The discard"},
        why={
            "fr": (
                "Gardez ce qui mène au pronostic : les cartes sûres, hautes ou basses ; les "
                "moyennes sont celles qui trahissent."
            ),
            "en": (
                "Keep what leads to the prediction: the sure cards, high or low; it is the middle"
                " ones that betray."
            ),
        },
    ),
    "rune_a": Theme(
        title={"fr": "La rune qui détruit", "en": "The rune that destroys"},
        why={
            "fr": (
                "Un A détruit le pli : personne ne le compte. Il sauve d’un pli de trop, ou prive"
                " l’autre du sien."
            ),
            "en": (
                "An A destroys the trick: nobody scores it. It saves you from one too many, or "
                "takes one from the other."
            ),
        },
    ),
    "rune_n": Theme(
        title={"fr": "La rune qui entame", "en": "The rune that leads"},
        why={
            "fr": (
                "Un N ne gagne rien contre un nombre, mais qui perd avec lui entame le pli suivant."
            ),
            "en": (
                "An N wins nothing against a number, but whoever loses with it leads the next "
                "trick."
            ),
        },
    ),
    "void": Theme(
        title={"fr": "Sans la couleur", "en": "Out of the colour"},
        why={
            "fr": (
                "Sans la couleur demandée on joue ce qu’on veut : coupez si un pli manque, jetez "
                "une carte dangereuse sinon."
            ),
            "en": (
                "Without the colour led you may play anything: trump if a trick is missing, "
                "otherwise throw a dangerous card."
            ),
        },
    ),
    "last": Theme(
        title={"fr": "Les derniers plis", "en": "The last tricks"},
        why={
            "fr": (
                "À la fin presque tout se sait : comptez ce qui reste, et les plis qui manquent "
                "au pronostic."
            ),
            "en": (
                "Near the end almost everything is known: count what is left, and the tricks the "
                "prediction lacks."
            ),
        },
    ),
    "one": Theme(
        title={"fr": "Le 1 voleur", "en": "The thieving 1"},
        why={
            "fr": (
                "Un 1 gagne rarement ; quand il gagne, il vole un pli : cela fait deux plis "
                "d’écart."
            ),
            "en": (
                "A 1 seldom wins; when it does it steals a trick, and that makes a difference of "
                "two."
            ),
        },
    ),
    "three": Theme(
        title={"fr": "Le 3 qui pioche", "en": "The 3 that draws"},
        why={
            "fr": (
                "Un 3 pioche, qu’il gagne ou non : c’est l’occasion de se défaire d’une carte qui"
                " gêne."
            ),
            "en": (
                "A 3 draws whether it wins or not: a chance to be rid of a card that is in the way."
            ),
        },
    ),
    "six": Theme(
        title={"fr": "Le 6 qui se sert", "en": "The 6 that helps itself"},
        why={
            "fr": (
                "Un 6 qui gagne prend une carte et en rend une : il refait votre main et défait "
                "celle de l’autre."
            ),
            "en": (
                "A 6 that wins takes a card and gives one back: it mends your hand and spoils the"
                " other."
            ),
        },
    ),
    "nine": Theme(
        title={"fr": "Le 9 qui passe la main", "en": "The 9 that passes the lead"},
        why={
            "fr": (
                "Un 9 gagne, mais l’autre entame : parfait pour prendre un pli sans devoir ouvrir"
                " le suivant."
            ),
            "en": (
                "A 9 wins, but the other one leads: perfect to take a trick without having to "
                "open the next."
            ),
        },
    ),
    "enough": Theme(
        title={"fr": "Pas un pli de plus", "en": "Not one trick more"},
        why={
            "fr": (
                "Le pronostic est atteint : chaque pli de plus coûte dix points. Débarrassez-vous"
                " des cartes qui prennent pendant qu’elles perdent."
            ),
            "en": (
                "The prediction is reached: one more trick costs ten points. Shed the cards that "
                "win while they still lose."
            ),
        },
    ),
    "lead": Theme(
        title={"fr": "L’entame", "en": "The lead"},
        why={
            "fr": "Qui entame choisit la couleur : jouez celle où vous savez qui gagnera.",
            "en": "Whoever leads chooses the colour: play the one in which you know who will win.",
        },
    ),
    "more": Theme(
        title={"fr": "Encore un pli", "en": "One more trick"},
        why={
            "fr": (
                "Il manque des plis : prenez-les tant que les cartes sûres le sont encore, au "
                "moindre prix."
            ),
            "en": (
                "Tricks are missing: take them while the sure cards are still sure, and as "
                "cheaply as you can."
            ),
        },
    ),
}
_POWERS: Final = {1: "one", 3: "three", 6: "six", 9: "nine"}

_PLAYED: Final[Wording] = {"fr": "Déjà jouées", "en": "Already played"}


def theme_of(state: State, seat: Seat, best: Move, regular: Move) -> str:
    assert isinstance(state, Herrlof)
    if isinstance(best, Play):
        return _of_card(state, seat, best.card, regular)
    if isinstance(best, Discard):
        return "discard"
    if isinstance(best, Give):
        return "give"
    if isinstance(best, Draw) or state.step == MAY_DRAW:
        return "draw"
    return "steal" if isinstance(best, Steal) or state.step == MAY_STEAL else "take"


def _of_card(state: Herrlof, seat: Seat, card: int, regular: Move) -> str:
    other = regular.card if isinstance(regular, Play) else card
    for rune, name in ((A, "rune_a"), (N, "rune_n")):
        if rune in (card, other):
            return name
    hand = state.hands[seat]
    if state.led != FREE and not SUITS.has_suit(hand, state.led):
        return "void"
    if size(hand) <= FEW:
        return "last"
    if NUMBER[card] in _POWERS:
        return _POWERS[NUMBER[card]]
    if state.tricks[seat] >= state.predictions[seat]:
        return "enough"
    return "more" if state.trick else "lead"


def _remembered(view: View) -> list[Remembered]:
    """The cards of earlier tricks: all but those that still lie there."""
    assert isinstance(view, HerrlofView)
    assert view.memory is not None
    seen = list(view.memory.played)
    for card in view.trick + (view.latest.cards if view.latest else []):
        seen.remove(card)
    return [Remembered(_PLAYED, seen)] if seen else []


def _is_fair(move: Move) -> bool:
    """A prediction depends on a model of the others that is known to be poor."""
    return isinstance(move, Play | Draw | Discard | Steal | Take | Give | Pass) and (
        not isinstance(move, Predict)
    )


PUZZLES: Final = Puzzles(
    file=files("tablee.packs.puzzles") / "herrlof.jsonl",
    themes=THEMES,
    theme_of=theme_of,
    is_fair=_is_fair,
    remembered=_remembered,
)
