"""The sandbox's world: guilds, channels, people, messages, commands and interactions as plain data."""
