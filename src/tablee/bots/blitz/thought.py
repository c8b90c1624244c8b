"""What comes to a duellist's mind, and when.

Drawn from chance keyed by the try, not from the table's: what the opponent does meanwhile makes
nobody think again from the start.
"""

from math import log
from typing import Final

from tablee.bots.blitz.mind import Mind, about
from tablee.bots.blitz.sight import Duel, can_refuse
from tablee.bots.blitz.vocabulary import RARER, Word, known_words, misspelt, wealth
from tablee.bots.memory import QUICKEST, keyed
from tablee.bots.taste import unit
from tablee.core.chance import Chance
from tablee.games.blitz.clocks import LOOK_SECONDS
from tablee.games.blitz.options import BlitzOptions


class Thought:
    """About one try. `word` None: nothing comes to mind. Seconds: `sees`, from the cards shown or
    pointed out to the theme read; `finds`, from there to the word."""

    def __init__(self, duel: Duel, tries: int, mind: Mind, options: BlitzOptions) -> None:
        luck = keyed(f"think {mind.level} {duel.occasion(tries)}")
        self.sees: Final = _sees(duel, tries, mind, luck)
        is_empty = unit(luck) < mind.is_empty
        slips = unit(luck) < mind.slips
        mixes_up = unit(luck) < mind.mixes_up and duel.round == 0 and can_refuse(options)
        slip_at = luck.below(60)
        card = duel.own if mixes_up else duel.theme
        words = known_words(mind, duel.seat, options.language, options.deck, card)
        each = mind.recalls * wealth(options.language, options.deck, card)
        found = None if is_empty else first_to_come(words, duel.used, each, luck)
        word = None if found is None else found[0].text
        if slips and word is not None:
            word = misspelt(word, slip_at, options.language, options.deck, card, duel.used)
        self.word: Final = word
        self.finds: Final = 0.0 if found is None else found[1]


def _sees(duel: Duel, tries: int, mind: Mind, luck: Chance) -> float:
    """Whoever does not spot the face-off sees it when it is pointed out (BLITZ-Q4)."""
    spots = QUICKEST - log(1.0 - unit(luck)) * (mind.spots - QUICKEST)
    notices, reads = about(0.5, luck), about(mind.reads, luck)
    if tries > 0:
        return QUICKEST
    if duel.is_pointed_out:
        return notices + reads
    return min(spots, LOOK_SECONDS + notices) + reads


def first_to_come(
    words: tuple[Word, ...], used: frozenset[str], each: float, luck: Chance
) -> tuple[Word, float] | None:
    """All words known are looked for at once, an everyday one taking `each` seconds on average;
    the first that is free."""
    times = [-log(1.0 - unit(luck)) * each * RARER[word.grade - 1] for word in words]
    order = sorted(range(len(words)), key=times.__getitem__)
    return next(((words[i], times[i]) for i in order if words[i].is_free(used)), None)
