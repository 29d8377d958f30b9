"""A decision becomes buttons and menus that offer every option, within what Discord allows."""

from dataclasses import replace
from functools import cache
from typing import Any

import discord
import pytest

from cogs import custom_ids
from cogs.custom_ids import parse
from cogs.presenters.choices import START, Answered, Prompt, PromptPlace, option_labels
from cogs.presenters.prompt import hint, picked, rows
from engine.games import rulebooks
from engine.kernel.cards import values_of
from engine.kernel.definitions import CardDefinition
from engine.kernel.mentions import Mention
from engine.kernel.messages import Line
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import ANY_CARD, DecisionView, ExpectedView, OptionView, WayView, answer_to
from tests.cogs.decisions import VANGUARD, WORDS, card_option, plain_option, prompt

LEVEL_NEO = rulebooks()["level_neo"]


def components(asked: Prompt, place: PromptPlace = START) -> list[dict[str, Any]]:
    view = discord.ui.LayoutView(timeout=None)
    for row in rows(asked, place, WORDS):
        view.add_item(row)
    return [part.to_component_dict() for row in view.children for part in getattr(row, "children", ())]


def buttons(asked: Prompt, place: PromptPlace = START) -> list[dict[str, Any]]:
    """The buttons but the one that every prompt has."""
    found = [each for each in components(asked, place) if each["type"] == 2]
    reading = [each for each in found if each["custom_id"] == "tc/read/7/0"]
    assert len(reading) == 1
    return [each for each in found if each not in reading]


def select(asked: Prompt, place: PromptPlace = START) -> dict[str, Any]:
    return next(each for each in components(asked, place) if each["type"] == 3)


def cards(count: int) -> tuple[Any, ...]:
    return tuple(card_option(number, f"Card {number}") for number in range(count))


def test_a_few_options_are_buttons_and_doing_nothing_comes_last_in_grey() -> None:
    shown = buttons(prompt((plain_option("pass"), *cards(3))))
    assert [each["label"] for each in shown] == ["Card 0", "Card 1", "Card 2", "Pass"]
    assert [each["style"] for each in shown] == [1, 1, 1, 2]
    assert parse(shown[0]["custom_id"]) == custom_ids.AnswerWith(7, 12, "choose:X/0")


def test_many_options_are_a_menu_and_passing_keeps_its_button() -> None:
    asked = prompt((plain_option("pass"), *cards(15)))
    assert [each["value"] for each in select(asked)["options"]] == [f"choose:X/{n}" for n in range(15)]
    assert [each["label"] for each in buttons(asked)] == ["Pass"]


def test_each_card_of_a_menu_says_what_it_is_below_its_name() -> None:
    said = {"choose:X/3": "Grade 3 · Power 10000", "choose:X/4": "word " * 50}
    shown = select(prompt((plain_option("pass"), *cards(15)), descriptions=said))["options"]
    assert shown[3]["description"] == said["choose:X/3"]
    assert len(shown[4]["description"]) <= 100
    assert shown[4]["description"].endswith("word…")
    assert "description" not in shown[5]


@pytest.mark.parametrize("count", [26, 50, 51, 120])
def test_more_than_twenty_five_options_are_paged_and_each_is_on_one_page(count: int) -> None:
    asked = prompt(cards(count))
    offered: list[str] = []
    place: PromptPlace | None = START
    while place is not None:
        shown = select(asked, place)
        assert 1 <= len(shown["options"]) <= 25
        offered += [each["value"] for each in shown["options"]]
        following = [
            each for each in buttons(asked, place) if each["label"].startswith("Next") and not each["disabled"]
        ]
        turned = parse(following[0]["custom_id"]) if following else None
        place = asked.place(turned) if isinstance(turned, custom_ids.PromptPage) else None
    assert offered == [option.key for option in asked.decision.options]


def test_custom_ids_in_one_message_are_different() -> None:
    for asked in (prompt(cards(60)), prompt(cards(60), 2, 3), prompt(cards(60), 2, 3, ordered=True)):
        for place in (START, PromptPlace(1), PromptPlace(2, (1, 2))):
            ids = [each["custom_id"] for each in components(asked, place)]
            assert len(set(ids)) == len(ids)


def test_choosing_none_is_offered_where_nothing_need_be_chosen() -> None:
    shown = buttons(prompt(cards(3), 0, 1))
    assert parse(shown[-1]["custom_id"]) == custom_ids.AnswerWith(7, 12, "")


