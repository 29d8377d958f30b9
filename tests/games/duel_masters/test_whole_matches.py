"""Whole matches between starters: they end, keep their cards, survive saving, and everything in them reads as words."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from engine.games.duel_masters.rulebook import RULEBOOK
from engine.games.duel_masters.twinpacts import OTHER_SIDES, WHOLE
from engine.kernel import codec
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match
from engine.kernel.views import view
from engine.players.playout import random_answers
from engine.wording import Wording

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


@pairs
def test_a_match_can_be_saved_and_loaded_at_every_decision(pair: tuple[int, int]) -> None:
    match = begun(pair)
    for number, _ in enumerate(random_answers(match, b"saved %d %d" % pair)):
        if number % 5:
            continue
        saved = codec.save(match)
        loaded = codec.load(RULEBOOK, saved)
        assert codec.save(loaded) == saved
        assert loaded.keys == match.keys
        assert codec.digest(loaded.state) == codec.digest(match.state)
        for viewer in (0, 1, None):
            assert repr(view(loaded, viewer)) == repr(view(match, viewer))


@pairs
def test_all_that_is_told_and_asked_reads_as_words(pair: tuple[int, int]) -> None:
    match = begun(pair)
    words = Wording(RULEBOOK, ("Ann", "Ben"))
    for _ in random_answers(match, b"words %d %d" % pair):
        decision = match.decision
        if decision is None:
            break
        seen = view(match, decision.player).decision
        assert seen is not None
        for line in (seen.prompt, *(option.label for option in seen.options)):
            said = words(line)
            assert "None" not in said, said
            assert "{" not in said, said
    assert match.log is not None
    for _, line in match.log.lines(None):
        said = words(line)
        assert " " in said
        assert "None" not in said


@pairs
def test_every_option_that_is_offered_may_be_chosen(pair: tuple[int, int]) -> None:
    match = begun(pair)
    for number, _ in enumerate(random_answers(match, b"offered %d %d" % pair)):
        decision = match.decision
        if decision is None or number % 9:
            continue
        assert len(set(match.keys)) == len(decision.options) >= decision.minimum
        match.fork().choose(decision.default)
        for index in range(len(decision.options)):
            others = [other for other in range(len(decision.options)) if other != index]
            match.fork().choose((index, *others[: max(1, decision.minimum) - 1]))
