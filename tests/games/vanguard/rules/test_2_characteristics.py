"""2. The characteristics of a card, and what the rules ask of them. Trigger icons have a file of their own."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.vanguard.cards import CardRow, all_cards, definition
from engine.games.vanguard.nations import CLANS, NATIONS, OF_NO_NATION
from engine.kernel.definitions import CardDefinition
from engine.language.errors import CardTextError
from engine.scenarios import ScenarioMatch
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.written import abilities, written


def made(**more: Any) -> CardDefinition:
    """A card read from a row of a card file."""
    row = {"number": "X/001", "name": "Made", "clan": "Kagero", "grade": 1, "power": 8000, **more}
    return definition(CardRow.model_validate(row))


def attacked(attacker: CardDefinition, target: CardDefinition, **zones: list[str]) -> ScenarioMatch:
    """A rear-guard attacks the opposing vanguard; nobody guards unless the opponent has a hand."""
    named = {zone.replace("_", ":"): cards for zone, cards in zones.items()}
    match = table({"FL:0": [attacker.number], "V:1": [target.number], **named}, attacker, target, step="start_step")
    return match.answer("attack:FL>V")


# ---- 2.1 to 2.3: name, clan, race


@pytest.mark.rule("2.1.1", "2.1.1.2")
def test_the_name_tells_which_card_a_text_means() -> None:
    seeker = written("Seeker", 'ACT (VC): Choose a card named "Two" from your drop zone, and call it to RC.', 3)
    match = table({"V:0": ["Seeker"], "drop:0": ["One", "Two", "Other Two"]}, seeker)
    match.answer("activate:V:1").answer("circle:FL")
    assert match.names("FL:0") == ["Two"]


@pytest.mark.rule("2.2.1")
def test_a_card_belongs_to_a_clan() -> None:
    assert all_cards()["TD01/005"].values["clans"] == {"Royal Paladin"}
    assert made(clan=["Kagero", "Narukami"]).values["clans"] == {"Kagero", "Narukami"}


@pytest.mark.rule("2.2.1.1")
@pytest.mark.parametrize(("revealed", "critical"), [("Critical", 2), ("Strange Critical", 1)])
def test_the_icon_of_a_card_of_another_clan_does_nothing(revealed: str, critical: int) -> None:
    zones = {"V:0": ["Two"], "FL:0": ["Two"], "deck:0": [revealed]}
    match = table(zones, step="start_step").answer("attack:V>V")
    if revealed == "Critical":
        assert match.rule == "2.8.2"
        match.answer("critical:FL").answer("power:V")
    assert match.rule == "7.3.1.2"  # nothing more was asked on the way to the next start step
    assert match.value("FL:0", "critical") == critical
    assert match.count("damage:1") == critical - 1


@pytest.mark.rule("2.2.2", "2.2.4")
def test_abilities_refer_to_clans_and_an_effect_may_add_one() -> None:
    leader = written("Leader", "CONT (VC): All of your Kagero units get power +1000.", 3, 11000)
    adopted = written("Adopted", "CONT (RC): This unit is also a Kagero unit.", 1, 7000)
    kagero = unit("Native", 1, 7000, clans=frozenset({"Kagero"}))
    match = table(
        {"V:0": ["Leader"], "FL:0": ["Adopted"], "FR:0": ["Native"], "BL:0": ["One"]}, leader, adopted, kagero
    )
    assert [match.power(zone) for zone in ("FL:0", "FR:0", "BL:0", "V:0")] == [8000, 8000, 7000, 11000]
    assert match.value("FL:0", "clans") == {"Plain", "Kagero"}


@pytest.mark.rule("2.2.5")
def test_a_cray_elemental_is_of_every_clan_and_every_nation() -> None:
    elemental = made(clan="Cray Elemental", grade=0, trigger="critical")
    assert elemental.values["clans"] >= {clan for clans in NATIONS.values() for clan in clans}
    assert elemental.values["nations"] == set(NATIONS)
    paladin = unit("Paladin", 2, 9000, clans=frozenset({"Royal Paladin"}))
    zones = {"V:0": ["Paladin"], "deck:0": ["X/001"]}
    match = table({**zones, "FL:0": ["Paladin"]}, elemental, paladin, step="start_step").answer("attack:V>V")
    assert match.offered == ["critical:V", "critical:FL", "power:V", "power:FL"]


@pytest.mark.rule("2.3.1.2")
def test_a_race_is_told_from_a_clan_by_its_brackets() -> None:
    leader = written("Leader", "CONT (VC): All of your other <Kagero> units get power +1000.", 3)
    by_race = unit("By race", 1, 7000, races=frozenset({"Kagero"}))
    by_clan = unit("By clan", 1, 7000, clans=frozenset({"Kagero"}))
    match = table({"V:0": ["Leader"], "FL:0": ["By race"], "FR:0": ["By clan"]}, leader, by_race, by_clan)
    assert (match.power("FL:0"), match.power("FR:0")) == (8000, 7000)
    with pytest.raises(CardTextError):
        written("Careless", "CONT (VC): All of your other Human units get power +1000.", 3)


@pytest.mark.rule("2.3.1", "2.3.1.1")
def test_abilities_refer_to_races() -> None:
    leader = written("Leader", "CONT (VC): All of your other <Human> units get power +1000.", 3)
    match = table(
        {"V:0": ["Leader"], "FL:0": ["One"], "FR:0": ["Elf"]}, leader, unit("Elf", 1, 7000, races=frozenset({"Elf"}))
    )
    assert match.power("FL:0") == 8000
    assert match.power("FR:0") == 7000
    assert made(race=["Elf", "Human"]).values["races"] == {"Elf", "Human"}


# ---- 2.4 to 2.7: grade, power, shield, critical


@pytest.mark.rule("2.4.1", "2.4.2")
@pytest.mark.parametrize(
    ("vanguard", "rides", "calls"),
    [
        ("Zero", ["Zero", "One"], ["Zero"]),
        ("One", ["One", "Two"], ["Zero", "One"]),
        ("Two", ["Two", "Three"], ["Zero", "One", "Two"]),
        ("Three", ["Three"], ["Zero", "One", "Two", "Three"]),
    ],
)
def test_the_grade_limits_what_may_be_ridden_and_called(vanguard: str, rides: list[str], calls: list[str]) -> None:
    zones = {"V:0": [vanguard], "hand:0": ["Zero", "One", "Two", "Three"]}
    match = table(zones, step="ride_step")
    assert match.offered == ["pass", *(f"ride:{name}" for name in rides)]
    match.passes()
    assert [key for key in match.offered if key.startswith("call:")] == [f"call:{name}" for name in calls]


@pytest.mark.rule("2.5.1")
@pytest.mark.parametrize(("power", "hits"), [(10999, False), (11000, True), (12000, True)])
def test_an_attack_hits_a_unit_of_no_greater_power(power: int, hits: bool) -> None:
    match = attacked(unit("Attacker", 2, power), unit("Target", 3, 11000))
    assert match.count("damage:1") == int(hits)


@pytest.mark.rule("2.5.4")
def test_power_is_increased_by_becoming_larger_and_decreased_by_becoming_smaller() -> None:
    changer = written(
        "Changer",
        """ACT (VC): This unit gets power +3000 until end of turn.