@pytest.mark.parametrize("most", [1, 3])
@pytest.mark.parametrize(("asking", "called"), [("ask-ability", "None"), ("ask-mulligan", "Keep all")])
def test_choosing_none_is_called_what_the_game_calls_it(most: int, asking: str, called: str) -> None:
    (nothing,) = (each for each in buttons(prompt(cards(3), 0, most, asking=asking)) if each["label"] == called)
    assert not nothing.get("disabled")
    assert parse(nothing["custom_id"]) == custom_ids.AnswerWith(7, 12, "")


@pytest.mark.parametrize(("least", "most"), [(0, 3), (1, 5), (2, 2), (2, 3)])
def test_several_are_chosen_by_one_select_that_decides(least: int, most: int) -> None:
    asked = prompt(cards(5), least, most)
    assert (select(asked)["min_values"], select(asked)["max_values"]) == (max(1, least), most)
    assert [each["label"] for each in buttons(asked)] == (["None"] if least == 0 else [])
    assert not asked.picked_first, "using the select answers"
    assert asked.answer(["choose:X/1", "choose:X/4"]) == Answered(["choose:X/1", "choose:X/4"], [])


def test_several_of_two_pages_are_picked_first_and_confirmed_when_there_are_enough() -> None:
    asked = prompt(cards(30), 2, 3)
    assert "Choose 2 to 3" in hint(asked, START, WORDS)
    assert next(each for each in buttons(asked) if "Confirm" in each["label"])["disabled"]
    place = picked(asked, START, ["choose:X/1", "choose:X/4"])
    assert place.picks == (1, 4)
    confirm = next(each for each in buttons(asked, place) if "Confirm" in each["label"])
    assert not confirm["disabled"]
    action = parse(confirm["custom_id"])
    assert isinstance(action, custom_ids.Confirm)
    assert asked.place(action).picks == (1, 4)
    assert [each["default"] for each in select(asked, place)["options"]][:6] == [False, True, False, False, True, False]


def test_picks_of_other_pages_are_kept() -> None:
    asked = prompt(cards(40), 1, 4)
    first = picked(asked, START, ["choose:X/3"])
    second = picked(asked, PromptPlace(1, first.picks), ["choose:X/30", "choose:X/31"])
    assert second.picks == (3, 30, 31)
    assert picked(asked, PromptPlace(1, second.picks), ["choose:X/31"]).picks == (3, 31)


def test_where_the_order_matters_picks_are_numbered_and_the_last_can_be_taken_back() -> None:
    asked = prompt(cards(4), 3, 3, ordered=True)
    assert (select(asked)["min_values"], select(asked)["max_values"]) == (1, 3), "several follow as they are listed"
    assert picked(asked, START, ["choose:X/3", "choose:X/1"]).picks == (1, 3)
    place = START
    for key in ("choose:X/2", "choose:X/0"):
        place = picked(asked, place, [key])
    assert place.picks == (2, 0)
    assert "1. Card 2" in hint(asked, place, WORDS)
    assert "2. Card 0" in hint(asked, place, WORDS)
    assert [each["value"] for each in select(asked, place)["options"]] == ["choose:X/1", "choose:X/3"]
    unpick = next(each for each in buttons(asked, place) if "Unpick" in each["label"])
    action = parse(unpick["custom_id"])
    assert isinstance(action, custom_ids.PromptPage)
    assert asked.place(action).picks == (2,)


def test_what_is_all_put_in_order_needs_no_confirming() -> None:
    asked = prompt(cards(3), 3, 3, ordered=True)
    as_listed = parse(buttons(asked)[0]["custom_id"])
    assert isinstance(as_listed, custom_ids.Confirm)
    assert asked.place(as_listed).picks == (0, 1, 2)
    assert asked.settled((2,)) is None
    assert asked.settled((2, 0)) == (2, 0, 1), "the last one has no other place"
    some = prompt(cards(5), 0, 2, ordered=True)
    assert (some.settled((4,)), some.settled((4, 1))) == (None, (4, 1))
    assert not any("order" in each["label"] for each in buttons(some))


def test_more_than_may_be_chosen_is_never_picked() -> None:
    asked = prompt(cards(6), 1, 2, ordered=True)
    place = START
    for number in range(5):
        place = picked(asked, place, [f"choose:X/{number}"])
    assert place.picks == (0, 1)


