"""8.4.3, 8.4.5. Logic definition with one member in battle (reading 19)."""

from __future__ import annotations

import pytest

from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import Zones, battle, both_editions, member

rule = pytest.mark.rule


class TestAlone:
    @rule("8.4.5", both=True)
    @both_editions
    def test_the_attacking_side_defines_also_against_nobody(self, book: Rulebook) -> None:
        """8.4.5 asks for the attacking member alone; what was defined has been used up."""
        away = member("Away", 1000, "logicalist", "AUTO: When this member defends, return it to your hand.")
        zones: Zones = {"FL:0": ["Three"], "FR:1": ["Away"], "hand:0": ["Plus Two"]}
        match = battle(book, zones, away).answer("attack:FL>FR")
        assert (match.asked, match.rule, match.offered) == (0, "8.4.5", ["pass", "define:Plus Two"])
        match.answer("define:Plus Two")
        assert (match.names("drop:0"), match.prompt) == (["Plus Two"], "ask-attack")

    @rule("8.4.3", "8.4.5", both=True)
    @both_editions
    def test_without_an_attacking_member_neither_side_defines(self, book: Rulebook) -> None:
        fleeting = member("Fleeting", 1000, "logicalist", "AUTO: When this member attacks, return it to your hand.")
        zones: Zones = {"FL:0": ["Fleeting"], "FR:1": ["Two"], "hand:0": ["Plus Two"], "hand:1": ["Plus Two"]}
        match = battle(book, zones, fleeting).answer("attack:FL>FR")
        assert match.prompt == "ask-attack"
        assert "wins-alone" in match.told
