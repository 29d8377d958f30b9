"""What attacks and covers come to in Level Neo, as their player is shown it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.games.level_neo.field import hand
from engine.kernel.decisions import Decision, Option
from engine.kernel.messages import Message
from engine.kernel.views import DecisionView, view
from engine.scenarios import Placed, ScenarioMatch
from engine.wording import Wording
from host.passing_until import answered, letting_go
from host.queueing import Due, advanced, begun, due
from storage import Passing, Queue, WhyDropped
from tests.games.level_neo.positions import in_battle, levels, pass_until, resting, table
from tests.games.level_neo.rules.nodes import ap_for, bursting, draws, usable_event


def asked(match: ScenarioMatch, seat: int = 0) -> DecisionView:
    found = view(match.match, seat).decision
    assert found is not None
    return found


def said(match: ScenarioMatch, seat: int = 0) -> list[str]:
    return [Wording(match.match.rulebook)(way.label) for way in asked(match, seat).ways]


@pytest.mark.rule("3.5")
def test_the_dearest_cards_come_first_where_an_opening_hand_is_changed() -> None:
    match = table({"hand:0": ["One", "Five", "Two", "Nine"]}, step="start_of_turn")
    decision = Decision(0, "3.5", Message("ask-mulligan"), [Option("return", card) for card in hand(match.match, 0)])
    found = match.match.rulebook.ways(match.match, decision).ways
    assert [match.match.state.definition[way.option.card or 0].name for way in found][:4] == [
        "Nine",
        "Five",
        "Two",
        "One",
    ]


@pytest.mark.rule("5.3", "5.8", "9.1")
def test_attacks_that_win_come_first_alone_before_with_a_partner() -> None:
    match = pass_until(in_battle({"S1:0": ["Two"], "M:1": ["Four"], "S1:1": [Placed("One", rested=True)]}), "4.3.3")
    assert said(match) == [
        "Main 3500+2000 (Two) > Four 4000 + level up",
        "Two 2000 > One 1000",
        "Main 3500 < Four 4000 + level up",
        "Main 3500+2000 (Two) > Four 4000",
        "Main 3500 < Four 4000",
    ]
    assert [each.key for each in asked(match).ways[0].then] == ["partner:S1"]
    assert [each.key for each in asked(match).ways[2].then] == ["pass"]


@pytest.mark.rule("5.3", "9.4")
def test_attacks_of_the_main_character_are_listed_first_then_those_that_take_most() -> None:
    rested = {"S1:1": [Placed("One", rested=True)], "S2:1": [Placed("Three", rested=True)]}
    match = pass_until(in_battle({"S1:0": ["Five"], "M:1": ["Two"], **rested}), "4.3.3")
    alone = [way for way in asked(match).ways if "partner" not in way.label.values]
    assert [way.key for way in alone] == ["attack:M>M", "attack:S1>S2", "attack:S1>S1", "attack:M>M"]
    assert [bool(way.later) for way in alone] == [True, False, False, False]
    assert asked(match).repeats
    assert asked(match).closing == "pass"


@pytest.mark.rule("5.8", "9.1")
def test_who_wins_alone_is_offered_with_a_partner_last_and_who_does_not_with_the_weakest_that_is_enough() -> None:
    alone = pass_until(in_battle({"S1:0": ["Five"], "M:1": ["Two"]}), "4.3.3")
    assert [line for line in said(alone) if line.startswith("Main")][-2:] == [
        "Main 3500+5000 (Five) > Two 2000 + level up",
        "Main 3500+5000 (Five) > Two 2000",
    ]
    together = pass_until(in_battle({"S1:0": ["Five"], "S2:0": ["Two"], "M:1": ["Four"]}), "4.3.3")
    lines = [line for line in said(together) if line.startswith("Main") and line.endswith("level up")]
    assert lines == [
        "Main 3500+2000 (Two) > Four 4000 + level up",
        "Main 3500 < Four 4000 + level up",
        "Main 3500+5000 (Five) > Four 4000 + level up",
    ]


@pytest.mark.rule("5.8", "9.1")
def test_more_partners_than_the_weakest_that_is_enough_come_after_everything_else_that_wins() -> None:
    scene: dict[str, Sequence[Placed | str]] = {"S1:0": ["Two"], "S2:0": ["Three"], "S3:0": ["Five"]}
    match = pass_until(
        in_battle({"M:0": resting("Main"), **scene, "S1:1": resting("Three"), "M:1": resting("Four")}), "4.3.3"
    )
    wins = [line for line in said(match) if ">" in line]
    assert wins.index("Two 2000+3000 (Three) > Three 3000") < wins.index("Two 2000+5000 (Five) > Three 3000")
    enough = "Two 2000+3000 (Three) > Four 4000"
    assert wins.index(enough) < wins.index("Two 2000+5000 (Five) > Three 3000"), "although it takes less"


@pytest.mark.rule("4.2.1", "5.8")
def test_a_support_that_may_be_played_first_is_offered_as_a_partner_and_joins_in_from_where_it_is_then() -> None:
    scene: dict[str, Sequence[Placed | str]] = {"S1:0": ["Two"], "hand:0": ["Three", "One"], "hand:1": ["Nothing"]}
    match = table({**scene, "M:0": resting("Main"), "M:1": resting("Four")}, turn=2)
    after = asked(match).after
    assert after is not None
    names = {Wording(match.match.rulebook)(way.label): way.name for way in after.ways}
    together = names["Two 2000+3000 (Three) > Four 4000"]
    assert not any("Three" in line and "(One)" in line for line in names), "one support is played"
    queue = answered_ahead(match, "support:Three", "pass", f"then:{together}")
    match = pass_until(match, "4.3.3")
    assert due(queue, match.match, 9) == Due(("attack:S1>M",), is_next=True)
    queue = advanced(queue, 9, match.match)
    match.answer("attack:S1>M")
    assert due(queue, match.match, 10) == Due(("partner:S2",), at_once=True)
    assert "partner:S2" in match.offered


def answered_ahead(match: ScenarioMatch, *names: str) -> Queue:
    """The queue of these ways; the first one is answered, with what it expects next."""
    way = next(each for each in asked(match).ways if each.name == names[0])
    queue = begun(1, match.match, 1, names)
    assert queue is not None
    for key in (way.key, *(each.key for each in way.then)):
        match.answer(key)
    return queue


@pytest.mark.rule("7.2", "9.2")
def test_to_level_up_is_chosen_with_the_attack_and_answered_when_it_is_asked() -> None:
    scene: dict[str, Sequence[Placed | str]] = {"S1:0": ["Two"], "M:1": ["Two"], "hand:1": ["Nothing"]}
    match = pass_until(in_battle(scene), "4.3.3")
    queue = answered_ahead(match, "attack:M>M+pass+yes")
    assert due(queue, match.match, 3) is None, "the other player is asked"
    match = pass_until(match, "7.2")
    assert due(queue, match.match, 9) == Due(("yes",))
    left_open = pass_until(in_battle(scene), "4.3.3")
    assert begun(1, left_open.match, 1, ["attack:M>M+pass"]) is None, "nothing follows"


@pytest.mark.rule("7.8", "10.1")
def test_in_level_neo_nothing_is_said_of_levelling_up() -> None:
    match = pass_until(in_battle({"level:0": levels("One", "One", "One", "One"), "M:1": ["Two"]}), "4.3.3")
    assert not any(way.later for way in asked(match).ways)


@pytest.mark.rule("4.4.3", "4.2.1")
def test_a_support_of_the_second_main_phase_is_chosen_with_attacking_no_more() -> None:
    scene: dict[str, Sequence[Placed | str]] = {"S1:0": ["Five"], "hand:0": ["Three", "Nine", "Nothing"]}
    match = pass_until(in_battle({**scene, "M:1": resting("Two")}, markers=(3, 3)), "4.3.3")
    assert [line for line in said(match) if line.startswith("After")] == ["After the attacks: play Three"]
    queue = answered_ahead(match, "attack:S1>M+pass", "pass+support:Three")
    match = pass_until(match, "4.3.3")
    assert due(queue, match.match, 9) == Due(("pass",), is_next=True)
    queue = advanced(queue, 9, match.match)
    match.answer("pass")
    assert due(queue, match.match, 10) == Due(("support:Three",), at_once=True)


@pytest.mark.rule("4.4.3", "4.2.1")
def test_where_nobody_is_left_to_attack_the_support_follows_all_the_same() -> None:
    scene: dict[str, Sequence[Placed | str]] = {"M:0": resting("Main"), "S1:0": ["Five"], "hand:0": ["Three", "One"]}
    match = pass_until(in_battle({**scene, "M:1": resting("Two")}), "4.3.3")
    queue = answered_ahead(match, "attack:S1>M+pass", "pass+support:Three")
    match = pass_until(match, "4.4.3")
    assert due(queue, match.match, 9) == Due(("support:Three",), is_next=True)
    queue = advanced(queue, 9, match.match)
    match.answer("support:Three")
    while match.asked == 1:
        match.answer("pass")
    assert asked(match).prompt.text == "ask-main-phase"
    assert due(queue, match.match, 11) is None


@pytest.mark.rule("5.8")
def test_the_partner_that_a_way_expects_is_asked_about_next() -> None:
    match = pass_until(in_battle({"S1:0": ["Two"]}), "4.3.3")
    way = asked(match).ways[0]
    match.answer(way.key)
    assert asked(match).prompt.values["card"] == way.then[0].card
    assert way.then[0].key in match.offered


@pytest.mark.rule("6.1", "9.1")
def test_who_would_hold_covers_first_and_the_least_of_them() -> None:
    supports = {"S1:1": ["Five"], "S2:1": ["One"], "S3:1": ["Four"]}
    match = pass_until(in_battle({"S1:0": ["Two"], **supports}), "4.3.3")
    match.answer("attack:M>M").answer("pass")
    match = pass_until(match, "4.3.5")
    assert said(match, 1) == [
        "Cover with Four: 4000 > 3500",
        "Cover with Five: 5000 > 3500",
        "Cover with One: 1000 < 3500",
    ]


@pytest.mark.rule("6.1", "7.3")
@pytest.mark.parametrize(
    ("covers", "attack", "said_of_it"),
    [
        ("One", "attack:M>M", "Do not cover where nobody would hold, while my level is 3 or less"),
        ("Four", "attack:M>M", None),
        ("One", "attack:S1>S2", "Do not cover supports of turn cost 2 or less where nobody would hold"),
        ("Two", "attack:S1>S2", "Do not cover supports of turn cost 2 or less where nobody would hold"),
        ("Five", "attack:S1>S2", None),
    ],
)
def test_not_to_cover_in_vain_may_be_said_once_for_all_that_takes_no_more(
    covers: str, attack: str, said_of_it: str | None
) -> None:
    scene: dict[str, Sequence[Placed | str]] = {"S1:0": ["Two"], "S1:1": [covers], "S2:1": resting("Two")}
    match = pass_until(in_battle({**scene, "M:1": ["Two"], "level:1": levels("Nothing", "Nothing")}), "4.3.3")
    match.answer(attack)
    lets_go = asked(pass_until(match, "4.3.5"), 1).lets_go
    assert (None if lets_go is None else Wording(match.match.rulebook)(lets_go)) == said_of_it


@pytest.mark.rule("8.2", "9.1")
@pytest.mark.parametrize(("target", "ahead"), [("Three", [0]), ("Four", []), ("Five", [1])])
def test_who_has_more_ap_is_ahead_where_bursts_are_asked_about(target: str, ahead: list[int]) -> None:
    both = {"level:0": levels("Nothing"), "level:1": levels("Nothing")}
    match = pass_until(in_battle({"M:1": [target], **both}), "4.3.3")
    match.answer("attack:M>M")
    match = pass_until(match, "8.2")
    assert asked(match, 0).is_ahead is (0 in ahead)
    match.answer("pass")
    assert asked(match, 1).is_ahead is (1 in ahead)


@pytest.mark.rule("8.5", "8.9", "7.3")
def test_to_burst_until_ahead_may_be_said_once_for_all_attacks_and_takes_a_level_card_that_was_turned_up() -> None:
    ups = [bursting("Weak", ap_for("M:1", 100, "battle"))]
    scene: dict[str, Sequence[Placed | str]] = {"M:1": ["Two"], "level:1": levels("Weak", "Weak", "Weak")}
    match = pass_until(in_battle({**scene, "level:0": levels("Weak")}, *ups), "4.3.3")
    match.answer("attack:M>M")
    match = pass_until(match, "8.2")
    assert asked(match, 0).lets_go is None, "only who is attacked"
    match.answer("pass")
    said = letting_go(Passing(1, 1), match.match)
    assert list(said.lets_go) == ["let-go-bursts"]
    for _ in range(3):
        given = answered(said, match.match)
        assert given is not None
        assert match.offered[given[0]].startswith("burst:")
        match.match.choose(given)
        while match.prompt == "ask-burst" and match.asked == 0:
            match.answer("pass")
    while match.rule != "7.3":
        match.answer("no" if match.prompt == "ask-level-up" else "pass")
    given = answered(said, match.match)
    assert given is not None
    lost = asked(match, 1).options[given[0]].card
    assert lost is not None
    assert not lost.face_down
    assert answered(Passing(1, 1), match.match) is None


@pytest.mark.rule("8.9", "9.1")
def test_who_has_said_to_burst_until_ahead_bursts_no_more_when_ahead() -> None:
    scene: dict[str, Sequence[Placed | str]] = {"M:1": ["Five"], "level:1": levels("Nothing", "Nothing")}
    match = pass_until(in_battle({**scene, "level:0": levels("Nothing")}), "4.3.3")
    match.answer("attack:M>M")
    match = pass_until(match, "8.2").answer("pass")
    given = answered(Passing(1, 1, lets_go={"let-go-bursts": 0}), match.match)
    assert given is not None
    assert match.offered[given[0]] == "pass"


@pytest.mark.rule("4.2.1", "4.2.2")
def test_a_support_and_an_event_are_chosen_at_once_and_the_other_player_may_act_between() -> None:
    hand: dict[str, Sequence[Placed | str]] = {"hand:0": ["One", "Boon", "Three"], "hand:1": ["Nothing"]}
    match = table(hand, usable_event("Boon", draws(1)))
    assert [way.key.partition(":")[2] for way in asked(match).ways] == ["Three", "One", "Boon:1"]
    queue = answered_ahead(match, "support:Three", "event:Boon:1", "pass")
    assert match.asked == 1
    match.answer("pass")
    assert due(queue, match.match, 3) == Due(("event:Boon:1",), is_next=True)
    queue = advanced(queue, 3, match.match)
    match.answer("event:Boon:1").answer("pass")
    assert due(queue, match.match, 5) == Due(("pass",), is_next=True)


@pytest.mark.rule("4.2.1")
def test_one_support_is_played_in_a_main_phase_and_a_second_one_that_was_chosen_is_not() -> None:
    match = table({"hand:0": ["One", "Three"], "hand:1": ["Nothing"]})
    queue = answered_ahead(match, "support:Three", "support:One")
    match.answer("pass")
    assert due(queue, match.match, 3) is WhyDropped.GONE


@pytest.mark.rule("5.8")
def test_an_attack_alone_is_the_same_when_nobody_is_left_to_join_in() -> None:
    scene: dict[str, Sequence[Placed | str]] = {"M:0": resting("Main"), "S1:0": ["Five"], "S2:0": ["Four"]}
    match = pass_until(in_battle({**scene, "M:1": resting("Two")}), "4.3.3")
    queue = answered_ahead(match, "attack:S1>M+pass", "attack:S2>M+pass")
    match = pass_until(match, "4.3.3")
    assert due(queue, match.match, 9) == Due(("attack:S2>M",), is_next=True)
    match.answer("attack:S2>M")
    assert "partner:S1" not in match.offered


def uncovered(match: ScenarioMatch) -> tuple[ScenarioMatch, Queue]:
    """The other player does not cover against the attack on their main character, in the last of the ways to do so."""
    match.answer("attack:M>M").answer("pass")
    match = pass_until(match, "4.3.5")
    way = asked(match, 1).ways[-1]
    queue = begun(1, match.match, 1, [way.name])
    assert queue is not None
    return match.answer(way.key), queue


@pytest.mark.rule("6.1", "8.5", "8.9")
def test_bursts_until_ahead_are_chosen_with_not_covering_and_stop_there() -> None:
    ups = [bursting("Weak", ap_for("M:1", 100, "battle")), bursting("Strong", ap_for("M:1", 9000, "battle"))]
    scene: dict[str, Sequence[Placed | str]] = {"S1:0": ["Two"], "S1:1": ["One"]}
    scene |= {"M:1": ["Two"], "level:1": levels("Weak", "Strong", "Burst")}
    match, queue = uncovered(pass_until(in_battle(scene, *ups), "4.3.3"))
    for key in ("burst:level:1:1", "burst:level:1:2", "pass"):
        while match.prompt != "ask-burst":
            match.answer("pass")
        assert due(queue, match.match, 2) == Due((key,))
        match.answer(key)
    assert match.prompt != "ask-burst"


@pytest.mark.rule("6.1", "7.3", "8.7")
@pytest.mark.parametrize("lies", [[Placed("Nothing"), *levels("Nothing")], levels("Nothing", "Nothing")])
def test_a_level_card_that_is_turned_up_is_lost_by_who_does_not_cover(lies: list[Placed]) -> None:
    scene: dict[str, Sequence[Placed | str]] = {"S1:0": ["Two"], "S1:1": ["One"], "M:1": ["Two"], "level:1": lies}
    match, queue = uncovered(pass_until(in_battle(scene), "4.3.3"))
    while match.rule != "7.3":
        given = due(queue, match.match, 2)
        declined = ("no",) if match.prompt == "ask-level-up" else ("pass",)
        match.answer(*(given.keys if isinstance(given, Due) else declined))
    given = due(queue, match.match, 2)
    assert isinstance(given, Due)
    (lost,) = [option for option in asked(match, 1).options if option.key in given.keys]
    assert lost.card is not None
    assert lost.card.definition is not None, "not one that nobody knows"


@pytest.mark.rule("6.1", "7.3")
def test_not_to_cover_is_one_choice_where_nothing_follows_on_it() -> None:
    scene: dict[str, Sequence[Placed | str]] = {"S1:0": ["Two"], "S1:1": ["One"], "M:1": ["Two"]}
    for levels_of, count in ([], 0), ([Placed("Nothing")], 0), ([Placed("Nothing"), Placed("One")], 1):
        match = pass_until(in_battle({**scene, "level:1": levels_of}), "4.3.3")
        match.answer("attack:M>M").answer("pass")
        ways = asked(pass_until(match, "4.3.5"), 1).ways
        assert sum(way.key == "pass" for way in ways) == count


def main_phase(hand: Sequence[str] = ("Three",)) -> ScenarioMatch:
    """A first main phase with a main character and a support that may attack, before one that has attacked."""
    rested: dict[str, Sequence[Placed | str]] = {"S1:1": [Placed("One", rested=True)], "M:1": ["Two"]}
    return table(
        {"S1:0": ["Two"], **rested, "hand:0": list(hand), "hand:1": ["Nothing"]}, usable_event("Boon", draws(1))
    )


@pytest.mark.rule("4.2.2", "4.3.3")
def test_attacks_are_chosen_with_the_main_phase_before_them() -> None:
    match = main_phase()
    after = asked(match).after
    assert after is not None
    assert after.prompt.text == "ask-attack"
    queue = answered_ahead(
        match, "support:Three", "pass", "then:attack:S1>S1+pass", "then:attack:M>M+pass+yes", "then:pass"
    )
    match = pass_until(match, "4.3.3")
    assert due(queue, match.match, 9) == Due(("attack:S1>S1",), is_next=True), "what was played stops nothing"
    queue = advanced(queue, 9, match.match)
    match.answer("attack:S1>S1").answer("pass")
    match = pass_until(match, "4.3.3")
    assert due(queue, match.match, 15) == Due(("attack:M>M",), is_next=True)


@pytest.mark.rule("4.2.1", "5.1")
def test_the_support_that_is_played_attacks_as_was_chosen_with_it_if_it_comes_to_the_same() -> None:
    match = main_phase()
    queue = answered_ahead(match, "support:Three", "pass", "then:attack:Three>S1+pass")
    match = pass_until(match, "4.3.3")
    assert due(queue, match.match, 9) == Due(("attack:S2>S1",), is_next=True)
    assert "attack:S2>S1" in match.offered

    other = main_phase(("Three", "One"))
    queue = answered_ahead(other, "support:One", "pass", "then:attack:Three>S1+pass")
    other = pass_until(other, "4.3.3")
    assert due(queue, other.match, 9) is WhyDropped.GONE, "it was not played"


@pytest.mark.rule("4.3.1")
def test_in_the_first_turn_no_attack_is_chosen_ahead() -> None:
    match = main_phase()
    match.match.state.turn = 1
    assert asked(match).after is None


@pytest.mark.rule("4.3.2", "4.3.4")
def test_who_uses_nothing_meanwhile_passes_what_could_be_used_when_they_said_so() -> None:
    scene: dict[str, Sequence[Placed | str]] = {
        "S1:0": ["Two"],
        "M:1": ["Two"],
        "hand:0": ["Charm"],
        "hand:1": ["Nothing"],
    }
    match = pass_until(in_battle(scene, usable_event("Charm", draws(1), phase="battle")), "4.3.3")
    assert begun(1, match.match, 1, ["attack:M>M+pass"]) is None, "they are asked in the window"
    queue = answered_ahead(match, "attack:M>M+pass", "meanwhile")
    assert "event:Charm:1" in match.offered
    assert due(queue, match.match, 3) == Due(["pass"])


@pytest.mark.rule("5.3", "9.1")
@pytest.mark.parametrize(
    ("zone", "amount", "given"),
    [
        ("S1:0", 1000, Due(("attack:S1>S1",), is_next=True)),
        ("S1:0", -500, WhyDropped.NUMBERS),
        ("S1:1", -500, Due(("attack:S1>S1",), is_next=True)),
        ("S1:1", 500, WhyDropped.NUMBERS),
    ],
)
def test_an_attack_that_is_ahead_by_more_than_when_it_was_chosen_is_made_and_by_less_is_not(
    zone: str, amount: int, given: Due | WhyDropped
) -> None:
    scene: dict[str, Sequence[Placed | str]] = {"S1:0": ["Two"], "S1:1": resting("One"), "M:1": ["Two"]}
    charm = usable_event("Charm", ap_for(zone, amount, "turn"), phase="battle")
    match = pass_until(in_battle({**scene, "hand:0": ["Charm"], "hand:1": ["Nothing"]}, charm), "4.3.3")
    queue = answered_ahead(match, "attack:M>M+pass", "attack:S1>S1+pass")
    match.answer("event:Charm:1")
    match = pass_until(match, "4.3.3")
    assert due(queue, match.match, 9) == given
