"""What running matches share: the database, the clock, whom to tell of changes."""

from collections.abc import Callable
from dataclasses import dataclass

from host.alarms import Alarms
from host.long_answers import LongAnswers
from host.notices import Notice
from host.servers import Servers
from host.tasks import Tasks
from host.time import Clock
from storage import Database


@dataclass(frozen=True, slots=True)
class MatchServices:
    """The services that every running match uses."""

    database: Database
    clock: Clock
    servers: Servers
    notify: Callable[[Notice], None]
    alarms: Alarms
    tasks: Tasks
    long_answers: LongAnswers
