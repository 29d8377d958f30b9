"""5.13, 5.35, 7.5.3.2, 7.5.3.3, 11.5. Which trances count for what, and who trances with whom."""

from __future__ import annotations

import pytest

from engine.games.luck_and_logic.trance import T_RANK
from engine.kernel.rulebook import Rulebook
from engine.scenarios import ScenarioMatch
from tests.games.luck_and_logic.positions import LATEST, Placed, Zones, both_editions, card, member, table

rule = pytest.mark.rule

TWO_PAIRS: Zones = {"FL:0": ["Host"], "BL:0": ["Guest"], "FC:0": ["Host"], "BC:0": ["Guest"], "level:0": ["Blank"]}

CALLER = member("Caller", 1000, "logicalist", "ACT [1/turn]: Trance.")


def trances(match: ScenarioMatch, verb: str = "trance") -> list[str]:
    """The pairs that are offered."""
    return [key for key in match.offered if key.startswith(f"{verb}:")]


class TestByEffect:
    @rule("7.5.3.2", "5.12.3.2", book="luck-and-logic-1.00")
    @rule("7.5.3.2", "5.12.3.2")
    @both_editions
    def test_it_leaves_the_trance_of_the_turn(self, book: Rulebook) -> None:
        match = table(book, {**TWO_PAIRS, "BR:0": ["Caller"], "hand:0": ["Union", "Union"]}, CALLER)
        match.answer("act:BR:1").answer("trance:FL>BL").passes().answer("find:Union").answer("place:FL")
        assert trances(match) == ["trance:FC>BC", "trance:BR>BC"]
        match.answer("trance:FC>BC").passes().answer("find:Union").answer("place:FC")
        assert not trances(match)

    @rule("5.35.1", "5.35.2")
    @pytest.mark.parametrize("rank", [0, 1])
    def test_it_counts_for_the_t_rank_if_a_tranceunion_is_deployed(self, rank: int) -> None:
        match = table(LATEST, {**TWO_PAIRS, "BR:0": ["Caller"], "hand:0": ["Union"]}, CALLER)
        match.answer("act:BR:1").answer("trance:FL>BL").passes()
        if rank:
            match.answer("find:Union").answer("place:FL")
        else:
            match.answer()
        assert (match.prompt, T_RANK.of(match.match)) == ("ask-main-phase", (rank, 0))


class TestTranceChange:
    both = member("Both", 3000, "foreigner", "TC: into a Tranceunion with power 7000 or more.")

    @rule("5.13.1.1", "11.5.1")
    def test_it_takes_another_foreigner_than_the_member_itself(self) -> None:
        """A Foreigner may have the ability, but trances with nobody but another one."""
        match = table(LATEST, {"FL:0": ["Both"], "level:0": ["Blank"], "hand:0": ["Union"]}, self.both)
        assert not trances(match, "trance-change")
        match = table(
            LATEST, {"FL:0": ["Both"], "BL:0": ["Guest"], "level:0": ["Blank"], "hand:0": ["Union"]}, self.both
        )
        assert trances(match, "trance-change") == ["trance-change:FL>BL"]

    @rule("7.5.3.3.1", "11.5.2", "5.35.1")
    def test_it_counts_for_the_t_rank_as_well_but_not_for_the_trances_of_the_turn(self) -> None:
        zones: Zones = {**TWO_PAIRS, "FR:0": ["Both"], "BR:0": ["Guest"], "hand:0": ["Union", "Union"]}
        match = table(LATEST, zones, self.both)
        match.answer("trance-change:FR>BR").passes().answer("find:Union").answer("place:FR")
        assert (T_RANK.of(match.match), trances(match, "trance-change")) == ((1, 0), [])
        match.answer("trance:FL>BL").passes().answer("find:Union").answer("place:FL")
        assert (T_RANK.of(match.match), trances(match)) == ((2, 0), [])


class TestMyLogicalist:
    @rule("4.1.3.2.2", "5.13.1.1")
    def test_one_that_lies_face_down_trances_with_nobody(self) -> None:
        mine = card("Mine", "my logicalist")
        zones: Zones = {"BL:0": ["Guest"], "level:0": ["Blank"]}
        for down in (False, True):
            match = table(LATEST, {**zones, "my logicalist:0": [Placed("Mine", face_down=down)]}, mine)
            assert bool(trances(match)) is not down
