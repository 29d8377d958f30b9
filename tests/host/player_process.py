"""What a process does that takes up whatever runs and plays it on at random, until it is killed."""

from __future__ import annotations

import asyncio
import sys

from engine.games import rulebooks
from engine.players import Chance, RandomPlayer
from host.errors import AlreadyAnswered, MatchEnded, NotYourDecision
from host.host import Host
from host.settings import Settings
from storage import open_database
from tests.host.support import ANN, PEOPLE, TINY, begin
from tests.seeds import Seeds


async def run(url: str, game: str, matches: int, name: str) -> None:
    """Play until nothing is running any more, at first so many matches if none is.

    Writes "<match> <sequence>" for each answer once `Host.answer` has returned. The name is what it draws its seeds
    from. Several may run at the same time.
    """
    database = await open_database(url)
    books = TINY if game == "tiny" else rulebooks()
    settings = Settings(_env_file=None, max_matches_per_user=100)
    host = Host(database, settings, rulebooks=books, computers={}, new_seed=Seeds(name))
    await host.start()
    running = [summary.match_id for summary in await host.of_user(ANN.user_id)]
    running = running or [(await begin(host, game=game)).match_id for _ in range(matches)]
    say("ready")
    await asyncio.gather(*(play(host, match_id, name) for match_id in running))
    await host.stop()
    await database.close()


async def play(host: Host, match_id: int, name: str) -> None:
    """Play both players of a match at random; whoever else plays it too is a nuisance at most."""
    player, chance = RandomPlayer(), Chance(f"{name} {match_id}".encode())
    while (await host.summary(match_id)).is_running:
        public = await host.match_view(match_id, None)
        if public.view.asked is None:
            continue
        match_view = await host.match_view(match_id, public.view.asked)
        if match_view.view.decision is None:
            continue
        keys = player.choose(match_view.view, chance)
        try:
            await host.answer(match_id, PEOPLE[public.view.asked].user_id, match_view.summary.sequence, keys)
        except (AlreadyAnswered, NotYourDecision):
            continue
        except MatchEnded:
            return
        say(f"{match_id} {match_view.summary.sequence}")


def say(line: str) -> None:
    """Write a line that arrives even if the process is killed at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
