"""A game's own time, which can stand still."""


class GameTime:
    """Seconds since the deal, as the record counts them: pauses and restarts do not count. Moments
    are of the house's clock, which never stands still."""

    def __init__(self) -> None:
        self._at = 0.0
        self._since: float | None = None

    @property
    def is_running(self) -> bool:
        return self._since is not None

    def at(self, moment: float) -> float:
        """The game's time at a moment since it was last set going."""
        return self._at if self._since is None else self._at + moment - self._since

    def moment(self, at: float) -> float | None:
        """When the game's time is that, if it runs on; None: it stands."""
        return None if self._since is None else self._since + at - self._at

    def set(self, at: float) -> None:
        """While it stands."""
        self._at = at

    def run(self, moment: float) -> None:
        if self._since is None:
            self._since = moment

    def stop(self, moment: float) -> None:
        self._at, self._since = self.at(moment), None
