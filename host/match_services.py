"""What running matches share: the database, the clock, the publisher, and who else is told what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from host.alarms import Alarms
from host.long_answers import LongAnswers
from host.publisher import Notices
from host.servers import Servers
from host.tasks import Tasks
from host.time import Clock
from storage import Database

if TYPE_CHECKING:
    from host.running import RunningMatch


@dataclass(frozen=True, slots=True)
class MatchServices:
    """The services that every running match uses."""

    database: Database
    clock: Clock
    servers: Servers
    notices: Notices
    alarms: Alarms
    tasks: Tasks
    long_answers: LongAnswers
    asked: Callable[[RunningMatch], None]  #: a match asks somebody, perhaps a computer player
    closed: Callable[[RunningMatch], None]  #: a match is over
