"""5.5, 5.7, 5.19. Shuffling, looking at cards one more at a time, revealing as a cost."""

from __future__ import annotations

import pytest

from engine.games.luck_and_logic.editions import number
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import view
from engine.scenarios import ScenarioMatch
from tests.games.luck_and_logic.positions import (
    Zones,
    both_editions,
    member,
    table,
)

rule = pytest.mark.rule


def actor(*text: str, limit: int = 1) -> CardDefinition:
    """A member with these abilities."""
    return member("Actor", 1000, "logicalist", *text, limit=limit)


def seen(match: ScenarioMatch, viewer: int, zone: str) -> list[str]:
    """The names of the cards of a zone that somebody sees."""
    return [each.definition.name for each in view(match.match, viewer).zones[zone].cards if each.definition]


class TestShuffling:
    @rule("5.5.1.1", both=True)
    @both_editions
    def test_a_deck_of_one_card_is_shuffled_too(self, book: Rulebook) -> None:
        match = table(
            book, {"FL:0": ["Actor"], "deck:0": ["One"]}, actor("ACT: Shuffle your deck."), filler=("", "Blank")
        )
        match.answer("act:FL:1")
        assert "shuffles" in match.told
        assert match.names("deck:0") == ["One"]

    @rule("5.5.2", both=True)
    @both_editions
    def test_a_group_of_cards_is_shuffled_by_itself(self, book: Rulebook) -> None:
        """Nobody says their order, the other cards of the deck keep theirs, and it is not always the same."""
        text = "ACT [1/turn]: Shuffle all cards in your hand and put them on the bottom of your deck."
        zones: Zones = {"FL:0": ["Actor"], "hand:0": ["One", "Two", "Three"], "deck:0": ["Nine", "Guest"]}
        orders = set()
        for seed in (b"1", b"2", b"3", b"4"):
            match = table(book, zones, actor(text), seed=seed, filler=("", "Blank")).answer("act:FL:1")
            assert match.prompt == "ask-main-phase"
            assert match.names("deck:0")[3:] == ["Guest", "Nine"]
            orders.add(tuple(match.names("deck:0")[:3]))
        assert {tuple(sorted(order)) for order in orders} == {("One", "Three", "Two")}
        assert len(orders) > 1


class TestLookingAtUpToSoMany:
    text = "ACT: Look at up to two cards from the top of your deck."

    @rule("5.7.2", "5.7.3.1", "5.7.3.2", "5.7.3.3", "5.7.3.4", both=True)
    @both_editions
    def test_one_more_is_seen_each_time_until_it_is_enough(self, book: Rulebook) -> None:
        zones: Zones = {"FL:0": ["Actor"], "deck:0": ["One", "Two", "Three"]}
        match = table(book, zones, actor(self.text)).answer("act:FL:1")
        assert match.rule == number(match.match, "5.7.3.2")
        assert seen(match, 0, "deck:0") == []
        match.answer("yes")
        assert seen(match, 0, "deck:0") == ["One"]
        match.answer("yes")
        assert seen(match, 0, "deck:0") == ["Two", "One"]
        assert seen(match, 1, "deck:0") == []
        assert match.offered == ["seen"], "there is no third"
        match.answer("seen")
        assert seen(match, 0, "deck:0") == []

    @rule("5.7.2", "5.7.3.2", both=True)
    @both_editions
    @pytest.mark.parametrize("looked", [0, 1])
    def test_the_player_may_end_it_before_each(self, book: Rulebook, looked: int) -> None:
        zones: Zones = {"FL:0": ["Actor"], "deck:0": ["One", "Two", "Three"]}
        match = table(book, zones, actor(self.text)).answer("act:FL:1")
        for _ in range(looked):
            match.answer("yes")
        match.answer("no")
        assert seen(match, 0, "deck:0") == ["One"][:looked]

    @rule("5.7.2", both=True)
    @both_editions
    def test_the_text_goes_on_with_what_was_seen(self, book: Rulebook) -> None:
        text = f"{self.text} Return a card from among them to your hand."
        zones: Zones = {"FL:0": ["Actor"], "deck:0": ["One", "Two", "Three"]}
        match = table(book, zones, actor(text)).answer("act:FL:1").answer("yes").answer("no")
        assert match.names("hand:0") == ["One"]


class TestRevealing:
    @rule("5.19.2", book="luck-and-logic-1.00")
    @rule("5.19.2")
    @both_editions
    def test_a_card_revealed_as_a_cost_is_seen_until_the_ability_has_resolved(self, book: Rulebook) -> None:
        text = "ACT [1/turn]: [Reveal a card from your hand] Draw up to one card."
        match = table(book, {"FL:0": ["Actor"], "hand:0": ["One"]}, actor(text)).answer("act:FL:1")
        assert match.prompt == "ask-draw"
        assert seen(match, 1, "hand:0") == ["One"]
        match.answer("no")
        assert seen(match, 1, "hand:0") == []
