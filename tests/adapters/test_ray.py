"""Work on a real Ray cluster of two nodes, on this machine."""

import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from ray._private.node import Node
from ray.cluster_utils import Cluster
from typer.testing import CliRunner

from tablee.cli import app
from tablee.lab.on_ray import OnRay
from tablee.lab.simulate import Job, Tally, run
from tablee.lab.workplace import Here, WorkplaceError, work_through
from tests.adapters.nodes import Trap, run_elsewhere
from tests.lab.interrupting import interrupted
from tests.lab.work import die_once, refuse

# Ray leaves pipes and log files open, which is told whenever they happen to be collected.
pytestmark = [
    pytest.mark.timeout(600),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    yield cluster
    cluster.shutdown()


@pytest.fixture
def second(cluster: Cluster) -> Iterator[Node]:
    """A second node, unless the test kills it."""
    node = cluster.add_node(num_cpus=1)
    yield node
    if node in cluster.worker_nodes:
        cluster.remove_node(node)


@pytest.fixture
def place(cluster: Cluster) -> OnRay:
    return OnRay(cluster.address)


def without_time(tally: Tally) -> Tally:
    tally.seconds = 0.0
    return tally


def report(*args: str, **env: str) -> dict[str, object]:
    result = CliRunner().invoke(app, [*args, "--json"], env=env)
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.stdout)
    return found


@pytest.mark.usefixtures("second")
def test_simulations_matches_and_studies_have_the_same_numbers_as_in_processes(
    cluster: Cluster,
) -> None:
    simulated = ["simulate", "blot", "--games", "300", "--seats", "3"]
    matched = ["match", "herrlof", "--bots", "regular,random", "--deals", "4"]
    studied = ["study", "blot", "--vary", "teams=no,yes", "--games", "3", "--playouts", "2"]
    for args in (simulated, matched, studied):
        there = report(*args, "--on", "ray", RAY_ADDRESS=cluster.address)
        assert timeless(there) == timeless(report(*args, "--jobs", "2"))


def timeless(found: dict[str, object]) -> dict[str, object]:
    rows = found.get("rows", [])
    assert isinstance(rows, list)
    kept = {key: value for key, value in found.items() if "/s" not in key and key != "rows"}
    kept["rows"] = [
        {key: value for key, value in row.items() if not key.endswith(("_ms", "seconds"))}
        for row in rows
    ]
    return kept


def test_a_node_that_is_killed_costs_no_result(
    cluster: Cluster, second: Node, tmp_path: Path
) -> None:
    mark = tmp_path / "begun"
    jobs = [Job("blot", 2, "", first, 50, 7) for first in range(0, 1000, 50)]
    traps = [Trap(job, second.node_id, str(mark)) for job in jobs]

    def kill() -> None:
        while not mark.exists():
            time.sleep(0.05)
        cluster.remove_node(second, allow_graceful=False)

    killer = threading.Thread(target=kill)
    killer.start()
    told: list[Trap] = []
    results = work_through(OnRay(cluster.address), run_elsewhere, traps, told.append)
    killer.join()
    assert told == traps
    expected = work_through(Here(), run, jobs, lambda _: None)
    assert list(map(without_time, results)) == list(map(without_time, expected))


def test_a_process_that_is_killed_costs_no_result(place: OnRay, tmp_path: Path) -> None:
    marks = [str(tmp_path / f"job{number}") for number in range(6)]
    results = work_through(place, die_once, marks, lambda _: None)
    assert results == [f"job{number}" for number in range(6)]


def test_what_goes_wrong_in_the_work_is_told(place: OnRay) -> None:
    with pytest.raises(ValueError, match="no 0"):
        work_through(place, refuse, range(5), lambda _: None)


def test_ctrl_c_prints_what_is_done(cluster: Cluster) -> None:
    args = ["simulate", "blot", "--games", "9999999", "--on", "ray"]
    found, said, code = interrupted(*args, RAY_ADDRESS=cluster.address)
    assert said == f"interrupted after {found['games']} of 9999999 games"
    assert found["games"] > 0
    assert code == 130


def test_a_cluster_that_is_not_there_is_told() -> None:
    with pytest.raises(WorkplaceError, match=r"no Ray at 127\.0\.0\.1:9"):
        work_through(OnRay("127.0.0.1:9"), refuse, range(5), lambda _: None)
