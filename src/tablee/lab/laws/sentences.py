"""Everything that happens, can be done or can be seen has a sentence in every language."""

from typing import Final

from tablee.core.chance import FastChance
from tablee.core.moves import Move
from tablee.core.random_play import CAP
from tablee.core.story import Event
from tablee.lab.laws.law import Broken, Looks, hold, once_law, pack_law, reader
from tablee.lab.laws.positions import Variant, random_game, variants_of
from tablee.packs.pack import Pack
from tablee.packs.phrases import Speaker
from tablee.packs.words import LANGUAGES, Words

NAMES: Final = ["Ada", "Björn", "Chloé", "Dov", "Élise", "Fanny", "Gus", "Hal", "Ida", "Jo"]


def speakers(words: Words) -> list[Speaker]:
    """One a language; cards are told from other words, numbers stay numbers."""

    def card(text: str) -> str:
        return text if text.isdigit() else f"<{text}>"

    return [Speaker(words, NAMES, language, card) for language in LANGUAGES]


@pack_law(
    "Everything that happens can be said",
    61,
    "Words.sentences needs one for each kind of Event, in fr and en, whose {holes} are the event's "
    "values (or `seat`); one called `kind.seen` for those who may know its secret, "
    "one called `kind.yours` for whoever it was done to (its `target` or `other`).",
)
def events_can_be_said(pack: Pack, variant: Variant, seed: int) -> Looks:
    _, seats, _ = variant
    says = speakers(pack.words)
    for state, mover, move in random_game(variant, seed, most=200):
        yield state
        if mover is not None:
            _say_move(says, move)
        story: list[Event] = []
        state.copy().apply(mover, move, FastChance(1), story)
        for event in story:
            for seat in [*range(seats), None]:
                _say_event(says, event, seat)


def _say_event(says: list[Speaker], event: Event, seat: int | None) -> None:
    for speaker, language in zip(says, LANGUAGES, strict=True):
        try:
            said = speaker.tell(event.told(seat), seat)
        except KeyError as error:
            raise Broken(f"{event.kind!r} lacks {error} in {language}: {event}") from None
        if not said or "{" in said:
            raise Broken(f"{event.kind!r} is said {said!r} in {language}: {event}")


def _say_move(says: list[Speaker], move: Move) -> None:
    for speaker, language in zip(says, LANGUAGES, strict=True):
        try:
            said = speaker.move(move)
        except KeyError as error:
            raise Broken(f"{move} lacks {error} in {language}") from None
        if not said or "{" in said:
            raise Broken(f"{move} is said {said!r} in {language}")


@once_law(
    "Every move has a wording",
    62,
    'Words.moves needs one for each verb of the listed moves, one called "" for plain cards, in fr '
    "and en, whose holes {0}, {1} … are the words after the verb.",
    counts="moves",
)
def moves_can_be_said(pack: Pack, seed: int) -> Looks:
    says, moves = speakers(pack.words), pack.words.moves
    cards = {card for variant in variants_of(pack.game) for card in _cards(variant, seed)}
    for move in pack.game.moves.listed:
        yield move.text
        is_plain = {*move.text.split(":")} <= cards | pack.words.names.keys()
        hold(move.text.split(" ")[0] in moves or (is_plain and "" in moves), "it has no wording")
        _say_move(says, move)


def _cards(variant: Variant, seed: int) -> list[str]:
    game, seats, options = variant
    return game.deal(seats, options, FastChance(seed)).census()


@pack_law(
    "Everything on the table can be said",
    63,
    "Words.facts needs a sentence for each kind of fact that Pack.facts makes of a screen, in fr "
    "and en, whose {holes} are its values (or `seat`).",
)
def facts_can_be_said(pack: Pack, variant: Variant, seed: int) -> Looks:
    if pack.facts is None:
        return
    _, seats, _ = variant
    says = speakers(pack.words)
    for step, (state, _, _) in enumerate(random_game(variant, seed)):
        if step % 5:
            continue
        yield state
        for seat in [*range(seats), None]:
            facts = pack.facts(state.screen(seat))
            hold(bool(facts), f"nothing is said of the table to {reader(seat)}")
            for fact in facts:
                for speaker, language in zip(says, LANGUAGES, strict=True):
                    try:
                        said = speaker.fact(fact)
                    except KeyError as error:
                        raise Broken(f"{fact} lacks {error} in {language}") from None
                    hold(bool(said) and "{" not in said, f"{fact} is said {said!r}")


@pack_law(
    "Why a game is over can be said",
    64,
    "Words.endings, where a game has any, needs one for each rule that ends it, in fr and en, "
    "whose {holes} are fields of the view.",
)
def endings_can_be_said(pack: Pack, variant: Variant, seed: int) -> Looks:
    if not pack.words.endings:
        return
    for state, _, _ in random_game(variant, seed, most=CAP):
        yield state
    outcome = state.outcome()
    if outcome is None:
        return
    for speaker, language in zip(speakers(pack.words), LANGUAGES, strict=True):
        try:
            said = speaker.ending(outcome.rule, state.screen(None))
        except (AttributeError, KeyError) as error:
            raise Broken(f"the end by {outcome.rule} lacks {error} in {language}") from None
        hold(bool(said) and "{" not in said, f"the end by {outcome.rule} is said {said!r}")
