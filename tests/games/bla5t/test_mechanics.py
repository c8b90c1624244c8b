"""Bla5t's notation and imagination, beyond the laws."""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.chance import Chance, FastChance
from tablee.core.notation import NotationError
from tablee.games.bla5t import BLA5T
from tablee.games.bla5t.cards import TEXT, deck_of, read_card
from tablee.games.bla5t.options import Bla5tOptions
from tablee.games.bla5t.rules import Bla5t
from tests.games.bla5t.seen import view_of
from tests.table import At

PLAIN = "P0 cards 1; P1 cards 2; P2 cards 3; discard 8; pile 5 6a"
UNSEEN = (
    "options mode=advanced heroes=Jimbo,Apo,Helmut,Herman; step opening;"
    "P0 cards 1 2 3 4; P1 cards 5; P2 cards 9 10 11 12"
)
ASKING = "step ask; effect 8; picks b1; P1 answer ?"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("seats 7", "seats"),
        ("P0 cards 77", "not a card"),
        ("P0 cards Apo; P1 cards Apo", "Apo"),
        ("P0 cards Daisy", "Daisy"),
        ("P0 cards 1 2; P0 backs b1", "backs"),
        ("P0 cards 1; P0 backs b1; P1 cards 2; P1 backs b1", "two places"),
        ("P0 cards ??", "hides nothing"),
        ("P0 cards 1; discard 2; history P1 sees b0 ??", "hides nothing"),
        ("P0 cards 1; discard 2; history P1 sees b0 5", "contradicts"),
        ("P0 cards 1; discard 2; history P1 mixes b0 b1", "after `mixes`"),
        ("P0 cards 1; discard 2; history P1 mixes b0 b0, P1 kept b1 b2", "two cards"),
        ("speed 5", "unknown field 'speed'"),
        ("chairs P0 P1", "chairs"),
        ("step drawn; P0 cards 1; discard 2", "hand"),
        ("step ask; effect 8; discard 2", "nobody is asked"),
        ("step pick; effect 8; picks b5; discard 2", "b5"),
        ("step mix; effect 6b; discard 2", "6b mixes two cards"),
        ("step end; P0 turns 1; discard 2", "BLA5T-BLAST-1"),
        ("step action", "nobody can move"),
        ("step start", "nobody has a choice"),
        ("step change; list Apo Jayce", "BLA5T-MID-1"),
        ("options mode=advanced; step change; P0 score 50; list Apo Jayce", "cannot be put"),
        ("heroes Jayce Apo Helmut Daisy", "BLA5T-COMP-4"),
        ("P0 cards 1; discard 2; shown b5", "no card of the table"),
        ("P0 cards 1; discard 2; shown b0 b0", "shown once"),
        ("P0 cards 1; discard 2; shown b0:3; reveals 2", "reveals"),
        ("step reveal; P0 cards 1; discard 2; shown b0", "all cards lie open"),
        (f"P0 cards 1; P1 cards 2; discard Helmut 8; {ASKING}", "BLA5T-Q26"),
        ("heroes Jayce Apo", "BLA5T-COMP-3"),
        ("P0 cards 1; discard 2; chooser P0", "BLA5T-MID-1"),
        ("history nonsense", "history"),
        ("sheet 1/2", "sheet"),
        ("heroes Jayce Jayce Apo Helmut Herman", "BLA5T-COMP-3"),
        ("heroes Jayce Apo Helmut Herman Herman; bosses Gordon Futura", "heroes"),
        ("options mode=advanced; heroes Jayce Apo Helmut Daisy", "heroes: the host's list"),
        (f"{PLAIN}; round 0", "round"),
        (f"{PLAIN}; P0 score 100", "P0 score: BLA5T-GAME-1"),
        (f"{PLAIN}; P0 score -9", "P0 score: no rounds"),
        (f"{PLAIN}; round 2; P0 score 5; sheet 4/4/0 0/0/0 0/0/0", "P0 score: the sheet makes 4"),
        (f"{PLAIN}; sheet 4/4/0 0/0/0 0/0/0; round 1", "sheet: 0 rounds"),
        (f"{PLAIN}; sheet 4/3/0 0/0/0 0/0/0", "sheet: no round"),
        (f"{PLAIN}; sheet 4/4/5 0/0/5 0/0/0", "sheet: one seat"),
        ("step over; P0 cards 1; discard 2", "step: over"),
        (f"{PLAIN}; P0 turns 0", "P0 turns"),
        (f"{PLAIN}; hand 7", "hand: 0 drawn cards"),
        (f"{PLAIN}; hand 7 8; step drawn", "hand: 1 drawn"),
        (f"{PLAIN}; blast P1; last P0", "turn: BLA5T-BLAST-2"),
        (f"{PLAIN}; blast P1; P1 turns 1", "P1 turns: BLA5T-BLAST-1"),
        (f"{PLAIN}; last P1", "last: nobody"),
        (f"{PLAIN}; passes 1", "passes: BLA5T-Q58"),
        (f"{PLAIN}; again yes", "again"),
        (f"{PLAIN}; resume c1", "resume: BLA5T-Q30"),
        (f"{PLAIN}; effect 8", "effect"),
        (f"{PLAIN}; looking P0", "looking"),
        (f"{PLAIN}; step use", "BLA5T-VAR-1"),
        ("P0 cards Apo!; discard 2", "P0 cards: BLA5T-Q25"),
        ("seats 2; chairs P0 dummy P1; P0 cards 1; discard 2", "chairs: BLA5T-Q54"),
        (f"{PLAIN}; options mode=advanced; P0 jimbo 3", "P0 jimbo: not in this game"),
        ("options mode=advanced; step start; P0 cards 1; P0 jimbo 3; P0 start ?", "P0 jimbo: not"),
        (f"{PLAIN}; step opening", "P0 cards: 4 are dealt"),
        (f"{PLAIN}; step look; effect 7; picks b0; look b1", "look: not what"),
        (f"{PLAIN}; step look; effect 11; picks b0 b1; look b0 b1", "effect: nobody looks"),
        (f"{PLAIN}; step pick; effect Fawkes", "boss: not Fawkes"),
        ("step ask; P0 cards 1; P1 cards 2; P2 cards 3; effect 8; picks b1; P2 answer ?", "P1 ans"),
        ("options mode=advanced; step change; P1 score 60", "turn: BLA5T-MID-1"),
        (f"{PLAIN}; history gone b0 1, P0 sees b0 1", "history: P0 sees b0 1: that card has left"),
        (f"{PLAIN}; history gone b9 3, P0 takes b0 1", "history: P0 takes b0 1: another card"),
        (f"{PLAIN}; history P0 draws b7 3", "history: b7 would lie"),
        (f"{PLAIN}; history P0 draws b0 1, P0 draws b0 1", "another card has that back"),
        (f"{PLAIN}; history gone b9 4", "contradicts the discard"),
        (f"{PLAIN}; history P0 top 9", "the pile's top"),
        (f"{PLAIN}; history returned 7, returned 12", "contradicts the pile"),
    ],
)
def test_a_wrong_position_is_refused_with_its_place(text: str, place: str) -> None:
    with pytest.raises(NotationError, match=place):
        BLA5T.position(text)


