"""Matches of the ambush game, in which a player may have something to do or not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.rulebook import Rulebook
from host.host import Host
from host.pauses import LONGEST, Pauses
from storage import Database
from tests.host.ambush_game import RULEBOOK
from tests.host.support import ANN, BEN, CHANNEL, GUILD, ManualClock, Record, make_host

AMBUSH: Mapping[str, Rulebook] = {"ambush": RULEBOOK}
LONG_ENOUGH = 2 * LONGEST
"""After so many seconds every automatic answer has been given."""


async def started(database: Database, record: Record, clock: ManualClock, **others: Any) -> Host:
    host = make_host(database, record, clock, rulebooks=AMBUSH, pauses=Pauses(), **others)
    await host.start()
    return host


async def begun(host: Host, bens: str, anns: str = "twigs") -> int:
    """A match of Ann, who begins, against Ben, with these decks."""
    decks = {deck.name.lower(): deck for deck in host.decks.starters("ambush")}
    invitation = await host.lobby.invite("ambush", ANN, BEN, decks[anns], guild_id=GUILD, channel_id=CHANNEL)
    return (await host.lobby.accept(invitation.id, BEN, decks[bens])).match_id
