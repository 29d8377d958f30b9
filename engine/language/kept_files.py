"""What is kept between processes, as it takes seconds to work out and a fraction to read back.

It lies in `build/parsers`, in one file for each name: `<name>-<digest>`, the digest of what it was made from. A file
that is missing, broken or cannot be written costs time and changes nothing. Processes that need the same at the same
time wait for the first of them to work it out, by a lock on `<name>.lock`.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, Generic, NamedTuple, TypeVar

FOLDER: Final = Path(__file__).parents[2] / "build" / "parsers"
"""Beside what `make compile` builds: whoever can write there can write the sources as well."""

_DIGEST: Final = 32  # so many bytes in front of a file are the digest of the others

T = TypeVar("T")


class _Found(NamedTuple, Generic[T]):
    """What a file has kept, whatever that is."""

    content: T


def kept(
    name: str,
    made_from: bytes,
    make: Callable[[], T],
    dump: Callable[[T], bytes],
    load: Callable[[bytes], T],
    folder: Path = FOLDER,
) -> T:
    """What was kept under a name if it was made from the same, and else what is made, which is left there.

    It takes the place of what was made from something else. ``dump`` and ``load`` turn it into bytes and back.
    """
    made_from += sys.version.encode()
    file = folder / f"{name}-{hashlib.blake2b(made_from, digest_size=8).hexdigest()}"
    found = _read(file, load)
    if found is None:
        with _alone(folder / f"{name}.lock"):
            found = _read(file, load) or _Found(_made(file, make, dump, folder.glob(f"{name}-*")))
    return found.content


def _made(file: Path, make: Callable[[], T], dump: Callable[[T], bytes], others: Iterable[Path]) -> T:
    """Work it out, and keep it in a file."""
    made = make()
    content = dump(made)
    with suppress(OSError):
        _write(file, _digest(content) + content, others)
    return made


def _read(file: Path, load: Callable[[bytes], T]) -> _Found[T] | None:
    """What a file has kept; None if it is not there or broken."""
    with suppress(Exception):  # that it cannot be read, or loading it raises anything at all, is no worse than none
        content = file.read_bytes()
        if _digest(content[_DIGEST:]) == content[:_DIGEST]:  # what is broken could load as something else
            return _Found(load(content[_DIGEST:]))
    return None


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Be the only process with this lock. Where there are no locks, or none can be had, others may do the same work."""
    try:
        import fcntl  # noqa: PLC0415 - only Unix has it

        lock.parent.mkdir(parents=True, exist_ok=True)
        file = lock.open("ab")
    except (ImportError, OSError):
        yield
        return
    with file:
        with suppress(OSError):
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _digest(content: bytes) -> bytes:
    return hashlib.blake2b(content, digest_size=_DIGEST).digest()


def _write(file: Path, content: bytes, others: Iterable[Path]) -> None:
    """Write a file in the place of these. Nobody reads half a file: it is renamed when it is whole.

    The others may be unfinished files of other processes. One whose file is gone cannot rename it, which is an
    `OSError` like any other: it keeps nothing this time, and has what it made.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    for other in others:
        other.unlink(missing_ok=True)
    written = file.with_suffix(f".{os.getpid()}")
    written.write_bytes(content)
    written.replace(file)
