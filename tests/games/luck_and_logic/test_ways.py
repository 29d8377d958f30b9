"""What the main phase and attacks come to, as their player is shown it: a card and its circles in one choice."""

from __future__ import annotations

import pytest

from engine.games.luck_and_logic.rulebook import LATEST
from engine.games.luck_and_logic.zones import PLACES
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import SAFE, DecisionView, answer_to, view
from engine.scenarios import ScenarioMatch
from engine.wording import Wording
from host.passing_until import answered
from host.queueing import Due, advanced, begun, due, windows
from storage import Passing, WhyDropped
from tests.games.luck_and_logic.positions import DOWN, UP, Placed, Zones, battle, both_editions, member, table
from tests.replacing import replace


def asked(match: ScenarioMatch) -> DecisionView:
    found = view(match.match, 0).decision
    assert found is not None
    return found


@pytest.mark.rule("5.12.2", "7.5.3.1", both=True)
@both_editions
def test_a_card_and_its_circles_are_one_choice_and_every_circle_is_offered(book: Rulebook) -> None:
    match = table(book, {"hand:0": ["Three", "Wide"], "FL:0": ["One"]})
    ways = [way for way in asked(match).ways if way.key == "deploy:Three"]
    assert {way.then[0].key for way in ways} == {SAFE, *(f"place:{place}" for place in PLACES)}
    for way in asked(match).ways:
        again = table(book, {"hand:0": ["Three", "Wide"], "FL:0": ["One"]})
        again.answer(way.key)
        following = asked(again)
        assert (following.prompt.text, following.prompt.values["card"]) == (way.then[0].asked, way.then[0].card)
        assert way.then[0].key in (SAFE, *again.offered)


@pytest.mark.rule("5.12.2.1", "8.2.6.1")
def test_circles_where_nobody_is_dropped_and_gates_are_in_danger_come_first() -> None:
    zones: Zones = {"hand:0": ["Three"], "FL:0": ["One"], "gate-FC:0": [UP]}
    ways = [way for way in asked(table(LATEST, zones)).ways if way.key.startswith("deploy")]
    words = Wording(LATEST)
    free, *others = [way.then[0].key for way in ways]
    assert free == SAFE, "on the first free circle"
    assert others[:2] == ["place:FR", "place:BC"], "the gate of FC is gone, BC's is bare"
    assert others[-1] == "place:FL"
    notes = [None if way.note is None else words(way.note) for way in ways]
    assert notes[1:] == [*[None] * 5, "drops who stands there"]


@pytest.mark.rule("5.12.2", "7.5.3.1")
def test_members_are_deployed_one_after_the_other_on_the_first_free_circles_until_none_is_free() -> None:
    hand = ["Three", "Three", "Nine", "Level One", "One"]
    scene: Zones = {"hand:0": hand, "FC:0": ["One"], "BC:0": ["One"], "BL:0": ["One"], "level:0": ["Blank"]}
    match = table(LATEST, scene)
    labels = [Wording(LATEST)(way.label) for way in asked(match).ways if way.then[:1] and way.then[0].key == SAFE]
    assert labels == [
        "Deploy Nine: first free circle",
        "Deploy Three: first free circle",
        "Deploy Three: first free circle",
        "Deploy Level One: first free circle",
        "Deploy One: first free circle",
    ]
    names = ["deploy:Nine+", "deploy:Three+", "deploy:Three+#2", "deploy:One+"]
    queue = begun(1, match.match, 1, names)
    assert queue is not None
    for number, (key, circle) in enumerate((("deploy:Nine", "FR"), ("deploy:Three", "FL"), ("deploy:Three", "BR"))):
        if number:
            assert due(queue, match.match, 1 + 2 * number) == Due((key,), is_next=True)
            queue = advanced(queue, 1 + 2 * number, match.match)
        match.answer(key)
        assert answer_to(asked(match), "ask-circles", "", SAFE) == f"place:{circle}"
        match.answer(f"place:{circle}")
    given = due(queue, match.match, 7)
    assert given is WhyDropped.GONE, "somebody would be dropped"


