"""What texts do with cards, levels and skills."""

from __future__ import annotations

import pytest

from engine.kernel.codec import load, save
from engine.kernel.definitions import CardDefinition
from engine.language.errors import CardTextError
from engine.scenarios import ScenarioMatch
from tests.games.level_neo.fights import ap, attack, finish, level, written, written_event
from tests.games.level_neo.positions import Zones, in_battle, levels, next_turn, resting, table

DOER = "Doer"


def doing(text: str, zones: Zones | None = None, **more: object) -> ScenarioMatch:
    """A support character of seat 0 has just used its skill in its main phase; another card is held."""
    doer = written(DOER, f"Use (Main/Your turn): {text}", **more)
    return table({"S1:0": [DOER], "hand:0": ["Nothing"], **(zones or {})}, doer).answer("use:S1:1")


# ---- main characters stay


@pytest.mark.parametrize(
    "text",
    [
        "Put all of your opponent's characters into the discard pile.",
        "Put all of your opponent's characters into your opponent's hand.",
        "Put all of your opponent's characters on the bottom of your opponent's deck in any order.",
        "Shuffle all of your opponent's characters into your opponent's deck.",
        "Your opponent's main character levels up with all of your opponent's characters.",
    ],
)
def test_whatever_moves_characters_a_main_character_stays_where_it_is(text: str) -> None:
    match = doing(text, {"S1:1": ["One"]})
    while match.prompt == "ask-order-bottom":
        match.answer(*match.offered)
    assert (match.names("M:1"), match.count("S1:1")) == (["Main"], 0)


def test_a_cost_cannot_be_paid_with_a_main_character() -> None:
    doer = written(DOER, "Use (Main/Your turn): [Put one of your characters into the discard pile] Draw a card.")
    match = table({"S1:0": [DOER], "hand:0": ["Nothing"]}, doer).answer("use:S1:1")
    assert match.names("discard:0") == [DOER]  # nothing was asked: there was only one


# ---- moving


def test_cards_go_to_the_discard_pile_from_anywhere() -> None:
    zones: Zones = {"S1:1": ["One"], "deck:0": ["Two"], "hand:0": ["Three"], "level:0": levels("Four")}
    text = (
        "Put all of your opponent's support characters into the discard pile. "
        "Put the top card of your deck into the discard pile. Put a card from your level zone into the discard pile."
    )
    match = doing(text, zones)
    assert (match.names("discard:0"), match.names("discard:1"), level(match, 0)) == (["Two", "Four"], ["One"], 1)


def test_characters_come_into_play_active_or_resting_and_without_any_cost() -> None:
    zones: Zones = {"discard:0": ["Nine"], "hand:0": ["Five", "Nothing"]}
    text = "Put a character from your discard pile into play. Put up to one character from your hand into play resting."
    match = doing(text, zones)
    assert match.offered == ["support:Five"]
    match.answer("support:Five")
    assert (match.names("S2:0"), match.names("S3:0")) == (["Nine"], ["Five"])
    assert (match.rested("S2:0"), match.rested("S3:0")) == (False, True)


def test_only_characters_come_into_play() -> None:
    match = doing("Put the top card of your deck into play.", {"deck:0": ["Nothing"]})
    assert (match.count("S2:0"), match.names("deck:0")[-1]) == (0, "Nothing")


def test_more_support_characters_than_places_open_further_places() -> None:
    zones: Zones = {f"S{place}:0": ["One"] for place in range(2, 6)}
    match = doing("Put a character from your discard pile into play.", {**zones, "discard:0": ["Nine"]})
    assert match.names("S6:0") == ["Nine"]
    assert match.value("S6:0", "ap") == 9000
    helper = doing("All of your support characters get AP +100 until end of turn.", {**zones, "S6:0": ["Nine"]})
    assert ap(helper, "S6:0") == 9100


def test_a_found_card_is_shown_and_the_deck_is_shuffled() -> None:
    text = "Search your deck for up to one event, reveal it, put it into your hand, and shuffle your deck."
    match = doing(text, {"deck:0": ["Two", "Nothing"]}, colour="blue")
    match.answer("find:Nothing")
    assert match.names("hand:0") == ["Nothing", "Nothing"]
    assert [told for told in match.told if told in ("reveals", "shuffles")] == ["reveals", "shuffles"]


