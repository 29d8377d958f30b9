"""Reading what may be damaged: a row that is not what it should be is told apart, and hides no other."""

import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Annotated, Any, Generic, TypeVar

from pydantic import Field, TypeAdapter, ValidationError
from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.connections import trouble_explained
from storage.errors import Unreadable

log = logging.getLogger(__name__)

T = TypeVar("T")
R = TypeVar("R")

BATCH = 250
"""How many things are read at a time at most."""

SeatNumber = Annotated[int, Field(ge=0, le=1)]
"""A seat of a match."""

EntryNumber = Annotated[int, Field(ge=0)]
"""The number of an entry of a journal, or 0 for the beginning."""


class Shape(Generic[T]):
    """Makes things of one dataclass out of what was stored, after a look at every part of it."""

    def __init__(self, kind: type[T]) -> None:
        self._name = kind.__name__
        self._adapter: TypeAdapter[T] = TypeAdapter(kind)

    def of(self, values: Mapping[str, Any] | RowMapping) -> T:
        """The thing with these values. Raises `Unreadable`, which quotes none of them."""
        try:
            return self._adapter.validate_python(dict(values))
        except ValidationError as problem:
            fault = problem.errors(include_url=False, include_context=False, include_input=False)[0]
            part = ".".join(str(each) for each in fault["loc"])
            what = f"{self._name}: {fault['type']} in {part}"
        # Raised outside the handler: the validation error quotes what it was given, hands and seeds among it.
        raise Unreadable(what)


def readable(rows: Iterable[R], build: Callable[[R], T]) -> list[T]:
    """What `build` makes of these rows, without those that it cannot read."""
    built = []
    for row in rows:
        try:
            built.append(build(row))
        except Unreadable as problem:
            log.error("passed over what cannot be read", extra={"what": str(problem)})
    return built


async def read_each(
    connection: AsyncConnection, ids: Sequence[int], load: Callable[[Sequence[int]], Awaitable[Sequence[T]]]
) -> tuple[list[T], dict[int, Unreadable]]:
    """What `load` makes of these ids, in their order, and what is wrong with those for which it raises `Unreadable`.

    They are loaded together; only where something cannot be read are they halved, again and again, to find out what.
    """
    found: list[T] = []
    damaged: dict[int, Unreadable] = {}
    waiting = [ids[start : start + BATCH] for start in range(0, len(ids), BATCH)]
    while waiting:
        some = waiting.pop(0)
        try:
            # PostgreSQL takes nothing more in a transaction after an error, but goes back to before it.
            with trouble_explained():
                async with connection.begin_nested():
                    found += await load(some)
        except Unreadable as problem:
            if len(some) == 1:
                log.error("something cannot be read", extra={"id": some[0], "what": str(problem)})
                damaged[some[0]] = problem
            else:
                half = len(some) // 2
                waiting[:0] = [some[:half], some[half:]]
    return found, damaged
