"""Blot on a score pad: ceremonies won, and what each god looks at."""

from collections.abc import Iterator
from typing import ClassVar, Final

from tablee.core.contract import Outcome
from tablee.core.seats import Seat
from tablee.games.blot.cards import (
    CEREMONY_SIZE,
    COLOUR,
    COLOURS,
    DECKS,
    GODS,
    HAND_SIZE,
    NONE,
    ODIN,
    TILES,
)
from tablee.games.blot.options import BlotOptions
from tablee.games.blot.position import ROUNDS
from tablee.games.blot.score import (
    CEREMONY_POINTS,
    Round,
    Won,
    faces_after,
    outcome_of,
    score_won,
)
from tablee.games.blot.sentences import GODS as POWERS
from tablee.kit.colours import COLOUR_NAMES
from tablee.packs.pads import blot_words as words
from tablee.packs.pads.parts import Answers, Choice, Count, Line, Pad, Question, Sheet, Wrong
from tablee.packs.pads.signs import plus

CEREMONIES: Final = 2 * TILES
"""Of a round: each tile's dark face, then its light one."""
BlotSheet = Sheet[BlotOptions]


class BlotPad(Pad[BlotOptions]):
    options: ClassVar[tuple[str, ...]] = ("teams",)

    def columns(self, sheet: BlotSheet) -> list[list[Seat]]:
        sides = sheet.seats // 2 if sheet.options.teams else sheet.seats  # BLOT-TEAM-1
        return [list(range(side, sheet.seats, sides)) for side in range(sides)]

    def questions(self, sheet: BlotSheet) -> list[Question]:
        number = len(sheet.rounds)
        asked = [
            Question(name="ceremonies", kind="number", label=words.CEREMONIES, most=CEREMONIES)
        ]
        faces = _faces(sheet)
        for god in _visible(number):
            asked += _about_god(god, faces[god], _most(sheet))
        if number == ROUNDS - 1:
            asked.append(Question(name="last", kind="column", label=words.LAST, each=False))
        return asked

    def wrong(self, sheet: BlotSheet, answers: Answers) -> Iterator[Wrong]:
        ceremonies = answers.numbers("ceremonies")
        if sum(ceremonies) != CEREMONIES:
            values: dict[str, str | int] = {"n": sum(ceremonies), "played": CEREMONIES}
            yield Wrong(question="ceremonies", text=words.NOT_ALL_CEREMONIES, values=values)
        gods = _visible(len(sheet.rounds))
        colours = [answers.text(f"colour.{GODS[god]}") for god in gods]
        for place, colour in enumerate(colours):
            if colour in colours[:place]:
                question = f"colour.{GODS[gods[place]]}"
                yield Wrong(question=question, text=words.SAME_COLOUR)
        for god in gods:
            won = answers.numbers(f"won.{GODS[god]}")
            yield from _wrong_won(god, won, ceremonies, sheet.seats)
        if answers.has("last") and not ceremonies[int(answers.text("last")[1:])]:
            yield Wrong(question="last", text=words.LAST_WITHOUT)

    def count(self, sheet: BlotSheet, answers: Answers) -> Count:
        scored = _round(sheet, answers)
        tricks = [
            f"{line.ceremonies} × {CEREMONY_POINTS}" if not line.is_excluded else "×"
            for line in scored.lines
        ]
        lines = [Line(label=words.LINE_CEREMONIES, cells=tricks)]
        for god in _visible(len(sheet.rounds)):
            name = GODS[god]
            power = POWERS[name][scored.faces[god]]
            colour = COLOUR_NAMES[COLOURS[scored.colours[god]]]
            label = {one: f"{name} ({colour[one]}) : {power[one]}" for one in ("fr", "en")}
            label["en"] = label["en"].replace(" :", ":")
            won = answers.numbers(f"won.{name}")
            cells = [
                "×" if line.is_excluded else f"{amount} → {plus(line.gods[god])}"
                for line, amount in zip(scored.lines, won, strict=True)
            ]
            lines.append(Line(label=label, cells=cells))
        if any(line.is_excluded for line in scored.lines):
            out = ["×" if line.is_excluded else "" for line in scored.lines]
            lines.append(Line(label=words.LINE_EXCLUDED, cells=out))
        return Count(lines=lines, points=[line.points for line in scored.lines])

    def outcome(self, sheet: BlotSheet) -> Outcome | None:
        if len(sheet.rounds) < ROUNDS:
            return None
        rounds = [_round(sheet.before(n), answers) for n, answers in enumerate(sheet.rounds)]
        last = sheet.rounds[-1].column("last")
        assert last is not None
        return outcome_of(rounds, len(self.columns(sheet)), last)


