"""What a game's table shows: everything public, in both languages, and nothing else."""

import re

import msgspec
import pytest
from rich.console import Console, RenderableType

from tablee.core.chance import FastChance
from tablee.core.contract import State
from tablee.packs import GAMES, PACKS
from tablee.terminal.draw import count, draw
from tests.laws.positions import VARIANTS, Variant, random_game, variant_name

NAMES = ["Ada", "Björn", "Chloé", "Dov", "Élise", "Fanny"]


def text_of(drawn: RenderableType | None) -> str:
    console = Console(width=120)
    with console.capture() as captured:
        console.print("" if drawn is None else drawn)
    return captured.get().replace("\u00a0", " ").replace("\u202f", " ")


def table(state: State, game: str, language: str, seat: int | None = 0) -> str:
    view = state.screen(seat)
    names = NAMES[: msgspec.to_builtins(view)["seats"]]
    counted = count(PACKS[game], view, names, language)
    drawn = text_of(draw(PACKS[game], view, names, language))
    return drawn + ("" if counted is None else text_of(counted))


@pytest.mark.parametrize("variant", VARIANTS, ids=variant_name)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_position_can_be_drawn(variant: Variant, language: str) -> None:
    game, _, _ = variant
    last = None
    for number, (state, _, _) in enumerate(random_game(variant, seed=81)):
        last = state
        if number % 5 == 0:
            drawn = table(state, game.name, language)
            assert "{" not in drawn
            assert "None" not in drawn
    assert last is not None
    assert table(last, game.name, language)


@pytest.mark.parametrize("variant", VARIANTS, ids=variant_name)
def test_french_lines_end_before_no_mark(variant: Variant) -> None:
    """The space before : ; ! ? » is one at which no line ends."""
    game, seats, _ = variant
    console = Console(width=120, color_system=None)
    for number, (state, _, _) in enumerate(random_game(variant, seed=85)):
        if number % 5 == 0:
            view = state.screen(number % seats)
            with console.capture() as captured:
                console.print(draw(PACKS[game.name], view, NAMES[:seats], "fr"))
            assert not re.search(" [:;!?»]|« ", captured.get())


@pytest.mark.parametrize("variant", VARIANTS, ids=variant_name)
def test_a_name_is_no_markup(variant: Variant) -> None:
    game, seats, _ = variant
    names = [f"[/{seat}] :cat:" for seat in range(seats)]
    shown = ""
    for number, (state, _, _) in enumerate(random_game(variant, seed=81)):
        if number % 5 == 0:
            view = state.screen(0)
            shown = text_of(draw(PACKS[game.name], view, names, "en"))
            sheet = count(PACKS[game.name], view, names, "en")
            counted = "" if sheet is None else text_of(sheet)
            shown += counted
            assert all(name in (counted.strip() or shown) for name in names)
    assert shown


def played(game: str, position: str, moves: str) -> State:
    """`P0 R5, P1 R7` after a position."""
    state = GAMES[game].position(position)
    for line in moves.split(", ") if moves else []:
        who, _, text = line.partition(" ")
        state.play(int(who[1:]), GAMES[game].moves.parse(text), FastChance(1))
    return state


HERRLOF = "trump B; P0 hand R5 G2; P1 hand R7 G3; P0 predicts 1; P1 predicts 2"


def test_herrlof_shows_the_target_and_the_latest_trick() -> None:
    shown = table(played("herrlof", HERRLOF, "P0 R5, P1 R7"), "herrlof", "fr")
    assert "jusqu’à 50 points" in shown
    assert "Dernier pli : Ada ●5, Björn ●7" in shown
    assert "atout : ■" in shown


def test_herrlof_hides_what_others_predicted_until_the_round_is_counted() -> None:
    before = table(played("herrlof", HERRLOF, ""), "herrlof", "fr")
    assert "noté" in before
    after = table(played("herrlof", HERRLOF, "P0 R5, P1 R7, P1 G3, P0 G2"), "herrlof", "fr")
    assert "Manche 1 :" in after
    assert "Björn : 2 plis pour 2 annoncés (+10), 12 points" in after
    assert "Ada : 0 pli pour 1 annoncé, 0 point" in after
    english = table(played("herrlof", HERRLOF, "P0 R5, P1 R7, P1 G3, P0 G2"), "herrlof", "en")
    assert "Ada: 0 tricks, 1 predicted, 0 points" in english


def test_blot_shows_the_tricks_won_and_the_teams() -> None:
    position = (
        "seats 4; options teams=yes; round 1; turn P0; P0 hand Y10 R5; P1 hand Y3 R6; "
        "P2 hand Y4 R7; P3 hand Y5 R8"
    )
    shown = table(played("blot", position, "P0 R:Y10, P1 R:Y3, P2 R:Y4, P3 R:Y5"), "blot", "fr")
    assert "Ada (équipe 1)" in shown
    assert "Björn (équipe 2)" in shown
    assert "Chloé (équipe 1)" in shown
    assert "●[◆10 ◆3 ◆4 ◆5]" in shown


def test_blot_shows_how_the_round_was_counted() -> None:
    variant = next(one for one in VARIANTS if one[0].name == "blot" and one[1] == 4)
    for state, _, _ in random_game(variant, seed=82, most=60):
        view = msgspec.to_builtins(state.screen(0))
        if view["sheet"]:
            shown = table(state, "blot", "en")
            line = view["sheet"][-1]["lines"][2]
            rows = [row.split() for row in shown.splitlines() if row.startswith("Chloé")]
            assert "Round 1:" in shown
            assert rows[-1][1] == str(line["ceremonies"])
            assert str(line["points"]) in rows[-1]
            return
    raise AssertionError("no round was finished")


def test_bloops_counts_at_the_end() -> None:
    variant = next(one for one in VARIANTS if one[0].name == "bloops" and one[1] == 2)
    *_, (state, mover, move) = random_game(variant, seed=83, most=2000)
    state.apply(mover, move, FastChance(1))
    outcome = state.outcome()
    assert outcome is not None
    for score in outcome.scores:
        assert f"{score} point" in table(state, "bloops", "fr")


def test_bla5t_shows_how_the_round_was_counted() -> None:
    variant = next(one for one in VARIANTS if one[0].name == "bla5t" and one[1] == 3)
    for state, _, _ in random_game(variant, seed=84):
        view = msgspec.to_builtins(state.screen(0))
        if view["sheet"]:
            line = view["sheet"][-1][1]
            rows = [row.split() for row in table(state, "bla5t", "en").splitlines()]
            numbers = [line[key] for key in ("cards", "counted", "penalty", "points")]
            assert ["Björn", *map(str, numbers)] in rows
            return
    raise AssertionError("no round was finished")
