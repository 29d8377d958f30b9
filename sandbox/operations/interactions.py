"""Interactions on their way to the app: the payload it gets, and the wait for its first answer."""

import asyncio
import secrets

from sandbox.errors import InteractionFailed
from sandbox.gateway.intents import Intent
from sandbox.operations.platform import Acknowledgement, Platform
from sandbox.payloads import basics
from sandbox.world.model import Channel, ChatMessage, Interaction, InteractionType, JsonObject, Snowflake
from sandbox.world.visibility import BOT_DM_CONTEXT, GUILD_CONTEXT, guild_of, permissions_in

FAILED = "This interaction failed"


def start(
    platform: Platform,
    kind: InteractionType,
    user_id: Snowflake,
    channel: Channel,
    data: JsonObject,
    message: ChatMessage | None = None,
    parent: Interaction | None = None,
) -> Interaction:
    """Send INTERACTION_CREATE to the app. The answer is waited for with `first_answer`."""
    _forget_old(platform)
    interaction_id = platform.world.snowflake()
    interaction = Interaction(
        interaction_id,
        kind,
        f"{interaction_id}-{secrets.token_urlsafe(32)}",
        user_id,
        channel.id,
        platform.now(),
        data,
        None if message is None else message.id,
        None if parent is None else parent.id,
    )
    platform.world.interactions.put(interaction)
    platform.waiting[interaction.id] = asyncio.get_running_loop().create_future()
    payload = _payload(platform, interaction, channel, message)
    platform.dispatch("INTERACTION_CREATE", payload, channel.guild_id, Intent.NONE)
    return interaction


async def first_answer(platform: Platform, interaction: Interaction) -> Acknowledgement:
    """How the app acknowledged; raises InteractionFailed after Discord's 3 seconds."""
    try:
        async with asyncio.timeout(platform.limits.acknowledge_seconds):
            return await platform.waiting[interaction.id]
    except TimeoutError:
        raise InteractionFailed(f"{FAILED}: the app did not answer in time") from None
    finally:
        platform.waiting.pop(interaction.id, None)


def id_in(token: str) -> Snowflake:
    """The id of the interaction that a token was made for; 0 for what is no token."""
    digits = token.partition("-")[0]
    return Snowflake(int(digits) if digits.isdecimal() else 0)


def _forget_old(platform: Platform) -> None:
    """Drop the interactions whose tokens are no longer good; they are stored in the order they began."""
    for interaction in platform.world.interactions:
        if platform.now() - interaction.created_at <= platform.limits.token_seconds:
            return
        platform.world.interactions.remove(interaction.id)


def _payload(platform: Platform, interaction: Interaction, channel: Channel, message: ChatMessage | None) -> JsonObject:
    world = platform.world
    guild = guild_of(world, channel)
    user = world.users[interaction.user_id]
    permissions = permissions_in(world, channel, user.id)
    payload: JsonObject = {
        "id": str(interaction.id),
        "application_id": str(world.bot.id),
        "type": int(interaction.type),
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": basics.channel(world, channel) | {"permissions": str(int(permissions))},
        "app_permissions": str(int(permissions_in(world, channel, world.bot.id))),
        "locale": user.locale,
        "entitlements": [],
        "authorizing_integration_owners": {"0": "0" if guild is None else str(guild.id)},
        "context": BOT_DM_CONTEXT if guild is None else GUILD_CONTEXT,
        "attachment_size_limit": platform.limits.file_bytes,
    }
    member = None if guild is None else guild.member(user.id)
    if guild is None or member is None:
        payload["user"] = basics.user(user)
    else:
        payload |= {
            "guild_id": str(guild.id),
            "guild_locale": guild.locale,
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "member": basics.member(world, member, permissions),
        }
    if message is not None:
        payload["message"] = platform.message_for_bot(message)
    return payload
