"""Bloops: memory and reflexes."""

from importlib.resources import files
from typing import Final

from tablee.bots.bloops import BOTS
from tablee.games.bloops import BLOOPS
from tablee.games.bloops.facts import facts
from tablee.games.bloops.referee import Referee
from tablee.games.bloops.sentences import CHAPTERS, FACTS, MOVES, SENTENCES
from tablee.games.bloops.view import BloopsView
from tablee.packs.arrays.bloops import LAYOUT
from tablee.packs.pack import Bar, Drawing, Pack
from tablee.packs.terminal.bloops import draw
from tablee.packs.words import About, OptionWords, Words

_FILES: Final = files("tablee.games.bloops")

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
        order=3,
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
        chapters=CHAPTERS,
    ),
    facts=facts,
    rules={"fr": _FILES / "rules.fr.md", "en": _FILES / "rules.en.md"},
    lesson=_FILES / "lesson.toml",
    pictures=_FILES / "pictures.toml",
    referee=Referee,
    bots=BOTS,
    arrays=LAYOUT,
    drawing=Drawing(draw=draw),
    bars=(
        Bar("expert", "regular", 2, 1.16, 480),
        Bar("regular", "novice", 2, 1.16, 240),
        Bar("expert", "regular", 4, 1.3, 120),
        Bar("regular", "novice", 4, 1.3, 120),
        Bar("novice", "random", 2, 1.5, 80),
    ),
)
