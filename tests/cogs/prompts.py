"""What a prompt shows: its buttons and menus, as Discord gets them."""

from typing import Any

import discord

from cogs.presenters.choices import START, Prompt, PromptPlace
from cogs.presenters.prompt import rows
from tests.cogs.decisions import WORDS, card_option


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
