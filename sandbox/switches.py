"""What a test can make happen to the bot: a lost socket, a 429, a permission taken away, an empty world."""

from dataclasses import replace

from sandbox.gateway.gateway import Gateway
from sandbox.operations import announcements, channels, messaging
from sandbox.operations.platform import Platform
from sandbox.permissions import Permission
from sandbox.rest.planned import Planned
from sandbox.rest.ratelimits import RateLimiter
from sandbox.world.model import ChannelType, JsonObject, Overwrite, OverwriteType, Snowflake


class Switches:
    """Acts on the running sandbox at once."""

    def __init__(self, platform: Platform, gateway: Gateway, limiter: RateLimiter, planned: Planned) -> None:
        self._platform = platform
        self._gateway = gateway
        self._limiter = limiter
        self._planned = planned

    def drop_socket(self, resumable: bool = True, ask: bool = False) -> None:
        """Lose the bot's gateway connections; with `ask` it is told to reconnect (op 7) instead."""
        self._gateway.drop(resumable, ask)

    def rate_limit(self, prefix: str, count: int) -> None:
        """Answer the next `count` requests to paths that start with `prefix` (as "/channels") with 429."""
        self._planned.plan(429, f"{prefix}*", count, "*")

    def deny(self, permission: Permission, channel_id: Snowflake, user_id: Snowflake | None = None) -> None:
        """Take a permission in a channel from the bot, or from somebody else."""
        channel = self._platform.world.channels[channel_id]
        user_id = user_id or self._platform.world.bot.id
        kept = [o for o in channel.overwrites if o.id != user_id]
        old = next((o for o in channel.overwrites if o.id == user_id), Overwrite(user_id, OverwriteType.MEMBER))
        denied = replace(old, deny=old.deny | int(permission), allow=old.allow & ~int(permission))
        self._overwrite(channel_id, (*kept, denied))

    def allow(self, channel_id: Snowflake) -> None:
        """Give back everything that was denied in a channel."""
        self._overwrite(channel_id, ())

    def reset(self) -> None:
        """Delete all messages, threads and direct messages, and give back everything that was denied."""
        world = self._platform.world
        for channel in world.channels:
            if channel.is_thread or channel.type is ChannelType.DM:
                channels.delete(self._platform, channel)
            elif channel.overwrites:
                self.allow(channel.id)
        for message in world.messages:
            messaging.delete(self._platform, message)
        for user in world.users:
            world.users.put(replace(user, allows_dms=True))

    def status(self) -> JsonObject:
        """`shards` connected, how often the bot `identifies` and `resumes`, and its `invalid_requests`."""
        return {
            "shards": [list(shard) for shard in self._gateway.shards],
            "identifies": self._gateway.identifies,
            "resumes": self._gateway.resumes,
            "invalid_requests": self._limiter.invalid_requests,
        }

    def _overwrite(self, channel_id: Snowflake, overwrites: tuple[Overwrite, ...]) -> None:
        changed = replace(self._platform.world.channels[channel_id], overwrites=overwrites)
        channels.change_audience(self._platform, changed)
        announcements.channel_updated(self._platform, changed)
        announcements.commands_changed(self._platform)
