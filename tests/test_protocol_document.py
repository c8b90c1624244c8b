"""docs/protocol.md lists every message as the server has it."""

from scripts.protocol_messages import BEGIN, DOCUMENT, END, listing
from tablee.server.wire.errors import TEXTS
from tablee.server.wire.protocol import VERSION


def told() -> str:
    return DOCUMENT.read_text(encoding="utf-8")


def test_the_list_of_messages_is_fresh() -> None:
    listed = told().partition(BEGIN)[2].partition(END)[0]
    assert listed == listing(), "make it anew: .venv/bin/python -m scripts.protocol_messages"


def test_it_tells_a_bot_this_protocol_s_number() -> None:
    assert f"If `welcome.protocol` is not {VERSION}," in told()


def test_every_error_has_its_name_there() -> None:
    assert [code for code in TEXTS if f"`{code}`" not in told()] == []
