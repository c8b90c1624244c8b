"""The documents as a site: what MkDocs is told beside mkdocs.yml, as its hook.

Documents outside of docs/ become pages, and so does every file of the project that one of them
links to: the site is whole without a network. Links and anchors are those of the files.
"""

import os
import re
from pathlib import Path, PurePosixPath
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from scripts.markdown import headings, links, with_links

ROOT: Final = Path(__file__).parents[1]
BESIDE: Final = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "NOTICE": "notice.md",
    "SECURITY.md": "security.md",
    "THIRD-PARTY.md": "third-party.md",
    "web/README.md": "page.md",
}
RULES: Final = "src/tablee/games/*/rules.*.md"
_BARRED_CODE: Final = re.compile(r"`[^`\n]*\\\|[^`\n]*`")


def pages() -> dict[str, str]:
    """By the path of a document in the project: its page's path in the site."""
    docs = {path: path.name for path in ROOT.glob("docs/*.md")}
    rules = {path: f"rules/{path.parent.name}{path.name[5:]}" for path in ROOT.glob(RULES)}
    beside = {ROOT / path: page for path, page in BESIDE.items()}
    return {_name(path): page for path, page in (docs | rules | beside).items()}


def on_files(files: Files, /, *, config: MkDocsConfig) -> Files:
    known = pages()
    for path, page in known.items():
        if files.get_file_from_path(page) is None:
            files.append(File.generated(config, page, content=_document(ROOT / path)))
    for path in sorted(_linked(known)):
        files.append(File.generated(config, _source_page(path), content=_shown(ROOT / path)))
    return files


def on_page_markdown(markdown: str, /, *, page: Page, **_: object) -> str | None:
    known = pages()
    origins = {target: path for path, target in known.items()}
    here = page.file.src_uri
    if here not in origins:
        return None
    change = {}
    for link in links(markdown):
        path, mark, anchor = link.target.partition("#")
        if "://" in path or not path:
            continue
        there = _resolved(origins[here], path)
        leads_to = known.get(there) or (
            there.removeprefix("docs/") if _is_picture(there) else _source_page(there)
        )
        start = str(PurePosixPath(here).parent)
        change[link.target] = os.path.relpath(leads_to, start) + mark + anchor
    return _plain_bars(with_links(_with_anchors(markdown), change))


def _linked(known: dict[str, str]) -> set[str]:
    """The files that documents link to and that are none."""
    found = set()
    for path in known:
        for link in links(_document(ROOT / path)):
            there = link.target.partition("#")[0]
            if there and "://" not in there:
                found.add(_resolved(path, there))
    return {path for path in found if path not in known and not _is_picture(path)}


def _resolved(origin: str, target: str) -> str:
    return os.path.normpath(PurePosixPath(origin).parent / target)


def _document(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    return text if path.suffix else f"# {path.name}\n\n```text\n{text}```\n"


def _source_page(path: str) -> str:
    return f"files/{path}.md"


def _shown(path: Path) -> str:
    """A file's text, or those of a folder."""
    inside = sorted(file for file in path.iterdir() if file.is_file()) if path.is_dir() else [path]
    kinds = {".py": "python", ".ts": "typescript", ".mjs": "javascript", ".yaml": "yaml"}
    parts = [f"# {_name(path)}\n"]
    for file in inside:
        if path.is_dir():
            parts.append(f"## {file.name}\n")
        text = file.read_text(encoding="utf-8").rstrip()
        parts.append(f"````{kinds.get(file.suffix, 'text')}\n{text}\n````\n")
    return "\n".join(parts)


def _with_anchors(markdown: str) -> str:
    """MkDocs would make others of titles that are there twice."""
    told = markdown.splitlines()
    for number, anchor in headings(markdown):
        told[number - 1] += f" {{ #{anchor} }}"
    return "\n".join(told)


def _plain_bars(markdown: str) -> str:
    return _BARRED_CODE.sub(lambda match: match[0].replace(r"\|", "|"), markdown)


def _is_picture(path: str) -> bool:
    return path.startswith("docs/") and path.endswith(".png")


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