@pytest.mark.parametrize(
    ("text", "key", "value"),
    [
        ("step opening; P0 cards 1 2 3 4; P1 cards 5 6a 7 8; P2 cards 9 10 11 12", "P1 due", "2"),
        (f"{PLAIN}; step look; effect 7; picks b0", "look", "b0"),
        (f"{PLAIN}; step look; effect 9; picks b0", "history", "P0 sees b0 1, P0 top 5"),
        (f"{PLAIN}; step look; effect Apo", "again", "yes"),
        (f"{PLAIN}; step drawn; hand 7", "history", "P0 sees b3 7"),
        (f"{PLAIN}; step ask; effect 8; picks b1", "P1 answer", "?"),
        (f"{PLAIN}; step pick; effect Jayce", "barred", "P0"),
        (f"{PLAIN}; P0 score 3", "round", "2"),
        (f"{PLAIN}; step reveal; blast P0", "last", "P0 P1 P2"),
        (f"{PLAIN}; step reveal; blast P0", "P1 cards", "2^ . . ."),
        (f"{UNSEEN}; P1 start same; P1 jimbo 1", "looking", "P0 P2"),
    ],
)
def test_what_a_position_leaves_out_is_understood(text: str, key: str, value: str) -> None:
    state = BLA5T.position(text)
    assert f"; {key} {value};" in f"{state.text()};"
    assert BLA5T.position(state.text()).text() == state.text()


