from hashlib import sha256

from tablee.core.shuffle import commitment, seed


def test_the_commitment_is_the_documented_hash() -> None:
    assert commitment(b"secret") == sha256(b"tablee commitment 1secret").hexdigest()


def test_the_seed_mixes_in_every_seats_bytes() -> None:
    mixed = sha256(b"tablee seed 1secret" + b"\x00\x02ab" + b"\x00\x00" + b"\x00\x01c").digest()
    assert seed(b"secret", [b"ab", b"", b"c"]) == mixed


def test_moving_bytes_between_seats_changes_the_seed() -> None:
    assert len({seed(b"s", given) for given in ([b"ab", b""], [b"a", b"b"], [b"", b"ab"])}) == 3
