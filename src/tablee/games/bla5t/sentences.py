"""Bla5t in words: how its events, moves, facts and cards are said, French and English."""

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
    "looked_at_theirs": {
        "fr": "{seat} regarde une carte de {target} (place {place}).",
        "en": "{seat} looks at a card of {target}’s (place {place}).",
    },
    "looked_at_theirs.yours": {
        "fr": "{seat} regarde votre carte en place {place}.",
        "en": "{seat} looks at your card in place {place}.",
    },
    "looked_at_top": {
        "fr": "{seat} regarde le dessus de la pioche.",
        "en": "{seat} looks at the top of the pile.",
    },
    "drew": {"fr": "{seat} pioche une carte.", "en": "{seat} draws a card."},
    "discarded": {"fr": "{seat} défausse {card}.", "en": "{seat} discards {card}."},
    "played": {
        "fr": "{seat} joue {card} pour sa capacité.",
        "en": "{seat} plays {card} for its ability.",
    },
    "placed": {
        "fr": "{seat} pose la carte piochée en place {place} et défausse {card}.",
        "en": "{seat} puts the drawn card in place {place} and discards {card}.",
    },
    "took": {
        "fr": "{seat} prend la défausse, en place {place}, et défausse {card}.",
        "en": "{seat} takes the top discard, into place {place}, and discards {card}.",
    },
    "matched": {
        "fr": "{seat} pose {card} : la même valeur !",
        "en": "{seat} plays a matching {card}!",
    },
    "mismatched": {
        "fr": "{seat} voulait poser sa carte en place {place} sur {top} : elle y revient.",
        "en": "{seat} tried to match the card in place {place} on {top}: it goes back there.",
    },
    "penalty_card": {
        "fr": "{seat} reçoit une carte de pénalité, en place {place}.",
        "en": "{seat} gets a penalty card, in place {place}.",
    },
    "flipped_up": {
        "fr": "Chez {target}, la carte en place {place} se révèle.",
        "en": "At {target}’s, the card in place {place} is turned up.",
    },
    "flipped_down": {
        "fr": "Chez {target}, la carte en place {place} se cache de nouveau.",
        "en": "At {target}’s, the card in place {place} is turned down again.",
    },
    "swapped": {
        "fr": "{seat} échange sa carte (place {place}) avec une de {other} (place {place_other}).",
        "en": "{seat} swaps their card in place {place} with {other}’s in place {place_other}.",
    },
    "swapped.yours": {
        "fr": "{seat} échange sa carte en place {place} avec la vôtre en place {place_other}.",
        "en": "{seat} swaps their card in place {place} with yours in place {place_other}.",
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
        "fr": "{seat} croyait avoir Helmut en place {place} : ce n’est pas lui.",
        "en": "{seat} thought it was Helmut in place {place}: it is not.",
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
        "fr": "La défausse est remélangée : {cards|# carte|# cartes} dans la pioche.",
        "en": "The discard is reshuffled: {cards|# card|# cards} in the pile.",
    },
    "blasted": {
        "fr": "{seat} annonce BLAST ! Dernier tour pour les autres.",
        "en": "{seat} calls BLAST! One last turn for the others.",
    },
    "revealed": {"fr": "{seat} montre ses cartes.", "en": "{seat} shows their cards."},
    "combo": {"fr": "Combo {boss} pour {seat} !", "en": "{boss} combo for {seat}!"},
    "round_scored": {"fr": "Fin de la manche {round}.", "en": "Round {round} is over."},
    "may_change": {
        "fr": "Mi-partie : {seat} peut changer les héros et les boss en secret.",
        "en": "Half-way: {seat} may secretly change heroes and bosses.",
    },
    "list_set": {
        "fr": "{seat} a choisi… personne d’autre ne connaît la liste.",
        "en": "{seat} has chosen… nobody else knows the list.",
    },
    "list_set.seen": {
        "fr": "{seat} a choisi la liste : {cards}.",
        "en": "{seat} has chosen the list: {cards}.",
    },
    "game_over": {"fr": "La partie est finie.", "en": "The game is over."},
}

