"""Bloops in words: how its events, moves and facts are said, French and English."""

from typing import Final

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "ready": {
        "fr": "{seat} a bien regardé ses trois cartes.",
        "en": "{seat} has memorised their three cards.",
    },
    "clockwise": {
        "fr": "{seat} choisit de tourner dans le sens horaire.",
        "en": "{seat} chooses to play clockwise.",
    },
    "counterclockwise": {
        "fr": "{seat} choisit de tourner dans l’autre sens.",
        "en": "{seat} chooses to play counterclockwise.",
    },
    "drawn": {"fr": "{seat} pioche.", "en": "{seat} draws."},
    "passed": {
        "fr": "Il n’y a rien à piocher : {seat} passe.",
        "en": "There is nothing to draw: {seat} passes.",
    },
    "reshuffled": {
        "fr": "La défausse est mélangée : {cards|# carte|# cartes} à piocher.",
        "en": "The discard is reshuffled: {cards|# card|# cards} to draw.",
    },
    "kept": {
        "fr": "{seat} garde la carte piochée, en place {place}.",
        "en": "{seat} keeps the drawn card, in place {place}.",
    },
    "discarded": {"fr": "{seat} défausse {card}.", "en": "{seat} discards {card}."},
    "thrown": {
        "fr": "{seat} contre-défausse {card}, de sa place {place} !",
        "en": "{seat} counter-discards {card}, from place {place}!",
    },
    "thrown_wrong": {
        "fr": "Raté, {seat} : en place {place}, ce n’était pas la bonne carte.",
        "en": "Missed, {seat}: in place {place}, that was not the right card.",
    },
    "thrown_late": {
        "fr": "Trop tard, {seat} : la fenêtre est fermée, la carte revient en place {place}.",
        "en": "Too late, {seat}: the window is closed, the card goes back to place {place}.",
    },
    "grabbed": {"fr": "{seat} pioche hors de son tour.", "en": "{seat} draws out of turn."},
    "hidden": {
        "fr": "La carte de {seat} en place {place} est de nouveau face cachée.",
        "en": "{seat}’s card in place {place} is face down again.",
    },
    "penalty": {
        "fr": "{seat} reçoit une carte de pénalité, en place {place}.",
        "en": "{seat} gets a penalty card, in place {place}.",
    },
    "penalty_skipped": {
        "fr": "Plus rien à piocher : {seat} échappe à la pénalité.",
        "en": "Nothing left to draw: {seat} escapes the penalty.",
    },
    "barred": {
        "fr": "Plus rien à piocher : {seat} ne paie rien, mais ne jette plus rien ce tour-ci.",
        "en": "Nothing left to draw: {seat} pays nothing, but throws no more this turn.",
    },
    "fizzled": {"fr": "Le {card} de {seat} est perdu.", "en": "{seat}’s {card} is lost."},
    "gifted": {
        "fr": "{seat} offre une carte de la pioche à {target}, en place {place}.",
        "en": "{seat} gives {target} a card from the pile, in place {place}.",
    },
    "gifted.yours": {
        "fr": "{seat} vous offre une carte de la pioche, en place {place}.",
        "en": "{seat} gives you a card from the pile, in place {place}.",
    },
    "peeked": {
        "fr": "{seat} regarde la carte de {other} en place {place}.",
        "en": "{seat} looks at {other}’s card in place {place}.",
    },
    "peeked.yours": {
        "fr": "{seat} regarde votre carte en place {place}.",
        "en": "{seat} looks at your card in place {place}.",
    },
    "peeked_own": {
        "fr": "{seat} regarde sa carte en place {place}.",
        "en": "{seat} looks at their card in place {place}.",
    },
    "peek_over": {"fr": "{seat} a bien regardé.", "en": "{seat} has had a good look."},
    "swapped": {
        "fr": "{seat} échange sa carte en place {place} avec celle de {target} en place "
        "{place_other}.",
        "en": "{seat} swaps their card in place {place} with {target}’s in place {place_other}.",
    },
    "swapped.yours": {
        "fr": "{seat} échange sa carte en place {place} avec la vôtre en place {place_other}.",
        "en": "{seat} swaps their card in place {place} with yours in place {place_other}.",
    },
    "bloops": {"fr": "{seat} annonce « BLOOPS ! »", "en": "{seat} announces “BLOOPS!”"},
    "draw_unlocked": {"fr": "{seat} peut piocher.", "en": "{seat} may draw."},
    "confirmed": {"fr": "{seat} n’a plus rien à jeter.", "en": "{seat} has nothing more to throw."},
    "arranged": {
        "fr": "{seat} range ses cartes, sans rien changer.",
        "en": "{seat} arranges their cards, and changes nothing.",
    },
    "arranged_one": {
        "fr": "{seat} déplace sa carte de la place {place} à la place {new_place}.",
        "en": "{seat} moves their card from place {place} to place {new_place}.",
    },
    "arranged_two": {
        "fr": "{seat} intervertit ses cartes en places {place} et {place_other}.",
        "en": "{seat} exchanges their cards in places {place} and {place_other}.",
    },
    "arranged_many": {
        "fr": "{seat} range ses cartes : celles des places {places} vont aux places {new_places}, "
        "dans cet ordre.",
        "en": "{seat} arranges their cards: those in places {places} go to places {new_places}, "
        "in that order.",
    },
    "game_over": {"fr": "La partie est finie.", "en": "The game is over."},
}

