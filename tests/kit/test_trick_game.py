"""A game made of the kit obeys the laws of all games."""

import pytest

from tablee.core.chance import FastChance
from tablee.core.notation import NotationError
from tablee.kit.view import FieldsView
from tablee.lab.laws import damage, fates, rules_texts, sentences
from tablee.lab.laws.catalogue import LAWS
from tablee.lab.laws.law import Law
from tablee.packs import Pack
from tablee.packs.words import About, Words
from tests.kit.small_game import SMALL, Small

PACK = Pack(
    game=SMALL,
    view=FieldsView,
    about=About(title={}, line={}, minutes=(1, 2), usual_seats=2),
    words=Words(sentences={}, moves={}),
    rules={},
)
OF_TEXTS = (
    rules_texts.refusals_cite_rules,
    rules_texts.ends_cite_rules,
    sentences.events_can_be_said,
    sentences.facts_can_be_said,
)
"""It has no texts: only its rules are tried."""


@pytest.mark.parametrize(
    "law", [law for law in LAWS if not law.is_once and law not in OF_TEXTS], ids=str
)
@pytest.mark.parametrize("seats", SMALL.seats)
def test_a_law_holds(law: Law, seats: int) -> None:
    law.check(PACK, (SMALL, seats, SMALL.options()), law.seed)


def test_damaged_positions_are_refused_or_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fates, "_tell", lambda *_: None)
    found = [fates.fate_of(PACK, text) for text in damage.mutants(SMALL, 0, 300)]
    assert found.count("refused") > 75
    assert found.count("played") > 7


def small(text: str) -> Small:
    state = SMALL.position(text)
    assert isinstance(state, Small)
    return state


def test_a_trump_takes_a_trick_and_its_player_leads() -> None:
    state = small("seats 2; turned H7; P0 hand SA S7; P1 hand H8 D9; lead P0")
    state.play(0, SMALL.moves.parse("SA"), FastChance(0))
    state.play(1, SMALL.moves.parse("H8"), FastChance(0))
    assert state.to_act() == [1]
    assert state.tricks == [0, 1]
    assert "P1 lacks S" in state.text()


def test_who_can_follow_must() -> None:
    state = small("seats 2; trick SA; P0 hand D7; P1 hand S7 H8; lead P0")
    assert state.refusal(1, SMALL.moves.parse("H8")) == "SMALL-FOLLOW"
    assert [move.text for move in state.moves(1)] == ["S7"]


def test_what_was_shown_to_be_lacked_is_never_imagined() -> None:
    state = small("seats 2; P0 hand S7 S8; P1 hand H8 D9; P1 lacks S; lead P0")
    imagination = SMALL.imagine(state.view(0))
    for seed in range(20):
        imagined = imagination.state(FastChance(seed))
        assert isinstance(imagined, Small)
        assert not imagined.suits.has_suit(imagined.hands[1], 0)


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("P0 hand S7; P1 hand S7", "P0 hand, P1 hand"),
        ("P0 hand S7 S8; P1 hand H7", "P1 hand"),
        ("P0 hand S7; P1 hand H7; P1 lacks H", "P1 hand"),
        ("P0 hand S7; P1 hand H7; P1 tricks 1", "P1 taken"),
        ("P0 hand S7; P1 hand H7; over 1", "over"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, field: str) -> None:
    with pytest.raises(NotationError, match=f"^{field}: "):
        SMALL.position(text)
