"""Dependencies point downwards only: every import in the source is compared with the tables below."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# A part of the house, and the parts it may import besides itself. The longest matching name of a module is its part.
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "bot": ("cogs", "host", "storage", "engine", "sandbox"),
    "cogs": ("host", "render", "engine"),
    "host": ("render", "storage", "engine"),
    "render": ("engine.kernel", "engine.language", "engine.games"),
    "storage": (),
    "sandbox": (),
    "engine": (),
    "engine.kernel": (),
    "engine.language": ("engine.kernel",),
    "engine.strategy": ("engine.kernel",),
    "engine.games": ("engine.kernel", "engine.language", "engine.strategy"),
    "engine.importing": ("engine.kernel", "engine.language", "engine.games"),
    "engine.players": ("engine.kernel", "engine.games"),
}

# Parts whose modules import each other in no circle, not even for type hints alone.
WITHOUT_CIRCLES = ("engine.kernel", "host", "cogs", "storage")

# Pictures are drawn from views: render may know a rulebook and its printed cards, never what a view hides.
MAY_NOT_IMPORT: dict[str, tuple[str, ...]] = {
    "render": ("engine.kernel.state", "engine.kernel.match"),
}

# A library that only some parts may touch.
RESERVED: dict[str, tuple[str, ...]] = {
    # One module of the sandbox points discord.py at it; the rest must not borrow Discord's rules from a client.
    "discord": ("bot", "cogs", "sandbox.pointing"),
    "sqlalchemy": ("storage",),
    "alembic": ("storage",),
    "aiosqlite": ("storage",),
    # The sandbox measures uploaded pictures, as Discord does.
    "PIL": ("render", "sandbox"),
}

# The engine is pure: the same seed and answers give the same match everywhere.
IMPURE = (
    "aiohttp", "asyncio", "concurrent", "datetime", "glob", "io", "multiprocessing", "os", "pathlib", "random",
    "secrets", "shutil", "socket", "subprocess", "sys", "tempfile", "threading", "time", "uuid",
)  # fmt: skip
IMPURE_BUILTINS = ("open", "input", "print")

# The engine's command line, what finds its compiled modules, what keeps parsers and tables between processes, and what
# makes room on Python's stack do touch the world.
MAY_BE_IMPURE = (
    "engine.cli", "engine.compiled", "engine.kernel.stack", "engine.language.kept_files",
    "engine.language.kept_parsers", "engine.language.prints.kept_automaton",
)  # fmt: skip

# These stand outside the house and may look into every room.
OUTSIDE = ("tests", "benchmarks", "docs")


@dataclass(frozen=True, slots=True)
class Import:
    """One imported name: `module` imports `name` on `line`."""

    module: str
    name: str
    line: int

    def __str__(self) -> str:
        return f"{self.module}:{self.line} imports {self.name}"


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of the house by dotted name, parsed."""
    paths = [
        path
        for entry in ROOT.iterdir()
        if not entry.name.startswith(".") and entry.name not in OUTSIDE
        for path in ([entry] if entry.suffix == ".py" else entry.rglob("*.py") if entry.is_dir() else [])
    ]
    return {dotted(path): ast.parse(path.read_text(encoding="utf-8"), str(path)) for path in paths}


