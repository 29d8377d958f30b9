"""9. What texts ask of cards and players, in continuous abilities all the time, and when abilities are played."""

from __future__ import annotations

import pytest

from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import (
    DOWN,
    LATEST,
    UP,
    Placed,
    Zones,
    battle,
    both_editions,
    card,
    member,
    table,
)

rule = pytest.mark.rule


@rule("9.1.2.1", both=True)
@both_editions
@pytest.mark.parametrize(
    ("condition", "power"),
    [
        ("this member is in the front row", 2000),
        ("this member is not in the front row", 1000),
        ("this member is standing", 1000),
        ("this member is resting", 2000),
        ("this member is crimson", 2000),
        ("this member is <Guild>", 1000),
        ("this member is <<Here>>", 2000),
        ("this member has level 0", 2000),
        ("this member has aura 2 or more", 1000),
        ("this member has limit 1 or less", 2000),
    ],
)
def test_it_is_asked_how_and_where_a_card_lies_and_what_it_is(book: Rulebook, condition: str, power: int) -> None:
    asker = member("Asker", 1000, "logicalist", f"CONT: If {condition}, it gets power +1000.")
    assert table(book, {"FL:0": [Placed("Asker", rested=True)]}, asker).power("FL:0") == power


@rule("9.1.2.1", "9.9.1.7")
def test_a_condition_follows_what_it_asks_of_at_once() -> None:
    """Whether there are so many destroyed gates, or so much soul; and a number that another effect changes."""
    asker = member("Asker", 1000, "tranceunion", "CONT: If this member has power 3000 or more, it gets limit +1.")
    booster = member(
        "Booster",
        1000,
        "logicalist",
        "ACT: Choose one of your Tranceunions, and it gets power +2000 until end of turn.",
    )
    match = table(LATEST, {"FL:0": ["Asker"], "FR:0": ["Booster"]}, asker, booster)
    assert match.value("FL:0", "limit") == 1
    match.answer("act:FR:1")
    assert match.value("FL:0", "limit") == 2


@rule("5.32.1", "8.2.10.3")
@rule("8.2.10.4", book="luck-and-logic-1.00")
@both_editions
def test_destroyed_gates_are_counted_by_their_faces(book: Rulebook) -> None:
    text = "CONT: This member gets power +1000 for each of your opponent's destroyed gates."
    other = "CONT: This member gets power +100 for each of your undestroyed gates."
    counter = member("Counter", 1000, "logicalist", text, other)
    zones: Zones = {"FL:0": ["Counter"], "gate-BL:1": [UP], "gate-BR:0": [UP]}
    match = battle(book, zones, counter)
    assert match.power("FL:0") == 2500
    match.answer("attack:FL>FR")
    assert match.power("FL:0") == 3500


@rule("4.15.2.1", "12.2.2")
@pytest.mark.parametrize(
    ("asked", "soul", "drawn"),
    [
        ("it has soul", ["Host"], 1),
        ("it has soul", [], 0),
        ("it has two or more soul", ["Host"], 0),
        ("it has no soul", [], 1),
        ("it has exactly two soul", ["Host", "Guest"], 1),
    ],
)
@pytest.mark.parametrize("deed", ["stands", "is dropped"])
def test_a_member_is_asked_for_its_soul_also_when_it_has_left(
    asked: str, soul: list[str], drawn: int, deed: str
) -> None:
    verb = "stand" if deed == "stands" else "drop"
    asker = member("Asker", 1000, "tranceunion", f"AUTO: When this member {deed}, if {asked}, draw a card.")
    doer = member("Doer", 1000, "logicalist", f"ACT: Choose one of your Tranceunions, and {verb} it.")
    attached = {"soul:0": soul} if soul else {}
    zones: Zones = {"FL:0": [Placed("Asker", rested=True, attached=attached)], "FR:0": ["Doer"]}
    match = table(LATEST, zones, asker, doer).answer("act:FR:1")
    while match.rule != "7.5.3":
        match.answer(*match.offered)
    assert match.count("hand:0") == drawn


@rule("12.5.1", "12.5.2", both=True)
@both_editions
def test_for_every_card_of_a_zone_the_same_is_done_as_often_as_there_were_cards(book: Rulebook) -> None:
    """The hand grows while it is done."""
    greedy = member("Greedy", 1000, "logicalist", "ACT: For each card in your hand, draw a card.")
    match = table(book, {"FL:0": ["Greedy"], "hand:0": ["One", "Two"]}, greedy).answer("act:FL:1")
    assert match.count("hand:0") == 4


