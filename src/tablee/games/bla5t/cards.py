"""Bla5t's cards as data. A card is the number of its kind; equal monsters are the same card.

The box's counts and the 13s are *assumed* (the pictures are lost): both tables stand here, marked,
and can be changed without touching the rules.
"""

from typing import Final

from tablee.core.notation import NotationError
from tablee.core.wrong_choice import WrongChoice, quoted

MONSTERS: Final = "1 2 3 4 5 6a 6b 7 8 9 10 11 12".split()
FLIPPERS: Final = "13a 13b 13c 13d".split()
HEROES: Final = "Jayce Apo Helmut Herman Daisy Carol Stephania Jimbo Enzo Lola Leo".split()
BOSSES: Final = "Gordon Futura Fawkes Maga".split()
BASE_LIST: Final = [*HEROES[:4], *BOSSES[:2]]
"""The heroes and bosses of the base box (BLA5T-COMP-1); all others are the extension's."""
TEXT: Final = [*MONSTERS, *FLIPPERS, "Hyperion", *HEROES, *BOSSES]
KINDS: Final = len(TEXT)
HIDDEN: Final = 63
"""A face the reader may not know, written `??`."""

SIX_A: Final = TEXT.index("6a")
SIX_B: Final = TEXT.index("6b")
SEVEN: Final = TEXT.index("7")
EIGHT: Final = TEXT.index("8")
NINE: Final = TEXT.index("9")
TEN: Final = TEXT.index("10")
ELEVEN: Final = TEXT.index("11")
TWELVE: Final = TEXT.index("12")
FIRST_FLIPPER: Final = TEXT.index("13a")
HYPERION: Final = TEXT.index("Hyperion")
JAYCE: Final = TEXT.index("Jayce")
APO: Final = TEXT.index("Apo")
HELMUT: Final = TEXT.index("Helmut")
HERMAN: Final = TEXT.index("Herman")
DAISY: Final = TEXT.index("Daisy")
CAROL: Final = TEXT.index("Carol")
STEPHANIA: Final = TEXT.index("Stephania")
JIMBO: Final = TEXT.index("Jimbo")
ENZO: Final = TEXT.index("Enzo")
LOLA: Final = TEXT.index("Lola")
LEO: Final = TEXT.index("Leo")
GORDON: Final = TEXT.index("Gordon")
FUTURA: Final = TEXT.index("Futura")
FAWKES: Final = TEXT.index("Fawkes")
MAGA: Final = TEXT.index("Maga")

ASSUMED_COPIES: Final[dict[str, int]] = {  # BLA5T-COMP-1
    **dict.fromkeys(MONSTERS, 4),
    "6a": 2,
    "6b": 2,
}
"""Assumed: how often each monster is in the box; every other card is there once."""

ASSUMED_FLIPS: Final[dict[str, tuple[int, ...]]] = {  # BLA5T-COMP-2
    "13a": (1,),
    "13b": (1, 1),
    "13c": (1, 2),
    "13d": (2, 2),
}
"""Assumed: how many cards each 13 flips, one number per player chosen."""

COPIES: Final = [ASSUMED_COPIES.get(text, 1) for text in TEXT]
FLIPS: Final = [ASSUMED_FLIPS.get(text, ()) for text in TEXT]


def _value(text: str) -> int:
    if text in HEROES:
        return -1 if text in ("Lola", "Leo") else 0
    if text in BOSSES:
        return 14
    return 15 if text == "Hyperion" else int(text.rstrip("abcd"))


VALUE: Final = [_value(text) for text in TEXT]
IS_HERO: Final = [text in HEROES for text in TEXT]
IS_BOSS: Final = [text in BOSSES for text in TEXT]  # worth 14; Hyperion is a boss of its own
IS_SPECIAL: Final = [card < KINDS and (IS_HERO[card] or IS_BOSS[card]) for card in range(64)]
"""Whether a face, or HIDDEN, is on the list of BLA5T-COMP-3."""
HAS_CAPABILITY: Final = [
    text in MONSTERS[5:] + FLIPPERS or text in ("Jayce", "Apo", "Daisy", "Carol", "Stephania")
    for text in TEXT
]  # BLA5T-MON-1 to BLA5T-MON-5: none; BLA5T-HERO-1: the heroes that act when played as drawn