@pytest.mark.rule("7.5.3", "7.5.3.2", "7.5.3.6", "5.13.1.2")
def test_whatever_is_expected_after_a_deed_of_the_main_phase_is_asked_then() -> None:
    user = member("User", 2000, "logicalist", "ACT: [Rest this member] Draw a card.")
    zones: Zones = {"hand:0": ["Three", "Union"], "FL:0": ["User"], "BL:0": ["Guest"], "deck:0": ["Union", "Blank"]}
    found = asked(table(LATEST, zones, user))
    assert {option.key for option in found.options} == {"pass", *(way.key for way in found.ways)}
    assert {way.key.partition(":")[0] for way in found.ways} == {"deploy", "trance", "act", "rearrange"}
    for way in found.ways:
        match = table(LATEST, zones, user).answer(way.key)
        for expected in way.then:
            answer = answer_to(asked(match), expected.asked, expected.card.id, expected.key)
            assert answer in match.offered
            assert expected.key in (SAFE, answer)
            match.answer(answer or "")
    trances = [way for way in found.ways if way.key == "trance:FL>BL"]
    assert [way.then[0].key for way in trances] == ["search", "refresh-and-search", "pass"]


@pytest.mark.rule("5.13.1.2", "5.13.1.3")
def test_a_tranceunion_that_is_found_and_its_circles_are_one_choice() -> None:
    zones: Zones = {"FL:0": ["One"], "BL:0": ["Guest"], "deck:0": ["Union", "Wide Union"], "level:0": ["Blank"]}
    match = table(LATEST, zones).answer("trance:FL>BL").answer("search")
    found = asked(match)
    assert {way.then[0].key for way in found.ways if way.key == "find:Union"} == {f"place:{each}" for each in PLACES}
    assert len([way for way in found.ways if way.key == "find:Wide Union"]) == 7
    (way,) = [way for way in found.ways if way.name == "find:Union+place:BR"]
    match.answer(way.key)
    assert answer_to(asked(match), way.then[0].asked, way.then[0].card.id, way.then[0].key) == "place:BR"


@pytest.mark.rule("7.5.3", "7.5.3.1")
def test_several_are_deployed_by_one_choice_and_what_that_makes_possible_stops_nothing() -> None:
    """A foreigner beside a logicalist may be tranced, and both may be moved; drawing a card is something new."""
    greeter = member("Greeter", 1000, "logicalist", "AUTO: When this member is deployed, draw a card.")
    zones: Zones = {"hand:0": ["Guest", "Three", "Greeter"], "deck:0": ["Two"]}
    ahead = ["deploy:Three+place:FL", "deploy:Guest+place:FC", "pass"]
    match = table(LATEST, zones, greeter)
    queue = begun(1, match.match, 1, ahead)
    assert queue is not None
    match.answer("deploy:Three").answer("place:FL")
    assert {"rearrange:FL"} <= set(match.offered)
    assert due(queue, match.match, 3) == Due(("deploy:Guest",), is_next=True)
    queue = advanced(queue, 3, match.match)
    match.answer("deploy:Guest").answer("place:FC")
    assert "trance:FL>FC" in match.offered
    assert due(queue, match.match, 5) == Due(("pass",), is_next=True)

    match = table(LATEST, zones, greeter)
    queue = begun(1, match.match, 1, ["deploy:Greeter+place:FL", "pass"])
    assert queue is not None
    match.answer("deploy:Greeter").answer("place:FL")
    assert "deploy:Two" in match.offered
    assert due(queue, match.match, 3) is WhyDropped.NEW


@pytest.mark.rule("8.2.4", "8.2.6.1")
def test_a_circle_that_an_attack_lays_bare_stops_no_other_attack_but_a_gate_that_is_gone_does() -> None:
    zones: Zones = {"FL:0": ["One"], "FC:0": ["Three"], "gate-FR:1": [DOWN], "gate-FL:1": [DOWN]}
    first, other, same = "attack:FL>FL", "attack:FC>FR", "attack:FC>FL"
    match = battle(LATEST, zones)
    queues = [begun(1, match.match, 1, [first, each]) for each in (other, same)]
    match.answer(first)
    assert "attack:FC>BL" in match.offered
    assert queues[0] is not None
    assert due(queues[0], match.match, 2) == Due((other,), is_next=True)
    assert queues[1] is not None
    assert due(queues[1], match.match, 2) is WhyDropped.NUMBERS


