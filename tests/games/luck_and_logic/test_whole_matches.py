"""Whole matches of both editions between starters: they end, and keep their cards where they may be."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook
from engine.players.playout import random_answers
from tests.games.luck_and_logic.positions import Zones, battle, both_editions, member

seeds = pytest.mark.parametrize("seed", range(6))


def begun(book: Rulebook, seed: int) -> Match:
    decks = [starter.deck for starter in book.decks.starters()]
    return Match.begin(book, (decks[seed % 2], decks[1 - seed % 2]), b"whole match %d" % seed)


@both_editions
@seeds
def test_a_match_ends_by_the_rules_and_loses_no_card(book: Rulebook, seed: int) -> None:
    match = begun(book, seed)
    decks = [starter.deck for starter in book.decks.starters()]
    for _ in random_answers(match, b"answers %d" % seed):
        state = match.state
        rows = sorted(card for pile in state.zones.values() for card in pile)
        assert rows == list(range(len(state.definition)))
        assert set(state.covers) == {card for zone, pile in state.zones.items() if zone.kind.wide for card in pile}
        assert all(state.zone[bearer].kind.field for bearer in state.attached.values())
    assert match.state.outcome is not None
    assert match.state.outcome.rule in ("10.2.2.1", "10.3.1.1", "10.3.1.2")
    for player in (0, 1):
        wanted = sum((Counter(section) for section in decks[(seed + player) % 2].sections.values()), Counter[str]())
        owned = zip(match.state.definition, match.state.owner, strict=True)
        assert Counter(definition.number for definition, owner in owned if owner == player) == wanted


@both_editions
def test_nothing_goes_on_when_an_effect_has_ended_the_match(book: Rulebook) -> None:
    winner = member("Winner", 9000, "logicalist", "AUTO: When this member wins, you win the game.")
    match = battle(book, {"FC:0": ["Winner"], "FC:1": ["One"], "hand:1": []}, winner).answer("attack:FC>FC").match
    while match.decision is not None:
        match.choose(match.decision.default)
    assert match.state.outcome is not None
    assert match.state.outcome.reason == "effect"
    assert match.resolving is None
    assert match.fork().resolving is None


@both_editions
def test_nothing_goes_on_when_somebody_gives_up_in_the_middle_of_an_ability(book: Rulebook) -> None:
    asking = member(
        "Asking", 9000, "logicalist", "AUTO: When this member attacks, choose one of your members, and rest it."
    )
    zones: Zones = {"FC:0": ["Asking"], "FC:1": ["One"]}
    match = battle(book, zones, asking).answer("attack:FC>FC").match
    resolved = match.resolving
    assert resolved is not None
    match.concede(0, "1.2.4")
    assert match.resolving is None
    assert match.fork().resolving is None


@both_editions
def test_a_level_boost_is_not_done_again_in_copies_and_older_saves_go_on_behind_it(book: Rulebook) -> None:
    zones: Zones = {"FL:0": ["Three"], "FR:1": ["Two"], "level:1": ["Blank"], "deck:1": ["Teal", "Plus Two"]}
    match = battle(book, zones).answer("attack:FL>FR")
    (state, given), boost = match.match.checkpoint, match.match.keys.index("level-boost:Blank")
    before = state.copy()
    match.answer("level-boost:Blank")
    assert match.match.checkpoint.given == ()
    older = Match.at(match.match.rulebook, before, [*given, (boost,)])
    assert older.keys == match.match.keys == ("define:Teal",)