def test_the_opponent_chooses_what_to_discard_and_draws() -> None:
    match = doing("Your opponent discards a card. Your opponent draws two cards.", {"hand:1": ["One", "Two"]})
    assert (match.asked, match.offered) == (1, ["discard:One", "discard:Two"])
    match.answer("discard:One")
    assert (match.names("discard:1"), match.count("hand:1")) == (["One"], 3)


@pytest.mark.parametrize(
    "cost",
    [
        "Put one of your characters into the discard pile",
        "Return one of your characters to your hand",
        "Your main character levels up with one of your characters",
    ],
)
def test_nothing_is_paid_with_a_main_character_that_would_have_to_leave(cost: str) -> None:
    assert doing(f"[{cost}] Draw a card.", {"S2:0": ["One"]}).offered == ["put:S1", "put:S2"]


# ---- levels


@pytest.mark.parametrize(("cards", "drawn"), [(4, 0), (3, 1)])
def test_leveling_up_with_cards_for_which_there_is_no_level_is_not_done(cards: int, drawn: int) -> None:
    text = "Your main character levels up with all cards in your discard pile. If you do, draw a card."
    match = doing(text, {"level:0": levels(*["One"] * cards), "discard:0": ["Two", "Three"]})
    assert (level(match, 0), match.count("discard:0"), match.count("hand:0")) == (5, cards - 2, 1 + drawn)


def test_main_characters_level_up_and_down_by_effects() -> None:
    up = doing("Your main character levels up.", {"deck:0": ["Burst"]})
    assert (up.names("level:0"), up.face_down("level:0")) == (["Burst"], 1)
    down = doing("Your opponent's main character levels down.", {"level:1": levels("One", "Two")})
    assert (down.asked, down.prompt) == (1, "ask-level-down")
    down.answer("level-down:level:1:2")
    assert (down.names("level:1"), down.names("discard:1")) == (["One"], ["Two"])


def test_nobody_rises_above_level_neo() -> None:
    four: Zones = {"level:0": levels("One", "One", "One"), "hand:0": ["Two", "Two", "Nothing"]}
    match = doing("Your main character levels up with two cards from your hand.", four)
    assert match.match.decision is not None
    assert match.match.decision.maximum == 1
    match.answer("put:Two")
    assert level(match, 0) == 5
    above = doing("Your main character levels up. If you do not, draw a card.", {"level:0": levels(*["One"] * 4)})
    assert (level(above, 0), above.count("hand:0")) == (5, 2)


def test_leveling_down_may_be_a_cost() -> None:
    doer = written(DOER, "Use (Main/Your turn): [Your main character levels down] Draw two cards.")
    zones: Zones = {"S1:0": [DOER], "hand:0": ["Nothing"]}
    assert "use:S1:1" not in table(zones, doer).offered
    match = table({**zones, "level:0": levels("One", "Two")}, doer).answer("use:S1:1")
    match.answer("level-down:level:0:1")
    assert (match.names("level:0"), match.names("discard:0"), match.count("hand:0")) == (["Two"], ["One"], 3)


def test_level_cards_are_turned_and_exchanged() -> None:
    zones: Zones = {"level:0": ["Burst", *levels("One")], "hand:0": ["Other Burst", "Nothing"]}
    turned = doing("Turn a face-up card from your level zone face down.", zones)
    assert turned.face_down("level:0") == 2
    text = (
        "Put a face-down card from your level zone into your hand. "
        "Your main character levels up with a card from your hand."
    )
    exchanged = doing(text, zones).answer("put:Other Burst")
    assert (exchanged.names("level:0"), sorted(exchanged.names("hand:0"))) == (
        ["Burst", "Other Burst"],
        ["Nothing", "One"],
    )


# ---- changes


def test_characters_gain_traits_names_and_other_numbers() -> None:
    doer = written(
        DOER,
        'Cont: This character is also <Star> and is also named "Sun".\n'
        'Cont: All of your <Star> characters have AP 100.\nCont: All of your characters named "Sun" get AP +1.',
    )
    match = table({"S1:0": [DOER], "S2:0": ["One"]}, doer)
    assert (ap(match, "S1:0"), ap(match, "S2:0")) == (101, 1000)


