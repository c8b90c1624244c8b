"""Blitz!: word duels."""

from importlib.resources import files
from threading import Lock
from typing import Final

from tablee.bots.blitz import BOTS
from tablee.core.contract import Game, State
from tablee.core.options import Options
from tablee.games.blitz import BLITZ
from tablee.games.blitz.facts import facts
from tablee.games.blitz.options import BlitzOptions
from tablee.games.blitz.referee import Referee
from tablee.games.blitz.rules import Blitz
from tablee.games.blitz.sentences import CHAPTERS, ENDINGS, FACTS, MOVES, NAMES, SENTENCES
from tablee.games.blitz.view import BlitzView
from tablee.packs.arrays.blitz import LAYOUT
from tablee.packs.pack import Bar, Drawing, Pack
from tablee.packs.terminal.blitz import draw, name_card
from tablee.packs.terminal.typed_word import Keystrokes, read_line
from tablee.packs.words import About, Credits, InBrief, OneDevice, OptionWords, Words
from tablee.words import judging
from tablee.words.judging import DeckJudge

_FILES: Final = files("tablee.games.blitz")
_LOADING: Final = Lock()


def _referee(game: Game) -> Referee:
    return Referee(game, DeckJudge())


def _check_words(options: Options) -> None:
    assert isinstance(options, BlitzOptions)
    judging.check_deck(options.language, options.deck)


def _load_words(options: Options) -> None:
    """Tables that start together load them once, not once each."""
    assert isinstance(options, BlitzOptions)
    with _LOADING:
        judging.get_ready(options.language, options.deck)


def _standing(state: State) -> list[int]:
    assert isinstance(state, Blitz)
    return [len(cards) for cards in state.won]


PACK: Final = Pack(
    game=BLITZ,
    view=BlitzView,
    about=About(
        title={"fr": "Blitz!", "en": "Blitz!"},
        line={
            "fr": "Deux symboles pareils ? Le premier mot juste l’emporte.",
            "en": "Two symbols alike? The first right word wins.",
        },
        minutes=(15, 25),
        usual_seats=3,
        in_brief=InBrief(
            goal={
                "fr": "Gagnez le plus de cartes, en trouvant le mot juste avant les autres.",
                "en": "Win the most cards, by finding the right word before the others do.",
            },
            turn={
                "fr": (
                    "Retournez une carte. Deux symboles pareils ? Face-à-face : nommez "
                    "vite un exemple du thème de l’autre."
                ),
                "en": (
                    "Flip a card. Two symbols alike? Face-off: be quick to name an example "
                    "of the other’s theme."
                ),
            },
            end={
                "fr": "Quand les deux pioches sont vides, le plus de cartes gagnées l’emporte.",
                "en": "When both piles are empty, the most cards won win the game.",
            },
        ),
        order=5,
        credits=Credits(
            original="Blitz!",
            authors=("Andrew Innes",),
            publishers=("Anomia Press, LLC", "Asmodee", "Interlude · Cocktail Games"),
        ),
        one_device=OneDevice(
            options={  # people speak, and tap who won: nothing is typed or looked up
                "shared": "yes",
                "judge": "auto",
                "strict": "no",
                "spoken": "no",
                "pause": "short",
            },
            has_bots=False,
        ),
        options={
            "deck": OptionWords(
                label={"fr": "Paquet de thèmes", "en": "Deck of themes"},
                help={"fr": "Trois paquets de 54 thèmes.", "en": "Three decks of 54 themes."},
            ),
            "language": OptionWords(
                label={"fr": "Langue des thèmes", "en": "Language of the themes"},
                choices={
                    "fr": {"fr": "Français", "en": "French"},
                    "en": {"fr": "Anglais", "en": "English"},
                },
            ),
            "judge": OptionWords(
                label={"fr": "Qui juge les réponses", "en": "Who judges answers"},
                choices={
                    "auto": {"fr": "Au mieux", "en": "Whatever suits"},
                    "group": {"fr": "La table, par vote", "en": "The table, by vote"},
                    "list": {"fr": "La liste de mots", "en": "The word list"},
                },
            ),
            "strict": OptionWords(
                label={"fr": "Liste sévère", "en": "Strict list"},
                help={
                    "fr": "Un mot absent de la liste est refusé ; sinon, on demande s’il convient.",
                    "en": "A word that is not on the list is refused; otherwise somebody is asked "
                    "whether it fits.",
                },
            ),
            "remove_symbols": OptionWords(
                label={"fr": "Six symboles à trois", "en": "Six symbols with three players"}
            ),
            "spoken": OptionWords(
                label={"fr": "Réponses de vive voix", "en": "Spoken answers"},
                help={"fr": "Moins de temps pour répondre.", "en": "Less time to answer."},
            ),
            "pause": OptionWords(
                label={"fr": "Pause permise en écrivant", "en": "Pause allowed while typing"},
                help={
                    "fr": "Sans nouvelle lettre, un départ s’arrête ; la suivante relance.",
                    "en": "Without a new letter a start ends; the next letter begins anew.",
                },
                choices={
                    "short": {"fr": "1,2 seconde", "en": "1.2 seconds"},
                    "long": {"fr": "3 secondes", "en": "3 seconds"},
                },
                is_rare=True,
            ),
            "shared": OptionWords(
                label={"fr": "Un seul écran au milieu", "en": "One screen in the middle"},
                is_rare=True,
            ),
        },
    ),
    words=Words(
        sentences=SENTENCES,
        moves=MOVES,
        facts=FACTS,
        endings=ENDINGS,
        names=NAMES,
        chapters=CHAPTERS,
    ),
    facts=facts,
    name_card=name_card,
    rules={"fr": _FILES / "rules.fr.md", "en": _FILES / "rules.en.md"},
    summary={"fr": _FILES / "summary.fr.md", "en": _FILES / "summary.en.md"},
    lesson=_FILES / "lesson.toml",
    pictures=_FILES / "pictures.toml",
    referee=_referee,
    check_options=_check_words,
    check_install=judging.need_judge,
    get_ready=_load_words,
    bots=BOTS,
    arrays=LAYOUT,
    standing=_standing,
    drawing=Drawing(draw=draw, read_line=read_line, keystrokes=Keystrokes),
    bars=(
        Bar("expert", "regular", 4, 1.3, 15),
        Bar("regular", "novice", 4, 1.3, 120),
        Bar("novice", "random", 4, 1.3, 40),
    ),
)
