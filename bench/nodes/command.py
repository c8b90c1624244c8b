"""`python -m bench nodes`: several nodes on one store."""

import argparse

from bench.nodes import failing_over, speed


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser("python -m bench nodes", description=__doc__)
    parser.add_argument("--faults", action="store_true", help="how soon tables are played on")
    parser.add_argument("--times", type=int, default=10, help="each fault")
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=5.0, help="measured, a turn")
    parser.add_argument("--rounds", type=int, default=3)
    wanted = parser.parse_args(arguments)
    if wanted.faults:
        failing_over.main(wanted.tables or 24, wanted.times)
    else:
        speed.main(wanted.tables or 100, wanted.seconds, wanted.rounds)