def test_options_that_say_the_same_are_told_apart() -> None:
    asked = prompt((card_option(1, "Wingal"), card_option(2, "Wingal"), card_option(3, "Marron")))
    assert option_labels(asked, WORDS) == ["Wingal (1)", "Wingal (2)", "Marron"]


def test_options_that_say_the_same_are_told_apart_by_their_circles() -> None:
    options = [card_option(1, "Wingal"), card_option(2, "Wingal"), card_option(3, "Marron")]
    placed = tuple(
        replace(option, label=Line(option.label.text, {**option.label.values, "at": VANGUARD.zone(zone)}))
        for option, zone in zip(options, ("FL:0", "FR:0", "V:0"), strict=True)
    )
    assert option_labels(prompt(placed), WORDS) == ["Wingal (front left)", "Wingal (front right)", "Marron"]


def attack(attacker: str, at: str, target: str, zone: str, game: Rulebook = VANGUARD) -> OptionView:
    """An option to attack: one card's name and place, and another's."""
    one, other = (Mention(CardDefinition("X/1", name, "unit", values_of({})), "") for name in (attacker, target))
    values = {"card": one, "at": game.zone(at), "there": other, "zone": game.zone(zone), "count": 1}
    return OptionView(f"attack:{at}>{zone}", "attack", Line("option-attack", values), None, None)


def test_in_an_attack_each_card_is_followed_by_its_own_place() -> None:
    labels = option_labels(
        prompt((attack("Wingal", "FL:0", "Gojo", "V:1"), attack("Wingal", "FR:0", "Gojo", "V:1"))), WORDS
    )
    assert labels == [
        "Wingal (front left) attacks Gojo (vanguard circle)",
        "Wingal (front right) attacks Gojo (vanguard circle)",
    ]
    alone = prompt((attack("Wingal", "FL:0", "Gojo", "V:1"), attack("Marron", "FR:0", "Gojo", "V:1")))
    assert option_labels(alone, WORDS)[0] == "Wingal attacks Gojo (vanguard circle)"


@pytest.mark.parametrize(
    ("ats", "zones", "said"),
    [
        (("S1:0", "S2:0"), ("M:1", "M:1"), ["Fox (support S1) attacks Owl", "Fox (support S2) attacks Owl"]),
        (("M:0", "M:0"), ("S1:1", "S2:1"), ["Fox attacks Owl (support S1)", "Fox attacks Owl (support S2)"]),
    ],
)
def test_where_cards_of_one_name_attack_or_are_attacked_their_places_are_said(
    ats: tuple[str, str], zones: tuple[str, str], said: list[str]
) -> None:
    options = [attack("Fox", at, "Owl", zone, LEVEL_NEO) for at, zone in zip(ats, zones, strict=True)]
    assert option_labels(prompt(tuple(options)), WORDS.of(LEVEL_NEO, ("Alice", "Bob"))) == said


def test_options_carry_the_numbers_of_the_picture() -> None:
    asked = prompt((card_option(1, "Wingal"), plain_option("pass")), numbers={"choose:X/1": 4})
    assert option_labels(asked, WORDS) == ["4 · Wingal", "Pass"]


def test_a_choice_can_be_taken_back_where_the_engine_says_so() -> None:
    assert not any("Take back" in each["label"] for each in buttons(prompt(cards(2))))
    shown = buttons(prompt(cards(2), can_step_back=True))
    assert parse(shown[-1]["custom_id"]) == custom_ids.StepBack(7, 12)


def test_names_of_any_length_fit() -> None:
    long = tuple(card_option(number, f"{number} " + "長い名前" * 60) for number in range(30))
    for asked in (prompt(long[:4]), prompt(long), prompt(long, 2, 3)):
        for component in components(asked):
            assert len(component.get("label") or "") <= 80
            assert all(len(option["label"]) <= 100 for option in component.get("options", ()))
            assert len(component["custom_id"]) <= 100


@cache
def called(name: str) -> Mention:
    """A card of this name."""
    return Mention(CardDefinition("X", name, "unit", values_of({})), name)


def way(
    card: int, who: str, whom: str, then: tuple[ExpectedView, ...] = (), amount: int = 0
) -> tuple[OptionView, WayView]:
    """An option on a card, and a way to choose it in two steps."""
    option = card_option(card, f"{who} at {whom}")
    label = Line("option-choose", {"card": called(f"{who} > {whom}")})
    first = Line("option-choose", {"card": called(who)})
    return option, WayView(f"{option.key}+{len(then)}", option.key, label, None, first, then, amount=amount)


