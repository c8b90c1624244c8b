"""A study as a PNG, by matplotlib, which is an extra."""

from importlib.util import find_spec
from pathlib import Path

from tablee.lab.study.charts import charts, shortened, told
from tablee.lab.study.study import Study


class NoPictures(Exception):
    """The message says what is missing."""


def check() -> None:
    if find_spec("matplotlib") is None:
        raise NoPictures("pictures need matplotlib: pip install 'tablee[lab]'")


def draw(study: Study, title: str, path: Path) -> None:
    from matplotlib.figure import Figure  # noqa: PLC0415 - an extra, which takes a while to load

    drawn = charts(study)
    heights = [1.1 + 0.3 * len(chart.marks) for chart in drawn]
    figure = Figure(figsize=(9, sum(heights) + 0.6), layout="constrained")
    figure.suptitle(title)
    panels = figure.subplots(len(drawn), 1, squeeze=False, height_ratios=heights)[:, 0]
    for chart, panel in zip(drawn, panels, strict=True):
        rows = range(len(chart.marks))
        values = [mark.estimate.value for mark in chart.marks]
        lows = [max(chart.ticks[0], mark.estimate.low) for mark in chart.marks]
        highs = [min(chart.ticks[-1], mark.estimate.high) for mark in chart.marks]
        panel.hlines(rows, lows, highs, color="tab:blue", linewidth=2)
        panel.plot(values, rows, "o", color="tab:blue")
        panel.set_yticks(rows, [shortened(mark.label) for mark in chart.marks])
        panel.set_xticks(chart.ticks, [told(tick) for tick in chart.ticks])
        panel.set_ylim(len(chart.marks) - 0.5, -0.5)
        panel.set_title(f"{chart.title} ({chart.unit})", loc="left", fontsize="medium")
        panel.grid(axis="x", alpha=0.4)
    figure.savefig(path, dpi=120, metadata={"Software": None})
