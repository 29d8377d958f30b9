"""Who is told of what: each change as gateway events for the bot and as events of the page protocol for people."""

from sandbox.gateway.intents import Intent
from sandbox.operations.platform import Platform
from sandbox.payloads import basics
from sandbox.permissions import Permission
from sandbox.world.model import Channel, ChannelType, ChatMessage, Guild, JsonObject, Snowflake
from sandbox.world.tables import ChatWorld
from sandbox.world.visibility import commands_for, may_see_message, permissions_in


def message_created(platform: Platform, message: ChatMessage) -> None:
    """MESSAGE_CREATE, and the message on the screens of those who may see it."""
    _message_event(platform, "MESSAGE_CREATE", message)


def message_updated(platform: Platform, message: ChatMessage) -> None:
    """MESSAGE_UPDATE, and the new state of the message on screens."""
    _message_event(platform, "MESSAGE_UPDATE", message)


def message_deleted(platform: Platform, message: ChatMessage, screens: list[Snowflake]) -> None:
    """MESSAGE_DELETE; `screens` are those who saw the message before it went."""
    channel = platform.world.channels.get(message.channel_id)
    if channel is not None and message.visible_to is None and _bot_sees(platform, channel):
        payload: JsonObject = {"id": str(message.id), "channel_id": str(channel.id), **_guild_id(channel)}
        platform.dispatch("MESSAGE_DELETE", payload, channel.guild_id, _message_intent(channel))
    event = {"type": "message_deleted", "id": str(message.id), "channel_id": str(message.channel_id)}
    platform.tell(screens, event)


def guild_created(platform: Platform, guild: Guild) -> None:
    """GUILD_CREATE, as when the bot is added to a server."""
    platform.dispatch("GUILD_CREATE", basics.guild_create(platform.world, guild), guild.id, Intent.GUILDS)


def channel_opened_to(platform: Platform, channel: Channel, user_ids: list[Snowflake]) -> None:
    """These people see the channel from now on: its messages so far come with it."""
    for user_id in user_ids:
        platform.tell([user_id], {"type": "channel", "channel": for_person(platform.world, channel)})
        for message in platform.world.messages_in(channel.id):
            if may_see_message(platform.world, message, user_id):
                platform.tell([user_id], {"type": "message", "message": platform.message_for_person(message)})


def channel_closed_to(platform: Platform, channel: Channel, user_ids: list[Snowflake]) -> None:
    """These people no longer see the channel."""
    platform.tell(user_ids, {"type": "channel_deleted", "id": str(channel.id)})


def channel_created(platform: Platform, channel: Channel) -> None:
    """CHANNEL_CREATE or THREAD_CREATE; Discord sends no event for a direct message."""
    if channel.type is not ChannelType.DM and _bot_sees(platform, channel):
        payload = basics.channel(platform.world, channel)
        name = "CHANNEL_CREATE"
        if channel.is_thread:
            payload["newly_created"], name = True, "THREAD_CREATE"
        platform.dispatch(name, payload, channel.guild_id, Intent.GUILDS)
    _show_channel(platform, channel)


def channel_updated(platform: Platform, channel: Channel) -> None:
    """CHANNEL_UPDATE or THREAD_UPDATE."""
    if channel.type is not ChannelType.DM and _bot_sees(platform, channel):
        name = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        payload = basics.channel(platform.world, channel)
        platform.dispatch(name, payload, channel.guild_id, Intent.GUILDS)
    _show_channel(platform, channel)


def channel_deleted(platform: Platform, channel: Channel, screens: list[Snowflake], bot_saw: bool) -> None:
    """CHANNEL_DELETE or THREAD_DELETE; `screens` and `bot_saw` say who had it before it went."""
    if bot_saw and channel.type is not ChannelType.DM:
        payload = basics.channel(platform.world, channel)
        name = "CHANNEL_DELETE"
        if channel.is_thread:
            payload = {key: payload[key] for key in ("id", "guild_id", "parent_id", "type")}
            name = "THREAD_DELETE"
        platform.dispatch(name, payload, channel.guild_id, Intent.GUILDS)
    platform.tell(screens, {"type": "channel_deleted", "id": str(channel.id)})


def commands_changed(platform: Platform) -> None:
    """The commands each connected person may use now."""
    for user_id in tuple(platform.listeners):
        commands = [basics.command(platform.world, each) for each in commands_for(platform.world, user_id)]
        platform.tell([user_id], {"type": "commands", "commands": commands})


def for_person(world: ChatWorld, channel: Channel) -> JsonObject:
    """A channel as the page protocol has it; a direct message is named for the bot and tells both its ends."""
    is_direct = channel.type is ChannelType.DM
    body: JsonObject = {
        "id": str(channel.id),
        "name": world.bot.username if is_direct else channel.name,
        "type": int(channel.type),
        "guild_id": None if channel.guild_id is None else str(channel.guild_id),
        "parent_id": None if channel.parent_id is None else str(channel.parent_id),
        "archived": channel.archived,
    }
    return body | {"recipients": [basics.user(world.users[e]) for e in channel.recipient_ids]} if is_direct else body


def _show_channel(platform: Platform, channel: Channel) -> None:
    event = {"type": "channel", "channel": for_person(platform.world, channel)}
    platform.tell(platform.who_sees_channel(channel), event)


def _message_event(platform: Platform, name: str, message: ChatMessage) -> None:
    channel = platform.world.channels[message.channel_id]
    if message.visible_to is None and _bot_sees(platform, channel):
        payload = platform.message_for_bot(message) | _guild_id(channel)
        author_member = _author_member(platform, channel, message)
        if author_member is not None:
            payload["member"] = author_member
        if _content_is_withheld(platform, channel, message):
            payload |= {"content": "", "embeds": [], "attachments": [], "components": []}
        platform.dispatch(name, payload, channel.guild_id, _message_intent(channel))
    event = {"type": "message", "message": platform.message_for_person(message)}
    platform.tell(platform.who_sees_message(message), event)


def _author_member(platform: Platform, channel: Channel, message: ChatMessage) -> JsonObject | None:
    guild = platform.world.guilds.get(channel.guild_id)
    member = None if guild is None else guild.member(message.author_id)
    if member is None:
        return None
    return {name: value for name, value in basics.member(platform.world, member).items() if name != "user"}


def _content_is_withheld(platform: Platform, channel: Channel, message: ChatMessage) -> bool:
    """Without the message content intent a bot reads its own messages, direct messages and those that mention it."""
    bot_id = platform.world.bot.id
    readable = channel.type is ChannelType.DM or message.author_id == bot_id or bot_id in message.mentions.user_ids
    return not readable and not platform.may_read_content


def _message_intent(channel: Channel) -> Intent:
    return Intent.DIRECT_MESSAGES if channel.type is ChannelType.DM else Intent.GUILD_MESSAGES


def _guild_id(channel: Channel) -> JsonObject:
    return {} if channel.guild_id is None else {"guild_id": str(channel.guild_id)}


def _bot_sees(platform: Platform, channel: Channel) -> bool:
    permissions = permissions_in(platform.world, channel, platform.world.bot.id)
    return bool(permissions & Permission.VIEW_CHANNEL)