@pytest.mark.rule("8.2.4", "8.5.3.4")
def test_the_weakest_attack_what_is_empty_and_the_strongest_are_attacked_by_who_beats_them() -> None:
    zones: Zones = {"FL:0": ["Three"], "FC:0": ["One"], "FR:1": ["Three"], "FC:1": ["Two"], "gate-FL:1": [DOWN]}
    ways = [way for way in asked(battle(LATEST, zones)).ways if not way.waits]
    found = [way.key for way in ways if not way.key.startswith("attack:BR")]
    together = ["attack:FC>FL", "attack:FL>FR"]
    assert found == [*together, "attack:FL>FL", "attack:FL>FC", "attack:FC>FC", "attack:FC>FR"]


@pytest.mark.rule("8.2.4", "8.2.6.1", "8.5.6")
def test_attacks_that_can_all_be_made_come_first_with_those_on_the_gates_of_who_is_beaten() -> None:
    mine = {"FL:0": ["Nine"], "FC:0": ["Two"], "FR:0": ["One"], "BR:0": ["Three"]}
    match = battle(LATEST, {**mine, "FL:1": ["Two"], "FC:1": ["Three"], "FR:1": ["Nine"], "level:0": ["Blank"] * 4})
    first = [way.name for way in asked(match).ways[:4]]
    assert first == ["attack:FL>FR", "attack:FR>FR+waits", "attack:BR>FC", "attack:FC>FC+waits"]
    assert len({way.key.partition(">")[0] for way in asked(match).ways[:4]}) == 4
    names = {way.name for way in asked(match).ways}
    assert {"attack:FC>FL", "attack:BR>FL"} <= names, "the others follow"


@pytest.mark.rule("8.2.4", "8.2.6.1")
def test_an_empty_circle_without_a_gate_is_attacked_after_everything_that_brings_something() -> None:
    match = battle(LATEST, {"FL:0": ["Nine"], "FC:1": ["Two"], "FR:1": ["Two"], "gate-FL:1": [UP], "BL:1": ["Two"]})
    keys = [way.key for way in asked(match).ways]
    assert keys.index("attack:BR>FL") > keys.index("attack:FL>FC")
    assert keys.index("attack:FL>FL") > keys.index("attack:FL>BL")


@pytest.mark.rule("8.2.4", "8.2.6.1", "8.5.6")
def test_the_gate_of_who_is_beaten_is_attacked_by_somebody_else_as_was_chosen_with_it() -> None:
    zones: Zones = {"FL:0": ["Three"], "FC:0": ["One"], "FR:1": ["Two"], "hand:1": ["Plus Two"]}
    match = battle(LATEST, zones)
    ways = asked(match).ways
    (waiting,) = [way for way in ways if way.waits and way.key == "attack:FC>FR"]
    assert Wording(LATEST)(waiting.label) == "One > front right circle, once it is empty"
    assert [way.key for way in ways].index("attack:FL>FR") < ways.index(waiting)
    assert begun(1, match.match, 1, [waiting.name, "attack:FL>FR"]) is None, "nobody has left yet"
    for defines in (False, True):
        match = battle(LATEST, {**zones, "level:1": [Placed("Blank")]})
        queue = begun(1, match.match, 1, ["attack:FL>FR", waiting.name])
        match.answer("attack:FL>FR")
        assert queue is not None
        while match.prompt == "ask-define":
            match.answer("define:Plus Two" if defines and "define:Plus Two" in match.offered else "pass")
        assert due(queue, match.match, 5) == (WhyDropped.GONE if defines else Due(("attack:FC>FR",), is_next=True))


@pytest.mark.rule("8.2.4")
def test_nobody_is_expected_to_attack_after_those_that_beat_nobody_or_where_no_gate_is() -> None:
    beaten: Zones = {"FR:1": ["Two"]}
    scenes: list[Zones] = [{"FR:1": ["Nine"]}, {**beaten, "gate-FR:1": [UP]}, {**beaten, "level:0": ["Blank"]}]
    for zones in (beaten, *scenes):
        match = battle(LATEST, {"FL:0": ["Three"], "FC:0": ["One"], **zones})
        assert any(way.waits for way in asked(match).ways) is (zones is beaten)
        assert asked(match).at_most == (1 if "level:0" in zones else 4)


