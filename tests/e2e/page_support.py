"""What the tests of the sandbox's page stand on: a browser, a running bot, and the page as its users speak of it."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, async_playwright, expect

from sandbox import Sandbox, point_discord_at
from tests.e2e.page_bot import PageBot
from tests.patience import SECONDS

MILLISECONDS = 1000 * SECONDS
expect.set_options(timeout=MILLISECONDS)

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM_ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
WIDE: Mapping[str, int] = {"width": 1920, "height": 1000}
PHONE: Mapping[str, int] = {"width": 390, "height": 844}


@asynccontextmanager
async def launched_chromium() -> AsyncIterator[Browser]:
    """The system's Chromium, without a window."""
    executable = next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    if executable is None:
        raise AssertionError("The tests of the page need Chromium, and there is none on the PATH: run `make browser`.")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=executable, args=CHROMIUM_ARGUMENTS)
        try:
            yield browser
        finally:
            await browser.close()


@asynccontextmanager
async def running_bot(sandbox: Sandbox) -> AsyncIterator[PageBot]:
    """The page's bot, logged in to the sandbox with its commands registered."""
    with point_discord_at(sandbox):
        async with PageBot() as bot:
            running = asyncio.create_task(bot.start(sandbox.token))
            ready = asyncio.create_task(bot.ready.wait())
            await asyncio.wait({running, ready}, timeout=SECONDS, return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                running.result()
            assert bot.is_ready(), "The bot did not get ready."
            yield bot
        with suppress(asyncio.CancelledError):
            await running


class Screen:
    """The page in a browser window of its own. `problems` are errors of its scripts and of its console."""

    def __init__(self, context: BrowserContext, page: Page, url: str) -> None:
        self.context = context
        self.page = page
        self.problems: list[str] = []
        self._url = url
        page.set_default_timeout(MILLISECONDS)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._note)

    def _note(self, line: ConsoleMessage) -> None:
        """Keep what is wrong; that a picture is gone which an edit has replaced while it was being loaded is not."""
        replaced = "404" in line.text and "/cdn/attachments/" in line.location["url"]
        if line.type in {"error", "warning"} and not replaced:
            self.problems.append(line.text)

    async def all_pictures_shown(self) -> None:
        """Wait until every picture that is on the page now has been loaded."""
        await self.page.wait_for_function(
            "[...document.images].every((each) => each.complete && each.naturalWidth > 0)"
        )

    async def open(self, query: str = "") -> None:
        """Go to the page and wait until everybody on it is connected."""
        await self.page.goto(f"{self._url}/{query}")
        await expect(self.panes.first).to_be_attached()
        for pane in await self.panes.all():
            await expect(pane.get_by_test_id("connection")).to_have_attribute("data-state", "open")

    def pane(self, name: str) -> "Pane":
        """The pane of a person."""
        return Pane(self.page.locator(f"[data-testid=pane][data-person={name.lower()}]"))

    @property
    def panes(self) -> Locator:
        """All panes, from left to right."""
        return self.page.get_by_test_id("pane")


class Pane:
    """One person's Discord on the page."""

    def __init__(self, root: Locator) -> None:
        self.root = root

    @property
    def messages(self) -> Locator:
        """The messages of the open channel, oldest first."""
        return self.root.get_by_test_id("message")

    @property
    def newest(self) -> Locator:
        """The newest message of the open channel."""
        return self.messages.last

    @property
    def composer(self) -> Locator:
        """The input box."""
        return self.root.get_by_test_id("composer")

    @property
    def suggestions(self) -> Locator:
        """The items of the list that is open."""
        return self.root.locator("[role=option]")

    @property
    def modal(self) -> Locator:
        """The modal over the pane."""
        return self.root.get_by_test_id("modal")

    def control(self, custom_id: str) -> Locator:
        """The button, select or field of that custom id."""
        return self.root.locator(f"[data-custom-id='{custom_id}']")

    def option(self, name: str) -> Locator:
        """The field of an option of the command that is being filled in."""
        return self.root.locator(f"input[data-option='{name}']")

    def channel(self, name: str) -> Locator:
        """The entry of a channel in the list."""
        return self.root.get_by_test_id("channel").filter(has_text=name)

    async def command(self, name: str) -> None:
        """Type the name of a command and choose it with Enter."""
        await self.composer.click()
        await self.composer.press_sequentially(f"/{name}")
        await expect(self.suggestions.first).to_have_attribute("data-value", name)
        await self.composer.press("Enter")
        await expect(self.root.get_by_test_id("command-form")).to_have_attribute("data-command", f"/{name}")

    async def send_command(self, name: str) -> None:
        """Use a command that needs no option."""
        await self.command(name)
        await self.root.get_by_test_id("send-command").press("Enter")

    async def pick(self, value: str) -> None:
        """Click an item of the list that is open."""
        await self.root.locator(f"[role=option][data-value='{value}']").click()


OpenScreen = Callable[..., Awaitable[Screen]]
"""Opens the page in a fresh window: which panes, how large, and options of the browser's context."""
