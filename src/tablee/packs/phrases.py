"""Saying what happens: a game's words, filled in for people, French or English."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.core.story import STANDS_FOR, Told, Value
from tablee.core.view import View
from tablee.packs.filling import fill, holes, left_open, typeset
from tablee.packs.languages import said
from tablee.packs.words import Wording, Words

SEAT_WORDS: Final = {
    "dealer",
    "duellists",
    "loser",
    "other",
    "partner",
    "players",
    "speaker",
    "starter",
    "target",
    "to",
    "victim",
    "winner",
    "winners",
}
"""Values of an event that are seats; other numbers are numbers."""

TOUCHED_WORDS: Final = ("target", "other")
"""Values of an event that are whoever it was done to."""

CARD_WORDS: Final = {"card", "cards"}
"""Values that are cards."""

SPOKEN_WORDS: Final = {"newcomer", "who", "word", "words"}
"""Values that somebody said, or is called: a colour or a symbol among them stays as it is."""

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "stood_in": {
        "fr": "{seat} n’a pas trouvé de coup : un robot habitué joue à sa place, cette fois.",
        "en": "{seat} found no move: a regular plays in its place, this once.",
    },
    "taken_back": {
        "fr": "{seat} reprend son dernier coup.",
        "en": "{seat} takes the last move back.",
    },
    "table_left": {
        "fr": "{who} quitte la table : {newcomer} joue à sa place.",
        "en": "{who} leaves the table: {newcomer} plays instead.",
    },
    "table_removed": {
        "fr": "L’hôte écarte {who} : {newcomer} joue à sa place.",
        "en": "The host removes {who}: {newcomer} plays instead.",
    },
    "table_replaced": {
        "fr": "{who} n’est plus là : un robot tient sa place.",
        "en": "{who} is away: a bot holds the seat.",
    },
    "table_back": {"fr": "{who} est de retour.", "en": "{who} is back."},
}
"""What the table itself tells, whatever the game; who was meant then, by the names they had."""

_AND: Final = {"fr": " et ", "en": " and "}

NameCard = Callable[[str], str]
Texts = Mapping[str, Wording]
Say = Callable[..., str]
"""`say("won", names="Ada")`: a text by its key, filled in."""


def words_in(texts: Texts, language: str) -> Say:
    def say(key: str, **values: str | int) -> str:
        return fill(typeset(said(texts[key], language), language), values, language)

    return say


def sentences_of(words: Words) -> dict[str, Wording]:
    """A game's own, and those of any table."""
    return {**SENTENCES, **words.sentences}


def to_read(facts: Sequence[Told]) -> list[Told]:
    """Those that are sentences of their own."""
    return [fact for fact in facts if STANDS_FOR not in fact.values]


class Choice:
    """A move as one of a list: `about` and its notation, `…` standing for what `labels` name, each
    with its own notation in brackets."""

    def __init__(self, about: str, notation: str, labels: list[str]) -> None:
        self.about: Final = about
        self.notation: Final = notation
        self.labels: Final = labels


class Speaker:
    """Says one game's events, facts and moves to one table: its names, a language, a way to show
    cards. `facts` of a screen also say what its moves' words are called there."""

    def __init__(
        self,
        words: Words,
        names: Sequence[str],
        language: str,
        card: NameCard,
        facts: Sequence[Told] = (),
    ) -> None:
        self._sentences: Final = sentences_of(words)
        self._facts: Final = words.facts
        self._moves: Final = words.moves
        self._endings: Final = words.endings
        self._named: Final = words.names
        self._names: Final = names
        self._language: Final = language
        self._card: Final = card
        self._called: Final = {
            str(fact.values[STANDS_FOR]): self.fact(fact)
            for fact in facts
            if STANDS_FOR in fact.values
        }

    def tell(self, told: Told, reader: Seat | None = None) -> str:
        """One sentence for an event; the seen wording when its secret part was told, the one that
        says *yours* when it was done to the reader."""
        values = {key: self._value(key, value) for key, value in told.values.items()}
        if told.seat is not None:
            values["seat"] = self._names[told.seat]
        seen = self._sentences.get(f"{told.kind}.seen")
        if seen is not None and holes(said(seen, self._language)) <= values.keys():
            return self._say(seen, values)
        yours = self._sentences.get(f"{told.kind}.yours")
        if yours is not None and is_done_to(told, reader):
            return self._say(yours, values)
        return self._say(self._sentences[told.kind], values)

    def fact(self, told: Told) -> str:
        """One sentence for something that can be seen on the table."""
        values = {key: self._value(key, value) for key, value in told.values.items()}
        if told.seat is not None:
            values["seat"] = self._names[told.seat]
        return self._say(self._facts[told.kind], values)

    def ending(self, rule: str, view: View) -> str:
        """Why the game is over; "" where its words leave it to the rule."""
        wording = self._endings.get(rule)
        if wording is None:
            return ""
        asked = holes(wording[self._language])
        return self._say(wording, {name: str(getattr(view, name)) for name in asked})

    def move(self, move: Move) -> str:
        """`annoncer 5` for `predict 5`; a move without wording is its notation."""
        wording, words = self._wording(move)
        if wording is None:
            return move.text
        return self._say(wording, {str(at): self._word(word) for at, word in enumerate(words)})

    def choice(self, move: Move) -> Choice:
        """The same taken apart, for a list of choices."""
        wording, words = self._wording(move)
        if wording is None or not holes(said(wording, self._language)):
            return Choice(self.move(move), move.text, [])
        about = left_open(typeset(said(wording, self._language), self._language))
        verb, dots = move.text.split(" ")[0], ["…"] * len(words)
        notation = " ".join([verb, *dots]) if verb in self._moves else ":".join(dots)
        return Choice(about, notation, [self._label(word) for word in words])

    def _wording(self, move: Move) -> tuple[Wording | None, list[str]]:
        """How a move of that kind is said, and the words that stand in its holes."""
        first, *words = move.text.split(" ")
        if first in self._moves:
            return self._moves[first], words
        return self._moves.get(""), [*first.split(":"), *words]

    def _label(self, word: str) -> str:
        name = self._word(word)
        return name if name == word or f"({word})" in name else f"{name} ({word})"

    def _say(self, wording: Wording, values: Mapping[str, str]) -> str:
        return fill(typeset(said(wording, self._language), self._language), values, self._language)

    def _value(self, key: str, value: Value) -> str:
        if isinstance(value, int):
            return self._names[value] if key in SEAT_WORDS else str(value)
        if isinstance(value, str):
            if key in SPOKEN_WORDS:
                return value
            is_card = key in CARD_WORDS and value not in self._named
            return self._card(value) if is_card else self._name(value)
        return listing([self._value(key, item) for item in value], self._language)

    def _word(self, word: str) -> str:
        if len(word) == 2 and word[0] == "P" and word[1].isdigit():
            return self._names[int(word[1])]
        if word in self._called:
            return self._called[word]
        return self._name(word) if word in self._named else self._card(word)

    def _name(self, word: str) -> str:
        """A colour, a symbol, a side: as the game names it."""
        return said(self._named[word], self._language) if word in self._named else word


def is_done_to(told: Told, reader: Seat | None) -> bool:
    return reader is not None and reader in [told.values.get(key) for key in TOUCHED_WORDS]


def listing(items: Sequence[str], language: str) -> str:
    """`Ada, Björn et Chloé`."""
    *first, last = items or [""]
    return said(_AND, language).join([", ".join(first), last]) if first else last
