"""Herrlof in words: how its events, moves and facts are said, French and English."""

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
        "fr": "{seat} annonce {tricks|# pli|# plis}, en secret.",
        "en": "{seat} secretly predicts {tricks|# trick|# tricks}.",
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

ENDINGS: Final[dict[str, dict[str, str]]] = {
    "HERR-END-1": {
        "fr": "{target|# point atteint|# points atteints}.",
        "en": "{target|# point reached|# points reached}.",
    },
    "HERR-Q19": {
        "fr": "Dix manches, et personne n’a atteint {target|# point|# points}.",
        "en": "Ten rounds, and nobody has reached {target|# point|# points}.",
    },
}

MOVES: Final[dict[str, dict[str, str]]] = {
    "": {"fr": "jouer {0}", "en": "play {0}"},
    "predict": {"fr": "annoncer {0|# pli|# plis}", "en": "predict {0|# trick|# tricks}"},
    "draw": {"fr": "piocher", "en": "draw"},
    "discard": {"fr": "se défausser de {0}", "en": "discard {0}"},
    "steal": {"fr": "prendre un pli à {0}", "en": "take a trick from {0}"},
    "take": {"fr": "prendre une carte à {0}", "en": "take a card from {0}"},
    "give": {"fr": "rendre {0}", "en": "give {0} back"},
    "pass": {"fr": "ne rien faire", "en": "do nothing"},
}

