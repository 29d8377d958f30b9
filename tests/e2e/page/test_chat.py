"""What is said on the page, and how it looks."""

import pytest
from playwright.async_api import expect

from tests.e2e.page_support import Screen

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="session")]


async def test_what_one_says_is_read_by_everybody_in_the_channel(screen: Screen) -> None:
    alice = screen.pane("Alice")
    await alice.composer.fill("Good evening, **all**!")
    await alice.composer.press("Enter")
    for name in ("Alice", "Bob", "Carol"):
        newest = screen.pane(name).newest
        await expect(newest.get_by_test_id("content")).to_have_text("Good evening, all!")
        await expect(newest.locator("strong")).to_have_text("all")
        await expect(newest.locator(".author")).to_have_text("Alice")
    await expect(alice.composer).to_have_value("")


async def test_what_looks_like_html_is_shown_as_it_was_written(screen: Screen) -> None:
    alice = screen.pane("Alice")
    hostile = "<img src=x onerror=document.title='taken'> [run](javascript:alert(1)) <b>bold</b>"
    await alice.composer.fill(hostile)
    await alice.composer.press("Enter")
    await expect(alice.newest.get_by_test_id("content")).to_have_text(hostile)
    assert await alice.newest.get_by_test_id("content").locator("img, a, b").count() == 0
    assert await screen.page.title() == "Sandbox"


async def test_a_channel_that_is_not_open_shows_that_something_was_said_in_it(screen: Screen) -> None:
    alice, bob = screen.pane("Alice"), screen.pane("Bob")
    await expect(bob.channel("lounge")).not_to_have_attribute("data-unread", "1")
    await alice.channel("lounge").click()
    await alice.composer.fill("Is anybody here?")
    await alice.composer.press("Enter")
    await expect(bob.channel("lounge")).to_have_attribute("data-unread", "1")
    await bob.channel("lounge").click()
    await expect(bob.newest.get_by_test_id("content")).to_have_text("Is anybody here?")
    await bob.channel("table").click()
    assert await bob.channel("lounge").get_attribute("data-unread") is None


async def test_a_forum_is_a_list_of_posts_in_which_one_writes_and_uses_commands(screen: Screen) -> None:
    alice, bob = screen.pane("Alice"), screen.pane("Bob")
    for pane in (alice, bob):
        await pane.channel("matches").click()
        await expect(pane.root.get_by_test_id("posts")).to_have_text("There are no posts yet.")
        await expect(pane.composer).not_to_be_visible()
    await alice.root.get_by_test_id("post-title").fill("Who plays?")
    await alice.root.get_by_test_id("post-content").fill("Anybody?")
    await alice.root.get_by_test_id("start-post").click()
    for pane in (alice, bob):
        await expect(pane.root.get_by_test_id("post")).to_have_text("Who plays?1 message")
    await bob.root.get_by_test_id("post").click()
    await expect(bob.newest.get_by_test_id("content")).to_have_text("Anybody?")
    await bob.composer.fill("I do.")
    await bob.composer.press("Enter")
    await expect(alice.root.get_by_test_id("post")).to_have_text("Who plays?2 messages")
    await bob.send_command("table")
    await expect(bob.control("press")).to_be_enabled()


MARKDOWN = {
    "**bold** *slanted* _slanted_ __under__ ~~gone~~": ["bold", "italic", "italic", "underline", "strike"],
    "a snake_case_word and 2 * 3 * 4": [],
    "`**not bold**`": ["code"],
    r"\*not slanted\*": [],
    "||hidden||": ["spoiler"],
    "[a rule](https://example.com/rule)": ["link"],
    "<@123> <@&45> <#67>": ["user", "role", "channel"],
    "<t:1700000000:R>": ["time"],
    "<:flame:99> <a:spark:98>": ["emoji", "emoji"],
    "***both***": ["bold"],
}


async def test_markdown_inside_a_line_is_read_as_discord_reads_it(screen: Screen) -> None:
    reading = """async (texts) => {
        const { parseInline } = await import("/page/markdown.js");
        return texts.map((text) => parseInline(text).map((node) => node.type).filter((type) => type !== "text"));
    }"""
    assert await screen.page.evaluate(reading, list(MARKDOWN)) == list(MARKDOWN.values())


async def test_markdown_of_whole_lines_is_read_as_discord_reads_it(screen: Screen) -> None:
    reading = """async (text) => {
        const { parse } = await import("/page/markdown.js");
        return parse(text).map((node) => [node.type, node.level ?? node.language ?? node.children.length]);
    }"""
    lines = ["# Title", "### Small", "-# note", "plain", "> quoted", "> on", "- one", "  - nested", "- two", "1. first"]
    text = "\n".join([*lines, "```py", "x = 1", "```", "end"])
    assert await screen.page.evaluate(reading, text) == [
        ["heading", 1],
        ["heading", 3],
        ["subtext", 1],
        ["paragraph", 1],
        ["quote", 1],
        ["list", 2],
        ["list", 1],
        ["codeblock", "py"],
        ["paragraph", 1],
    ]
