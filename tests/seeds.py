"""Seeds of the matches that a test begins, drawn from its name: the same test plays the same matches every time."""

from __future__ import annotations

import hashlib
import os
from itertools import count


def running_test() -> str:
    """The name of the test that is running, as pytest calls it."""
    return os.environ["PYTEST_CURRENT_TEST"].rpartition(" (")[0]


class Seeds:
    """One seed after the other, for `Host` and whoever stands on it."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._number = count(1)

    def __call__(self) -> bytes:
        return hashlib.blake2b(f"{self._name} {next(self._number)}".encode(), digest_size=32).digest()
