"""What somebody chooses for a game and cannot have: told to a person, in French or English."""

from collections.abc import Mapping
from typing import Final

from tablee.core.notation import NotationError


class WrongChoice(NotationError):
    """`wording` by language, with holes for `values`. Its own message is English, as any other's:
    which language somebody reads is known further up."""

    def __init__(self, wording: Mapping[str, str], values: Mapping[str, str | int]) -> None:
        self.wording: Final = wording
        self.values: Final = values
        super().__init__(wording["en"].format_map(values))

    def __reduce__(self) -> tuple[type["WrongChoice"], tuple[object, object]]:
        """It travels between processes, as an error that makes its own message cannot."""
        return WrongChoice, (self.wording, self.values)


def quoted(text: str) -> str:
    """What was typed, as it stands between quotation marks."""
    return repr(text[:20])[1:-1]
