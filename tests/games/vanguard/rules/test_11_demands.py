"""11.15, 11.16, 11.18, 11.26, 11.39, 12.8. Keywords that ask how many cards lie somewhere, and doing without it."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from engine.kernel.abilities import Continuous
from engine.kernel.aspects import EFFECTS
from engine.kernel.definitions import CardDefinition
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

Zones = dict[str, list[Placed | str]]
rule = pytest.mark.rule


@dataclass(frozen=True)
class Demand:
    """A keyword, what it counts (cards of this name in this zone), and how a text changes the number past its limit."""

    head: str
    zone: str
    card: str
    met: int
    missed: int
    change: str  #: a action after which ``met`` is ``missed``

    def zones(self, count: int) -> Zones:
        """A table with so many of the cards; the opponent has something to guard with."""
        return {"V:0": ["Asker"], "FL:0": ["Two"], "hand:1": ["Two"], self.zone: [self.card] * count}


BRAVE = Demand("Brave", "hand:0", "Two", 3, 4, "return one of your rear-guards to your hand")
ORACLE = Demand("Oracle", "hand:0", "Two", 5, 4, "discard a card")
RITUAL = Demand("Ritual 3", "drop:0", "One", 3, 2, "put a card from your drop zone on the bottom of your deck")
THUNDERSTRIKE = Demand(
    "Thunderstrike 2", "bind:1", "Two", 2, 1, "put a card from your opponent's bind zone into your opponent's drop zone"
)
SHINKEN_HISSATSU = Demand("Shinken Hissatsu", "damage:0", "Two", 3, 2, "heal a card from your damage zone")


def asker(*lines: str) -> CardDefinition:
    """A vanguard with this text."""
    return written("Asker", "\n".join(lines), 3, 11000)


def choose(at: ScenarioMatch) -> ScenarioMatch:
    """Answer every choice of cards with the first one."""
    while at.rule in ("8.5.4", "8.5.2.3"):
        at.answer(at.offered[0])
    return at


@pytest.mark.parametrize(
    "demand",
    [
        pytest.param(BRAVE, marks=rule("11.15.1", "11.15.2", "11.15.2.1")),
        pytest.param(ORACLE, marks=rule("11.16.1", "11.16.2", "11.16.2.1")),
        pytest.param(RITUAL, marks=rule("11.18.1", "11.18.2")),
        pytest.param(THUNDERSTRIKE, marks=rule("11.26.1", "11.26.1.1")),
        pytest.param(SHINKEN_HISSATSU, marks=rule("11.39.1", "11.39.1.1")),
    ],
    ids=lambda demand: demand.head,
)
def test_a_continuous_ability_is_in_effect_just_while_its_number_is_met(demand: Demand) -> None:
    text = asker(f"CONT (VC) {demand.head}: This unit gets power +5000.", f"ACT (VC): {demand.change}.")
    assert table(demand.zones(demand.missed), text).power("V:0") == 11000
    at = table(demand.zones(demand.met), text)
    assert at.power("V:0") == 16000
    choose(at.answer("activate:V:2"))
    assert at.power("V:0") == 11000


@pytest.mark.parametrize(
    "demand",
    [
        pytest.param(BRAVE, marks=rule("11.15.1", "11.15.3", "11.15.3.1")),
        pytest.param(ORACLE, marks=rule("11.16.1", "11.16.3", "11.16.3.1")),
        pytest.param(RITUAL, marks=rule("11.18.1", "11.18.3", "11.18.3.2")),
        pytest.param(THUNDERSTRIKE, marks=rule("11.26.1", "11.26.1.2", "11.26.1.2.1")),
        pytest.param(SHINKEN_HISSATSU, marks=rule("11.39.1", "11.39.1.2", "11.39.1.2.1")),
    ],
    ids=lambda demand: demand.head,
)
def test_an_automatic_ability_triggers_only_if_its_number_is_met_and_then_resolves_whatever_happens(
    demand: Demand,
) -> None:
    text = asker(
        f"AUTO (VC) {demand.head}: When this unit attacks, this unit gets power +5000 until end of battle.",
        f"AUTO (VC): When this unit attacks, {demand.change}.",
    )
    at = choose(table(demand.zones(demand.missed), text, step="start_step").answer("attack:V>V"))
    assert (at.rule, at.power("V:0")) == ("7.5.1.2", 11000)
    at = table(demand.zones(demand.met), text, step="start_step").answer("attack:V>V")
    choose(at.answer("play:V:2"))
    assert at.count(demand.zone) == demand.missed
    assert (at.rule, at.power("V:0")) == ("7.5.1.2", 16000)


@pytest.mark.parametrize(
    "demand",
    [
        pytest.param(BRAVE, marks=rule("11.15.1", "11.15.4", "11.15.4.1")),
        pytest.param(ORACLE, marks=rule("11.16.1", "11.16.4", "11.16.4.1")),
        pytest.param(RITUAL, marks=rule("11.18.1", "11.18.4", "11.18.4.1")),
        pytest.param(THUNDERSTRIKE, marks=rule("11.26.1", "11.26.1.3", "11.26.1.3.1")),
        pytest.param(SHINKEN_HISSATSU, marks=rule("11.39.1", "11.39.1.3", "11.39.1.3.1")),
    ],
    ids=lambda demand: demand.head,
)
def test_an_activated_ability_can_be_played_if_its_number_is_met_and_resolves_even_if_its_cost_changes_that(
    demand: Demand,
) -> None:
    text = asker(f"ACT (VC) {demand.head}: [{demand.change}] This unit gets power +5000 until end of turn.")
    assert "activate:V:1" not in table(demand.zones(demand.missed), text).offered
    at = choose(table(demand.zones(demand.met), text).answer("activate:V:1"))
    assert at.count(demand.zone) == demand.missed
    assert (at.rule, at.power("V:0")) == ("6.6.1.2", 16000)
    assert "activate:V:1" not in at.offered


# ---- what else 11.18 and 11.26 say


@rule("11.18.1")
def test_a_ritual_counts_cards_of_grade_1_alone_as_they_are_in_the_drop_zone() -> None:
    ritual = asker("CONT (VC) Ritual 2: This unit gets power +5000.")
    assert table({"V:0": ["Asker"], "drop:0": ["One", "Two", "Zero"]}, ritual).power("V:0") == 11000
    lessened = written("Lessened", "CONT (drop): This card gets grade -1.", 2)
    assert table({"V:0": ["Asker"], "drop:0": ["One", "Lessened"]}, ritual, lessened).power("V:0") == 16000


@rule("11.18.3.1")
def test_the_card_whose_leaving_the_field_triggers_a_ritual_is_counted_among_its_cards() -> None:
    mourner = written("Mourner", "AUTO Ritual 3: When this unit is put into the drop zone from RC, draw a card.", 1)
    retirer = asker("ACT (VC): Retire one of your rear-guards.")
    for already, drawn in ((1, 0), (2, 1)):
        at = table({"V:0": ["Asker"], "FL:0": ["Mourner"], "drop:0": ["One"] * already}, mourner, retirer)
        assert at.answer("activate:V:1").count("hand:0") == drawn


@rule("11.18.2")
def test_a_ritual_of_any_number_is_always_active_and_counts_for_itself() -> None:
    ritual = asker("CONT (VC) Ritual X: This unit gets power +1000 for each grade 1 card in your drop zone.")
    assert table({"V:0": ["Asker"], "drop:0": ["One", "One", "Two"]}, ritual).power("V:0") == 13000


@rule("11.26.1")
def test_thunderstrike_counts_cards_that_were_bound_face_down_too() -> None:
    striker = asker("CONT (VC) Thunderstrike 2: This unit gets power +5000.")
    at = table({"V:0": ["Asker"], "bind:1": [Placed("Two", face_down=True), "Two"]}, striker)
    assert at.power("V:0") == 16000


# ---- several in one head, and 12.8


BOTH = "CONT (VC) Brave Shinken Hissatsu: This unit gets power +5000."
ENABLE = "ACT (VC): The Brave abilities of your cards are active until end of turn."


@rule("11.15.2")
@pytest.mark.parametrize(("hand", "damage", "power"), [(3, 2, 11000), (4, 3, 11000), (3, 3, 16000)])
def test_of_several_demands_in_one_head_all_are_to_be_met(hand: int, damage: int, power: int) -> None:
    at = table({"V:0": ["Asker"], "hand:0": ["Two"] * hand, "damage:0": ["Two"] * damage}, asker(BOTH))
    assert at.power("V:0") == power


@rule("12.8.1")
@pytest.mark.parametrize(("damage", "power"), [(2, 11000), (3, 16000)])
def test_to_enable_one_keyword_of_an_ability_leaves_what_its_other_keywords_demand(damage: int, power: int) -> None:
    at = table({"V:0": ["Asker"], "hand:0": ["Two"] * 4, "damage:0": ["Two"] * damage}, asker(BOTH, ENABLE))
    assert at.power("V:0") == 11000
    assert at.answer("activate:V:2").power("V:0") == power


@rule("12.8.1")
def test_what_is_enabled_is_enabled_for_the_player_s_own_cards_until_end_of_turn() -> None:
    brave = "CONT (VC) Brave: This unit gets power +5000."
    hands: Zones = {"hand:0": ["Two"] * 5, "hand:1": ["Two"] * 5}
    at = table({"V:0": ["Asker"], "V:1": ["Asker"], **hands}, asker(brave, ENABLE)).answer("activate:V:2")
    assert (at.power("V:0"), at.power("V:1")) == (16000, 11000)
    at.passes(2)
    assert at.match.state.turn_player == 1
    assert at.power("V:0") == 11000


@rule("12.8.1")
@pytest.mark.parametrize("head", ["Brave", "LB4", "GB2", "Thunderstrike 2", "Dark Device", "Brave Shinken Hissatsu"])
@pytest.mark.parametrize("line", ["CONT (VC) {}: This unit gets power +5000.", "ACT (VC) {}: Draw a card."])
def test_whether_a_demand_is_to_be_met_depends_on_the_effects_in_force(head: str, line: str) -> None:
    (ability,) = [each for each in asker(line.format(head)).abilities if each.condition or isinstance(each, Continuous)]
    demand = ability.requirement if isinstance(ability, Continuous) else ability.condition
    assert demand is not None
    assert EFFECTS in demand.aspects()


@rule("12.8.1")
@pytest.mark.parametrize(("icon", "card"), [("LB4", "damage:0"), ("GB2", "gzone:0")])
def test_a_limit_break_and_a_generation_break_of_one_number_can_be_enabled_too(icon: str, card: str) -> None:
    text = asker(
        f"CONT (VC) {icon}: This unit gets power +5000.",
        f"CONT (VC) {icon[:2]}5: This unit gets power +2000.",
        f"CONT (VC) {icon} Brave: This unit gets power +1000.",
        f"ACT (VC): The {icon} abilities of your cards are active until end of turn.",
    )
    at = table({"V:0": ["Asker"], "V:1": ["Asker"], card: ["Two"], "hand:0": ["Two"] * 4}, text)
    assert at.power("V:0") == 11000
    assert at.answer("activate:V:4").power("V:0") == 16000, "neither that of another number nor the Brave one"
    assert at.power("V:1") == 11000
    assert at.passes(2).power("V:0") == 11000


# ---- cards with such abilities


@rule("11.39.2")
@pytest.mark.parametrize("words", ["with Shinken Hissatsu", "with the Shinken Hissatsu ability"])
def test_cards_with_the_ability_are_spoken_of_whether_it_is_active_or_not(words: str) -> None:
    caller = asker(f"ACT (VC): Rest all of your rear-guards {words}.")
    having = [
        written("Lasting", "CONT (RC) Shinken Hissatsu: This unit gets power +1000."),
        written("Waiting", "AUTO (RC) GB1 Shinken Hissatsu: When this unit attacks, draw a card."),
        written("Given", 'CONT (RC): This unit gains "ACT (RC) Shinken Hissatsu: Draw a card.".'),
    ]
    lacking = written("Lacking", "CONT (RC) Brave: This unit gets power +1000.")
    zones: Zones = {"V:0": ["Asker"], "FL:0": ["Lasting"], "FR:0": ["Waiting"], "BL:0": ["Given"], "BR:0": ["Lacking"]}
    at = table(zones, caller, *having, lacking).answer("activate:V:1")
    assert [at.rested(f"{circle}:0") for circle in ("FL", "FR", "BL", "BR")] == [True, True, True, False]


@rule("11.39.2")
def test_a_card_that_has_lost_its_text_is_not_with_the_ability_any_more() -> None:
    caller = asker("ACT (VC): Delete all of your rear-guards.", "ACT (VC): Rest all of your rear-guards with Brave.")
    brave = written("Bold", "CONT (RC) Brave: This unit gets power +1000.")
    at = table({"V:0": ["Asker"], "FL:0": ["Bold"]}, caller, brave).answer("activate:V:1")
    assert not at.answer("activate:V:2").rested("FL:0")