CHAPTERS: Final = ("drew", "took", "matched", "mismatched", "looked", "placed", "discarded")
"""Events that end a chapter: a person's story lists no earlier discard (BLA5T-Q59)."""

ENDINGS: Final[dict[str, dict[str, str]]] = {
    "BLA5T-GAME-1": {
        "fr": "{limit|# point atteint|# points atteints} : le plus petit total gagne.",
        "en": "{limit|# point reached|# points reached}: the lowest total wins.",
    },
}

MOVES: Final[dict[str, dict[str, str]]] = {
    "draw": {"fr": "piocher", "en": "draw"},
    "discard": {"fr": "défausser la carte piochée", "en": "discard the drawn card"},
    "play": {"fr": "jouer la carte pour sa capacité", "en": "play the card for its ability"},
    "place": {
        "fr": "remplacer {0} par la carte piochée",
        "en": "replace {0} with the drawn card",
    },
    "choose": {"fr": "jouer {0}, défausser l’autre", "en": "play {0}, discard the other"},
    "take": {
        "fr": "remplacer {0} par le dessus de la défausse",
        "en": "replace {0} with the top discard",
    },
    "match": {"fr": "poser {0}, de même valeur", "en": "match the discard with {0}"},
    "flip": {"fr": "retourner {0}", "en": "flip {0}"},
    "use": {"fr": "utiliser sa capacité", "en": "use its ability"},
    "skip": {"fr": "ne pas s’en servir", "en": "leave it unused"},
    "pick": {"fr": "choisir {0}", "en": "pick {0}"},
    "done": {"fr": "c’est tout", "en": "done"},
    "mix": {"fr": "mélanger vraiment les deux", "en": "really shuffle the two"},
    "feign": {"fr": "faire semblant", "en": "only pretend"},
    "seen": {"fr": "c’est vu", "en": "got it"},
    "swap": {"fr": "échanger la carte vue avec {0}", "en": "swap the card seen with {0}"},
    "leave": {"fr": "ne pas échanger", "en": "do not swap"},
    "claim": {"fr": "c’est Helmut : {0}", "en": "it is Helmut: {0}"},
    "decline": {"fr": "laisser faire", "en": "let it happen"},
    "look": {"fr": "regarder {0}", "en": "look at {0}"},
    "sit": {"fr": "asseoir {0} à la place {1}", "en": "seat {0} in place {1}"},
    "four": {"fr": "commencer avec quatre cartes", "en": "start with four cards"},
    "same": {"fr": "garder le même nombre de cartes", "en": "keep the same number of cards"},
    "three": {"fr": "commencer avec trois cartes", "en": "start with three cards"},
    "change": {"fr": "mettre {0} dans la liste", "en": "put {0} on the list"},
    "keep": {"fr": "garder la liste", "en": "keep the list"},
    "hide": {"fr": "remettre {0} face cachée", "en": "turn {0} face down again"},
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

FACTS: Final[dict[str, dict[str, str]]] = {
    "start_now": {
        "fr": "Choisissez avec combien de cartes vous commencez la manche.",
        "en": "Choose how many cards you start the round with.",
    },
    "starts_awaited": {
        "fr": "On attend de savoir avec combien de cartes commencent {players}.",
        "en": "The number of cards to start with is awaited from {players}.",
    },
    "start_awaited": {
        "fr": "On attend de savoir avec combien de cartes commence {players}.",
        "en": "The number of cards to start with is awaited from {players}.",
    },
    "look_now": {
        "fr": "Choisissez vos cartes à regarder : encore {n}.",
        "en": "Choose which of your cards to look at: {n} more.",
    },
    "seen_now": {
        "fr": "Retenez bien ce que vous voyez, puis dites que c’est vu.",
        "en": "Remember well what you see, then say that you have seen it.",
    },
    "lookers": {
        "fr": "Coup d’œil pas encore fini : {players}.",
        "en": "Still looking at their cards: {players}.",
    },
    "act_now": {
        "fr": "À vous de jouer : choisissez votre action.",
        "en": "Your turn: choose an action.",
    },
    "acts": {"fr": "C’est à {seat} de jouer.", "en": "It is {seat}’s turn."},
    "choose_now": {
        "fr": "Vous avez pioché {cards} : choisissez la carte à jouer, l’autre ira à la défausse.",
        "en": "You drew {cards}: choose which one to play, the other goes to the discard.",
    },
    "chooses": {
        "fr": "{seat} a pioché deux cartes et choisit celle à jouer.",
        "en": "{seat} has drawn two cards and chooses which one to play.",
    },
    "drawn_now": {
        "fr": "Vous avez pioché {cards} : décidez quoi en faire.",
        "en": "You drew {cards}: decide what to do with it.",
    },
    "decides": {
        "fr": "{seat} a pioché et décide quoi en faire.",
        "en": "{seat} has drawn and decides what to do with it.",
    },
    "use_now": {
        "fr": "Vous pouvez utiliser la capacité de la carte défaussée.",
        "en": "You may use the ability of the discarded card.",
    },
    "uses": {
        "fr": "{seat} peut utiliser la capacité de la carte défaussée.",
        "en": "{seat} may use the ability of the discarded card.",
    },
    "pick_now": {
        "fr": "Choisissez une carte pour la capacité en cours.",
        "en": "Pick a card for the ability at work.",
    },
    "picks": {
        "fr": "{seat} choisit une carte pour la capacité en cours.",
        "en": "{seat} picks a card for the ability at work.",
    },
    "ask_now": {
        "fr": "On vise vos cartes : dites si Helmut en est, ou laissez faire.",
        "en": "Your cards are pointed at: say whether Helmut is among them, or let it happen.",
    },
    "asks": {
        "fr": "{seat} vise des cartes : Helmut peut réagir chez {players}.",
        "en": "{seat} points at cards: Helmut may react at {players}’s.",
    },
    "answered": {
        "fr": "Vous avez répondu ; on attend les autres.",
        "en": "You have answered; the others are awaited.",
    },
    "mix_now": {
        "fr": "Mélangez vraiment ces deux cartes, ou faites semblant.",
        "en": "Really shuffle these two cards, or only pretend to.",
    },
    "mixes": {
        "fr": "{seat} mélange deux de ses cartes, ou fait semblant.",
        "en": "{seat} shuffles two of their cards, or pretends to.",
    },
    "swap_now": {
        "fr": "Échangez la carte vue avec une des vôtres, ou laissez-la.",
        "en": "Swap the card you saw with one of yours, or leave it.",
    },
    "swaps": {
        "fr": "{seat} peut échanger la carte vue avec une des siennes.",
        "en": "{seat} may swap the card seen with one of their own.",
    },
    "sit_now": {
        "fr": "Donnez une nouvelle place à {target}.",
        "en": "Give {target} a new place.",
    },
    "seated_now": {
        "fr": "Tout le monde a sa nouvelle place : confirmez.",
        "en": "Everybody has a new place: confirm.",
    },
    "sits": {
        "fr": "{seat} donne de nouvelles places à tous.",
        "en": "{seat} gives everybody new places.",
    },
    "end_now": {
        "fr": "Annoncez BLAST, ou finissez votre tour.",
        "en": "Call BLAST, or end your turn.",
    },
    "ends": {
        "fr": "{seat} peut annoncer BLAST, ou finir son tour.",
        "en": "{seat} may call BLAST, or end the turn.",
    },
    "reveal": {
        "fr": "La manche est finie : les cartes sont montrées.",
        "en": "The round is over: the cards are shown.",
    },
    "change_now": {
        "fr": "Choisissez en secret les héros et les boss de la suite.",
        "en": "Choose in secret the heroes and bosses of what follows.",
    },
    "changes": {
        "fr": "{seat} choisit en secret les héros et les boss de la suite.",
        "en": "{seat} secretly chooses the heroes and bosses of what follows.",
    },
    "over": {"fr": "La partie est finie.", "en": "The game is over."},
    "effect": {"fr": "La capacité en cours : {card}.", "en": "The ability at work: {card}."},
    "own_picked": {
        "fr": "Déjà {n|choisie|choisies} chez vous : {n|place|places} {places}.",
        "en": "Already picked among yours: {n|place|places} {places}.",
    },
    "picked": {
        "fr": "Déjà {n|choisie|choisies} chez {target} : {n|place|places} {places}.",
        "en": "Already picked at {target}’s: {n|place|places} {places}.",
    },
    "own_touched": {
        "fr": "{n|Visée|Visées} chez vous : {n|place|places} {places}.",
        "en": "Pointed at among yours: {n|place|places} {places}.",
    },
    "touched": {
        "fr": "{n|Visée|Visées} chez {target} : {n|place|places} {places}.",
        "en": "Pointed at, at {target}’s: {n|place|places} {places}.",
    },
    "looked_own": {
        "fr": "{seat} regarde chez vous : {n|place|places} {places}.",
        "en": "{seat} is looking at cards of yours: {n|place|places} {places}.",
    },
    "looked": {
        "fr": "{seat} regarde chez {target} : {n|place|places} {places}.",
        "en": "{seat} is looking at {target}’s: {n|place|places} {places}.",
    },
    "looked_self": {
        "fr": "{seat} regarde chez soi : {n|place|places} {places}.",
        "en": "{seat} is looking at their own: {n|place|places} {places}.",
    },
    "looked_top": {
        "fr": "{seat} regarde le dessus de la pioche.",
        "en": "{seat} is looking at the top of the pile.",
    },
    "top": {
        "fr": "Le dessus de la pioche, que vous voyez : {card}.",
        "en": "The top of the pile, which you can see: {card}.",
    },
    "own_will_sit": {
        "fr": "Vous irez à la place de {target}.",
        "en": "You will take {target}’s place.",
    },
    "will_sit": {
        "fr": "{seat} ira à la place de {target}.",
        "en": "{seat} will take {target}’s place.",
    },
    "own_cards": {
        "fr": "Vous avez {n|# carte|# cartes} devant vous.",
        "en": "You have {n|# card|# cards} before you.",
    },
    "own_cards_none": {"fr": "Vous n’avez plus de carte.", "en": "You have no card left."},
    "own_gaps": {
        "fr": "{n|Place vide|Places vides} chez vous : {places}.",
        "en": "Empty {n|place|places} of yours: {places}.",
    },
    "own_up": {
        "fr": "Face visible chez vous, en {n|place|places} {places} : {cards}.",
        "en": "Face up among yours, in {n|place|places} {places}: {cards}.",
    },
    "own_seen": {
        "fr": "Vous voyez, chez vous, en {n|place|places} {places} : {cards}.",
        "en": "You can see, among yours, in {n|place|places} {places}: {cards}.",
    },
    "own_locked": {
        "fr": "{n|Verrouillée|Verrouillées} chez vous : {n|place|places} {places}.",
        "en": "Locked among yours: {n|place|places} {places}.",
    },
    "cards": {
        "fr": "Chez {target} : {n|# carte|# cartes}.",
        "en": "At {target}’s: {n|# card|# cards}.",
    },
    "cards_none": {"fr": "Chez {target} : plus de carte.", "en": "At {target}’s: no card left."},
    "gaps": {
        "fr": "{n|Place vide|Places vides} chez {target} : {places}.",
        "en": "Empty {n|place|places} at {target}’s: {places}.",
    },
    "up": {
        "fr": "Face visible chez {target}, en {n|place|places} {places} : {cards}.",
        "en": "Face up at {target}’s, in {n|place|places} {places}: {cards}.",
    },
    "seen": {
        "fr": "Vous voyez, chez {target}, en {n|place|places} {places} : {cards}.",
        "en": "You can see, at {target}’s, in {n|place|places} {places}: {cards}.",
    },
    "locked": {
        "fr": "{n|Verrouillée|Verrouillées} chez {target} : {n|place|places} {places}.",
        "en": "Locked at {target}’s: {n|place|places} {places}.",
    },
    "discard": {"fr": "Sur la défausse : {card}.", "en": "On top of the discard: {card}."},
    "discard_none": {"fr": "La défausse est vide.", "en": "The discard is empty."},
    "not_to_take": {
        "fr": "Cette carte de la défausse ne peut pas être prise ce tour-ci.",
        "en": "This discard cannot be taken this turn.",
    },
    "pile": {
        "fr": "Il reste {n|# carte|# cartes} dans la pioche.",
        "en": "{n|# card is|# cards are} left in the pile.",
    },
    "own_blast": {
        "fr": "Vous avez annoncé BLAST : les autres jouent leur dernier tour.",
        "en": "You have called BLAST: the others play their last turn.",
    },
    "blast": {
        "fr": "{seat} a annoncé BLAST : dernier tour pour les autres.",
        "en": "{seat} has called BLAST: one last turn for the others.",
    },
    "last_done": {
        "fr": "Dernier tour déjà joué : {players}.",
        "en": "Last turn already played: {players}.",
    },
    "own_plays_again": {"fr": "Vous rejouerez ensuite.", "en": "You will play again."},
    "plays_again": {"fr": "{seat} rejouera ensuite.", "en": "{seat} will play again."},
    "own_boss": {
        "fr": "Dans cette manche, le combo {card} vaut pour vous.",
        "en": "In this round the {card} combo works for you.",
    },
    "boss": {
        "fr": "Dans cette manche, le combo {card} vaut pour {seat}.",
        "en": "In this round the {card} combo works for {seat}.",
    },
    "list": {"fr": "Héros et boss en jeu : {cards}.", "en": "Heroes and bosses in play: {cards}."},
    "list_secret": {
        "fr": "La liste des héros et des boss est le secret de {seat}.",
        "en": "The list of heroes and bosses is {seat}’s secret.",
    },
    "new_list": {
        "fr": "La nouvelle liste, jusqu’ici : {cards}.",
        "en": "The new list so far: {cards}.",
    },
    "round": {
        "fr": "Manche {round} ; la partie s’arrête à {limit|# point|# points}.",
        "en": "Round {round}; the game ends at {limit|# point|# points}.",
    },
    "own_score": {
        "fr": "Vous avez {n|# point|# points}.",
        "en": "You have {n|# point|# points}.",
    },
    "score": {"fr": "{seat} a {n|# point|# points}.", "en": "{seat} has {n|# point|# points}."},
    "round_before": {
        "fr": "À la manche {round}, {seat} marque {n|# point|# points}.",
        "en": "In round {round}, {seat} scores {n|# point|# points}.",
    },
    "round_penalty": {
        "fr": "À la manche {round}, {seat} marque {n|# point|# points}, "
        "dont {penalty} de pénalité.",
        "en": "In round {round}, {seat} scores {n|# point|# points}, {penalty} of them a penalty.",
    },
    "own_card": {"fr": "votre carte en place {place}", "en": "your card in place {place}"},
    "card": {
        "fr": "la carte en place {place} chez {target}",
        "en": "the card in place {place} at {target}’s",
    },
    "drawn_first": {
        "fr": "la première carte piochée ({card})",
        "en": "the first card drawn ({card})",
    },
    "drawn_second": {
        "fr": "la seconde carte piochée ({card})",
        "en": "the second card drawn ({card})",
    },
    "chair": {"fr": "{number} (celle de {target})", "en": "{number} ({target}’s)"},
    "why_points": {
        "fr": "Ce coup coûte en moyenne {whole},{tenth} {whole|point|points} dans la manche.",
        "en": "This move costs {whole}.{tenth} points in the round on average.",
    },
}
"""The last five name a card or a place within a move."""
