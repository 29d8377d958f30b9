"""The pictures of cards that an operator gives a Discord server: which there are, by the numbers of the cards.

They lie in the folder `CARD_PICTURES`, in `<id of the server>/<folder of the game>/<number of the card>.png`. Paths are
never made of what stands on a card: the files that are there are listed, and found by their names.
"""

import asyncio
import logging
import os
import re
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from cachetools import LRUCache

from render import Finder, OwnPicture

log = logging.getLogger(__name__)

LOOKED_AGAIN_SECONDS = 30.0
"""How long a list of files is taken as it is: new pictures are seen after that."""

MOST_FILES = 20_000
MOST_FOLDERS = 256
ENDINGS = (".png", ".jpg", ".jpeg", ".webp")

_OTHER = re.compile(r"[^a-z0-9.-]")


def file_form(number: str) -> str:
    """How a card's number is written in a file name, whose capitals do not matter: `DM-01/91` as `dm-01_91`.

    Letters, digits, hyphens and dots stay; everything else becomes `_`.
    """
    return _OTHER.sub("_", number.casefold())


@dataclass(frozen=True, slots=True)
class _Listed:
    files: Mapping[str, OwnPicture]
    at: float

    def find(self, number: str) -> OwnPicture | None:
        return self.files.get(file_form(number))


class CardPictures:
    """Finds the pictures of one installation. `clock` gives seconds."""

    def __init__(self, folder: Path | None, clock: Callable[[], float] = time.monotonic) -> None:
        self._folder = folder
        self._clock = clock
        self._listed: LRUCache[tuple[int, str], _Listed] = LRUCache(MOST_FOLDERS)

    async def of(self, guild_id: int | None, game: str) -> Finder | None:
        """What finds the pictures that a server has for the cards of a game, by the folder of its rulebook, if any."""
        if self._folder is None or guild_id is None:
            return None
        known = self._listed.get((guild_id, game))
        if known is None or self._clock() - known.at >= LOOKED_AGAIN_SECONDS:
            folder = self._folder / str(guild_id) / game
            known = _Listed(await asyncio.to_thread(_files, folder), self._clock())
            self._listed[guild_id, game] = known
        return known.find if known.files else None


def _files(folder: Path) -> Mapping[str, OwnPicture]:
    """The pictures in a folder by the form of their numbers; of several for one card the first by its name.

    Links and folders are passed over, and so is everything beyond `MOST_FILES`.
    """
    found: dict[str, OwnPicture] = {}
    names: dict[str, str] = {}
    try:
        with os.scandir(folder) as entries:
            for seen, entry in enumerate(entries):
                if seen >= MOST_FILES:
                    log.warning("too many pictures of cards", extra={"folder": str(folder), "read": MOST_FILES})
                    break
                form, dot, ending = entry.name.casefold().rpartition(".")
                if dot + ending not in ENDINGS or not entry.is_file(follow_symlinks=False):
                    continue
                if form not in found or entry.name < names[form]:
                    facts = entry.stat(follow_symlinks=False)
                    found[form] = OwnPicture(entry.path, facts.st_size, facts.st_mtime_ns)
                    names[form] = entry.name
    except FileNotFoundError:
        pass  # most servers have none
    except OSError as problem:
        log.warning("pictures of cards cannot be listed", extra={"folder": str(folder), "reason": problem.strerror})
    return found
