"""Databases as tests open them: a machine that is busy with other things is not a database that hangs."""

from storage.connections import Patience
from tests.patience import SECONDS

PATIENT = Patience(connect=SECONDS, command=SECONDS, lock=SECONDS, pool=SECONDS, queue=SECONDS, close=SECONDS)

IMPATIENT = Patience(connect=2.0, command=2.0, lock=2.0, pool=2.0, queue=2.0, close=2.0)
"""For a database that will not answer in any case: how long until that is said makes no difference to the test."""
