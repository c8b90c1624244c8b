"""BLOOPS-Q43: how long a face stays, and that it is nowhere afterwards."""

import msgspec

from tests.games.bloops.table import At

SIX = "P0 cards 0 1 2 3 4 5; P1 cards 0 1 2 6 7 8"


def seconds(at: At) -> list[tuple[str, float]]:
    return [(repr(wait.move), wait.seconds) for wait in at.state.waits()]


def test_bloops_q43_the_set_up_look_lasts_at_most_15_seconds() -> None:
    at = At(f"step look; {SIX}").play("P1 seen")
    assert [(wait.seat, wait.move.text, wait.seconds) for wait in at.state.waits()] == [
        (0, "seen", 15)
    ]


def test_bloops_q43_a_7_or_8_look_lasts_5_seconds() -> None:
    at = At(f"{SIX}; step window; discard 8; queue P0:8").play("P0 look b7")
    assert seconds(at) == [("seen", 5)]
    assert not at.state.waits()[0].thinking


def test_bloops_q43_a_wrong_reveal_is_public_3_seconds_and_blocks_nothing() -> None:
    at = At(f"{SIX}; step window; discard 9; pile 10 10; options grace=none")
    at.play("P0 throw b0")
    assert ("hide b0", 3) in seconds(at)
    assert at.turn == "P1"
    at.play("P1 draw")
    assert at.open(None) == {"b0": "0"}
    at.play("- hide b0")
    assert at.open(None) == {}
    assert at.refused("- hide b0") == "BLOOPS-Q43"


def test_bloops_q43_a_card_shown_again_starts_a_new_clock() -> None:
    at = At(f"{SIX}; step window; discard 9; pile 10 10").play("P0 throw b0")
    first = [wait.key for wait in at.state.waits()]
    at.play("P0 throw b0")
    hides = [wait for wait in at.state.waits() if wait.move.text == "hide b0"]
    assert len(hides) == 1
    assert hides[0].key not in first


def test_bloops_q43_the_drawn_card_is_visible_until_decided() -> None:
    at = At(f"{SIX}; pile 10 9").play("P0 draw")
    assert at.open(0) == {"b12": "10"}
    at.play("P0 keep b0")
    screen = msgspec.json.encode(at.screen(0)).decode()
    assert '"10"' not in screen
    assert at.memory(0).known == {"b12": "10"}


def test_bloops_q43_no_event_carries_a_hidden_face() -> None:
    at = At(f"{SIX}; pile 8 10; options grace=none")
    at.play("P0 draw", "P0 discard", "P0 look b11", "P0 seen", "P1 throw b9", "P1 draw")
    values = [value for event in at.story for value in event.values.values()]
    assert not any(event.secret for event in at.story)
    texts = {value for value in values if isinstance(value, str)}
    assert texts == {"8", "b12", "b11", "b9"} | {"b13"}


def test_bloops_q43_the_aide_memoire_keeps_ones_own_looks_visible() -> None:
    position = f"{SIX}; P0 knows b3 b9; P1 knows b9; known b0; step window; discard 9"
    without = At(position)
    aided = At(f"{position}; options aide_memoire=yes")
    assert without.open(0) == {}
    assert aided.open(0) == {"b3": "3", "b9": "6"}
    assert aided.open(1) == {"b9": "6"}
    assert "aide_memoire=yes" in aided.view(1).options


def test_bloops_q43_the_aide_memoire_begins_when_ones_own_look_is_over() -> None:
    """BLOOPS-SETUP-4: others may still be looking."""
    at = At(f"step look; {SIX}; options aide_memoire=yes").play("P1 seen")
    assert at.open(1) == {"b9": "6", "b10": "7", "b11": "8"}
    assert At(f"step look; {SIX}").play("P1 seen").open(1) == {}
