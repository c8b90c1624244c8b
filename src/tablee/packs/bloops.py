"""Bloops: memory and reflexes."""

from importlib.resources import files
from typing import Final

from tablee.bots.bloops import BOTS
from tablee.bots.bloops.analyst import prospects, weigh
from tablee.bots.bloops.reasons import reason
from tablee.bots.expert_1.bloops import expert_1
from tablee.core.contract import State
from tablee.games.bloops import BLOOPS
from tablee.games.bloops.facts import facts
from tablee.games.bloops.referee import Referee
from tablee.games.bloops.rules import Bloops
from tablee.games.bloops.sentences import CHAPTERS, ENDINGS, FACTS, MOVES, SENTENCES
from tablee.games.bloops.view import BloopsView
from tablee.packs.arrays.bloops import LAYOUT
from tablee.packs.pack import Analyst, Bar, Drawing, Pack, Trial
from tablee.packs.pads.bloops import PAD
from tablee.packs.terminal.bloops import draw
from tablee.packs.words import About, Credits, InBrief, OptionWords, Words

_FILES: Final = files("tablee.games.bloops")


def _standing(state: State) -> list[int]:
    assert isinstance(state, Bloops)
    return [-state.score(seat).points for seat in range(state.seats)]


PACK: Final = Pack(
    game=BLOOPS,
    view=BloopsView,
    about=About(
        title={"fr": "Bloops", "en": "Bloops"},
        line={
            "fr": "Six cartes cachées, bonne mémoire, vifs réflexes : le plus petit total gagne.",
            "en": "Six hidden cards, a good memory, quick hands: the lowest total wins.",
        },
        minutes=(10, 20),
        usual_seats=3,
        in_brief=InBrief(
            goal={
                "fr": "Finissez avec le plus petit total de cartes devant vous.",
                "en": "End with the lowest total of cards in front of you.",
            },
            turn={
                "fr": (
                    "Piochez une carte, puis défaussez-la, ou gardez-la et défaussez-en "
                    "une autre. Et à tout moment, jetez vite une carte de même valeur que "
                    "celle qui vient de tomber !"
                ),
                "en": (
                    "Draw a card, then discard it, or keep it and discard another. And at "
                    "any time, be quick to throw a card of the same value as the one just "
                    "discarded!"
                ),
            },
            end={
                "fr": (
                    "Annoncez « BLOOPS ! » à la fin de votre tour : les autres jouent une "
                    "dernière fois, puis on compte."
                ),
                "en": (
                    "Call “BLOOPS!” at the end of your turn: everybody else plays once "
                    "more, then cards are counted."
                ),
            },
        ),
        order=3,
        credits=Credits(
            original="Bloops",
            authors=("Montibearnar",),
            artists=("Mathieu Lidon",),
            publishers=("Asmodee",),
        ),
        options={
            "grace": OptionWords(
                label={"fr": "Temps pour réagir", "en": "Time to react"},
                help={
                    "fr": "Combien de temps la pioche reste fermée après une défausse.",
                    "en": "How long the pile stays closed after a discard.",
                },
                choices={
                    "none": {"fr": "Aucun (pour experts)", "en": "None (for experts)"},
                    "quick": {"fr": "Court (1 s)", "en": "Short (1 s)"},
                    "normal": {"fr": "Normal (2 s)", "en": "Normal (2 s)"},
                    "relaxed": {"fr": "Tranquille (4 s)", "en": "Relaxed (4 s)"},
                },
            ),
            "aide_memoire": OptionWords(
                label={"fr": "Aide-mémoire", "en": "Memory aid"},
                help={
                    "fr": "Les cartes que vous avez vues restent lisibles pour vous.",
                    "en": "Cards you have looked at stay readable for you.",
                },
            ),
            "starter": OptionWords(
                label={
                    "fr": "Qui a oublié quelque chose en dernier ?",
                    "en": "Who was the last to forget something?",
                },
                help={"fr": "Cette personne commence.", "en": "That player starts."},
                choices={"random": {"fr": "Le sort décidera", "en": "Chance decides"}},
            ),
            "deck": OptionWords(
                label={"fr": "Autre paquet", "en": "Another deck"},
                help={
                    "fr": "Par exemple « 0x5 1x5 … 11*x8 20x1 » ; vide : le paquet habituel.",
                    "en": "Such as “0x5 1x5 … 11*x8 20x1”; empty: the usual deck.",
                },
                is_rare=True,
            ),
        },
    ),
    words=Words(
        sentences=SENTENCES,
        moves=MOVES,
        facts=FACTS,
        endings=ENDINGS,
        chapters=CHAPTERS,
    ),
    facts=facts,
    rules={"fr": _FILES / "rules.fr.md", "en": _FILES / "rules.en.md"},
    summary={"fr": _FILES / "summary.fr.md", "en": _FILES / "summary.en.md"},
    lesson=_FILES / "lesson.toml",
    pictures=_FILES / "pictures.toml",
    referee=Referee,
    bots=BOTS,
    opponents={"expert@1": expert_1},
    analyst=Analyst(weigh=weigh, prospects=prospects, reason=reason),
    arrays=LAYOUT,
    pad=PAD,
    standing=_standing,
    drawing=Drawing(draw=draw),
    bars=(
        Bar("expert", "regular", 2, 1.16, 480),
        Bar("regular", "novice", 2, 1.16, 240),
        Bar("expert", "regular", 4, 1.3, 120),
        Bar("regular", "novice", 4, 1.3, 120),
        Bar("novice", "random", 2, 1.5, 80),
    ),
    trials=(Trial("expert@1", 0.55, (0.4, 0.4)),),
)