def asked_with(pairs: list[tuple[OptionView, WayView]], closing: str | None = None, needed: int = 0) -> Prompt:
    """A prompt to pass or choose one of these ways."""
    asked = prompt((plain_option("pass"), *{option.key: option for option, _ in pairs}.values()))
    about = called("Nine")
    decision = replace(
        asked.decision,
        prompt=Line("ask-guard", {"card": about}),
        ways=tuple(way if closing is None else replace(way, who=None) for _, way in pairs),
        closing=closing,
        needed=needed,
    )
    return replace(asked, decision=decision)


def attacks_of(*who: str, on: str) -> list[tuple[OptionView, WayView]]:
    """Each of them may attack each of these."""
    return [way(at, *pair) for at, pair in enumerate((each, whom) for each in who for whom in on)]


ATTACKS = attacks_of("Ann", "Ben", on="XYZ")
BATTLE = attacks_of("Ann", "Ben", on="RSTUVWXYZ")


def test_attacks_are_chosen_in_two_steps_and_the_best_one_by_a_button() -> None:
    asked = asked_with(BATTLE)
    shown = [each["label"] for each in select(asked)["options"]]
    assert shown == [*(f"Ann > {whom}" for whom in "RSTUVWXYZ"), "Ben > R", "Ben > S", "Ben > T", "Ben …"]
    assert [each["label"] for each in buttons(asked)] == ["Ann > R", "Pass"]
    place = asked.step([select(asked)["options"][-1]["value"]])
    assert place is not None
    assert [each["label"] for each in select(asked, place)["options"]] == [f"Ben > {whom}" for whom in "RSTUVWXYZ"]
    (back,) = buttons(asked, place)
    turned = parse(back["custom_id"])
    assert isinstance(turned, custom_ids.PromptPage)
    assert asked.place(turned) == START


def test_few_ways_are_all_offered_at_once() -> None:
    shown = [each["label"] for each in select(asked_with(ATTACKS))["options"]]
    assert shown == [f"{who} > {whom}" for who in ("Ann", "Ben") for whom in "XYZ"]


def test_where_no_way_is_best_of_all_each_who_does_something_has_the_likeliest_ones() -> None:
    asked = asked_with(BATTLE)
    asked = replace(asked, decision=replace(asked.decision, ranked=False))
    shown = [each["label"] for each in select(asked)["options"]]
    assert shown == [*(f"Ann > {whom}" for whom in "RSTUVW"), "Ann …", *(f"Ben > {whom}" for whom in "RSTUVW"), "Ben …"]


MANY = [way(50 * at + number, who, f"{number}") for at, who in enumerate(("Ann", "Ben")) for number in range(30)]
CROWD = [way(2 * at + number, f"Somebody {at}", f"{number}") for at in range(20) for number in range(2)]


@pytest.mark.parametrize("pairs", [ATTACKS, MANY, CROWD])
def test_every_way_can_be_reached_and_answers_with_the_key_of_its_option(
    pairs: list[tuple[OptionView, WayView]],
) -> None:
    asked = asked_with(pairs)
    reached = set()
    assert len(select(asked)["options"]) <= 25
    for first in select(asked)["options"]:
        place = asked.step([first["value"]])
        pages = [START] if place is None else [place, replace(place, page=1)]
        for page in pages:
            for shown in [first] if place is None else select(asked, page)["options"]:
                answered = asked.answer([shown["value"]])
                assert answered is not None
                reached.update(answered.keys)
    assert reached == {option.key for option, _ in pairs}


def test_a_second_step_of_two_pages_is_turned_by_buttons() -> None:
    asked = asked_with(MANY)
    place = asked.step([select(asked)["options"][-1]["value"]])
    assert place is not None
    turned = [parse(each["custom_id"]) for each in buttons(asked, place) if each["label"].startswith("Next")]
    assert isinstance(turned[0], custom_ids.PromptPage)
    assert asked.place(turned[0]) == replace(place, page=1)
    assert select(asked, asked.place(turned[0]))["options"][0]["label"] == "Ben > 25"


