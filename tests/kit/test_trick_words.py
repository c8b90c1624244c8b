"""A small trick game is told in the kit's words, in both languages."""

import pytest

from tablee.core.chance import FastChance
from tablee.core.random_play import next_move
from tablee.core.story import Event
from tablee.kit.playingcards import FIFTY_TWO, THIRTY_TWO, card_names, playing_cards
from tablee.kit.trickfacts import trick_facts
from tablee.kit.tricksentences import FACTS, MOVES, SENTENCES
from tablee.packs.phrases import Speaker
from tablee.packs.words import LANGUAGES, Words
from tests.kit.small_game import SMALL

WORDS = Words(sentences=SENTENCES, moves=MOVES, facts=FACTS, names=card_names(THIRTY_TWO))
NAMES = ["Ada", "Bo", "Cid", "Dov", "Eli"]
SPEAKERS = {language: Speaker(WORDS, NAMES, language, str) for language in LANGUAGES}
MIDDLE = (
    "seats 3; round 2; lead P1; trick HA S7; turned H7; P0 hand SA D8; P1 hand S8; P2 hand DJ; "
    "P2 tricks 1; P2 taken S9 SJ SK; P0 score 2; P1 score 1"
)


def facts_for(seat: int | None, language: str) -> list[str]:
    facts = trick_facts(SMALL.position(MIDDLE).screen(seat))
    return [SPEAKERS[language].fact(fact) for fact in facts]


def test_facts_are_in_the_order_of_asking() -> None:
    assert facts_for(0, "en") == [
        "Your turn to play a card to the trick.",
        "Your hand: the ace of spades and the 8 of diamonds.",
        "The trick so far: Bo led the ace of hearts.",
        "Then Cid played the 7 of spades.",
        "You have won 0 tricks this round.",
        "Bo has won 0 tricks and holds 1 card.",
        "Cid has won 1 trick and holds 1 card.",
        "Round 2.",
        "18 cards lie aside, face down.",
        "You have 2 points.",
        "Bo has 1 point.",
        "Cid has 0 points.",
    ]


def test_facts_name_nobody_else_s_hand() -> None:
    for seat, hidden in [(0, ["8 de pique", "valet de carreau"]), (None, ["Votre", "as de pique"])]:
        said = " ".join(facts_for(seat, "fr"))
        assert not any(one in said for one in hidden)
    assert facts_for(1, "fr")[0] == "C’est à Ada de jouer."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 5])
def test_all_that_happens_and_lies_there_can_be_said(seats: int, language: str) -> None:
    speaker, chance = SPEAKERS[language], FastChance(seats)
    state = SMALL.deal(seats, SMALL.options(), chance)
    kinds: set[str] = set()
    told: set[str] = set()
    while (step := next_move(SMALL, state, chance)) is not None:
        story: list[Event] = []
        state.apply(*step, chance, story)
        assert speaker.move(step[1]).startswith(("jouer l", "play the "))
        for event in story:
            told.add(event.kind)
            assert "{" not in speaker.tell(event.told(None))
        for reader in [*range(seats), None]:
            for fact in trick_facts(state.screen(reader)):
                kinds.add(fact.kind)
                assert "{" not in speaker.fact(fact)
    assert told == SENTENCES.keys()
    assert kinds == FACTS.keys() - {"hand"}
    assert "hand" in {fact.kind for fact in trick_facts(SMALL.position(MIDDLE).reveal())}


@pytest.mark.parametrize("ranks", [THIRTY_TWO, FIFTY_TWO])
def test_every_card_has_a_name(ranks: tuple[str, ...]) -> None:
    suits = playing_cards(ranks)
    names = card_names(ranks)
    assert set(suits.text) <= names.keys()
    assert len({name["fr"] for name in names.values()}) == len(names)
    assert names["HJ"] == {"fr": "le valet de cœur", "en": "the jack of hearts"}
    assert names["C10"]["fr"] == "le 10 de trèfle"
