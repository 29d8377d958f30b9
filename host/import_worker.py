"""A process that reads a file of cards: the bot goes on whatever the file is like, and too much work is stopped."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from engine.games import rulebooks
from engine.importing.cards import game_of, import_cards
from engine.importing.errors import ImportFileError
from engine.importing.facts import read_facts
from engine.importing.imported import Imported
from engine.importing.reading import Texts
from engine.importing.sources import read_source
from host.errors import CardsTakeTooMuch, CardsUnreadable
from host.worker_processes import settle_in

MOST_CPU_SECONDS: Final = 240
"""How long an import may work: ten thousand cards take two minutes at most."""

MOST_MEMORY: Final = 2 * 1024**3
"""How much memory an import may take, in bytes; ten thousand cards take a quarter of it."""

MOST_CARDS: Final = 10_000
"""How many cards a set may have."""

STEP: Final = 50
"""After how many cards it is told how far it is."""

Progress = Callable[[int, int], Awaitable[None]]
"""Told how many cards of how many are read."""


class GivenFile(NamedTuple):
    """A file that somebody has sent."""

    name: str
    data: bytes


class Read(NamedTuple):
    """What a file of cards came to: of which game they are, each card, and what all texts mean that are known now."""

    game: str
    cards: list[Imported]
    texts: Texts


class Task(NamedTuple):
    """What a process is to do: the game None is told by the cards, and `texts` were read before."""

    file: GivenFile
    game: str | None
    facts: GivenFile | None
    texts: Mapping[str, Texts]  #: by game
    most_seconds: int = MOST_CPU_SECONDS


async def read_apart(task: Task, progress: Progress) -> Read:
    """Read a file in a process of its own. Raises `CardsUnreadable` and `CardsTakeTooMuch`."""
    spawning = multiprocessing.get_context("spawn")
    receiving, sending = spawning.Pipe(duplex=False)
    process = spawning.Process(target=_work, args=(sending, task), daemon=True, name="import of cards")
    await asyncio.to_thread(process.start)
    sending.close()
    try:
        return await _result(receiving, progress)
    finally:
        process.kill()
        receiving.close()
        await asyncio.to_thread(process.join)


async def _result(receiving: Connection, progress: Progress) -> Read:
    while True:
        try:
            told = await asyncio.to_thread(receiving.recv)
        except (EOFError, OSError):
            raise CardsTakeTooMuch from None
        match told:
            case Read():
                return told
            case str():
                raise CardsUnreadable(told)
            case (int(), int()):
                await progress(*told)


def _work(sending: Connection, task: Task) -> None:
    """In the process: read the file, and tell how far it is."""
    import resource  # noqa: PLC0415 - only Unix has it, and elsewhere the bot has yet to say that it does not run there

    settle_in()
    for what, most in ((resource.RLIMIT_CPU, task.most_seconds), (resource.RLIMIT_AS, MOST_MEMORY)):
        with suppress(ValueError, OSError):  # the system may allow even less, or not know it
            resource.setrlimit(what, (most, most))
    try:
        result: Any = read(task, lambda done, of: sending.send((done, of)))
    except ImportFileError as problem:
        result = str(problem)
    sending.send(result)


def read(task: Task, progress: Callable[[int, int], None]) -> Read:
    """Read a file. Raises `ImportFileError`."""
    source = read_source(task.file.name, task.file.data, MOST_CARDS)
    further = {} if task.facts is None else read_facts(task.facts.name, task.facts.data)
    book = game_of(source) if task.game is None else rulebooks()[task.game]
    texts = task.texts.get(book.name, {})
    cards: list[Imported] = []
    for card in import_cards(book, source, further, texts):
        cards.append(card)
        if len(cards) % STEP == 0:
            progress(len(cards), len(source.faces))
    return Read(book.name, cards, texts)
