"""`python -m scripts.mutants`: tries the sample's mutants one after the other; says what lived.

`make coverage` has to have measured which tests reach what.
"""

import argparse
import sys
from collections.abc import Iterator
from typing import Final

from scripts.mutants import report
from scripts.mutants.covering import Covering, NotMeasured
from scripts.mutants.equivalents import equivalents
from scripts.mutants.results import PLACE, Results
from scripts.mutants.sample import AREAS, Mutant, files, mutants, sample
from scripts.mutants.trying import Fate, Result, attempt, get_ready

SIZE: Final = 300
SEED: Final = 23


class Trial:
    def __init__(self, covering: Covering) -> None:
        self.covering = covering
        self.sound: set[str] = set()
        self.unsound: set[str] = set()

    def of(self, mutant: Mutant) -> Result:
        """A test that fails without the mutant too proves nothing, and is left out from then on."""
        while True:
            tests = self.covering.tests(mutant, self.unsound)
            result = attempt(mutant, tests, self.covering.seconds(tests))
            if result.fate is not Fate.KILLED or self._is_sound(result.by or tests[0]):
                return result

    def _is_sound(self, test: str) -> bool:
        if test not in self.sound:
            alone = attempt(None, [test], self.covering.times.get(test, 0.0))
            (self.sound if alone.fate is Fate.SURVIVED else self.unsound).add(test)
        return test in self.sound


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m scripts.mutants", description=__doc__)
    asked.add_argument("areas", nargs="*", choices=[*AREAS, []], help="all, if none is named")
    asked.add_argument("--size", type=int, default=SIZE, help="mutants of each area")
    asked.add_argument("--seed", type=int, default=SEED)
    asked.add_argument("--again", action="store_true", help="tries survivors again")
    asked.add_argument("--told", action="store_true", help="tries nothing: says what is known")
    given = asked.parse_args()
    areas = given.areas or [*AREAS]
    chosen = {one: sample(mutants(files(one)), given.size, given.seed) for one in areas}
    results = {one: Results(PLACE / f"{one}.jsonl") for one in areas}
    if not given.told:
        try:
            trial = Trial(Covering())
        except NotMeasured as error:
            sys.stderr.write(f"{error}\n")
            return 2
        get_ready()
        for area, mutant in in_turns(chosen):
            known = results[area].of(mutant)
            if known is None or (given.again and known.fate in (Fate.SURVIVED, Fate.UNREACHED)):
                result = trial.of(mutant)
                results[area].keep(mutant, result)
                sys.stdout.write(f"{area} {result.fate:9} {mutant.key} {result.by}\n")
                sys.stdout.flush()
    tell(chosen, results)
    return 0


def in_turns(chosen: dict[str, list[Mutant]]) -> Iterator[tuple[str, Mutant]]:
    """One of each area after the other, so that a run that is stopped has tried some of all."""
    for number in range(max(map(len, chosen.values()))):
        yield from ((area, all_[number]) for area, all_ in chosen.items() if number < len(all_))


def tell(chosen: dict[str, list[Mutant]], results: dict[str, Results]) -> None:
    equal = equivalents()
    rows = {
        area: [row for one in all_ if (row := results[area].of(one)) is not None]
        for area, all_ in chosen.items()
    }
    for known in rows.values():
        sys.stdout.writelines(f"{line}\n" for line in report.alive(known, equal))
    sys.stdout.write(f"{report.HEAD}\n|{'---|' * (report.HEAD.count('|') - 1)}\n")
    for area, known in rows.items():
        sys.stdout.write(f"{report.line(area, len(chosen[area]), known, equal)}\n")


if __name__ == "__main__":
    sys.exit(main())