@rule("1.3.3", both=True)
@both_editions
@pytest.mark.parametrize(
    ("deed", "gone"),
    [("luck drive", "luck-drive"), ("trance", "trance:FL>BL"), ("use logic drives", "logic-drive:FC:1")],
)
def test_a_player_does_not_do_what_is_forbidden(book: Rulebook, deed: str, gone: str) -> None:
    driver = member("Driver", 1000, "tranceunion", "LD: Draw a card.")
    ban = member("Ban", 1000, "logicalist", f"CONT: Your opponent cannot {deed}.")
    zones: Zones = {
        "FL:0": ["Host"],
        "BL:0": ["Guest"],
        "FC:0": [Placed("Driver", attached={"soul:0": ["Host", "Guest"]})],
        "stock:0": [Placed("Blank", face_down=True)] * 3,
    }
    assert gone in table(book, zones, driver, ban).offered
    assert gone not in table(book, {**zones, "FL:1": ["Ban"]}, driver, ban).offered


@rule("1.3.3", "8.4.3", both=True)
@both_editions
@pytest.mark.parametrize(
    ("deed", "offered"),
    [("level boost", ["pass", "define:Blank"]), ("draw cards", ["pass", "define:Blank", "level-boost:Blank"])],
)
def test_a_battle_goes_on_without_what_is_forbidden(book: Rulebook, deed: str, offered: list[str]) -> None:
    ban = member("Ban", 3000, "logicalist", f"CONT: Your opponent cannot {deed}.")
    zones: Zones = {"FL:0": ["Ban"], "FR:1": ["Three"], "hand:1": ["Blank"], "level:1": ["Blank"]}
    assert battle(book, zones, ban).answer("attack:FL>FR").offered == offered


@rule("1.3.3", "8.4.3.2", both=True)
@both_editions
def test_who_cannot_define_does_not_level_boost_for_it_and_defines_by_no_effect(book: Rulebook) -> None:
    ban = member("Ban", 3000, "logicalist", "CONT: Your opponent cannot logic define.")
    keen = member("Keen", 3000, "logicalist", "AUTO: When this member defends, logic define a card from your hand.")
    zones: Zones = {"FL:0": ["Ban"], "FR:1": ["Keen"], "hand:1": ["Blank"], "level:1": ["Blank"]}
    match = battle(book, zones, ban, keen).answer("attack:FL>FR")
    while match.asked == 1:
        assert match.rule != "8.4.3"
        match.answer(match.offered[0])
    assert (match.count("hand:1"), match.rested("level:1")) == (1, False)


@rule("8.4.3.2", "5.15.1", both=True)
@both_editions
def test_abilities_answer_level_boosts_of_either_player(book: Rulebook) -> None:
    mine = member("Mine", 1000, "logicalist", "AUTO: When you level boost, draw a card.")
    theirs = member("Theirs", 1000, "logicalist", "AUTO: When your opponent level boosts, draw a card.")
    zones: Zones = {"FL:0": ["Nine"], "BL:0": ["Theirs"], "FR:1": ["Three"], "BL:1": ["Mine"], "level:1": ["Blank"]}
    match = battle(book, zones, mine, theirs).answer("attack:FL>FR").answer("level-boost:Blank").answer("define:Blank")
    assert (match.count("hand:0"), match.count("hand:1")) == (1, 1)


@rule("11.4.2.1", "5.18.1", both=True)
@both_editions
def test_abilities_answer_logic_drives_by_rule_and_by_effect_and_luck_drives(book: Rulebook) -> None:
    driver = member("Driver", 1000, "tranceunion", "LD: Rest this member.")
    user = member("User", 1000, "logicalist", "ACT [1/turn]: Use a logic drive of one of your Tranceunions.")
    watcher = member("Watcher", 1000, "logicalist", "AUTO: When you use a logic drive, draw a card.")
    lucky = member("Lucky", 1000, "logicalist", "AUTO: When you luck drive, draw two cards.")
    zones: Zones = {
        "FL:0": [Placed("Driver", attached={"soul:0": ["Host", "Guest"]})],
        "FR:0": ["User"],
        "BL:0": ["Watcher"],
        "BR:0": ["Lucky"],
        "stock:0": [Placed("Blank", face_down=True)] * 3,
    }
    match = table(book, zones, driver, user, watcher, lucky).answer("logic-drive:FL:1")
    assert match.count("hand:0") == 1
    match.answer("act:FR:1")
    while match.rule != "7.5.3":
        match.answer(match.offered[0])
    assert match.count("hand:0") == 2
    assert match.answer("luck-drive").count("hand:0") == 5


