"""Reading what people entered, question by question."""

from collections.abc import Iterator, Sequence
from typing import Final

from tablee.packs.pads.parts import NOBODY, Answers, Entry, Question, Wrong
from tablee.packs.words import Wording

MISSING: Final = {"fr": "Il manque une réponse.", "en": "An answer is missing."}
NO_NUMBER: Final = {
    "fr": "Entrez un nombre de {least} à {most}.",
    "en": "Enter a number from {least} to {most}.",
}
NO_CHOICE: Final = {"fr": "Choisissez une des réponses.", "en": "Choose one of the answers."}
NO_CARD: Final = {
    "fr": "« {card} » n’est pas une carte de ce jeu.",
    "en": "“{card}” is no card of this game.",
}
TOO_MANY: Final = {
    "fr": "{n} fois la carte {card}, alors qu’il y en a {copies} dans le paquet.",
    "en": "Card {card} {n} times, but there {copies|is only #|are only #} in the deck.",
}


def read(questions: Sequence[Question], columns: int, entry: Entry) -> Answers | list[Wrong]:
    """Every answer, or all that is wrong with them. What was not asked is not read."""
    texts: dict[str, list[str]] = {}
    wrong: list[Wrong] = []
    for question in questions:
        wanted = columns if question.each else 1
        given = [text.strip() for text in entry.get(question.name, ())][:wanted]
        texts[question.name] = given + [""] * (wanted - len(given))
        wrong += _wrong_of(question, columns, texts[question.name])
    return wrong or Answers(texts)


def _wrong_of(question: Question, columns: int, texts: list[str]) -> Iterator[Wrong]:
    def tell(place: int, text: Wording, **values: str | int) -> Wrong:
        column = place if question.each else None
        return Wrong(question=question.name, column=column, text=text, values=values)

    if question.kind == "cards":
        yield from _wrong_cards(question, texts)
        return
    for place, text in enumerate(texts):
        if question.kind == "number":
            if not text:
                yield tell(place, MISSING)
            elif not _is_number(text, question.least, question.most):
                yield tell(place, NO_NUMBER, least=question.least, most=question.most)
        elif text not in _possible(question, columns):
            yield tell(place, NO_CHOICE if text else MISSING)


def _wrong_cards(question: Question, texts: list[str]) -> Iterator[Wrong]:
    """Cards of the game, and no more of any than it has."""
    copies = {stack.card: stack.copies for stack in question.cards}
    left = copies.copy()
    for column, text in enumerate(texts):
        for card in text.split():
            if card not in left:
                yield Wrong(
                    question=question.name, column=column, text=NO_CARD, values={"card": card[:20]}
                )
                return
            left[card] -= 1
    for card, count in left.items():
        if count < 0:
            held = copies[card] - count
            values: dict[str, str | int] = {"card": card, "n": held, "copies": copies[card]}
            yield Wrong(question=question.name, text=TOO_MANY, values=values)


def _possible(question: Question, columns: int) -> list[str]:
    if question.kind == "choice":
        return [choice.text for choice in question.choices]
    nobody = [] if question.nobody is None else [NOBODY]
    return [*nobody, *[f"P{column}" for column in range(columns)]]


def _is_number(text: str, least: int, most: int) -> bool:
    is_whole = text.isascii() and text.isdigit() and len(text) <= 4
    return is_whole and least <= int(text) <= most