def test_what_is_counted_is_counted_when_an_effect_resolves_and_all_the_time_in_a_continuous_one() -> None:
    counting = "AP +100 for each of your other support characters"
    once = doing(f"This character gets {counting} until end of turn.", {"S2:0": ["One"], "hand:0": ["Two", "Nothing"]})
    assert ap(once.answer("support:Two"), "S1:0") == 3100
    counter = written(DOER, f"Cont: This character gets {counting}.")
    always = table({"S1:0": [DOER], "S2:0": ["One"], "hand:0": ["Two", "Nothing"]}, counter)
    assert ap(always.answer("support:Two"), "S1:0") == 3200


def test_for_each_card_something_is_done() -> None:
    match = doing("For each of your other support characters, draw a card.", {"S2:0": ["One"], "S3:0": ["One"]})
    assert match.count("hand:0") == 3


def test_a_gained_skill_works_until_it_ends() -> None:
    gained = "Use (Main/Your turn): [Rest this character] Draw a card."
    text = f'All of your support characters gain "{gained}" until end of turn.'
    match = doing(text, {"S2:0": ["Two"]})
    match.answer("use:S2:g0")
    assert (match.rested("S2:0"), match.count("hand:0")) == (True, 2)
    next_turn(next_turn(match))
    assert "use:S2:g0" not in match.offered


def test_a_gained_start_skill_is_triggered_and_lets_go_with_its_battle() -> None:
    text = 'This character gains "Start: When this character attacks, draw a card." until end of turn.'
    match = doing(text, {"M:1": resting("Main"), "hand:1": ["Nothing"]})
    attack(match, "S1", "M")
    assert match.count("hand:0") == 2
    finish(match)
    assert "ability" in match.told


def test_what_waits_for_the_end_of_the_turn_is_saved_and_done_to_the_card_that_was_meant() -> None:
    text = (
        "Choose one of your other support characters, and it gets AP +1000 until end of turn, "
        "and at the end of turn, put it into your hand."
    )
    match = doing(text, {"S2:0": ["One"]})
    again = ScenarioMatch.of(load(match.match.rulebook, save(match.match)))
    assert ap(again, "S2:0") == 2000
    next_turn(again)
    assert (again.count("S2:0"), "One" in again.names("hand:0")) == (0, True)


# ---- once a turn, and events


def test_the_same_skill_is_used_once_a_turn_whichever_copy_has_it() -> None:
    doer = written(DOER, "Use (Main/Your turn): Draw a card.\nUse (Main/Your turn): Draw two cards.")
    match = table({"S1:0": [DOER], "S2:0": [DOER], "hand:0": ["Nothing"]}, doer).answer("use:S1:1")
    assert [key for key in match.offered if key.startswith("use")] == ["use:S1:2", "use:S2:2"]


def test_an_event_may_put_itself_somewhere_else_than_the_discard_pile() -> None:
    event = written_event("Seed", "Use (Main/Your turn): Your main character levels up with this card.")
    match = table({"hand:0": ["Seed", "Nothing"]}, event).answer("event:Seed:1")
    assert (match.names("level:0"), match.count("discard:0"), match.count("event:0")) == (["Seed"], 0, 0)


def test_an_event_is_no_skill_outside_the_hand() -> None:
    event = written_event("Seed", "Use (Main/Your turn): Draw a card.")
    match = table({"hand:0": ["Nothing"], "discard:0": ["Seed"]}, event)
    assert match.offered == ["pass"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Start: When your main character attacks, draw a card.", "never in play"),
        ("Cont: All of your characters get AP +500.", "never in play"),
        ("Use (Main/Your turn): This character gets AP +1000 until end of turn.", "no character"),
        ("Use (Main/Your turn): [Rest this character] Draw a card.", "no character"),
    ],
)
def test_an_event_does_not_speak_as_a_character_in_play(text: str, why: str) -> None:
    """4.2.2: it is used and discarded, so that such texts would never do anything."""
    with pytest.raises(CardTextError, match=why):
        written_event("Seed", text)


@pytest.mark.parametrize(
    "text",
    [
        "Start (Discard): When your main character attacks, put this card into your hand.",
        "Cont (Hand): This card gets turn cost -1.",
        (
            "Use (Main/Your turn): Choose one of your characters, and it gains "
            '"Start: When this character attacks, draw a card." until end of turn.'
        ),
    ],
)
def test_an_event_speaks_of_where_it_lies_and_quotes_skills_of_characters(text: str) -> None:
    assert written_event("Seed", text).abilities