CHAPTERS: Final = ("drawn", "discarded", "thrown")
"""Events that end a chapter: a person's story lists no earlier discard (BLOOPS-Q37)."""

ENDINGS: Final[dict[str, dict[str, str]]] = {
    "BLOOPS-END-1": {
        "fr": "Le 20 est défaussé : tout s’arrête net.",
        "en": "The 20 is discarded: all stops at once.",
    },
    "BLOOPS-END-2": {
        "fr": "BLOOPS ! est annoncé, et les derniers tours sont joués.",
        "en": "BLOOPS! was called, and the last turns are played.",
    },
    "BLOOPS-Q33": {
        "fr": "Plus rien à piocher, et tout le monde a passé.",
        "en": "Nothing left to draw, and everybody has passed.",
    },
}

MOVES: Final[dict[str, dict[str, str]]] = {
    "seen": {"fr": "c’est vu", "en": "got it"},
    "clockwise": {"fr": "jouer dans le sens horaire", "en": "play clockwise"},
    "counterclockwise": {"fr": "jouer dans le sens antihoraire", "en": "play counterclockwise"},
    "draw": {"fr": "piocher", "en": "draw"},
    "pass": {"fr": "passer", "en": "pass"},
    "discard": {"fr": "défausser la carte piochée", "en": "discard the drawn card"},
    "keep": {
        "fr": "garder la carte piochée et défausser {0}",
        "en": "keep the drawn card and discard {0}",
    },
    "gift": {
        "fr": "offrir la première carte de la pioche à {0}",
        "en": "give the pile’s top card to {0}",
    },
    "look": {"fr": "regarder {0}", "en": "look at {0}"},
    "swap": {"fr": "échanger {0} contre {1}", "en": "swap {0} for {1}"},
    "throw": {"fr": "contre-défausser {0}", "en": "counter-discard {0}"},
    "bloops": {"fr": "annoncer « BLOOPS ! »", "en": "announce “BLOOPS!”"},
    "silence": {"fr": "ne pas dire BLOOPS", "en": "not say BLOOPS"},
    "arm": {"fr": "préparer BLOOPS en secret", "en": "secretly prepare BLOOPS"},
    "disarm": {"fr": "renoncer à BLOOPS", "en": "think better of BLOOPS"},
    "confirm": {"fr": "plus rien à jeter", "en": "nothing more to throw"},
    "late": {"fr": "contre-défausser {0} trop tard", "en": "counter-discard {0} too late"},
    "grab": {"fr": "piocher hors de son tour", "en": "draw out of turn"},
    "unlock": {"fr": "débloquer la pioche", "en": "unlock the draw"},
    "close": {"fr": "fermer la dernière fenêtre", "en": "close the last window"},
    "hide": {"fr": "remettre {0} face cachée", "en": "turn {0} face down again"},
    "arrange": {"fr": "déplacer ses cartes", "en": "move your cards about"},
}

