"""Pages of something: which one is shown, and the buttons to those beside it."""

from collections.abc import Callable
from typing import Any

import discord

from cogs.components import ActionButton
from cogs.custom_ids import Action
from cogs.words import Localizer


def pages_for(count: int, most: int) -> int:
    """How many pages so many things take, of so many each at most; one if there is nothing."""
    return max(1, -(-count // most))


def page_parts(
    page: int, pages: int, turned_to: Callable[[int], Action], words: Localizer
) -> list[discord.ui.Item[Any]]:
    """The number of the page, and the buttons to turn it; nothing where there is no other one."""
    if pages == 1:
        return []
    before = ActionButton.of(turned_to(max(page - 1, 0)), words.plain("page-before"), disabled=page == 0)
    after = ActionButton.of(turned_to(page + 1), words.plain("page-after"), disabled=page == pages - 1)
    return [
        discord.ui.TextDisplay(words.say("page-number", page=page + 1, pages=pages)),
        discord.ui.ActionRow(before, after),
    ]
