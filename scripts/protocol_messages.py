"""`python -m scripts.protocol_messages`: the list of all messages in docs/protocol.md, made of the
types that server and page share."""

import re
from typing import Final, NamedTuple

from scripts.public_names import ROOT
from tablee.server.web.typescript import typescript

DOCUMENT: Final = ROOT / "docs" / "protocol.md"
BEGIN: Final = "<!-- messages -->\n"
END: Final = "<!-- end of messages -->\n"
OVER_HTTP: Final = ["Rename", "Me", "NewTable", "Created", "Listed", "Problem"]
"""Those a program needs to find a table or to make one."""

_INTERFACE: Final = re.compile(
    r"(?:/\*\* (?P<about>(?:(?!\*/).)*) \*/\n)?export interface (?P<name>\w+) \{\n"
    r"(?P<body>[^}]*)\n\}",
    re.S,
)
_UNION: Final = r"export type {} = (.*);"
_WORD: Final = re.compile(r"\w+")


class Shape(NamedTuple):
    """A type: what it is called, what it is, its fields as TypeScript has them."""

    name: str
    about: str
    fields: list[str]

    @property
    def say(self) -> str:
        """What a message is told by."""
        return next((field[6:-1] for field in self.fields if field.startswith('say: "')), "")

    def line(self) -> str:
        inner = "; ".join(field for field in self.fields if not field.startswith("say: "))
        about = f": {self.about}" if self.about else ""
        return f"- **{self.say or self.name}** `{{ {inner} }}`{about}".replace("{  }", "{}")


def main() -> None:
    before, _, rest = DOCUMENT.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    DOCUMENT.write_text(f"{before}{BEGIN}{listing()}{END}{after}", encoding="utf-8")


def listing() -> str:
    text = typescript()
    shapes = {shape.name: shape for shape in map(_shape, _INTERFACE.finditer(text))}
    client, server = (_union(text, name) for name in ("ClientSays", "ServerSays"))
    parts = _parts(shapes, [*client, *server, *OVER_HTTP])
    titled = {
        "A client says": client,
        "The server says": server,
        "Parts of these": parts,
        "Over HTTP": OVER_HTTP,
    }
    return "\n".join(
        f"**{title}**\n\n" + "".join(f"{shapes[name].line()}\n" for name in names)
        for title, names in titled.items()
    )


def _shape(found: re.Match[str]) -> Shape:
    about = " ".join((found["about"] or "").split()).replace("None", "null")
    fields = [line.strip().rstrip(";") for line in found["body"].splitlines()]
    return Shape(found["name"], about, fields)


def _union(text: str, name: str) -> list[str]:
    found = re.search(_UNION.format(name), text)
    assert found is not None
    return found[1].split(" | ")


def _parts(shapes: dict[str, Shape], names: list[str]) -> list[str]:
    """All that these are made of, but for themselves."""
    found: list[str] = []
    to_follow = list(names)
    while to_follow:
        shape = shapes[to_follow.pop(0)]
        inside = {word for field in shape.fields for word in _WORD.findall(field.partition(":")[2])}
        new = sorted(word for word in inside & shapes.keys() if word not in {*found, *names})
        found += new
        to_follow += new
    return found


if __name__ == "__main__":
    main()
