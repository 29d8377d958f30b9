"""Forms to fill in. What they are for stands in their custom ids, so that they can be sent off after a restart."""

from dataclasses import dataclass
from typing import Any

import discord

from cogs.discord_calls import Interaction
from cogs.words import Localizer
from engine.kernel.rulebook import Rulebook
from host.decks import NAME_LIMIT

PREFIX = "tc-form/"
NAME, LIST = "name", "list"
MOST_CHARACTERS = 4000
SECONDS_OPEN = 3600.0


@dataclass(frozen=True, slots=True)
class DeckListForm:
    """A pasted deck list: to be kept under a name, or only to be checked."""

    game: str | None  #: None: the list tells
    to_keep: bool
    name: str = ""
    listed: str = ""


def deck_modal(
    game: Rulebook | None, words: Localizer, *, to_keep: bool, name: str = "", listed: str = ""
) -> discord.ui.Modal:
    """A form for a deck list, of one game or of whichever the list turns out to be, with a name where it is kept.

    `listed` stands in it already: a list to be mended.
    """
    purpose = "register" if to_keep else "check"
    modal = discord.ui.Modal(
        title=words.plain(f"form-{purpose}", game="any" if game is None else game.title)[:45],
        custom_id=f"{PREFIX}{purpose}/{'' if game is None else game.name}",
        timeout=SECONDS_OPEN,
    )
    if to_keep:
        modal.add_item(
            discord.ui.Label(
                text=words.plain("form-name"),
                component=discord.ui.TextInput(
                    custom_id=NAME, default=name or None, min_length=1, max_length=NAME_LIMIT
                ),
            )
        )
    modal.add_item(
        discord.ui.Label(
            text=words.plain("form-list"),
            description=words.plain("form-list-hint"),
            component=discord.ui.TextInput(
                custom_id=LIST,
                style=discord.TextStyle.paragraph,
                default=listed[:MOST_CHARACTERS] or None,
                min_length=1,
                max_length=MOST_CHARACTERS,
            ),
        )
    )
    return modal


def submitted(interaction: Interaction) -> DeckListForm | None:
    """The deck form that was sent off; None if it is another."""
    data: dict[str, Any] = dict(interaction.data or {})
    purpose, _, game = str(data.get("custom_id", "")).removeprefix(PREFIX).partition("/")
    if purpose not in ("register", "check"):
        return None
    values = {
        field["custom_id"]: str(field.get("value", ""))
        for field in (row.get("component", {}) for row in data.get("components", []))
        if "custom_id" in field
    }
    return DeckListForm(game or None, purpose == "register", values.get(NAME, ""), values.get(LIST, ""))
