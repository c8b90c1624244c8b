"""Saying what happens. That everything has its sentence is a law (tests/laws/test_every_law.py)."""

import json
import re
from collections.abc import Mapping
from importlib import import_module, resources
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

from tablee.core.chance import FastChance
from tablee.core.moves import Move
from tablee.core.story import Event, Told, Value
from tablee.core.view import View
from tablee.packs import GAMES, PACKS
from tablee.packs.filling import fill, typeset
from tablee.packs.phrases import SEAT_WORDS, SENTENCES, Speaker, sentences_of
from tablee.packs.plurals import category
from tablee.packs.words import Words
from tablee.teaching.lessons import lesson
from tablee.teaching.pictures import gallery
from tests.laws.positions import VARIANTS, Variant, random_game, variant_name

NAMES = ["Ada", "Björn", "Chloé", "Dov", "Élise", "Fanny"]


FILLINGS = json.loads(
    (Path(__file__).parent.parent / "web/tests/fillings.json").read_text(encoding="utf-8")
)
"""What both fillers, this one and the page's, make of a text."""


@pytest.mark.parametrize(("text", "values", "language", "filled"), FILLINGS["fill"])
def test_a_text_is_filled_as_on_the_page(
    text: str, values: dict[str, str | int], language: str, filled: str
) -> None:
    assert fill(text, values, language) == filled


@pytest.mark.parametrize(("language", "categories"), FILLINGS["categories"].items())
def test_numbers_are_counted_as_on_the_page(language: str, categories: str) -> None:
    assert [category(number, language) for number in FILLINGS["numbers"]] == categories.split()


@pytest.mark.parametrize(("text", "set_in_french"), FILLINGS["typeset"])
def test_french_is_set_as_on_the_page(text: str, set_in_french: str) -> None:
    assert typeset(text, "fr") == set_in_french
    assert typeset(text, "en") == text


TOLD = json.loads(
    (Path(__file__).parent.parent / "web/tests/told.json").read_text(encoding="utf-8")
)
"""What both sides say of the same events, facts, moves and ends."""


def shared_speaker(language: str) -> Speaker:
    words = msgspec.convert(TOLD["words"], Words)
    return Speaker(
        words, TOLD["names"], language, lambda card: card if card.isdigit() else f"[{card}]"
    )


@pytest.mark.parametrize(("kind", "seat", "values", "reader", "language", "sentence"), TOLD["tell"])
def test_an_event_is_told_as_on_the_page(
    kind: str,
    seat: int | None,
    values: dict[str, Value],
    reader: int | None,
    language: str,
    sentence: str,
) -> None:
    assert shared_speaker(language).tell(Told(kind, seat, values), reader) == sentence


@pytest.mark.parametrize(("kind", "seat", "values", "language", "sentence"), TOLD["fact"])
def test_a_fact_is_told_as_on_the_page(
    kind: str, seat: int | None, values: dict[str, Value], language: str, sentence: str
) -> None:
    assert shared_speaker(language).fact(Told(kind, seat, values)) == sentence


@pytest.mark.parametrize(("move", "language", "sentence"), TOLD["move"])
def test_a_move_is_said_as_on_the_page(move: str, language: str, sentence: str) -> None:
    assert shared_speaker(language).move(Move(move)) == sentence


@pytest.mark.parametrize(("rule", "view", "language", "sentence"), TOLD["ending"])
def test_an_end_is_told_as_on_the_page(
    rule: str, view: dict[str, int], language: str, sentence: str
) -> None:
    screen = SimpleNamespace(**view)
    assert shared_speaker(language).ending(rule, cast(View, screen)) == sentence


def speaker(game: str, language: str) -> Speaker:
    return Speaker(
        PACKS[game].words, NAMES, language, lambda card: card if card.isdigit() else f"<{card}>"
    )


def test_a_secret_is_said_only_to_those_who_were_told() -> None:
    french = speaker("herrlof", "fr")
    assert french.tell(Told("drawn", 1, {})) == "Björn pioche une carte."
    assert french.tell(Told("drawn", 1, {"card": "R7"})) == "Björn pioche <R7>."


def test_what_is_done_to_the_reader_is_said_to_be_theirs() -> None:
    french, english = speaker("bloops", "fr"), speaker("bla5t", "en")
    swap = Told("swapped", 1, {"target": 2, "place": 2, "place_other": 5})
    yours = "Björn échange sa carte en place 2 avec la vôtre en place 5."
    theirs = "Björn échange sa carte en place 2 avec celle de Chloé en place 5."
    assert french.tell(swap, 2) == yours
    assert {french.tell(swap, reader) for reader in (0, 1, None)} == {theirs}
    look = Told("looked_at_theirs", 0, {"target": 1, "place": 3})
    assert english.tell(look, 1) == "Ada looks at your card in place 3."
    assert english.tell(look, 0) == "Ada looks at a card of Björn’s (place 3)."


@pytest.mark.parametrize("game", GAMES)
def test_a_move_taken_back_is_told_in_every_game(game: str) -> None:
    told = Event("taken_back", 1).told(0)
    assert speaker(game, "fr").tell(told) == "Björn reprend son dernier coup."
    assert speaker(game, "en").tell(told) == "Björn takes the last move back."
    on_the_page = sentences_of(PACKS[game].words)
    assert on_the_page["taken_back"]["fr"] == SENTENCES["taken_back"]["fr"]


