"""5.33.2. Tools that a synthesis has turned up, and that have left the tool zone since."""

from __future__ import annotations

import pytest

from tests.games.luck_and_logic.positions import LATEST, Placed, Zones, circles, member, table

rule = pytest.mark.rule


class TestToolsThatLeave:
    @rule("5.33.2")
    def test_only_what_is_in_the_tool_zone_is_turned_down(self) -> None:
        """The tool has deployed itself: a member that lay face down would be none, and be dropped."""
        puppet = member("Puppet", 2000, "logicalist", "Tool Skill: Deploy this card.")
        smith = member("Smith", 1000, "logicalist", "ACT [1/turn]: Synthesis (2).")
        zones: Zones = {"FL:0": ["Smith"], "tool:0": [Placed("Puppet", face_down=True)]}
        match = table(LATEST, zones, puppet, smith).answer("act:FL:1").answer("synthesize:Puppet").answer("place:FR")
        assert (circles(match), match.count("tool:0")) == ({"FL": "Smith", "FR": "Puppet"}, 0)
        assert not match.face_down("FR:0")
