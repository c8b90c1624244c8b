"""Logs: one JSON object a line, of known fields only: no card, no word, no token can slip in."""

import json
import logging
import sys
import traceback
from pathlib import Path
from typing import Final

FIELDS: Final = ("table", "game", "bot", "kind", "place", "reason")


class JsonLines(logging.Formatter):
    """What libraries say may quote anything somebody sent: only who spoke, and of what kind of
    error, is written down."""

    def format(self, record: logging.LogRecord) -> str:
        is_ours = record.name.partition(".")[0] == "tablee"
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "event": record.getMessage() if is_ours else "library",
        }
        if is_ours:
            line.update({name: vars(record)[name] for name in FIELDS if name in vars(record)})
        else:
            line["library"] = record.name
            line["place"] = f"{record.filename}:{record.lineno}"
            if record.exc_info and record.exc_info[0] is not None:
                line["kind"] = record.exc_info[0].__name__
        return json.dumps(line, ensure_ascii=False)


def place_of(error: BaseException) -> str:
    """Where it happened, innermost first. An error's text may name hidden cards; this does not."""
    frames = reversed(traceback.extract_tb(error.__traceback__))
    return " < ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames)


def log_to_stderr() -> None:
    """Ours from INFO on, of others warnings; warnings of Python itself too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.getLogger().handlers[:] = [handler]
    logging.getLogger().setLevel(logging.WARNING)
    logging.getLogger("tablee").setLevel(logging.INFO)
    logging.captureWarnings(capture=True)
    # It shows where in the code a connection ended; we say `store_away`.
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)
