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
    settings: ServerSettings,
    chosen: Sequence[int] | None,
    books: Mapping[str, Rulebook],
    default_hours: int,
    words: Localizer,
) -> Safe:
    """All settings of a server; of the channels, those that are `chosen` and still there, None for all."""
    games = [words.text(books[game].title) for game in settings.games or () if game in books]
    channels = Safe(", ".join(f"<#{channel}>" for channel in chosen or ())) or words.say("settings-gone")
    lines = [
        words.say("settings-title"),
        words.say("settings-games", games=Safe(", ".join(games)) or words.say("settings-all")),
        words.say("settings-channels", channels=words.say("settings-all") if chosen is None else channels),
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


def channels_message(chosen: Sequence[int] | None, words: Localizer) -> OutgoingMessage:
    """Where matches may be started: in these channels so far, all of which must still be there; None for all."""
    is_nowhere = chosen is not None and not chosen
    placeholder = words.plain("settings-no-channels" if is_nowhere else "settings-choose-channels")
    select = ChannelSelect.of(AllowChannels(), (chosen or ())[:MOST_IN_SELECT], placeholder)
    hint = words.say("settings-channels-hint-gone" if is_nowhere else "settings-channels-hint")
    return message_of(discord.ui.Container(discord.ui.TextDisplay(hint), discord.ui.ActionRow(select)))
