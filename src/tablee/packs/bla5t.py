"""Bla5t: memory, monsters and heroes."""

from importlib.resources import files
from typing import Final

from tablee.bots.bla5t import BOTS
from tablee.bots.bla5t.analyst import prospects, weigh
from tablee.bots.bla5t.reasons import reason
from tablee.bots.expert_1.bla5t import expert_1
from tablee.core.contract import State
from tablee.games.bla5t import BLA5T
from tablee.games.bla5t.facts import facts
from tablee.games.bla5t.rules import Bla5t
from tablee.games.bla5t.sentences import CARDS, CHAPTERS, ENDINGS, FACTS, MOVES, SENTENCES
from tablee.games.bla5t.view import Bla5tView
from tablee.packs.arrays.bla5t import LAYOUT
from tablee.packs.pack import Analyst, Bar, Drawing, Pack, Trial
from tablee.packs.pads.bla5t import PAD
from tablee.packs.puzzles.bla5t import PUZZLES
from tablee.packs.terminal.bla5t import count, draw
from tablee.packs.words import About, Credits, InBrief, OptionWords, Words

_FILES: Final = files("tablee.games.bla5t")


def _standing(state: State) -> list[int]:
    assert isinstance(state, Bla5t)
    return [-score for score in state.scores]


PACK: Final = Pack(
    game=BLA5T,
    view=Bla5tView,
    about=About(
        title={"fr": "Bla5t", "en": "Bla5t"},
        line={
            "fr": "Monstres, héros et boss : allégez votre carré, puis criez BLAST au bon moment.",
            "en": "Monsters, heroes and bosses: lighten your square, then call BLAST in time.",
        },
        minutes=(25, 50),
        usual_seats=3,
        in_brief=InBrief(
            goal={
                "fr": "Gardez le moins de points possible dans vos cartes cachées.",
                "en": "Keep as few points as you can in your hidden cards.",
            },
            turn={
                "fr": (
                    "Piochez une carte, prenez celle de la défausse, ou posez une carte "
                    "pareille à celle qui s’y trouve. Vous n’avez vu que deux des vôtres : "
                    "souvenez-vous !"
                ),
                "en": (
                    "Draw a card, take the top of the discard, or discard one of yours "
                    "that matches it. You have seen only two of yours: remember!"
                ),
            },
            end={
                "fr": (
                    "Avec 5 points ou moins, annoncez « BLAST ! » : la manche s’achève. Quand "
                    "quelqu’un atteint 100 points, le plus petit total gagne."
                ),
                "en": (
                    "With 5 points or fewer, call “BLAST!”: the round draws to its end. When "
                    "somebody reaches 100 points, the lowest total wins."
                ),
            },
        ),
        order=4,
        credits=Credits(
            original="Bla5t · Extinction",
            authors=("David Grand-Guillaume", "Jérôme Armengol"),
            artists=("Lionel “codak” Bourquin", "David Lecossu"),
            publishers=("FB Distribution Sàrl",),
        ),
        options={
            "mode": OptionWords(
                label={"fr": "Jeu", "en": "Game"},
                help={
                    "fr": "L’extension apporte les 13, Hyperion, d’autres héros et boss, "
                    "et la liste changée à mi-partie.",
                    "en": "The extension brings the 13s, Hyperion, more heroes and bosses, "
                    "and the list changed half-way.",
                },
                choices={
                    "base": {"fr": "De base", "en": "Base"},
                    "advanced": {
                        "fr": "Avancé (avec l’extension)",
                        "en": "Advanced (with the extension)",
                    },
                },
            ),
            "limit": OptionWords(
                label={"fr": "La partie s’arrête à", "en": "The game ends at"},
                choices={
                    "50": {"fr": "50 points (partie courte)", "en": "50 points (a short game)"},
                    "100": {"fr": "100 points", "en": "100 points"},
                },
            ),
            "eleration": OptionWords(
                label={"fr": "Bla5t-élération", "en": "Bla5t-eleration"},
                help={
                    "fr": "Toute carte qui va à la défausse peut servir pour sa capacité.",
                    "en": "Every card that goes to the discard may be used for its ability.",
                },
            ),
            "bosses_first_round": OptionWords(
                label={"fr": "Des boss dès la première manche", "en": "Bosses from the first round"}
            ),
            "heroes": OptionWords(
                label={"fr": "Les quatre héros", "en": "The four heroes"},
                help={
                    "fr": "Jayce, Apo, Helmut, Herman ; en jeu avancé aussi Daisy, Carol, "
                    "Stephania, Jimbo, Enzo, et Lola avec Leo.",
                    "en": "Jayce, Apo, Helmut, Herman; in the advanced game also Daisy, Carol, "
                    "Stephania, Jimbo, Enzo, and Lola with Leo.",
                },
                is_rare=True,
            ),
            "bosses": OptionWords(
                label={"fr": "Les deux boss", "en": "The two bosses"},
                help={
                    "fr": "Gordon, Futura ; en jeu avancé aussi Fawkes, Maga.",
                    "en": "Gordon, Futura; in the advanced game also Fawkes, Maga.",
                },
                is_rare=True,
            ),
        },
    ),
    words=Words(
        sentences=SENTENCES,
        moves=MOVES,
        names=CARDS,
        facts=FACTS,
        endings=ENDINGS,
        chapters=CHAPTERS,
    ),
    facts=facts,
    rules={"fr": _FILES / "rules.fr.md", "en": _FILES / "rules.en.md"},
    summary={"fr": _FILES / "summary.fr.md", "en": _FILES / "summary.en.md"},
    lesson=_FILES / "lesson.toml",
    pictures=_FILES / "pictures.toml",
    bots=BOTS,
    opponents={"expert@1": expert_1},
    analyst=Analyst(weigh=weigh, prospects=prospects, reason=reason),
    arrays=LAYOUT,
    pad=PAD,
    puzzles=PUZZLES,
    standing=_standing,
    drawing=Drawing(draw=draw, count=count),
    bars=(
        Bar("expert", "regular", 2, 1.16, 30),
        Bar("regular", "novice", 2, 1.16, 240),
        Bar("expert", "regular", 4, 1.3, 15),
        Bar("regular", "novice", 4, 1.3, 120),
        Bar("novice", "random", 2, 1.5, 80),
    ),
    trials=(Trial("expert@1", 0.53, (0.4, 0.4)),),
)
