"""What a process does that appends to a match's journal, for tests that race several or kill one."""

import sys

from storage import SequenceTaken, open_database
from tests.storage.samples import answer


async def append_all(url: str, match_id: int, last: int) -> None:
    """Append every number up to `last` that is not taken, and write each, on a line of its own, once it is appended."""
    database = await open_database(url)
    found = await database.matches.get(match_id)
    assert found is not None
    for sequence in range(found.last_sequence + 1, last + 1):
        try:
            await database.journal.append(answer(match_id, sequence))
        except SequenceTaken:
            continue
        sys.stdout.write(f"{sequence}\n")
        sys.stdout.flush()
    await database.close()