WORDS = (
    "seats options round dealer chairs heroes bosses chooser changed list step turn beat hand pile "
    "discard barred again resume passes blast last effect picks cancelled look boss combo looking "
    "met sheet history nextback dummy dummybacks P0 P1 P2 cards backs turns answer jimbo enzo duo "
    "four three "
    "start opened due score knows 1 2 3 6a 6b 12 13c Apo Helmut! Jayce^ . ?? ? b0 b1 b63 c1 c2 top "
    "yes no same 4 declined action drawn choose pick ask mix look swap sit end reveal change over "
    "shown reveals mode=advanced "
    "opening use Stephania Maga sees shown gone draws mixes moved -1 999 ; ; ; ; ; ; , /"
).split()


@given(st.lists(st.sampled_from(WORDS), max_size=40))
def test_garbage_is_a_notation_error_and_what_is_read_can_be_used(words: list[str]) -> None:
    with suppress(NotationError):
        state = BLA5T.position(" ".join(words))
        assert BLA5T.position(state.text()).text() == state.text()
        for seat in state.to_act():
            assert state.moves(seat)


# --- imagination against enumeration --------------------------------------------------------------


class Stacked(Chance):
    """A shuffle gives the cards named, the top first."""

    def __init__(self, cards: str) -> None:
        self.cards = [read_card(word) for word in cards.split()][::-1]

    def below(self, n: int) -> int:
        return 0

    def shuffle(self, cards: list[int]) -> None:
        assert sorted(cards) == sorted(self.cards)
        cards[:] = self.cards


def rest_of_deck(*used: str) -> str:
    """Everything else lies on the discard: what is left is a tiny position."""
    options = Bla5tOptions()
    deck = Counter(
        TEXT[card] for card in deck_of(options.hero_cards(), options.boss_cards(), False)
    )
    deck.subtract(" ".join(used).split())
    return " ".join(deck.elements())


def assert_drawn_as_enumerated(real: At, seat: int, possible: Iterator[At], draws: int) -> None:
    view = view_of(real, seat)
    ways = Counter(at.state.text() for at in possible if at.state.view(seat) == view)
    imagination = BLA5T.imagine(view)
    chance = FastChance(5)
    drawn = Counter(imagination.state(chance).text() for _ in range(draws))
    assert set(drawn) == set(ways)
    total = sum(ways.values())
    for text, ways_of in ways.items():
        expected = draws * ways_of / total
        assert abs(drawn[text] - expected) < 5 * expected**0.5, (text, drawn[text], expected)


SECRET = "5 5 9 12"


def six_b(cards: tuple[str, ...], move: str) -> At:
    """P2 sees P0's b0, P0 plays a 6b on its two cards, P2 looks at one of the new ones."""
    gone = rest_of_deck(SECRET, "1 2", "8 6b 3 8")
    at = At(
        "bla5t",
        f"P0 cards {cards[0]} {cards[1]}; P1 cards {cards[2]}; P2 cards 1 2; P2 knows 1 2;"
        f"pile 8 6b 3 8 {cards[3]}; discard {gone}; turn P2; P0 turns 0; P1 turns 0; P2 turns 1",
    )
    at.play("P2 draw", "P2 play", "P2 pick b0", "P0 decline", "P2 seen")
    at.play("P0 draw", "P0 play", "P0 pick b0", "P0 pick b1", f"P0 {move}")
    at.play("P1 draw", "P1 discard", "P2 draw", "P2 play", "P2 pick b7", "P0 decline", "P2 seen")
    return at


@pytest.mark.parametrize(
    ("cards", "move"),
    [
        (("5", "5", "9", "12"), "mix"),  # the same face twice: moved or not, both can be
        (("5", "9", "5", "12"), "mix"),  # another face: it must have moved
        (("9", "5", "12", "5"), "feign"),
    ],
)
def test_a_6b_is_drawn_moved_or_not_as_it_can_be(cards: tuple[str, ...], move: str) -> None:
    everything = (
        six_b(order, way) for order, way in product(permutations(SECRET.split()), ("mix", "feign"))
    )
    assert_drawn_as_enumerated(six_b(cards, move), 2, everything, 3000)