@pytest.mark.parametrize("game", GAMES)
def test_who_leaves_and_comes_back_is_told_in_every_game_by_the_name_they_had(game: str) -> None:
    left = Told("table_left", 1, {"who": "R", "newcomer": "Pépin"})
    assert speaker(game, "en").tell(left) == "R leaves the table: Pépin plays instead."
    assert speaker(game, "fr").tell(Told("table_back", 1, {"who": "R"})) == "R est de retour."


def test_seats_and_colours_are_named() -> None:
    assert speaker("herrlof", "en").tell(Told("trick_stolen", 0, {"victim": 2})) == (
        "Ada takes a trick from Chloé."
    )
    assert "verte" in speaker("blot", "fr").tell(Told("ceremony_won", 0, {"tile": "G"}))


def test_moves_are_said_in_words() -> None:
    herrlof, blot = GAMES["herrlof"].moves, GAMES["blot"].moves
    assert speaker("herrlof", "fr").move(herrlof.parse("predict 5")) == "annoncer 5 plis"
    assert speaker("herrlof", "fr").move(herrlof.parse("predict 1")) == "annoncer 1 pli"
    assert speaker("herrlof", "en").move(herrlof.parse("predict 0")) == "predict 0 tricks"
    assert speaker("herrlof", "en").move(herrlof.parse("take P1")) == "take a card from Björn"
    assert speaker("herrlof", "en").move(herrlof.parse("R7")) == "play <R7>"
    assert "<B5>" in speaker("blot", "fr").move(blot.parse("Y:B5"))
    assert "jaune" in speaker("blot", "fr").move(blot.parse("Y:B5"))


def test_french_elides_before_a_vowel() -> None:
    told = Told("mask_moved", 0, {"god": "Odin"})
    assert "de Odin" not in speaker("blot", "fr").tell(told)


NAMING = {"round", "place", "place_other", "places", "new_place", "new_places"}
"""Numbers that name something (round 2) and count nothing."""
SET_APART = {("vote_passed", "yes"), ("vote_passed", "no"), ("vote_failed", "yes")} | {
    ("vote_failed", "no")
}
"""Numbers that stand beside no word they would count (2 for, 1 against)."""


@pytest.mark.parametrize("variant", VARIANTS, ids=variant_name)
def test_a_number_in_a_sentence_chooses_the_form_of_its_word(variant: Variant) -> None:
    """Or it is a seat, or a name such as round 2."""
    game, _, _ = variant
    said = sentences_of(PACKS[game.name].words)
    for state, mover, move in random_game(variant, seed=62, most=200):
        story: list[Event] = []
        state.copy().apply(mover, move, FastChance(1), story)
        for event in story:
            values = {**event.values, **event.secret}
            numbers = {key for key, value in values.items() if isinstance(value, int)}
            for kind in (event.kind, f"{event.kind}.seen", f"{event.kind}.yours"):
                plain = re.findall(r"\{(\w+)\}", "".join(said.get(kind, {}).values()))
                told = {key for key in plain if (kind, key) not in SET_APART}
                assert not told & (numbers - SEAT_WORDS - NAMING), (kind, said[kind])


@pytest.mark.parametrize("game", GAMES)
def test_those_who_are_no_people_have_one_name(game: str) -> None:
    """Robots in French, bots in English; in sentences, rules, lessons and captions alike."""
    folder = Path(str(resources.files("tablee.games") / game))
    words = PACKS[game].words
    told = [*sentences_of(words).values(), *words.moves.values()]
    steps = [one for step in lesson(PACKS[game]).step for one in (step.say, step.other) if one]
    captions = [picture.caption for picture in gallery(PACKS[game]).picture]
    written = {"fr": r"\b(bots?|ordinateurs?|machines?)\b", "en": r"\b(robots?|computers?)\b"}
    for language, other in written.items():
        texts = [both[language] for both in told]
        texts += [both.said(language) for both in [*steps, *captions]]
        texts.append((folder / f"rules.{language}.md").read_text(encoding="utf-8"))
        assert not [text for text in texts if re.search(other, text, re.IGNORECASE)]


OF_A_MAN = re.compile(
    r"\b(joueurs?|spectateurs?|gagnants?|perdants?|vainqueurs?|donneurs?|(?<!BLOOPS est )prêts?"
    r"|vous (êtes|serez) \w+(é|is|it)\b|vous (seul|compris))\b",
    re.IGNORECASE,
)
"""Words that would call only a man by what he is or does; `prêt` may be a thing, as BLOOPS is."""


@pytest.mark.parametrize("game", GAMES)
def test_french_leaves_nobody_out(game: str) -> None:
    """In sentences, forms, lessons, captions and the page to print; rules texts are as written."""
    pack = PACKS[game]
    told = french({name: getattr(pack.words, name) for name in pack.words.__struct_fields__})
    told += french(msgspec.to_builtins(pack.about))
    told += french(vars(import_module(f"tablee.packs.terminal.{game}")))
    told += [one.said("fr") for step in lesson(pack).step for one in (step.say, step.other) if one]
    told += [picture.caption.said("fr") for picture in gallery(pack).picture]
    told.append(pack.summary["fr"].read_text(encoding="utf-8"))
    assert not [text for text in told if OF_A_MAN.search(text)]


def french(value: object) -> list[str]:
    """The French of every pair in it."""
    if isinstance(value, Mapping):
        own = [value["fr"]] if isinstance(value.get("fr"), str) else []
        return own + [text for one in value.values() for text in french(one)]
    if isinstance(value, list | tuple):
        return [text for one in value for text in french(one)]
    return []
