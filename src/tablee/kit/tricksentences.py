"""How a small trick game says its events, moves and facts; a game adds those of its own."""

from typing import Final

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "played": {"fr": "{seat} joue {card}.", "en": "{seat} plays {card}."},
    "trick_taken": {"fr": "{seat} remporte le pli.", "en": "{seat} takes the trick."},
    "round_counted": {
        "fr": "Cette manche rapporte {n|# point|# points} à {seat}.",
        "en": "This round brings {seat} {n|# point|# points}.",
    },
    "round_dealt": {
        "fr": "On distribue les cartes de la manche {round}.",
        "en": "The cards of round {round} are dealt.",
    },
    "game_over": {
        "fr": "La partie est finie, remportée par {winners}.",
        "en": "The game is over, won by {winners}.",
    },
}

CHAPTERS: Final = ("trick_taken",)

MOVES: Final[dict[str, dict[str, str]]] = {"": {"fr": "jouer {0}", "en": "play {0}"}}

FACTS: Final[dict[str, dict[str, str]]] = {
    "lead_now": {"fr": "À vous d’entamer le pli.", "en": "You lead the trick."},
    "play_now": {
        "fr": "À vous de jouer une carte dans le pli.",
        "en": "Your turn to play a card to the trick.",
    },
    "leads": {"fr": "C’est à {seat} d’entamer le pli.", "en": "{seat} leads the trick."},
    "plays": {"fr": "C’est à {seat} de jouer.", "en": "It is {seat}’s turn to play."},
    "over": {"fr": "La partie est finie.", "en": "The game is over."},
    "own_hand": {"fr": "Votre main : {cards}.", "en": "Your hand: {cards}."},
    "hand": {"fr": "La main de {seat} : {cards}.", "en": "{seat}’s hand: {cards}."},
    "trick_led": {
        "fr": "Le pli en cours : {seat} a entamé avec {card}.",
        "en": "The trick so far: {seat} led {card}.",
    },
    "trick_followed": {"fr": "Puis {seat} a joué {card}.", "en": "Then {seat} played {card}."},
    "own_tricks": {
        "fr": "Vous avez fait {tricks|# pli|# plis} dans cette manche.",
        "en": "You have won {tricks|# trick|# tricks} this round.",
    },
    "tricks": {
        "fr": "{seat} a fait {tricks|# pli|# plis} et tient {n|# carte|# cartes}.",
        "en": "{seat} has won {tricks|# trick|# tricks} and holds {n|# card|# cards}.",
    },
    "round": {"fr": "Manche {round}.", "en": "Round {round}."},
    "aside": {
        "fr": "{n|# carte est écartée|# cartes sont écartées}, face cachée.",
        "en": "{n|# card lies|# cards lie} aside, face down.",
    },
    "own_score": {
        "fr": "Vous avez {n|# point|# points}.",
        "en": "You have {n|# point|# points}.",
    },
    "score": {"fr": "{seat} a {n|# point|# points}.", "en": "{seat} has {n|# point|# points}."},
}
