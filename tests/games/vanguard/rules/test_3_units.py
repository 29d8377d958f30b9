"""3.7 to 3.18. Characteristics, units, drawing, looking, sources, chance, and how cards lie."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.vanguard import RULEBOOK, actions, damage, zones
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.views import view
from engine.scenarios import Placed
from tests.games.vanguard.positions import table
from tests.games.vanguard.rules.nodes import doing, witness
from tests.games.vanguard.written import written


@pytest.mark.rule("3.7.1.1")
def test_effects_modify_characteristics_and_a_second_copy_of_one_is_ignored() -> None:
    text = "CONT (RC): This unit is also a Kagero unit."
    native = written("Native", text, 1, 7000, clans=frozenset({"Kagero"}))
    other = written("Other", text, 1, 7000)
    booster = written("Booster", "CONT (RC): This unit gains Boost.", 1, 7000)
    match = table({"FL:0": ["Native"], "FR:0": ["Other"], "BL:0": ["Booster"]}, native, other, booster)
    assert match.value("FL:0", "clans") == {"Kagero"}
    assert match.value("FR:0", "clans") == {"Plain", "Kagero"}
    assert match.value("BL:0", "keywords") == {"boost"}


@pytest.mark.rule("3.7.1")
@pytest.mark.parametrize(
    ("text", "characteristic", "value"),
    [
        ('is also named "Two"', "names", {"Changed", "Two"}),
        ("is also a Kagero unit", "clans", {"Plain", "Kagero"}),
        ("is also a Dragon Empire unit", "nations", {"Dragon Empire"}),
        ("gets grade +1", "grade", 2),
        ("gets power -3000", "power", 4000),
        ("gets shield +5000", "shield", 10000),
        ("gets critical +1", "critical", 2),
        ("gets drive +1", "drive", 2),
        ("gains Intercept", "keywords", {"boost", "intercept"}),
    ],
)
def test_effects_modify_each_characteristic_and_texts_go_by_what_it_has_become(
    text: str, characteristic: str, value: object
) -> None:
    changed = written("Changed", f"CONT (RC): This unit {text}.", 1, 7000, shield=5000)
    match = table({"FL:0": ["Changed"], "FR:0": ["One"]}, changed)
    assert match.value("FL:0", characteristic) == value
    assert match.value("FR:0", characteristic) != value


@pytest.mark.rule("3.7.2", "3.7.2.1")
@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("your units", {"V:0", "FL:0", "BC:0"}),  # by their master
        ("your opponent's units", {"V:1", "FL:1"}),
        ("your rested units", {"FL:0"}),  # by orientation
        ("your standing units", {"V:0", "BC:0"}),
        ("your front row units", {"V:0", "FL:0"}),  # by position
        ("your units in the same column as this unit", {"V:0", "BC:0"}),
    ],
)
def test_texts_refer_to_the_status_of_units(words: str, meant: set[str]) -> None:
    caller = written("Caller", f"ACT (VC): All of {words} get power +1000 until end of turn.", 3, 11000)
    match = table({"V:0": ["Caller"], "FL:0": [Placed("One", rested=True)], "BC:0": ["One"], "FL:1": ["One"]}, caller)
    before = {place: match.power(place) for place in ("V:0", "FL:0", "BC:0", "V:1", "FL:1")}
    match.answer("activate:V:1")
    assert {place for place, power in before.items() if match.power(place) != power} == meant


@pytest.mark.rule("3.7.1.2")
def test_what_is_original_is_what_is_written_on_the_card() -> None:
    text = """CONT (VC): All of your rear-guards get power +5000.
    ACT (VC) [1/Turn]: Choose one of your rear-guards with original power 8000 or less, and this unit gets the \
