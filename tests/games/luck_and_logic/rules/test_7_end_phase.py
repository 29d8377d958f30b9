"""7.7. The end phase: what is still in force when what the dropping of paradoxes triggers is played."""

from __future__ import annotations

import pytest

from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import FIRST, LATEST, Zones, member, table

rule = pytest.mark.rule

WHEN = "AUTO [1/turn]: When a card is put into your drop zone"


class TestAfterTheParadoxes:
    @rule("7.7.5")
    @rule("7.7.5", "7.7.6", book="luck-and-logic-1.00")
    @pytest.mark.parametrize(("book", "drawn"), [(LATEST, 2), (FIRST, 1)])
    def test_what_their_dropping_triggers_is_played_before_or_after_the_turns_effects_end(
        self, book: Rulebook, drawn: int
    ) -> None:
        """In 2.04 a check timing comes first; in 1.00 the phase is gone through again when the effects have ended."""
        texts = (
            "ACT [1/turn]: This member gets power +1000 until end of turn.",
            f"{WHEN}, draw a card. If this member has power 2000 or more, draw a card.",
        )
        zones: Zones = {"FL:0": ["Heir"], "paradox:0": ["Calm"]}
        match = table(book, zones, member("Heir", 1000, "logicalist", *texts)).answer("act:FL:1").passes(2)
        assert match.match.state.turn == 4
        assert match.count("hand:0") == drawn

    @rule("7.7.5", "7.7.6")
    def test_the_hand_limit_is_asked_for_after_it(self) -> None:
        zones: Zones = {"FL:0": ["Heir"], "paradox:0": ["Calm"], "hand:0": ["One"] * 9}
        match = table(LATEST, zones, member("Heir", 1000, "logicalist", f"{WHEN}, draw a card."), step="end_phase")
        decision = match.match.decision
        assert decision is not None
        assert (decision.rule, decision.minimum, len(decision.options)) == ("7.7.6", 2, 10)
