"""The rules text is there in every language, and the rules that are named stand in it."""

from typing import Final

from tablee.core.chance import FastChance
from tablee.core.random_play import CAP, next_move
from tablee.lab.laws.law import Broken, Looks, hold, once_law, pack_law
from tablee.lab.laws.positions import Variant, random_game
from tablee.packs.pack import Pack
from tablee.packs.rulebook import rulebook
from tablee.packs.words import LANGUAGES

_MISSING: Final = "is not in the rules text"


@once_law(
    "Both languages have the same rules in the same order",
    10,
    "Pack.rules needs a text for fr and one for en, each rule a line `- **ID** …` in a section; "
    "`tablee rules NAME --lang fr` shows how it is read.",
    counts="rules",
)
def languages_have_the_same_rules(pack: Pack, seed: int) -> Looks:
    for language in LANGUAGES:
        hold(language in pack.rules, f"there are none in {language!r}")
        book = rulebook(pack, language)
        hold(
            bool(book.title and book.ids()),
            f"{language}: no title (`# …`), or no rules (`- **ID** …`)",
        )
        twice = sorted({one for one in book.ids() if book.ids().count(one) > 1})
        hold(not twice, f"{language}: ids that stand there twice: {twice}")
    first, *others = [rulebook(pack, language) for language in LANGUAGES]
    for other in others:
        odd = sorted({*first.ids()} ^ {*other.ids()})
        hold(not odd, f"rules that stand in one language only: {odd}")
        pairs = zip(_rules(pack, first.language), _rules(pack, other.language), strict=True)
        for one, two in pairs:
            yield one[0]
            hold(one == two, f"another order or kind of rule: {one} in one, {two} in the other")


def _rules(pack: Pack, language: str) -> list[tuple[str, str]]:
    sections = rulebook(pack, language).sections
    return [(rule.id, rule.kind) for section in sections for rule in section.rules]


@pack_law(
    "Every refusal cites a rule of the rules text",
    11,
    "Write the rule into the rules text of both languages, or cite one that says what is wrong.",
)
def refusals_cite_rules(pack: Pack, variant: Variant, seed: int) -> Looks:
    game, seats, _ = variant
    ids = set(rulebook(pack, LANGUAGES[0]).ids())
    for step, (state, _, _) in enumerate(random_game(variant, seed)):
        if step % 5:
            continue
        yield state
        for seat in range(seats):
            for move in game.moves.listed:
                rule = state.refusal(seat, move)
                if rule is not None and rule not in ids:
                    raise Broken(f"P{seat} {move} is refused by {rule}, which {_MISSING}")


@pack_law(
    "The end of a game cites a rule of the rules text",
    16,
    "Outcome.rule is the id of the rule by which the game is over.",
    counts="games",
)
def ends_cite_rules(pack: Pack, variant: Variant, seed: int) -> Looks:
    game, seats, options = variant
    chance = FastChance(seed)
    state = game.deal(seats, options, chance)
    yield state
    for _ in range(CAP):
        step = next_move(game, state, chance)
        if step is None:
            break
        state.apply(step[0], step[1], chance)
    outcome = state.outcome()
    if outcome is not None and outcome.rule not in rulebook(pack, LANGUAGES[0]).ids():
        raise Broken(f"it ends by {outcome.rule}, which {_MISSING}")
