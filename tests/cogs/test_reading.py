"""Reading a card: every card that somebody may see is offered, and no other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from cogs import custom_ids
from cogs.components import MOST_IN_SELECT
from cogs.presenters.reading import readable, reading_message
from cogs.words import Localizer
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.kernel.views import CardView, View, view
from engine.kernel.visibility import public_id, sees
from engine.players.playout import random_answers
from host.texts import BotTexts
from tests.games.kits import Kit, every_game, kit_of
from tests.replacing import replace

VIEWERS = (0, 1, None)
ANSWERS, EVERY = 120, 7


def played(kit: Kit, seed: bytes) -> Iterator[Match]:
    """Moments of a match that is played at random."""
    match = Match.begin(kit.rulebook, kit.starters, seed)
    for number, _ in zip(range(ANSWERS), random_answers(match, seed), strict=False):
        if number % EVERY == 0:
            yield match


def names(found: View) -> set[str]:
    return {each.card.definition.name for each in readable(found) if each.card.definition is not None}


@every_game
def test_exactly_what_a_viewer_may_see_can_be_read(kit: Kit) -> None:
    looked_at = 0
    for match in played(kit, b"read" * 4):
        for viewer in VIEWERS:
            every = [Card(row) for row in range(len(match.state.definition))]
            seen = [card for card in every if sees(match, viewer, card) and match.state.zone[card] in match.state.zones]
            known = {public_id(match, card): match.state.definition[card].name for card in seen}
            found = readable(view(match, viewer))
            assert {each.card.id for each in found} <= known.keys(), "nothing hidden"
            assert all(each.card.definition is not None for each in found)
            assert names(view(match, viewer)) == set(known.values()), "and nothing is left out"
            looked_at += len(found)
    assert looked_at > 100


def test_more_than_twenty_five_cards_are_paged_and_each_says_where_it_is() -> None:
    kit = kit_of("vanguard")
    seen = view(next(played(kit, b"page" * 4)), 0)
    cards = tuple(
        CardView(f"drop-{at}", definition, definition.values, 0, 0, rested=False, face_down=False)
        for at, definition in enumerate(list(kit.rulebook.cards().values())[:60])
    )
    many = replace(seen, zones={**seen.zones, "drop:0": replace(seen.zones["drop:0"], cards=cards, count=60)})
    words = Localizer(BotTexts(), "en").of(kit.rulebook, ("Alice", "Bob"))
    offered: set[str] = set()
    for page in range(-(-len(readable(many)) // MOST_IN_SELECT)):
        select = select_of(reading_message(7, many, kit.rulebook, page, None, None, words).view)
        assert 1 <= len(select["options"]) <= MOST_IN_SELECT
        assert all(1 <= len(option["description"]) <= 100 for option in select["options"])
        assert custom_ids.parse(select["custom_id"]) == custom_ids.ReadCard(7, page)
        offered |= {option["value"] for option in select["options"]}
        said = {option["value"]: option["description"] for option in select["options"]}
        assert all(said[each].startswith("Alice · drop zone · ") for each in said if each.startswith("drop-"))
    assert offered == {each.card.id for each in readable(many)}


def select_of(layout: discord.ui.LayoutView) -> dict[str, Any]:
    """The select of a message."""
    parts = [each.to_component_dict() for each in layout.walk_children() if isinstance(each, discord.ui.DynamicItem)]
    return next(each for each in parts if each["type"] == 3)
