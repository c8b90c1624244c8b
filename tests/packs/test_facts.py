"""What lies on a table, in sentences: every position, every reader, both languages."""

import inspect
import json
import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.core.chance import FastChance
from tablee.core.contract import State
from tablee.core.seats import Seat
from tablee.core.story import STANDS_FOR, Told
from tablee.packs import GAMES, PACKS
from tablee.packs.filling import holes
from tablee.packs.phrases import Speaker, to_read
from tablee.packs.words import LANGUAGES
from tests.laws.positions import VARIANTS, Variant, random_game, variant_name
from tests.table import At

NAMES = ["Ada", "Björn", "Chloé", "Dov", "Élise", "Fanny"]
MOST = 40
"""Sentences that somebody would listen to."""
EVERY = 4
"""Of the positions of a random game."""

over_variants = pytest.mark.parametrize("variant", VARIANTS, ids=variant_name)


def facts_of(game: str, state: State, seat: Seat | None) -> list[Told]:
    tell = PACKS[game].facts
    assert tell is not None
    return tell(state.screen(seat))


def speaker(game: str, language: str, facts: Sequence[Told] = ()) -> Speaker:
    """Cards between brackets, so that one that is not named as a card is found."""
    return Speaker(
        PACKS[game].words, NAMES, language, lambda text: text if text == "" else f"<{text}>", facts
    )


def met(variant: Variant, seed: int) -> Iterator[State]:
    """Positions of a random game, its last one too."""
    last = None
    for number, (state, _, _) in enumerate(random_game(variant, seed=seed, most=300)):
        last = state
        if number % EVERY == 0:
            yield state
    assert last is not None
    yield last


def words_left(said: str) -> str:
    """A sentence without its cards and names."""
    return re.sub("<[^>]+>|" + "|".join(NAMES), "", said)


@over_variants
def test_every_fact_is_a_sentence(variant: Variant) -> None:
    game, seats, _ = variant
    for state in met(variant, seed=91):
        for reader in [*range(seats), None]:
            facts = to_read(facts_of(game.name, state, reader))
            assert 0 < len(facts) <= MOST
            for language in LANGUAGES:
                says = speaker(game.name, language)
                for fact in facts:
                    assert_reads_well(says.fact(fact), language)


def assert_reads_well(sentence: str, language: str) -> None:
    left = words_left(sentence)
    assert re.match(r"[A-ZÀÉ\d<]", sentence), sentence
    assert sentence[-1] in ".!?", sentence
    assert not re.search(r"[{}_?]{2}|[{}_|#]|None|True|False", left), sentence
    assert not re.search(r"\b[bcP]\d+\b", left), f"notation: {sentence}"
    assert not re.search(r"[:,]\s*[.,;]|\s{2}|\s[.,]", sentence), f"nothing said: {sentence}"
    if language == "fr":
        assert not re.search(r" [:;!?»]|« |'", sentence), f"not typeset: {sentence!r}"


@over_variants
def test_no_two_choices_are_said_alike(variant: Variant) -> None:
    """Each on its own, without the table beside it; and nothing of the notation is left."""
    game, seats, _ = variant
    for state in met(variant, seed=92):
        for seat in range(seats):
            asked = state.asked(seat)
            moves = [*asked.moves, *asked.reactions]
            facts = facts_of(game.name, state, seat) if moves else []
            for language in LANGUAGES:
                says = Speaker(
                    PACKS[game.name].words,
                    NAMES,
                    language,
                    lambda text: text if text.isdigit() else f"<{text}>",
                    facts,
                )
                said = {move.text: says.move(move) for move in moves}
                assert len(set(said.values())) == len(said), said
                for text in said.values():
                    assert not re.search(r"<[bc]\d+>|\b[bP]\d+\b|[{}_]", text), text


@over_variants
def test_who_is_asked_hears_what(variant: Variant) -> None:
    game, seats, _ = variant
    for state in met(variant, seed=95):
        for seat in range(seats):
            facts = facts_of(game.name, state, seat)
            if state.asked(seat).moves:
                assert any(fact.kind.endswith("_now") for fact in facts[:4]), state.text()


@over_variants
def test_facts_follow_from_the_screen_alone(variant: Variant) -> None:
    """Equal screens, equal facts: of imagined states, of one that went over the wire; perfect
    recall adds nothing."""
    game, seats, _ = variant
    pack, chance = PACKS[game.name], FastChance(93)
    assert pack.facts is not None
    assert len(inspect.signature(pack.facts).parameters) == 1
    for number, state in enumerate(met(variant, seed=93)):
        seat = number % seats
        told = pack.facts(state.screen(seat))
        sent = json.loads(msgspec.json.encode(state.screen(seat)))
        assert pack.facts(msgspec.convert(sent, pack.view)) == told
        assert pack.facts(state.view(seat)) == told
        if state.outcome() is None:
            imagined = game.imagine(state.view(seat)).state(chance)
            assert pack.facts(imagined.screen(seat)) == told


@over_variants
def test_open_handed_facts_can_be_said_too(variant: Variant) -> None:
    game, _, _ = variant
    pack = PACKS[game.name]
    assert pack.facts is not None
    for state in met(variant, seed=94):
        for language in LANGUAGES:
            for fact in to_read(pack.facts(state.reveal())):
                assert_reads_well(speaker(game.name, language).fact(fact), language)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_ask_for_the_same(game: str) -> None:
    for kind, wording in PACKS[game].words.facts.items():
        assert holes(wording["fr"]) == holes(wording["en"]), kind


COUNTED = {"n", "m", "tricks", "ceremonies", "limit", "target_points"}
ALONE = {("bla5t", "look_now")}
"""Where a number stands beside no word that it would count."""


@pytest.mark.parametrize("game", GAMES)
def test_a_number_in_a_fact_chooses_the_form_of_its_word(game: str) -> None:
    for kind, wording in PACKS[game].words.facts.items():
        for text in wording.values():
            plain = set(re.findall(r"\{(\w+)\}", text))
            assert not plain & COUNTED or (game, kind) in ALONE, (kind, text)


def golden() -> list[dict[str, Any]]:
    text = (Path(__file__).parent / "facts.toml").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)["table"]
    return found


@pytest.mark.parametrize("case", golden(), ids=lambda case: f"{case['game']}-{case['what']}")
def test_a_table_is_told_in_these_sentences(case: dict[str, Any]) -> None:
    """All that a player needs, in the order of asking; then what the moves name, and the moves."""
    at = At(case["game"], case["position"], case.get("luck", [])).play(*case.get("play", []))
    seat = case.get("seat")
    facts = facts_of(case["game"], at.state, seat)
    asked = at.state.asked(seat)
    for language in LANGUAGES:
        says = speaker(case["game"], language, facts)
        told = [says.fact(fact) for fact in to_read(facts)]
        if "moves" in case:
            told += [says.move(move) for move in [*asked.moves, *asked.reactions]]
        assert [_wrappable(one) for one in told] == case[language]


def _wrappable(text: str) -> str:
    """With spaces that can be seen in a file."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def test_names_of_words_are_no_sentences() -> None:
    facts = [Told("own_card", 0, {STANDS_FOR: "b3", "place": 2}), Told("draw_now", 0, {})]
    assert [fact.kind for fact in to_read(facts)] == ["draw_now"]
    move = GAMES["bloops"].moves.parse("look b3")
    assert speaker("bloops", "fr", facts).move(move) == "regarder votre carte en place 2"
    assert speaker("bloops", "en", facts).move(move) == "look at your card in place 2"
