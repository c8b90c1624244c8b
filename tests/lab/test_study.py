"""What a rule change does, measured."""

import json
from importlib.util import find_spec
from itertools import product
from math import isclose
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner, Result

from tablee.cli import app
from tablee.core.chance import FastChance
from tablee.core.moves import Move
from tablee.core.notation import NotationError
from tablee.core.random_play import rollout
from tablee.lab.match import DealtLuck
from tablee.lab.study.charts import charts, ticks
from tablee.lab.study.decisions import Decision, corrected, is_more_than_luck, trial
from tablee.lab.study.measures import MEASURES, Estimate, changed, mean_of, measured
from tablee.lab.study.page import page, svg
from tablee.lab.study.plan import Job, Variant, read_varied
from tablee.lab.study.playing import Played, Reservoir, play
from tablee.lab.study.study import Plan, Study, study
from tablee.lab.study.watching import Lead, WatchedGame
from tablee.lab.workplace import Here, Pool, Workplace
from tablee.packs import GAMES, PACKS

runner = CliRunner()


def plan(game: str, games: int = 2, decisions: int = 1) -> Plan:
    return Plan(
        game=game,
        level="regular",
        budget=0.0,
        games=games,
        seed=3,
        decisions=decisions,
        playouts=2,
    )


def studied(place: Workplace, game: str = "herrlof", games: int = 3) -> Study:
    variants = [Variant("short", 2, "target=10"), Variant("long", 2, "target=30")]
    return study(plan(game, games), variants, place, lambda _: None)


# --- what is compared -------------------------------------------------------------------------


def test_every_combination_is_a_variant() -> None:
    assert read_varied(["a=1,2", "b=x| y"]) == [
        {"a": "1", "b": "x"},
        {"a": "1", "b": "y"},
        {"a": "2", "b": "x"},
        {"a": "2", "b": "y"},
    ]
    assert read_varied(["heroes=A,B|C,D"]) == [{"heroes": "A,B"}, {"heroes": "C,D"}]


