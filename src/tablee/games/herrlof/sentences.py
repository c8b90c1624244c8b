"""Herrlof in words: how its events and moves are said, French and English."""

from typing import Final

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "round_dealt": {
        "fr": "Manche {round} : {dealer} distribue.",
        "en": "Round {round}: {dealer} deals.",
    },
    "trump_turned": {
        "fr": "On retourne {card} pour l’atout.",
        "en": "{card} is turned up for trump.",
    },
    "predicted": {"fr": "{seat} a noté son pronostic.", "en": "{seat} has written a prediction."},
    "predicted.seen": {
        "fr": "{seat} annonce {tricks} plis, en secret.",
        "en": "{seat} secretly predicts {tricks} tricks.",
    },
    "played": {"fr": "{seat} joue {card}.", "en": "{seat} plays {card}."},
    "drawn": {"fr": "{seat} pioche une carte.", "en": "{seat} draws a card."},
    "drawn.seen": {"fr": "{seat} pioche {card}.", "en": "{seat} draws {card}."},
    "discarded": {
        "fr": "{seat} se défausse d’une carte, face cachée.",
        "en": "{seat} discards a card face down.",
    },
    "discarded.seen": {
        "fr": "{seat} se défausse de {card}, face cachée.",
        "en": "{seat} discards {card} face down.",
    },
    "trick_won": {"fr": "{seat} remporte le pli.", "en": "{seat} wins the trick."},
    "trick_destroyed": {
        "fr": "Le pli est détruit ; {seat} entame de nouveau.",
        "en": "The trick is destroyed; {seat} leads again.",
    },
    "trick_stolen": {
        "fr": "{seat} prend un pli à {victim}.",
        "en": "{seat} takes a trick from {victim}.",
    },
    "card_taken": {
        "fr": "{seat} prend une carte au hasard à {victim}.",
        "en": "{seat} takes a random card from {victim}.",
    },
    "card_taken.seen": {
        "fr": "{seat} prend {card} à {victim}.",
        "en": "{seat} takes {card} from {victim}.",
    },
    "card_given": {
        "fr": "{seat} rend une carte à {victim}.",
        "en": "{seat} gives a card back to {victim}.",
    },
    "card_given.seen": {
        "fr": "{seat} rend {card} à {victim}.",
        "en": "{seat} gives {card} back to {victim}.",
    },
    "round_scored": {
        "fr": "Fin de la manche {round}.",
        "en": "Round {round} is over.",
    },
    "game_over": {"fr": "La partie est finie.", "en": "The game is over."},
}

CHAPTERS: Final = ("trick_won", "trick_destroyed")
"""Events that end a chapter: a person's story keeps the current and the latest one (HERR-RES-4)."""

MOVES: Final[dict[str, dict[str, str]]] = {
    "": {"fr": "jouer {0}", "en": "play {0}"},
    "predict": {"fr": "annoncer {0}", "en": "predict {0}"},
    "draw": {"fr": "piocher", "en": "draw"},
    "discard": {"fr": "se défausser de {0}", "en": "discard {0}"},
    "steal": {"fr": "prendre un pli à {0}", "en": "take a trick from {0}"},
    "take": {"fr": "prendre une carte à {0}", "en": "take a card from {0}"},
    "give": {"fr": "rendre {0}", "en": "give back {0}"},
    "pass": {"fr": "ne rien faire", "en": "do nothing"},
}
