"""These run where the peers are (`make adapters`): elsewhere there is nothing to adapt to."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pyspiel") else ["test_*.py"]
