"""What is sent where a text is wanted is called by what it is, and nothing of it is unpacked."""

import bz2
import gzip
import io
import lzma
import sqlite3
import zipfile
from pathlib import Path

import pytest
from PIL import Image

from engine.decks import read_deck
from engine.importing.errors import ImportFileError
from engine.importing.file_kinds import FileKind, kind_of
from engine.importing.sources import read_source
from tests.games.kits import kit_of

LIST = b"4 Wingal\n4 Blaster Blade\n"


def zipped(*names: str) -> bytes:
    """A ZIP of files with these names."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in names:
            archive.writestr(name, LIST)
    return file.getvalue()


def picture(form: str) -> bytes:
    """A small picture."""
    file = io.BytesIO()
    Image.new("RGB", (8, 8), "red").save(file, form)
    return file.getvalue()


def database(folder: Path) -> bytes:
    """A database with a table."""
    connection = sqlite3.connect(folder / "cards.db")
    connection.execute("CREATE TABLE cards (name TEXT)")
    connection.close()
    return (folder / "cards.db").read_bytes()


FILES: dict[str, tuple[bytes, FileKind]] = {
    "zip": (zipped("deck.txt"), "archive"),
    "empty zip": (zipped(), "archive"),
    "gzip": (gzip.compress(LIST), "archive"),
    "bzip2": (bz2.compress(LIST), "archive"),
    "xz": (lzma.compress(LIST), "archive"),
    "xlsx": (zipped("[Content_Types].xml", "xl/workbook.xml"), "table"),
    "docx": (zipped("[Content_Types].xml", "word/document.xml"), "document"),
    "pdf": (b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "document"),
    **{form: (picture(form), "picture") for form in ("PNG", "JPEG", "GIF", "WEBP")},
}


@pytest.mark.parametrize(("data", "kind"), FILES.values(), ids=FILES)
def test_a_file_is_called_by_what_it_is(data: bytes, kind: FileKind) -> None:
    assert kind_of(data) == kind
    (problem,) = read_deck(kit_of("vanguard").rulebook, data).problems
    assert problem.message.values["kind"] == kind
    with pytest.raises(ImportFileError, match={"table": "a table of an office"}.get(kind, f"an? {kind}")):
        read_source("theirs", data)


def test_a_database_is_called_one(tmp_path: Path) -> None:
    with pytest.raises(ImportFileError, match="a database of SQLite"):
        read_source("cards.db", database(tmp_path))


@pytest.mark.parametrize("text", [b"", LIST, b"BZh = 1", b"PK", b"GIF7", "4 Élan".encode("cp1252")])
def test_a_text_is_no_kind_of_file(text: bytes) -> None:
    assert kind_of(text) is None
