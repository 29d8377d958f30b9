"""The rules of a grammar, one by one, as the tables of `AllReadings` are made from them."""

from __future__ import annotations

from typing import NamedTuple

from engine.language.grammar import Grammar


class Rule(NamedTuple):
    """What a nonterminal can consist of."""

    origin: str  #: the nonterminal
    symbols: tuple[str, ...]  #: never none
    made: str  #: the name of the callback that makes its value; "" where that is the value of its only symbol

    @property
    def kept(self) -> list[int]:
        """The places of the symbols whose values the callback is given. Words that begin with _ are left out."""
        return [place for place, symbol in enumerate(self.symbols) if not symbol.startswith("_")]


def rules_of(grammar: Grammar) -> list[Rule]:
    """The rules as Lark reads them, in the same order; to have it read so many takes seconds."""
    rules = []
    for line in grammar.text.splitlines():
        name, colon, alternatives = line.partition(": ")
        origin = name.lstrip("?")  # what begins with ? stands for its only child
        for alternative in alternatives.split(" | ") if colon else ():
            words, _, made = alternative.partition(" -> ")
            rules.append(Rule(origin, tuple(words.split()), made or ("" if origin != name else origin)))
    return rules
