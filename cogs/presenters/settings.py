"""A server's settings, and the selects to change them."""

from collections.abc import Mapping, Sequence

import discord

from cogs.components import MOST_IN_SELECT, ActionSelect, ChannelSelect
from cogs.custom_ids import AllowChannels, AllowGames
from cogs.outgoing_messages import OutgoingMessage
from cogs.presenters.board import message_of
from cogs.words import Localizer, Safe
from engine.kernel.rulebook import Rulebook
from host.stored import ServerSettings


def settings_text(
    settings: ServerSettings, books: Mapping[str, Rulebook], default_hours: int, words: Localizer
) -> Safe:
    """All settings of a server."""
    games = [words.text(books[game].title) for game in settings.games or () if game in books]
    channels = [f"<#{channel}>" for channel in settings.channels or ()]
    lines = [
        words.say("settings-title"),
        words.say("settings-games", games=Safe(", ".join(games)) or words.say("settings-all")),
        words.say("settings-channels", channels=Safe(", ".join(channels)) or words.say("settings-all")),
        words.say(
            "settings-clock",
            seconds=settings.clock_seconds,
            warning=settings.warning_seconds if settings.warning_seconds < settings.clock_seconds else 0,
            lose=settings.timeouts_to_lose or 0,
        ),
        words.say("settings-abandon", hours=settings.abandon_after_hours or default_hours),
    ]
    return Safe("\n".join(lines))


def games_message(settings: ServerSettings, books: Sequence[Rulebook], words: Localizer) -> OutgoingMessage:
    """Which games may be played."""
    options = [
        discord.SelectOption(
            label=book.title, value=book.name, default=settings.games is not None and book.name in settings.games
        )
        for book in books[:MOST_IN_SELECT]
    ]
    select = ActionSelect.of(
        AllowGames(), options, words.plain("settings-choose-games"), minimum=0, maximum=len(options)
    )
    return message_of(
        discord.ui.Container(discord.ui.TextDisplay(words.say("settings-games-hint")), discord.ui.ActionRow(select))
    )


def channels_message(chosen: Sequence[int], words: Localizer) -> OutgoingMessage:
    """Where matches may be started: in these channels so far, all of which must still be there."""
    select = ChannelSelect.of(AllowChannels(), chosen[:MOST_IN_SELECT], words.plain("settings-choose-channels"))
    return message_of(
        discord.ui.Container(discord.ui.TextDisplay(words.say("settings-channels-hint")), discord.ui.ActionRow(select))
    )
