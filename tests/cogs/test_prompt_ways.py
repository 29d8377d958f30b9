"""Ways to do something are chosen in two steps, several at once, and with what follows."""

from functools import cache

import pytest

from cogs import custom_ids
from cogs.custom_ids import parse
from cogs.presenters.choices import START, Answered, Prompt, PromptPlace
from engine.kernel.cards import values_of
from engine.kernel.definitions import CardDefinition
from engine.kernel.mentions import Mention
from engine.kernel.messages import Line
from engine.kernel.views import ANY_CARD, DecisionView, ExpectedView, OptionView, WayView, answer_to
from tests.cogs.decisions import card_option, plain_option, prompt
from tests.cogs.prompts import buttons, cards, components, select
from tests.replacing import replace


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