_CARD: Final = {text: card for card, text in enumerate(TEXT)}
HERO_CARDS: Final = [_CARD[text] for text in HEROES]
BOSS_CARDS: Final = [_CARD[text] for text in BOSSES]
HERO_PLACES: Final = 4
BOSS_PLACES: Final = 2


def read_card(text: str) -> int:
    card = _CARD.get(text)
    if card is None:
        raise NotationError(f"not a card: {text[:20]!r} (1 to 12, 6a, 13a, Jayce, Gordon …)")
    return card


def text_of(card: int) -> str:
    return "??" if card == HIDDEN else TEXT[card]


def texts(cards: list[int]) -> list[str]:
    return [text_of(card) for card in cards]


_BASE: Final = [_CARD[text] for text in MONSTERS for _ in range(COPIES[_CARD[text]])]
_ADVANCED: Final = [_CARD[text] for text in FLIPPERS]


def deck_of(heroes: list[int], bosses: list[int], advanced: bool) -> list[int]:
    """The cards in play; without bosses Hyperion stays in the box too (BLA5T-COMP-4)."""
    deck = _BASE + heroes + bosses
    if advanced:
        deck += _ADVANCED
        if bosses:
            deck.append(HYPERION)
    return deck


def box_without(deck: list[int]) -> list[int]:
    """What stays in the box."""
    left = COPIES.copy()
    for card in deck:
        left[card] -= 1
    return [card for card in range(KINDS) for _ in range(left[card])]


def check_list(heroes: list[int], bosses: list[int], *, has_extension: bool) -> None:
    """BLA5T-COMP-3, BLA5T-COMP-4."""
    if not _are_different(heroes, HERO_PLACES) or not all(IS_HERO[card] for card in heroes):
        raise WrongChoice(_FOUR_HEROES, {})
    if (LOLA in heroes) != (LEO in heroes):
        raise WrongChoice(_A_PAIR, {})
    if not _are_different(bosses, BOSS_PLACES) or not all(IS_BOSS[card] for card in bosses):
        raise WrongChoice(_TWO_BOSSES, {})
    extra = [TEXT[card] for card in heroes + bosses if TEXT[card] not in BASE_LIST]
    if extra and not has_extension:
        raise WrongChoice(_EXTENSION, {"cards": ", ".join(extra)})


_FOUR_HEROES: Final = {
    "fr": "BLA5T-COMP-3 : il faut quatre héros différents",
    "en": "BLA5T-COMP-3: four different heroes are in play",
}
_A_PAIR: Final = {
    "fr": "BLA5T-COMP-3 : Lola et Leo vont toujours ensemble",
    "en": "BLA5T-COMP-3: Lola and Leo come as a pair",
}
_TWO_BOSSES: Final = {
    "fr": "BLA5T-COMP-3 : il faut deux boss différents de valeur 14",
    "en": "BLA5T-COMP-3: two different bosses worth 14 are in play",
}
_EXTENSION: Final = {
    "fr": "BLA5T-COMP-4 : les cartes de l’extension ({cards}) sont réservées au jeu avancé "
    "(mode=advanced)",
    "en": "BLA5T-COMP-4: cards of the extension ({cards}) are for the advanced game only "
    "(mode=advanced)",
}
_NO_CARD: Final = {
    "fr": "« {name} » n’est pas une carte (Jayce, Apo, Gordon, Futura…)",
    "en": "not a card: '{name}' (Jayce, Apo, Gordon, Futura …)",
}


def _are_different(cards: list[int], count: int) -> bool:
    return len(cards) == len(set(cards)) == count


def read_list(text: str) -> list[int]:
    """`Jayce,Apo` in the order of the box."""
    names = [word.strip() for word in text.split(",")]
    for name in names:
        if name not in _CARD:
            raise WrongChoice(_NO_CARD, {"name": quoted(name)})
    return sorted(_CARD[name] for name in names)
