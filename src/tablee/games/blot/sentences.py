"""Blot in words: how its events and moves are said, French and English."""

from typing import Final

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "round_dealt": {
        "fr": "Manche {round} : {god} est masqué, {seat} commence.",
        "en": "Round {round}: {god} is masked, {seat} starts.",
    },
    "played": {
        "fr": "{seat} offre {card} à la cérémonie {tile}.",
        "en": "{seat} offers {card} at the {tile} ceremony.",
    },
    "whole_hand": {
        "fr": "{seat} ouvre à l’Affinité : toute sa main est {colour}.",
        "en": "{seat} opens in the Affinity: the whole hand is {colour}.",
    },
    "ceremony_won": {
        "fr": "{seat} remporte la cérémonie {tile}.",
        "en": "{seat} wins the {tile} ceremony.",
    },
    "tile_turned": {
        "fr": "La tuile {tile} passe sur sa face claire.",
        "en": "The {tile} tile turns to its light face.",
    },
    "tile_given": {
        "fr": "{seat} attribue la tuile {tile} à {god}.",
        "en": "{seat} gives the {tile} tile to {god}.",
    },
    "round_scored": {
        "fr": "Fin de la manche {round} : on compte les points de Dévotion.",
        "en": "Round {round} is over: Devotion is counted.",
    },
    "mask_moved": {
        "fr": "Le masque passe sur {god} ; les trois autres dieux se retournent.",
        "en": "The mask moves to {god}; the other three gods turn over.",
    },
    "starter_named": {
        "fr": "{seat} désigne {starter} pour ouvrir la manche.",
        "en": "{seat} names {starter} to start the round.",
    },
    "game_over": {"fr": "La partie est finie.", "en": "The game is over."},
}

MOVES: Final[dict[str, dict[str, str]]] = {
    "": {"fr": "{1} à la {0}", "en": "{1} at the {0}"},
    "give": {"fr": "attribuer la tuile à {0}", "en": "give the tile to {0}"},
    "name": {"fr": "faire commencer {0}", "en": "let {0} start"},
}

COLOURS: Final[dict[str, dict[str, str]]] = {
    "R": {"fr": "rouge", "en": "red"},
    "G": {"fr": "verte", "en": "green"},
    "B": {"fr": "bleue", "en": "blue"},
    "Y": {"fr": "jaune", "en": "yellow"},
}
"""A tile's or a hand's colour in a sentence (all feminine in French: tuile, cérémonie, main)."""

GODS: Final[dict[str, list[dict[str, str]]]] = {
    "Balder": [
        {"fr": "+2 par paire de la couleur", "en": "+2 for each pair of the colour"},
        {"fr": "−2 par paire de la couleur", "en": "−2 for each pair of the colour"},
    ],
    "Loki": [
        {"fr": "−3 à qui a le plus de la couleur", "en": "−3 for most of the colour"},
        {"fr": "−3 à qui a le moins de la couleur", "en": "−3 for least of the colour"},
    ],
    "Odin": [
        {"fr": "+2 par pli avec la couleur", "en": "+2 for each trick with the colour"},
        {"fr": "+2 par pli sans la couleur", "en": "+2 for each trick without the colour"},
    ],
    "Thor": [
        {"fr": "+4 à qui a le plus de la couleur", "en": "+4 for most of the colour"},
        {"fr": "+4 à qui a le moins de la couleur", "en": "+4 for least of the colour"},
    ],
}
"""What each face of a god does."""