FACTS: Final[dict[str, dict[str, str]]] = {
    "look_now": {
        "fr": "Retenez bien vos cartes du bas, puis dites que c’est vu.",
        "en": "Remember your bottom cards well, then say that you have seen them.",
    },
    "lookers": {
        "fr": "Coup d’œil pas encore fini : {players}.",
        "en": "Still looking at their cards: {players}.",
    },
    "direction_now": {
        "fr": "À vous de choisir le sens du jeu.",
        "en": "Choose the direction of play.",
    },
    "direction_awaited": {
        "fr": "{seat} choisit le sens du jeu.",
        "en": "{seat} chooses the direction of play.",
    },
    "draw_now": {"fr": "À vous de piocher.", "en": "Your turn to draw."},
    "draws": {"fr": "C’est à {seat} de piocher.", "en": "It is {seat}’s turn to draw."},
    "draw_soon": {
        "fr": "Le prochain tour est à vous : la pioche s’ouvre dans un instant.",
        "en": "The next turn is yours: the pile opens in a moment.",
    },
    "draws_soon": {
        "fr": "{seat} a le prochain tour : la pioche s’ouvre dans un instant.",
        "en": "{seat} has the next turn: the pile opens in a moment.",
    },
    "drawn_now": {
        "fr": "Vous avez pioché {card} : défaussez cette carte, ou gardez-la contre une autre.",
        "en": "You drew {card}: discard it, or keep it instead of another card.",
    },
    "drawn_shown": {
        "fr": "{seat} a pioché {card} et choisit quoi défausser.",
        "en": "{seat} has drawn {card} and chooses what to discard.",
    },
    "decides": {
        "fr": "{seat} a pioché et choisit quoi défausser.",
        "en": "{seat} has drawn and chooses what to discard.",
    },
    "gift_now": {
        "fr": "Votre 6 : offrez la première carte de la pioche à quelqu’un.",
        "en": "Your 6: give somebody the top card of the pile.",
    },
    "peek_now": {
        "fr": "Votre {value} : choisissez une carte à regarder.",
        "en": "Your {value}: choose a card to look at.",
    },
    "seen_now": {
        "fr": "Regardez bien : la carte va se cacher de nouveau.",
        "en": "Look well: the card will be hidden again.",
    },
    "swap_now": {
        "fr": "Votre 9 : échangez une de vos cartes contre une carte adverse.",
        "en": "Your 9: swap one of your cards for an opponent’s.",
    },
    "effect_awaited": {
        "fr": "{seat} doit appliquer l’effet d’un {value}.",
        "en": "{seat} has to carry out the effect of their {value}.",
    },
    "effect_later": {
        "fr": "Ensuite viendra le {value} de {seat}.",
        "en": "After that comes {seat}’s {value}.",
    },
    "effects_later": {
        "fr": "{n|# autre effet attend|# autres effets attendent}.",
        "en": "{n|# more effect is|# more effects are} waiting.",
    },
    "peeks": {
        "fr": "{seat} regarde une carte de {other}, en place {place}.",
        "en": "{seat} is looking at {other}’s card in place {place}.",
    },
    "peeks_own": {
        "fr": "{seat} regarde une de ses cartes, en place {place}.",
        "en": "{seat} is looking at a card of their own, in place {place}.",
    },
    "last_now": {
        "fr": "Les derniers tours sont joués : jetez encore une carte de même valeur, ou dites que "
        "vous n’avez plus rien à jeter.",
        "en": "The last turns are over: throw one more card of the same value, or say that you "
        "have nothing more to throw.",
    },
    "last_window": {
        "fr": "Les derniers tours sont joués : c’est le moment de jeter une dernière carte.",
        "en": "The last turns are over: this is the time to throw a last card.",
    },
    "confirmed": {
        "fr": "Plus rien à jeter : {players}.",
        "en": "Nothing more to throw: {players}.",
    },
    "window": {
        "fr": "La défausse est ouverte : on peut y jeter une carte de même valeur que {card}.",
        "en": "The discard is open: a card of the same value as {card} may be thrown.",
    },
    "own_barred": {
        "fr": "Vous ne pouvez plus rien jeter ce tour-ci.",
        "en": "You can throw no more this turn.",
    },
    "barred": {
        "fr": "{seat} ne peut plus rien jeter ce tour-ci.",
        "en": "{seat} can throw no more this turn.",
    },
    "armed": {
        "fr": "Vous avez préparé BLOOPS, en secret.",
        "en": "You have prepared BLOOPS, in secret.",
    },
    "over": {"fr": "La partie est finie.", "en": "The game is over."},
    "own_cards": {
        "fr": "Vous avez {n|# carte|# cartes} devant vous.",
        "en": "You have {n|# card|# cards} before you.",
    },
    "own_gaps": {
        "fr": "{n|Place vide|Places vides} chez vous : {places}.",
        "en": "Empty {n|place|places} of yours: {places}.",
    },
    "own_cards_none": {
        "fr": "Vous n’avez plus de carte.",
        "en": "You have no card left.",
    },
    "own_seen": {
        "fr": "{n|Votre carte|Vos cartes} en {n|place|places} {places}, que vous voyez : {cards}.",
        "en": "Your {n|card in place|cards in places} {places}, which you can see: {cards}.",
    },
    "cards": {
        "fr": "{seat} a {n|# carte|# cartes}.",
        "en": "{seat} has {n|# card|# cards}.",
    },
    "gaps": {
        "fr": "{n|Place vide|Places vides} chez {seat} : {places}.",
        "en": "Empty {n|place|places} of {seat}’s: {places}.",
    },
    "cards_none": {
        "fr": "{seat} n’a plus de carte.",
        "en": "{seat} has no card left.",
    },
    "cards_seen": {
        "fr": "{n|La carte|Les cartes} de {seat} en {n|place|places} {places}, que vous voyez : "
        "{cards}.",
        "en": "{seat}’s {n|card in place|cards in places} {places}, which you can see: {cards}.",
    },
    "discard": {
        "fr": "Sur la défausse : {card}.",
        "en": "On top of the discard: {card}.",
    },
    "discard_none": {"fr": "La défausse est vide.", "en": "The discard is empty."},
    "pile": {
        "fr": "Il reste {n|# carte|# cartes} à piocher.",
        "en": "{n|# card is|# cards are} left to draw.",
    },
    "clockwise": {
        "fr": "On joue dans le sens horaire.",
        "en": "Play goes clockwise.",
    },
    "counterclockwise": {
        "fr": "On joue dans le sens antihoraire.",
        "en": "Play goes counterclockwise.",
    },
    "own_bloops": {
        "fr": "Vous avez la carte BLOOPS : ce sont les derniers tours des autres.",
        "en": "You hold the BLOOPS card: the others play their last turns.",
    },
    "bloops": {
        "fr": "{seat} a la carte BLOOPS : ce sont les derniers tours.",
        "en": "{seat} holds the BLOOPS card: these are the last turns.",
    },
    "own_score": {
        "fr": "Vous avez {n|# point|# points}.",
        "en": "You have {n|# point|# points}.",
    },
    "score": {"fr": "{seat} a {n|# point|# points}.", "en": "{seat} has {n|# point|# points}."},
    "own_set_aside": {
        "fr": "Écartées chez vous, grâce à leurs étoiles : {cards}.",
        "en": "Set aside at your place, thanks to their stars: {cards}.",
    },
    "set_aside": {
        "fr": "Écartées chez {seat}, grâce à leurs étoiles : {cards}.",
        "en": "Set aside at {seat}’s, thanks to their stars: {cards}.",
    },
    "own_card": {"fr": "votre carte en place {place}", "en": "your card in place {place}"},
    "card": {
        "fr": "la carte de {seat} en place {place}",
        "en": "{seat}’s card in place {place}",
    },
    "why_call": {
        "fr": "À ce moment, on attend en moyenne {whole},{tenth} points ici, et {least},"
        "{least_tenth} chez qui en a le moins ailleurs.",
        "en": "At that moment {whole}.{tenth} points were to be expected here, and {least}."
        "{least_tenth} for the best of the others.",
    },
    "why_points": {
        "fr": "Ce coup coûte en moyenne {whole},{tenth} {whole|point|points} à la fin.",
        "en": "This move costs {whole}.{tenth} points at the end on average.",
    },
}
"""The last two name a card within a move."""
