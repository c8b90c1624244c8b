"""Bla5t in words: how its events, moves and cards are said, French and English."""

from typing import Final

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "round_dealt": {
        "fr": "Manche {round} : on distribue.",
        "en": "Round {round}: the cards are dealt.",
    },
    "turned_up": {"fr": "{card} ouvre la défausse.", "en": "{card} starts the discard."},
    "starts_with_four": {
        "fr": "{seat} commence avec quatre cartes.",
        "en": "{seat} starts with four cards.",
    },
    "starts_with_same": {
        "fr": "Grâce à Jimbo, {seat} garde son nombre de cartes, sans les regarder.",
        "en": "Thanks to Jimbo, {seat} keeps the same number of cards, unseen.",
    },
    "starts_with_three": {
        "fr": "Grâce à Lola et Leo, {seat} commence avec trois cartes.",
        "en": "Thanks to Lola and Leo, {seat} starts with three cards.",
    },
    "looked": {
        "fr": "{seat} regarde sa carte en place {place}.",
        "en": "{seat} looks at their card in place {place}.",
    },
    "looked.seen": {
        "fr": "{seat} regarde sa carte en place {place} : {card}.",
        "en": "{seat} looks at their card in place {place}: {card}.",
    },
    "looked_at_theirs": {
        "fr": "{seat} regarde une carte de {target} (place {place}).",
        "en": "{seat} looks at a card of {target}’s (place {place}).",
    },
    "looked_at_theirs.seen": {
        "fr": "{seat} regarde une carte de {target} (place {place}) : {card}.",
        "en": "{seat} looks at a card of {target}’s (place {place}): {card}.",
    },
    "looked_at_top": {
        "fr": "{seat} regarde le dessus de la pioche.",
        "en": "{seat} looks at the top of the pile.",
    },
    "looked_at_top.seen": {
        "fr": "{seat} regarde le dessus de la pioche : {card}.",
        "en": "{seat} looks at the top of the pile: {card}.",
    },
    "drew": {"fr": "{seat} pioche une carte.", "en": "{seat} draws a card."},
    "drew.seen": {"fr": "{seat} pioche {card}.", "en": "{seat} draws {card}."},
    "discarded": {"fr": "{seat} défausse {card}.", "en": "{seat} discards {card}."},
    "played": {
        "fr": "{seat} joue {card} pour sa capacité.",
        "en": "{seat} plays {card} for its capability.",
    },
    "placed": {
        "fr": "{seat} pose la carte piochée en place {place} et défausse {card}.",
        "en": "{seat} puts the drawn card in place {place} and discards {card}.",
    },
    "took": {
        "fr": "{seat} prend {taken} dans la défausse, en place {place}, et défausse {card}.",
        "en": "{seat} takes {taken} from the discard, into place {place}, and discards {card}.",
    },
    "matched": {"fr": "{seat} assortit {card}.", "en": "{seat} matches with {card}."},
    "mismatched": {
        "fr": "{seat} voulait assortir {card} sur {top} : la carte revient en place {place}.",
        "en": "{seat} tried to match {card} on {top}: it goes back to place {place}.",
    },
    "penalty_card": {
        "fr": "{seat} reçoit une carte de pénalité, en place {place}.",
        "en": "{seat} gets a penalty card, in place {place}.",
    },
    "flipped_up": {
        "fr": "Chez {target}, la carte en place {place} se révèle : {card}.",
        "en": "At {target}’s, the card in place {place} is turned up: {card}.",
    },
    "flipped_down": {
        "fr": "Chez {target}, {card} se cache de nouveau (place {place}).",
        "en": "At {target}’s, {card} is turned down again (place {place}).",
    },
    "swapped": {
        "fr": "{seat} échange sa carte (place {place}) avec une de {other} (place {place_other}).",
        "en": "{seat} swaps their card in place {place} with {other}’s in place {place_other}.",
    },
    "swapped_others": {
        "fr": "{seat} échange une carte de {target} (place {place}) avec une de {other} "
        "(place {place_other}).",
        "en": "{seat} swaps a card of {target}’s (place {place}) with one of {other}’s "
        "(place {place_other}).",
    },
    "mixed": {
        "fr": "{seat} mélange deux de ses cartes (places {places})… ou fait semblant.",
        "en": "{seat} shuffles two of their cards (places {places})… or pretends to.",
    },
    "touched": {
        "fr": "{seat} vise {target} : Helmut va-t-il réagir ?",
        "en": "{seat} points at {target}: will Helmut react?",
    },
    "helmut_revealed": {
        "fr": "{seat} révèle Helmut ! Il est verrouillé.",
        "en": "{seat} reveals Helmut! He is locked.",
    },
    "claim_failed": {
        "fr": "{seat} croyait avoir Helmut : c’était {card}.",
        "en": "{seat} thought it was Helmut: it was {card}.",
    },
    "removed": {
        "fr": "{seat} envoie {card}, chez {target}, à la défausse.",
        "en": "{seat} sends {card}, at {target}’s, to the discard.",
    },
    "places_changed": {
        "fr": "{seat} redistribue les places : chacun hérite des cartes de son nouveau siège.",
        "en": "{seat} reassigns the seats: everyone inherits the cards of their new one.",
    },
    "plays_again": {"fr": "{seat} rejoue.", "en": "{seat} plays again."},
    "passed": {"fr": "{seat} ne peut rien faire.", "en": "{seat} can do nothing."},
    "reshuffled": {
        "fr": "La défausse est remélangée : {cards} cartes dans la pioche.",
        "en": "The discard is reshuffled: {cards} cards in the pile.",
    },
    "blasted": {
        "fr": "{seat} annonce BLAST ! Dernier tour pour les autres.",
        "en": "{seat} calls BLAST! One last turn for the others.",
    },
    "revealed": {"fr": "{seat} avait : {cards}.", "en": "{seat} had: {cards}."},
    "combo": {"fr": "Combo {boss} pour {seat} !", "en": "{boss} combo for {seat}!"},
    "round_scored": {"fr": "Fin de la manche {round}.", "en": "Round {round} is over."},
    "may_change": {
        "fr": "Mi-partie : {seat} peut changer les héros et les boss en secret.",
        "en": "Half-way: {seat} may secretly change heroes and bosses.",
    },
    "list_set": {
        "fr": "{seat} a fixé la nouvelle liste… personne d’autre ne la connaît.",
        "en": "{seat} has set the new list… nobody else knows it.",
    },
    "list_set.seen": {
        "fr": "{seat} a fixé la nouvelle liste : {cards}.",
        "en": "{seat} has set the new list: {cards}.",
    },
    "game_over": {"fr": "La partie est finie.", "en": "The game is over."},
}

