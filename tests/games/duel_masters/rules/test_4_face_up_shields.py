"""406.2, 113: cards of shields that a text puts or turns face up. Everybody sees them, and they may do something."""

from __future__ import annotations

import pytest

from engine.games.duel_masters import gods
from engine.games.duel_masters.prints import reader
from engine.kernel.views import view
from engine.language.errors import CardTextError
from engine.scenarios import Placed, ScenarioMatch
from tests.games.duel_masters.positions import Zones, attack, card, creature, spell, table

FREE = {"cost": 0, "civilizations": []}


def up(name: str) -> Placed:
    return Placed(name, face_down=False)


def seen(match: ScenarioMatch, zone: str) -> list[set[str]]:
    """What both players and somebody who watches see in a zone."""
    views = [view(match.match, viewer) for viewer in (0, 1, None)]
    return [{card.definition.name for card in view.zones[zone].cards if card.definition} for view in views]


def cast(text: str, zones: Zones) -> ScenarioMatch:
    """After a spell with this text."""
    held = {"hand:0": ["Act", "Nothing"], **zones}
    return table(held, spell("Act", text, **FREE)).answer("cast:Act")


@pytest.mark.rule("406.2", "113.1")
@pytest.mark.parametrize(("how", "there"), [("face up", {"Blank"}), ("face down", set())])
def test_a_card_is_added_to_the_shields_face_up_or_face_down(how: str, there: set[str]) -> None:
    match = cast(f"Add the top card of your deck to your shields {how}.", {})
    assert match.names("S2:0") == ["Blank"]
    assert seen(match, "S2:0") == [there] * 3
    assert seen(match, "S1:0") == [set()] * 3


@pytest.mark.rule("406.2")
def test_a_shield_is_turned_face_up_and_face_down_again() -> None:
    turn = "Turn one of your shields face up."
    match = table(
        {"hand:0": ["Up", "Down", "Nothing"], "S1:0": ["Nine"]},
        spell("Up", turn, **FREE),
        spell("Down", "Turn one of your face-up shields face down.", **FREE),
    )
    match.answer("cast:Up")
    assert seen(match, "S1:0") == [{"Nine"}] * 3
    shown = view(match.match, 1).zones["S1:0"].cards[0].id
    match.answer("cast:Down")
    assert seen(match, "S1:0") == [set()] * 3
    assert view(match.match, 1).zones["S1:0"].cards[0].id != shown


@pytest.mark.rule("406.2", "113.2")
def test_all_cards_of_a_shield_are_turned_or_only_those_that_lie_so() -> None:
    zones: Zones = {"S1:1": ["One", "Two"], "S2:1": [up("Three")]}
    match = cast("Turn all cards of all of your opponent's shields face up.", zones)
    assert seen(match, "S1:1") == [{"One", "Two"}] * 3
    match = cast("Turn all cards of all of your opponent's face-up shields face down.", zones)
    assert (seen(match, "S1:1"), seen(match, "S2:1")) == ([set()] * 3, [set()] * 3)


@pytest.mark.rule("113.2")
def test_a_card_that_is_put_on_a_shield_makes_no_new_one() -> None:
    text = "Put one of your opponent's creatures on a shield of its owner face up."
    match = cast(text, {"B1:1": ["Three"], "S1:1": ["One"], "S2:1": ["Two"]})
    assert sorted(match.offered) == ["rely-on:S1", "rely-on:S2"]
    match.answer("rely-on:S2")
    assert match.names("S2:1") == ["Two", "Three"]
    assert seen(match, "S2:1") == [{"Three"}] * 3
    assert view(match.match, 0).facts["shields"] == (1, 2)


@pytest.mark.rule("113.2")
def test_nothing_is_put_on_a_shield_where_there_is_none() -> None:
    match = cast(
        "Put one of your opponent's creatures on a shield of its owner face up.", {"B1:1": ["Three"], "S1:1": []}
    )
    assert match.names("B1:1") == ["Three"]


ONTO = "Put one of your creatures on a shield of its owner face up."
UNDER = "Put one of your creatures under a shield of yours face down."


