"""What a file is that is no text, by how it begins: people attach archives and tables where a text is wanted."""

from __future__ import annotations

from typing import Final, Literal

FileKind = Literal["archive", "table", "document", "picture", "database"]
"""An archive, such as ZIP; a table or a document of an office program; a picture; a database of SQLite."""

_ZIP: Final = b"PK\x03\x04"
_EMPTY_ZIP: Final = b"PK\x05\x06"

_BEGINNINGS: Final[tuple[tuple[bytes, FileKind], ...]] = (
    (_EMPTY_ZIP, "archive"),
    (b"\x1f\x8b", "archive"),  # gzip
    (b"7z\xbc\xaf\x27\x1c", "archive"),
    (b"Rar!\x1a\x07", "archive"),
    *((b"BZh%d1AY&SY" % level, "archive") for level in range(1, 10)),  # bzip2
    (b"\xfd7zXZ\x00", "archive"),
    (b"\x28\xb5\x2f\xfd", "archive"),  # Zstandard
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "document"),  # office programs of old: a table or a document
    (b"%PDF-", "document"),
    (b"\x89PNG\r\n\x1a\n", "picture"),
    (b"\xff\xd8\xff", "picture"),
    (b"GIF8", "picture"),
    (b"SQLite format 3\x00", "database"),
)

_IN_TABLES: Final = (b"xl/", b"application/vnd.oasis.opendocument.spreadsheet")
_IN_DOCUMENTS: Final = (b"word/", b"ppt/", b"application/vnd.oasis.opendocument.")


def kind_of(data: bytes) -> FileKind | None:
    """What a file is; None for a text, and for what is not known."""
    if data.startswith(_ZIP):  # nothing in it is unpacked: the names of what it holds stand in it as they are
        if any(name in data for name in _IN_TABLES):
            return "table"
        return "document" if any(name in data for name in _IN_DOCUMENTS) else "archive"
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "picture"
    return next((kind for beginning, kind in _BEGINNINGS if data.startswith(beginning)), None)
