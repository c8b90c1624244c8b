"""The judge against the hand-written pairs, with bounds that hold."""

import pytest

from tablee.words import rates
from tablee.words.deckfile import DeckError
from tablee.words.judge import Verdict
from tablee.words.rates import DIFFERENT, NEAR, SAME, Pair, Rates, load_pairs, measure
from tests.words.decks import WriteDeck, good_deck

CODES = ["en", "fr"]


@pytest.fixture(params=CODES)
def code(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def share(pairs: list[Pair], code: str, verdict: Verdict) -> float:
    return sum(pair.verdict(code) is verdict for pair in pairs) / len(pairs)


def of(code: str, truth: str) -> list[Pair]:
    return [pair for pair in load_pairs(code) if pair.truth == truth]


def test_there_are_300_different_pairs_or_more(code: str) -> None:
    pairs = load_pairs(code)
    assert len(set(pairs)) == len(pairs) >= 300


@pytest.mark.parametrize("truth", [NEAR, DIFFERENT])
def test_no_other_word_and_no_slip_is_ever_known(code: str, truth: str) -> None:
    assert [pair for pair in of(code, truth) if pair.verdict(code) is Verdict.KNOWN] == []


def test_the_same_word_is_known_in_98_of_100(code: str) -> None:
    assert share(of(code, SAME), code, Verdict.KNOWN) >= 0.98


def test_a_slip_is_near_in_90_of_100(code: str) -> None:
    assert share(of(code, NEAR), code, Verdict.NEAR) >= 0.9


def test_another_word_is_put_to_the_vote_in_less_than_5_of_100(code: str) -> None:
    assert share(of(code, DIFFERENT), code, Verdict.NEAR) < 0.05


def test_the_rates_are_shares_of_the_right_pairs(
    write_deck: WriteDeck, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_deck("fr", 1, good_deck())
    pairs = [
        Pair("chats", "chat", SAME),
        Pair("girafe", "chat", SAME),  # said to be the same: a false refusal
        Pair("chevla", "cheval", NEAR),
        Pair("chevaux", "cheval", NEAR),  # said to be a slip: a false acceptance
        Pair("poison", "poisson", DIFFERENT),  # a needless vote
    ]
    monkeypatch.setattr(rates, "load_pairs", lambda language: pairs)
    measured: Rates = measure("fr")
    assert measured.pairs == 5
    assert measured.false_accept == pytest.approx(1 / 3)
    assert measured.false_refuse == pytest.approx(1 / 4)
    assert measured.needless_vote == pytest.approx(1 / 3)
    found = {verdict: count for verdict, count in measured.verdicts[SAME].items() if count}
    assert found == {"known": 1, "unknown": 1}


@pytest.mark.parametrize("line", ["chat | chat", "chat | chat | equal", "chat || same"])
def test_a_malformed_pair_names_its_line(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    folder = tmp_path_factory.mktemp("words")
    (folder / "pairs").mkdir()
    (folder / "pairs" / "fr.txt").write_text(f"# pairs\n{line}\n", "utf-8")
    monkeypatch.setattr(rates, "files", lambda package: folder)
    with pytest.raises(DeckError, match=r"pairs/fr\.txt:2: expected"):
        load_pairs("fr")


def test_a_language_may_have_no_pairs() -> None:
    assert load_pairs("xx") == []
