"""`tablee words check` and `tablee words rates`."""

import json

from typer.testing import CliRunner

from tablee.words.cli import app
from tests.words.decks import WriteDeck, good_deck

RUN = CliRunner()


def write_good_decks(write_deck: WriteDeck) -> None:
    for number, name in enumerate("abc", 1):
        write_deck("fr", number, good_deck(name))


def test_check_is_content_with_good_decks(write_deck: WriteDeck) -> None:
    write_good_decks(write_deck)
    result = RUN.invoke(app, ["check"])
    assert result.exit_code == 0
    assert "No findings" in result.output


def test_check_fails_on_a_finding_and_names_it(write_deck: WriteDeck) -> None:
    write_good_decks(write_deck)
    write_deck("fr", 2, good_deck("b").replace("motb0n0,", "mot@,", 1))
    result = RUN.invoke(app, ["check", "fr"])
    assert result.exit_code == 1
    assert "fr/deck2.txt:1: spelling: 'mot@'" in result.output


def test_check_speaks_json(write_deck: WriteDeck) -> None:
    write_good_decks(write_deck)
    write_deck("fr", 2, good_deck("b").replace("motb0n0,", "mot@,", 1))
    result = RUN.invoke(app, ["check", "--json"])
    assert result.exit_code == 1
    (finding,) = json.loads(result.output)
    assert (finding["kind"], finding["file"], finding["line"]) == ("spelling", "fr/deck2.txt", 1)


def test_rates_prints_a_column_a_language(write_deck: WriteDeck) -> None:
    write_good_decks(write_deck)
    result = RUN.invoke(app, ["rates"])
    assert result.exit_code == 0
    assert "false accept" in result.output
    assert "false refuse" in result.output
    assert "µs" in result.output


def test_rates_speaks_json(write_deck: WriteDeck) -> None:
    write_good_decks(write_deck)
    (rate,) = json.loads(RUN.invoke(app, ["rates", "--json"]).output)
    assert rate["language"] == "fr"
    assert rate["pairs"] >= 300
    assert rate["false_accept"] == 0


def test_a_language_without_decks_is_refused(write_deck: WriteDeck) -> None:
    write_good_decks(write_deck)
    assert RUN.invoke(app, ["check", "xx"]).exit_code == 2
    assert RUN.invoke(app, ["rates", "xx"]).exit_code == 2