FACTS: Final[dict[str, dict[str, str]]] = {
    "predict_now": {
        "fr": "À vous d’annoncer, en secret, combien de plis vous ferez.",
        "en": "Predict, in secret, how many tricks you will win.",
    },
    "predictions_awaited": {
        "fr": "On attend encore un pronostic : {players}.",
        "en": "A prediction is still awaited: {players}.",
    },
    "lead_now": {"fr": "À vous d’entamer le pli.", "en": "You lead the trick."},
    "play_now": {
        "fr": "À vous de jouer une carte dans le pli.",
        "en": "Your turn to play a card to the trick.",
    },
    "draw_now": {
        "fr": "Vous avez joué un 3 : vous pouvez piocher une carte du talon.",
        "en": "You played a 3: you may draw a card from the stock.",
    },
    "discard_now": {
        "fr": "Défaussez-vous d’une carte, face cachée.",
        "en": "Discard a card face down.",
    },
    "steal_now": {
        "fr": "Vous gagnez avec un 1 : vous pouvez prendre un pli à quelqu’un.",
        "en": "You won with a 1: you may take a trick from somebody.",
    },
    "take_now": {
        "fr": "Vous gagnez avec un 6 : vous pouvez prendre une carte au hasard à quelqu’un.",
        "en": "You won with a 6: you may take a random card from somebody.",
    },
    "give_now": {
        "fr": "Rendez une carte de votre main à {victim}.",
        "en": "Give {victim} back a card of your hand.",
    },
    "leads": {"fr": "C’est à {seat} d’entamer le pli.", "en": "{seat} leads the trick."},
    "plays": {"fr": "C’est à {seat} de jouer.", "en": "It is {seat}’s turn to play."},
    "may_draw": {
        "fr": "{seat} a joué un 3 et peut piocher une carte du talon.",
        "en": "{seat} played a 3 and may draw a card from the stock.",
    },
    "must_discard": {
        "fr": "{seat} doit se défausser d’une carte, face cachée.",
        "en": "{seat} has to discard a card face down.",
    },
    "may_steal": {
        "fr": "{seat} gagne avec un 1 et peut prendre un pli à quelqu’un.",
        "en": "{seat} won with a 1 and may take a trick from somebody.",
    },
    "may_take": {
        "fr": "{seat} gagne avec un 6 et peut prendre une carte au hasard à quelqu’un.",
        "en": "{seat} won with a 6 and may take a random card from somebody.",
    },
    "must_give": {
        "fr": "{seat} doit rendre une carte à {victim}.",
        "en": "{seat} has to give {victim} back a card.",
    },
    "over": {"fr": "La partie est finie.", "en": "The game is over."},
    "own_hand": {"fr": "Votre main : {cards}.", "en": "Your hand: {cards}."},
    "own_hand_empty": {"fr": "Votre main est vide.", "en": "Your hand is empty."},
    "hand": {"fr": "La main de {seat} : {cards}.", "en": "{seat}’s hand: {cards}."},
    "trick_led": {
        "fr": "Le pli en cours : {seat} a entamé avec {card}.",
        "en": "The trick so far: {seat} led {card}.",
    },
    "trick_followed": {"fr": "Puis {seat} a joué {card}.", "en": "Then {seat} played {card}."},
    "trump": {"fr": "L’atout est le {trump}.", "en": "Trump is {trump}."},
    "no_trump": {"fr": "Il n’y a pas d’atout.", "en": "There is no trump."},
    "turned": {
        "fr": "Retournée pour l’atout : {cards}.",
        "en": "Turned up for trump: {cards}.",
    },
    "own_prediction": {
        "fr": "Vous avez annoncé {tricks|# pli|# plis}.",
        "en": "You predicted {tricks|# trick|# tricks}.",
    },
    "own_tricks": {
        "fr": "Vous avez fait {tricks|# pli|# plis} dans cette manche.",
        "en": "You have won {tricks|# trick|# tricks} this round.",
    },
    "tricks": {
        "fr": "{seat} a fait {tricks|# pli|# plis} et tient {n|# carte|# cartes}.",
        "en": "{seat} has won {tricks|# trick|# tricks} and holds {n|# card|# cards}.",
    },
    "has_predicted": {
        "fr": "{seat} a noté son pronostic.",
        "en": "{seat} has written a prediction.",
    },
    "prediction": {
        "fr": "{seat} avait annoncé {tricks|# pli|# plis}.",
        "en": "{seat} had predicted {tricks|# trick|# tricks}.",
    },
    "latest_trick": {
        "fr": "Le pli d’avant, entamé par {seat} : {cards}, dans cet ordre.",
        "en": "The trick before, led by {seat}: {cards}, in this order.",
    },
    "destroyed": {
        "fr": "{n|# pli a été détruit|# plis ont été détruits} dans cette manche.",
        "en": "{n|# trick has|# tricks have} been destroyed this round.",
    },
    "own_discards": {
        "fr": "Vos défausses, face cachée : {cards}.",
        "en": "Your discards, face down: {cards}.",
    },
    "discards": {
        "fr": "Les défausses de {seat} : {n|# carte|# cartes}, face cachée.",
        "en": "{seat}’s discards: {n|# card|# cards}, face down.",
    },
    "discards_shown": {
        "fr": "Les défausses de {seat} : {cards}.",
        "en": "{seat}’s discards: {cards}.",
    },
    "stock": {
        "fr": "Il reste {n|# carte|# cartes} au talon.",
        "en": "{n|# card is|# cards are} left in the stock.",
    },
    "round": {
        "fr": "Manche {round}, distribuée par {dealer} ; la partie se joue en "
        "{target_points|# point|# points}.",
        "en": "Round {round}, dealt by {dealer}; the game is played to "
        "{target_points|# point|# points}.",
    },
    "own_score": {
        "fr": "Vous avez {n|# point|# points}.",
        "en": "You have {n|# point|# points}.",
    },
    "score": {"fr": "{seat} a {n|# point|# points}.", "en": "{seat} has {n|# point|# points}."},
    "round_before": {
        "fr": "À la manche {round}, {seat} a fait {tricks|# pli|# plis} pour "
        "{prediction|# annoncé|# annoncés} : {n|# point|# points}.",
        "en": "In round {round}, {seat} won {tricks|# trick|# tricks}, having predicted "
        "{prediction}: {n|# point|# points}.",
    },
    "why_over": {
        "fr": "D’ici, en moyenne {whole},{tenth} {whole|pli|plis} de trop : le pronostic tombe "
        "juste {hits} fois sur 100, contre {better} avec l’autre coup.",
        "en": "From here {whole}.{tenth} tricks too many on average: the prediction comes true "
        "{hits} times in 100, {better} with the other move.",
    },
    "why_short": {
        "fr": "D’ici, il manque en moyenne {whole},{tenth} {whole|pli|plis} : le pronostic tombe "
        "juste {hits} fois sur 100, contre {better} avec l’autre coup.",
        "en": "From here {whole}.{tenth} tricks too few on average: the prediction comes true "
        "{hits} times in 100, {better} with the other move.",
    },
    "why_hit": {
        "fr": "Le pronostic tombe juste {hits} fois sur 100, contre {better} avec l’autre coup.",
        "en": "The prediction comes true {hits} times in 100, {better} with the other move.",
    },
}
