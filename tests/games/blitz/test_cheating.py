"""What does not pay: typing anything, and buzzing first to think later (BLITZ-Q11, BLITZ-Q33)."""

import dataclasses
import random
import string

import pytest

from tablee.core.chance import ScriptedChance
from tablee.core.referee import Press
from tablee.games.blitz import BLITZ
from tablee.games.blitz.cards import SYMBOL, TEXT, THEMES
from tablee.games.blitz.moves import FITS, SPEAK
from tablee.games.blitz.referee import Referee
from tablee.words import judging
from tablee.words.folding import fold
from tablee.words.gibberish import is_held
from tablee.words.judging import DeckJudge
from tablee.words.themes import load_deck
from tests.games.blitz.refereed import Refereed
from tests.games.blitz.table import Table

FINGERS = """
qwerty azerty asdf qsdf asdfgh poiu wxcvbn zxcvbn hjkl qsdfjklm abcdef
aaaa zzzzz mmmmmm asasas xkcdq jkjkjk fghfgh dfgdfg
""".split()
DUEL = "options judge=list asks=player language={} deck={}; left D1; P0 play {}; P1 play {}; "


def junk(luck: random.Random) -> str:
    if luck.random() < 0.4:
        return luck.choice(FINGERS)
    return "".join(luck.choices(string.ascii_lowercase, k=luck.randint(6, 12)))


def wins(language: str, deck: int, card: int, word: str) -> bool:
    """Whether a brazen player wins by it, who says of every word that it fits."""
    mine = next(mate for mate in range(THEMES) if SYMBOL[mate] == SYMBOL[card] and mate != card)
    table = Table(DUEL.format(language, deck, TEXT[mine], TEXT[card]))
    referee = Referee(BLITZ, DeckJudge())
    table.state.play(0, SPEAK, ScriptedChance())
    said = referee.move(table.state, Press(0, f"say {word}", 1.0, table.state))
    assert said is not None
    table.state.play(0, said, ScriptedChance())
    if table.state.refusal(0, FITS) is None:
        table.state.play(0, FITS, ScriptedChance())
    return bool(table.state.won[0])


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("deck", [1, 2, 3])
def test_blitz_q33_junk_never_wins_a_face_off(language: str, deck: int) -> None:
    luck = random.Random(f"{language} {deck}")
    tries = [(card, junk(luck)) for card in range(THEMES) for _ in range(5)]
    won = [(card, word) for card, word in tries if wins(language, deck, card, word)]
    assert [word for card, word in won if not is_of_the_theme(language, deck, card, word)] == []
    assert len(won) < 0.02 * len(tries)


def is_of_the_theme(language: str, deck: int, card: int, word: str) -> bool:
    """QWERTY is a word of computing, and who lists zzz as a sound takes zzzzz."""
    answers = load_deck(language, deck)[card].answers
    spellings = [spelling.lower() for answer in answers for spelling in answer.spellings]
    return word in spellings or (is_held(word) and any(map(is_held, spellings)))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_blitz_q33_a_real_word_never_wins_where_a_closed_theme_lacks_it(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = [dataclasses.replace(theme, is_closed=True) for theme in load_deck(language, 1)]
    monkeypatch.setattr(judging, "load_deck", lambda code, deck: closed)
    judging._judge.cache_clear()
    listed = {fold(s, language) for t in closed for a in t.answers for s in a.spellings}
    names = ["Mozart", "Pikachu", "sudoku", "Beyoncé", "Mbappé", "kumquat"]
    words = [word for word in names if fold(word, language) not in listed]
    won = [word for word in words for card in range(THEMES) if wins(language, 1, card, word)]
    judging._judge.cache_clear()
    assert words
    assert won == []


def test_blitz_q33_what_would_win_does() -> None:
    """So that the test above can fail: a listed word, and a real one that is said to fit."""
    language, deck, card = "fr", 1, 0
    listed = DeckJudge().examples(language, deck, card, [])[0][1]
    assert wins(language, deck, card, listed)
    assert wins(language, deck, card, "raclette")


def duel(thinks: float, knows: float) -> list[str]:
    """P0 presses a key as soon as it may and has a word only after `thinks` seconds; P1 starts when
    it has one, after `knows`. The cards each has won."""
    game = Refereed(
        "options judge=list; left q1 w1; P0 play c1; P1 play t1 c2; turn P2; drawer P1; shows 1; "
    )
    presses = [(0.2, 0, "typing 1")]
    for seat, start, word in ((0, thinks, "aria"), (1, knows, "blues")):
        begin = 2 if seat == 0 else 1
        presses += [
            (start + place * 0.15, seat, f"typing {begin + place}") for place in range(len(word))
        ]
        presses.append((start + len(word) * 0.15, seat, f"say {word}"))
    for at, seat, text in sorted(presses):
        game.wait(at)
        if game.table.state.face is not None:
            game.press(seat, text, at)
    game.wait(20.0)
    return [card for seat in (0, 1) for card in game.table.won(seat)]


def test_blitz_q11_buzzing_first_and_thinking_later_loses_to_who_has_the_word() -> None:
    luck = random.Random(11)
    for _ in range(200):
        knows = luck.uniform(0.3, 4.0)
        thinks = max(1.5, knows) + luck.uniform(0.05, 3.0)
        assert duel(thinks, knows) == ["c1"], (thinks, knows)


def test_blitz_q10_whoever_has_the_word_first_wins_with_a_key_pressed_before_or_not() -> None:
    luck = random.Random(12)
    for _ in range(100):
        thinks = luck.uniform(1.5, 4.0)
        assert duel(thinks, thinks + luck.uniform(0.05, 2.0)) == ["c2"]
