"""Blot: four tricks at once."""

from importlib.resources import files
from typing import Final

from tablee.bots.blot import BOTS
from tablee.bots.blot.analyst import prospects, weigh
from tablee.bots.blot.expert import forecast
from tablee.bots.blot.reasons import reason
from tablee.bots.expert_1.blot import expert_1
from tablee.core.contract import State
from tablee.core.seats import Seat
from tablee.games.blot import BLOT
from tablee.games.blot.facts import facts
from tablee.games.blot.rules import Blot
from tablee.games.blot.sentences import ENDINGS, FACTS, MOVES, NAMES, SENTENCES
from tablee.games.blot.view import BlotView
from tablee.packs.arrays.blot import LAYOUT
from tablee.packs.pack import Analyst, Bar, Drawing, Forecast, Pack, Trial
from tablee.packs.pads.blot import PAD
from tablee.packs.puzzles.blot import PUZZLES
from tablee.packs.terminal.blot import count, draw
from tablee.packs.words import About, Credits, InBrief, OptionWords, Words

_FILES: Final = files("tablee.games.blot")


def _standing(state: State) -> list[int]:
    assert isinstance(state, Blot)
    return state.scores()


def _rounds(state: State) -> int:
    assert isinstance(state, Blot)
    return state.round


def _wins(state: State, seat: Seat, spread: float) -> float:
    assert isinstance(state, Blot)
    return forecast(state, seat, spread)


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
        in_brief=InBrief(
            goal={
                "fr": (
                    "Remportez des cérémonies et contentez les dieux : tout ce qui leur "
                    "plaît vaut des points."
                ),
                "en": "Win ceremonies and please the gods: whatever they like is worth points.",
            },
            turn={
                "fr": (
                    "Jouez une carte sur l’une des quatre tuiles, en suivant la couleur "
                    "demandée si vous l’avez. La couleur de la tuile y est atout."
                ),
                "en": (
                    "Play a card on one of the four tiles, following the colour demanded "
                    "there if you can. The tile’s own colour is its trump."
                ),
            },
            end={
                "fr": "Après quatre manches, le plus grand total gagne.",
                "en": "After four rounds the highest total wins.",
            },
        ),
        order=1,
        credits=Credits(original="Blot", publishers=("Palladis Games",)),
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
        endings=ENDINGS,
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
    forecast=Forecast(_rounds, _wins),
    drawing=Drawing(draw=draw, count=count),
    bars=(
        Bar("expert", "regular", 2, 1.2, 20),
        Bar("regular", "novice", 2, 1.2, 160),
        Bar("expert", "regular", 4, 1.3, 10),
        Bar("regular", "novice", 4, 1.3, 240),
        Bar("novice", "random", 2, 1.5, 80),
    ),
    trials=(Trial("expert@1", 0.55, (0.4, 0.4)),),
)
