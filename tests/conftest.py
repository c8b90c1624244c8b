"""Settings all tests share."""

from hypothesis import settings

settings.register_profile("tablee", deadline=None)  # no test depends on how fast a machine is
settings.load_profile("tablee")
