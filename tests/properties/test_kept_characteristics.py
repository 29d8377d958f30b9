"""Characteristics, what may be activated and what is due are found anew only when that may have changed: never late."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel import codec
from engine.kernel.abilities import Activated
from engine.kernel.aspects import STANDING_BY
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.players.playout import random_answers
from tests.games.kits import Kit, every_game
from tests.properties.matches import FOUND_AS_IT_IS, drawn_decks, seeds, share

pytestmark = pytest.mark.property


class Distrustful(Match):
    """A match that finds anew whatever it has kept whenever it is asked, and compares."""

    __slots__ = ("_computing",)

    def __init__(self, *arguments: Any, **options: Any) -> None:
        self._computing = False
        super().__init__(*arguments, **options)

    def values(self, card: Card) -> Values:
        """The characteristics that the match has kept, once they have proved to be those of now."""
        if self._computing:
            return super().values(card)
        self._computing = True
        kept = super().values(card)
        remembered = self._table, self._present, self._plan, self._looks_at
        self._table = self._present = self._plan = None
        assert super().values(card) == kept, f"{self.state.definition[card].number} is not what it was taken for"
        self._table, self._present, self._plan, self._looks_at = remembered
        self._computing = False
        return kept

    def activated(self, player: int) -> Sequence[tuple[Card, Activated, str]]:
        """The activated abilities that the match has kept, once they have proved to be those of now."""
        kept = super().activated(player)
        self._activated.clear()
        assert super().activated(player) == kept
        return kept


@every_game
@settings(share(5), phases=FOUND_AS_IT_IS)
@given(st.data(), seeds())
def test_no_rule_action_is_missed_after_changes_at_which_none_is_said_to_look(
    kit: Kit, data: st.DataObject, seed: bytes
) -> None:
    decks, alone = drawn_decks(data, kit), kit.rulebook.indifferent & {STANDING_BY}
    anxious = replace(kit.rulebook, indifferent=alone, rule_actions_read=None)
    match, watchful = (Match.begin(each, decks, seed, log=False) for each in (kit.rulebook, anxious))
    for chosen in random_answers(match, seed):
        watchful.choose(chosen)
        assert watchful.keys == match.keys
        assert codec.digest(watchful.state) == codec.digest(match.state)
    assert watchful.state.outcome == match.state.outcome


@every_game
@settings(share(5), phases=FOUND_AS_IT_IS)
@given(st.data(), seeds())
def test_what_is_kept_is_never_out_of_date(kit: Kit, data: st.DataObject, seed: bytes) -> None:
    match = Distrustful.begin(kit.rulebook, drawn_decks(data, kit), seed, log=False)
    for chosen in random_answers(match, seed):
        if match.answers % 8 == 0:
            fork = match.fork()
            kept = [fork.activated(player) for player in (0, 1)]
            fork.refresh()
            assert kept == [fork.activated(player) for player in (0, 1)]
        if match.can_step_back:
            asked = match.keys
            match.step_back()
            match.choose(chosen)
            assert match.keys == asked
    assert match.state.outcome is not None
