"""The terminal's own words, French and English side by side as in the games' sentences."""

from typing import Final

TEXTS: Final = {
    "choose": {
        "fr": "À vous : un numéro ou un coup · ? aide · q quitter",
        "en": "Your turn: a number or a move · ? help · q quit",
    },
    "react": {
        "fr": "Vous pouvez réagir : un numéro ou un coup · ? aide",
        "en": "You may react: a number or a move · ? help",
    },
    "wait": {"fr": "Un instant…", "en": "One moment…"},
    "left": {"fr": "encore {seconds} s", "en": "{seconds} s left"},
    "many": {
        "fr": "{about} : {count} possibilités, à taper en toutes lettres, par exemple ({move})",
        "en": "{about}: {count} ways, to be typed in full, such as ({move})",
    },
    "lapsed": {
        "fr": "Trop tard, la partie a déjà avancé : sans effet.",
        "en": "Too late, the game has moved on: no effect.",
    },
    "refused": {"fr": "Non ({rule}) : {text}", "en": "No ({rule}): {text}"},
    "unknown": {
        "fr": "« {line} » n’est ni un numéro de la liste ni un coup.",
        "en": "“{line}” is neither a number of the list nor a move.",
    },
    "too_early": {
        "fr": "Ce n’est pas encore à vous : un instant…",
        "en": "It is not your turn yet: one moment…",
    },
    "won": {"fr": "Victoire : {names} !", "en": "Victory: {names}!"},
    "scores": {"fr": "Scores : {scores} ({rule})", "en": "Scores: {scores} ({rule})"},
    "help": {
        "fr": "Tapez un numéro de la liste, ou le coup lui-même : c’est ce qui est entre "
        "parenthèses, en majuscules ou en minuscules ; « … » y tient la place de ce que vous "
        "choisissez. « score » montre le dernier décompte, « règles » les règles ; « r » redessine "
        "la table, « q » quitte.",
        "en": "Type a number of the list, or the move itself: it stands in brackets, in capitals "
        "or not; “…” stands for what you choose. “score” shows the latest count, “rules” the "
        "rules; “r” draws the table again, “q” quits.",
    },
    "help_now": {"fr": "Ici, par exemple : {move}", "en": "Here, for instance: {move}"},
    "more": {
        "fr": "Entrée : la suite · q : revenir à la table",
        "en": "Enter: read on · q: back to the table",
    },
    "no_count": {
        "fr": "Rien n’a encore été compté.",
        "en": "Nothing has been counted yet.",
    },
    "paper": {
        "fr": "Ceci n’est pas un terminal : ce qui a été montré y reste lisible.",
        "en": "This is not a terminal: what has been shown stays readable in it.",
    },
    "bye": {"fr": "À bientôt !", "en": "See you soon!"},
    "which": {"fr": "À quel jeu jouez-vous ?", "en": "Which game do you play?"},
}
