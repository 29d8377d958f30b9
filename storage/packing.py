"""JSON, packed to a fifth or less of its bytes."""

import json
import zlib
from collections.abc import Mapping, Sequence

MOST_BYTES = 32 * 1024 * 1024
"""Far more than any match or set of cards takes; what unpacks to more is damaged."""


def pack(data: Mapping[str, object] | Sequence[object]) -> bytes:
    """JSON as it is stored; `unpack` is the way back."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    # Level 1 takes a third of the time of the default level for a quarter more bytes.
    return zlib.compress(text.encode(), level=1)


def unpack(packed: bytes) -> bytes:
    """The way back from `pack`, as far as to JSON. Raises `zlib.error`, also for what is too large."""
    unpacking = zlib.decompressobj()
    text = unpacking.decompress(packed, MOST_BYTES)
    if not unpacking.eof:
        raise zlib.error("cut off, or too large")
    return text
