"""What may be done at a table, by whom and when."""

from typing import Final, Literal

Phase = Literal["lobby", "dealing", "playing", "over"]
Act = Literal[
    "sit",
    "stand",
    "get_ready",
    "choose",
    "start",
    "seat_bot",
    "kick",
    "mute",
    "pause",
    "go_on",
    "play_again",
]
Who = Literal["anybody", "seated", "host", "seated_host", "seated_if_no_host_is_here"]

WHO: Final[dict[Act, Who]] = {
    "sit": "anybody",
    "stand": "seated",
    "get_ready": "seated",
    "choose": "host",
    "start": "host",
    "seat_bot": "host",
    "kick": "host",
    "mute": "host",
    "pause": "seated_host",
    "go_on": "seated_if_no_host_is_here",  # a game that was paused for want of people
    "play_again": "seated",
}
WHEN: Final[dict[Act, tuple[Phase, ...]]] = {
    "sit": ("lobby", "over"),
    "get_ready": ("lobby",),
    "choose": ("lobby",),
    "start": ("lobby",),
    "seat_bot": ("lobby", "playing", "over"),
    "pause": ("playing",),
    "go_on": ("playing",),
    "play_again": ("over",),
}
"""All others at any time."""


class Asker:
    """Who wants to do something. `is_host_here`: the host is connected, whoever asks."""

    def __init__(self, *, is_host: bool, is_seated: bool, is_host_here: bool) -> None:
        self.is_host: Final = is_host
        self.is_seated: Final = is_seated
        self.is_host_here: Final = is_host_here


def objection(act: Act, asker: Asker, phase: Phase) -> str:
    """Why not, as an error's code; "": they may."""
    who = WHO[act]
    needs_host = who in ("host", "seated_host") or (
        who == "seated_if_no_host_is_here" and asker.is_host_here
    )
    if needs_host and not asker.is_host:
        return "not_host"
    if who not in ("anybody", "host") and not asker.is_seated:
        return "not_seated"
    if phase not in WHEN.get(act, (phase,)):
        return "wrong_phase"
    return ""