@pytest.mark.rule("109.2b", "113.2")
@pytest.mark.parametrize(("text", "lying"), [(ONTO, ["One", "Two", "Risen"]), (UNDER, ["Two", "Risen", "One"])])
def test_what_lies_under_a_creature_comes_to_the_same_shield(text: str, lying: list[str]) -> None:
    pile = Placed("Risen", attached={"under:0": ["Two"]})
    match = cast(text, {"B1:0": [pile], "S1:0": ["One"], "S2:0": ["Nine"]}).answer("rely-on:S1")
    assert (match.names("S1:0"), match.names("S2:0")) == (lying, ["Nine"])
    assert seen(match, "S1:0") == [{"Risen"} if text == ONTO else set()] * 3


@pytest.mark.rule("310.8a", "113.2")
@pytest.mark.parametrize("text", [ONTO, UNDER])
def test_an_aura_is_a_shield_of_its_own_though_its_creature_is_put_to_another(text: str) -> None:
    worn = Placed("Gear", attached={"B2:0": ["Cloak"]})
    zones: Zones = {"hand:0": ["Act", "Nothing"], "B1:0": [worn], "S1:0": ["One"]}
    gear = creature("Gear", 2000, supertypes=["gacharange"])
    match = table(zones, gear, card("Cloak", type="aura", bonus=1000), spell("Act", text, **FREE)).answer("cast:Act")
    assert (match.names("S1:0"), match.names("S2:0")) == (["One"], ["Cloak"])
    assert seen(match, "S2:0") == [set()] * 3


@pytest.mark.rule("803.7", "113.2")
@pytest.mark.parametrize("text", [ONTO, UNDER])
def test_of_linked_gods_one_is_put_to_a_shield(text: str) -> None:
    sun, moon = creature("Sun", 2000, "Left god link"), creature("Moon", 3000, "Right god link")
    zones: Zones = {"hand:0": ["Act", "Nothing"], "B1:0": ["Moon"], "B2:0": ["Sun"], "S1:0": ["One"]}
    match = table(zones, sun, moon, spell("Act", text, **FREE))
    gods.link(match.match, match.card("B1:0"), match.card("B2:0"), "left")
    match.answer("cast:Act")
    assert (match.rule, match.offered) == ("803.7", ["god:B1", "god:linked"])
    match.answer("god:B1")
    assert sorted(match.names("S1:0")) == ["Moon", "One"]
    assert [*match.names("B1:0"), *match.names("B2:0")] == ["Sun"]


@pytest.mark.rule("603.5c", "113.2")
@pytest.mark.parametrize("text", [ONTO, UNDER])
def test_a_creature_that_is_put_to_a_shield_sees_its_own_leaving(text: str) -> None:
    leaver = creature("Leaver", 2000, "When this creature leaves the battle zone, draw a card.")
    held: Zones = {"hand:0": ["Act", "Nothing"], "B1:0": ["Leaver"], "S1:0": ["One"]}
    match = table(held, leaver, spell("Act", text, **FREE)).answer("cast:Act")
    assert sorted(match.names("hand:0")) == ["Blank", "Nothing"]


@pytest.mark.rule("609.1", "406.2")
def test_what_goes_elsewhere_instead_of_under_a_shield_lies_there_as_cards_do() -> None:
    goes = "When this creature would leave the battle zone, put it into your mana zone instead."
    held: Zones = {"hand:0": ["Act", "Nothing"], "B1:0": ["Goer"], "S1:0": ["One"]}
    match = table(held, creature("Goer", 2000, goes), spell("Act", ONTO, **FREE)).answer("cast:Act")
    assert (match.names("S1:0"), seen(match, "mana zone:0")) == (["One"], [{"Goer"}] * 3)


@pytest.mark.rule("113.2")
@pytest.mark.parametrize(
    ("asked", "power"),
    [
        ("you have two or more face-up cards in your shield zone", 2000),
        ("you have three or more face-up cards in your shield zone", 1000),
        ("you have five or more cards in your shield zone", 1000),
        ("you have four or more cards in your shield zone", 2000),
        ("you have a face-up shield", 2000),
        ("you have two or more face-up shields", 1000),
        ("your opponent has no face-up cards in their shield zone", 2000),
        ("you have a face-up creature in your shield zone", 2000),
        ("you have a face-up spell in your shield zone", 1000),
        ("you have two or more creatures in your shield zone", 2000),
        ("you have three or more creatures in your shield zone", 1000),
    ],
)
def test_face_up_cards_and_shields_are_counted(asked: str, power: int) -> None:
    """Two of one shield are two cards; the one on top stands for the shield. What lies face down is just a card."""
    counter = creature("Counter", 1000, f"While {asked}, this creature gets +1000 power.")
    zones: Zones = {"B1:0": ["Counter"], "S1:0": ["One", up("Two"), up("Three")], "S2:0": ["Nine"]}
    assert table(zones, counter).power("B1:0") == power