original power of it until end of turn.
    ACT (VC) [1/Turn]: All of your rear-guards with original grade 2 or greater get critical +1 until end of turn."""
    match = table({"V:0": ["Lead"], "FL:0": ["One"], "FR:0": ["Two"]}, written("Lead", text, 3, 11000))
    assert (match.power("FL:0"), match.power("FR:0")) == (12000, 14000)
    match.answer("activate:V:2").answer("activate:V:3")
    assert match.power("V:0") == 11000 + 7000
    assert (match.value("FL:0", "critical"), match.value("FR:0", "critical")) == (1, 2)


# ---- 3.8 to 3.11, units


@pytest.mark.rule("3.8.1", "3.8.2", "3.9.1", "3.10.1", "3.11.1")
@pytest.mark.parametrize(
    ("word", "zones_meant"),
    [
        ("units", {"V:0", "FL:0", "BC:0", "G:0"}),
        ("vanguards", {"V:0"}),
        ("rear-guards", {"FL:0", "BC:0"}),
        ("guardians", {"G:0"}),
    ],
)
def test_units_are_the_cards_on_the_field_by_their_circle(word: str, zones_meant: set[str]) -> None:
    places = ("V:0", "FL:0", "BC:0", "G:0", "hand:0", "soul:0", "drop:0", "damage:0", "bind:0", "deck:0")
    leader = written("Leader", f"CONT: All of your {word} get power +1000.", 3, 11000)
    match = table({**{place: ["One"] for place in places}, "removed:0": ["Leader"]}, leader, step="start_step")
    assert {place for place in places if match.power(place) == 8000} == zones_meant


@pytest.mark.rule("3.8.1.1")
def test_cards_elsewhere_are_called_units_where_a_text_names_their_type() -> None:
    seeker = written("Seeker", "ACT (VC): Put a trigger unit from your drop zone into your hand.", 3)
    match = table({"V:0": ["Seeker"], "drop:0": ["One", "Critical", "Heal"]}, seeker).answer("activate:V:1")
    assert match.offered == ["put:Critical", "put:Heal"]


@pytest.mark.rule("3.9.1.1")
def test_a_player_has_one_vanguard_since_a_ride_puts_the_former_one_away() -> None:
    match = table({"V:0": ["Two"], "hand:0": ["Three"]}, step="ride_step").answer("ride:Three")
    assert match.names("V:0") == ["Three"]
    assert match.names("soul:0") == ["Two"]


@pytest.mark.rule("3.9.2")
def test_vanguard_damage_is_what_was_dealt_and_not_yet_processed() -> None:
    seen: list[tuple[int, int]] = []

    def burn(match: Match, context: Context) -> Procedure[None]:
        damage.deal(match, 1, 2, context.source)
        seen.append(match.state.memory[damage.VANGUARD_DAMAGE.name])
        yield from ()

    match = table({"V:0": ["Burner"]}, doing("Burner", burn)).answer("activate:V:1")
    assert seen == [(0, 2)]
    assert match.count("damage:1") == 2
    assert match.memory[damage.VANGUARD_DAMAGE.name] == (0, 0)


@pytest.mark.rule("3.9.2", "9.6.1")
def test_vanguard_damage_of_a_vanguard_that_is_ridden_over_before_it_is_processed_is_nobodys() -> None:
    def burn(match: Match, context: Context) -> Procedure[None]:
        damage.deal(match, 1, 2, context.source)
        (rider,) = match.cards(RULEBOOK.zone("hand:1"))
        yield from actions.ride(match, 1, rider)

    match = table({"V:0": ["Burner"], "hand:1": ["Other Three"]}, doing("Burner", burn)).answer("activate:V:1")
    assert match.names("V:1") == ["Other Three"]
    assert match.count("damage:1") == 0


@pytest.mark.rule("3.10.1.1")
def test_a_rear_guard_circle_holds_one_rear_guard() -> None:
    match = table({"FL:0": ["One"], "hand:0": ["Two"]}).answer("call:Two").answer("circle:FL")
    assert match.names("FL:0") == ["Two"]
    assert match.names("drop:0") == ["One"]


@pytest.mark.rule("3.11.2")
def test_a_guardian_without_a_shield_value_adds_nothing() -> None:
    match = table({"FL:0": ["Three"], "hand:1": ["Three", "Zero", "One"]}, step="start_step")
    match.answer("attack:FL>V").answer("guard:Three")
    assert match.power("V:1") == 11000
    match.answer("guard:Zero")
    assert match.power("V:1") == 21000


@pytest.mark.rule("3.11.3", "3.11.4")
def test_all_guardians_add_their_shields_to_the_unit_they_guard_and_there_may_be_any_number() -> None:
    hand = ["Zero", "One", "Two", "Zero", "One", "Two", "Zero"]
    match = table({"FL:0": ["Three"], "BC:1": ["One"], "hand:1": hand}, step="start_step").answer("attack:FL>V")
    power = 11000
    for name in hand:
        match.answer(f"guard:{name}")
        power += 10000 if name == "Zero" else 5000
        if match.rule == "7.5.1.2":
            assert match.power("V:1") == power
    assert match.power("BC:1") == 7000
    assert match.count("damage:1") == 0
    assert match.count("drop:1") == 7


# ---- 3.12, drawing


@pytest.mark.rule("3.12.1", "3.12.2")
def test_drawing_moves_the_top_card_of_the_deck_to_the_hand_unrevealed() -> None:
    match = table({"V:0": ["Drawer"], "deck:0": ["Two", "One"]}, written("Drawer", "ACT (VC): Draw a card.", 3))
    before = match.count("deck:0")
    match.answer("activate:V:1")
    assert match.names("hand:0") == ["Two"]
    assert match.count("deck:0") == before - 1
    for viewer in (1, None):
        (back,) = view(match.match, viewer).zones["hand:0"].cards
        assert back.definition is None
        assert match.match.log is not None
        for _, line in match.match.log.lines(viewer):
            named = [value.definition.name for value in line.values.values() if getattr(value, "definition", None)]
            assert "Two" not in named


@pytest.mark.rule("3.12.3")
def test_drawing_several_cards_is_drawing_one_several_times() -> None:
    drawer = written("Drawer", "ACT (VC): Draw three cards.", 3)
    match = table({"V:0": ["Drawer"], "deck:0": ["Two", "One", "Three", "Zero"]}, drawer).answer("activate:V:1")
    assert match.names("hand:0") == ["Two", "One", "Three"]
    match = table({"V:0": ["Drawer"], "deck:0": ["Two", "One"], "deck:1": ["Zero"]}, drawer, filling=0)
    match.answer("activate:V:1")
    assert match.names("hand:0") == ["Two", "One"]


@pytest.mark.rule("3.12.4", "3.12.4.1", "3.12.4.2", "3.12.4.3")
@pytest.mark.parametrize(
    ("answers", "drawn"), [(["no"], 0), (["yes", "no"], 1), (["yes", "yes", "no"], 2), (["yes", "yes", "yes"], 3)]
)
def test_drawing_up_to_a_number_may_be_ended_before_each_card(answers: list[str], drawn: int) -> None:
    drawer = written("Drawer", "ACT (VC): Draw up to three cards.", 3)
    match = table({"V:0": ["Drawer"], "deck:0": ["Two", "One", "Three"]}, drawer).answer("activate:V:1")
    for number, answer in enumerate(answers):
        assert (match.rule, match.count("hand:0")) == ("3.12.4.1", number)  # each card is seen before the next
        match.answer(answer)
    assert match.rule == "6.6.1.2"
    assert match.count("hand:0") == drawn


@pytest.mark.rule("3.12.4")
def test_drawing_up_to_zero_cards_asks_nothing() -> None:
    match = table({"V:0": ["Drawer"]}, written("Drawer", "ACT (VC): Draw up to zero cards.", 3)).answer("activate:V:1")
    assert (match.rule, match.count("hand:0")) == ("6.6.1.2", 0)


@pytest.mark.rule("3.12.5")
def test_moving_the_top_card_of_the_deck_elsewhere_is_an_ordinary_move_and_no_draw() -> None:
    mover = written(
        "Mover",
        "ACT (VC): Put the top card of your deck into your drop zone.\nACT (VC): Bind the top card of your deck.",
        3,
    )
    match = table({"V:0": ["Mover"], "deck:0": ["Two", "One"]}, mover).answer("activate:V:1").answer("activate:V:2")
    assert (match.names("drop:0"), match.names("bind:0")) == (["Two"], ["One"])
    assert "draws" not in match.told


# ---- 3.13, looking at the top of the deck


@pytest.mark.rule("3.13.1", "3.13.2")
def test_looking_at_cards_of_the_deck_shows_the_top_ones_to_the_player_alone() -> None:
    text = "ACT (VC): Look at the top three cards of your deck, and put a card from among them into your hand."
    match = table({"V:0": ["Looker"], "deck:0": ["Two", "One", "Three", "Zero"]}, written("Looker", text, 3))
    match.answer("activate:V:1")
    assert match.offered == ["put:Two", "put:One", "put:Three"]
    seen = [card.definition for card in view(match.match, 0).zones["deck:0"].cards]
    assert {definition.name for definition in seen if definition} == {"Two", "One", "Three"}
    for viewer in (1, None):
        assert view(match.match, viewer).zones["deck:0"].cards == ()
    match.answer("put:One")
    assert match.names("deck:0")[-2:] == ["Three", "Two"]  # the others stay where they were
    assert view(match.match, 0).zones["deck:0"].cards == ()


@pytest.mark.rule("3.13.2", "3.13.3")
def test_looking_at_no_cards_does_nothing() -> None:
    def look(match: Match, context: Context) -> Procedure[None]:
        assert actions.look_at_top(match, 0, 0) == ()
        cards = yield from actions.look_at_up_to(match, 0, 0)
        assert cards == ()

    match = table({"V:0": ["Looker"]}, doing("Looker", look)).answer("activate:V:1")
    assert match.rule == "6.6.1.2"
    assert match.match.state.shown == {}


@pytest.mark.rule("3.13.3")
@pytest.mark.parametrize(
    ("answers", "found"), [(["no"], []), (["yes", "no"], ["Two"]), (["yes", "yes"], ["Two", "One"])]
)
def test_a_text_goes_on_with_the_cards_that_were_looked_at(answers: list[str], found: list[str]) -> None:
    text = """ACT (VC): Look at up to two cards from the top of your deck, choose up to one card from among them, \
