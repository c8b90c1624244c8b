"""Blitz!'s bots: what they know, when they act, what they never do."""

from statistics import median

import pytest

from tablee.bots import Bot, Reply
from tablee.bots.blitz.mind import EXPERT, NOVICE, REGULAR, Mind
from tablee.bots.blitz.vocabulary import known_words, misspelt
from tablee.bots.memory import QUICKEST
from tablee.core.chance import FastChance
from tablee.core.seats import Seat
from tablee.games.blitz import BLITZ
from tablee.games.blitz.cards import read_card
from tablee.games.blitz.clocks import FIT_SECONDS, SPOKEN_SECONDS
from tablee.games.blitz.moves import FITS, GIVE_UP, SPEAK, STOP, UNFIT, VOTES
from tablee.packs import PACKS
from tablee.words.folding import fold
from tablee.words.judging import DeckJudge
from tablee.words.themes import load_deck
from tests.games.blitz.random_play import RandomPlay
from tests.games.blitz.table import Table

JUDGE = DeckJudge()
LEVELS = ["novice", "regular", "expert"]
MINDS = [NOVICE, REGULAR, EXPERT]
LIST = "options judge=list; "
PILES = "left q1 w1; right w2; "
FACE = PILES + "P0 play c1; P1 play t1 c2; turn P2; drawer P1; "
HIDDEN = FACE + "looked no; "


def asked(table: Table, seat: Seat, bot: Bot, luck: int = 1) -> Reply:
    state = table.state
    moves = state.moves(seat) if seat in state.to_act() else []
    reactions = state.reactions(seat) if seat in state.may_react() else []
    return bot.choose(state.view(seat), moves, reactions, FastChance(luck), 0.4)


def starts(level: str, position: str) -> list[Reply]:
    """As many different occasions as the number of cards shown before."""
    bot = PACKS["blitz"].bot(level)
    return [asked(Table(f"{position}shows {n}; "), 0, bot) for n in range(1, 200)]


def said(level: str, position: str) -> list[str]:
    """What P0 answers, begun, on many occasions; nothing where it has no word."""
    bot = PACKS["blitz"].bot(level)
    tables = [Table(f"{position}shows {n}; ").play("P0 speak") for n in range(1, 200)]
    texts = [asked(table, 0, bot).move for table in tables]
    return [move.text.removeprefix("say ") for move in texts if move is not None and move != STOP]


def theme_words(card: str) -> list[str]:
    answers = load_deck("fr", 1)[read_card(card)].answers
    return [answer.text for answer in answers]


# --- when -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_draws_after_a_look_at_the_cards(level: str) -> None:
    bot = PACKS["blitz"].bot(level)
    replies = [asked(Table(PILES + "turn P0"), 0, bot, luck) for luck in range(40)]
    assert {str(reply.move) for reply in replies} == {"draw left", "draw right"}
    assert len({reply.after for reply in replies}) > 30


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_leaves_time_to_read_how_a_face_off_ended(level: str) -> None:
    bot = PACKS["blitz"].bot(level)
    table = Table(PILES + "P0 play c1; turn P0; decided P0")
    assert all(asked(table, 0, bot, luck).after >= 3.5 for luck in range(40))


@pytest.mark.parametrize("level", LEVELS)
def test_blitz_q4_a_bot_spots_a_face_off_itself(level: str) -> None:
    replies = [reply for reply in starts(level, HIDDEN) if reply.move == SPEAK]
    assert len(replies) > 150
    assert len({reply.after for reply in replies}) > 100


@pytest.mark.parametrize("level", LEVELS)
def test_a_face_off_pointed_out_needs_no_spotting(level: str) -> None:
    hidden = [reply.after for reply in starts(level, HIDDEN)]
    shown = [reply.after for reply in starts(level, FACE)]
    assert median(shown) < median(hidden)


