"""`/n/NODE` before a path: a hint for a proxy that knows the nodes. To a node it is not there."""

import re
from typing import Any, Final

from aiohttp.http_parser import RawRequestMessage

_HINT: Final = re.compile(r"/n/[0-9]{1,9}(?=/(?!/)|\Z)")


def hint_of(node: int) -> str:
    return f"/n/{node}"


def without_hint(message: RawRequestMessage) -> RawRequestMessage:
    """A request as if its path had none."""
    path = message.url.raw_path
    hint = _HINT.match(path)
    if hint is None:
        return message
    plain: Any = message.url.with_path(path[hint.end() :] or "/", encoded=True, keep_query=True)
    return message._replace(url=plain, path=str(plain))