def test_a_character_uses_its_skills_in_play_only_unless_they_say_otherwise() -> None:
    doer = written(DOER, "Use (Main/Your turn): Draw a card.", turn_cost=9)
    match = table({"hand:0": [DOER], "discard:0": [DOER]}, doer, markers=(1, 1))
    assert not any(key.startswith(("use", "event")) for key in match.offered)


@pytest.mark.parametrize(
    ("zones", "offered"), [("Support", ["use:S1:1"]), ("Main", ["use:M:1"]), ("Main/Support", ["use:M:1", "use:S1:1"])]
)
def test_a_skill_is_used_in_the_zones_that_it_names(zones: str, offered: list[str]) -> None:
    doer = written(DOER, f"Use (Main/Your turn) ({zones}): Draw a card.")
    match = table({"M:0": [DOER], "S1:0": [DOER], "hand:0": ["Nothing"]}, doer)
    assert sorted(key for key in match.offered if key.startswith("use")) == offered


def test_a_continuous_skill_of_the_hand_or_the_discard_pile_is_active_there() -> None:
    hand = written(
        "Hidden", "Cont (Hand): Your main character gets AP +100.\nCont (Discard): Your main character gets AP +10."
    )
    zones: Zones = {"S1:0": ["Hidden"]}
    assert ap(table(zones, hand), "M:0") == 3500
    assert ap(table({"hand:0": ["Hidden"], "discard:0": ["Hidden"]}, hand), "M:0") == 3610


def test_a_level_burst_may_ask_who_attacks() -> None:
    burst = written(
        DOER,
        level_burst="If your main character is attacking, draw a card. "
        "If your main character is being attacked, your opponent discards a card.",
    )
    zones: Zones = {"hand:0": ["Nothing"], "hand:1": ["One"]}
    mine = attack(in_battle({**zones, "level:0": levels(DOER)}, burst), "M", "M")
    while mine.prompt != "ask-burst":
        mine.answer("pass")
    mine.answer("burst:level:0:1")
    assert (mine.count("hand:0"), mine.count("hand:1")) == (2, 1)


# ---- skills that characters gain


def gift(name: str, skill: str) -> CardDefinition:
    """An event that gives one of its player's characters a skill."""
    return written_event(
        name, f'Use (Main/Your turn): Choose one of your characters, and it gains "{skill}" until end of turn.'
    )


@pytest.mark.rule("2.7", book="level-neo")
def test_a_gained_skill_is_used_once_a_turn_however_often_it_was_gained_and_another_is_another() -> None:
    draw = "Use (Main/Your turn): Draw a card."
    gifts = (gift("Gift", draw), gift("Same", draw), gift("Other", "Use (Main/Your turn): Draw two cards."))
    at = table({"hand:0": ["Gift", "Same", "Other"], "S1:0": ["One"], "S2:0": ["One"]}, *gifts)
    at.answer("event:Gift:1").answer("choose:S1").answer("use:S1:g0").answer("event:Same:1").answer("choose:S1")
    assert not [key for key in at.offered if key.startswith("use:")]
    at.answer("event:Other:1").answer("choose:S2")
    assert [key for key in at.offered if key.startswith("use:")] == ["use:S2:g0"]


@pytest.mark.rule("2.4", book="level-neo")
def test_who_could_go_on_for_ever_says_how_often() -> None:
    restless = written(
        "Restless",
        """Start: When this character rests, you may set this character to Active.
Start: When this character becomes Active, you may rest this character.""",
    )
    sleep = written_event("Sleep", "Use (Main/Your turn): Rest all of your support characters.")
    at = table({"hand:0": ["Sleep", "Nothing"], "S1:0": ["Restless"]}, restless, sleep).answer("event:Sleep:1")
    while at.prompt != "ask-loop-times":
        at.answer("yes")
    assert (at.asked, at.rule) == (0, "2.4")


@pytest.mark.rule("7.3", "7.5", book="level-neo")
@pytest.mark.parametrize(
    ("way", "cards", "possible"), [("up", 4, False), ("up", 3, True), ("down", 0, False), ("down", 1, True)]
)
def test_a_player_may_change_a_level_only_where_there_is_one_to_gain_or_lose(
    way: str, cards: int, possible: bool
) -> None:
    zones: Zones = {"level:0": levels(*["One"] * cards)}
    match = doing(f"Your main character levels {way}. If you do, draw a card.", zones)
    assert match.count("hand:0") == 1 + possible
    assert (doing(f"You may your main character levels {way}.", zones).prompt == "ask-use") is possible
