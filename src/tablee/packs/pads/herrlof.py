"""Herrlof on a score pad: predictions and tricks."""

from collections.abc import Iterator
from typing import ClassVar, Final

from tablee.core.contract import Outcome
from tablee.games.herrlof.cards import RUNE_COPIES
from tablee.games.herrlof.options import HerrlofOptions
from tablee.games.herrlof.position import hand_size
from tablee.games.herrlof.score import (
    FEW_TRICKS_BONUS,
    PREDICTION_BONUS,
    ScoreLine,
    is_over,
    outcome_of,
)
from tablee.packs.pads.parts import Answers, Count, Line, Pad, Question, Sheet, Wrong
from tablee.packs.pads.signs import plus

PREDICTED: Final = {"fr": "Pronostic", "en": "Prediction"}
TRICKS: Final = {"fr": "Plis gagnés", "en": "Tricks won"}
TRICKS_HELP: Final = {
    "fr": "Ceux qu’on tient à la fin de la manche, plis volés compris.",
    "en": "Those held at the end of the round, stolen tricks included.",
}
DESTROYED: Final = {"fr": "Plis détruits par une rune A", "en": "Tricks destroyed by a rune A"}
NOT_ALL: Final = {
    "fr": "{tricks|# pli gagné|# plis gagnés} et {destroyed|# détruit|# détruits}, cela fait "
    "{sum} : on en a joué {played}.",
    "en": "{tricks|# trick|# tricks} won and {destroyed} destroyed make {sum}, but {played} were "
    "played.",
}
LINE_TRICKS: Final = {"fr": "Plis (pronostic)", "en": "Tricks (prediction)"}
LINE_BONUS: Final = {"fr": "Pronostic exact, {n} points", "en": "Exact prediction, {n} points"}
LINE_FEW: Final = {"fr": "3 ou 4 plis, {n} points", "en": "3 or 4 tricks, {n} points"}


class HerrlofPad(Pad[HerrlofOptions]):
    options: ClassVar[tuple[str, ...]] = ("target",)

    def questions(self, sheet: Sheet[HerrlofOptions]) -> list[Question]:
        played = hand_size(sheet.seats)
        return [
            Question(name="prediction", kind="number", label=PREDICTED, most=played),
            Question(name="tricks", kind="number", label=TRICKS, help=TRICKS_HELP, most=played),
            Question(
                name="destroyed",
                kind="number",
                label=DESTROYED,
                each=False,
                most=RUNE_COPIES,
                usual="0",
            ),
        ]

    def wrong(self, sheet: Sheet[HerrlofOptions], answers: Answers) -> Iterator[Wrong]:
        """HERR-Q17."""
        played, destroyed = hand_size(sheet.seats), answers.number("destroyed")
        tricks = sum(answers.numbers("tricks"))
        if tricks + destroyed != played:
            values: dict[str, str | int] = {
                "tricks": tricks,
                "destroyed": destroyed,
                "sum": tricks + destroyed,
                "played": played,
            }
            yield Wrong(question="tricks", text=NOT_ALL, values=values)

    def count(self, sheet: Sheet[HerrlofOptions], answers: Answers) -> Count:
        scored = _lines(sheet.seats, answers)
        lines = [
            Line(
                label=LINE_TRICKS, cells=[f"{line.tricks} ({line.prediction})" for line in scored]
            ),
            Line(
                label=LINE_BONUS,
                values={"n": PREDICTION_BONUS},
                cells=[plus(line.bonus) for line in scored],
            ),
        ]
        if any(line.few for line in scored):
            few = [plus(line.few) for line in scored]
            lines.append(Line(label=LINE_FEW, values={"n": FEW_TRICKS_BONUS}, cells=few))
        return Count(lines=lines, points=[line.points for line in scored])

    def outcome(self, sheet: Sheet[HerrlofOptions]) -> Outcome | None:
        rounds = [_lines(sheet.seats, answers) for answers in sheet.rounds]
        by_seat = list(zip(*rounds, strict=True))
        scores = [sum(line.points for line in lines) for lines in by_seat]
        target = sheet.options.points_to_win(sheet.seats)
        if not rounds or not is_over(scores, len(rounds), target):
            return None
        bonuses = [len([line for line in lines if line.bonus]) for lines in by_seat]
        return outcome_of(scores, bonuses, [line.tricks for line in rounds[-1]], target)


def _lines(seats: int, answers: Answers) -> list[ScoreLine]:
    asked = zip(answers.numbers("tricks"), answers.numbers("prediction"), strict=True)
    return [ScoreLine(tricks, prediction, seats) for tricks, prediction in asked]


PAD: Final = HerrlofPad()
