"""What the database's trouble means to people: nothing was changed, and it may work later."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import storage
from host.errors import StorageUnavailable

log = logging.getLogger(__name__)


@contextmanager
def explained() -> Iterator[None]:
    """Log the database's trouble for the operator, and raise `StorageUnavailable` for whoever asked."""
    try:
        yield
    except storage.StorageUnavailable as problem:
        log.error("the database cannot be used", extra={"reason": str(problem)})
        raise StorageUnavailable from problem
