"""What each game remembers: what is to be forgotten at a moment is in its rulebook's list, or never forgotten."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from engine.games import rulebooks
from engine.kernel.memory import Remembered
from engine.kernel.rulebook import Rulebook


def _remembered(rulebook: Rulebook) -> Iterator[Remembered[Any]]:
    """All that the modules of a game declare."""
    package = import_module(f"engine.games.{rulebook.folder}")
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield from (each for each in vars(import_module(found.name)).values() if isinstance(each, Remembered))


@pytest.mark.parametrize("rulebook", rulebooks().values(), ids=lambda rulebook: rulebook.name)
def test_what_is_forgotten_at_some_moment_is_listed(rulebook: Rulebook) -> None:
    listed = {each.name for each in rulebook.memory}
    assert not {each.name for each in _remembered(rulebook) if each.until} - listed