def _visible(number: int) -> list[int]:
    """The gods of that round, from 0: the mask lies on the one of its number (BLOT-SETUP-3)."""
    return [god for god in range(len(GODS)) if god != number]


def _faces(sheet: BlotSheet) -> list[int | None]:
    """Each god's face in the round that follows, as far as it has been seen."""
    faces: list[int | None] = [None] * len(GODS)
    for number, answers in enumerate(sheet.rounds):
        faces = _seen(faces, answers)
        turned = faces_after([face or 0 for face in faces], number + 1)
        faces = [None if face is None else turned[god] for god, face in enumerate(faces)]
    return faces


def _seen(faces: list[int | None], answers: Answers) -> list[int | None]:
    names = [f"face.{god}" for god in GODS]
    return [
        answers.number(name) if answers.has(name) else face
        for name, face in zip(names, faces, strict=True)
    ]


def _about_god(god: int, face: int | None, most: int) -> Iterator[Question]:
    name = GODS[god]
    powers = POWERS[name]
    if face is None:
        choices = [Choice(str(side), power) for side, power in enumerate(powers)]
        label = words.of_god(words.FACE, name)
        yield Question(name=f"face.{name}", kind="choice", label=label, each=False, choices=choices)
    label = words.of_god(words.COLOUR, name)
    power = None if face is None else powers[face]
    choices = [Choice(text, COLOUR_NAMES[text]) for text in COLOURS]
    yield Question(
        name=f"colour.{name}", kind="choice", label=label, help=power, each=False, choices=choices
    )
    looked_at = words.COLOURED_TRICKS if god == ODIN else words.CARDS
    label = words.of_god(looked_at, name)
    yield Question(
        name=f"won.{name}", kind="number", label=label, most=CEREMONIES if god == ODIN else most
    )


def _most(sheet: BlotSheet) -> int:
    """Cards of a colour in the deck."""
    return len([card for card in DECKS[sheet.seats] if COLOUR[card] == 0])


def _wrong_won(god: int, won: list[int], ceremonies: list[int], seats: int) -> Iterator[Wrong]:
    question, size = f"won.{GODS[god]}", CEREMONY_SIZE[seats]
    per_trick, text = (1, words.MORE_THAN_TRICKS) if god == ODIN else (size, words.MORE_THAN_CARDS)
    values: dict[str, str | int]
    for column, (amount, tricks) in enumerate(zip(won, ceremonies, strict=True)):
        if amount > tricks * per_trick:
            values = {"n": amount, "tricks": tricks, "cards": tricks * size}
            yield Wrong(question=question, column=column, text=text, values=values)
    if god == ODIN:
        return
    deck = DECKS[seats]
    played = len([card for card in deck if COLOUR[card] == 0])
    is_whole = HAND_SIZE[seats] * seats == len(deck)  # with two players, eight stay aside
    if sum(won) > played or (is_whole and sum(won) < played):
        yield Wrong(
            question=question, text=words.NOT_ALL_CARDS, values={"n": sum(won), "played": played}
        )


def _round(sheet: BlotSheet, answers: Answers) -> Round:
    gods = _visible(len(sheet.rounds))
    ceremonies = answers.numbers("ceremonies")
    colours = [NONE] * len(GODS)
    won: list[list[Won]] = [[] for _ in GODS]
    for god in gods:
        name = GODS[god]
        colours[god] = COLOURS.index(answers.text(f"colour.{name}"))
        amounts = answers.numbers(f"won.{name}")
        # a god looks either at cards or at tricks, and was asked about those
        won[god] = [Won(t, n, n) for t, n in zip(ceremonies, amounts, strict=True)]
    faces = [face or 0 for face in _seen(_faces(sheet), answers)]
    return score_won(ceremonies, won, faces, colours)


PAD: Final = BlotPad()
