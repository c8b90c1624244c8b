"""Blot in words: how its events, moves and facts are said, French and English."""

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

ENDINGS: Final[dict[str, dict[str, str]]] = {
    "BLOT-END-1": {"fr": "Les quatre manches sont jouées.", "en": "All four rounds are played."},
    "BLOT-END-2": {
        "fr": "Quatre manches, et une égalité en tête.",
        "en": "Four rounds, and a tie at the top.",
    },
}

MOVES: Final[dict[str, dict[str, str]]] = {
    "": {"fr": "jouer {1} à la cérémonie {0}", "en": "play {1} at the {0} ceremony"},
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
        {"fr": "+2 par paire de sa couleur", "en": "+2 for each pair of its colour"},
        {"fr": "−2 par paire de sa couleur", "en": "−2 for each pair of its colour"},
    ],
    "Loki": [
        {"fr": "−3 à qui a le plus de sa couleur", "en": "−3 for most of its colour"},
        {"fr": "−3 à qui a le moins de sa couleur", "en": "−3 for least of its colour"},
    ],
    "Odin": [
        {"fr": "+2 par pli avec sa couleur", "en": "+2 for each trick with its colour"},
        {"fr": "+2 par pli sans sa couleur", "en": "+2 for each trick without its colour"},
    ],
    "Thor": [
        {"fr": "+4 à qui a le plus de sa couleur", "en": "+4 for most of its colour"},
        {"fr": "+4 à qui a le moins de sa couleur", "en": "+4 for least of its colour"},
    ],
}
"""What each face of a god does."""

NAMES: Final[dict[str, dict[str, str]]] = {
    **COLOURS,
    "dark": {"fr": "sombre", "en": "dark"},
    "light": {"fr": "claire", "en": "light"},
    **{god: {"fr": god, "en": god} for god in GODS},
    **{f"{god}:{face}": power for god, powers in GODS.items() for face, power in enumerate(powers)},
}
"""Values that stand in events, moves and facts: `Loki:1` is what that face of his does."""