def test_where_no_way_is_best_of_all_none_has_a_button() -> None:
    asked = asked_with(ATTACKS)
    assert [each["label"] for each in buttons(replace(asked, decision=replace(asked.decision, ranked=False)))] == [
        "Pass"
    ]


def test_few_attacks_are_chosen_in_one_step() -> None:
    asked = asked_with(ATTACKS[2:4])
    assert {"Ann > Z", "Ben > X"} <= {each["label"] for each in buttons(asked)}
    assert not [each for each in components(asked) if each["type"] == 3]


def repeated(asked: Prompt) -> Prompt:
    """The same prompt, where attacks may follow one another."""
    return replace(asked, decision=replace(asked.decision, repeats=True))


def test_several_attacks_are_chosen_from_one_menu_and_follow_in_its_order() -> None:
    asked = repeated(asked_with(ATTACKS[2:4]))
    assert [each["label"] for each in select(asked)["options"]] == ["Ann > Z", "Ben > X"]
    assert asked.answer(["choose:X/3+0", "choose:X/2+0"]) == Answered(
        ["choose:X/2"], [], ["choose:X/2+0", "choose:X/3+0"]
    )
    assert asked.answer(["choose:X/3+0"]) == Answered(["choose:X/3"], [])


def test_what_is_chosen_for_later_goes_along_though_nothing_else_follows() -> None:
    later = (ExpectedView("ask-level-up", called("Five"), "yes"),)
    pairs = [(option, replace(each, later=later)) for option, each in ATTACKS[:2]]
    asked = asked_with(pairs)
    assert asked.answer(["choose:X/0+0"]) == Answered(["choose:X/0"], [], ["choose:X/0+0"])
    assert repeated(asked).answer(["choose:X/0+0"]) == Answered(["choose:X/0"], [], ["choose:X/0+0"])


def ending(asked: Prompt) -> Prompt:
    """The same prompt, where to do no more may be chosen as well."""
    return replace(asked, decision=replace(asked.decision, closing="pass"))


def test_to_do_no_more_is_chosen_with_what_is_done_before_and_comes_last() -> None:
    asked = ending(repeated(asked_with(ATTACKS)))
    shown = select(asked)
    assert [each["label"] for each in shown["options"]][-1] == "Then: Pass"
    assert shown["max_values"] == 7, "each of six, and then no more"
    assert [each["label"] for each in buttons(asked)][-1] == "Pass", "and alone by its button"
    assert asked.answer(["pass", "choose:X/3+0", "choose:X/0+0"]) == Answered(
        ["choose:X/0"], [], ["choose:X/0+0", "choose:X/3+0", "pass"]
    )
    assert asked.answer(["choose:X/3+0", "pass"]) == Answered(["choose:X/3"], [], ["choose:X/3+0", "pass"])
    assert asked.answer(["pass"]) == Answered(["pass"], [])


def test_to_do_no_more_goes_along_with_the_second_step() -> None:
    asked = ending(repeated(asked_with(BATTLE)))
    place = asked.step(["?9", "pass"])
    assert place is not None
    used = parse(select(asked, place)["custom_id"])
    assert isinstance(used, custom_ids.Pick)
    assert asked.place(used) == place
    assert [asked.choices[pick].token for pick in place.picks] == ["choose:X/9+0", "pass"]


def test_where_one_alone_can_do_something_nothing_follows() -> None:
    asked = ending(repeated(asked_with(ATTACKS[:1])))
    assert [each["label"] for each in buttons(asked)] == ["Ann > X", "Pass"]
    assert asked.ends is None


def test_one_attacker_attacks_once() -> None:
    one = [way(1, "Ann", "X"), way(1, "Ann", "Y", (ExpectedView("ask-boost", called("Five"), "yes"),))]
    asked = repeated(asked_with([*one, way(2, "Ben", "X")]))
    assert (select(asked)["min_values"], select(asked)["max_values"]) == (1, 2)
    assert asked.answer(["choose:X/1+0", "choose:X/1+1", "choose:X/2+0"]) == Answered(
        ["choose:X/1"], [], ["choose:X/1+0", "choose:X/2+0"]
    )


def test_what_was_chosen_in_the_first_step_goes_along_with_the_second() -> None:
    asked = repeated(asked_with(ATTACKS))
    place = asked.step(["choose:X/0+0", "?3"])
    assert place == PromptPlace(0, (3, 0))
    shown = select(asked, place)
    assert [each["label"] for each in shown["options"]] == ["Ben > X", "Ben > Y", "Ben > Z"]
    assert (shown["min_values"], shown["max_values"]) == (1, 1)
    used = parse(shown["custom_id"])
    assert isinstance(used, custom_ids.Pick)
    assert asked.place(used) == place


