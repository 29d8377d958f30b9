"""1. Conceding, and what goes before what: texts and rules, the impossible, prohibitions, who chooses first."""

from __future__ import annotations

import pytest

from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import view
from tests.games.luck_and_logic.positions import (
    LATEST,
    Zones,
    battle,
    both_editions,
    card,
    circles,
    member,
    table,
)

rule = pytest.mark.rule


def actor(*text: str) -> CardDefinition:
    """A member with this text."""
    return member("Actor", 1000, "logicalist", *text)


class TestConceding:
    @rule("1.2.4", both=True)
    @both_editions
    @pytest.mark.parametrize("seat", [0, 1])
    def test_a_player_may_concede_while_the_other_is_asked_and_loses_at_once(self, book: Rulebook, seat: int) -> None:
        match = battle(book, {"FL:0": ["Three"], "FR:1": ["Two"]})
        assert match.asked == 0
        match.match.concede(seat, "1.2.4")
        assert match.outcome == (1 - seat, "1.2.4", "concession")
        assert match.asked is None

    @rule("1.2.4.1", both=True)
    @both_editions
    def test_nothing_a_card_says_touches_a_concession(self, book: Rulebook) -> None:
        """The other player has no gate left by then, but no check timing comes any more, and no rest of the effect."""
        text = "ACT: Turn all of your opponent's gates face up, then draw up to one card."
        match = table(book, {"FL:0": ["Actor"]}, actor(text)).answer("act:FL:1")
        assert match.prompt == "ask-draw"
        assert match.face_down("gate-FL:1") == 0
        match.match.concede(0, "1.2.4")
        assert match.outcome == (1, "1.2.4", "concession")
        assert match.count("hand:0") == 0


class TestTextsAndRules:
    @rule("1.3.1", both=True)
    @both_editions
    def test_a_text_may_do_what_the_rules_allow_once(self, book: Rulebook) -> None:
        """7.5.3.2 allows one trance a turn, and 9.6.2 asks for a level and a cost; the text knows neither."""
        text = "ACT [1/turn]: Trance."
        pairs: Zones = {"FL:0": ["Host"], "BL:0": ["Guest"], "FC:0": ["Host"], "BC:0": ["Guest"], "BR:0": ["Actor"]}
        hand: Zones = {"hand:0": ["Union", "Dear Union"], "level:0": ["Blank"]}
        match = table(book, {**pairs, **hand}, actor(text))
        match.answer("trance:FL>BL").passes().answer("find:Union").answer("place:FL")
        assert not [key for key in match.offered if key.startswith("trance")]
        match.answer("act:BR:1").answer("trance:FC>BC").passes().answer("find:Dear Union").answer("place:FC")
        assert circles(match) == {"FL": "Union", "FC": "Dear Union", "BR": "Actor"}

    @rule("1.3.3", both=True)
    @both_editions
    def test_what_forbids_goes_before_what_lets(self, book: Rulebook) -> None:
        """Whichever is said last."""
        deploys = 'ACT: Choose a member named "Guest" from your hand, and deploy it.'
        bars = "CONT: All cards in your hand cannot be deployed."
        zones: Zones = {"FL:0": ["Actor"], "hand:0": ["Guest"]}
        free = table(book, zones, actor(deploys)).answer("act:FL:1").answer("choose:Guest")
        assert free.prompt == "ask-circles"
        barred = table(book, zones, actor(deploys, bars)).answer("act:FL:1").answer("choose:Guest")
        assert (barred.names("hand:0"), circles(barred)) == (["Guest"], {"FL": "Actor"})

    @rule("1.3.3", both=True)
    @both_editions
    @pytest.mark.parametrize("first", [True, False])
    def test_who_cannot_draw_draws_nothing_but_discards(self, book: Rulebook, first: bool) -> None:
        """The example of 2.04: "draw two cards and discard a card"."""
        bars = "CONT: You cannot draw cards." if first else "ACT: You cannot draw cards until end of turn."
        texts = bars, "ACT: Draw two cards, and discard a card."
        match = table(book, {"FL:0": ["Actor"], "hand:0": ["One"]}, actor(*texts))
        if not first:
            match.answer("act:FL:1")
        match.answer("act:FL:2")
        assert (match.count("hand:0"), match.names("drop:0")) == (0, ["One"])

    @rule("1.3.3", both=True)
    @both_editions
    def test_only_the_player_who_is_named_and_only_for_so_long_cannot_draw(self, book: Rulebook) -> None:
        text = (
            "ACT: Your opponent cannot draw cards until end of turn, and draw a card, and your opponent draws a card."
        )
        match = table(book, {"FL:0": ["Actor"]}, actor(text)).answer("act:FL:1")
        assert (match.count("hand:0"), match.count("hand:1")) == (1, 0)
        match.passes()
        assert (match.match.state.turn, match.prompt) == (4, "ask-level")
        assert match.count("hand:1") == 2, "as many as in any draw phase"

    @rule("1.3.3", both=True)
    @both_editions
    def test_who_cannot_attack_does_not_however_many_attacks_are_allowed(self, book: Rulebook) -> None:
        calm = member("Calmer", 1000, "logicalist", "CONT: Your opponent cannot attack.")
        match = battle(book, {"FL:0": ["Three"], "FR:1": ["Calmer"]}, calm)
        assert not [key for key in match.offered if key.startswith("attack")]