@pytest.mark.rule("8.3.3", "8.4.3")
def test_what_is_defined_is_chosen_with_whoever_intercepts_or_nobody() -> None:
    zones: Zones = {"FL:0": ["Nine"], "FR:1": ["Two"], "FC:1": ["Guard"], "hand:1": ["Plus Two", "Plus Aura"]}
    match = battle(LATEST, {**zones, "level:1": [Placed("Blank")]}).answer("attack:FL>FR")
    seen = view(match.match, 1).decision
    assert seen is not None
    assert (seen.prompt.text, seen.minimum) == ("ask-intercept", 0)
    after = seen.after
    assert after is not None
    for intercepts in ([], ["intercept:FC:1"]):
        again = match.match.fork()
        again.answer(intercepts)
        then = view(again, 1).decision
        assert then is not None
        assert then.prompt.text == after.prompt.text
        assert [option.key for option in then.options] == [option.key for option in after.options]


@pytest.mark.rule("7.5.3.1")
def test_of_a_card_that_is_held_twice_both_are_deployed_as_was_chosen_at_once() -> None:
    match = table(LATEST, {"hand:0": ["Three", "Three", "One"]})
    ways = asked(match).ways
    assert {way.key: way.copies for way in ways} == {"deploy:Three": 2, "deploy:One": 1}
    queue = begun(1, match.match, 1, ["deploy:Three+place:FR", "deploy:Three+place:FL"])
    assert queue is not None
    match.answer("deploy:Three").answer("place:FR")
    assert due(queue, match.match, 3) == Due(("deploy:Three",), is_next=True)


def lets_go(match: ScenarioMatch, seat: int) -> str | None:
    seen = view(match.match, seat).decision
    assert seen is not None
    return None if seen.lets_go is None else Wording(LATEST)(seen.lets_go)


@pytest.mark.rule("8.3.3", "8.3.4", "8.4.3")
@pytest.mark.parametrize(
    ("hand", "is_in_vain"),
    [
        (["Plus Two"], True),
        (["Plus Two", "Plus Two", "Plus Two"], True),
        (["Plus Two", "Plus Two", "Plus Two", "Plus Limit"], False),
        (["Calm"], False),
    ],
)
def test_help_in_vain_may_be_let_go_for_members_of_no_higher_level(hand: list[str], is_in_vain: bool) -> None:
    """Against 9000 with 3000 and limit 2, and 2000 for an interceptor: two cards of 2000 are just not enough."""
    fighter = member("Fighter", 3000, level=1, limit=2)
    zones: Zones = {"FL:0": ["Nine"], "FR:1": ["Fighter"], "FC:1": ["Guard"], "level:1": ["Blank"] * 2}
    match = battle(LATEST, {**zones, "hand:1": hand}, fighter).answer("attack:FL>FR")
    said = "Help no member of level 1 or less where all my logic cannot save it" if is_in_vain else None
    assert (match.prompt, lets_go(match, 1)) == ("ask-intercept", said)
    let_go = Passing(1, 1, lets_go={"let-go-members": 1})
    assert answered(let_go, match.match) == (() if is_in_vain else None)
    assert answered(replace(let_go, lets_go={"let-go-members": 0}), match.match) is None, "more is at stake"
    match.answer()
    given = answered(let_go, match.match)
    assert match.prompt == "ask-define"
    assert (given is not None and match.offered[given[0]] == "pass") is (is_in_vain or len(hand) == 4)


@pytest.mark.rule("8.4.5", "8.5.3.4")
@pytest.mark.parametrize(("defender", "is_in_vain"), [("Five", False), ("Six", True)])
def test_to_define_in_vain_may_be_let_go_in_attacks(defender: str, is_in_vain: bool) -> None:
    others = (member("Five", 5000), member("Six", 6000))
    zones: Zones = {"FL:0": ["Three"], "FR:1": [defender], "hand:0": ["Plus Two", "Plus Two"]}
    match = battle(LATEST, zones, *others).answer("attack:FL>FR")
    assert match.prompt == "ask-define"
    said = "Define nothing where all my logic cannot win the attack" if is_in_vain else None
    assert lets_go(match, 0) == said