@pytest.mark.parametrize("value", ["?99", "?x", "?", "x", "!turn"])
def test_a_step_that_no_menu_has_leads_nowhere(value: str) -> None:
    assert asked_with(ATTACKS).step([value]) is None
    assert asked_with(ATTACKS).answer([value]) is None


def test_what_goes_along_is_answered_next_if_it_is_what_is_asked() -> None:
    boosted = ExpectedView("ask-boost", called("Five"), "yes")
    asked = asked_with([way(1, "Ann", "X", (boosted,)), way(1, "Ann", "X")])
    with_boost = asked.answer(["choose:X/1+1"])
    assert with_boost == Answered(["choose:X/1"], [boosted])
    assert asked.answer(["choose:X/1+0"]) == Answered(["choose:X/1"], [])
    following = replace(
        prompt((plain_option("yes"), plain_option("no"))).decision, prompt=Line("ask-boost", {"card": boosted.card})
    )

    def given(decision: DecisionView | None) -> str | None:
        return answer_to(decision, boosted.asked, boosted.card.id, boosted.key)

    assert given(following) == "yes"
    assert given(replace(following, prompt=Line("ask-pay", following.prompt.values))) is None
    assert given(replace(following, prompt=Line("ask-boost", {"card": called("Six")}))) is None
    assert given(replace(following, options=following.options[1:])) is None
    assert given(None) is None


def test_several_guardians_are_chosen_by_one_select_and_are_enough_together_or_the_question_comes_again() -> None:
    asked = asked_with([way(1, "Ann", "X", amount=5000), way(2, "Ben", "X", amount=10000)], "pass", 15000)
    assert [each["label"] for each in buttons(asked)] == ["Pass"]
    assert (select(asked)["min_values"], select(asked)["max_values"]) == (1, 2)
    answered = asked.answer(["choose:X/1+0", "choose:X/2+0"])
    assert answered is not None
    assert answered.keys == ["choose:X/1"]
    assert [(each.asked, each.key) for each in answered.then] == [("ask-guard", "choose:X/2"), ("ask-guard", "pass")]
    assert asked.answer(["choose:X/2+0"]) == Answered(["choose:X/2"], []), (
        "with too little, nothing says that it is all"
    )


def test_what_is_on_two_pages_or_in_order_is_picked_first() -> None:
    assert prompt(cards(26), 2, 2).picked_first
    assert prompt(cards(5), 2, 2, ordered=True).picked_first


def test_a_prompt_leaves_a_phone_room_for_two_rows_of_buttons_at_most() -> None:
    named = tuple(card_option(number, f"Somebody with a name of some length {number}") for number in range(3))
    asked = prompt((plain_option("pass"), *named))
    assert select(asked)["options"][2]["label"].endswith("length 2")
    assert [each["label"] for each in buttons(asked)] == ["Pass"]


def followed(asked: Prompt) -> Prompt:
    """The same prompt to repeat and end, with an attack to follow on its end, and something to be done in between."""
    option, attack = way(7, "Cid", "Y")
    pass_, use = plain_option("pass"), card_option(8, "Charm")
    after = prompt((pass_, option), asking="ask-attack").decision
    meanwhile = prompt((pass_, use), asking="ask-window").decision
    decision = replace(
        asked.decision,
        repeats=True,
        closing="pass",
        after=replace(after, ways=(attack,), closing="pass"),
        meanwhile=meanwhile,
    )
    return replace(asked, decision=decision)


def test_what_follows_on_doing_no_more_is_listed_below_it_and_done_after_it() -> None:
    asked = followed(asked_with(ATTACKS[2:4]))
    shown = [each["label"] for each in select(asked)["options"]]
    assert shown == ["Ann > Z", "Ben > X", "Then: Pass", "Then: Cid > Y", "Then: Pass", "Use nothing meanwhile"]
    assert select(asked)["options"][-1]["description"] == "Charm"
    assert select(asked)["max_values"] == 6
    assert asked.answer(["then:choose:X/7+0", "choose:X/3+0"]) == Answered(
        ["choose:X/3"], [], ["choose:X/3+0", "pass", "then:choose:X/7+0"]
    )
    assert asked.answer(["then:choose:X/7+0"]) == Answered(["pass"], [], ["pass", "then:choose:X/7+0"])
    assert asked.answer(["then:pass", "choose:X/2+0"]) == Answered(
        ["choose:X/2"], [], ["choose:X/2+0", "pass", "then:pass"]
    )
    assert [each["label"] for each in buttons(asked)][-1] == "Pass", "step by step"