class TestWhoChoosesFirst:
    @rule("1.3.4", both=True)
    @both_editions
    @pytest.mark.parametrize("turn_player", [0, 1])
    def test_the_turn_player_chooses_first_and_the_other_knows_what(self, book: Rulebook, turn_player: int) -> None:
        """Whoever's effect it is. Nothing leaves before both have chosen."""
        whose = "your opponent's" if turn_player else "your"
        text = f"AUTO: At the beginning of {whose} main phase, each player drops one of their members."
        zones: Zones = {"FL:0": ["Actor"], "FC:0": ["One"], "FL:1": ["Two"], "FC:1": ["Three"]}
        match = table(book, zones, actor(text), step="begin_main_phase", turn_player=turn_player)
        assert (match.asked, match.rule, len(match.offered)) == (turn_player, "1.3.4", 2)
        chosen = circles(match, turn_player)["FC"]
        match.answer(next(key for key in match.offered if "FC" in key))
        assert (match.asked, match.told[-1], len(circles(match, turn_player))) == (1 - turn_player, "chooses", 2)
        match.answer(next(key for key in match.offered if "FL" in key))
        assert chosen not in circles(match, turn_player).values()
        assert [set(circles(match, seat)) for seat in (turn_player, 1 - turn_player)] == [{"FL"}, {"FC"}]

    @rule("1.3.4", both=True)
    @both_editions
    def test_rule_processing_asks_the_turn_player_first_too(self, book: Rulebook) -> None:
        """10.8.1: both level zones are too full."""
        full: Zones = {f"level:{seat}": ["Blank"] * 4 + ["Teal"] for seat in (0, 1)}
        match = table(book, full, turn_player=1, step="stand_phase")
        assert (match.asked, match.rule) == (1, "10.8.1")
        match.answer(match.offered[0])
        assert (match.asked, match.rule) == (0, "10.8.1")

    @rule("1.3.4.1", both=True)
    @both_editions
    def test_cards_of_closed_zones_are_chosen_in_secret_and_leave_together(self, book: Rulebook) -> None:
        text = "ACT: Each player discards a card."
        hands: Zones = {"hand:0": ["One", "Two"], "hand:1": ["Three", "Nine"]}
        match = table(book, {"FL:0": ["Actor"], **hands}, actor(text)).answer("act:FL:1")
        told = len(match.told)
        assert (match.asked, match.rule) == (0, "1.3.4.1")
        match.answer("discard:Two")
        assert match.asked == 1
        assert (match.count("hand:0"), match.count("drop:0"), len(match.told)) == (2, 0, told)
        match.answer("discard:Three")
        assert (match.names("drop:0"), match.names("drop:1")) == (["Two"], ["Three"])

    @rule("1.3.4.1", both=True)
    @both_editions
    def test_the_other_player_sees_the_same_whatever_was_chosen(self, book: Rulebook) -> None:
        text = "ACT: Each player discards a card."
        hands: Zones = {"hand:0": ["One", "Two"], "hand:1": ["Three", "Nine"]}
        seen = []
        for key in ("discard:One", "discard:Two"):
            match = table(book, {"FL:0": ["Actor"], **hands}, actor(text)).answer("act:FL:1").answer(key)
            seen.append(repr(view(match.match, 1)))
        assert seen[0] == seen[1]


class TestNumbers:
    @rule("1.3.5", both=True)
    @both_editions
    @pytest.mark.parametrize("number", [0, 1, 3])
    def test_a_number_is_zero_or_a_positive_integer(self, book: Rulebook, number: int) -> None:
        text = "ACT [1/turn]: Choose a number that is 3 or less. Draw that many cards."
        match = table(book, {"FL:0": ["Actor"]}, actor(text)).answer("act:FL:1")
        assert (match.rule, match.offered) == ("1.3.5", [f"number:{each}" for each in range(4)])
        match.answer(f"number:{number}")
        assert match.count("hand:0") == number


