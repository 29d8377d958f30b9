"""What processes of `tests.forked` have in memory from the start: to import modules and read cards takes seconds."""

import tests.e2e.bot_process
import tests.host.player_process
import tests.storage.appender  # noqa: F401
from engine.games import rulebooks

for rulebook in rulebooks().values():
    rulebook.cards()
