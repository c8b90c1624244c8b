"""What a person may do now, as it is listed and as it may be typed."""

import pytest
from rich.console import Console

from tablee.core.moves import Move
from tablee.core.notation import NotationError
from tablee.packs import GAMES, PACKS
from tablee.packs.phrases import Speaker, words_in
from tablee.packs.terminal.cards import plain_card
from tablee.terminal.choices import Choices
from tablee.terminal.draw import card_namer
from tablee.terminal.reading import read_move
from tablee.terminal.words import TEXTS
from tests.laws.positions import VARIANTS, Variant, random_game, variant_name

NAMES = ["Ada", "Björn", "Chloé", "Dov", "Élise", "Fanny"]


def choices(game: str, texts: list[str], language: str = "fr") -> Choices:
    moves = [GAMES[game].moves.parse(text) for text in texts]
    speaker = Speaker(PACKS[game].words, NAMES, language, plain_card)
    return Choices(moves, speaker, words_in(TEXTS, language))


def drawn(listed: Choices, width: int = 80) -> list[str]:
    console = Console(width=width)
    with console.capture() as captured:
        console.print(listed.draw(width))
    text = captured.get().replace("\u00a0", " ")
    return [line.rstrip() for line in text.splitlines()]


def test_the_number_of_a_prediction_is_its_own() -> None:
    listed = choices("herrlof", [f"predict {tricks}" for tricks in range(16)])
    for tricks in range(16):
        move = listed.numbered(str(tricks))
        assert move is not None
        assert move.text == f"predict {tricks}"
    assert drawn(listed) == [
        "annoncer … (predict …)",
        "0  1  2  3  4  5  6  7  8  9  10  11  12  13  14  15",
    ]


def test_what_is_no_number_is_numbered_after_them() -> None:
    moves = [Move("predict 3"), Move("pass"), Move("predict 5")]
    listed = Choices(
        moves, Speaker(PACKS["herrlof"].words, NAMES, "en", plain_card), words_in(TEXTS, "en")
    )
    assert [listed.numbered(str(number)) for number in range(8)] == [
        *[None] * 3,
        moves[0],
        None,
        moves[2],
        moves[1],
        None,
    ]


@pytest.mark.parametrize("odd", ["", "-1", "1.0", "²", "１", "0001", "99999999999", "x"])
def test_other_lines_are_no_number_of_the_list(odd: str) -> None:
    assert choices("herrlof", ["predict 1", "predict 2"]).numbered(odd) is None


def test_cards_stand_in_columns_by_colour() -> None:
    assert drawn(choices("herrlof", ["R2", "R9", "G1", "Y3", "A"])) == [
        "jouer …",
        " 1 ●2 (R2)    3 ▲1 (G1)    4 ◆3 (Y3)    5 A",
        " 2 ●9 (R9)",
    ]


def test_offerings_stand_in_columns_by_ceremony() -> None:
    lines = drawn(choices("blot", ["R:B5", "R:B6", "Y:B5"], "en"))
    assert lines[1].split() == "red (R) yellow (Y)".split()
    assert lines[2].split() == "1 ■5 (B5) 3 ■5 (B5)".split()
    assert lines[3].split() == "2 ■6 (B6)".split()


def test_choices_of_a_kind_stand_under_what_they_do() -> None:
    lines = drawn(choices("bla5t", ["end", "take b0", "take b3", "flip b0"], "en"))
    assert lines[-3].endswith("flip … (flip …)")
    assert lines[-2].split() == "1 end the turn (end) 2 b0 4 b0".split()
    assert lines[-1].strip() == "3 b3"
    assert lines[-1].index("b3") == lines[-2].index("b0")


def test_a_long_column_goes_on_beside_itself_in_even_parts() -> None:
    lines = drawn(choices("herrlof", [f"R{value}" for value in range(1, 10)]))
    assert len(lines) == 6
    assert lines[1].split() == "1 ●1 (R1) 6 ●6 (R6)".split()
    assert lines[5].split() == "5 ●5 (R5)".split()


def test_more_than_can_be_shown_are_to_be_typed() -> None:
    backs = [f"swap b{mine} b{theirs}" for mine in range(6) for theirs in range(6, 30)]
    listed = choices("bloops", ["bloops", *backs])
    [last] = drawn(listed, width=200)[1:]
    assert "144" in last
    assert last.endswith("(swap b0 b6)")
    assert listed.numbered("2") is None


@pytest.mark.parametrize("name", GAMES)
def test_every_move_may_be_typed_in_capitals_or_not(name: str) -> None:
    game = GAMES[name]
    for move in game.moves:
        for typed in (move.text, move.text.upper(), move.text.lower(), f"  {move.text}  "):
            assert read_move(PACKS[game.name], typed) == [move.text]


def test_open_moves_may_be_typed_in_capitals_too() -> None:
    assert read_move(PACKS["bloops"], "Arrange B3 - b1") == ["arrange b3 - b1"]


def test_any_other_line_is_an_answer_in_blitz_and_no_move_elsewhere() -> None:
    blitz = PACKS["blitz"]
    assert read_move(blitz, "Le Rock") == ["start", "say Le Rock"]
    assert read_move(blitz, "SAY Vote") == ["start", "say Vote"]
    assert read_move(blitz, "") == ["start"]
    assert read_move(PACKS["blot"], "") == []
    with pytest.raises(NotationError):
        read_move(PACKS["blot"], "Le Rock")
    with pytest.raises(NotationError):
        read_move(blitz, "2")  # the number of a choice that is gone


@pytest.mark.parametrize("variant", VARIANTS, ids=variant_name)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_is_shown_in_brackets_can_be_typed(variant: Variant, language: str) -> None:
    """The notation of a list's title, with that of a choice in the place of each `…`."""
    game, _, _ = variant
    speaker = None
    for state, mover, _ in random_game(variant, seed=71, most=60):
        if mover is None:
            continue
        namer = card_namer(PACKS[game.name], state.screen(mover), language)
        speaker = speaker or Speaker(PACKS[game.name].words, NAMES, language, namer)
        asked = state.asked(mover)
        for move in [*asked.moves, *asked.reactions]:
            choice = speaker.choice(move)
            typed = choice.notation
            for label in choice.labels:
                shown = label.rpartition("(")[2].removesuffix(")")
                typed = typed.replace("…", shown, 1)
            assert typed == move.text
