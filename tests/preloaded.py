"""What processes of `tests.forked` have in memory from the start: to import modules and read cards takes seconds.

The garbage collector passes over it: to look through it would copy it into each of these processes.
"""

import gc

import tests.e2e.bot_process
import tests.host.player_process
import tests.storage.appender  # noqa: F401
from engine.games import rulebooks

for rulebook in rulebooks().values():
    rulebook.cards()
gc.collect()
gc.freeze()
