"""What Blitz! says to people: a sentence an event, a name a move, and the words inside them."""

from typing import Final

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "drawn": {
        "fr": "{seat} retourne {card}.",
        "en": "{seat} flips {card}.",
    },
    "duel_drawn": {
        "fr": "{seat} retourne une carte Duel !",
        "en": "{seat} flips a Duel card!",
    },
    "rolled": {
        "fr": "Le dé montre {symbols} : ces deux symboles s’affrontent désormais.",
        "en": "The die shows {symbols}: these two symbols now face off.",
    },
    "rerolled": {
        "fr": "Le dé montre {symbols}, dont un symbole écarté : on relance.",
        "en": "The die shows {symbols}, with a symbol that is out: roll again.",
    },
    "face_off": {
        "fr": "Face-à-face entre {duellists} !",
        "en": "Face-off between {duellists}!",
    },
    "started": {
        "fr": "{seat} se lance…",
        "en": "{seat} begins…",
    },
    "started_level": {
        "fr": "{seat} se lance exactement au même moment…",
        "en": "{seat} begins at the very same moment…",
    },
    "false_start": {
        "fr": "Faux départ de {seat}.",
        "en": "A false start by {seat}.",
    },
    "said": {
        "fr": "{seat} dit : « {word} ».",
        "en": "{seat} says “{word}”.",
    },
    "used": {
        "fr": "« {word} » a déjà été dit : la réponse de {seat} ne compte pas.",
        "en": "“{word}” was said before: {seat}’s answer does not count.",
    },
    "refused": {
        "fr": "« {word} » est refusé ; {seat} peut réessayer.",
        "en": "“{word}” is refused; {seat} may try again.",
    },
    "blank": {
        "fr": "{seat} ne trouve pas ses mots.",
        "en": "{seat} is lost for words.",
    },
    "gave_up": {
        "fr": "{seat} donne sa langue au chat.",
        "en": "{seat} gives up.",
    },
    "contested": {
        "fr": "{seat} conteste « {word} », la réponse de {speaker}. On vote !",
        "en": "{seat} contests “{word}”, {speaker}’s answer. Time to vote!",
    },
    "put_to_vote": {
        "fr": "« {word} » est presque dans la liste : votez sur la réponse de {seat}.",
        "en": "“{word}” is close to a listed answer: vote on what {seat} said.",
    },
    "disputed": {
        "fr": "{seat} doute que {winner} ait gagné. On vote !",
        "en": "{seat} doubts that {winner} won. Time to vote!",
    },
    "vote_cast": {
        "fr": "{seat} a voté.",
        "en": "{seat} has voted.",
    },
    "vote_cast.seen": {
        "fr": "Vous avez voté : {vote}.",
        "en": "You voted {vote}.",
    },
    "vote_passed": {
        "fr": "{yes} pour, {no} contre : la table donne raison à {seat}.",
        "en": "{yes} for, {no} against: the table sides with {seat}.",
    },
    "vote_failed": {
        "fr": "{yes} pour, {no} contre : la table donne tort à {seat}.",
        "en": "{yes} for, {no} against: the table overrules {seat}.",
    },
    "tapped": {
        "fr": "{winner} aurait gagné. Quelqu’un s’y oppose ?",
        "en": "{winner} seems to have won. Any objection?",
    },
    "won": {
        "fr": "{seat} gagne le face-à-face et prend {card} à {loser}.",
        "en": "{seat} wins the face-off and takes {card} from {loser}.",
    },
    "time_up": {
        "fr": "Le temps est écoulé.",
        "en": "Time is up.",
    },
    "tied": {
        "fr": "Égalité parfaite entre {duellists} : une carte va les départager.",
        "en": "A perfect tie between {duellists}: a card will decide.",
    },
    "tie_break_flipped": {
        "fr": "{seat} retourne {card} pour départager les deux : même thème pour les deux !",
        "en": "{seat} flips {card} to break the tie: one theme for both!",
    },
    "duel_put_under": {
        "fr": "Une carte Duel : elle repart sous la pioche.",
        "en": "A Duel card: it goes back under the pile.",
    },
    "replayed": {
        "fr": "Plus aucun thème à retourner : on rejoue les deux cartes, avec d’autres réponses.",
        "en": "No theme is left to flip: play the two cards again, with new answers.",
    },
    "drew_lots": {
        "fr": "Impossible de les départager : le sort désigne {seat}.",
        "en": "Nothing sets them apart: the lot falls on {seat}.",
    },
    "left_the_game": {
        "fr": "Personne n’a trouvé : {card}, la carte de {seat}, quitte la partie.",
        "en": "Nobody found an answer: {card}, {seat}’s card, leaves the game.",
    },
    "game_over": {
        "fr": "La partie est finie. Victoire : {winners} !",
        "en": "The game is over. Victory: {winners}!",
    },
}

MOVES: Final[dict[str, dict[str, str]]] = {
    "draw": {"fr": "retourner une carte de la pioche de {0}", "en": "flip from the {0} pile"},
    "start": {"fr": "se lancer", "en": "begin"},
    "false": {"fr": "faux départ", "en": "false start"},
    "say": {"fr": "répondre", "en": "answer"},
    "blank": {"fr": "renoncer à cette réponse", "en": "drop the answer"},
    "give": {"fr": "donner sa langue au chat", "en": "give up"},
    "contest": {"fr": "contester la réponse", "en": "contest the answer"},
    "dispute": {"fr": "contester le vainqueur", "en": "dispute the winner"},
    "vote": {"fr": "voter {0}", "en": "vote {0}"},
    "won": {"fr": "{0} a gagné", "en": "{0} has won"},
    "tied": {"fr": "départ simultané", "en": "both began together"},
    "look": {"fr": "fin du coup d’œil", "en": "end of the look"},
    "time": {"fr": "temps écoulé", "en": "time up"},
    "accept": {"fr": "réponse acceptée", "en": "answer accepted"},
    "ready": {"fr": "{0} peut repartir", "en": "{0} may begin again"},
}

NAMES: Final[dict[str, dict[str, str]]] = {
    "left": {"fr": "gauche", "en": "left"},
    "right": {"fr": "droite", "en": "right"},
    "yes": {"fr": "pour", "en": "yes"},
    "no": {"fr": "contre", "en": "no"},
    "abstain": {"fr": "abstention", "en": "abstain"},
    "circle": {"fr": "cercle", "en": "circle"},
    "square": {"fr": "carré", "en": "square"},
    "triangle": {"fr": "triangle", "en": "triangle"},
    "star": {"fr": "étoile", "en": "star"},
    "cross": {"fr": "croix", "en": "cross"},
    "wave": {"fr": "vague", "en": "wave"},
    "diamond": {"fr": "losange", "en": "diamond"},
    "moon": {"fr": "lune", "en": "moon"},
}
"""Values that stand in events and moves, in the reader's language."""

CHAPTERS: Final = ("won", "left_the_game")
"""A face-off ends one: words said and cards won before the latest are for people to remember."""
