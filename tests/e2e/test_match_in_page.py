"""A match against the computer, played with the mouse on the sandbox's page, in headless Chromium."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Locator, expect

from tests.e2e.bots import running_bot
from tests.e2e.page_support import WIDE, Pane, Screen, launched_chromium
from tests.e2e.people import USUAL

pytestmark = pytest.mark.e2e

TURNS = 4
MOST_CLICKS = 80
PICTURES = Path(__file__).parent / "output"


async def test_some_turns_are_played_with_the_mouse_while_a_spectator_watches(tmp_path: Path) -> None:
    async with running_bot(tmp_path, books={USUAL.name: USUAL.rulebook}) as running, launched_chromium() as chromium:
        context = await chromium.new_context(viewport={"width": WIDE["width"], "height": WIDE["height"]})
        screen = Screen(context, await context.new_page(), running.sandbox.url)
        await screen.open("?panes=alice,carol")
        alice, carol = screen.pane("Alice"), screen.pane("Carol")
        await alice.send_command("match practice")
        await expect(alice.channel("Match 1")).to_be_visible()
        await carol.channel("Match 1").click()
        await expect(carol.newest.locator("img").first).to_be_visible()
        await alice.channel("Tablecast").click()

        for click in range(MOST_CLICKS):
            if await _turn(carol) >= TURNS:
                break
            await _answer_something(alice, first=click % 3 == 0)
        assert await _turn(carol) >= TURNS

        board = carol.newest.locator("img").first
        assert "Alice" in str(await board.get_attribute("alt"))
        hand = alice.root.locator("img").last
        assert await hand.get_attribute("alt") not in await _all_texts(carol.root.locator("img"), "alt")
        PICTURES.mkdir(exist_ok=True)
        await screen.page.screenshot(path=PICTURES / "match.png")
        await screen.all_pictures_shown()
        assert screen.problems == []
        await context.close()


async def _turn(pane: Pane) -> int:
    """The turn that the newest board of the open thread shows."""
    text = await pane.messages.last.inner_text()
    return next((turn for turn in range(TURNS + 3, 0, -1) if f"turn {turn}" in text.lower()), 0)


async def _answer_something(pane: Pane, *, first: bool) -> None:
    """Answer the pending prompt in the direct messages by a button, or by its select, and wait until it is gone."""
    controls = pane.messages.locator("button[data-custom-id]:enabled")
    selects = controls.and_(pane.messages.locator("button.select"))
    buttons = controls.filter(has_not_text="Back").filter(has_not_text="Choose").filter(has_not_text="Read")
    buttons = buttons.filter(has_text=re.compile(r"\w"))
    await expect(buttons.or_(selects).first).to_be_visible()
    has_buttons = await buttons.count() > 0
    used = (buttons.first if first else buttons.last) if has_buttons else selects.first
    custom_id = str(await used.get_attribute("data-custom-id"))
    await used.click()
    if not has_buttons:
        await _choose(pane)
    await expect(pane.control(custom_id)).to_have_count(0)


async def _choose(pane: Pane) -> None:
    """Choose the first of what the open list offers, and as many more as it takes."""
    done = pane.root.get_by_test_id("done")
    for nth in range(await pane.suggestions.count()):
        await pane.suggestions.nth(nth).click()
        if not await done.count():  # one alone is chosen by the click
            return
        if await done.is_enabled():
            await done.click()
            return


async def _all_texts(pictures: Locator, attribute: str) -> list[str | None]:
    return [await picture.get_attribute(attribute) for picture in await pictures.all()]
