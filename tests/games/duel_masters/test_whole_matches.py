"""Whole matches between starters: they end, and keep their cards where they may be."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from engine.games.duel_masters.rulebook import RULEBOOK
from engine.games.duel_masters.twinpacts import OTHER_SIDES, WHOLE
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match
from engine.players.playout import random_answers

PAIRS = list(itertools.pairwise([*range(len(RULEBOOK.decks.starters())), 0]))
"""Each starter against the next one."""

pairs = pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: "-".join(map(str, pair)))


def begun(pair: tuple[int, int]) -> Match:
    decks = [starter.deck for starter in RULEBOOK.decks.starters()]
    return Match.begin(RULEBOOK, [decks[number] for number in pair], b"whole match %d %d" % pair)


@pairs
def test_a_match_ends_by_the_rules_and_loses_no_card(pair: tuple[int, int]) -> None:
    match = begun(pair)
    decks = [starter.deck for starter in RULEBOOK.decks.starters()]
    for _ in random_answers(match, b"answers %d %d" % pair):
        state = match.state
        rows = sorted(card for pile in state.zones.values() for card in pile)
        assert rows == list(range(len(state.definition)))
        under = [card for player in (0, 1) for card in match.cards(RULEBOOK.zone(f"under:{player}"))]
        assert all(state.zone[state.attached[card]].kind.name == "battle zone" for card in under)
    assert match.state.outcome is not None
    assert match.state.outcome.rule in ("104.2a", "104.2b")
    for player, number in enumerate(pair):
        owned = zip(match.state.definition, match.state.owner, strict=True)
        found = Counter(_listed(definition) for definition, owner in owned if owner == player)
        assert found == sum((Counter(section) for section in decks[number].sections.values()), Counter())


def _listed(definition: CardDefinition) -> str:
    """The number under which a deck lists a card, whichever side or half of it is up now."""
    if WHOLE in definition.facts:
        return str(definition.facts[WHOLE])
    return str(definition.facts[OTHER_SIDES][0]) if definition.side else definition.number