@rule("5.33.3")
@pytest.mark.parametrize(("chosen", "drawn"), [("synthesize:Tool", 1), ("pass", 0)])
def test_a_synthesis_is_performed_where_a_tool_was_turned_up(chosen: str, drawn: int) -> None:
    tool = card("Tool", "tactics", level=1)
    maker = member("Maker", 1000, "logicalist", "ACT: Synthesis (1).")
    watcher = member("Watcher", 1000, "logicalist", "AUTO: When you perform a synthesis, draw a card.")
    zones: Zones = {"FL:0": ["Maker"], "FR:0": ["Watcher"], "tool:0": [Placed("Tool", face_down=True)]}
    match = table(LATEST, zones, tool, maker, watcher).answer("act:FL:1").answer(chosen)
    assert match.count("hand:0") == drawn


@rule("8.2.10.1")
@rule("8.2.10.2", book="luck-and-logic-1.00")
@both_editions
@pytest.mark.parametrize(("target", "drawn"), [("FR", 0), ("FL", 1)])
def test_an_attack_on_an_empty_circle_is_answered_as_one(book: Rulebook, target: str, drawn: int) -> None:
    raider = member("Raider", 1000, "logicalist", "AUTO: When this member attacks an empty circle, draw a card.")
    match = battle(book, {"FL:0": ["Raider"], "FR:1": ["Nine"], "hand:1": ["Blank"]}, raider).answer(
        f"attack:FL>{target}"
    )
    assert match.count("hand:0") == drawn


@rule("9.7.4.1.2")
@rule("9.7.4.1.2", book="luck-and-logic-1.00")
@both_editions
@pytest.mark.parametrize("deed", ["drop it", "stock it", "return it to your hand"])
def test_leaving_the_field_is_going_anywhere_but_to_other_circles(book: Rulebook, deed: str) -> None:
    leaver = member("Leaver", 1000, "foreigner", "AUTO: When this member leaves the field, draw a card.")
    watcher = member("Watcher", 1000, "foreigner", "AUTO: When your Foreigner leaves the field, draw two cards.")
    text = f"ACT: Choose one of your other Foreigners, and {deed}."
    doer = member("Doer", 1000, "logicalist", text, "ACT: Choose one of your Foreigners, and swap it and this member.")
    zones: Zones = {"FL:0": ["Leaver"], "FR:0": ["Doer"], "BL:0": ["Watcher"]}
    match = table(book, zones, leaver, watcher, doer).answer("act:FR:2").answer("choose:FL")
    assert match.count("hand:0") == 0, "it has moved from circle to circle"
    match.answer("act:FL:1").answer("choose:FR")
    while match.rule != "7.5.3":
        match.answer(match.offered[0])
    assert match.count("hand:0") == 3 + (deed == "return it to your hand")


@rule("4.15.2", both=True)
@rule("11.2.1")
@rule("11.2.1", book="luck-and-logic-1.00")
@both_editions
def test_a_card_of_the_soul_speaks_of_the_member_whose_soul_it_is(book: Rulebook) -> None:
    keeper = member(
        "Keeper",
        3000,
        "logicalist",
        'AUTO: Covenant "Guest", the member with this card in its soul gets limit +1 until end of turn.',
        "CONT (Soul): The member with this card in its soul gets aura +1.",
    )
    zones: Zones = {"FL:0": ["Keeper"], "BL:0": ["Guest"], "FR:0": ["Union"], "hand:0": ["Union"], "level:0": ["Blank"]}
    match = table(book, zones, keeper).answer("trance:FL>BL").passes().answer("find:Union").answer("place:FL")
    assert [match.value("FL:0", what) for what in ("limit", "aura")] == [2, 2]
    assert [match.value("FR:0", what) for what in ("limit", "aura")] == [1, 1]


