"""What a bot of `bot_process` has in memory from the start: to read the cards takes most of the time of a start."""

from engine.games import rulebooks

for rulebook in rulebooks().values():
    rulebook.cards()