@pytest.mark.rule("113.2")
def test_something_is_so_for_each_face_up_card() -> None:
    counter = creature("Counter", 1000, "This creature gets +2000 power for each face-up card in your shield zone.")
    zones: Zones = {"B1:0": ["Counter"], "S1:0": ["One", up("Two")], "S2:0": [up("Three")], "S3:0": ["Nine"]}
    assert table(zones, counter).power("B1:0") == 5000


@pytest.mark.rule("113.2", "109.2a")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Put one of your opponent's shields into your opponent's graveyard.", []),
        ("Put one of your opponent's face-up shields into your opponent's graveyard.", []),
        ("Put one of your opponent's shields on the bottom of your opponent's deck.", []),
        ("Shuffle one of your opponent's shields into your opponent's deck.", []),
        ("Put one of your opponent's shields under one of your opponent's creatures.", []),
        ("Put a face-up card from your opponent's shield zone on the bottom of your opponent's deck.", ["One"]),
        ("Put a face-up card from your opponent's shield zone into your opponent's graveyard.", ["One"]),
        ("Choose a face-up card from any player's shield zone, and put it into its owner's graveyard.", ["One"]),
        ("Return a face-up card from your opponent's shield zone to your opponent's hand.", ["One"]),
        ("Put a face-up card from your opponent's shield zone into its owner's mana zone.", ["One"]),
    ],
)
def test_a_shield_goes_with_all_its_cards_and_a_single_card_alone(text: str, left: list[str]) -> None:
    match = cast(text, {"S1:1": ["One", up("Two")], "B1:1": ["Nine"]})
    while match.asked == 1:
        match.answer(*(match.offered if match.rule == "401.4" else match.offered[:1]))
    assert match.names("S1:1") == left


CARD = "Choose a face-up card from your opponent's shield zone."
AWAY = "put it into its owner's graveyard."


@pytest.mark.rule("113.2")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        (f"{CARD} If your opponent has a shield, {AWAY}", ["One"]),
        (f"{CARD} After the turn, {AWAY}", ["One"]),
        (f"Choose one of your opponent's shields. After the turn, {AWAY}", []),
        (
            f"Choose one of your opponent's shields. If your opponent has a face-up card in their shield zone, {AWAY}",
            [],
        ),
    ],
)
def test_it_is_the_single_card_or_the_shield_that_was_chosen(text: str, left: list[str]) -> None:
    match = cast(text, {"S1:0": [], "S1:1": ["One", up("Two")]})
    if "After the turn" in text:
        match.answer("pass")
    assert match.names("S1:1") == left


@pytest.mark.rule("113.2")
def test_a_text_that_chooses_both_says_which_of_them_it_means() -> None:
    text = f"Choose one of your opponent's shields. {CARD} "
    with pytest.raises(CardTextError, match="shield or a single card"):
        spell("Act", text + AWAY.capitalize(), **FREE)
    with pytest.raises(CardTextError, match="whether a shield is meant"):
        reader().read(text + AWAY.capitalize())
    assert spell("Act", text + "Draw a card.", **FREE).abilities


@pytest.mark.rule("701.14a", "509.5a", "112.3a")
def test_a_face_up_shield_breaks_as_any_other_and_its_shield_trigger_may_be_used() -> None:
    """Whoever attacks sees which one it is when they choose."""
    match = attack({"B1:0": ["Two"], "S1:1": [up("Bolt")], "S2:1": ["One"]}).answer("attack:B1")
    assert seen(match, "S1:1") == [{"Bolt"}] * 3
    assert sorted(match.offered) == ["break:S1", "break:S2"]
    match.answer("break:S1")
    assert (match.asked, match.offered) == (1, ["shield-trigger:Bolt"])
    match.answer("shield-trigger:Bolt")
    assert match.names("graveyard:0") == ["Two"]
    assert match.names("graveyard:1") == ["Bolt"]


@pytest.mark.rule("701.14a", "402.1")
def test_what_was_face_up_is_hidden_in_the_hand() -> None:
    match = attack({"B1:0": ["Two"], "S1:1": [up("Nine"), "One"]}).answer("attack:B1")
    match.answer("pass")
    assert sorted(match.names("hand:1")) == ["Blank", "Nine", "One"]
    assert seen(match, "hand:1") == [set(), {"Blank", "Nine", "One"}, set()]


