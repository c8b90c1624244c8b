"""Each law is noticed to be broken, and by a sound game none is."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.core.contract import Game
from tablee.core.moves import Move, MoveTable
from tablee.core.options import Options
from tablee.core.story import Told
from tablee.lab.laws import introductions, rules_texts, sentences, teaching, texts
from tablee.lab.laws.catalogue import LAWS
from tablee.lab.laws.checking import check_game
from tablee.lab.laws.law import Law, LawBroken
from tablee.packs import PACKS, Pack
from tablee.packs.words import InBrief, OptionWords
from tests.laws import broken
from tests.laws.wrapped import WrappedGame, WrappedState

SOUND = replace(PACKS["herrlof"], game=WrappedGame(PACKS["herrlof"].game))


def breaks(law: Law, pack: Pack) -> LawBroken:
    variants = pack.game.variants() or [(2, pack.game.options())]
    with pytest.raises(LawBroken) as caught:
        law.check(pack, (pack.game, *variants[0]), law.seed)
    assert caught.value.law == law.name
    assert caught.value.what
    return caught.value


def test_a_sound_game_breaks_none() -> None:
    found = check_game(SOUND, games=1, seed=0)
    assert [one.law for one in found] == [law.name for law in LAWS]
    assert [one.trouble for one in found if one.trouble is not None] == []


@pytest.mark.parametrize(("law", "state"), broken.STATES, ids=str)
def test_a_wrong_state_is_noticed(law: Law, state: type[WrappedState]) -> None:
    found = breaks(law, replace(SOUND, game=broken.game_of(state)))
    assert found.position


@pytest.mark.parametrize(("law", "game"), broken.GAMES, ids=str)
def test_a_wrong_game_is_noticed(law: Law, game: type[WrappedGame]) -> None:
    breaks(law, replace(SOUND, game=game(PACKS["herrlof"].game)))


WORDS, ABOUT = SOUND.words, SOUND.about
FACT = Told("turn", 0, {"card": "R7"})
LINE = {"fr": "À {seat} : {card}.", "en": "{seat} is next: {card}."}


def without(key: str) -> Pack:
    sentences_left = {kind: said for kind, said in WORDS.sentences.items() if kind != key}
    moves_left = {verb: said for verb, said in WORDS.moves.items() if verb != key}
    return replace(SOUND, words=replace(WORDS, sentences=sentences_left, moves=moves_left))


def about(**changes: Any) -> Pack:
    return replace(SOUND, about=replace(ABOUT, **changes))


def saying(kind: str, said: dict[str, str]) -> Pack:
    return replace(SOUND, words=replace(WORDS, sentences={**WORDS.sentences, kind: said}))


def telling(facts: dict[str, dict[str, str]]) -> Pack:
    return replace(SOUND, facts=lambda _: [FACT], words=replace(WORDS, facts=facts))


def ending(endings: dict[str, dict[str, str]]) -> Pack:
    return replace(SOUND, words=replace(WORDS, endings=endings))


def written(part: str, tmp_path: Path, old: str, new: str) -> Pack:
    """With one of its files changed."""
    source = SOUND.rules[part] if part in SOUND.rules else getattr(SOUND, part)
    text = source.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / part
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    rules = {**SOUND.rules, part: path}
    return replace(SOUND, rules=rules) if part in SOUND.rules else replace(SOUND, **{part: path})


class WithMoves(WrappedGame):
    def __init__(self, inside: Game, moves: MoveTable) -> None:
        Game.__init__(self, inside.name, inside.seats, inside.options, moves, 1)

    def variants(self) -> list[tuple[int, Options]]:
        return [(2, self.options())]


def renumbered() -> Pack:
    table = MoveTable([Move("one"), Move("two")])
    table.listed[0].number = 1
    return replace(SOUND, game=WithMoves(SOUND.game, table))


PACKS_WITH_A_FAULT: list[tuple[Law, Pack | Callable[[Path], Pack], str]] = [
    (texts.moves_read_back, renumbered(), "its number is 1, not 0"),
    (introductions.a_game_is_introduced, about(line={"fr": "Des plis."}), "nothing in en"),
    (introductions.a_game_is_introduced, about(usual_seats=9), "9 do not play it"),
    (
        introductions.a_game_is_introduced,
        about(in_brief=InBrief(goal=LINE, turn=LINE, end={"fr": "On compte."})),
        "nothing in en",
    ),
    (introductions.options_are_explained, about(options={}), "it has no words"),
    (
        introductions.options_are_explained,
        about(options={**ABOUT.options, "speed": OptionWords(label=ABOUT.line)}),
        "nobody can choose: ['speed']",
    ),
    (
        rules_texts.languages_have_the_same_rules,
        lambda path: written("en", path, "HERR-PLAY-2", "HERR-PLAY-0"),
        "one language only: ['HERR-PLAY-0', 'HERR-PLAY-2']",
    ),
    (
        rules_texts.languages_have_the_same_rules,
        replace(SOUND, rules={"fr": SOUND.rules["fr"]}),
        "there are none in 'en'",
    ),
    (sentences.events_can_be_said, without("played"), "'played' lacks 'played' in fr"),
    (
        sentences.events_can_be_said,
        saying("played", {"fr": "{seat} joue {card}."}),
        "'played' lacks 'en' in en",
    ),
    (
        sentences.events_can_be_said,
        saying("played", {"fr": "{seat} joue {card}.", "en": "{seat} plays {colour}."}),
        "'played' is said 'Björn plays {colour}.' in en",
    ),
    (sentences.moves_can_be_said, without("predict"), "it has no wording"),
    (sentences.facts_can_be_said, telling({}), "lacks 'turn' in fr"),
    (sentences.facts_can_be_said, telling({"turn": {"fr": "{seat}"}}), "lacks 'en' in en"),
    (sentences.endings_can_be_said, ending({"HERR-NONE-1": LINE}), "is said ''"),
    (
        sentences.endings_can_be_said,
        ending({"HERR-END-1": {"fr": "{goal}", "en": "{goal}"}}),
        "lacks 'HerrlofView' object has no attribute 'goal' in fr",
    ),
    (
        teaching.the_lesson_can_be_played,
        lambda path: written("lesson", path, 'ask = ["R8"]', 'ask = ["R9"]'),
        "which it suggests, is",
    ),
    (
        teaching.the_lesson_can_be_played,
        lambda path: written("lesson", path, "HERR-PRED-1", "HERR-NONE-1"),
        "HERR-NONE-1 is no rule",
    ),
    (
        teaching.pictures_can_be_drawn,
        lambda path: written("pictures", path, "HERR-SETUP-3", "HERR-NONE-1"),
        "there is no such rule",
    ),
    (
        teaching.pictures_can_be_drawn,
        lambda path: written("pictures", path, "trump B", "trump X"),
        "trump",
    ),
]


@pytest.mark.parametrize(("law", "pack", "what"), PACKS_WITH_A_FAULT)
def test_a_wrong_pack_is_noticed(
    law: Law, pack: Pack | Callable[[Path], Pack], what: str, tmp_path: Path
) -> None:
    found = breaks(law, pack if isinstance(pack, Pack) else pack(tmp_path))
    assert what in found.what


def test_a_fact_that_has_its_sentences_is_none() -> None:
    pack = telling({"turn": LINE})
    variant = (pack.game, *pack.game.variants()[0])
    assert sentences.facts_can_be_said.check(pack, variant, 0) > 5


def test_there_is_a_broken_game_for_every_law() -> None:
    tried = [law for law, _ in broken.STATES] + [law for law, _ in broken.GAMES]
    tried += [law for law, _, _ in PACKS_WITH_A_FAULT]
    assert {law.name for law in tried} == {law.name for law in LAWS}