def dotted(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports() -> Iterator[Import]:
    """Every import, also those inside functions and under `if TYPE_CHECKING`."""
    parsed = modules()
    for module, tree in parsed.items():
        is_package = (ROOT / module.replace(".", "/") / "__init__.py").exists()
        for node in ast.walk(tree):
            match node:
                case ast.Import(names=names):
                    for alias in names:
                        yield Import(module, alias.name, node.lineno)
                case ast.ImportFrom(module=source, names=names, level=level):
                    base = absolute(module, is_package, source, level)
                    for alias in names:
                        inner = f"{base}.{alias.name}"
                        yield Import(module, inner if inner in parsed else base, node.lineno)


def absolute(module: str, is_package: bool, source: str | None, level: int) -> str:
    if level == 0:
        return source or ""
    parents = module.split(".")[: None if is_package and level == 1 else -(level - is_package)]
    return ".".join([*parents, source] if source else parents)


def within(name: str, part: str) -> bool:
    return name == part or name.startswith(part + ".")


@cache
def part_of(name: str) -> str | None:
    """The part of the house a module belongs to; each game is a part of its own."""
    pieces = name.split(".")
    if pieces[:2] == ["engine", "games"] and len(pieces) > 2:
        return ".".join(pieces[:3])
    return max((part for part in MAY_IMPORT if within(name, part)), key=len, default=None)


def allowed(part: str) -> tuple[str, ...]:
    rules = MAY_IMPORT["engine.games"] if part.startswith("engine.games.") else MAY_IMPORT[part]
    return (part, *rules)


@pytest.fixture(scope="module")
def all_imports() -> list[Import]:
    return list(imports())


def test_every_module_has_a_place_in_the_house() -> None:
    homeless = [name for name in modules() if part_of(name) is None]
    assert not homeless, f"not in MAY_IMPORT: {homeless}"


def test_dependencies_point_downwards_only(all_imports: list[Import]) -> None:
    wrong = []
    for found in all_imports:
        part, target = part_of(found.module), part_of(found.name)
        if part is None or target is None:
            continue
        if not any(within(found.name, below) for below in allowed(part)):
            wrong.append(str(found))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("part", WITHOUT_CIRCLES)
def test_the_modules_of_a_part_can_be_read_one_after_the_other(part: str, all_imports: list[Import]) -> None:
    needed: dict[str, set[str]] = {}
    for found in all_imports:
        if within(found.module, part) and within(found.name, part) and found.module != found.name:
            needed.setdefault(found.module, set()).add(found.name)
    assert needed, f"nothing in {part} imports anything of it"
    try:
        TopologicalSorter(needed).prepare()
    except CycleError as problem:
        pytest.fail(f"a circle, if only of hints: {' -> '.join(problem.args[1])}")


def test_pictures_are_drawn_from_views_and_never_from_states(all_imports: list[Import]) -> None:
    wrong = [
        str(found)
        for found in all_imports
        for part, closed in MAY_NOT_IMPORT.items()
        if within(found.module, part) and any(within(found.name, name) for name in closed)
    ]
    assert not wrong, "\n".join(wrong)


def test_a_library_is_used_only_where_it_belongs(all_imports: list[Import]) -> None:
    wrong = [
        str(found)
        for found in all_imports
        for library, parts in RESERVED.items()
        if within(found.name, library) and not any(within(found.module, part) for part in parts)
    ]
    assert not wrong, "\n".join(wrong)


def test_the_engine_knows_no_clock_no_chance_and_no_outside_world(all_imports: list[Import]) -> None:
    wrong = [
        str(found)
        for found in all_imports
        if within(found.module, "engine")
        and not any(within(found.module, part) for part in MAY_BE_IMPURE)
        and any(within(found.name, name) for name in IMPURE)
    ]
    wrong += [
        f"{name}:{node.lineno} calls {node.func.id}()"
        for name, tree in modules().items()
        if within(name, "engine") and not any(within(name, part) for part in MAY_BE_IMPURE)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_BUILTINS
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("module", "is_package", "source", "level", "expected"),
    [
        ("engine.kernel.state", False, "cards", 1, "engine.kernel.cards"),
        ("engine.kernel", True, "cards", 1, "engine.kernel.cards"),
        ("engine.kernel.state", False, "language.grammar", 2, "engine.language.grammar"),
        ("engine.kernel", True, "language", 2, "engine.language"),
        ("engine.kernel", True, "engine.games", 0, "engine.games"),
    ],
)
def test_a_relative_import_counts_as_what_it_names(
    module: str, is_package: bool, source: str | None, level: int, expected: str
) -> None:
    assert absolute(module, is_package, source, level) == expected


@pytest.mark.parametrize(
    ("module", "imported", "is_allowed"),
    [
        ("engine.kernel.state", "engine.language.grammar", False),
        ("engine.games.vanguard.battle", "engine.kernel.state", True),
        ("engine.games.vanguard.battle", "engine.games.vanguard.verbs", True),
        ("engine.games.vanguard.battle", "engine.games.duel_masters", False),
        ("engine.games", "engine.games.vanguard", True),
        ("host.match", "cogs.play", False),
        ("cogs.play", "host.match", True),
        ("cogs.play", "storage.journal", False),
        ("storage.journal", "engine.kernel.match", False),
        ("cogs.play", "bot", False),
        ("sandbox.gateway", "host.settings", False),
    ],
)
def test_the_tables_say_what_the_design_says(module: str, imported: str, is_allowed: bool) -> None:
    part = part_of(module)
    assert part is not None
    assert any(within(imported, below) for below in allowed(part)) is is_allowed
