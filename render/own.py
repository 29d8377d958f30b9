"""Cards with pictures of an installation's own in place of our art: what is done to views before they are drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from msgspec import structs

from engine.kernel.definitions import CardDefinition
from engine.kernel.views import CardView, View, ZoneView
from render.common.art import PICTURE
from render.common.own_pictures import OwnPicture

Finder = Callable[[str], OwnPicture | None]
"""The picture of a card by its number, if there is one."""

MOST_KEPT: Final = 4096


def pictured(view: View, find: Finder | None) -> View:
    """A view whose cards are drawn with the pictures that are found for them; the same one where there are none."""
    if find is None:
        return view
    zones = {name: _pictured_zone(zone, find) for name, zone in view.zones.items()}
    decision = view.decision
    if decision is not None:
        options = tuple(
            [
                option if option.card is None else structs.replace(option, card=pictured_card(option.card, find))
                for option in decision.options
            ]
        )
        card = None if decision.card is None else pictured_card(decision.card, find)
        decision = structs.replace(decision, options=options, card=card)
    return structs.replace(view, zones=zones, decision=decision)


def _pictured_zone(zone: ZoneView, find: Finder) -> ZoneView:
    if not zone.cards:
        return zone
    return structs.replace(zone, cards=tuple([pictured_card(card, find) for card in zone.cards]))


def pictured_card(card: CardView, find: Finder | None) -> CardView:
    """A card that is drawn with its picture, and so are those that are attached to it."""
    if find is None:
        return card
    definition = card.definition
    shown = None if definition is None else pictured_definition(definition, find)
    attached = tuple([pictured_card(each, find) for each in card.attached])
    return structs.replace(card, definition=shown, attached=attached)


def pictured_definition(definition: CardDefinition, find: Finder | None) -> CardDefinition:
    """A printed card that is drawn with its picture, if there is one."""
    picture = None if find is None else find(definition.number)
    return definition if picture is None else _with_picture(definition, picture)


@lru_cache(maxsize=MOST_KEPT)
def _with_picture(definition: CardDefinition, picture: OwnPicture) -> CardDefinition:
    """Always the same object, so that views of the same cards are equal."""
    return replace(definition, facts=MappingProxyType({**definition.facts, PICTURE: picture}))