def test_a_higher_level_begins_sooner() -> None:
    novice, regular, expert = (
        median(reply.after for reply in starts(level, HIDDEN)) for level in LEVELS
    )
    assert expert < 0.8 * regular
    assert regular < 0.8 * novice


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_acts_faster_than_a_person(level: str) -> None:
    bot = PACKS["blitz"].bot(level)
    for seats, options in BLITZ.variants():
        for place, (state, _, _) in enumerate(RandomPlay(seats, options, 3)):
            for seat in {*state.to_act(), *state.may_react()}:
                reply = bot.choose(
                    state.view(seat),
                    state.moves(seat),
                    state.reactions(seat),
                    FastChance(place),
                    0.4,
                )
                assert reply.move is None or QUICKEST <= reply.after < 30.0


# --- words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_blitz_fo_1_a_bot_answers_the_opponents_theme(level: str) -> None:
    words = said(level, LIST + FACE)
    verdicts = {JUDGE.verdict("fr", 1, read_card("c2"), word, [])[0] for word in words}
    assert verdicts <= {"known", "near"}
    assert len(set(words)) > 10


def test_a_bot_answers_the_tie_break_card() -> None:
    position = LIST + FACE + "round 1; tied yes; card s1 left; "
    assert set(said("expert", position)) <= set(theme_words("s1"))


@pytest.mark.parametrize("level", LEVELS)
def test_blitz_q33_a_bot_never_says_a_used_word(level: str) -> None:
    words = theme_words("c2")
    used = [fold(word, "fr") for word in words[2:]]
    answers = said(level, LIST + FACE + f"used {' '.join(dict.fromkeys(used))}; ")
    verdicts = {JUDGE.verdict("fr", 1, read_card("c2"), word, used)[0] for word in answers}
    assert "known" in verdicts
    assert verdicts <= {"known", "near"}


def test_whoever_has_no_word_left_gives_up() -> None:
    used = " ".join(dict.fromkeys(fold(word, "fr") for word in theme_words("c2")))
    position = LIST + FACE + f"used {used}; "
    assert all(reply.move == GIVE_UP for reply in starts("expert", position))
    assert not said("expert", position)


@pytest.mark.parametrize(("mind", "rare"), [(NOVICE, 0.05), (REGULAR, 0.3), (EXPERT, 0.8)])
def test_a_higher_level_knows_rarer_words(mind: Mind, rare: float) -> None:
    known = [word for card in range(54) for word in known_words(mind, 0, "en", 2, card)]
    all_rare = [a for theme in load_deck("en", 2) for a in theme.answers if a.grade == 3]
    common = [word for word in known if word.grade == 1]
    assert sum(word.grade == 3 for word in known) < rare * len(all_rare)
    assert len(common) >= 0.65 * sum(a.grade == 1 for t in load_deck("en", 2) for a in t.answers)


@pytest.mark.parametrize("mind", MINDS)
def test_two_bots_of_one_level_know_different_words(mind: Mind) -> None:
    mine, theirs = ({w.text for w in known_words(mind, seat, "fr", 1, 5)} for seat in (0, 1))
    assert mine != theirs
    assert mine == {word.text for word in known_words(mind, 0, "fr", 1, 5)}


@pytest.mark.parametrize("level", LEVELS)
def test_blitz_q11_a_bot_begins_only_when_it_has_the_word_and_says_it_in_time(level: str) -> None:
    """Whoever starts must have the word: no start of a bot comes to nothing."""
    bot = PACKS["blitz"].bot(level)
    begun = 0
    for n in range(1, 200):
        table = Table(f"{LIST}{FACE}shows {n}; ")
        if asked(table, 0, bot).move == SPEAK:
            begun += 1
            answer = asked(table.play("P0 speak"), 0, bot)
            assert answer.move is not None
            assert answer.move.text.startswith("say ")
            assert answer.after < SPOKEN_SECONDS
    assert begun > 150


def test_blitz_q33_a_bot_says_no_word_the_table_has_shown_for_that_card() -> None:
    words = theme_words("c2")
    given = " ".join(dict.fromkeys(fold(word, "fr") for word in words[3:]))
    left = {fold(word, "fr") for word in said("expert", LIST + FACE + f"given c2 {given}; ")}
    assert left <= {fold(word, "fr") for word in words[:3]}
    assert left