@pytest.mark.rule("110.4b", "406.2")
@pytest.mark.parametrize(
    ("where", "there", "power"),
    [
        ("face up in your shield zone", {"S2:0": [up("Guide")]}, 2000),
        ("face up in your shield zone", {"S2:0": ["Guide"]}, 1000),
        ("face up in your shield zone", {"B2:0": ["Guide"]}, 1000),
        ("face up in your shield zone", {"S2:0": [up("Guide"), "One"]}, 2000),
        ("in the battle zone or face up in your shield zone", {"S2:0": [up("Guide")]}, 2000),
        ("in the battle zone or face up in your shield zone", {"B2:0": ["Guide"]}, 2000),
        ("in the battle zone or face up in your shield zone", {"S2:0": ["Guide"]}, 1000),
        ("in the battle zone or face up in your shield zone", {"graveyard:0": ["Guide"]}, 1000),
    ],
)
def test_what_lies_face_up_among_the_shields_may_do_something(where: str, there: Zones, power: int) -> None:
    text = f"While this creature is {where}, all of your other creatures get +1000 power."
    guide = creature("Guide", 5000, text)
    assert table({"B1:0": ["One"], **there}, guide).power("B1:0") == power


@pytest.mark.rule("110.4b", "603.2a")
@pytest.mark.parametrize(("lying", "comes"), [(up("Riser"), True), (Placed("Riser", face_down=True), False)])
def test_what_lies_face_up_among_the_shields_is_triggered_there(lying: Placed, comes: bool) -> None:
    text = (
        "At the end of your turn, if this creature is face up in your shield zone, "
        "put this creature from your shield zone into the battle zone."
    )
    match = table({"S2:0": [lying], "hand:0": ["Nothing"], "S1:1": ["One"]}, creature("Riser", 3000, text))
    turn = match.match.state.turn
    while match.match.state.turn == turn:
        match.answer("pass" if "pass" in match.offered else match.offered[0])
    assert match.names("B1:0") == (["Riser"] if comes else [])
    assert match.count("S2:0") == int(not comes)


@pytest.mark.rule("110.4b", "601.1")
@pytest.mark.parametrize(("lying", "comes"), [(up("Riser"), True), (Placed("Riser", face_down=True), False)])
def test_what_lies_face_up_among_the_shields_is_summoned_from_there(lying: Placed, comes: bool) -> None:
    text = (
        "At the end of your turn, if this creature is face up in your shield zone, "
        "summon this creature from your shield zone for no cost."
    )
    zones: Zones = {"S2:0": ["One", lying], "B1:0": ["One"], "hand:0": ["Nothing"], "S1:1": ["One"]}
    match = table(zones, creature("Riser", 3000, text, cost=9))
    turn = match.match.state.turn
    while match.match.state.turn == turn:
        match.answer("pass" if "pass" in match.offered else match.offered[0])
    assert match.names("S2:0") == (["One"] if comes else ["One", "Riser"])
    assert match.names("B2:0") == (["Riser"] if comes else [])


@pytest.mark.rule("603.5", "406.2")
@pytest.mark.parametrize(("how", "drawn"), [("face up", 1), ("face down", 0)])
def test_coming_face_up_to_the_shields_triggers(how: str, drawn: int) -> None:
    herald = creature("Herald", 2000, "When this creature is put face up into your shield zone, draw a card.")
    act = spell("Act", f"Choose one of your creatures, and add it to your shields {how}.", **FREE)
    match = table({"B1:0": ["Herald"], "hand:0": ["Act", "Nothing"]}, herald, act).answer("cast:Act")
    assert match.names("S2:0") == ["Herald"]
    assert match.count("hand:0") == 1 + drawn


@pytest.mark.rule("113.2a", "406.2")
def test_what_lies_face_up_does_so_after_shields_were_shuffled() -> None:
    match = cast("Shuffle your shields.", {"S1:0": ["One"], "S2:0": [up("Two")], "S3:0": ["Three"]})
    known = [name for place in ("S1:0", "S2:0", "S3:0") for name in seen(match, place)[2]]
    assert known == ["Two"]