@rule("10.8.1", both=True)
@both_editions
def test_cards_put_into_a_full_level_zone_let_the_player_choose_what_stays(book: Rulebook) -> None:
    filler = member("Filler", 1000, "logicalist", "ACT: Put a card from your hand into your level zone face down.")
    zones: Zones = {"FL:0": ["Filler"], "hand:0": ["Two", "One"], "level:0": ["One", "One", "One", "Three"]}
    match = table(book, zones, filler).answer("act:FL:1").answer("put:Two")
    assert match.rule == "10.8.1"
    match.answer("drop:Three")
    assert (match.names("drop:0"), match.face_down("level:0")) == (["Three"], 1)


@rule("1.3.4", both=True)
@rule("3.3.3.1", book="luck-and-logic-1.00")
@both_editions
@pytest.mark.parametrize(("deed", "where"), [("drops", "drop:1"), ("stocks", "stock:1"), ("rests", "FL:1")])
def test_a_player_chooses_what_is_done_with_their_own_cards(book: Rulebook, deed: str, where: str) -> None:
    text = f"ACT: Your opponent {deed} one of their members."
    doer = member("Doer", 1000, "logicalist", text)
    zones: Zones = {"FL:0": ["Doer"], "FL:1": ["One"], "FR:1": ["Two"], "BL:1": [Placed("Three", rested=True)]}
    match = table(book, zones, doer).answer("act:FL:1")
    assert match.asked == 1
    assert len(match.offered) == (2 if deed == "rests" else 3)
    match.answer(match.offered[0])
    assert match.names(where) == ["One"]
    assert match.rested("FL:1") if deed == "rests" else match.count("FL:1") == 0


@rule("5.24.1", both=True)
@both_editions
def test_what_cards_are_set_to_may_be_chosen(book: Rulebook) -> None:
    setter = member("Setter", 1000, "logicalist", "ACT: Set a card from your hand face down to one of your gates.")
    zones: Zones = {"FL:0": ["Setter"], "hand:0": ["Blank"], "gate-BL:0": [DOWN]}
    match = table(book, zones, setter).answer("act:FL:1")
    assert match.offered == [f"choose:gate-{place}" for place in ("FL", "FC", "FR", "BL", "BC", "BR")]
    match.answer("choose:gate-BL")
    assert match.names("set-BL:0") == ["Blank"]


@rule("2.11.1.1", book="luck-and-logic-2.04")
@rule("2.11.3", book="luck-and-logic-1.00")
@both_editions
def test_members_are_told_by_the_intercept_icon(book: Rulebook) -> None:
    chief = member("Chief", 1000, "logicalist", "CONT: All of your members with the intercept icon get power +1000.")
    match = table(book, {"FL:0": ["Chief"], "FR:0": ["Guard"], "BL:0": ["One"]}, chief)
    assert [match.power(place) for place in ("FL:0", "FR:0", "BL:0")] == [1000, 2000, 1000]


@rule("9.6.2.2.1", both=True)
@both_editions
@pytest.mark.parametrize(("x", "dropped", "drawn"), [(0, "One", 0), (1, "Level One", 1)])
def test_x_is_the_same_wherever_it_stands_in_the_ability(book: Rulebook, x: int, dropped: str, drawn: int) -> None:
    text = "ACT: [(X)] Choose one of your opponent's members with level X or less, and drop it. Draw X cards."
    caster = member("Caster", 1000, "logicalist", text)
    stock = [Placed("Blank", face_down=True)] * 2
    zones: Zones = {"FL:0": ["Caster"], "FL:1": ["One"], "FR:1": ["Level One"], "stock:0": stock}
    match = table(book, zones, caster).answer("act:FL:1").answer(f"number:{x}")
    if x:
        assert match.offered == ["choose:FL:1", "choose:FR:1"]
        match.answer("choose:FR:1")
    assert (match.names("drop:1"), match.count("hand:0")) == ([dropped], drawn)


@rule("5.13.1", "9.7.2", both=True)
@both_editions
@pytest.mark.parametrize(("found", "drawn"), [("find:Union", 1), (None, 0)])
def test_abilities_answer_a_trance_that_has_deployed_somebody(book: Rulebook, found: str | None, drawn: int) -> None:
    watcher = member("Watcher", 1000, "logicalist", "AUTO: When you trance, draw a card.")
    zones: Zones = {"FL:0": ["Host"], "BL:0": ["Guest"], "FR:0": ["Watcher"], "level:0": ["Blank"]}
    match = table(book, {**zones, "hand:0": ["Union"]}, watcher).answer("trance:FL>BL").passes()
    if found is None:
        match.answer()
    else:
        match.answer(found).answer("place:FL")
    assert match.names("hand:0").count("Blank") == drawn
