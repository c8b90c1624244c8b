"""Bla5t on a score pad: the cards left in each layout, and who called BLAST."""

from collections.abc import Iterator
from typing import ClassVar, Final

from tablee.core.contract import Outcome
from tablee.games.bla5t.cards import (
    BOSS_CARDS,
    BOSS_PLACES,
    COPIES,
    HERO_CARDS,
    HERO_PLACES,
    TEXT,
    deck_of,
    read_card,
)
from tablee.games.bla5t.options import Bla5tOptions
from tablee.games.bla5t.score import (
    BEATEN_BLAST,
    HERMAN_POINTS,
    WRONG_BLAST,
    ScoreLine,
    combo_of,
    is_over,
    outcome_of,
    score_round,
)
from tablee.games.bla5t.steps import NOBODY, NONE
from tablee.packs.pads.parts import Answers, Count, Line, Pad, Question, Sheet, Stack, Wrong
from tablee.packs.pads.signs import number, plus

CARDS: Final = {"fr": "Cartes devant soi", "en": "Cards in front"}
CARDS_HELP: Final = {
    "fr": "Toutes, visibles ou cachées, à la fin de la manche.",
    "en": "All of them, face up or face down, at the end of the round.",
}
CALLER: Final = {"fr": "Qui a annoncé BLAST ?", "en": "Who called BLAST?"}
NO_CALLER: Final = {"fr": "Personne", "en": "Nobody"}
TOO_MANY_HEROES: Final = {
    "fr": "{n} héros différents, alors qu’il n’y en a que {most} en jeu : {names}.",
    "en": "{n} different heroes, but only {most} are in play: {names}.",
}
TOO_MANY_BOSSES: Final = {
    "fr": "{n} boss à 14 points, alors qu’il n’y en a que {most} en jeu : {names}.",
    "en": "{n} bosses worth 14, but only {most} are in play: {names}.",
}
LINE_CARDS: Final = {"fr": "Points des cartes", "en": "Points of the cards"}
LINE_COMBO: Final = {"fr": "Combo de {boss} : compte 0", "en": "{boss}’s combo: counts 0"}
LINE_HERMAN: Final = {
    "fr": "Herman : les cartes comptent {n} au plus",
    "en": "Herman: the cards count {n} at most",
}
LINE_WRONG: Final = {"fr": "BLAST avec plus de 5 points", "en": "BLAST with more than 5 points"}
LINE_BEATEN: Final = {
    "fr": "BLAST, mais quelqu’un a moins",
    "en": "BLAST, but somebody has fewer",
}
PENALTIES: Final = {WRONG_BLAST: LINE_WRONG, BEATEN_BLAST: LINE_BEATEN}


class Bla5tPad(Pad[Bla5tOptions]):
    options: ClassVar[tuple[str, ...]] = ("mode", "limit")

    def questions(self, sheet: Sheet[Bla5tOptions]) -> list[Question]:
        return [
            Question(
                name="cards",
                kind="cards",
                label=CARDS,
                help=CARDS_HELP,
                cards=[Stack(TEXT[card], COPIES[card]) for card in _kinds(sheet.options)],
            ),
            Question(name="caller", kind="column", label=CALLER, each=False, nobody=NO_CALLER),
        ]

    def wrong(self, sheet: Sheet[Bla5tOptions], answers: Answers) -> Iterator[Wrong]:
        """BLA5T-COMP-3, whoever they are: the list may have been changed (BLA5T-MID-1)."""
        held = {card for cards in _layouts(answers) for card in cards}
        for kinds, most, text in (
            (HERO_CARDS, HERO_PLACES, TOO_MANY_HEROES),
            (BOSS_CARDS, BOSS_PLACES, TOO_MANY_BOSSES),
        ):
            names = [TEXT[card] for card in kinds if card in held]
            if len(names) > most:
                told: dict[str, str | int] = {"n": len(names), "most": most}
                told["names"] = ", ".join(names)
                yield Wrong(question="cards", text=text, values=told)

    def count(self, sheet: Sheet[Bla5tOptions], answers: Answers) -> Count:
        layouts, caller = _layouts(answers), _caller(answers)
        scored = score_round(layouts, caller)
        boss = combo_of(layouts[caller]) if caller != NOBODY else NONE  # BLA5T-Q36
        lines = [Line(label=LINE_CARDS, cells=[number(line.cards) for line in scored])]
        if boss != NONE:
            has_combo = [seat == caller for seat in range(len(scored))]
            values: dict[str, str | int] = {"boss": TEXT[boss]}
            lines.append(Line(label=LINE_COMBO, values=values, cells=_counted(scored, has_combo)))
        has_herman = [
            line.counted != line.cards and not (boss != NONE and seat == caller)
            for seat, line in enumerate(scored)
        ]
        if any(has_herman):
            values = {"n": HERMAN_POINTS}
            cells = _counted(scored, has_herman)
            lines.append(Line(label=LINE_HERMAN, values=values, cells=cells))
        if any(line.penalty for line in scored):
            penalty = scored[caller].penalty
            cells = [plus(line.penalty) for line in scored]
            lines.append(Line(label=PENALTIES[penalty], cells=cells))
        return Count(lines=lines, points=[line.points for line in scored])

    def outcome(self, sheet: Sheet[Bla5tOptions]) -> Outcome | None:
        scored = [score_round(_layouts(one), _caller(one)) for one in sheet.rounds]
        totals = [sum(line.points for line in lines) for lines in zip(*scored, strict=True)]
        is_done = bool(totals) and is_over(totals, sheet.options.limit)
        return outcome_of(totals) if is_done else None


def _kinds(options: Bla5tOptions) -> list[int]:
    """In the base game those of its list, in the advanced one any."""
    is_any = options.is_advanced
    heroes = HERO_CARDS if is_any else options.hero_cards()
    bosses = BOSS_CARDS if is_any else options.boss_cards()
    return sorted(set(deck_of(heroes, bosses, options.is_advanced)))


def _layouts(answers: Answers) -> list[list[int]]:
    return [[read_card(card) for card in cards] for cards in answers.cards("cards")]


def _caller(answers: Answers) -> int:
    caller = answers.column("caller")
    return NOBODY if caller is None else caller


def _counted(scored: list[ScoreLine], is_told: list[bool]) -> list[str]:
    return [
        f"→ {number(line.counted)}" if told else "–"
        for line, told in zip(scored, is_told, strict=True)
    ]


PAD: Final = Bla5tPad()
