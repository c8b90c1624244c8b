"""All laws, in the order in which a game is best put right."""

from typing import Final

from tablee.lab.laws.copies import (
    cards_are_conserved,
    copies_are_independent,
    whole_games_keep_their_cards,
)
from tablee.lab.laws.determinism import rollouts_are_random_play, same_moves_same_game
from tablee.lab.laws.fates import damaged_positions
from tablee.lab.laws.introductions import a_game_is_introduced, options_are_explained
from tablee.lab.laws.law import Law
from tablee.lab.laws.legality import (
    clocks_are_legal,
    examples_are_legal,
    games_end,
    illegal_moves_change_nothing,
    listed_is_legal,
    who_acts_has_a_move,
)
from tablee.lab.laws.rules_texts import (
    ends_cite_rules,
    languages_have_the_same_rules,
    refusals_cite_rules,
)
from tablee.lab.laws.screens import screens_have_no_memory, screens_together_are_the_same
from tablee.lab.laws.secrecy import (
    imagined_can_be_played,
    imagined_looks_the_same,
    refusals_tell_nothing,
    spectators_see_what_is_open,
    told_is_known,
)
from tablee.lab.laws.sentences import (
    endings_can_be_said,
    events_can_be_said,
    facts_can_be_said,
    moves_can_be_said,
)
from tablee.lab.laws.taking_back import take_backs_show_nothing
from tablee.lab.laws.teaching import pictures_can_be_drawn, the_lesson_can_be_played
from tablee.lab.laws.texts import (
    garbage_is_refused,
    moves_read_back,
    open_moves_read_back,
    options_read_back,
    positions_read_back,
)
from tablee.lab.laws.variants import variants_can_be_dealt

FIRST: Final[Law] = variants_can_be_dealt
"""Without it no other can be tried."""

LAWS: Final[list[Law]] = [
    FIRST,
    listed_is_legal,
    who_acts_has_a_move,
    clocks_are_legal,
    examples_are_legal,
    illegal_moves_change_nothing,
    games_end,
    cards_are_conserved,
    whole_games_keep_their_cards,
    copies_are_independent,
    same_moves_same_game,
    rollouts_are_random_play,
    moves_read_back,
    open_moves_read_back,
    options_read_back,
    positions_read_back,
    garbage_is_refused,
    damaged_positions,
    imagined_looks_the_same,
    imagined_can_be_played,
    refusals_tell_nothing,
    told_is_known,
    spectators_see_what_is_open,
    screens_have_no_memory,
    screens_together_are_the_same,
    take_backs_show_nothing,
    a_game_is_introduced,
    options_are_explained,
    languages_have_the_same_rules,
    refusals_cite_rules,
    ends_cite_rules,
    events_can_be_said,
    moves_can_be_said,
    facts_can_be_said,
    endings_can_be_said,
    the_lesson_can_be_played,
    pictures_can_be_drawn,
]