@pytest.mark.parametrize(
    ("texts", "reason"),
    [
        (["target"], "--vary takes name=value,value, not 'target'"),
        (["=3"], "--vary takes"),
        (["a=1", "a=2"], "'a' is varied twice"),
        (["a=1,2,1"], "the same value twice"),
        ([f"a={','.join(map(str, range(25)))}"], "25 variants; 24 are the most"),
    ],
)
def test_wrong_variations_are_told(texts: list[str], reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        read_varied(texts)


# --- one game ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_and_measured_the_same_every_time(game: str) -> None:
    seats = GAMES[game].fewest(GAMES[game].options())
    job = Job(0, game, seats, "", "regular", 0.0, 5, 1, 1, 2)
    played = play(job)
    assert played == play(job)
    assert played.is_over
    assert isclose(sum(played.wins), 1.0)
    assert len(played.trials) == 1
    assert played.lead_changes is not None


@pytest.mark.parametrize("game", GAMES)
def test_every_played_move_that_had_another_is_one_decision(game: str) -> None:
    """Counted again by playing the lines on a table of our own."""
    rules = GAMES[game]
    seats = rules.fewest(rules.options())
    job = Job(0, game, seats, "", "regular", 0.0, 5, 1, 0, 2)
    watched = WatchedGame(job)
    found = [(one.seat, one.move.text, len(one.others)) for one in watched.decisions()]
    luck, expected = DealtLuck(job.key), []
    state = rules.deal(seats, rules.options(), luck)
    for seat, _, move in watched.table.lines:
        if seat is not None and seat in state.to_act():
            moves = state.moves(seat)
            if move in moves and len(moves) > 1:
                expected.append((seat, move.text, len(moves) - 1))
        state.play(seat, move, luck)
    assert state.outcome() is not None
    assert expected
    assert found == expected


def test_the_lead_changes_when_none_of_the_leaders_led_before() -> None:
    standings = [[0, 0, 0], [3, 1, 0], [3, 3, 0], [3, 5, 0], [6, 6, 6], [6, 5, 7], [8, 9, 7]]
    coming = iter(standings)
    pack = replace(PACKS["herrlof"], standing=lambda state: next(coming))
    state = pack.game.deal(2, pack.game.options(), FastChance(1))
    lead, changes = Lead(pack, state), []
    for _ in standings:
        lead.look()
        changes.append(lead.changes)
    assert changes == [0, 0, 0, 1, 1, 2, 3]
    assert Lead(replace(pack, standing=None), state).changes is None


@pytest.mark.parametrize("game", GAMES)
def test_whoever_wins_leads_at_the_end(game: str) -> None:
    standing = PACKS[game].standing
    assert standing is not None
    for seats, options in GAMES[game].variants():
        chance = FastChance(seats)
        state = GAMES[game].deal(seats, options, chance)
        assert len(standing(state)) == seats
        rollout(GAMES[game], state, chance)
        outcome, last = state.outcome(), standing(state)
        assert outcome is not None
        assert all(last[seat] == max(last) for seat in outcome.winners)


def test_a_reservoir_keeps_each_as_likely_as_the_others() -> None:
    kept = [0] * 10
    view = GAMES["blot"].deal(2, GAMES["blot"].options(), FastChance(1)).view(0)
    offered = [Decision(number, view, Move("x"), []) for number in range(10)]
    for seed in range(2000):
        sample = Reservoir(3, FastChance(seed))
        for decision in offered:
            sample.offer(decision)
        assert len(sample.kept) == 3
        for decision in sample.kept:
            kept[decision.seat] += 1
    assert all(500 < count < 700 for count in kept)


# --- what it means ----------------------------------------------------------------------------


def test_the_sign_test_is_exact() -> None:
    assert is_more_than_luck(6, 0)
    assert is_more_than_luck(0, 6)
    assert not is_more_than_luck(5, 0)
    assert is_more_than_luck(10, 2)
    assert not is_more_than_luck(9, 2)
    assert not is_more_than_luck(0, 0)


def test_decisions_without_effect_are_rarely_taken_for_others() -> None:
    """Over all ways that twelve coins can fall."""
    false = sum(is_more_than_luck(better, 12 - better) * ways(12, better) for better in range(13))
    assert 0 < false / 2**12 <= 0.05
    assert corrected(0.05) == corrected(0.0) == 0.0
    assert corrected(1.0) == 1.0


def ways(of: int, number: int) -> int:
    return sum(sum(coins) == number for coins in product((0, 1), repeat=of))


def test_luck_cancels_out_of_the_weight_of_a_decision() -> None:
    assert trial([1.0] * 8).square == 1.0
    pairs = product((-1.0, 0.0, 1.0), repeat=4)
    squares = [trial(list(differences)).square for differences in pairs]
    assert abs(sum(squares)) < 1e-9
    assert min(squares) < 0 < max(squares)


def test_means_have_their_interval() -> None:
    found = mean_of([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert found.low == pytest.approx(2.5 - 1.96 * 1.2909944 / 2)
    few = mean_of([1.0] * 5, (0.0, 1.0))
    assert few.value == few.high == 1.0
    assert few.low < 0.7
    assert mean_of([1.0]).low == float("-inf")


def game(number: int, moves: int, variant: int = 0) -> Played:
    return Played(
        variant=variant,
        number=number,
        is_over=True,
        moves=moves,
        seconds=60.0,
        wins=[1.0, 0.0],
        spread=3,
        lead_changes=None,
        trials=[],
    )


def test_games_of_one_number_are_compared_with_each_other() -> None:
    first = [game(number, 10 * number) for number in range(4)]
    second = [game(number, 10 * number + 5, 1) for number in range(1, 6)]
    assert changed(MEASURES["moves"], second, first) == Estimate(5.0, 5.0, 5.0)
    assert measured(MEASURES["lead_changes"], first) is None
    assert measured(MEASURES["decisions"], first) is None
    assert measured(MEASURES["minutes"], first) == Estimate(1.0, 1.0, 1.0)


# --- the whole --------------------------------------------------------------------------------


def test_a_longer_target_is_seen_as_longer_games() -> None:
    found = studied(Here(), games=5)
    assert [variant.games for variant in found.variants] == [5, 5]
    change = found.variants[1].changes["moves"]
    assert change.excludes_zero
    assert change.value > 0
    assert found.variants[0].changes == {}
    assert isclose(sum(share.value for share in found.variants[1].shares), 1.0)


def test_processes_change_nothing() -> None:
    assert studied(Pool(2)) == studied(Here())


def test_the_page_is_whole_and_asks_nothing_of_the_net() -> None:
    found = studied(Here())
    text = page(found, "Herrlof: <target>", "tablee study herrlof")
    assert "://" not in text
    assert "<target>" not in text
    for chart in charts(found):
        drawing = ElementTree.fromstring(svg(chart))
        assert len(drawing.findall(".//circle")) == len(chart.marks)
        assert drawing.attrib["aria-label"].startswith(chart.title)
    assert text == page(studied(Here()), "Herrlof: <target>", "tablee study herrlof")


def test_axes_have_round_numbers() -> None:
    assert ticks(0, 226) == [0, 50, 100, 150, 200, 250]
    assert ticks(-0.3, 0.32) == [-0.4, -0.2, 0, 0.2, 0.4]
    assert ticks(0, 0)[0] < ticks(0, 0)[-1]
    assert ticks(0, 1e-3)[-1] >= 1e-3


# --- the command ------------------------------------------------------------------------------


def run(*args: str) -> Result:
    return runner.invoke(app, ["study", *args])


FEW = ["--games", "2", "--decisions", "0", "--budget", "0"]


def test_the_command_prints_tables_or_json_and_writes_a_page(tmp_path: Path) -> None:
    path = tmp_path / "study.html"
    shown = run("herrlof", "--vary", "target=10,20", *FEW, "--page", str(path))
    assert shown.exit_code == 0
    assert "target=20" in shown.stdout
    assert "Leader changes" in shown.stdout
    text = path.read_text(encoding="utf-8")
    assert "<h1>Herrlof: target</h1>" in text
    assert "tablee study herrlof --vary target=10,20 --games 2" in text
    found = json.loads(run("herrlof", "--vary", "target=10,20", *FEW, "--json").stdout)
    assert [variant["label"] for variant in found["variants"]] == ["target=10", "target=20"]
    assert "decisions" not in found["variants"][0]["measures"]


def test_decks_and_seats_vary(tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("0x5 1x5 2x5 3x5 4x5 5x5 6x5 7x5 8x5 9x5 10x5 11*x5 20x1", encoding="utf-8")
    found = json.loads(run("bloops", "--vary", f"deck=,{deck}", *FEW, "--json").stdout)
    assert [variant["label"] for variant in found["variants"]] == ["deck=default", f"deck={deck}"]
    assert "0x5 1x5" in found["variants"][1]["options"]
    teams = json.loads(run("blot", "--vary", "teams=no,yes", *FEW, "--json").stdout)
    assert [variant["seats"] for variant in teams["variants"]] == [2, 4]


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["chess", "--vary", "a=1"], "unknown game 'chess'"),
        (["herrlof", "--vary", "target"], "--vary takes name=value,value"),
        (["herrlof", "--vary", "colour=1,2"], "unknown option 'colour'"),
        (["herrlof", "--vary", "target=1,x"], "option target: a number from 0 to 300"),
        (["herrlof", "--vary", "target=1,2", "--option", "target=3"], "'target' is varied"),
        (["herrlof", "--vary", "target=1,2", "--seats", "9"], "not 9"),
        (["blot", "--vary", "teams=no,yes", "--seats", "5"], "teams=yes: teams: two against"),
        (["herrlof", "--vary", "target=1,2", "--bots", "genius"], "no bots of level 'genius'"),
        (["herrlof", "--vary", "target=1,2", "--page", "{folder}"], "cannot be written"),
        (["herrlof", "--vary", "target=1,2", "--page", "{folder}/a/b.html"], "cannot be written"),
        (["herrlof"], "--vary"),
        pytest.param(
            ["herrlof", "--vary", "target=1,2", "--png", "{folder}/a.png"],
            "pictures need matplotlib: pip install 'tablee[lab]'",
            marks=pytest.mark.skipif(find_spec("matplotlib") is not None, reason="it is here"),
        ),
    ],
)
def test_wrong_input_is_answered_with_what_to_do(
    args: list[str], reason: str, tmp_path: Path
) -> None:
    result = run(*(arg.format(folder=tmp_path) for arg in args))
    assert result.exit_code == 2
    assert reason in " ".join(result.stderr.replace("│", "").split())