FACTS: Final[dict[str, dict[str, str]]] = {
    "play_now": {
        "fr": "À vous de jouer une carte à l’une des cérémonies.",
        "en": "Your turn to play a card at one of the ceremonies.",
    },
    "play_two_now": {
        "fr": "À vous de jouer : encore {n|# carte|# cartes} ce tour-ci.",
        "en": "Your turn: {n|# more card|# more cards} this turn.",
    },
    "elsewhere": {
        "fr": "La seconde carte du tour va ailleurs qu’à la cérémonie {tile}.",
        "en": "The turn’s second card goes elsewhere than to the {tile} ceremony.",
    },
    "give_now": {
        "fr": "Attribuez la tuile {tile}, que vous venez de remporter, à un dieu.",
        "en": "Give the {tile} tile, which you have just won, to a god.",
    },
    "name_now": {
        "fr": "Choisissez qui commencera la manche suivante.",
        "en": "Choose who starts the next round.",
    },
    "plays": {"fr": "C’est à {seat} de jouer.", "en": "It is {seat}’s turn to play."},
    "gives": {
        "fr": "{seat} doit attribuer la tuile {tile} à un dieu.",
        "en": "{seat} has to give the {tile} tile to a god.",
    },
    "names": {
        "fr": "{seat} choisit qui commencera la manche suivante.",
        "en": "{seat} chooses who starts the next round.",
    },
    "over": {"fr": "La partie est finie.", "en": "The game is over."},
    "own_hand": {"fr": "Votre main : {cards}.", "en": "Your hand: {cards}."},
    "own_hand_empty": {"fr": "Votre main est vide.", "en": "Your hand is empty."},
    "hand": {"fr": "La main de {seat} : {cards}.", "en": "{seat}’s hand: {cards}."},
    "partner": {"fr": "Vous jouez avec {partner}.", "en": "You play with {partner}."},
    "ceremony_empty": {
        "fr": "Cérémonie {tile}, face {face} : aucune carte.",
        "en": "The {tile} ceremony, {face} side: no card yet.",
    },
    "ceremony_opened": {
        "fr": "Cérémonie {tile}, face {face}, où l’on demande la couleur {demanded} : {cards}, "
        "posée par {players}. Il y manque {n|# carte|# cartes}.",
        "en": "The {tile} ceremony, {face} side, which demands {demanded}: {cards}, by {players}. "
        "{n|# card is|# cards are} missing.",
    },
    "ceremony_open": {
        "fr": "Cérémonie {tile}, face {face}, où l’on demande la couleur {demanded} : {cards}, "
        "posées dans l’ordre par {players}. Il y manque {n|# carte|# cartes}.",
        "en": "The {tile} ceremony, {face} side, which demands {demanded}: {cards}, by {players} "
        "in this order. {n|# card is|# cards are} missing.",
    },
    "ceremony_done": {
        "fr": "Cérémonie {tile} : terminée.",
        "en": "The {tile} ceremony is over.",
    },
    "god_masked": {"fr": "{god} est masqué.", "en": "{god} is masked."},
    "god_waiting": {
        "fr": "{god}, {power} : pas encore de couleur.",
        "en": "{god}, {power}: no colour yet.",
    },
    "god_given": {
        "fr": "{god}, {power} : c’est la couleur {colour}.",
        "en": "{god}, {power}: it is {colour}.",
    },
    "trick": {
        "fr": "Un pli remporté par {seat}, à la cérémonie {tile} : {cards}.",
        "en": "A trick won by {seat}, at the {tile} ceremony: {cards}.",
    },
    "own_trick": {
        "fr": "Un de vos plis, remporté à la cérémonie {tile} : {cards}.",
        "en": "A trick of yours, won at the {tile} ceremony: {cards}.",
    },
    "holds": {
        "fr": "{seat} tient {n|# carte|# cartes}.",
        "en": "{seat} holds {n|# card|# cards}.",
    },
    "aside": {
        "fr": "{n|# carte est écartée|# cartes sont écartées} pour cette manche, face cachée.",
        "en": "{n|# card is|# cards are} set aside for this round, face down.",
    },
    "aside_shown": {
        "fr": "Écartées pour cette manche : {cards}.",
        "en": "Set aside for this round: {cards}.",
    },
    "round": {
        "fr": "Manche {round}, sur quatre.",
        "en": "Round {round} of four.",
    },
    "own_score": {
        "fr": "Vous avez {n|# point|# points}.",
        "en": "You have {n|# point|# points}.",
    },
    "score": {"fr": "{seat} a {n|# point|# points}.", "en": "{seat} has {n|# point|# points}."},
    "team_score": {
        "fr": "{players} ont {n|# point|# points}.",
        "en": "{players} have {n|# point|# points}.",
    },
    "round_before": {
        "fr": "Pour la manche {round}, {players} : {n|# point|# points}, "
        "{ceremonies|# cérémonie remportée|# cérémonies remportées}.",
        "en": "For round {round}, {players}: {n|# point|# points}, "
        "{ceremonies|# ceremony|# ceremonies} won.",
    },
    "round_without": {
        "fr": "Pour la manche {round}, {players} : hors du décompte, sans cérémonie remportée.",
        "en": "For round {round}, {players}: not counted, having won no ceremony.",
    },
    "why_ceremonies": {
        "fr": "L’autre coup rapportait en moyenne {whole},{tenth} {whole|point|points} de "
        "cérémonies de plus.",
        "en": "The other move brought {whole}.{tenth} more points of ceremonies on average.",
    },
    "why_their_ceremonies": {
        "fr": "Ce coup laissait en moyenne {whole},{tenth} {whole|point|points} de cérémonies à "
        "l’adversaire.",
        "en": "This move left {whole}.{tenth} points of ceremonies to an opponent on average.",
    },
    "why_god": {
        "fr": "{god} aurait rapporté en moyenne {whole},{tenth} {whole|point|points} de plus.",
        "en": "{god} would have brought {whole}.{tenth} more points on average.",
    },
    "why_their_god": {
        "fr": "Par {god}, ce coup offrait en moyenne {whole},{tenth} {whole|point|points} à "
        "l’adversaire.",
        "en": "Through {god} this move gave an opponent {whole}.{tenth} points on average.",
    },
}
