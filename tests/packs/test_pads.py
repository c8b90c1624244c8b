"""Score pads: what people enter of a game is counted as that game was."""

from collections.abc import Callable
from typing import Any

import pytest

from tablee.core.chance import FastChance
from tablee.core.contract import State
from tablee.core.options import Options, make_options
from tablee.core.random_play import next_move
from tablee.games.bla5t.blast import held
from tablee.games.bla5t.cards import texts
from tablee.games.bla5t.rules import Bla5t
from tablee.games.bloops.cards import texts as bloops_texts
from tablee.games.bloops.rules import Bloops
from tablee.games.blot.cards import COLOURS, GODS
from tablee.games.blot.history import cards_in
from tablee.games.blot.rules import Blot
from tablee.games.blot.score import won_by
from tablee.games.herrlof.position import hand_size
from tablee.games.herrlof.rules import Herrlof
from tablee.kit.suits import hand_of
from tablee.packs import PACKS
from tablee.packs.filling import fill
from tablee.packs.pads.keeping import Kept, keep
from tablee.packs.pads.parts import Entry


def kept(game: str, seats: int, *rounds: dict[str, Any], **options: str) -> Kept:
    """Rounds as people enter them: `tricks="5 9"` is a number a column, a list a text a column."""
    pack = PACKS[game]
    assert pack.pad is not None
    entries = [
        {name: value if isinstance(value, list) else value.split() for name, value in one.items()}
        for one in rounds
    ]
    return keep(pack.pad, seats, make_options(pack.game.options, options), entries)


def complaints(told: Kept) -> list[tuple[str, int | None, str]]:
    return [
        (wrong.question, wrong.column, fill(wrong.text["en"], wrong.values, "en"))
        for wrong in told.wrong
    ]


# --- whole games, played by the rules and entered by hand ----------------------------------------


def blot_entry(state: State) -> Entry:
    assert isinstance(state, Blot)
    number, scored = len(state.sheet) - 1, state.sheet[-1]
    piles: list[list[int]] = [[] for _ in range(state.sides)]
    for winner, trick in zip(state.winners, state.tricks, strict=True):
        piles[winner % state.sides].append(hand_of(cards_in(trick)))
    entry = {"ceremonies": [str(len(tricks)) for tricks in piles]}
    for god, name in enumerate(GODS):
        if god == number:  # masked
            continue
        won = won_by(piles, scored.colours[god])
        entry[f"face.{name}"] = [str(scored.faces[god])]
        entry[f"colour.{name}"] = [COLOURS[scored.colours[god]]]
        looked_at = [side.coloured if name == "Odin" else side.cards for side in won]
        entry[f"won.{name}"] = [str(amount) for amount in looked_at]
    entry["last"] = [f"P{state.winners[-1] % state.sides}"]
    return entry


def herrlof_entry(state: State) -> Entry:
    assert isinstance(state, Herrlof)
    lines = state.sheet[-1]
    return {
        "prediction": [str(line.prediction) for line in lines],
        "tricks": [str(line.tricks) for line in lines],
        "destroyed": [str(hand_size(state.seats) - sum(line.tricks for line in lines))],
    }


def bla5t_entry(state: State) -> Entry:
    assert isinstance(state, Bla5t)
    caller = "-" if state.blaster < 0 else f"P{state.blaster}"
    return {"cards": [" ".join(texts(cards)) for cards in held(state)], "caller": [caller]}


def bloops_entry(state: State) -> Entry:
    assert isinstance(state, Bloops)
    cards = [
        [state.faces[back] for back in state.layouts[seat] if back >= 0]
        for seat in range(state.seats)
    ]
    return {"cards": [" ".join(bloops_texts(one)) for one in cards]}


ENTRIES: dict[str, Callable[[State], Entry]] = {
    "blot": blot_entry,
    "herrlof": herrlof_entry,
    "bla5t": bla5t_entry,
    "bloops": bloops_entry,
}


def played(game: str, seats: int, options: Options, seed: int) -> tuple[list[Entry], State]:
    """A random game, and what somebody would have written down after each round."""
    chance, rules = FastChance(seed), PACKS[game].game
    state, entries = rules.deal(seats, options, chance), []
    while (step := next_move(rules, state, chance)) is not None:
        before = len(getattr(state, "sheet", []))
        state.apply(step[0], step[1], chance)
        if len(getattr(state, "sheet", [])) > before:
            entries.append(ENTRIES[game](state))
    return entries or [ENTRIES[game](state)], state


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("game", "place"),
    [(game, place) for game in ENTRIES for place in range(len(PACKS[game].game.variants()))],
)
def test_a_pad_counts_as_the_game_did(game: str, place: int, seed: int) -> None:
    pack = PACKS[game]
    seats, options = pack.game.variants()[place]
    entries, state = played(game, seats, options, seed)
    outcome = state.outcome()
    assert pack.pad is not None
    assert outcome is not None
    told = keep(pack.pad, seats, options, entries)
    assert complaints(told) == []
    totals = told.rounds[-1].totals
    assert [totals[column] for column in _column_of(told, seats)] == outcome.scores
    assert told.ended is not None
    assert [told.ended.places[column] for column in _column_of(told, seats)] == outcome.places
    assert told.questions == []


def _column_of(told: Kept, seats: int) -> list[int]:
    return [next(i for i, who in enumerate(told.columns) if seat in who) for seat in range(seats)]


def test_every_game_of_rounds_has_a_pad() -> None:
    assert {pack.name for pack in PACKS.ours() if pack.pad is not None} == set(ENTRIES)


# --- what cannot be ------------------------------------------------------------------------------

