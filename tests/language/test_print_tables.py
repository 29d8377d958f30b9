"""The automaton that keeps all that could be done next is that of Lark, which finds it in another way and slower."""

from collections import Counter
from copy import copy
from functools import cache
from typing import Any

import pytest
from lark import Lark
from lark.common import ParserConf
from lark.grammar import Rule, Terminal
from lark.parsers.lalr_analysis import LALR_Analyzer

from engine.games.level_neo.vocabulary import language
from engine.language.errors import VocabularyError
from engine.language.grammar import START, Grammar
from engine.language.prints.automaton import FIRST, Automaton, automaton_of
from engine.language.prints.rules import rules_of
from engine.language.prints.tables import Tables


@cache
def _grammar() -> Grammar:
    return Grammar(language().vocabulary)


@cache
def _rules_of_lark() -> list[Rule]:
    return Lark(_grammar().text, start=START, parser=None, lexer="basic", maybe_placeholders=False).rules


def _states_of_lark() -> Any:
    analysis: Any = LALR_Analyzer(ParserConf(_rules_of_lark(), {}, [START]))
    analysis.compute_lr0_states()
    analysis.compute_reads_relations()
    analysis.compute_includes_lookback()
    analysis.compute_lookaheads()
    return analysis.lr0_start_states[START]


def _symbols(automaton: Automaton, state: int) -> set[str]:
    return {*automaton.onward[state], *automaton.openings[automaton.opening[state]]}


def test_every_state_shifts_and_reduces_what_one_of_lark_does() -> None:
    rules = rules_of(_grammar())
    automaton = automaton_of(rules)
    bits = automaton.bits()
    pairs: list[tuple[int, Any]] = [(FIRST, _states_of_lark())]
    seen = {FIRST}
    for ours, theirs in pairs:  # grows on the way
        assert _symbols(automaton, ours) == {symbol.name for symbol in theirs.transitions}
        reduced = Counter(
            (terminal, rules[rule].origin, rules[rule].symbols)
            for terminals, rule in automaton.reductions[ours]
            for terminal, bit in bits.items()
            if terminals & bit
        )
        assert reduced == Counter(
            (terminal.name, rule.origin.name, tuple(symbol.name for symbol in rule.expansion))
            for terminal, reducible in theirs.lookaheads.items()
            for rule in reducible
        )
        for symbol, state in theirs.transitions.items():
            following = automaton.after(ours, symbol.name)
            if following not in seen:
                seen.add(following)
                pairs.append((following, state))
    assert len(pairs) == len(automaton.onward) > 500


def test_the_rules_of_a_grammar_are_those_that_lark_reads_in_it() -> None:
    assert list(map(tuple, rules_of(_grammar()))) == list(map(_told, _rules_of_lark()))
    assert [rule.kept for rule in rules_of(_grammar())] == list(map(_kept, _rules_of_lark()))


@pytest.mark.parametrize("symbols", ["_DRAW", "NUMBER _OR NAME"])
def test_a_rule_that_stands_for_its_only_symbol_must_have_one(symbols: str) -> None:
    grammar = copy(_grammar())
    grammar.text = f"?{START}: NUMBER | {symbols}"
    with pytest.raises(VocabularyError, match=f"'{START}' .*: {symbols}"):
        Tables(grammar)


def _told(rule: Rule) -> tuple[object, ...]:
    made = "" if rule.options.expand1 else rule.origin.name
    return rule.origin.name, tuple(symbol.name for symbol in rule.expansion), rule.alias or made


def _kept(rule: Rule) -> list[int]:
    left_out = [isinstance(symbol, Terminal) and symbol.filter_out for symbol in rule.expansion]
    return [place for place, left in enumerate(left_out) if not left]
