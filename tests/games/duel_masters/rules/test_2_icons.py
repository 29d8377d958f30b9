"""208.1a: soul icons, to which texts refer; and 109.2a: of how many cards a creature consists."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints.rows import row
from tests.games.duel_masters.positions import Placed, Zones, creature, spell, table

FREE = {"cost": 0, "civilizations": []}


@pytest.mark.rule("208.1a")
@pytest.mark.parametrize(
    ("souls", "gone"), [(["wild", "evil"], ["Icon", "Other"]), (["wild"], ["Icon"]), ([], ["Icon"])]
)
def test_what_a_text_says_of_a_soul_means_cards_with_that_icon(souls: list[str], gone: list[str]) -> None:
    icon, other = creature("Icon", 3000, souls=["evil"]), creature("Other", 2000, souls=souls)
    reap = spell("Reap", "Destroy all of your evil soul creatures.", **FREE)
    zones: Zones = {"B1:0": ["Icon"], "B2:0": ["Other"], "hand:0": ["Reap", "Nothing"]}
    match = table(zones, icon, other, reap).answer("cast:Reap")
    assert sorted(match.names("graveyard:0")) == [*gone, "Reap"]


def test_the_soul_icons_of_a_database_are_those_of_the_card() -> None:
    facts = {
        "number": "1", "set": "DM-99", "name": "Icon", "type": "Creature", "civilizations": "Darkness", "cost": "2",
        "power": "1000", "races": "Human", "text": "",
    }  # fmt: skip
    assert row({**facts, "icons": "{Holy}  {Soul}, {Kung Fu}  {Soul}"}).fields["souls"] == ["holy", "kung fu"]
    assert "souls" not in row({**facts, "icons": "{Jishou Jisho}"}).fields


@pytest.mark.rule("109.2a")
def test_a_creature_consists_of_its_own_card_and_of_those_under_it() -> None:
    count = spell("Count", "Choose one of your creatures. For each card belonging to it, draw a card.", **FREE)
    pile = Placed("Risen", attached={"under:0": ["Two", "Fish"]})
    match = table({"B1:0": [pile], "B2:0": ["One"], "hand:0": ["Count", "Count"]}, count)
    match.answer("cast:Count").answer("choose:B1")
    assert match.names("hand:0") == ["Count", "Blank", "Blank", "Blank"]
    match.answer("cast:Count").answer("choose:B2")
    assert match.names("hand:0") == ["Blank", "Blank", "Blank", "Blank"]


@pytest.mark.rule("205.1a")
def test_an_effect_lets_another_creature_be_in_hyper_mode() -> None:
    hyper = creature(
        "Hyper", 2000, "Hyper mode: This creature gets +4000 power.", "Hyperify: Tap two of your other creatures"
    )
    wake = spell("Wake", "One of your creatures gets hyper mode until the start of your next turn.", **FREE)
    match = table({"B1:0": ["Hyper"], "hand:0": ["Wake", "Nothing"]}, hyper, wake)
    match.answer("cast:Wake")
    assert match.power("B1:0") == 6000
