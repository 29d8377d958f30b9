"""What every test shares: how far hypothesis searches.

`HYPOTHESIS_PROFILE` chooses: `quick` (the default) is small and the same whenever the same tests run on the same code,
so that a red build can be repeated; `soak` (`make soak`) is long and different each time. No profile has a deadline: no
test asserts a time.
"""

import os

from hypothesis import HealthCheck, settings

SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large)

settings.register_profile(
    "quick", max_examples=30, deadline=None, derandomize=True, database=None, suppress_health_check=SLOW_IS_FINE
)
settings.register_profile("soak", max_examples=1000, deadline=None, print_blob=True, suppress_health_check=SLOW_IS_FINE)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
