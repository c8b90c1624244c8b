"""The words of Blot's score pad."""

from typing import Final

from tablee.packs.words import Wording

CEREMONIES: Final = {"fr": "Cérémonies remportées", "en": "Ceremonies won"}
FACE: Final = {"fr": "{god} : sa face visible", "en": "{god}: the face that shows"}
COLOUR: Final = {"fr": "{god} : la couleur de sa tuile", "en": "{god}: the colour of his tile"}
CARDS: Final = {"fr": "{god} : cartes de sa couleur", "en": "{god}: cards of his colour"}
COLOURED_TRICKS: Final = {
    "fr": "{god} : plis où il y a sa couleur",
    "en": "{god}: tricks with his colour",
}
LAST: Final = {
    "fr": "Qui a remporté la toute dernière cérémonie ?",
    "en": "Who won the very last ceremony?",
}
NOT_ALL_CEREMONIES: Final = {
    "fr": "{n|# cérémonie|# cérémonies}, alors qu’une manche en compte {played}.",
    "en": "{n|# ceremony|# ceremonies}, but a round has {played}.",
}
SAME_COLOUR: Final = {
    "fr": "Un autre dieu a déjà cette couleur.",
    "en": "Another god has this colour already.",
}
MORE_THAN_CARDS: Final = {
    "fr": "{n|# carte|# cartes} de cette couleur, mais {tricks|# cérémonie ne fait|# cérémonies ne "
    "font} que {cards|# carte|# cartes}.",
    "en": "{n|# card|# cards} of this colour, but {tricks|# ceremony makes|# ceremonies make} only "
    "{cards|# card|# cards}.",
}
MORE_THAN_TRICKS: Final = {
    "fr": "{n|# pli|# plis} avec cette couleur, mais {tricks|# cérémonie remportée|# cérémonies "
    "remportées}.",
    "en": "{n|# trick|# tricks} with this colour, but only {tricks|# ceremony|# ceremonies} won.",
}
NOT_ALL_CARDS: Final = {
    "fr": "{n|# carte|# cartes} de cette couleur en tout, alors que le paquet en a {played}.",
    "en": "{n|# card|# cards} of this colour in all, but the deck has {played}.",
}
LAST_WITHOUT: Final = {
    "fr": "Ce camp n’a remporté aucune cérémonie.",
    "en": "That side has won no ceremony.",
}
LINE_CEREMONIES: Final = {"fr": "Cérémonies, 3 points chacune", "en": "Ceremonies, 3 points each"}
LINE_EXCLUDED: Final = {
    "fr": "Sans cérémonie : hors du compte",
    "en": "No ceremony: left out of the count",
}


def of_god(wording: Wording, god: str) -> Wording:
    return {language: text.replace("{god}", god) for language, text in wording.items()}
