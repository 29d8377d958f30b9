"""Whole matches: the real discord.py client against the sandbox."""
