"""Four colours that packs of cards share, in words."""

from typing import Final

COLOUR_NAMES: Final = {
    "R": {"fr": "rouge", "en": "red"},
    "G": {"fr": "vert", "en": "green"},
    "B": {"fr": "bleu", "en": "blue"},
    "Y": {"fr": "jaune", "en": "yellow"},
}
"""A card's colour, or a trump."""
