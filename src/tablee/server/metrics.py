"""Numbers for whoever runs the server, in Prometheus' text format."""

from bisect import bisect_left
from typing import Final

BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1.0)


class Metrics:
    """Counts since the start; tables, players and lag are asked for when they are shown."""

    def __init__(self) -> None:
        self.moves = 0
        self.games = 0
        self.messages = 0
        self.refused = 0
        self.errors = 0
        self.set_aside = 0
        self._latency = [0] * (len(BOUNDS) + 1)
        self._latency_sum = 0.0

    def took(self, seconds: float) -> None:
        """From a press's arrival to its screens' sending, races' waiting left aside."""
        self._latency[bisect_left(BOUNDS, seconds)] += 1
        self._latency_sum += seconds

    def text(self, tables: int, players: int, lag: float, bots: int, *, is_away: bool) -> str:
        lines = [
            *_one("tablee_tables", "gauge", "Tables in memory.", tables),
            *_one("tablee_players", "gauge", "Open connections.", players),
            *_one("tablee_moves_total", "counter", "Moves played.", self.moves),
            *_one("tablee_games_total", "counter", "Games dealt.", self.games),
            *_one("tablee_messages_total", "counter", "Messages heard.", self.messages),
            *_one("tablee_refused_total", "counter", "Messages refused.", self.refused),
            *_one("tablee_errors_total", "counter", "Errors of our own.", self.errors),
            *_one("tablee_bot_errors_total", "counter", "Bots that did not answer.", bots),
            *_one("tablee_set_aside", "gauge", "Tables that cannot be read.", self.set_aside),
            *_one("tablee_store_lag_seconds", "gauge", "Wait for the latest commit.", lag),
            *_one("tablee_store_away", "gauge", "Nothing can be written.", is_away),
            *self._histogram(),
        ]
        return "\n".join(lines) + "\n"

    def _histogram(self) -> list[str]:
        name = "tablee_move_seconds"
        lines = [f"# HELP {name} From a press to its screens.", f"# TYPE {name} histogram"]
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._latency, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._latency_sum:.6f}", f"{name}_count {total}"]


def _one(name: str, kind: str, about: str, value: float) -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}", f"{name} {value:g}"]
