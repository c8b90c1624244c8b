"""Texts, copies, views and imagination."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.chance import FastChance
from tablee.core.notation import NotationError
from tablee.core.options import read_options
from tablee.games.blitz import BLITZ
from tablee.games.blitz.cards import TEXT, read_card
from tablee.games.blitz.moves import TABLE_OF_MOVES, VERDICTS, Say, Show
from tablee.games.blitz.options import BlitzOptions
from tablee.games.blitz.referee import clean
from tablee.games.blitz.rules import Blitz
from tablee.games.blitz.sentences import MOVES, SENTENCES
from tablee.words.judge import Verdict
from tests.games.blitz.table import Table

LIST = "options judge=list; "
FACE = "left q1 w1; right w2; P0 play c1; P1 play t1 c2; turn P2; drawer P1; "


@pytest.mark.parametrize("card", range(len(TEXT)))
def test_cards_round_trip(card: int) -> None:
    assert read_card(TEXT[card]) == card


def test_moves_round_trip() -> None:
    for move in TABLE_OF_MOVES:
        assert TABLE_OF_MOVES.parse(move.text) is move


@given(
    st.text(max_size=80),
    st.from_regex(r"[a-z0-9]{1,20}", fullmatch=True),
    st.integers(0, 6),
    st.integers(-1, 2),
)
def test_answers_round_trip(given_word: str, folded: str, verdict: int, place: int) -> None:
    word = clean(given_word)
    if not word:
        return
    said = Say(word, folded, verdict, place)
    again = TABLE_OF_MOVES.parse(said.text)
    assert isinstance(again, Say)
    assert (again.word, again.folded, again.verdict) == (word, folded, verdict)
    assert again.place == place
    position = Table(FACE).play("P0 start", "P1 start", f"P0 {said.text}").state.text()
    assert BLITZ.position(position).text() == position


@given(st.lists(st.text(max_size=80), max_size=3))
def test_shown_words_round_trip(given_words: list[str]) -> None:
    words = [word for word in map(clean, given_words) if word]
    show = Show(0, words, [f"x{number}" for number in range(len(words))])
    again = TABLE_OF_MOVES.parse(show.text)
    assert isinstance(again, Show)
    assert (again.theme, again.words, again.folded) == (show.theme, show.words, show.folded)
    table = Table(LIST + FACE).play("P0 start", 'P0 say known rock "rock"', f"- {show.text}")
    position = table.state.text()
    assert BLITZ.position(position).text() == position


@pytest.mark.parametrize(
    "text",
    [
        "say",
        "say known rock",
        'say known rock ""',
        'say right rock "rock"',
        'say known Rock "rock"',
        'say known rock " rock"',
        'say known rock "ro;ck"',
        'say known rock "ro\tck"',
        f'say known rock "{"x" * 61}"',
        'say known rock "rock" late',
        "show",
        "show D1",
        "show c8",
        'show c1 "rock"',
        'show c1 rock "rock" jazz',
        "won P6",
        "start  level",
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(NotationError):
        TABLE_OF_MOVES.parse(text)


def test_options_round_trip() -> None:
    options = BlitzOptions(deck=3, language="en", judge="list", strict=True, shared=True)
    assert read_options(BlitzOptions, options.text()) == options


@pytest.mark.parametrize("text", ["deck=4", "language=Fran", "judge=me", "strict=2"])
def test_options_out_of_range_are_errors(text: str) -> None:
    with pytest.raises(NotationError):
        read_options(BlitzOptions, text)


@pytest.mark.parametrize(
    "text",
    [
        "seats 2",
        "left c8",
        "left c1; right c1",
        "P0 play D1",
        "duels c1",
        "die tc",
        "removed c",
        "removed c t; die ct",
        "known 1 0",
        "step race; left c1",
        "step draw; P0 play c1; P1 play c2; left q1",
        "step over; left c1",
        "looked yes",
        "used rock rock; left c1",
        "used Rock; left c1",
        FACE + "order P2",
        FACE + "order P0 P0",
        FACE + "order P0; cooling P0",
        FACE + "order P0; looked no",
        FACE + "level yes",
        FACE + "expired yes",
        FACE + "given-up P0 P1",
        FACE + 'order P0; answers P0 waiting known rock "rock"',
        FACE + 'answers P0 waiting known rock "rock"',
        FACE + 'answers P3 refused known rock "rock"',
        FACE + "answers P0",
        FACE + "step hearing",
        FACE + "step flip; order P0",
        FACE + "card q2 left",
        FACE + "card q2",
        FACE + "votes yes",
        FACE + "ballots yes no",
        FACE + "ballots yes no ? yes",
        FACE + "tries 1",
        FACE + "spoken P0",
        FACE + 'step ask; order P0; answers P0 waiting unknown rock "rock"',
        FACE + "strays P0 P0",
        FACE + "stray-starts 1",
        FACE + "missed c1",
        FACE + "decided P0; missed c1: rock",
        FACE + "decided P9",
        FACE + "given c1 rock, c1 jazz",
        FACE + "trusted P0 c1 rock",
        LIST + FACE + "step ask",
        FACE + "nonsense 1",
        "options shared=yes; " + FACE + "order P0",
        "options judge=list; " + FACE + 'order P0; step vote; answers P0 waiting known rock "rock"',
        FACE + "round 4",
        "removed c s; left q1",
    ],
)
def test_impossible_positions_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        BLITZ.position(text)


KEYS = re.findall(r"[a-z-]+", Table(FACE + "die ct; used a").state.text())
WORDS = [
    *KEYS,
    "ask",
    "decided",
    "nobody",
    "missed",
    "c1:",
    '"a"',
    "P0",
    "P1",
    "c1",
    "c2",
    "t1",
    "D1",
    "left",
    "yes",
    "no",
    "1",
    "2",
    "-1",
    "?",
    ";",
]


@given(st.lists(st.sampled_from(WORDS), max_size=40))
def test_reading_a_position_never_crashes(words: list[str]) -> None:
    for start in ("", FACE):
        try:
            state = BLITZ.position(start + " ".join(words))
        except NotationError:
            continue
        assert BLITZ.position(state.text()).text() == state.text()


@given(st.text(max_size=60))
def test_reading_any_text_never_crashes(text: str) -> None:
    for read in (BLITZ.position, TABLE_OF_MOVES.parse):
        try:
            read(text)
        except NotationError:
            continue


def test_what_a_position_omits_lies_aside() -> None:
    state = Table("left c1; P0 play q1").state
    assert len(state.aside) == 58
    assert sorted(state.census()) == sorted(TEXT)


def test_a_view_is_as_open_as_the_table() -> None:
    table = Table(FACE + "P2 play q2 x1; P3 won w3; known 1 0")
    screen = table.screen(3)
    assert screen.tops == ["c1", "c2", "x1", None]
    assert screen.heights == [1, 2, 2, 0]
    assert screen.won == [0, 0, 0, 1]
    assert screen.memory is None
    assert screen.pile_cards is None
    memory = table.view(3).memory
    assert memory is not None
    assert memory.play_piles[2] == ["q2", "x1"]
    assert memory.won[3] == ["w3"]
    assert memory.bottoms == [["w1"], []]


def test_cards_put_under_a_pile_are_remembered() -> None:
    table = Table("options judge=list; " + FACE).play("- time up", "P2 draw left", "P0 start")
    table.play('P0 say known a "a"')
    memory = table.view(2).memory
    assert memory is not None
    assert memory.bottoms == [["q1"], []]
    imagination = BLITZ.imagine(table.view(2))
    for seed in range(20):
        state = imagination.state(FastChance(seed))
        assert isinstance(state, Blitz)
        assert TEXT[state.piles[0][0]] == "q1"


def test_imagined_piles_are_equally_likely() -> None:
    """Three unseen cards in two piles: six ways."""
    seen = [word for word in TEXT if word not in ("c1", "q1", "t1")]
    themes = [word for word in seen if not word.startswith("D")]
    text = "left c1; right q1 t1; P0 won " + " ".join(themes) + "; duels D1 D2 D3 D4 D5 D6"
    imagination = BLITZ.imagine(Table(text).view(1))
    counts: dict[str, int] = {}
    for seed in range(1_200):
        state = imagination.state(FastChance(seed))
        assert isinstance(state, Blitz)
        key = str(state.piles)
        counts[key] = counts.get(key, 0) + 1
    assert len(counts) == 6
    assert all(140 <= count <= 260 for count in counts.values())


def test_hidden_votes_are_imagined_every_way() -> None:
    table = Table(FACE).play("P0 start", 'P0 say near rock "rok"', "P1 vote no", "P2 vote yes")
    imagination = BLITZ.imagine(table.view(1))
    drawn = set()
    for seed in range(60):
        state = imagination.state(FastChance(seed))
        assert isinstance(state, Blitz)
        assert state.face is not None
        assert state.face.votes[1] == 1
        assert state.face.votes[0] == state.face.votes[3] == -1
        drawn.add(state.face.votes[2])
    assert drawn == {0, 1, 2}


def test_a_reveal_shows_piles_and_votes() -> None:
    table = Table(FACE).play("P0 start", 'P0 say near rock "rok"', "P1 vote no")
    revealed = table.state.reveal()
    assert revealed.pile_cards == [["q1", "w1"], ["w2"]]  # type: ignore[attr-defined]
    assert revealed.face_off.votes == [None, "no", None, None]  # type: ignore[attr-defined]


def test_the_same_seed_gives_the_same_game() -> None:
    assert all(
        BLITZ.deal(seats, options, FastChance(7)).text()
        == BLITZ.deal(seats, options, FastChance(7)).text()
        for seats, options in BLITZ.variants()
    )


def test_every_move_has_a_name_in_both_languages() -> None:
    first_words = {move.text.split()[0] for move in TABLE_OF_MOVES} | {"say", "show"}
    assert set(MOVES) == first_words
    for names in [*MOVES.values(), *SENTENCES.values()]:
        assert set(names) == {"fr", "en"}


def test_french_is_typeset() -> None:
    for names in SENTENCES.values():
        assert not re.search(r" [;:!?»]|« |'", names["fr"])


def test_verdicts_are_those_of_the_judge_and_the_tables_own() -> None:
    assert set(VERDICTS) == {*Verdict, "shown"}
