"""Logs: one JSON object a line, of known fields only: no card, no word, no token can slip in."""

import json
import logging
import sys
from typing import Final

FIELDS: Final = ("table", "game", "kind", "place", "url", "tables")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update({name: vars(record)[name] for name in FIELDS if name in vars(record)})
        return json.dumps(line, ensure_ascii=False)


def log_to_stderr() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("tablee")
    logger.handlers[:] = [handler]
    logger.setLevel(logging.INFO)
    logger.propagate = False
