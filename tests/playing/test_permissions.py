"""What may be done at a table, by whom and when."""

from typing import get_args

import pytest

from tablee.table.permissions import WHEN, WHO, Act, Asker, Phase, objection

HOST = Asker(is_host=True, is_seated=True, is_host_here=True)
HOST_LOOKING_ON = Asker(is_host=True, is_seated=False, is_host_here=True)
PLAYER = Asker(is_host=False, is_seated=True, is_host_here=True)
PLAYER_WITHOUT_HOST = Asker(is_host=False, is_seated=True, is_host_here=False)
STRANGER = Asker(is_host=False, is_seated=False, is_host_here=True)
STRANGER_WITHOUT_HOST = Asker(is_host=False, is_seated=False, is_host_here=False)


def allowed(asker: Asker, phase: Phase) -> set[str]:
    return {act for act in get_args(Act) if not objection(act, asker, phase)}


def test_every_act_is_somebodys() -> None:
    assert set(WHO) == set(get_args(Act))
    assert set(WHEN) <= set(WHO)


@pytest.mark.parametrize(
    ("asker", "phase", "acts"),
    [
        (HOST, "lobby", "sit stand get_ready choose start seat_bot kick mute"),
        (HOST, "dealing", "stand kick mute"),
        (HOST, "playing", "stand seat_bot kick mute pause go_on"),
        (HOST, "over", "sit stand seat_bot kick mute play_again"),
        (HOST_LOOKING_ON, "lobby", "sit choose start seat_bot kick mute"),
        (HOST_LOOKING_ON, "playing", "seat_bot kick mute"),
        (PLAYER, "lobby", "sit stand get_ready"),
        (PLAYER, "playing", "stand"),
        (PLAYER, "over", "sit stand play_again"),
        (PLAYER_WITHOUT_HOST, "playing", "stand go_on"),
        (STRANGER, "lobby", "sit"),
        (STRANGER, "over", "sit"),
        (STRANGER_WITHOUT_HOST, "playing", ""),
    ],
)
def test_who_may_do_what_when(asker: Asker, phase: Phase, acts: str) -> None:
    assert allowed(asker, phase) == set(acts.split())


@pytest.mark.parametrize(
    ("act", "asker", "phase", "code"),
    [
        ("choose", PLAYER, "playing", "not_host"),
        ("choose", HOST, "playing", "wrong_phase"),
        ("pause", HOST_LOOKING_ON, "playing", "not_seated"),
        ("go_on", PLAYER, "playing", "not_host"),
        ("go_on", STRANGER_WITHOUT_HOST, "playing", "not_seated"),
        ("play_again", STRANGER, "playing", "not_seated"),
        ("sit", STRANGER, "playing", "wrong_phase"),
    ],
)
def test_the_first_reason_is_given(act: Act, asker: Asker, phase: Phase, code: str) -> None:
    """Who may not do it at all is not told to wait."""
    assert objection(act, asker, phase) == code
