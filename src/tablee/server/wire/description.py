"""A table in sentences, for a client that wants it: made of what that client was sent."""

from typing import Final

import msgspec

from tablee.core.story import Told
from tablee.core.view import Fields
from tablee.packs import Pack
from tablee.server.wire.server_says import Facts
from tablee.table.told import Screen

_SCREENS: Final = msgspec.json.Decoder(Screen)


class Description:
    """Lays each screen over the one before, as the client does. So it can say nothing that the
    client was not shown, nor earlier than it was."""

    def __init__(self) -> None:
        self._fields: Fields = {}

    def begin(self, pack: Pack, screen: Screen) -> Facts:
        """With a whole screen."""
        self._fields = {}
        return self._next(pack, screen)

    def go_on(self, pack: Pack, screen: bytes) -> Facts:
        """With one that brings what is new."""
        return self._next(pack, _SCREENS.decode(screen))

    def _next(self, pack: Pack, screen: Screen) -> Facts:
        self._fields |= msgspec.json.decode(screen.view)
        return Facts(version=screen.version, facts=_told(pack, self._fields))


def _told(pack: Pack, fields: Fields) -> list[Told]:
    return [] if pack.facts is None else pack.facts(msgspec.convert(fields, pack.view))
