"""Gateway intents, and which of them Discord grants on request only."""

from enum import IntFlag


class Intent(IntFlag):
    """What a session wants to hear of. NONE marks an event that every session gets."""

    NONE = 0
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
KNOWN_BITS = (1 << 26) - 1
