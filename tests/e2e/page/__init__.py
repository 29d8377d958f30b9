"""The sandbox's page in headless Chromium, with the real discord.py client behind it."""
