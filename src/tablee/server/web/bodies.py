"""HTTP bodies: reading what was sent, answering in JSON."""

import asyncio
import gzip
from typing import Final, TypeVar

import msgspec
from aiohttp import web

from tablee.server.wire.api import Problem
from tablee.server.wire.errors import Mistake

STATUS: Final = {
    "no_guest": 404,
    "unknown_code": 404,
    "no_table": 404,
    "no_game": 404,
    "no_pad": 404,
    "no_puzzle": 404,
    "no_record": 404,
    "no_analysis": 404,
    "not_found": 404,
    "method": 405,
    "set_aside": 410,
    "closed": 410,
    "nobody_there": 409,
    "wrong_secret": 403,
    "no_backup": 409,
    "backup_busy": 409,
    "foreign_origin": 403,
    "slow_down": 429,
    "too_large": 413,
    "encoded": 415,
    "too_slow": 408,
    "too_many_tables": 429,
    "internal": 500,
    "store_away": 503,
}
"""All others are 400."""

T = TypeVar("T")


def json_answer(value: object) -> web.Response:
    return web.Response(body=msgspec.json.encode(value), content_type="application/json")


async def packed_answer(request: web.Request, packed: bytes) -> web.Response:
    """JSON that was packed in another process, for the few who cannot unpack it in plain."""
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        body = await asyncio.to_thread(gzip.decompress, packed)
        return web.Response(body=body, content_type="application/json")
    headers = {"Content-Encoding": "gzip"}
    return web.Response(body=packed, headers=headers, content_type="application/json")


def problem(code: str, text: str) -> web.Response:
    response = json_answer(Problem(code, text))
    response.set_status(STATUS.get(code, 400))
    return response


async def read_body(request: web.Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.read(), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Mistake("malformed", str(error)) from None