ACT (VC): This unit gets power -5000 until end of turn.
ACT (VC): This unit gets power -20000 until end of turn.""",
        3,
        11000,
    )
    match = table({"V:0": ["Changer"]}, changer)
    assert match.answer("activate:V:1").power("V:0") == 14000
    assert match.answer("activate:V:2").power("V:0") == 9000
    assert match.answer("activate:V:3").power("V:0") == -11000


@pytest.mark.rule("2.5.4.1")
def test_an_increase_of_nothing_is_no_increase() -> None:
    growing = written(
        "Growing", "ACT (VC): This unit gets power +1000 for each card in your soul until end of turn.", 3
    )
    match = table({"V:0": ["Growing"]}, growing).answer("activate:V:1")
    assert "gets" not in match.told
    assert match.match.state.effects == ()
    match = table({"V:0": ["Growing"], "soul:0": ["One"]}, growing).answer("activate:V:1")
    assert "gets" in match.told
    assert match.power("V:0") == 9000


@pytest.mark.rule("2.5.4.2")
def test_an_increase_by_a_value_below_zero_is_a_decrease() -> None:
    weak = unit("Weak", 1, 3000)
    cursed = written("Cursed", "CONT (VC): All of your opponent's grade 1 or less rear-guards get power -5000.", 3)
    match = table(
        {"FL:0": ["Two"], "BL:0": ["Weak"], "V:1": ["Cursed"], "hand:1": ["Zero"]}, weak, cursed, step="start_step"
    )
    match.answer("attack:FL>V").answer("yes")
    assert match.power("BL:0") == -2000
    assert match.power("FL:0") == 7000  # the booster's power is added to its 9000


@pytest.mark.rule("2.6.1")
@pytest.mark.parametrize(("shield", "hit"), [(5000, True), (10000, False)])
def test_the_greater_the_shield_the_better_it_defends(shield: int, hit: bool) -> None:
    match = table(
        {"FL:0": ["Strong"], "hand:1": ["Shield"]},
        unit("Strong", 2, 17000),
        unit("Shield", 1, 7000, shield=shield),
        step="start_step",
    )
    match.answer("attack:FL>V").answer("guard:Shield")
    assert match.count("damage:1") == int(hit)


@pytest.mark.rule("2.6.3")
def test_a_card_may_have_no_shield() -> None:
    assert made(grade=3).values["shield"] is None
    assert made(shield=5000).values["shield"] == 5000
    assert made(shield=0).values["shield"] == 0


@pytest.mark.rule("2.7.1")
@pytest.mark.parametrize("critical", [0, 1, 2, 3])
def test_the_critical_is_how_much_damage_a_hit_deals(critical: int) -> None:
    match = attacked(unit("Attacker", 2, 20000, critical=critical), unit("Target", 3, 11000))
    assert match.count("damage:1") == critical


# ---- 2.9 to 2.14: type, skill icons, text, collection information


@pytest.mark.rule("2.9.1", "2.9.2")
def test_a_unit_with_a_trigger_icon_is_a_trigger_unit_and_another_a_normal_unit() -> None:
    assert made(trigger="heal", grade=0).kind == "trigger unit"
    assert made().kind == "normal unit"
    for card in all_cards().values():
        if card.kind in ("normal unit", "trigger unit"):
            assert card.kind == ("normal unit" if card.values["trigger"] is None else "trigger unit")


@pytest.mark.parametrize(
    ("skill", "keyword"),
    [
        pytest.param("Twin Drive!!", "twin drive", marks=pytest.mark.rule("2.10.1.1")),
        pytest.param("Intercept", "intercept", marks=pytest.mark.rule("2.10.1.2")),
        pytest.param("Boost", "boost", marks=pytest.mark.rule("2.10.1.3")),
        pytest.param("Triple Drive!!!", "triple drive", marks=pytest.mark.rule("2.10.1.4")),
    ],
)
def test_a_skill_icon_gives_a_card_its_ability(skill: str, keyword: str) -> None:
    assert made(skill=skill).values["keywords"] == {keyword}
    assert made().values["keywords"] == frozenset()


@pytest.mark.rule("2.11.1")
def test_the_text_of_a_card_is_the_set_of_its_abilities() -> None:
    text = "AUTO (VC): When this unit attacks, draw a card.\nCONT (RC): This unit cannot stand."
    card = made(text=text)
    assert card.text == text
    assert card.abilities == abilities(text)
    assert len(card.abilities) == 2
    assert made().abilities == ()


@pytest.mark.rule("2.14.2")
def test_a_card_printed_again_in_another_set_is_the_same_to_the_rules() -> None:
    one = definition(CardRow(number="X/001", name="Twin", grade=1, power=8000), "x")
    other = definition(CardRow(number="Y/900", name="Twin", grade=1, power=8000), "y")
    assert one.values == other.values
    seeker = written("Seeker", 'ACT (VC): Put a card named "Twin" from your drop zone into your hand.', 3)
    match = table({"V:0": ["Seeker"], "drop:0": ["X/001", "One", "Y/900"]}, seeker, one, other)
    match.answer("activate:V:1")
    assert match.offered == ["put:X/001", "put:Y/900"]


# ---- 2.15 and 2.17: nation, drive


@pytest.mark.rule("2.15.1", "2.15.3")
def test_a_card_belongs_to_one_of_six_nations() -> None:
    assert len(NATIONS) == 6
    for nation in NATIONS:
        assert made(nation=nation).values["nations"] == {nation}


@pytest.mark.rule("2.15.2")
def test_texts_refer_to_nations() -> None:
    text = """CONT (VC): All of your Dark Zone rear-guards get power +1000.
    CONT (VC): All of your rear-guards of the same nation get power +2000.
    ACT (VC): Choose one of your rear-guards, and it is also a Dark Zone unit until end of turn."""
    caller = written("Caller", text, 3, nations=frozenset({"Dragon Empire"}))
    units = [
        unit("Fiend", 1, 5000, nations=frozenset({"Dark Zone"})),
        unit("Wyrm", 1, 5000, nations=frozenset({"Dragon Empire"})),
        unit("Bee", 1, 5000, nations=frozenset({"Zoo"})),
        unit("Everyone", 1, 5000, nations=frozenset(NATIONS)),
    ]
    match = table(
        {"V:0": ["Caller"], **{f"{p}:0": [u.name] for p, u in zip(("FL", "FR", "BL", "BR"), units, strict=True)}},
        caller,
        *units,
    )
    assert [match.power(f"{place}:0") for place in ("FL", "FR", "BL", "BR")] == [6000, 7000, 5000, 8000]
    match.answer("activate:V:3").answer("choose:BL")
    assert match.power("BL:0") == 6000


@pytest.mark.rule("2.15.3.1")
def test_a_card_with_another_icon_belongs_to_no_nation() -> None:
    assert made(clan="Kagero", nation=[]).values["nations"] == frozenset()
    with pytest.raises(ValueError, match="a nation is one of"):
        made(nation="Touken Ranbu")


@pytest.mark.rule("2.15.4")
@pytest.mark.parametrize(("nation", "clans"), NATIONS.items())
def test_a_card_without_a_nation_icon_belongs_to_the_nation_of_its_clan(nation: str, clans: tuple[str, ...]) -> None:
    for clan in clans:
        assert made(clan=clan).values["nations"] == {nation}
    assert len(CLANS) == 28  # the 25 of the table, two of no nation, and the elementals


@pytest.mark.rule("2.15.4", "2.2.4", "2.2.5")
@pytest.mark.parametrize(
    ("nation", "clan", "nations"),
    [
        (None, "Kagero", {"United Sanctuary", "Dragon Empire"}),
        ("Zoo", "Kagero", {"Zoo"}),
        ([], "Kagero", set()),
        (None, "Cray Elemental", set(NATIONS)),
        (None, "Touken Ranbu", {"United Sanctuary"}),
    ],
    ids=["no icon", "icon of a nation", "another icon", "elemental", "of no nation"],
)
def test_a_clan_that_a_card_gains_brings_its_nation_unless_the_card_has_a_nation_icon(
    nation: str | list[str] | None, clan: str, nations: set[str]
) -> None:
    card = made(clan="Royal Paladin", nation=nation, text=f"CONT (VC): This unit is also a {clan} unit.")
    match = table({"V:0": [card.name]}, card)
    assert match.value("V:0", "nations") == nations
    assert match.value("V:0", "clans") == (set(CLANS) if clan == "Cray Elemental" else {"Royal Paladin", clan})


@pytest.mark.rule("2.15.4.1")
def test_a_card_without_nation_icon_and_clan_belongs_to_no_nation() -> None:
    assert made(clan=[]).values["nations"] == frozenset()


@pytest.mark.rule("2.15.4.1", "2.2.5")
@pytest.mark.parametrize("clan", OF_NO_NATION)
def test_a_card_of_a_clan_that_the_table_lacks_belongs_to_no_nation_unless_it_has_a_nation_icon(clan: str) -> None:
    assert made(clan=clan).values["clans"] == {clan}
    assert made(clan=clan).values["nations"] == frozenset()
    assert made(clan=clan, nation="Zoo").values["nations"] == {"Zoo"}
    assert clan in made(clan="Cray Elemental").values["clans"]
    assert not any(clan in made(clan=[], nation=nation).values["clans"] for nation in NATIONS)


@pytest.mark.rule("2.15.4.1", "2.2.2")
@pytest.mark.parametrize("clan", OF_NO_NATION)
def test_texts_name_the_clans_that_the_table_lacks(clan: str) -> None:
    ours, other = made(number="ours", clan=clan), made(number="other", clan="Kagero")
    giver = made(number="giver", text=f"CONT (VC): All of your {clan} rear-guards get power +1000.")
    match = table({"V:0": ["giver"], "FL:0": ["ours"], "FR:0": ["other"]}, giver, ours, other)
    assert match.value("FL:0", "power") == ours.values["power"] + 1000
    assert match.value("FR:0", "power") == other.values["power"]


@pytest.mark.rule("2.15.4.2")
@pytest.mark.parametrize(("nation", "clans"), NATIONS.items())
def test_a_card_with_a_nation_icon_and_no_clan_is_of_all_clans_of_the_nation(
    nation: str, clans: tuple[str, ...]
) -> None:
    assert made(clan=[], nation=nation).values["clans"] == set(clans)
    assert made(clan=[clans[0]], nation=nation).values["clans"] == {clans[0]}


@pytest.mark.rule("2.17.1")
@pytest.mark.parametrize(("keywords", "checks"), [((), 1), (("twin drive",), 2), (("triple drive",), 3)])
def test_an_attacking_vanguard_makes_as_many_drive_checks_as_its_drive(keywords: tuple[str, ...], checks: int) -> None:
    match = table(
        {"V:0": ["Driver"], "FL:0": ["Three"]},
        unit("Driver", 3, 11000, keywords=frozenset(keywords)),
        step="start_step",
    )
    match.answer("attack:V>V")
    assert match.count("hand:0") == checks
    match.answer("attack:FL>V")
    assert match.count("hand:0") == checks  # a rear-guard makes none


@pytest.mark.rule("2.17.2")
def test_the_drive_is_not_printed_and_may_be_modified() -> None:
    with pytest.raises(ValueError, match="drive"):
        made(drive=2)
    assert made().values["drive"] == 1
    driven = written("Driven", "CONT (VC): This unit gets drive +2.", 2)
    match = table({"V:0": ["Driven"]}, driven, step="start_step").answer("attack:V>V")
    assert match.count("hand:0") == 3


@pytest.mark.rule("2.2.2")
def test_texts_refer_to_units_that_are_not_of_a_clan() -> None:
    lead = written("Lead", "ACT (VC): Rest all of your non-Kagero rear-guards.", 3, clans=frozenset({"Kagero"}))
    dragon = written("Dragon", "", 1, clans=frozenset({"Kagero"}))
    at = table({"V:0": ["Lead"], "FL:0": ["Dragon"], "FR:0": ["One"]}, lead, dragon).answer("activate:V:1")
    assert (at.rested("FL:0"), at.rested("FR:0")) == (False, True)
