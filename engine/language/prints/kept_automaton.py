"""The automaton of the tables of printed texts, kept between processes."""

from __future__ import annotations

import marshal
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from engine.language import prints
from engine.language.kept_files import FOLDER, kept
from engine.language.prints.automaton import Automaton, automaton_of
from engine.language.prints.rules import Rule

SOURCES: Final = tuple(Path(prints.__path__[0], name) for name in ("automaton.py", "kept_automaton.py"))
"""What works the automaton out and what writes it, as sources, also where the modules would be compiled."""


def kept_automaton(rules: Sequence[Rule], name: str, folder: Path = FOLDER) -> Automaton:
    """The automaton of these rules, read from the folder if it is there, and else left there for the next process."""
    # With the sources: whoever works it out or writes it in another way need not think of what is kept.
    sources = [source.read_bytes() for source in SOURCES]
    told = [f"{rule.origin}: {' '.join(rule.symbols)}".encode() for rule in rules]
    return kept(name, b"\n".join([*sources, *told]), lambda: automaton_of(rules), _dumped, _loaded, folder)


def _loaded(content: bytes) -> Automaton:
    return Automaton(*marshal.loads(content))


def _dumped(made: Automaton) -> bytes:
    """As bytes, in which what is equal stands once: so there are half as many, and they are read in less time."""
    known: dict[Any, Any] = {}
    nothing: dict[str, int] = {}

    def shared(onward: Mapping[str, int]) -> Mapping[str, int]:
        return {known.setdefault(symbol, symbol): state for symbol, state in onward.items()} or nothing

    reductions = [
        tuple([(known.setdefault(bits, bits), rule) for bits, rule in reducible]) for reducible in made.reductions
    ]
    onward, openings = list(map(shared, made.onward)), list(map(shared, made.openings))
    return marshal.dumps((made.terminals, onward, made.opening, openings, reductions))
