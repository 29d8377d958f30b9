"""`replace` for data classes and structs alike, as `copy.replace` is from Python 3.13 on."""

from __future__ import annotations

import dataclasses
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


def replace(value: T, /, **changes: Any) -> T:
    """A value like this one but for these fields."""
    if isinstance(value, msgspec.Struct):
        return msgspec.structs.replace(value, **changes)
    return dataclasses.replace(value, **changes)  # type: ignore[type-var]  # T may be anything, and it takes data classes alone
