"""The figures of an area, and its survivors."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from scripts.mutants.results import Row
from scripts.mutants.trying import Fate

HEAD = "| area | sample | tried | killed | endless | survived | equivalent | no test | killed |"


def line(area: str, sampled: int, rows: Sequence[Row], equal: Mapping[str, str]) -> str:
    """Equivalent ones count neither way; one that no test reaches counts as alive."""
    fates = Counter(row.fate for row in rows)
    same = sum(row.key in equal for row in rows if row.fate is Fate.SURVIVED)
    dead = fates[Fate.KILLED] + fates[Fate.ENDLESS]
    counted = len(rows) - same
    share = f"{100 * dead / counted:.1f} %" if counted else "–"
    cells = [
        *(area, sampled, len(rows), fates[Fate.KILLED], fates[Fate.ENDLESS]),
        *(fates[Fate.SURVIVED] - same, same, fates[Fate.UNREACHED], share),
    ]
    return f"| {' | '.join(map(str, cells))} |"


def alive(rows: Iterable[Row], equal: Mapping[str, str]) -> Iterator[str]:
    for row in sorted(rows, key=lambda row: (row.key, row.line)):
        if row.fate in (Fate.SURVIVED, Fate.UNREACHED) and row.key not in equal:
            path, _, name = row.key.partition(" ")
            yield f"{path}:{row.line} {name} ({row.fate})"
