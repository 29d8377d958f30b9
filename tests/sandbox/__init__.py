"""The sandbox, tried with the real discord.py."""
