"""A local stand-in for Discord: strict enough that a bot which works here works there.

async with Sandbox() as sandbox:
    with point_discord_at(sandbox):
        ...start a discord.py client with sandbox.token...
    alice = sandbox.person("Alice")
    answer = await alice.command(sandbox.channel("table"), "match start", opponent=sandbox.person("Bob"))
"""

from sandbox.errors import DiscordError, InteractionFailed, NotAllowed
from sandbox.gateway.intents import Intent
from sandbox.limits import UNLIMITED, DiscordLimits, Window
from sandbox.operations.files import Upload
from sandbox.permissions import Permission
from sandbox.person import AppResponse, Person, Received
from sandbox.pointing import point_discord_at
from sandbox.rest.planned import Loss
from sandbox.server import TOKEN, Sandbox
from sandbox.world.model import CallbackType, ChannelType

__all__ = [
    "TOKEN",
    "UNLIMITED",
    "AppResponse",
    "CallbackType",
    "ChannelType",
    "DiscordError",
    "DiscordLimits",
    "Intent",
    "InteractionFailed",
    "Loss",
    "NotAllowed",
    "Permission",
    "Person",
    "Received",
    "Sandbox",
    "Upload",
    "Window",
    "point_discord_at",
]
