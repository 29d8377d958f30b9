"""What pages and comments name is there: links and their headings, files, modules, targets of the Makefile."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from engine.kernel.rulebook import Rulebook

ROOT = Path(__file__).parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
PARTS = ("benchmarks", "cogs", "docs", "engine", "host", "render", "sandbox", "storage", "tests")
SOURCES = [ROOT / "bot.py", *sorted(path for part in PARTS for path in (ROOT / part).rglob("*.py"))]

LINK = re.compile(r'\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"')
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
BLOCK = re.compile(r"^(?:```.*?^```| {4}.*?$)", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.<>*-]+/[\w.<>*/-]*")
MODULE = re.compile(rf"(?:{'|'.join(PARTS)})(?:\.\w+)+")
RUN = re.compile(r"python -m ([\w.]+)")
TARGET = re.compile(r"^\s*(?:\$ )?make ([a-z]+)", re.MULTILINE)  # a command begins with it; a card may "make up"

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def anchors(page: Path) -> set[str]:
    """What a link says behind the # to come to a heading of a page."""
    headings = HEADING.findall(page.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def missing_links(page: Path) -> Iterator[str]:
    """The links of a page to files of ours, or to headings in them, that lead nowhere."""
    for found in LINK.findall(page.read_text(encoding="utf-8")):
        link = next(filter(None, found))
        if "://" in link:
            continue
        file, _, heading = link.partition("#")
        target = page.parent / file if file else page
        if not target.exists() or (heading and heading not in anchors(target)):
            yield link


def is_there(path: str) -> bool:
    """Whether some file or folder is called so. What is in < > stands for any name; `engine/` may be left out."""
    pattern = re.sub(r"<\w+>", "*", path.rstrip("/"))
    return any(any(ROOT.glob(f"{folder}{pattern}")) for folder in ("", "engine/"))


def is_defined(name: str) -> bool:
    """Whether a dotted name is a module, or a word that its module, or a file of its package, defines."""
    *parts, last = name.split(".")
    place = ROOT.joinpath(*parts)
    if (place / last).is_dir() or (place / f"{last}.py").is_file():
        return True
    files = [*place.glob("__init__.py"), *place.parent.glob(f"{place.name}.py")]
    if not files:
        return bool(parts) and parts[-1][0].isupper() and is_defined(".".join(parts))
    defined = re.compile(rf"^\s*(?:(?:async )?def |class )?{last}\b|\bimport .*\b{last}\b|^\s+{last},$", re.MULTILINE)
    return any(defined.search(file.read_text(encoding="utf-8")) for file in files)


def missing_names(text: str) -> Iterator[str]:
    """The files and modules that a text names between backticks, and that are not there, but for what is built."""
    for quoted in QUOTED.findall(text):
        if PATH.fullmatch(quoted):
            first = quoted.split("/")[0]
            if (
                first != "build"
                and ((ROOT / first).is_dir() or (ROOT / "engine" / first).is_dir())
                and not is_there(quoted)
            ):
                yield quoted
        elif MODULE.fullmatch(quoted.removesuffix("()")) and not is_defined(quoted.removesuffix("()")):
            yield quoted


@every_page
def test_every_link_leads_somewhere(page: Path) -> None:
    assert not list(missing_links(page))


@every_page
def test_every_file_and_module_that_a_page_names_is_there(page: Path) -> None:
    assert not list(missing_names(BLOCK.sub("", page.read_text(encoding="utf-8"))))


def test_every_file_and_module_that_the_code_names_is_there() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in SOURCES
        if "third_game" not in path.parts and path != Path(__file__)
        for name in missing_names(path.read_text(encoding="utf-8").replace("``", "`"))
    ]
    assert not wrong, "\n".join(wrong)


@every_page
def test_every_command_that_a_page_gives_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    given = {target for quoted in [*QUOTED.findall(text), *BLOCK.findall(text)] for target in TARGET.findall(quoted)}
    assert given <= targets
    modules = [name for name in RUN.findall(text) if name.split(".")[0] in PARTS]
    assert not [name for name in modules if not is_defined(name)]


@pytest.mark.parametrize(
    ("name", "there"),
    [
        ("engine.kernel.match", True),
        ("engine.kernel.match.Match", True),
        ("engine.kernel.match.Match.fork", True),
        ("engine.kernel.match.Game", False),
        ("engine.kernel.nowhere", False),
        ("engine.kernel.nowhere.Match", False),
    ],
)
def test_a_name_is_defined_where_its_module_has_it(name: str, there: bool) -> None:
    assert is_defined(name) is there


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("see `kernel/match.py` and `engine/games/<game>/`", []),
        ("see `kernel/mating.py`, `docs/nothing.md` and `gets/get`", ["kernel/mating.py", "docs/nothing.md"]),
        ("see `engine.kernel.mating` and `host.host.Host`", ["engine.kernel.mating"]),
    ],
)
def test_what_a_text_names_between_backticks_is_looked_for(text: str, missing: list[str]) -> None:
    assert list(missing_names(text)) == missing


def test_the_page_on_adding_a_game_tells_of_every_field_of_a_rulebook() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    table = page.partition("## `rulebook.py`")[2].partition("\n## ")[0]
    told = {name for line in table.splitlines() if line.startswith("|") for name in QUOTED.findall(line.split("|")[1])}
    assert {each.name for each in fields(Rulebook)} - told == set()
