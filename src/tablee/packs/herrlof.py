"""Herrlof: tricks and predictions."""

from importlib.resources import files
from typing import Final

from tablee.bots.expert_1.herrlof import expert_1
from tablee.bots.herrlof import BOTS
from tablee.bots.herrlof.analyst import prospects, weigh
from tablee.bots.herrlof.expert import forecast
from tablee.bots.herrlof.reasons import reason
from tablee.core.contract import State
from tablee.core.seats import Seat
from tablee.games.herrlof import HERRLOF
from tablee.games.herrlof.facts import facts
from tablee.games.herrlof.rules import Herrlof
from tablee.games.herrlof.sentences import CHAPTERS, ENDINGS, FACTS, MOVES, SENTENCES
from tablee.games.herrlof.view import HerrlofView
from tablee.kit.colours import COLOUR_NAMES
from tablee.packs.arrays.herrlof import LAYOUT
from tablee.packs.pack import Analyst, Bar, Drawing, Forecast, Pack, Trial
from tablee.packs.pads.herrlof import PAD
from tablee.packs.puzzles.herrlof import PUZZLES
from tablee.packs.terminal.herrlof import count, draw
from tablee.packs.words import About, Credits, InBrief, OptionWords, Words

_FILES: Final = files("tablee.games.herrlof")


def _hits(state: State) -> list[list[bool]]:
    assert isinstance(state, Herrlof)
    return [[line.tricks == line.prediction for line in lines] for lines in state.sheet]


def _standing(state: State) -> list[int]:
    assert isinstance(state, Herrlof)
    return state.scores.copy()


def _rounds(state: State) -> int:
    assert isinstance(state, Herrlof)
    return state.round


def _wins(state: State, seat: Seat, spread: float) -> float:
    assert isinstance(state, Herrlof)
    return forecast(state, seat, spread)


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
        in_brief=InBrief(
            goal={
                "fr": (
                    "Pronostiquez en secret combien de plis vous ferez, puis tenez parole "
                    ": un pronostic exact rapporte 10 points."
                ),
                "en": (
                    "Predict in secret how many tricks you will win, then keep your word: "
                    "an exact prediction is worth 10 points."
                ),
            },
            turn={
                "fr": (
                    "Jouez une carte, en suivant la couleur demandée si vous l’avez ; une "
                    "rune, A ou N, se joue toujours. Les 1, 3, 6 et 9 ont un pouvoir."
                ),
                "en": (
                    "Play a card, following the colour led if you can; a rune, A or N, may "
                    "always be played. 1, 3, 6 and 9 have a power."
                ),
            },
            end={
                "fr": (
                    "Quand quelqu’un atteint 50 points (40 à trois), on finit la manche, "
                    "et le plus haut total gagne."
                ),
                "en": (
                    "Once somebody has 50 points (40 with three players) the round is "
                    "played out, and the highest total wins."
                ),
            },
        ),
        order=2,
        credits=Credits(
            original="Herrlof",
            authors=("Alexander Kneepkens", "Inge van Dasselaar"),
            artists=("Tristam Rossin",),
            publishers=("Jolly Dutch Productions",),
        ),
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
        names=COLOUR_NAMES,
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
    drawing=Drawing(draw=draw, count=count),
    hits=_hits,
    standing=_standing,
    forecast=Forecast(_rounds, _wins),
    bars=(
        Bar("expert", "regular", 2, 1.24, 20),
        Bar("regular", "novice", 2, 1.24, 160),
        Bar("novice", "random", 2, 1.5, 160),
    ),
    trials=(Trial("expert@1", 0.53, (0.4, 0.4)),),
)
