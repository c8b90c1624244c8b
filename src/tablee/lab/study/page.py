"""A study as one page for the browser: its charts, its numbers, and how to make it again. It asks
nothing of the net."""

from html import escape
from typing import Final

from tablee.lab.study.charts import Chart, Mark, charts, said, shortened, told
from tablee.lab.study.measures import MEASURES
from tablee.lab.study.study import Study
from tablee.packs.filling import fill

ROW: Final = 26
LEFT, WIDTH, RIGHT = 230, 460, 40
TOP, BOTTOM = 8, 26

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2430; --soft: #66707f; --rule: #d9dee6; --dot: #0b61a4;
  --paper: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ecf2; --soft: #a3adbb; --rule: #39424f;
  --dot: #6cb8f0; --paper: #161b22; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 760px; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin: 2rem 0 .25rem; }
p, small { color: var(--soft); }
svg { width: 100%; height: auto; display: block; }
svg text { font-size: 13px; fill: var(--ink); } svg .tick { fill: var(--soft); }
svg .grid { stroke: var(--rule); } svg .whisker { stroke: var(--dot); stroke-width: 2; }
svg circle { fill: var(--dot); }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-size: .85rem; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--rule);
  vertical-align: top; white-space: nowrap; }
td.clear { font-weight: 600; }
code { font-size: .85rem; overflow-wrap: anywhere; }
"""


def page(study: Study, title: str, command: str) -> str:
    plan = study.plan
    counts = {"games": study.games, "decisions": plan.decisions}
    played = fill("{games|# game|# games} of bots", counts, "en") + f" ({plan.level}), "
    played += fill("{decisions|# decision|# decisions} tried in each", counts, "en")
    played += f" by {plan.playouts} pairs of playouts"
    drawn = "".join(
        f"<h2>{escape(chart.title)}</h2><small>{escape(chart.unit)}</small>{svg(chart)}"
        for chart in charts(study)
    )
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>"
        f"<h1>{escape(title)}</h1>"
        f"<p>{escape(played)}. Dots are means, whiskers 95 % intervals.</p>"
        f"{drawn}<h2>Numbers</h2>{_table(study)}"
        "<p>In brackets the 95 % interval; below it the change since the first variant, in bold "
        "where its interval excludes 0. Of many intervals one in twenty misses by chance.</p>"
        f"<p>Made by <code>{escape(command)}</code></p></body></html>\n"
    )


def svg(chart: Chart) -> str:
    height = TOP + ROW * len(chart.marks) + BOTTOM
    floor = height - BOTTOM
    parts = []
    for tick in chart.ticks:
        x = _x(chart, tick)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP}" y2="{floor}"/>')
        parts.append(
            f'<text class="tick" x="{x}" y="{floor + 18}" text-anchor="middle">{told(tick)}</text>'
        )
    parts += [
        _mark(chart, mark, TOP + ROW * row + ROW // 2) for row, mark in enumerate(chart.marks)
    ]
    described = escape(f"{chart.title}: " + "; ".join(_told(mark) for mark in chart.marks))
    return (
        f'<svg viewBox="0 0 {LEFT + WIDTH + RIGHT} {height}" role="img" aria-label="{described}">'
        f"{''.join(parts)}</svg>"
    )


def _mark(chart: Chart, mark: Mark, y: int) -> str:
    found = mark.estimate
    return (
        f"<g><title>{escape(_told(mark))}</title>"
        f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">'
        f"{escape(shortened(mark.label))}</text>"
        f'<line class="whisker" x1="{_x(chart, found.low)}" x2="{_x(chart, found.high)}" '
        f'y1="{y}" y2="{y}"/>'
        f'<circle cx="{_x(chart, found.value)}" cy="{y}" r="5"/></g>'
    )


def _told(mark: Mark) -> str:
    return f"{mark.label}: {said(mark.estimate)}"


def _x(chart: Chart, value: float) -> float:
    return round(LEFT + WIDTH * chart.place(value), 1)


def _table(study: Study) -> str:
    names = [name for name in MEASURES if any(name in one.measures for one in study.variants)]
    head = "".join(f"<th>{escape(MEASURES[name].title)}</th>" for name in names)
    rows = ""
    for variant in study.variants:
        cells = ""
        for name in names:
            found, change = variant.measures.get(name), variant.changes.get(name)
            text = "–" if found is None else said(found).replace(" ", "<br>", 1)
            is_clear = change is not None and change.excludes_zero
            text += "" if change is None else f"<br>Δ {said(change)}"
            cells += f'<td class="clear">{text}</td>' if is_clear else f"<td>{text}</td>"
        rows += f"<tr><th>{escape(variant.label)}</th><td>{variant.games}</td>{cells}</tr>"
    return f'<div class="wide"><table><tr><th></th><th>Games</th>{head}</tr>{rows}</table></div>'
