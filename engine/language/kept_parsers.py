"""Lark's parsers, kept between processes.

Lark's own cache would be written in place, so that another process could read half of it. It would also be read whole,
and most of a large parse table is never asked for: the texts of all cards of a game need a quarter of its states.
"""

from __future__ import annotations

import io
import marshal
import pickle
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import lark
from lark import Lark
from lark.parsers.lalr_analysis import Reduce, Shift
from lark.parsers.lalr_parser import LALR_Parser

from engine.language.kept_files import FOLDER, kept

_FORM: Final = "states apart"  # how files are written; another name here, and those that are kept are made anew


def kept_parser(grammar: str, name: str, callbacks: object, folder: Path = FOLDER, **options: Any) -> Lark:
    """Lark's LALR parser of a grammar, read from the folder if it is there, and else left there for the next process.

    ``callbacks`` are what Lark calls the transformer, ``options`` others of `lark.Lark`.
    """

    def make() -> Lark:
        return Lark(grammar, parser="lalr", transformer=callbacks, _plugins=_PLUGINS, **options)

    def dump(parser: Lark) -> bytes:
        content = io.BytesIO()
        parser.save(content, ("transformer", "_plugins"))
        return content.getvalue()

    def load(content: bytes) -> Lark:
        # As the parsers do that Lark generates to stand alone; `Lark.load` takes no transformer.
        parser: Lark = Lark._load_from_dict(  # type: ignore[no-untyped-call]
            **pickle.loads(content), transformer=callbacks, _plugins=_PLUGINS
        )
        return parser

    made_from = f"{_FORM} {lark.__version__} {sorted(options.items(), key=str)} {grammar}"
    return kept(name, made_from.encode(), make, dump, load, folder)


class _KeptParser(LALR_Parser):
    """A parser that writes down each state of its table apart, and reads one when it first comes to it."""

    def serialize(self, memo: Any = None) -> dict[str, Any]:
        table = super().serialize(memo)
        return {**table, "states": {state: _packed(actions) for state, actions in table["states"].items()}}

    @classmethod
    def deserialize(cls, data: dict[str, Any], memo: Any, callbacks: Any, debug: bool = False) -> Any:  # type: ignore[override]
        parser = super().deserialize({**data, "states": {}}, memo, callbacks, debug)  # type: ignore[no-untyped-call]
        parser._parse_table.states = _States(data["states"], data["tokens"], memo)
        return parser


_PLUGINS: Final = {"LALR_Parser": _KeptParser}

_ActionsByName = dict[str, tuple[Any, Any]]  # token -> (Shift, the state to go to) or (Reduce, the rule)


def _packed(actions: Mapping[int, tuple[int, Any]]) -> bytes:
    """The actions of a state, each once, with its tokens: most states reduce by one rule, whatever follows."""
    tokens = defaultdict(list)
    for token, (reduces, argument) in actions.items():
        tokens[reduces, argument["@"] if reduces else argument].append(token)
    return marshal.dumps([(*action, tuple(found)) for action, found in tokens.items()])


class _States(Mapping[int, _ActionsByName]):
    """The states of a parse table, by their numbers: what to do at each token."""

    def __init__(self, packed: Mapping[int, bytes], tokens: Mapping[int, str], rules: Mapping[int, Any]) -> None:
        self._packed = packed
        self._tokens = tokens
        self._rules = rules
        self._read: dict[int, _ActionsByName] = {}

    def __getitem__(self, state: int) -> _ActionsByName:
        found = self._read.get(state)
        if found is None:
            found = self._read[state] = self._unpacked(self._packed[state])
        return found

    def __iter__(self) -> Iterator[int]:
        return iter(self._packed)

    def __len__(self) -> int:
        return len(self._packed)

    def _unpacked(self, packed: bytes) -> _ActionsByName:
        actions: _ActionsByName = {}
        for reduces, argument, tokens in marshal.loads(packed):
            action = (Reduce, self._rules[argument]) if reduces else (Shift, argument)
            actions.update(dict.fromkeys([self._tokens[token] for token in tokens], action))
        return actions