@pytest.mark.rule("8.4.5")
def test_who_has_passed_while_they_won_is_asked_where_they_do_not() -> None:
    """What is chosen ahead passes windows that were passed before, as long as they stand as they stood."""
    stands = []
    for defender in ("Two", "Three", "Nine"):
        zones: Zones = {"FL:0": ["Three"], "FR:1": [defender], "hand:0": ["Plus Two"]}
        match = battle(LATEST, zones).answer("attack:FL>FR")
        assert match.match.decision is not None
        assert match.match.decision.rule == "8.4.5"
        stands.append(windows(match.match))
    assert stands[0] == stands[1]
    assert stands[0].isdisjoint(stands[2])


@pytest.mark.rule("8.4.3.2", "8.4.5.2", "5.15.1")
def test_a_level_boost_comes_with_what_is_defined_then_or_leaves_it_open() -> None:
    zones: Zones = {"FL:0": ["One"], "FR:1": ["Three"], "hand:0": ["Plus Two", "Plus Aura"], "deck:0": ["Guest"]}
    scene: Zones = {**zones, "level:0": ["Blank", Placed("One", rested=True)]}
    match = battle(LATEST, scene).answer("attack:FL>FR")
    ways = [way for way in asked(match).ways if way.key.startswith("level-boost")]
    assert [[each.key for each in way.then] for way in ways] == [[], ["define:Plus Two"], ["define:Plus Aura"]]
    words = Wording(LATEST)
    assert [words(way.label) for way in ways][1:] == [
        "Level boost Blank, then define Plus Two: power +2000",
        "Level boost Blank, then define Plus Aura: power +0, aura +1",
    ]
    match.answer(ways[1].key)
    assert "define:Guest" in match.offered, "drawn, but chosen before"
    (expected,) = ways[1].then
    assert answer_to(asked(match), expected.asked, expected.card.id, expected.key) == "define:Plus Two"


@pytest.mark.rule("8.5.3.4", both=True)
@both_editions
@pytest.mark.parametrize(("defender", "ahead"), [("One", 0), ("Two", 1)])
def test_the_attacking_member_is_ahead_where_the_two_are_equal(book: Rulebook, defender: str, ahead: int) -> None:
    match = battle(book, {"FL:0": ["One"], "FL:1": [defender], "hand:0": ["Three"], "hand:1": ["Three"]})
    match.answer("attack:FL>FL")
    for _ in (0, 1):
        assert match.prompt == "ask-define"
        seat = match.asked
        decision = view(match.match, seat).decision
        assert decision is not None
        assert decision.is_ahead is (seat == ahead)
        match.answer("pass")


@pytest.mark.rule("7.5.3", "8.2.4")
def test_attacks_are_chosen_with_the_main_phase_also_of_who_is_deployed_in_it() -> None:
    gates = {"gate-FR:1": [DOWN], "gate-FL:1": [DOWN]}
    zones: Zones = {"FL:0": ["One"], "hand:0": ["Three"], "level:0": ["Blank", "Blank"], **gates}
    match = table(LATEST, zones)
    after = asked(match).after
    assert after is not None
    assert {way.key.partition(">")[0] for way in after.ways} == {"attack:FL", "attack:Three"}
    ahead = ["deploy:Three+place:FC", "pass", "then:attack:FL>FR", "then:attack:Three>FL", "then:pass"]
    queue = begun(1, match.match, 1, ahead)
    assert queue is not None
    match.answer("deploy:Three").answer("place:FC")
    assert due(queue, match.match, 3) == Due(("pass",), is_next=True)
    queue = advanced(queue, 3, match.match)
    match.answer("pass")
    assert due(queue, match.match, 4) == Due(("attack:FL>FR",), is_next=True)
    queue = advanced(queue, 4, match.match)
    match.answer("attack:FL>FR")
    assert due(queue, match.match, 5) == Due(("attack:FC>FL",), is_next=True)
