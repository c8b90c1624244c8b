"""Herrlof: tricks and predictions."""

from importlib.resources import files
from typing import Final

from tablee.bots.herrlof import BOTS
from tablee.core.contract import State
from tablee.games.herrlof import HERRLOF
from tablee.games.herrlof.facts import facts
from tablee.games.herrlof.rules import Herrlof
from tablee.games.herrlof.sentences import CHAPTERS, COLOURS, FACTS, MOVES, SENTENCES
from tablee.games.herrlof.view import HerrlofView
from tablee.packs.arrays.herrlof import LAYOUT
from tablee.packs.pack import Bar, Drawing, Pack
from tablee.packs.terminal.herrlof import count, draw
from tablee.packs.words import About, OptionWords, Words

_FILES: Final = files("tablee.games.herrlof")


def _hits(state: State) -> list[list[bool]]:
    assert isinstance(state, Herrlof)
    return [[line.tricks == line.prediction for line in lines] for lines in state.sheet]


PACK: Final = Pack(
    game=HERRLOF,
    view=HerrlofView,
    about=About(
        title={"fr": "Herrlof", "en": "Herrlof"},
        line={
            "fr": "Annoncez vos plis en secret, puis tenez parole malgré les runes.",
            "en": "Predict your tricks in secret, then keep your word despite the runes.",
        },
        minutes=(15, 30),
        usual_seats=2,
        order=2,
        options={
            "target": OptionWords(
                label={"fr": "Points pour gagner", "en": "Points to win"},
                help={
                    "fr": "0 : comme dans la règle (50 à deux, 40 à trois).",
                    "en": "0: as in the rulebook (50 for two, 40 for three).",
                },
            ),
        },
    ),
    words=Words(
        sentences=SENTENCES,
        moves=MOVES,
        names=COLOURS,
        facts=FACTS,
        chapters=CHAPTERS,
    ),
    facts=facts,
    rules={"fr": _FILES / "rules.fr.md", "en": _FILES / "rules.en.md"},
    lesson=_FILES / "lesson.toml",
    pictures=_FILES / "pictures.toml",
    bots=BOTS,
    arrays=LAYOUT,
    drawing=Drawing(draw=draw, count=count),
    hits=_hits,
    bars=(
        Bar("expert", "regular", 2, 1.24, 20),
        Bar("regular", "novice", 2, 1.24, 160),
        Bar("novice", "random", 2, 1.5, 160),
    ),
)
