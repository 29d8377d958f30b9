"""The tables that keep all that could be done next are those of Lark, which finds them in another way and slower."""

from collections import Counter
from typing import Any

from lark import Lark
from lark.common import ParserConf
from lark.grammar import Rule
from lark.parsers.lalr_analysis import LALR_Analyzer

from engine.games.level_neo.vocabulary import language
from engine.language.grammar import START, Grammar
from engine.language.prints.tables import State, Tables, rules_of


def _of_lark(grammar: Grammar) -> Any:
    rules = rules_of(grammar)
    analysis: Any = LALR_Analyzer(ParserConf(rules, {}, [START]))
    analysis.compute_lr0_states()
    analysis.compute_reads_relations()
    analysis.compute_includes_lookback()
    analysis.compute_lookaheads()
    return analysis.lr0_start_states[START]


def test_every_state_shifts_and_reduces_what_one_of_lark_does() -> None:
    grammar = Grammar(language().vocabulary)
    tables = Tables(grammar)
    pairs: list[tuple[State, Any]] = [(tables.start, _of_lark(grammar))]
    seen = {id(tables.start)}
    for ours, theirs in pairs:  # grows on the way
        onward = ours.shifts | ours.goto
        assert set(onward) == {symbol.name for symbol in theirs.transitions}
        reduced = Counter(
            (terminal, reduction.origin, reduction.length)
            for terminals, reduction in ours.reductions
            for terminal in tables.terminals(terminals)
        )
        assert reduced == Counter(
            (terminal.name, rule.origin.name, len(rule.expansion))
            for terminal, rules in theirs.lookaheads.items()
            for rule in rules
        )
        for symbol, state in theirs.transitions.items():
            following = onward[symbol.name]
            if id(following) not in seen:
                seen.add(id(following))
                pairs.append((following, state))
    assert len(pairs) > 500


def test_the_rules_of_a_grammar_are_those_that_lark_reads_in_it() -> None:
    grammar = Grammar(language().vocabulary)
    lark = Lark(grammar.text, start=START, parser=None, lexer="basic", maybe_placeholders=False)
    assert [_told(rule) for rule in rules_of(grammar)] == [_told(rule) for rule in lark.rules]


def _told(rule: Rule) -> tuple[object, ...]:
    symbols = [symbol.fullrepr for symbol in rule.expansion]
    return rule.origin.name, symbols, rule.order, rule.alias, vars(rule.options)
