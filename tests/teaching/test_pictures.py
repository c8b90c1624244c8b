"""Every picture can be drawn by the engine and belongs to a rule."""

import re

import pytest

from tablee.games.blot.view import BlotView
from tablee.games.herrlof.view import HerrlofView
from tablee.packs import GAMES, PACKS
from tablee.packs.rulebook import rulebook
from tablee.packs.words import LANGUAGES
from tablee.server.work.teaching import pictures_of
from tablee.teaching.pictures import gallery, staged

FEWEST = 25
every_game = pytest.mark.parametrize("game", GAMES)
both = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@both
def test_every_position_is_readable_and_played_by_the_engine(game: str, language: str) -> None:
    shown = gallery(PACKS[game])
    assert len(shown.picture) >= FEWEST
    for picture in shown.picture:
        state = staged(PACKS[game], picture, language).state
        assert GAMES[game].position(state.text()).text() == state.text()
        view = state.screen(picture.seat)
        assert view.seats <= len(shown.names)  # type: ignore[attr-defined]


@every_game
def test_every_rule_pictured_exists_and_has_one_picture(game: str) -> None:
    ids = rulebook(PACKS[game], "fr").ids()
    pictured = [picture.rule for picture in gallery(PACKS[game]).picture]
    assert set(pictured) <= set(ids)
    assert len(set(pictured)) == len(pictured)


@every_game
def test_captions_name_the_same_numbers_in_both_languages(game: str) -> None:
    for picture in gallery(PACKS[game]).picture:
        assert picture.caption.fr != picture.caption.en
        numbers = [re.findall(r"\d+", text) for text in (picture.caption.fr, picture.caption.en)]
        assert sorted(numbers[0]) == sorted(numbers[1])


@every_game
def test_a_picture_names_the_parts_it_is_about_and_seats_there_are(game: str) -> None:
    pack = PACKS[game]
    tables = [picture for picture in gallery(pack).picture if not picture.sheet]
    about_a_part = [picture for picture in tables if picture.shows]
    assert len(about_a_part) > len(tables) / 2
    for picture in about_a_part:
        assert len(set(picture.shows)) == len(picture.shows)
        view = staged(pack, picture, "fr").state.screen(picture.seat)
        seats = [int(part[1:]) for part in picture.shows if re.fullmatch(r"P\d", part)]
        assert all(seat < view.seats for seat in seats)  # type: ignore[attr-defined]
    told = {picture.rule: picture.shows for picture in pictures_of(pack, "fr")}
    assert told == {picture.rule: picture.shows for picture in gallery(pack).picture}


@pytest.mark.parametrize(
    ("game", "rule", "scores"),
    [
        ("bloops", "BLOOPS-SCORE-1", [23, 45, 18]),
        ("bloops", "BLOOPS-END-1", [34, 36, 39]),
        ("bloops", "BLOOPS-SCORE-2", [10, 8, 15]),
        ("bla5t", "BLA5T-BOSS-1", [0, 13, 12]),
        ("bla5t", "BLA5T-GAME-1", [44, 100, 16]),
        ("blot", "BLOT-END-1", [50, 28, 40, 29]),
        ("herrlof", "HERR-SCORE-1", [19, 10]),
        ("herrlof", "HERR-END-1", [54, 28]),
        ("herrlof", "HERR-END-2", [52, 52]),
        ("herrlof", "HERR-Q20", [55, 57]),
    ],
)
def test_captions_count_as_the_engine_does(game: str, rule: str, scores: list[int]) -> None:
    picture = next(one for one in gallery(PACKS[game]).picture if one.rule == rule)
    view = staged(PACKS[game], picture, "fr").state.screen(0)
    counted = [getattr(score, "points", score) for score in view.scores]  # type: ignore[attr-defined]
    assert counted == scores
    assert set(map(str, scores)) <= set(re.findall(r"\d+", picture.caption.fr))


@pytest.mark.parametrize(
    ("game", "rule", "winners"),
    [
        ("blot", "BLOT-END-1", [0]),
        ("blot", "BLOT-END-2", [2]),
        ("herrlof", "HERR-END-2", [0]),
        ("herrlof", "HERR-Q20", [1]),
        ("bloops", "BLOOPS-Q27", [0]),
        ("bloops", "BLOOPS-SCORE-2", [1]),
        ("bla5t", "BLA5T-GAME-1", [2]),
        ("blitz", "BLITZ-Q26", [0, 1]),
        ("blitz", "BLITZ-Q27", [0]),
    ],
)
def test_the_winner_a_caption_names_has_won(game: str, rule: str, winners: list[int]) -> None:
    picture = next(one for one in gallery(PACKS[game]).picture if one.rule == rule)
    outcome = staged(PACKS[game], picture, "fr").state.outcome()
    assert outcome is not None
    assert [seat for seat, place in enumerate(outcome.places) if place == 1] == winners
    for seat in winners:
        assert gallery(PACKS[game]).names[seat] in picture.caption.fr


@every_game
def test_a_score_sheet_is_shown_only_with_something_on_it(game: str) -> None:
    for picture in gallery(PACKS[game]).picture:
        view = staged(PACKS[game], picture, "fr").state.screen(picture.seat)
        if picture.sheet:
            assert view.sheet if hasattr(view, "sheet") else view.scores  # type: ignore[attr-defined]


def test_in_a_picture_of_herrlof_every_trick_is_accounted_for() -> None:
    for picture in gallery(PACKS["herrlof"]).picture:
        view = GAMES["herrlof"].position(picture.position).screen(0)
        assert isinstance(view, HerrlofView)
        tricks = sum(view.tricks) + view.destroyed + max(view.counts)
        assert tricks == (15 if view.seats == 2 else 11)  # HERR-Q17


def test_in_a_picture_of_blot_every_card_is_accounted_for() -> None:
    for picture in gallery(PACKS["blot"]).picture:
        view = GAMES["blot"].position(picture.position).screen(0)
        assert isinstance(view, BlotView)
        assert view.aside == (8 if view.seats == 2 else 0)  # BLOT-SETUP-1


@every_game
@both
def test_a_picture_is_one_seats_screen(game: str, language: str) -> None:
    for pictured in pictures_of(PACKS[game], language):
        assert b'"memory":null' in bytes(pictured.screen.view)
        assert not pictured.screen.clocks