CHAPTERS: Final = ("drew", "took", "matched", "mismatched", "looked", "placed", "discarded")
"""Events that end a chapter: a person's story lists no earlier look and no earlier discard
(BLA5T-Q59)."""

MOVES: Final[dict[str, dict[str, str]]] = {
    "draw": {"fr": "piocher", "en": "draw"},
    "discard": {"fr": "défausser la carte piochée", "en": "discard the drawn card"},
    "play": {"fr": "jouer la carte pour sa capacité", "en": "play the card for its capability"},
    "place": {"fr": "poser la carte à la place de {0}", "en": "put the card instead of {0}"},
    "choose": {"fr": "jouer {0}, défausser l’autre", "en": "play {0}, discard the other"},
    "take": {
        "fr": "prendre la défausse à la place de {0}",
        "en": "take the discard instead of {0}",
    },
    "match": {"fr": "assortir {0}", "en": "match with {0}"},
    "flip": {"fr": "retourner {0}", "en": "flip {0}"},
    "use": {"fr": "utiliser sa capacité", "en": "use its capability"},
    "skip": {"fr": "ne pas s’en servir", "en": "leave it unused"},
    "pick": {"fr": "choisir {0}", "en": "pick {0}"},
    "done": {"fr": "c’est tout", "en": "done"},
    "mix": {"fr": "mélanger vraiment", "en": "really swap them"},
    "feign": {"fr": "faire semblant", "en": "only pretend"},
    "seen": {"fr": "c’est vu", "en": "seen"},
    "swap": {"fr": "échanger avec {0}", "en": "swap with {0}"},
    "leave": {"fr": "ne pas échanger", "en": "do not swap"},
    "claim": {"fr": "c’est Helmut : {0}", "en": "it is Helmut: {0}"},
    "decline": {"fr": "laisser faire", "en": "let it happen"},
    "look": {"fr": "regarder {0}", "en": "look at {0}"},
    "sit": {"fr": "asseoir {0} à la place {1}", "en": "seat {0} at {1}"},
    "four": {"fr": "commencer avec quatre cartes", "en": "start with four cards"},
    "same": {"fr": "garder le même nombre de cartes", "en": "keep the same number of cards"},
    "three": {"fr": "commencer avec trois cartes", "en": "start with three cards"},
    "change": {"fr": "mettre {0} dans la liste", "en": "put {0} on the list"},
    "blast": {"fr": "annoncer BLAST !", "en": "call BLAST!"},
    "end": {"fr": "finir le tour", "en": "end the turn"},
    "next": {"fr": "manche suivante", "en": "next round"},
}

CARDS: Final[dict[str, dict[str, str]]] = {
    "6a": {"fr": "6 (échange)", "en": "6 (swap)"},
    "6b": {"fr": "6 (mélange)", "en": "6 (shuffle)"},
    "13a": {"fr": "13 (1)", "en": "13 (1)"},
    "13b": {"fr": "13 (1 et 1)", "en": "13 (1 and 1)"},
    "13c": {"fr": "13 (1 et 2)", "en": "13 (1 and 2)"},
    "13d": {"fr": "13 (2 et 2)", "en": "13 (2 and 2)"},
}
"""Cards whose name says more than their text; the others are called as they are written."""
