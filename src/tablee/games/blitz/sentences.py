"""What Blitz! says to people: a sentence an event or a fact, a name a move, the words inside."""

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
    "stray_start": {
        "fr": "{seat} se lance, mais n’affronte personne : une seconde d’attente.",
        "en": "{seat} begins, but faces nobody: a wait of one second.",
    },
    "stopped": {
        "fr": "{seat} se ravise.",
        "en": "{seat} thinks again.",
    },
    "said": {
        "fr": "{seat} dit : « {word} ».",
        "en": "{seat} says “{word}”.",
    },
    "used": {
        "fr": "« {word} » a déjà été dit : la réponse de {seat} ne compte pas.",
        "en": "“{word}” was said before: {seat}’s answer does not count.",
    },
    "shown_before": {
        "fr": "« {word} » a été montré pour cette carte : {seat} ne peut plus le dire.",
        "en": "“{word}” was shown for this card: {seat} can no longer say it.",
    },
    "listed": {
        "fr": "« {word} » est dans la liste.",
        "en": "“{word}” is on the list.",
    },
    "nearly_listed": {
        "fr": "« {word} » est presque dans la liste : accepté.",
        "en": "“{word}” is close to a listed answer: accepted.",
    },
    "asked": {
        "fr": "« {word} » n’est pas dans la liste. {seat}, ce mot convient-il pour {card} ?",
        "en": "“{word}” is not on the list. {seat}, does it fit {card}?",
    },
    "trusted": {
        "fr": "{seat} l’assure : « {word} » convient.",
        "en": "{seat} says that “{word}” fits.",
    },
    "unfit": {
        "fr": "{seat} ne dit pas que « {word} » convient : refusé.",
        "en": "{seat} does not say that “{word}” fits: refused.",
    },
    "refused": {
        "fr": "« {word} » est refusé ; {seat} peut réessayer.",
        "en": "“{word}” is refused; {seat} may try again.",
    },
    "refused_outside": {
        "fr": "« {word} » est refusé : pour ce thème, la liste est complète.",
        "en": "“{word}” is refused: for this theme the list is complete.",
    },
    "refused_nonsense": {
        "fr": "« {word} » est refusé : ce n’est ni un mot ni un nom.",
        "en": "“{word}” is refused: it is no word and no name.",
    },
    "refused_unlisted": {
        "fr": "« {word} » n’est pas dans la liste : refusé.",
        "en": "“{word}” is not on the list: refused.",
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
    "would_have_won": {
        "fr": "Pour {card}, ces mots auraient gagné : {words}.",
        "en": "For {card}, these would have won: {words}.",
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
    "trusted_word": {
        "fr": "Hors liste, compté sur parole pour {card} : « {word} » ({seat}).",
        "en": "Not on the list, taken on trust for {card}: “{word}” ({seat}).",
    },
}

ENDINGS: Final[dict[str, dict[str, str]]] = {
    "BLITZ-END-1": {"fr": "Les deux pioches sont vides.", "en": "Both draw piles are empty."},
}

MOVES: Final[dict[str, dict[str, str]]] = {
    "draw": {"fr": "retourner une carte de la pioche de {0}", "en": "flip from the {0} pile"},
    "start": {"fr": "se lancer", "en": "begin"},
    "speak": {"fr": "se lancer au micro", "en": "begin by microphone"},
    "false": {"fr": "faux départ", "en": "false start"},
    "stray": {"fr": "départ sans adversaire", "en": "start without an opponent"},
    "stop": {"fr": "renoncer à cette réponse", "en": "drop the answer"},
    "say": {"fr": "répondre", "en": "answer"},
    "blank": {"fr": "temps de réponse écoulé", "en": "time to answer over"},
    "fits": {"fr": "oui, ce mot convient", "en": "yes, the word fits"},
    "unfit": {"fr": "non, il ne convient pas", "en": "no, it does not fit"},
    "show": {"fr": "mots qui auraient gagné", "en": "words that would have won"},
    "give": {"fr": "donner sa langue au chat", "en": "give up"},
    "contest": {"fr": "contester la réponse", "en": "contest the answer"},
    "dispute": {"fr": "contester la victoire", "en": "dispute the winner"},
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
    "waiting": {"fr": "pas encore jugé", "en": "not judged yet"},
    "accepted": {"fr": "accepté", "en": "accepted"},
    "refused": {"fr": "refusé", "en": "refused"},
    "level": {"fr": "accepté, à égalité", "en": "accepted, level"},
}
"""Values that stand in events, moves and facts, in the reader's language."""

CHAPTERS: Final = ("won", "left_the_game")
"""A face-off ends one: words said and cards won before the latest are for people to remember."""

FACTS: Final[dict[str, dict[str, str]]] = {
    "draw_now": {
        "fr": "À vous de retourner une carte, de la pioche de gauche ou de celle de droite.",
        "en": "Your turn to flip a card, from the left pile or the right one.",
    },
    "draws": {"fr": "C’est à {seat} de retourner une carte.", "en": "{seat} is to flip a card."},
    "answer_now": {
        "fr": "Face-à-face avec {other} : trouvez un mot pour {card} !",
        "en": "Face-off with {other}: find a word for {card}!",
    },
    "face_off": {
        "fr": "Face-à-face entre {duellists}.",
        "en": "A face-off between {duellists}.",
    },
    "search_now": {
        "fr": "Le face-à-face continue : trouvez un mot pour {card}.",
        "en": "The face-off goes on: find a word for {card}.",
    },
    "own_search": {
        "fr": "Votre thème, dans ce face-à-face : {card}.",
        "en": "Your theme in this face-off: {card}.",
    },
    "searches": {
        "fr": "{seat} cherche un mot pour {card}.",
        "en": "{seat} needs a word for {card}.",
    },
    "tie_break": {
        "fr": "Pour départager les deux, même thème : {card}.",
        "en": "To break the tie, one theme for both: {card}.",
    },
    "hearing": {
        "fr": "La réponse de {seat} compte, à moins qu’on la conteste.",
        "en": "{seat}’s answer counts unless somebody contests it.",
    },
    "hearing_winner": {
        "fr": "{seat} gagne, à moins qu’on le conteste.",
        "en": "{seat} wins unless somebody disputes it.",
    },
    "vote_now": {
        "fr": "Votez : la réponse de {seat} convient-elle ?",
        "en": "Vote: does {seat}’s answer fit?",
    },
    "vote_winner_now": {
        "fr": "Votez : le face-à-face est-il gagné par {seat} ?",
        "en": "Vote: has {seat} won this face-off?",
    },
    "vote": {
        "fr": "On vote : la réponse de {seat} convient-elle ?",
        "en": "A vote: does {seat}’s answer fit?",
    },
    "vote_winner": {
        "fr": "On vote : le face-à-face est-il gagné par {seat} ?",
        "en": "A vote: has {seat} won this face-off?",
    },
    "own_vote": {"fr": "Votre vote : {vote}.", "en": "Your vote: {vote}."},
    "voted": {"fr": "Vote déjà donné : {players}.", "en": "Already voted: {players}."},
    "ask_now": {
        "fr": "Dites si « {word} », la réponse de {speaker}, convient pour {card}.",
        "en": "Say whether “{word}”, {speaker}’s answer, fits {card}.",
    },
    "asks": {
        "fr": "{seat} doit dire si « {word} », la réponse de {speaker}, convient pour {card}.",
        "en": "{seat} has to say whether “{word}”, {speaker}’s answer, fits {card}.",
    },
    "flip_now": {
        "fr": "À vous de retourner une carte pour départager {duellists}.",
        "en": "Flip a card to decide between {duellists}.",
    },
    "flips": {
        "fr": "{seat} doit retourner une carte pour départager {duellists}.",
        "en": "{seat} has to flip a card to decide between {duellists}.",
    },
    "tap_now": {
        "fr": "Face-à-face entre {duellists} : dites qui a gagné.",
        "en": "A face-off between {duellists}: say who has won.",
    },
    "over": {"fr": "La partie est finie.", "en": "The game is over."},
    "started": {
        "fr": "En train de répondre, dans l’ordre des départs : {players}.",
        "en": "Answering now, the earliest start first: {players}.",
    },
    "started_level": {
        "fr": "En train de répondre, au même moment : {players}.",
        "en": "Answering now, begun at the same moment: {players}.",
    },
    "cooling": {
        "fr": "Encore un instant d’attente pour {players}.",
        "en": "A moment’s wait for {players}.",
    },
    "gave_up": {"fr": "Langue au chat : {players}.", "en": "Gave up: {players}."},
    "expired": {
        "fr": "Le temps est écoulé : on ne se lance plus.",
        "en": "Time is up: nobody begins any more.",
    },
    "answer": {
        "fr": "{seat} a dit « {word} » : {standing}.",
        "en": "{seat} said “{word}”: {standing}.",
    },
    "own_top": {
        "fr": "Devant vous : {card}.",
        "en": "Before you: {card}.",
    },
    "own_top_over": {
        "fr": "Devant vous : {card} ; {n|# carte|# cartes} dessous.",
        "en": "Before you: {card}; {n|# card|# cards} below.",
    },
    "own_top_none": {"fr": "Devant vous : aucune carte.", "en": "Before you: no card."},
    "top": {
        "fr": "Devant {seat} : {card}.",
        "en": "Before {seat}: {card}.",
    },
    "top_over": {
        "fr": "Devant {seat} : {card} ; {n|# carte|# cartes} dessous.",
        "en": "Before {seat}: {card}; {n|# card|# cards} below.",
    },
    "top_none": {"fr": "Devant {seat} : aucune carte.", "en": "Before {seat}: no card."},
    "die": {
        "fr": "Le dé montre {symbols} : ces deux symboles s’affrontent aussi.",
        "en": "The die shows {symbols}: these two symbols face off too.",
    },
    "strays": {
        "fr": "Départ sans adversaire, un instant d’attente : {players}.",
        "en": "Began without an opponent, a moment’s wait: {players}.",
    },
    "won_last": {
        "fr": "Le dernier face-à-face : {seat} l’a gagné.",
        "en": "The latest face-off: {seat} won it.",
    },
    "won_last_none": {
        "fr": "Le dernier face-à-face : personne ne l’a gagné.",
        "en": "The latest face-off: nobody won it.",
    },
    "missed": {
        "fr": "Pour {card}, ces mots auraient gagné : {words}.",
        "en": "For {card}, these would have won: {words}.",
    },
    "own_won": {
        "fr": "Vous avez gagné {n|# carte|# cartes}.",
        "en": "You have won {n|# card|# cards}.",
    },
    "won": {
        "fr": "{seat} a gagné {n|# carte|# cartes}.",
        "en": "{seat} has won {n|# card|# cards}.",
    },
    "piles": {
        "fr": "Pioche de gauche : {n|# carte|# cartes} ; pioche de droite : {m|# carte|# cartes}.",
        "en": "Left pile: {n|# card|# cards}; right pile: {m|# card|# cards}.",
    },
    "out_symbols": {
        "fr": "Symboles hors de la partie : {symbols}.",
        "en": "Symbols out of the game: {symbols}.",
    },
    "out": {
        "fr": "{n|# carte a quitté|# cartes ont quitté} la partie.",
        "en": "{n|# card has|# cards have} left the game.",
    },
    "trusted": {
        "fr": "Hors liste, compté sur parole pour {card} : « {word} » ({seat}).",
        "en": "Not on the list, taken on trust for {card}: “{word}” ({seat}).",
    },
}