and put it into your hand.
    ACT (VC): Look at up to one card from the top of your deck."""
    looker = written("Looker", text, 3)
    match = table({"V:0": ["Looker"], "deck:0": ["Two", "One", "Three"]}, looker).answer("activate:V:1")
    for answer in answers:
        match.answer(answer)
    if found:
        assert match.offered == [f"choose:{name}" for name in found]
        match.answer(f"choose:{found[-1]}")
    assert match.names("hand:0") == found[-1:]
    assert match.match.state.shown == {}
    match.answer("activate:V:2").answer("yes")
    assert (match.rule, match.offered) == ("3.13.1", ["seen"]), "the last card is seen before the text ends"


@pytest.mark.rule("3.13.3", "3.13.3.1", "3.13.3.2", "3.13.3.3")
@pytest.mark.parametrize(("answers", "looked_at"), [(["no"], 0), (["yes", "no"], 1), (["yes", "yes"], 2)])
def test_looking_at_up_to_a_number_may_be_ended_before_each_card(answers: list[str], looked_at: int) -> None:
    found: list[str] = []

    def look(match: Match, context: Context) -> Procedure[None]:
        cards = yield from actions.look_at_up_to(match, 0, 2)
        found[:] = [match.state.definition[card].name for card in cards]

    match = table({"V:0": ["Looker"], "deck:0": ["Two", "One", "Three"]}, doing("Looker", look))
    match.answer("activate:V:1")
    for number, answer in enumerate(answers):
        assert match.rule == "3.13.3.1"
        assert len(view(match.match, 0).zones["deck:0"].cards) == number  # each card is seen before the next
        match.answer(answer)
    assert found == ["Two", "One"][:looked_at]
    assert match.rule == "6.6.1.2"


# ---- 3.14 and 3.15, sources


@pytest.mark.rule("3.14.1", "3.14.1.1")
@pytest.mark.parametrize(("whose", "drawn"), [("your", 1), ("your opponent's", 0)])
def test_texts_ask_where_an_effect_came_from(whose: str, drawn: int) -> None:
    hunter = written("Hunter", "ACT (VC): Rest all of your rear-guards. Stand all of your rear-guards.", 3)
    stander = written("Stander", f"AUTO (RC): When this unit stands due to {whose} effect, draw a card.", 1)
    match = table({"V:0": ["Hunter"], "FL:0": ["Stander"]}, hunter, stander).answer("activate:V:1")
    assert match.count("hand:0") == drawn


@pytest.mark.rule("3.14.1.1")
@pytest.mark.parametrize(("source", "drawn"), [("an effect of your opponent's vanguard", 1), ("your effect", 0)])
def test_the_source_of_an_effect_is_the_card_with_the_ability(source: str, drawn: int) -> None:
    hunter = written("Hunter", "ACT (VC): Choose one of your opponent's rear-guards, and retire it.", 3)
    prey = written("Prey", f"AUTO: When this unit is put into the drop zone from RC due to {source}, draw a card.")
    match = table({"V:0": ["Hunter"], "FL:1": ["Prey"]}, hunter, prey).answer("activate:V:1")
    assert (match.names("drop:1"), match.count("hand:1")) == (["Prey"], drawn)


@pytest.mark.rule("3.14.1.2")
def test_rule_actions_have_no_source() -> None:
    text = "AUTO: When this unit is put into the drop zone from RC due to an effect, draw a card."
    match = table({"FL:0": ["Prey"], "hand:0": ["Two"]}, written("Prey", text)).answer("call:Two").answer("circle:FL")
    assert (match.names("drop:0"), match.count("hand:0")) == (["Prey"], 0)


@pytest.mark.rule("3.15.1.1")
def test_the_source_of_battle_damage_is_the_attacking_unit() -> None:
    seen: list[Event] = []
    match = table({"FL:0": ["Three"], "soul:1": ["Witness"]}, witness(seen, "damage dealt"), step="start_step")
    attacker = match.card("FL:0")
    match.answer("attack:FL>V")
    assert [(event.other, event.card) for event in seen] == [(attacker, match.card("V:1"))]


@pytest.mark.rule("3.15.1.2", "3.15.1.2.1")
def test_the_source_of_skill_damage_is_the_card_even_where_the_text_tells_the_player_to_deal_it() -> None:
    seen: list[Event] = []
    burner = written("Burner", "ACT (RC): Deal 1 damage to your opponent's vanguard.", 1)
    match = table({"FL:0": ["Burner"], "soul:1": ["Witness"]}, burner, witness(seen, "damage dealt"))
    match.answer("activate:FL:1")
    assert [event.other for event in seen] == [match.card("FL:0")]


# ---- 3.16, chance


@pytest.mark.rule("3.16.1", "3.16.2")
def test_what_is_chosen_at_random_is_chosen_evenly_by_nobody() -> None:
    text = "ACT (VC): Put a card from your hand at random into your drop zone."
    chosen: Counter[str] = Counter()
    for number in range(300):
        match = table(
            {"V:0": ["Gambler"], "hand:0": ["One", "Two", "Three"]},
            written("Gambler", text, 3),
            seed=number.to_bytes(2, "big"),
        )
        match.answer("activate:V:1")
        assert match.rule == "6.6.1.2"
        chosen[match.names("drop:0")[0]] += 1
    assert set(chosen) == {"One", "Two", "Three"}
    assert all(70 < times < 130 for times in chosen.values())


# ---- 3.17 and 3.18, how cards lie, and circles


@pytest.mark.rule("3.17.1", "3.17.1.1", "3.17.1.2")
def test_a_unit_stands_or_rests_and_can_be_turned_either_way() -> None:
    turner = written("Turner", "ACT (VC): Rest all of your rear-guards.\nACT (VC): Stand all of your rear-guards.", 3)
    match = table({"V:0": ["Turner"], "FL:0": ["One"]}, turner)
    assert not match.rested("FL:0")
    assert match.answer("activate:V:1").rested("FL:0")
    assert not match.answer("activate:V:2").rested("FL:0")


@pytest.mark.rule("3.17.2")
def test_a_standing_card_is_not_stood_nor_a_rested_one_rested() -> None:
    seen: list[Event] = []
    turner = written("Turner", "ACT (VC): Rest all of your rear-guards.\nACT (VC): Stand all of your rear-guards.", 3)
    zones_used: dict[str, list[Placed | str]] = {
        "V:0": ["Turner"],
        "FL:0": ["One"],
        "FR:0": [Placed("Two", rested=True)],
        "soul:1": ["Witness"],
    }
    match = table(zones_used, turner, witness(seen, "stand", "rest"))
    match.answer("activate:V:1")
    assert [(event.kind, event.card) for event in seen] == [("rest", match.card("FL:0"))]
    match.answer("activate:V:2").answer("activate:V:2")
    assert [event.kind for event in seen] == ["rest", "stand", "stand"]


@pytest.mark.rule("3.17.3", "3.17.3.1", "3.17.3.2", "3.17.4")
def test_a_card_is_face_up_or_face_down_and_is_not_turned_to_where_it_lies() -> None:
    match = table({"damage:0": ["One", Placed("Two", face_down=True)], "FL:0": ["Three"]})
    face_down = match.match.state.face_down
    up, down = match.cards("damage:0")
    for card in (up, match.card("FL:0")):
        assert not face_down[card]
        assert not verbs.turn_face(match.match, card, down=False)
        assert verbs.turn_face(match.match, card, down=True)
        assert face_down[card]
    assert face_down[down]
    assert not verbs.turn_face(match.match, down, down=True)
    assert verbs.turn_face(match.match, down, down=False)
    assert not face_down[down]


@pytest.mark.rule("3.18.1", "3.18.2")
def test_circles_are_of_types_and_called_after_them() -> None:
    circles = {kind.name: kind.places for kind in zones.ZONE_KINDS if kind.field and kind.name.endswith("circle")}
    assert circles == {
        "vanguard circle": ("V", "L"),
        "rear-guard circle": ("FL", "FR", "BL", "BC", "BR"),
        "lock circle": ("lock-FL", "lock-FR", "lock-BL", "lock-BC", "lock-BR"),
        "guardian circle": ("G",),
    }


@pytest.mark.rule("3.18.2", "10.22.6", "10.22.7")
def test_a_text_that_names_a_type_of_circle_speaks_of_the_circles_of_this_type_as_they_are_just_now() -> None:
    text = """AUTO: When this unit is placed on VC, Soul Charge 1.
    AUTO: When this unit is placed on RC, draw a card.
    AUTO: When this unit is placed on GC, put the top card of your deck into your drop zone."""
    named = written("Named", text, 3)
    called = table({"hand:0": ["Named"]}, named).answer("call:Named").answer("circle:FL")
    assert (called.count("soul:0"), called.count("hand:0"), called.count("drop:0")) == (0, 1, 0)
    ridden = table({"hand:0": ["Named"]}, named, step="ride_step").answer("ride:Named")
    assert (ridden.count("soul:0"), ridden.count("hand:0"), ridden.count("drop:0")) == (2, 0, 0)
    attacked = {"FL:0": ["Two"], "hand:1": ["Named", "Zero"]}
    guarding = table(attacked, named, step="start_step").answer("attack:FL>V").answer("guard:Named")
    assert (guarding.count("soul:1"), guarding.count("hand:1"), guarding.count("drop:1")) == (0, 1, 1)
    locker = written(
        "Locker",
        "ACT (VC): Lock all of your rear-guards.\nACT (VC): Unlock all of your locked cards.",
        3,
        11000,
    )
    at = table({"V:0": ["Locker"], "FL:0": ["One"]}, locker)
    (unit,) = at.match.cards(zones.REAR_GUARD.at(0, "FL"))
    names = [at.match.state.zone[unit].kind.name]
    names.append(at.answer("activate:V:1").match.state.zone[unit].kind.name)
    names.append(at.answer("activate:V:2").match.state.zone[unit].kind.name)
    assert names == ["rear-guard circle", "lock circle", "rear-guard circle"]
