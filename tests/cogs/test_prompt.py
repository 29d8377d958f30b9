"""A decision becomes buttons and menus that offer every option, within what Discord allows."""

import pytest

from cogs import custom_ids
from cogs.custom_ids import parse
from cogs.presenters.choices import START, Answered, PromptPlace, option_labels
from cogs.presenters.prompt import hint, picked
from engine.games import rulebooks
from engine.kernel.cards import values_of
from engine.kernel.definitions import CardDefinition
from engine.kernel.mentions import Mention
from engine.kernel.messages import Line
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import OptionView, WayView
from tests.cogs.decisions import VANGUARD, WORDS, card_option, plain_option, prompt
from tests.cogs.prompts import buttons, cards, components, select
from tests.replacing import replace

LEVEL_NEO = rulebooks()["level_neo"]


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
    for ordered, end in ((False, "."), (True, " in order.")):
        free = prompt(cards(3), 0, 2, ordered=ordered)
        assert hint(free, START, WORDS) == f"Choose none, or up to 2{end}"
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
    assert [select(asked, at)["placeholder"].split(",")[0] for at in (START, place)] == ["Number 1", "Choose number 3"]
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


def test_any_number_in_order_is_decided_by_one_use_of_the_select_as_it_is_listed() -> None:
    asked = prompt(cards(5), 0, 5, ordered=True)
    assert (select(asked)["min_values"], select(asked)["max_values"]) == (1, 6)
    assert len(select(asked)["options"]) == 6
    assert "order of this list" in select(asked)["placeholder"]
    values = ["choose:X/3", "choose:X/1"]
    assert asked.decides(START, values)
    assert picked(asked, START, values).picks == (1, 3), "as listed"
    exact = prompt(cards(5), 2, 2, ordered=True)
    assert not exact.decides(START, values), "as many as must be are enough"
    assert not prompt(cards(25), 0, 5, ordered=True).takes_as_listed, "there is no room to say otherwise"


@pytest.mark.parametrize("first", [[], ["choose:X/3"]])
def test_who_wants_another_order_than_the_list_picks_one_by_one_and_confirms(first: list[str]) -> None:
    asked = prompt(cards(5), 0, 5, ordered=True)
    values = [*first, select(asked)["options"][-1]["value"]]
    assert not asked.decides(START, values)
    place = picked(asked, START, values)
    assert place.picks == ((3,) if first else ())
    following = select(asked, place)
    assert len(following["options"]) == 5 - len(first), "nothing more is said of the order"
    action = parse(following["custom_id"])
    assert isinstance(action, custom_ids.Pick)
    again = asked.place(action)
    assert again == place, "the select knows it"
    assert not asked.decides(again, ["choose:X/0"])
    assert picked(asked, again, ["choose:X/0"]).picks == (*place.picks, 0)
    assert any("Confirm" in each["label"] for each in buttons(asked, place)) is bool(first)


def test_what_ways_say_of_several_options_orders_them() -> None:
    asked = prompt(cards(3), 0, 3, ordered=True)
    line = Line("option-choose", {})
    ways = (WayView("choose:X/2", "choose:X/2", line), WayView("choose:X/0", "choose:X/0", line))
    ordered = replace(asked, decision=replace(asked.decision, ways=ways))
    assert [choice.option.key for choice in ordered.choices] == ["choose:X/2", "choose:X/0", "choose:X/1"]


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


def test_what_is_on_two_pages_or_in_order_is_picked_first() -> None:
    assert prompt(cards(26), 2, 2).picked_first
    assert prompt(cards(5), 2, 2, ordered=True).picked_first


def test_a_prompt_leaves_a_phone_room_for_two_rows_of_buttons_at_most() -> None:
    named = tuple(card_option(number, f"Somebody with a name of some length {number}") for number in range(3))
    asked = prompt((plain_option("pass"), *named))
    assert select(asked)["options"][2]["label"].endswith("length 2")
    assert [each["label"] for each in buttons(asked)] == ["Pass"]
