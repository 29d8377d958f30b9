"""A process that appends to a match's journal, for tests that race several or kill one.

    python -m tests.storage.appender URL MATCH_ID LAST

It appends every number up to LAST that it does not find taken, and writes each that it got on a line of its own, after
the append has returned.
"""

import asyncio
import sys

from storage import SequenceTaken, open_database
from tests.storage.samples import answer


async def append_all(url: str, match_id: int, last: int) -> None:
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


if __name__ == "__main__":
    asyncio.run(append_all(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
