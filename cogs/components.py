"""All our buttons and selects. They hold no state: what they do is in their custom ids.

discord.py is told of the three classes once (`cogs.client`) and compares the custom id of whatever is used with their
templates. The one that fits hands the action on to `ComponentHandlers.pressed`, however old the message is. A custom id
of ours that cannot be read gets there as well: whoever used it is answered.
"""

import re
from collections.abc import Sequence
from typing import Any, Protocol, Self

import discord

from cogs.custom_ids import Action, encode, parse
from cogs.discord_calls import Interaction

WHERE_MATCHES_BEGIN = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.forum,
    discord.ChannelType.media,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
)
SELECTS = "pick|card|deck|start|games|passing"
"""What the custom ids of selects of options begin with, as a pattern."""
MOST_BUTTONS_IN_ROW = 5
MOST_IN_SELECT = 25
MOST_BUTTON_LABEL = 80
MOST_OPTION_LABEL = 100
MOST_PLACEHOLDER = 150


class HandlesComponents(Protocol):
    """What the client must offer for components to act on: our client has it as `component_handlers`."""

    async def pressed(self, interaction: Interaction, action: Action | None, values: Sequence[str]) -> None:
        """A component was used; `action` is None for a custom id that cannot be read. Never raises."""


class ActionButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=rf"tc/(?!(?:{SELECTS}|channels)\b).*"):
    """A button. Its template is whatever the selects leave over, so that an id that cannot be read is a button's."""

    @classmethod
    def of(
        cls,
        action: Action,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> Self:
        """A button for this action."""
        text = shortened(label, MOST_BUTTON_LABEL)
        return cls(discord.ui.Button(label=text, style=style, custom_id=encode(action), disabled=disabled))

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button that was pressed."""
        assert isinstance(item, discord.ui.Button)
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        """Hand the press on."""
        await _handlers(interaction).pressed(interaction, parse(self.custom_id), ())


class ActionSelect(discord.ui.DynamicItem[discord.ui.Select[Any]], template=rf"tc/(?:{SELECTS})\b.*"):
    """A select of options: of a decision, of cards, of decks, of games."""

    @classmethod
    def of(
        cls,
        action: Action,
        options: Sequence[discord.SelectOption],
        placeholder: str,
        *,
        minimum: int = 1,
        maximum: int = 1,
    ) -> Self:
        """A select for this action; at least one and at most 25 options."""
        return cls(
            discord.ui.Select(
                custom_id=encode(action),
                placeholder=shortened(placeholder, MOST_PLACEHOLDER),
                options=list(options),
                min_values=minimum,
                max_values=maximum,
                required=minimum > 0,  # Discord refuses to require a choice of none
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The select that was used."""
        assert isinstance(item, discord.ui.Select)
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        """Hand the chosen values on."""
        await _handlers(interaction).pressed(interaction, parse(self.custom_id), self.item.values)


class ChannelSelect(discord.ui.DynamicItem[discord.ui.ChannelSelect[Any]], template=r"tc/channels\b.*"):
    """A select of the channels of a server in which matches may be begun, in themselves or in their threads."""

    @classmethod
    def of(cls, action: Action, chosen: Sequence[int], placeholder: str) -> Self:
        """A select for this action, with these channels chosen already; any number of them, also none."""
        return cls(
            discord.ui.ChannelSelect(
                custom_id=encode(action),
                placeholder=shortened(placeholder, MOST_PLACEHOLDER),
                channel_types=list(WHERE_MATCHES_BEGIN),
                default_values=[discord.Object(channel) for channel in chosen],
                min_values=0,
                max_values=MOST_IN_SELECT,
                required=False,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The select that was used."""
        assert isinstance(item, discord.ui.ChannelSelect)
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        """Hand the chosen channels' ids on."""
        chosen = [str(channel.id) for channel in self.item.values]
        await _handlers(interaction).pressed(interaction, parse(self.custom_id), chosen)


def rows_of(buttons: Sequence[ActionButton]) -> list[discord.ui.ActionRow[Any]]:
    """Buttons in rows of five."""
    return [
        discord.ui.ActionRow(*buttons[at : at + MOST_BUTTONS_IN_ROW])
        for at in range(0, len(buttons), MOST_BUTTONS_IN_ROW)
    ]


def shortened(text: str, most: int) -> str:
    """Text of at most so many characters, with an ellipsis where it was cut."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def _handlers(interaction: Interaction) -> HandlesComponents:
    handlers: HandlesComponents = interaction.client.component_handlers
    return handlers
