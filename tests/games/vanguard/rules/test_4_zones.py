"""4.1 to 4.4 and 4.7 to 4.11. Zones: who sees what is in them, and how cards move between them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.vanguard import RULEBOOK
from engine.games.vanguard.zones import BIND, DAMAGE, SOUL
from engine.kernel import verbs
from engine.kernel.cards import Card
from engine.kernel.definitions import CardDefinition
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck
from engine.kernel.views import View, view
from engine.kernel.zones import Visibility
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import PLAIN, table, unit
from tests.games.vanguard.rules.nodes import witness
from tests.games.vanguard.written import written

VIEWERS = (0, 1, None)


def seen(match: ScenarioMatch, viewer: int | None, zone: str) -> list[str | None]:
    """The names of the cards of a zone as somebody sees them; None for a back."""
    cards = view(match.match, viewer).zones[zone].cards
    return [card.definition.name if card.definition else None for card in cards]


# ---- 4.1, all zones


@pytest.mark.rule("4.1.1")
def test_each_player_has_a_zone_of_every_kind() -> None:
    mine, theirs = ({zone.place for zone in RULEBOOK.zones.values() if zone.player == player} for player in (0, 1))
    assert mine == theirs
    assert {"deck", "hand", "drop", "V", "FL", "FR", "BL", "BC", "BR", "G", "soul", "damage", "bind"} <= mine


@pytest.mark.rule("4.1.2")
def test_everybody_knows_how_many_cards_are_in_each_zone() -> None:
    match = table({"hand:0": ["One"] * 3, "hand:1": ["Two"] * 4, "bind:0": [Placed("One", face_down=True)]})
    for viewer in VIEWERS:
        counts = {name: zone.count for name, zone in view(match.match, viewer).zones.items()}
        assert counts == {name: match.count(name) for name in counts}
        assert (counts["hand:0"], counts["hand:1"], counts["bind:0"]) == (3, 4, 1)


@pytest.mark.rule("4.1.3")
def test_zones_are_public_or_hidden() -> None:
    hidden = {kind.name for kind in RULEBOOK.zone_kinds if kind.visibility in (Visibility.NOBODY, Visibility.OWNER)}
    assert hidden == {"deck", "hand"}
    everywhere = {
        name: ["Two"] for name in RULEBOOK.zones if not name.startswith(("gzone", "equip gauge", "divine gauge"))
    }
    match = table(everywhere, step="start_step")
    for name, zone in view(match.match, None).zones.items():
        if zone.kind not in hidden and zone.kind != "gzone":
            assert seen(match, None, name) == match.names(name), name
        elif zone.kind == "hand":
            assert seen(match, None, name) == [None]
        else:
            assert zone.cards == ()


GROWING = """ACT (VC): Choose one of your rear-guards, and it gets power +5000 until end of turn.
ACT (VC): Return one of your rear-guards to your hand."""


@pytest.mark.rule("4.1.4")
def test_a_card_that_changes_zones_is_a_new_card_to_which_no_effect_applies() -> None:
    match = table({"V:0": ["Grower"], "FL:0": ["One"]}, written("Grower", GROWING, 3)).answer("activate:V:1")
    assert match.power("FL:0") == 12000
    match.answer("activate:V:2")
    assert match.value("hand:0", "power") == 7000
    match.answer("call:One").answer("circle:FL")
    assert match.power("FL:0") == 7000


@pytest.mark.rule("4.1.4")
def test_a_card_that_moves_from_circle_to_circle_stays_the_same_card() -> None:
    match = table({"V:0": ["Grower"], "FL:0": ["One"]}, written("Grower", GROWING, 3)).answer("activate:V:1")
    match.answer("exchange:FL")
    assert (match.names("FL:0"), match.power("BL:0")) == ([], 12000)


@pytest.mark.rule("4.1.5", "4.1.5.1")
@pytest.mark.parametrize(("order", "drawn"), [(("Two", "One"), ["Two", "One"]), (("One", "Two"), ["One", "Two"])])
def test_their_owner_decides_the_order_of_several_cards_and_alone_knows_it(
    order: tuple[str, ...], drawn: list[str]
) -> None:
    putter = written("Putter", "ACT (VC): Put two cards from your hand on top of your deck in any order.", 3)
    match = table({"V:0": ["Putter"], "hand:0": ["One", "Two"]}, putter).answer("activate:V:1")
    assert (match.asked, match.rule) == (0, "4.1.5")
    opponents = view(match.match, 1)
    assert opponents.decision is None
    assert opponents.asking_rule == "6.6.1.2"  # what is asked of a main phase in any case
    match.answer(*(f"order:{name}" for name in order))
    assert match.names("deck:0")[-2:] == drawn[::-1]
    assert match.count("hand:0") == 0


@pytest.mark.rule("4.1.5")
@pytest.mark.parametrize(("words", "ordering"), [("", 1), (" in any order", 0)])
def test_cards_of_another_player_are_ordered_by_their_owner_unless_the_text_says_otherwise(
    words: str, ordering: int
) -> None:
    text = f"ACT (VC): Put all of your opponent's rear-guards on the bottom of your opponent's deck{words}."
    match = table({"V:0": ["Putter"], "FL:1": ["One"], "FR:1": ["Two"]}, written("Putter", text, 3))
    match.answer("activate:V:1")
    assert (match.asked, match.rule) == (ordering, "4.1.5")
    match.answer("order:FR:1", "order:FL:1")
    assert match.names("deck:1")[:2] == ["One", "Two"]


@pytest.mark.rule("4.1.5.1")
def test_what_others_are_told_does_not_depend_on_the_order_that_was_chosen() -> None:
    told = set()
    putter = written("Putter", "ACT (VC): Put all of your rear-guards on top of your deck in any order.", 3)
    for order in (("order:FL", "order:FR"), ("order:FR", "order:FL")):
        match = table({"V:0": ["Putter"], "FL:0": ["One"], "FR:0": ["Two"]}, putter).answer("activate:V:1")
        match.answer(*order)
        log = match.match.log
        assert log is not None
        told.add(repr([(line.text, [str(value) for value in line.values.values()]) for _, line in log.lines(1)]))
    assert len(told) == 1


@pytest.mark.rule("4.1.5")
def test_cards_that_move_at_the_same_time_do_not_see_each_other_leave() -> None:
    mourner = written("Mourner", "AUTO (RC): When your other rear-guard is put into the drop zone, draw a card.")
    retirer = written("Retirer", "ACT (VC): Retire all of your front row rear-guards.", 3)
    match = table({"V:0": ["Retirer"], "FL:0": ["Mourner"], "FR:0": ["Mourner"]}, mourner, retirer)
    match.answer("activate:V:1")
    assert (match.count("drop:0"), match.count("hand:0")) == (2, 0)
    match = table({"V:0": ["Retirer"], "FL:0": ["One"], "FR:0": ["One"], "BC:0": ["Mourner"]}, mourner, retirer)
    match.answer("activate:V:1")
    assert (match.count("drop:0"), match.count("hand:0")) == (2, 2)


@pytest.mark.rule("4.1.6")
@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("ACT (VC): Retire all of your rear-guards.", "drop:1"),
        ("ACT (VC): Return one of your rear-guards to your hand.", "hand:1"),
        ("ACT (VC): Put all of your rear-guards into their owner's soul.", "soul:1"),
        ("ACT (VC): Put all of your rear-guards into your soul.", "soul:0"),
        ("ACT (VC): Put all of your rear-guards on the bottom of your deck.", "deck:1"),
        ("ACT (VC): Bind all of your rear-guards.", "bind:1"),
    ],
)
def test_a_card_goes_to_the_zone_of_its_owner_unless_a_soul_is_named(text: str, zone: str) -> None:
    match = table({"V:0": ["Mover"], "hand:1": ["Stranger"]}, written("Mover", text, 3))
    verbs.place(match.match, match.card("hand:1"), RULEBOOK.zone("FL:0"))  # player 1's card, on player 0's circle
    match.answer("activate:V:1")
    assert "Stranger" in match.names(zone)
    assert match.count("FL:0") == 0


@pytest.mark.rule("4.1.7")
def test_everybody_sees_face_down_cards_of_public_zones_and_revealed_cards_of_hidden_ones() -> None:
    text = "ACT (VC): Reveal a card from your hand, choose one of your units, and stand it."
    zones = {"V:0": ["Revealer"], "FL:0": ["Zero"], "hand:0": ["Two", "One"]}
    match = table({**zones, "damage:1": [Placed("Three", face_down=True)]}, written("Revealer", text, 3))
    match.answer("activate:V:1").answer("reveal:Two")
    for viewer in VIEWERS:
        assert seen(match, viewer, "damage:1") == ["Three"]
        assert "Two" in seen(match, viewer, "hand:0")
    assert "One" not in seen(match, 1, "hand:0")
    match.answer("choose:V")
    assert seen(match, 1, "hand:0") == [None, None]  # the effect is over


@pytest.mark.rule("4.1.8")
def test_an_effect_follows_the_card_that_it_has_moved_itself() -> None:
    text = "ACT (VC): Choose a card from your drop zone, call it to RC, and it gets power +5000 until end of turn."
    match = table({"V:0": ["Caller"], "drop:0": ["One"]}, written("Caller", text, 3))
    match.answer("activate:V:1").answer("circle:BC")
    assert match.power("BC:0") == 12000


@pytest.mark.rule("4.1.8")
def test_an_effect_follows_the_card_with_the_ability_when_it_has_moved_that() -> None:
    text = "ACT (drop): Call this card to RC, and this unit gets power +5000 until end of turn."
    match = table({"drop:0": ["Riser"]}, written("Riser", text, 1, 7000))
    match.answer("activate:Riser:1").answer("circle:BC")
    assert match.power("BC:0") == 12000


@pytest.mark.rule("4.1.8", "4.1.4", "8.6.8")
def test_an_effect_does_not_follow_the_card_with_the_ability_when_something_else_has_moved_that() -> None:
    rise = "AUTO: When this unit is put into the drop zone from RC, call this card to RC."
    weaken = "AUTO (RC): When your other unit attacks, retire all of your other rear-guards."
    text = f"AUTO (RC): When this unit attacks, this unit gets power +5000 until end of turn.\n{rise}"
    zones: dict[str, list[Placed | str]] = {"FL:0": ["Riser"], "BR:0": ["Thief"]}
    match = table(zones, written("Riser", text, 1, 7000), written("Thief", weaken), step="start_step")
    match.answer("attack:FL>V").answer("play:BR:1").answer("play:Riser:2").answer("circle:FL")
    assert (match.names("FL:0"), match.power("FL:0")) == (["Riser"], 7000)


# ---- 4.2 to 4.4, deck, hand, drop zone


def begun(first: Deck | None = None, cards: dict[str, CardDefinition] | None = None) -> ScenarioMatch:
    """A match that has just begun, between the trial decks unless another first deck is given."""
    rulebook = replace(RULEBOOK, cards=lambda: {**RULEBOOK.cards(), **PLAIN, **(cards or {})})
    decks = [starter.deck for starter in RULEBOOK.decks.starters()[:2]]
    return ScenarioMatch.of(Match.begin(rulebook, [first or decks[0], decks[1]], b"begun"))


@pytest.mark.rule("4.2.1")
def test_the_main_deck_begins_the_game_in_the_deck_zone() -> None:
    match = begun()
    for player in (0, 1):
        assert match.count(f"deck:{player}") == 50 - 1 - 5  # the first vanguard and the opening hand have left


@pytest.mark.rule("4.2.2")
def test_nobody_sees_the_cards_of_a_deck() -> None:
    match = table({"deck:0": ["One", "Two", "Three"]})
    for viewer in VIEWERS:
        assert view(match.match, viewer).zones["deck:0"].cards == ()


@pytest.mark.rule("4.2.3")
@pytest.mark.parametrize("text", ["Put the top three cards of your deck into your drop zone.", "Soul Charge 3."])
def test_cards_leave_the_deck_one_by_one_from_the_top(text: str) -> None:
    events: list[Event] = []
    match = table(
        {"V:0": ["Miller"], "deck:0": ["One", "Two", "Three"], "bind:1": ["Witness"]},
        written("Miller", f"ACT (VC): {text}", 3),
        witness(events, "leave:deck"),
    )
    match.answer("activate:V:1")
    zone = "soul:0" if "Soul" in text else "drop:0"
    assert match.names(zone) == ["One", "Two", "Three"]
    assert [event.card for event in events] == list(match.cards(zone))


@pytest.mark.rule("4.3.1", "4.3.2")
def test_drawn_cards_come_to_the_hand_which_only_its_player_sees() -> None:
    match = table({"V:0": ["Drawer"], "deck:0": ["Two", "One"]}, written("Drawer", "ACT (VC): Draw two cards.", 3))
    match.answer("activate:V:1")
    assert seen(match, 0, "hand:0") == ["Two", "One"]
    assert seen(match, 1, "hand:0") == seen(match, None, "hand:0") == [None, None]


@pytest.mark.rule("4.3.2")
def test_nothing_tells_the_backs_of_a_hand_apart() -> None:
    cards = view(table({"hand:0": ["One", "Two", "Three"]}).match, 1).zones["hand:0"].cards
    assert len(cards) == 3
    assert all(card == cards[0] for card in cards)


@pytest.mark.rule("4.4.1", "4.4.2")
def test_discarded_and_retired_cards_come_on_top_of_the_drop_zone_face_up_for_all_to_see() -> None:
    dropper = written("Dropper", "ACT (VC): Discard a card.\nACT (VC): Retire all of your rear-guards.", 3)
    match = table({"V:0": ["Dropper"], "hand:0": ["Two"], "BC:0": ["One"], "drop:0": ["Zero"]}, dropper)
    match.answer("activate:V:1").answer("activate:V:2")
    for viewer in VIEWERS:
        assert seen(match, viewer, "drop:0") == ["Zero", "Two", "One"]
    assert match.face_down("drop:0") == 0


# ---- 4.7 to 4.9, soul, damage zone, bind zone


@pytest.mark.rule("4.7.1", "4.7.2", "4.7.3")
def test_the_soul_lies_under_the_vanguard_in_sight_of_all_and_not_on_the_field() -> None:
    leader = written("Leader", "CONT (VC): All of your units get power +1000.", 3, 11000)
    match = table({"V:0": ["Two"], "soul:0": ["Zero", "One"], "hand:0": ["Leader"]}, leader, step="ride_step")
    match.answer("ride:Leader")
    for viewer in VIEWERS:
        assert seen(match, viewer, "soul:0") == ["Zero", "One", "Two"]
    assert match.power("V:0") == 12000
    assert [match.match.values(card)["power"] for card in match.cards("soul:0")] == [5000, 7000, 9000]


@pytest.mark.rule("4.8.1", "4.8.2")
def test_damage_comes_on_top_of_the_damage_zone_face_up_for_all_to_see() -> None:
    zones = {"FL:0": ["Three"], "damage:1": ["One"], "deck:1": ["Two"]}
    match = table(zones, step="start_step").answer("attack:FL>V")
    for viewer in VIEWERS:
        assert seen(match, viewer, "damage:1") == ["One", "Two"]
    assert match.face_down("damage:1") == 0


@pytest.mark.rule("4.8.2.1", "4.8.2.2")
def test_damage_turned_face_down_is_still_seen_and_does_nothing() -> None:
    helping = written("Helping", "CONT (damage): Your vanguard gets power +1000.", 1)
    payer = written("Payer", "ACT (VC): [Counter Blast 1] Draw a card.", 3, 11000)
    match = table({"V:0": ["Payer"], "damage:0": ["Helping"]}, helping, payer)
    assert match.power("V:0") == 12000
    match.answer("activate:V:1")
    assert match.power("V:0") == 11000
    assert match.face_down("damage:0") == 1
    for viewer in VIEWERS:
        assert seen(match, viewer, "damage:0") == ["Helping"]


@pytest.mark.rule("4.8.3")
def test_the_sixth_card_in_the_damage_zone_loses() -> None:
    match = table({"FL:0": ["Three"], "damage:1": ["One"] * 5}, step="start_step").answer("attack:FL>V")
    assert match.count("damage:1") == 6
    assert match.outcome is not None
    assert match.outcome.winner == 0


@pytest.mark.rule("4.9.1", "4.9.2", "4.9.2.1")
def test_bound_cards_are_seen_by_all_unless_face_down_when_their_owner_alone_sees_them() -> None:
    binder = written(
        "Binder", "ACT (VC): Bind a card from your hand.\nACT (VC): Bind a card from your hand face down.", 3
    )
    match = table({"V:0": ["Binder"], "hand:0": ["One", "Two"]}, binder)
    match.answer("activate:V:1").answer("bind:One").answer("activate:V:2")
    assert match.names("bind:0") == ["One", "Two"]
    assert seen(match, 0, "bind:0") == ["One", "Two"]
    assert seen(match, 1, "bind:0") == seen(match, None, "bind:0") == ["One", None]


@pytest.mark.rule("4.9.2.1")
def test_a_bound_card_may_be_turned_face_down() -> None:
    turner = written("Turner", "ACT (VC): Turn a card from your bind zone face down.", 3)
    match = table({"V:0": ["Turner"], "bind:0": ["One"]}, turner).answer("activate:V:1")
    assert seen(match, 0, "bind:0") == ["One"]
    assert seen(match, 1, "bind:0") == [None]


@pytest.mark.rule("4.9.3")
@pytest.mark.parametrize("first", ["FL", "FR"])
def test_what_brings_a_bound_card_back_knows_it_among_others_that_other_effects_have_bound(first: str) -> None:
    keeper = written(
        "Keeper",
        "ACT (RC) [1/Turn]: Bind a card from your drop zone. At the end of turn, put it into your soul.",
    )
    sender = written(
        "Sender",
        "ACT (RC) [1/Turn]: Bind a card from your drop zone. At the end of turn, put it into your damage zone.",
    )
    zones = {"FL:0": ["Keeper"], "FR:0": ["Sender"], "drop:0": ["One", "One"], "bind:0": ["One"]}
    at = table(zones, keeper, sender)
    second = "FR" if first == "FL" else "FL"
    bound: dict[str, Card] = {}
    for place in (first, second):
        before = at.match.cards(BIND[0])
        at.answer(f"activate:{place}:1")
        if at.rule != "6.6.1.2":
            at.answer(at.offered[0])
        (bound[place],) = [card for card in at.match.cards(BIND[0]) if card not in before]
    at.passes(2).answer(at.offered[0])
    assert at.match.cards(SOUL[0]) == (bound["FL"],)
    assert at.match.cards(DAMAGE[0]) == (bound["FR"],)
    assert at.names("bind:0") == ["One"], "nobody has spoken of this one"


@pytest.mark.rule("4.9.2.2")
def test_a_face_down_bound_card_is_like_nothing_that_a_text_asks_for() -> None:
    taker = written(
        "Taker",
        """ACT (VC): Put a grade 1 card from your bind zone into your hand.
