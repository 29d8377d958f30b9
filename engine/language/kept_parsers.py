"""Lark's parsers, kept between processes.

Lark's own cache would be written in place, so that another process could read half of it.
"""

from __future__ import annotations

import io
import pickle
from pathlib import Path
from typing import Any

import lark
from lark import Lark

from engine.language.kept_files import FOLDER, kept


def kept_parser(grammar: str, name: str, callbacks: object, folder: Path = FOLDER, **options: Any) -> Lark:
    """Lark's LALR parser of a grammar, read from the folder if it is there, and else left there for the next process.

    ``callbacks`` are what Lark calls the transformer, ``options`` others of `lark.Lark`.
    """

    def make() -> Lark:
        return Lark(grammar, parser="lalr", transformer=callbacks, **options)

    def dump(parser: Lark) -> bytes:
        content = io.BytesIO()
        parser.save(content, ("transformer",))
        return content.getvalue()

    def load(content: bytes) -> Lark:
        # As the parsers do that Lark generates to stand alone; `Lark.load` takes no transformer.
        parser: Lark = Lark._load_from_dict(**pickle.loads(content), transformer=callbacks)  # type: ignore[no-untyped-call]
        return parser

    made_from = f"{lark.__version__} {sorted(options.items(), key=str)} {grammar}"
    return kept(name, made_from.encode(), make, dump, load, folder)
