import pytest

from tablee.core.moves import UNNUMBERED, Move, MoveTable
from tablee.core.notation import NotationError


def read_word(text: str) -> Move | None:
    return Move(text) if text.startswith("say ") else None


def test_a_table_gives_each_move_one_number() -> None:
    table = MoveTable([Move("a"), Move("b")], [Move("late")])
    assert [(move.text, move.number) for move in table] == [("a", 0), ("b", 1), ("late", 2)]
    assert len(table) == 3
    assert table[2] is table.parse("late")


def test_open_moves_have_a_text_but_no_number() -> None:
    table = MoveTable([Move("a")], read_open=read_word)
    move = table.parse("say rock")
    assert move.number == UNNUMBERED
    assert move == table.parse("say rock")
    assert move != table.parse("say pop")
    assert table.has_open


def test_what_is_no_move_is_refused() -> None:
    with pytest.raises(NotationError, match="not a move of this game: 'zzz'"):
        MoveTable([Move("a")]).parse("zzz")


def test_two_moves_with_one_text_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="same text"):
        MoveTable([Move("a"), Move("a")])