class TestTheImpossible:
    @rule("1.3.2", both=True)
    @both_editions
    def test_as_much_is_done_as_can_be(self, book: Rulebook) -> None:
        """One of two cards is discarded, nothing is stood, and the text goes on."""
        text = "ACT: Discard two cards, and stand all of your Foreigners, then draw a card."
        match = table(book, {"FL:0": ["Actor"], "hand:0": ["One"]}, actor(text)).answer("act:FL:1")
        assert match.names("drop:0") == ["One"]
        assert match.names("hand:0") == ["Blank"]

    @rule("1.3.2", both=True)
    @both_editions
    def test_all_of_what_is_possible_is_to_be_done(self, book: Rulebook) -> None:
        """Whoever can choose two must choose two."""
        match = table(
            book,
            {"FL:0": ["Actor"], "FL:1": ["One"], "FC:1": ["Two"], "FR:1": ["Three"]},
            actor("ACT: Drop two of your opponent's members."),
        ).answer("act:FL:1")
        decision = match.match.decision
        assert decision is not None
        assert (decision.minimum, decision.maximum) == (2, 2)
        match.answer("drop:FL:1", "drop:FR:1")
        assert circles(match, 1) == {"FC": "Two"}

    @rule("1.3.2.2", both=True)
    @both_editions
    def test_less_than_nothing_is_nothing(self, book: Rulebook) -> None:
        """A cost below 0 is none: nobody is given stock for it."""
        cheap = member("Bargain", 1000, cost=1)
        text = "CONT: All cards in your hand get cost -3."
        zones: Zones = {"FL:0": ["Actor"], "hand:0": ["Bargain"], "stock:0": ["One", "Two"]}
        match = table(book, zones, cheap, actor(text)).answer("deploy:Bargain").answer("place:FC")
        assert (match.names("stock:0"), match.count("drop:0")) == (["One", "Two"], 0)

    @rule("1.3.2.2", both=True)
    @both_editions
    def test_what_is_done_for_each_of_nothing_is_not_done(self, book: Rulebook) -> None:
        text = "ACT: For each of your Foreigners, draw a card."
        match = table(book, {"FL:0": ["Actor"]}, actor(text)).answer("act:FL:1")
        assert match.count("hand:0") == 0


class TestMissingInformation:
    @rule("1.3.6")
    def test_a_number_that_a_card_does_not_have_counts_as_0(self) -> None:
        """No power is printed on tactics, and a tool without a level is one of level 0."""
        text = "ACT: Drop all cards with power 0 or less in your level zone."
        match = table(LATEST, {"FL:0": ["Actor"], "level:0": ["Blank", "One"]}, actor(text))
        match.answer("act:FL:1")
        assert match.names("drop:0") == ["Blank"]

    @rule("1.3.6")
    def test_a_world_or_colour_that_a_card_does_not_have_is_none_that_another_could_share(self) -> None:
        """9.6.2.1.5 asks for the same world or colour: two blanks are not the same."""
        bare = card("Bare", "tactics", colour="", worlds=frozenset())
        union = member("Pale", 7000, "tranceunion", colour="", worlds=frozenset())
        match = table(LATEST, {"hand:0": ["Pale"], "level:0": ["Bare"]}, bare, union)
        assert "deploy:Pale" not in match.offered

    @rule("1.3.6.1")
    def test_what_is_asked_of_a_card_that_is_not_there_is_0_or_nothing(self) -> None:
        """Without a gate there is none to destroy, and without a defending member none that could be crimson."""
        text = "AUTO: When this member attacks, if the defending member is a crimson member, draw a card."
        scout = member("Scout", 9000, "logicalist", text)
        match = battle(LATEST, {"FL:0": ["Scout"], "gate-FR:1": []}, scout).answer("attack:FL>FR")
        assert match.count("hand:0") == 0
        match = battle(LATEST, {"FL:0": ["Scout"], "FR:1": ["Two"]}, scout).answer("attack:FL>FR")
        assert match.count("hand:0") == 1


@rule("1.3.4", "5.10.1", both=True)
@both_editions
@pytest.mark.parametrize("deed", ["drops", "stocks"])
def test_what_both_players_do_with_members_happens_at_the_same_time(book: Rulebook, deed: str) -> None:
    """Whoever chooses second has no member left on the field that could answer what happens to the first one's."""
    waits = f"AUTO: When a member is {'dropped' if deed == 'drops' else 'stocked'}, draw a card."
    waiting = member("Waiting", 3000, "foreigner", waits)
    both = actor(f"ACT [1/turn]: Each player {deed} one of their Foreigners.")
    match = table(book, {"FL:0": ["Actor"], "FC:0": ["Waiting"], "FC:1": ["Waiting"]}, both, waiting)
    match.answer("act:FL:1")
    assert (circles(match), circles(match, 1)) == ({"FL": "Actor"}, {})
    assert (match.count("hand:0"), match.count("hand:1")) == (0, 0)
