"""An analysis as tables and sentences."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.core.moves import Move
from tablee.core.seats import Mover
from tablee.core.view import View
from tablee.history.analysis.findings import MARGIN, Analysis, Balance, Label, Turning, Verdict
from tablee.packs import PACKS
from tablee.packs.filling import MINUS
from tablee.packs.phrases import Say, Speaker, words_in
from tablee.terminal.draw import speaker_at

TEXTS: Final = {
    "heading": {
        "fr": "{name} : ce que valaient les décisions, selon notre robot",
        "en": "{name}: what the decisions were worth, by our bot’s reckoning",
    },
    "at": {"fr": "ligne", "en": "line"},
    "played": {"fr": "joué", "en": "played"},
    "best": {"fr": "le mieux", "en": "best"},
    "before": {"fr": "avant", "en": "before"},
    "after": {"fr": "après", "en": "after"},
    "lost": {"fr": "perdu", "en": "lost"},
    "verdict": {"fr": "verdict", "en": "verdict"},
    "precise": {"fr": "précis", "en": "precise"},
    "good": {"fr": "bon", "en": "good"},
    "doubtful": {"fr": "douteux", "en": "doubtful"},
    "mistake": {"fr": "erreur", "en": "mistake"},
    "unsure": {"fr": " (à {margin} % près)", "en": " (give or take {margin} %)"},
    "reason": {"fr": "ligne {at} : {why}", "en": "line {at}: {why}"},
    "none": {"fr": "Aucune décision à juger.", "en": "No decision to judge."},
    "turning": {
        "fr": "Ce qui a décidé de la partie, toutes cartes connues :",
        "en": "What decided the game, with every card known:",
    },
    "turn": {
        "fr": "ligne {at}, {who} : {move} ({swing} %)",
        "en": "line {at}, {who}: {move} ({swing} %)",
    },
    "table": {"fr": "la table", "en": "the table"},
    "balance": {
        "fr": "De {start} % à {end} % : les décisions {decisions} %, les cartes et les autres "
        "{luck} %.",
        "en": "From {start} % to {end} %: the decisions {decisions} %, the cards and the others "
        "{luck} %.",
    },
}
COLOURS: Final[Mapping[Label, str]] = {
    "precise": "green",
    "good": "",
    "doubtful": "yellow",
    "mistake": "red",
}


class Told:
    """`views`: what was known at each decision, by its line."""

    def __init__(
        self, made: Analysis, views: Mapping[int, View], names: Sequence[str], language: str
    ) -> None:
        self._made: Final = made
        self._views: Final = views
        self._names: Final = names
        self._language: Final = language
        self._say: Final[Say] = words_in(TEXTS, language)

    def draw(self) -> RenderableType:
        say, made = self._say, self._made
        parts: list[RenderableType] = [
            Text(say("heading", name=self._names[made.seat]), style="bold")
        ]
        parts.append(self._decisions() if made.verdicts else Text(say("none")))
        parts += [Text(f"  {one}") for one in self._reasons()]
        if made.turning:
            parts.append(Text(say("turning"), style="bold"))
            parts += [Text(f"  {self._turn(one)}") for one in made.turning]
        if made.balance is not None:
            parts.append(Text(self._balance(made.balance)))
        return Group(*parts, Text())

    def _balance(self, balance: Balance) -> str:
        return self._say(
            "balance",
            start=_percent(balance.start),
            end=_percent(balance.end),
            decisions=_signed(balance.decisions),
            luck=_signed(balance.luck),
        )

    def _reasons(self) -> Iterator[str]:
        for verdict in self._made.verdicts:
            if verdict.why is not None:
                why = self._speaker(verdict).fact(verdict.why)
                yield self._say("reason", at=verdict.at + 1, why=why)

    def _decisions(self) -> Table:
        table = Table(box=None, pad_edge=False)
        for key in ("at", "played", "best", "before", "after", "lost", "verdict"):
            is_number = key in ("at", "before", "after", "lost")
            table.add_column(self._say(key), justify="right" if is_number else "left")
        for verdict in self._made.verdicts:
            table.add_row(*self._row(verdict))
        return table

    def _row(self, verdict: Verdict) -> Iterator[RenderableType]:
        is_best = verdict.played == verdict.best
        said = self._say(verdict.label)
        if verdict.margin > MARGIN:
            said += self._say("unsure", margin=round(100 * verdict.margin))
        yield str(verdict.at + 1)
        yield Text(self._move(verdict, verdict.played))
        yield Text("" if is_best else self._move(verdict, verdict.best))
        yield _percent(verdict.before)
        yield _percent(verdict.after)
        yield _percent(verdict.loss)
        yield Text(said, style=COLOURS[verdict.label])

    def _speaker(self, verdict: Verdict) -> Speaker:
        view = self._views[verdict.at]
        return speaker_at(PACKS[self._made.game], view, self._names, self._language)

    def _move(self, verdict: Verdict, text: str) -> str:
        return self._speaker(verdict).move(Move(text))

    def _turn(self, turning: Turning) -> str:
        """Its move in notation: what its words were called there is another moment's."""
        return self._say(
            "turn",
            at=turning.at,
            who=self._who(turning.mover),
            move=turning.move,
            swing=_signed(turning.swing),
        )

    def _who(self, mover: Mover) -> str:
        return self._say("table") if mover is None else self._names[mover]


def _percent(share: float) -> str:
    return str(round(100 * share))


def _signed(share: float) -> str:
    number = round(100 * share)
    return f"{MINUS}{-number}" if number < 0 else f"+{number}"
