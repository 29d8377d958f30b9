"""Psychic super creatures, each of several cards: every card is imported with the whole of it on its back."""

from __future__ import annotations

import pytest

from engine.games import rulebooks
from engine.importing.cards import import_cards
from engine.importing.imported import INCOMPLETE, PLAYABLE, Imported
from engine.importing.sources import read_source
from engine.kernel import verbs
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Zones, spell, table

DUEL_MASTERS = rulebooks()["duel_masters"]

LINK = (
    "&#9632; Psychic Link\N{EM DASH}At the start of your turn, if you have a Moss Arm and a Reed Leg in the battle "
    "zone, link them to this creature and flip this creature to its higher cost side."
)
BACK = """<alternate name="Moss Giant" type="awakening">
      <property name="Civilization" value="Fire/Nature" /><property name="Cost" value="20" />
      <property name="Type" value="Psychic Super Creature" /><property name="Race" value="Giant" />
      <property name="Power" value="15000" /><property name="Number" value="9b" />
      <property name="Rules" value="{TRIPLE BREAKER}&#10;{LINK RELEASE} (When it leaves, one of its cells does.)" />
    </alternate>"""


def _card(name: str, number: str, power: int, rules: str = "", back: str = BACK) -> str:
    return f"""<card id="{number}" name="{name}">
      <property name="Civilization" value="Fire" /><property name="Cost" value="3" />
      <property name="Type" value="Psychic Creature" /><property name="Race" value="Giant" />
      <property name="Power" value="{power}" /><property name="Rules" value="{rules}" />
      <property name="Number" value="{number}" /><property name="Set" value="DMX-99 Ours Alone" />{back}</card>"""


def _imported(*cards: str) -> list[Imported]:
    text = f'<set name="Ours"><cards>{"".join(cards)}</cards></set>'
    return list(import_cards(DUEL_MASTERS, read_source("set.xml", text.encode()), {}, {}))


PARTS = (
    _card("Moss Head", "9a", 3000, LINK),
    _card("Moss Arm", "10a", 2000),
    _card("Reed Leg", "11a", 1000),
)


def test_each_card_has_the_super_creature_on_its_back() -> None:
    found = _imported(*PARTS)
    assert [(card.status, card.number) for card in found] == [
        (PLAYABLE, "DMX-99/9a"), (PLAYABLE, "DMX-99/10a"), (PLAYABLE, "DMX-99/11a"),
    ]  # fmt: skip
    assert [[row["number"] for row in card.rows] for card in found] == [
        ["DMX-99/9a", "DMX-99/9ab"], ["DMX-99/10a", "DMX-99/10ab"], ["DMX-99/11a", "DMX-99/11ab"],
    ]  # fmt: skip
    assert found[0].rows[1]["supertypes"] == ["psychic", "psychic super"]


def test_without_its_front_a_super_creature_lacks_a_face() -> None:
    (lone,) = _imported(_card("Moss Head", "9a", 3000, "", "").replace("Psychic Creature", "Psychic Super Creature"))
    assert (lone.status, lone.why) == (INCOMPLETE, "the other face")


def _linked() -> ScenarioMatch:
    """After the link at the start of the turn."""
    cards = DUEL_MASTERS.read_cards([row for card in _imported(*PARTS) for row in card.rows])
    smash = spell("Smash", "Destroy one of your creatures.", cost=1)
    zones: Zones = {
        "hand:0": ["Smash", "Nine"],
        "mana zone:0": ["One"] * 4,
        **{f"B{place}:0": [number] for place, number in enumerate(("DMX-99/9a", "DMX-99/10a", "DMX-99/11a"), 1)},
    }
    match = table(zones, *cards.values(), smash, step="start_of_turn", phase="start of turn step")
    while match.offered[0] == "pass" and not any(key.startswith("cast") for key in match.offered):
        match.answer("pass")
    return match


def test_they_are_linked_and_link_release_lets_one_cell_leave() -> None:
    match = _linked()
    assert match.names("B1:0") == ["Moss Giant"]
    assert (match.power("B1:0"), match.count("linked:0")) == (15000, 2)
    match.answer("cast:Smash").answer(match.offered[0])
    assert match.count("linked:0") == 0
    assert sorted(name for place in (1, 2, 3) for name in match.names(f"B{place}:0")) == ["Moss Arm", "Reed Leg"]
    assert match.names("hyperspatial zone:0") == ["Moss Head"]


@pytest.mark.rule("805.1c", book="duel-masters")
def test_a_cell_that_leaves_from_beside_it_lets_the_others_turn_over() -> None:
    match = _linked()
    arm = match.cards("linked:0")[0]
    assert not list(verbs.move(match.match, arm, match.match.rulebook.zone("graveyard:0")))
    assert match.count("linked:0") == 0
    assert match.names("B1:0") == ["Moss Head"]