@pytest.mark.parametrize("level", LEVELS)
def test_blitz_q33_a_bot_believes_its_opponent_and_never_insists_on_a_word_of_its_own(
    level: str,
) -> None:
    bot = PACKS["blitz"].bot(level)
    table = Table(LIST + FACE).play("P0 start", 'P0 say unknown rock "rock"')
    reply = asked(table, 1, bot)
    assert reply.move == FITS
    assert reply.after < FIT_SECONDS
    own = Table("options judge=list asks=player; " + FACE)
    assert asked(own.play("P0 speak", 'P0 say unknown rock "rock"'), 0, bot).move == UNFIT


def test_blitz_q33_an_opponent_goes_on_thinking_while_a_word_is_asked_about() -> None:
    bot = PACKS["blitz"].bot("expert")
    table = Table("options judge=list asks=player; " + FACE + "shows 2; ")
    before = asked(table, 1, bot)
    table.play("P0 start", 'P0 say unknown rock "rock"')
    after = asked(table, 1, bot)
    assert (before.move, before.after) == (after.move, after.after)


def test_blitz_q33_wrong_words_are_said_only_where_they_can_be_refused() -> None:
    own = set(theme_words("c1"))
    assert not own & set(said("novice", LIST + FACE))
    assert own & set(said("novice", FACE))
    assert not own & set(said("expert", FACE))


def test_a_slip_looks_like_the_word_meant_and_like_no_used_one() -> None:
    card = next(n for n, theme in enumerate(load_deck("en", 1)) if "fruit salad" in theme.text)
    assert misspelt("strawberry", 2, "en", 1, card, []) == "strwaberry"
    assert misspelt("fig", 1, "en", 1, card, []) == "fig"
    assert misspelt("lime", 0, "en", 1, card, ["lime"]) == "lime"


# --- manners --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_blitz_q22_bots_abstain_and_never_contest(level: str) -> None:
    table = Table(FACE).play("P0 start", 'P0 say known rock "rock"')
    bot = PACKS["blitz"].bot(level)
    assert table.legal(2) == ["contest"]
    assert asked(table, 2, bot).move is None
    table.play("P3 contest")
    assert asked(table, 2, bot).move == VOTES[2]


def test_a_duellist_answers_before_voting_on_the_opponents_answer() -> None:
    table = Table(FACE).play("P0 start", "P1 start", 'P0 say near rocc "rocc"')
    bot = PACKS["blitz"].bot("expert")
    reply = asked(table, 1, bot)
    assert reply.move is not None
    assert reply.move.text.startswith("say ")


def test_a_try_goes_on_whatever_the_opponent_does() -> None:
    bot = PACKS["blitz"].bot("regular")
    table = Table(FACE).play("P0 speak")
    before = asked(table, 0, bot, luck=1)
    table.play("P1 start", 'P1 say unknown zzz "zzz"')
    after = asked(table, 0, bot, luck=2)
    assert (before.move, before.after) == (after.move, after.after)


def test_a_start_in_the_next_face_off_is_another_intention() -> None:
    bot = PACKS["blitz"].bot("regular")
    one, other = (asked(Table(f"{FACE}shows {n}; "), 0, bot).move for n in (3, 5))
    assert one == SPEAK == other
    assert one != other


@pytest.mark.parametrize("level", LEVELS)
def test_the_order_of_the_piles_changes_nothing(level: str) -> None:
    bot = PACKS["blitz"].bot(level)
    for place, (state, _, _) in enumerate(RandomPlay(4, BLITZ.options(), 11)):
        for seat in state.to_act():
            view, moves = state.view(seat), state.moves(seat)
            imagined = BLITZ.imagine(view).state(FastChance(place))
            real = bot.choose(view, moves, [], FastChance(7), 0.4)
            other = bot.choose(imagined.view(seat), moves, [], FastChance(7), 0.4)
            assert (real.move, real.after) == (other.move, other.after)


def test_blitz_q36_round_a_shared_screen_a_bot_gives_up() -> None:
    table = Table("options shared=yes; " + FACE)
    assert asked(table, 0, PACKS["blitz"].bot("expert")).move == GIVE_UP
    assert asked(table, 2, PACKS["blitz"].bot("expert")).move is None
