"""The page in a browser, one for all tests of a process, and the bot behind it."""

from collections.abc import AsyncIterator, Mapping
from typing import Any

import pytest_asyncio
from playwright.async_api import Browser, expect

from sandbox import DiscordLimits, Sandbox
from tests.e2e.page_support import WIDE, OpenScreen, Screen, launched_chromium, running_bot


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with launched_chromium() as chromium:
        yield chromium


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(limits=DiscordLimits.unhurried()) as started, running_bot(started):
        yield started


@pytest_asyncio.fixture(loop_scope="session")
async def open_screen(browser: Browser, sandbox: Sandbox) -> AsyncIterator[OpenScreen]:
    """Opens the page in a fresh window; at the end none of them may have complained on its console."""
    screens: list[Screen] = []

    async def opened(query: str = "?panes=alice,bob,carol", size: Mapping[str, int] = WIDE, **options: Any) -> Screen:
        context = await browser.new_context(
            viewport={"width": size["width"], "height": size["height"]}, reduced_motion="reduce", **options
        )
        screen = Screen(context, await context.new_page(), sandbox.url)
        screens.append(screen)
        await screen.open(query)
        return screen

    yield opened
    for screen in screens:
        await screen.context.close()
    assert [problem for screen in screens for problem in screen.problems] == []


@pytest_asyncio.fixture(loop_scope="session")
async def screen(open_screen: OpenScreen) -> Screen:
    return await open_screen()


@pytest_asyncio.fixture(loop_scope="session")
async def table(screen: Screen) -> Screen:
    """The page after Alice has opened a table."""
    await screen.pane("Alice").send_command("table")
    for name in ("Alice", "Bob", "Carol"):
        await expect(screen.pane(name).control("press")).to_be_enabled()
    return screen