BLOT: dict[str, Any] = {
    "ceremonies": "3 3 2 0",
    **{f"face.{god}": "0" for god in GODS[1:]},
    "colour.Loki": "R",
    "colour.Odin": "G",
    "colour.Thor": "B",
    "won.Loki": "4 4 0 0",
    "won.Odin": "1 1 1 0",
    "won.Thor": "2 2 4 0",
}


def test_herrlof_counts_the_tricks_that_were_played() -> None:
    told = kept("herrlof", 2, {"prediction": "5 8", "tricks": "5 8", "destroyed": "1"})
    assert complaints(told) == [
        ("tricks", None, "13 tricks won and 1 destroyed make 14, but 15 were played.")
    ]
    assert told.rounds == []


def test_numbers_have_bounds_and_none_is_left_out() -> None:
    told = kept("herrlof", 2, {"prediction": ["16", ""], "tricks": ["five", "10"]})
    assert complaints(told) == [
        ("prediction", 0, "Enter a number from 0 to 15."),
        ("prediction", 1, "An answer is missing."),
        ("tricks", 0, "Enter a number from 0 to 15."),
        ("destroyed", None, "An answer is missing."),
    ]


@pytest.mark.parametrize(
    ("change", "question", "column", "reason"),
    [
        ({"ceremonies": "3 3 1 0"}, "ceremonies", None, "7 ceremonies, but a round has 8."),
        ({"colour.Thor": "R"}, "colour.Thor", None, "Another god has this colour already."),
        (
            {"won.Loki": "4 3 0 0"},
            "won.Loki",
            None,
            "7 cards of this colour in all, but the deck has 8.",
        ),
        (
            {"won.Thor": "2 2 3 1"},
            "won.Thor",
            3,
            "1 card of this colour, but 0 ceremonies make only 0 cards.",
        ),
        (
            {"won.Odin": "1 1 3 0"},
            "won.Odin",
            2,
            "3 tricks with this colour, but only 2 ceremonies won.",
        ),
        ({"face.Loki": "2"}, "face.Loki", None, "Choose one of the answers."),
        ({"colour.Loki": ""}, "colour.Loki", None, "An answer is missing."),
    ],
)
def test_blot_says_what_cannot_be(
    change: dict[str, str], question: str, column: int | None, reason: str
) -> None:
    assert complaints(kept("blot", 4, BLOT)) == []
    assert complaints(kept("blot", 4, {**BLOT, **change})) == [(question, column, reason)]


def test_blot_asks_for_a_face_when_it_is_first_seen() -> None:
    def faces(told: Kept) -> list[str]:
        return [one.name for one in told.questions if one.name.startswith("face.")]

    assert faces(kept("blot", 4)) == ["face.Loki", "face.Odin", "face.Thor"]
    assert faces(kept("blot", 4, BLOT)) == ["face.Balder"]


def test_the_deck_has_no_more_of_a_card() -> None:
    told = kept("bla5t", 2, {"cards": ["Herman 2 2 2", "2 2 2"], "caller": ["P0"]})
    assert complaints(told) == [
        ("cards", None, "Card 2 6 times, but there are only 4 in the deck.")
    ]
    told = kept("bloops", 2, {"cards": ["20", "20 12"]})
    assert complaints(told) == [("cards", 1, "“12” is no card of this game.")]
    told = kept("bloops", 2, {"cards": ["20", "20"]})
    assert complaints(told) == [
        ("cards", None, "Card 20 2 times, but there is only 1 in the deck.")
    ]
    assert complaints(kept("bloops", 2, {"cards": ["3", ""]}, deck="3x1 4x16 20x1")) == []


def test_bla5t_knows_how_many_heroes_and_bosses_are_in_play() -> None:
    names = ["Jayce Apo Helmut", "Herman Enzo Gordon Maga Futura"]
    told = kept("bla5t", 2, {"cards": names, "caller": ["-"]}, mode="advanced")
    assert [question for question, _, _ in complaints(told)] == ["cards", "cards"]
    told = kept("bla5t", 2, {"cards": ["Enzo", "1"], "caller": ["-"]})
    assert complaints(told) == [("cards", 0, "“Enzo” is no card of this game.")]


def test_bla5t_tells_why_cards_count_less_or_more() -> None:
    def told(*cards: str, caller: str) -> list[tuple[str, list[str]]]:
        result = kept("bla5t", len(cards), {"cards": list(cards), "caller": [caller]})
        assert result.wrong == []
        lines = result.rounds[0].lines
        return [(fill(one.label["en"], one.values, "en"), one.cells) for one in lines]

    assert told("Herman 9 8 7", "4", caller="P0") == [
        ("Points of the cards", ["24", "4"]),
        ("Herman: the cards count 10 at most", ["→ 10", "–"]),
        ("BLAST with more than 5 points", ["+15", "–"]),
    ]
    assert told("2 3 4 Gordon", "9", caller="P0")[1] == ("Gordon’s combo: counts 0", ["→ 0", "–"])
    assert told("4", "1", caller="P0")[1] == ("BLAST, but somebody has fewer", ["+5", "–"])


def test_a_round_after_the_end_is_told() -> None:
    last = {"cards": ["3", "4"]}
    told = kept("bloops", 2, last, last)
    assert len(told.rounds) == 1
    assert [text for _, _, text in complaints(told)] == [
        "The game ended with the round before: remove this round."
    ]


def test_what_comes_after_a_wrong_round_waits() -> None:
    good = {"prediction": "5 8", "tricks": "5 9", "destroyed": "1"}
    told = kept("herrlof", 2, good, {**good, "destroyed": "0"}, good)
    assert len(told.rounds) == 1
    assert told.wrong[0].question == "tricks"
    assert [one.name for one in told.questions] == ["prediction", "tricks", "destroyed"]
