"""Tiles: parts of pictures that are drawn once and pasted often. The oldest go when they take more memory than allowed.

A tile is never changed after it was drawn, so any number of threads may paste it at once. The cache holds pixels that
depend on nothing but their key: with it or without it, pictures are the same bytes.
"""

from __future__ import annotations

import os
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from PIL import Image

LIMIT: Final = 128 * 1024 * 1024  #: bytes of pixels in one process: with fewer, many matches displace each other's


class TileCache:
    """Images by key, least recently used first; together at most ``limit`` bytes.

    The module of the function that draws a tile is a part of its key, so that two games may use the same words.
    """

    def __init__(self, limit: int = LIMIT) -> None:
        self.limit = limit
        self.size = 0
        self._tiles: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self.renew_lock()

    def renew_lock(self) -> None:
        """Forget who holds the lock: a forked child inherits it as it was, and its holder stayed behind."""
        self._lock = threading.Lock()

    def get(self, key: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
        """The tile of this key; drawn now, outside the lock, if it is not there. Do not draw on it."""
        key = (draw.__module__, key)
        with self._lock:
            tile = self._tiles.get(key)
            if tile is not None:
                self._tiles.move_to_end(key)
                return tile
        drawn = draw()
        with self._lock:
            if key not in self._tiles:
                self._tiles[key] = drawn
                self.size += _bytes(drawn)
                while self.size > self.limit and len(self._tiles) > 1:
                    self.size -= _bytes(self._tiles.popitem(last=False)[1])
            return drawn

    def clear(self) -> None:
        """Forget every tile."""
        with self._lock:
            self._tiles.clear()
            self.size = 0


def _bytes(image: Image.Image) -> int:
    """Of one with clear corners also those of its parts."""
    return image.width * image.height * len(image.getbands()) * (2 if image.mode == "RGBA" else 1)


TILES: Final = TileCache()

STRIPS: Final = TileCache(LIMIT // 2)
"""The strips of hands and choices apart: they are large and not needed for long, and displace nothing of a board."""

if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=TILES.renew_lock)
    os.register_at_fork(after_in_child=STRIPS.renew_lock)