def blind_six_b(cards: tuple[str, ...], move: str) -> At:
    """P1 knows P0's b0, P0 plays a 6b, P1 looks at a new one; P2 has seen nothing of it."""
    gone = rest_of_deck(SECRET, "1 2", "8 6b 8 3")
    at = At(
        "bla5t",
        f"P0 cards {cards[0]} {cards[1]}; P1 cards {cards[2]}; P2 cards 1 2; P2 knows 1 2;"
        f"pile 6b 8 {cards[3]}; discard {gone} 8 3; history P1 sees b0 {cards[0]}; turn P0;"
        "P0 turns 1; P1 turns 0",
    )
    at.play("P0 draw", "P0 play", "P0 pick b0", "P0 pick b1", f"P0 {move}")
    return at.play("P1 draw", "P1 play", "P1 pick b6", "P0 decline", "P1 seen")


def test_what_others_saw_around_a_6b_is_drawn_too() -> None:
    everything = (
        blind_six_b(order, way)
        for order, way in product(permutations(SECRET.split()), ("mix", "feign"))
    )
    assert_drawn_as_enumerated(blind_six_b(("5", "9", "5", "12"), "mix"), 2, everything, 4000)


def reshuffled(dealt: tuple[str, ...], returned: tuple[str, ...], move: str) -> At:
    """P1 places a card of the reshuffled pile, then plays a 6b on it and on a card of the deal."""
    open_cards = rest_of_deck("5 5 12", "1 2", "9 6b 3 4 8 2").replace(" ", "^ ") + "^"
    at = At(
        "bla5t",
        f"P0 cards 1 2; P0 knows 1 2; P1 cards {' '.join(dealt)}; P2 cards {open_cards};"
        "discard 9 6b 3 4 8 2; turn P1; P0 turns 0; P1 turns 1; P2 turns 0",
    )
    at.chance = Stacked(f"{returned[0]} 2 8 6b {returned[1]}")  # type: ignore[assignment]
    at.play("P1 draw", "P1 place b2", "P2 draw", "P2 discard", "P0 draw", "P0 discard")
    new, old = at.field("P1 backs").split()[:2]
    return at.play("P1 draw", "P1 play", f"P1 pick {new}", f"P1 pick {old}", f"P1 {move}")


def test_cards_are_permuted_within_their_shuffle_only() -> None:
    """After the reshuffle the pile is the known discards, also through a 6b across two shuffles."""
    everything = (
        reshuffled(dealt, returned, move)
        for dealt in permutations(["5", "5", "12"])
        for returned in permutations(["3", "4"])
        for move in ("mix", "feign")
    )
    real = reshuffled(("5", "12", "5"), ("3", "4"), "mix")
    assert_drawn_as_enumerated(real, 0, everything, 3000)


def test_a_changed_list_is_drawn_from_all_that_fit() -> None:
    """P0 has met Daisy since the change: every list with Daisy is as likely."""
    at = At(
        "bla5t",
        "options mode=advanced; heroes Daisy Carol Lola Leo; bosses Futura Maga; chooser P1;"
        "changed yes; round 3; P0 cards 1 2; P1 cards 5; P2 cards 8; discard 4; P0 met Daisy;"
        "pile 9 10",
    )
    imagination = BLA5T.imagine(view_of(at, 0))
    chance = FastChance(7)
    lists: Counter[str] = Counter()
    for _ in range(4000):
        state = imagination.state(chance)
        assert isinstance(state, Bla5t)
        lists[" ".join(TEXT[card] for card in state.heroes)] += 1
    assert all("Daisy" in heroes for heroes in lists)
    assert len(lists) == 56 + 8  # three more of eight single heroes, or the duo and one more
    assert all(abs(count - 62.5) < 45 for count in lists.values())


def test_the_chooser_imagines_only_the_list_chosen() -> None:
    at = At(
        "bla5t",
        "options mode=advanced; heroes Daisy Carol Lola Leo; bosses Futura Maga; chooser P1;"
        "changed yes; round 3; P0 cards 1 2; P1 cards 5; P2 cards 8; discard 4; pile 9 10",
    )
    state = BLA5T.imagine(view_of(at, 1)).state(FastChance(8))
    assert isinstance(state, Bla5t)
    assert [TEXT[card] for card in state.heroes] == ["Daisy", "Carol", "Lola", "Leo"]


def test_a_stale_back_never_names_another_card() -> None:
    """A freed back comes back only after all others have been used."""
    at = At("bla5t", "P0 cards 1 2; P1 cards 5; P2 cards 8; discard 1; pile 9 10 3 4")
    at.play("P0 match b0", "P0 end", "P1 draw")
    assert at.field("hand") == "b4:9"
    assert at.refused("P1 match b0") is not None
