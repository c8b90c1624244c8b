"""The provable shuffle: a commitment first, everybody's bytes mixed in, the secret shown last.

    commitment = SHA-256("tablee commitment 1" + secret)
    seed       = SHA-256("tablee seed 1" + secret + for each seat: length (2 bytes) + bytes)

A seat without bytes gives none (length 0). docs/notation.md tells how to recompute both by hand.
"""

from collections.abc import Sequence
from hashlib import sha256


def commitment(secret: bytes) -> str:
    return sha256(b"tablee commitment 1" + secret).hexdigest()


def seed(secret: bytes, given: Sequence[bytes]) -> bytes:
    mix = sha256(b"tablee seed 1" + secret)
    for part in given:
        mix.update(len(part).to_bytes(2, "big") + part)
    return mix.digest()
