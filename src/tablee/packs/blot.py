"""Blot: four tricks at once."""

from importlib.resources import files
from typing import Final

from tablee.bots.blot import BOTS
from tablee.games.blot import BLOT
from tablee.games.blot.facts import facts
from tablee.games.blot.sentences import FACTS, MOVES, NAMES, SENTENCES
from tablee.games.blot.view import BlotView
from tablee.packs.arrays.blot import LAYOUT
from tablee.packs.pack import Bar, Drawing, Pack
from tablee.packs.terminal.blot import count, draw
from tablee.packs.words import About, OptionWords, Words

_FILES: Final = files("tablee.games.blot")

PACK: Final = Pack(
    game=BLOT,
    view=BlotView,
    about=About(
        title={"fr": "Blot", "en": "Blot"},
        line={
            "fr": "Quatre plis à la fois, chacun son atout, et des dieux à contenter.",
            "en": "Four tricks at once, each with its trump, and gods to please.",
        },
        minutes=(20, 35),
        usual_seats=3,
        order=1,
        options={
            "teams": OptionWords(
                label={"fr": "Deux contre deux", "en": "Two against two"},
                help={
                    "fr": "À quatre, les partenaires se font face et comptent ensemble.",
                    "en": "With four players, partners sit opposite and score together.",
                },
            ),
            "starter": OptionWords(
                label={
                    "fr": "Qui a fait un sacrifice en dernier ?",
                    "en": "Who was the last to make a sacrifice?",
                },
                help={"fr": "Cette personne commence.", "en": "That player starts."},
                choices={"random": {"fr": "Le sort décidera", "en": "Chance decides"}},
            ),
        },
    ),
    words=Words(
        sentences=SENTENCES,
        moves=MOVES,
        names=NAMES,
        facts=FACTS,
    ),
    facts=facts,
    rules={"fr": _FILES / "rules.fr.md", "en": _FILES / "rules.en.md"},
    lesson=_FILES / "lesson.toml",
    pictures=_FILES / "pictures.toml",
    bots=BOTS,
    arrays=LAYOUT,
    drawing=Drawing(draw=draw, count=count),
    bars=(
        Bar("expert", "regular", 2, 1.2, 20),
        Bar("regular", "novice", 2, 1.2, 160),
        Bar("expert", "regular", 4, 1.3, 10),
        Bar("regular", "novice", 4, 1.3, 240),
        Bar("novice", "random", 2, 1.5, 80),
    ),
)
