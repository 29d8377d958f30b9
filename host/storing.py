"""What the database's trouble means to people: nothing was changed, and it may work later; or something is damaged."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import storage
from host.errors import Damaged, MatchDamaged, StorageUnavailable

log = logging.getLogger(__name__)


@contextmanager
def explained(match_id: int | None = None) -> Iterator[None]:
    """Log the database's trouble for the operator, and raise `StorageUnavailable` for whoever asked.

    What cannot be read is `Damaged`, or `MatchDamaged` where it is all about one match.
    """
    try:
        yield
    except storage.StorageUnavailable as problem:
        log.error("the database cannot be used", extra={"reason": str(problem)})
        raise StorageUnavailable from problem
    except storage.Unreadable as problem:
        log.error("what is stored is damaged", extra={"match": match_id, "reason": str(problem)})
        raise Damaged if match_id is None else MatchDamaged(match_id) from problem
