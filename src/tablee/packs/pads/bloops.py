"""Bloops on a score pad: the cards before each player at the end."""

from collections.abc import Iterator
from typing import ClassVar, Final

from tablee.core.contract import Outcome
from tablee.games.bloops.cards import TEXT, VALUE, read_card
from tablee.games.bloops.options import BloopsOptions
from tablee.games.bloops.score import Score, outcome_of
from tablee.packs.pads.parts import Answers, Count, Line, Pad, Question, Sheet, Stack, Wrong
from tablee.packs.pads.signs import number

CARDS: Final = {"fr": "Cartes devant soi", "en": "Cards in front"}
CARDS_HELP: Final = {
    "fr": "Toutes celles qui restent à la fin ; un paquet différent se décrit dans les options.",
    "en": "All that are left at the end; another deck is described in the options.",
}
LINE_CARDS: Final = {"fr": "Somme des cartes", "en": "Sum of the cards"}
LINE_STARS: Final = {
    "fr": "Trois étoiles ou plus : elles ne comptent pas",
    "en": "Three stars or more: they do not count",
}


class BloopsPad(Pad[BloopsOptions]):
    options: ClassVar[tuple[str, ...]] = ("deck",)

    def questions(self, sheet: Sheet[BloopsOptions]) -> list[Question]:
        deck = sheet.options.cards()
        stacks = [Stack(TEXT[card], deck.count(card)) for card in sorted(set(deck))]
        return [Question(name="cards", kind="cards", label=CARDS, help=CARDS_HELP, cards=stacks)]

    def wrong(self, sheet: Sheet[BloopsOptions], answers: Answers) -> Iterator[Wrong]:
        return iter(())

    def count(self, sheet: Sheet[BloopsOptions], answers: Answers) -> Count:
        layouts = [[read_card(card) for card in cards] for cards in answers.cards("cards")]
        scores = [Score(cards) for cards in layouts]
        sums = [number(sum(VALUE[card] for card in cards)) for cards in layouts]
        lines = [Line(label=LINE_CARDS, cells=sums)]
        if any(score.set_aside for score in scores):
            aside = [sum(VALUE[card] for card in score.set_aside) for score in scores]
            lines.append(Line(label=LINE_STARS, cells=[number(-n) if n else "–" for n in aside]))
        return Count(lines=lines, points=[score.points for score in scores])

    def outcome(self, sheet: Sheet[BloopsOptions]) -> Outcome | None:
        """A game is one round."""
        if not sheet.rounds:
            return None
        points = self.count(sheet.before(0), sheet.rounds[0]).points
        return outcome_of(points, "BLOOPS-SCORE-2")


PAD: Final = BloopsPad()
