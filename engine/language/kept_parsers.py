"""Parsers that are kept: to work out the tables of a large grammar takes seconds, and to read them back a fraction.

They lie in `build/parsers`, one file for each language, called by a digest of what it was made from. Whatever is there,
or cannot be written there, the parser is the same. Lark's own cache would be written in place, so that another process
could read half of it.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import lark
from lark import Lark

PARSERS: Final = Path(__file__).parents[2] / "build" / "parsers"
"""Beside what `make compile` builds: whoever can write there can write the sources as well."""


def kept_parser(grammar: str, name: str, callbacks: object, folder: Path = PARSERS, **options: Any) -> Lark:
    """Lark's LALR parser of a grammar, read from the folder if it is there, and else left there for the next process.

    A new grammar of the same name takes the place of the old one. ``callbacks`` are what Lark calls the transformer,
    ``options`` others of `lark.Lark`.
    """
    made_from = f"{lark.__version__} {sys.version} {sorted(options.items(), key=str)} {grammar}"
    file = folder / f"{name}-{hashlib.sha256(made_from.encode()).hexdigest()[:16]}"
    with suppress(Exception):  # what is no parser any more, as after a fault of the disk, raises anything at all
        kept = pickle.loads(file.read_bytes())
        # As the parsers do that Lark generates to stand alone; `Lark.load` takes no transformer.
        read: Lark = Lark._load_from_dict(**kept, transformer=callbacks)  # type: ignore[no-untyped-call]
        return read
    parser = Lark(grammar, parser="lalr", transformer=callbacks, **options)
    with suppress(OSError):
        _keep(parser, file, folder.glob(f"{name}-*"))
    return parser


def _keep(parser: Lark, file: Path, others: Iterable[Path]) -> None:
    """Write a parser in the place of these files. Nobody reads half a file: it is renamed when it is whole."""
    file.parent.mkdir(parents=True, exist_ok=True)
    for other in others:
        other.unlink(missing_ok=True)
    written = file.with_suffix(f".{os.getpid()}")
    with written.open("wb") as whole:
        parser.save(whole, ("transformer",))
    written.replace(file)