def test_to_do_nothing_meanwhile_is_chosen_with_something_and_not_alone() -> None:
    asked = followed(asked_with(ATTACKS[2:4]))
    assert asked.answer(["meanwhile", "choose:X/2+0"]) == Answered(["choose:X/2"], [], ["choose:X/2+0", "meanwhile"])
    assert asked.answer(["meanwhile"]) is None


def test_what_follows_takes_no_room_from_what_is_done_now() -> None:
    many = asked_with(attacks_of(*"ABCDEFGHIJKLMNOPQRSTUVWX", on="YZ"))
    assert [each.is_after for each in followed(many).choices].count(True) == 0


def with_next() -> Prompt:
    """A prompt to choose any number of three, with two ways to answer what is asked next."""
    boosts = ExpectedView("ask-boost", ANY_CARD, "yes")
    (eve, boost), (fay, use) = way(7, "Eve", "X", (boosts,)), way(8, "Fay", "X")
    after = replace(prompt((plain_option("pass"), eve, fay), asking="ask-define").decision, ways=(boost, use))
    asked = prompt(cards(3), 0, 3)
    return replace(asked, decision=replace(asked.decision, after=after))


def test_what_is_asked_next_is_answered_in_the_menu_of_what_is_asked_now() -> None:
    asked, key = with_next(), "choose:X/7"
    boosts = ExpectedView("ask-boost", ANY_CARD, "yes")
    assert [each["label"] for each in select(asked)["options"]][3:] == ["Then: Eve > X", "Then: Fay > X"]
    assert (select(asked)["min_values"], select(asked)["max_values"]) == (1, 4)
    for now in ([], ["choose:X/2"], ["choose:X/0", "choose:X/1"]):
        answer = asked.answer([*now, f"then:{key}+1"])
        assert answer == Answered(now, [ExpectedView("ask-define", ANY_CARD, key), boosts])
        assert asked.answer(now) == Answered(now, [])
    assert asked.answer([f"then:{key}+1", "then:choose:X/8+0"]) is None, "one of them alone is asked next"


def test_what_is_asked_next_stays_out_where_a_menu_has_no_room_and_where_something_must_be_chosen() -> None:
    asked = with_next()
    after = asked.decision.after
    full = prompt(cards(25), 0, 25)
    assert len(replace(full, decision=replace(full.decision, after=after)).choices) == 25
    must = prompt(cards(3), 1, 3)
    assert len(replace(must, decision=replace(must.decision, after=after)).choices) == 3


def test_of_several_copies_as_many_are_done_as_there_are() -> None:
    option, first = way(2, "Ann", "X")
    ways = [replace(first, name=f"{option.key}+{circle}", copies=2) for circle in "abc"]
    asked = prompt((plain_option("pass"), option))
    asked = replace(asked, decision=replace(asked.decision, ways=tuple(ways), repeats=True, closing="pass"))
    answer = asked.answer([each.name for each in ways])
    assert answer is not None
    assert answer.queue == [each.name for each in ways[:2]]
    assert asked.most == 3, "two copies, and to do no more"


def test_no_more_is_chosen_than_may_be_done() -> None:
    asked = repeated(asked_with(ATTACKS))
    assert asked.most == 6
    assert replace(asked, decision=replace(asked.decision, at_most=1)).most == 1
    more = followed(asked_with(ATTACKS[2:4]))
    after = more.decision.after
    assert after is not None
    none = replace(more, decision=replace(more.decision, after=replace(after, at_most=0)))
    assert none.most == more.most - 1


def test_what_waits_for_something_is_not_chosen_alone() -> None:
    asked = repeated(asked_with(ATTACKS[2:4]))
    now, waiting = asked.decision.ways
    asked = replace(asked, decision=replace(asked.decision, ways=(now, replace(waiting, waits=True))))
    assert asked.answer([waiting.name]) is None
    answer = asked.answer([waiting.name, now.name])
    assert answer is not None
    assert answer.queue == [now.name, waiting.name]