ACT (VC): Put a card from your bind zone into your hand.
CONT (VC): This unit gets power +1000 for each grade 1 card in your bind zone.""",
        3,
        11000,
    )
    helping = written("Helping", "CONT (bind): Your vanguard gets power +5000.", 1)
    match = table({"V:0": ["Taker"], "bind:0": ["One", Placed("Helping", face_down=True)]}, taker, helping)
    assert match.power("V:0") == 12000
    match.answer("activate:V:1")
    assert match.names("hand:0") == ["One"]  # nothing was asked: one card alone is of grade 1
    match.answer("activate:V:1")
    assert match.names("bind:0") == ["Helping"]
    match.answer("activate:V:2")  # but it is a card
    assert match.count("bind:0") == 0


# ---- 4.10 and 4.11, trigger zone and G zone


@pytest.mark.rule("4.10.1", "4.10.2", "4.10.4")
def test_the_card_of_a_drive_check_lies_in_the_trigger_zone_until_its_icon_is_done_and_goes_to_the_hand() -> None:
    zones = {"V:0": ["Two"], "FL:0": ["Two"], "deck:0": ["Critical"]}
    match = table(zones, step="start_step").answer("attack:V>V")
    assert match.rule == "2.8.2"
    for viewer in VIEWERS:
        assert seen(match, viewer, "trigger:0") == ["Critical"]
    match.answer("critical:V").answer("power:V")
    assert (match.count("trigger:0"), match.names("hand:0")) == (0, ["Critical"])


@pytest.mark.rule("4.10.1", "4.10.3", "4.10.4")
def test_the_card_of_a_damage_check_lies_in_the_trigger_zone_until_its_icon_is_done_and_goes_to_the_damage_zone() -> (
    None
):
    zones = {"FL:0": ["Three"], "BC:1": ["One"], "deck:1": ["Critical"]}
    match = table(zones, step="start_step").answer("attack:FL>V")
    assert match.rule == "2.8.2"
    for viewer in VIEWERS:
        assert seen(match, viewer, "trigger:1") == ["Critical"]
    assert match.count("damage:1") == 0
    match.answer("critical:V:1").answer("power:V:1")
    assert (match.count("trigger:1"), match.names("damage:1")) == (0, ["Critical"])


@pytest.mark.rule("4.11.1", "4.11.2", "4.11.3", "4.11.4")
def test_the_g_deck_begins_in_the_g_zone_face_down_seen_by_its_owner_alone() -> None:
    starter = RULEBOOK.decks.starters()[0].deck
    giant = replace(unit("Giant", 3, 15000), kind="G unit")
    match = begun(Deck({**starter.sections, "g": {"Giant": 2}}, starter.start), {"Giant": giant})
    assert match.count("gzone:0") == match.face_down("gzone:0") == 2
    assert seen(match, 0, "gzone:0") == ["Giant", "Giant"]
    assert seen(match, 1, "gzone:0") == seen(match, None, "gzone:0") == [None, None]
    verbs.turn_face(match.match, match.card("gzone:0"), down=False)
    assert sorted(seen(match, 1, "gzone:0"), key=str) == ["Giant", None]
    seat: View = view(match.match, None)
    assert seat.zones["gzone:0"].count == 2
