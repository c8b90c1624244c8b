"""Bloops in words: how its events and moves are said, French and English."""

from typing import Final

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "ready": {
        "fr": "{seat} a mémorisé ses trois cartes.",
        "en": "{seat} has memorised three cards.",
    },
    "clockwise": {
        "fr": "{seat} choisit le sens horaire.",
        "en": "{seat} chooses to play clockwise.",
    },
    "counterclockwise": {
        "fr": "{seat} choisit le sens antihoraire.",
        "en": "{seat} chooses to play counterclockwise.",
    },
    "drawn": {"fr": "{seat} pioche.", "en": "{seat} draws."},
    "passed": {
        "fr": "Il n’y a rien à piocher : {seat} passe.",
        "en": "There is nothing to draw: {seat} passes.",
    },
    "reshuffled": {
        "fr": "La défausse est mélangée : {cards} cartes à piocher.",
        "en": "The discard is reshuffled: {cards} cards to draw.",
    },
    "kept": {"fr": "{seat} garde la carte piochée.", "en": "{seat} keeps the drawn card."},
    "discarded": {"fr": "{seat} défausse {card}.", "en": "{seat} discards {card}."},
    "thrown": {"fr": "{seat} contre-défausse {card} !", "en": "{seat} counter-discards {card}!"},
    "thrown_wrong": {
        "fr": "Raté, {seat} : ce n’était pas la bonne carte.",
        "en": "Missed, {seat}: that was not the right card.",
    },
    "thrown_late": {
        "fr": "Trop tard, {seat} : la fenêtre est fermée.",
        "en": "Too late, {seat}: the window is closed.",
    },
    "grabbed": {"fr": "{seat} pioche hors de son tour.", "en": "{seat} draws out of turn."},
    "hidden": {
        "fr": "La carte de {seat} est de nouveau face cachée.",
        "en": "{seat}’s card is face down again.",
    },
    "penalty": {
        "fr": "{seat} reçoit une carte de pénalité.",
        "en": "{seat} gets a penalty card.",
    },
    "penalty_skipped": {
        "fr": "Plus rien à piocher : {seat} échappe à la pénalité.",
        "en": "Nothing left to draw: {seat} escapes the penalty.",
    },
    "fizzled": {"fr": "Le {card} de {seat} est perdu.", "en": "{seat}’s {card} is lost."},
    "gifted": {
        "fr": "{seat} offre une carte de la pioche à {target}.",
        "en": "{seat} gives {target} a card from the pile.",
    },
    "peeked": {
        "fr": "{seat} regarde une carte de {other}.",
        "en": "{seat} looks at one of {other}’s cards.",
    },
    "peeked_own": {
        "fr": "{seat} regarde une de ses cartes.",
        "en": "{seat} looks at a card of their own.",
    },
    "peek_over": {"fr": "{seat} a bien regardé.", "en": "{seat} has had a good look."},
    "swapped": {
        "fr": "{seat} échange une carte avec {target}.",
        "en": "{seat} swaps a card with {target}.",
    },
    "bloops": {"fr": "{seat} annonce « BLOOPS ! »", "en": "{seat} announces “BLOOPS!”"},
    "draw_unlocked": {"fr": "{seat} peut piocher.", "en": "{seat} may draw."},
    "confirmed": {"fr": "{seat} n’a plus rien à jeter.", "en": "{seat} has nothing more to throw."},
    "arranged": {
        "fr": "{seat} déplace ses cartes.",
        "en": "{seat} moves their cards about.",
    },
    "game_over": {"fr": "La partie est finie.", "en": "The game is over."},
}

CHAPTERS: Final = ("drawn", "discarded", "thrown")
"""Events that end a chapter: a person's story lists no earlier discard (BLOOPS-Q37)."""

MOVES: Final[dict[str, dict[str, str]]] = {
    "seen": {"fr": "c’est vu", "en": "seen"},
    "clockwise": {"fr": "jouer dans le sens horaire", "en": "play clockwise"},
    "counterclockwise": {"fr": "jouer dans le sens antihoraire", "en": "play counterclockwise"},
    "draw": {"fr": "piocher", "en": "draw"},
    "pass": {"fr": "passer", "en": "pass"},
    "discard": {"fr": "défausser la carte piochée", "en": "discard the drawn card"},
    "keep": {"fr": "la garder et défausser {0}", "en": "keep it and discard {0}"},
    "gift": {"fr": "offrir la carte à {0}", "en": "give the card to {0}"},
    "look": {"fr": "regarder {0}", "en": "look at {0}"},
    "swap": {"fr": "échanger {0} contre {1}", "en": "swap {0} with {1}"},
    "throw": {"fr": "contre-défausser {0}", "en": "counter-discard {0}"},
    "bloops": {"fr": "annoncer « BLOOPS ! »", "en": "announce “BLOOPS!”"},
    "arm": {"fr": "préparer BLOOPS en secret", "en": "secretly prepare BLOOPS"},
    "disarm": {"fr": "renoncer à BLOOPS", "en": "think better of BLOOPS"},
    "confirm": {"fr": "plus rien à jeter", "en": "nothing more to throw"},
    "late": {"fr": "contre-défausser {0} trop tard", "en": "counter-discard {0} too late"},
    "grab": {"fr": "piocher hors de son tour", "en": "draw out of turn"},
    "unlock": {"fr": "débloquer la pioche", "en": "unlock the draw"},
    "close": {"fr": "fermer la dernière fenêtre", "en": "close the last window"},
    "hide": {"fr": "remettre {0} face cachée", "en": "turn {0} face down again"},
    "arrange": {"fr": "déplacer ses cartes", "en": "move one’s cards about"},
}
