"""What the light install leaves out, and which extra brings it."""

from importlib.util import find_spec
from typing import Final

_SENTENCES: Final = {
    "en": "This needs Tablée's extra '{extra}' ({module} is missing): "
    "pip install 'tablee[{extra}]'",
    "fr": "Il faut pour cela l’extra «\u00a0{extra}\u00a0» de Tablée ({module} manque)\u00a0: "
    "pip install 'tablee[{extra}]'",
}


class MissingExtra(ImportError):
    """What was asked for needs a package that is not installed; the message says what to do."""

    def __init__(self, module: str, extra: str) -> None:
        self.module: Final = module
        self.extra: Final = extra
        super().__init__(_sentence(module, extra, "en"), name=module)

    def __reduce__(self) -> tuple[type["MissingExtra"], tuple[str, str]]:
        """It travels between processes, as an ImportError of one's own cannot."""
        return MissingExtra, (self.module, self.extra)

    def said_in(self, language: str) -> str:
        return _sentence(self.module, self.extra, language)


def need(module: str, extra: str) -> None:
    """MissingExtra, unless that module is there."""
    if find_spec(module) is None:
        raise MissingExtra(module, extra)


def _sentence(module: str, extra: str, language: str) -> str:
    return _SENTENCES[language].format(module=module, extra=extra)