@pytest.mark.rule("310.8a", "113.1")
def test_what_lies_under_a_creature_that_comes_face_up_comes_face_down() -> None:
    pile = Placed("Risen", attached={"under:0": ["One"]})
    match = cast("Choose one of your creatures, and add it to your shields face up.", {"B1:0": [pile]})
    assert seen(match, "S2:0") == [{"Risen"}] * 3
    assert (match.names("S3:0"), seen(match, "S3:0")) == (["One"], [set()] * 3)


# ---- shield go


HELPS = "While this creature is face up in your shield zone, all of your Human creatures get +1000 power."
GOER = creature("Goer", 2000, "Shield go", HELPS, races=["Dragon"])
KILL = spell("Kill", "Destroy one of your creatures.", **FREE)
SHIELDS_AWAY: Zones = {"hand:0": ["Kill", "Act", "Nothing"], "B1:0": ["Goer"], "B2:0": ["Two"]}


@pytest.mark.rule("110.3d", "113.1")
def test_a_creature_with_shield_go_that_is_destroyed_comes_face_up_to_the_shields() -> None:
    act = spell("Act", "Draw a card.", **FREE)
    match = table(SHIELDS_AWAY, GOER, KILL, act).answer("cast:Kill").answer("destroy:B1")
    assert (match.names("S2:0"), match.names("graveyard:0")) == (["Goer"], ["Kill"])
    assert seen(match, "S2:0") == [{"Goer"}] * 3
    assert match.power("B2:0") == 3000


@pytest.mark.rule("110.3d", "609.1")
@pytest.mark.parametrize(
    "text",
    [
        "Return one of your face-up shields to your hand.",
        "Put one of your face-up shields into your mana zone.",
        "Put a face-up card from your shield zone on the bottom of your deck.",
    ],
)
def test_it_goes_to_the_graveyard_instead_of_anywhere_else(text: str) -> None:
    held: Zones = {"hand:0": ["Act", "Nothing"], "S2:0": ["One", up("Goer")]}
    match = table(held, GOER, spell("Act", text, **FREE)).answer("cast:Act")
    while "choose" in match.offered[0] or match.rule == "509.5a":
        match.answer("pass" if "pass" in match.offered else match.offered[0])
    assert sorted(match.names("graveyard:0")) == ["Act", "Goer"]


@pytest.mark.rule("110.3d", "701.14a")
@pytest.mark.parametrize(("lying", "hand"), [(up("Goer"), ["One"]), (Placed("Goer", face_down=True), ["Goer", "One"])])
def test_of_a_shield_that_breaks_only_what_lies_face_up_goes_to_the_graveyard(lying: Placed, hand: list[str]) -> None:
    match = attack({"B1:0": ["Two"], "S1:1": ["One", lying], "hand:1": []}, GOER).answer("attack:B1").answer("pass")
    assert sorted(name for name in match.names("hand:1") if name != "Blank") == hand
    assert match.names("graveyard:1") == ([] if "Goer" in hand else ["Goer"])


@pytest.mark.rule("110.3d")
def test_shield_go_is_asked_for_and_is_given_to_no_card() -> None:
    text = "While you have a creature that has shield go in your shield zone, this creature gets +1000 power."
    asking = creature("Asking", 1000, text, races=["Dragon"])
    assert table({"B1:0": ["Asking"], "S2:0": [up("Goer")]}, GOER, asking).power("B1:0") == 2000
    assert table({"B1:0": ["Asking"], "S2:0": ["Goer"]}, GOER, asking).power("B1:0") == 1000
    with pytest.raises(CardTextError):
        creature("Giver", 1000, "All of your creatures get shield go.")


@pytest.mark.rule("113.2")
@pytest.mark.parametrize("how", ["under a shield of yours face down", "on a shield of its owner face up"])
def test_a_shield_is_put_to_another_shield_and_never_to_itself(how: str) -> None:
    move = spell("Move", f"Put one of your shields {how}.", cost=0, civilizations=[])
    zones: Zones = {"hand:0": ["Move", "Nine"], "S1:0": ["One"], "S2:0": ["Two"], "S3:0": ["Three"]}
    match = table(zones, move).answer("cast:Move").answer("put-with-shield:S2:0")
    assert match.offered == ["rely-on:S1", "rely-on:S3"]
    match.answer("rely-on:S3")
    assert (match.names("S2:0"), sorted(match.names("S3:0"))) == ([], ["Three", "Two"])
    alone = table({"hand:0": ["Move", "Nine"], "S1:0": ["One"]}, move).answer("cast:Move")
    assert (alone.rule, alone.names("S1:0")) == ("504.1", ["One"])
