"""The sandbox's page in headless Chromium, with the real discord.py client behind it."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, WebSocketRoute, expect

from sandbox import DiscordLimits, Permission, Sandbox
from tests.e2e.page_bot import LETTER, PICTURE_TEXT, SECRET
from tests.e2e.page_support import PHONE, WIDE, Screen, launched_chromium, running_bot

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]

OpenScreen = Callable[..., Awaitable[Screen]]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with launched_chromium() as chromium:
        yield chromium


@pytest_asyncio.fixture(loop_scope="module")
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(limits=DiscordLimits.unhurried()) as started, running_bot(started):
        yield started


@pytest_asyncio.fixture(loop_scope="module")
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


@pytest_asyncio.fixture(loop_scope="module")
async def screen(open_screen: OpenScreen) -> Screen:
    return await open_screen()


@pytest_asyncio.fixture(loop_scope="module")
async def table(screen: Screen) -> Screen:
    """The page after Alice has opened a table."""
    await screen.pane("Alice").send_command("table")
    for name in ("Alice", "Bob", "Carol"):
        await expect(screen.pane(name).control("press")).to_be_enabled()
    return screen


# Chat


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


# Commands


async def test_a_command_is_found_by_typing_and_its_options_reach_the_bot(screen: Screen) -> None:
    alice = screen.pane("Alice")
    await alice.command("greet")
    await expect(alice.option("who")).to_be_focused()
    await alice.option("who").press_sequentially("car")
    await expect(alice.suggestions).to_have_count(1)
    await alice.option("who").press("Enter")
    await expect(alice.option("mood")).to_be_focused()
    await alice.option("mood").press_sequentially("ch")
    await expect(alice.suggestions).to_have_text(["Cheerful", "Chaotic"])
    await alice.option("mood").press("ArrowDown")
    await alice.option("mood").press("Enter")
    await expect(alice.option("mood")).to_have_value("Chaotic")
    await alice.root.get_by_role("button", name="times").click()
    await alice.option("times").fill("3")
    await alice.root.get_by_role("button", name="loudly").click()
    await alice.pick("true")
    await alice.root.get_by_role("button", name="language").click()
    await alice.pick("ja")
    await alice.option("times").press("Enter")
    said = "@Carol mood=chaotic times=3 loudly=True language=ja"
    for name in ("Alice", "Bob"):
        await expect(screen.pane(name).newest.get_by_test_id("content")).to_have_text(said)
    await expect(alice.composer).to_be_focused()


async def test_a_command_can_be_typed_with_its_options_in_one_line(screen: Screen) -> None:
    bob = screen.pane("Bob")
    await bob.composer.fill("/greet who:@Alice mood:sleepy times:2")
    await bob.root.get_by_test_id("send-command").click()
    await expect(bob.newest.get_by_test_id("content")).to_have_text(
        "@Alice mood=sleepy times=2 loudly=False language=en"
    )


async def test_a_faulty_command_is_not_sent_and_says_what_is_wrong_in_place(screen: Screen, sandbox: Sandbox) -> None:
    alice = screen.pane("Alice")
    await alice.composer.fill("/greet who:Nobody times:9")
    await alice.root.get_by_test_id("send-command").click()
    faults = alice.root.get_by_test_id("command-form").get_by_role("alert").filter(visible=True)
    await expect(faults).to_have_text(
        ["Choose one from the list.", "This option is required.", "The most is 5."], use_inner_text=True
    )
    await expect(alice.option("who")).to_be_focused()
    assert sandbox.person("Alice").messages(sandbox.channel("table")) == []
    await alice.option("who").press("Escape")
    await alice.option("who").press("Escape")
    await expect(alice.composer).to_be_focused()


async def test_a_command_that_could_not_be_sent_is_still_there_to_be_sent_again(
    screen: Screen, sandbox: Sandbox
) -> None:
    alice, table = screen.pane("Alice"), sandbox.channel("table")
    await alice.command("greet")
    await alice.option("who").press_sequentially("Carol")
    await alice.option("who").press("Enter")
    await alice.option("mood").fill("sleepy")
    sandbox.deny(Permission.USE_APPLICATION_COMMANDS, table, sandbox.person("Alice"))
    await alice.root.get_by_test_id("send-command").click()
    await expect(alice.root.get_by_test_id("notice")).to_have_text("You may not use /greet here.")
    await alice.channel("lounge").click()
    await expect(alice.composer).to_be_visible()
    await expect(alice.root.get_by_test_id("command-form")).to_have_count(0)
    await alice.channel("table").click()
    sandbox.allow(table)
    await expect(alice.option("mood")).to_have_value("sleepy")
    await alice.root.get_by_test_id("send-command").click()
    await expect(alice.newest.get_by_test_id("content")).to_contain_text("@Carol mood=sleepy")
    await expect(alice.root.get_by_test_id("command-form")).to_have_count(0)
    await expect(alice.composer).to_be_focused()


async def test_a_command_that_nobody_answers_stays_too(screen: Screen) -> None:
    bob = screen.pane("Bob")
    await bob.composer.fill("/mumble words:something long")
    send = bob.root.get_by_test_id("send-command")
    await send.click()
    await expect(send).to_have_attribute("aria-busy", "true")
    await expect(bob.root.get_by_test_id("notice")).to_have_text("This interaction failed")
    await expect(send).to_have_attribute("aria-busy", "false")
    await expect(bob.option("words")).to_have_value("something long")


async def test_an_answer_says_who_used_which_command(screen: Screen) -> None:
    bob = screen.pane("Bob")
    await bob.send_command("table")
    await expect(bob.newest.locator(".origin")).to_contain_text("Bob used /table")
    await bob.send_command("sheet write")
    await bob.control("heading").fill("My deck")
    await bob.control("ink").click()
    await bob.pick("blue")
    await bob.modal.get_by_test_id("modal-submit").click()
    await expect(bob.newest.locator(".origin")).to_contain_text("Bob used /sheet write")


async def test_a_command_that_does_not_exist_is_not_said_aloud(screen: Screen, sandbox: Sandbox) -> None:
    alice = screen.pane("Alice")
    await alice.composer.fill("/frobnicate")
    await alice.composer.press("Enter")
    await expect(alice.root.get_by_test_id("notice")).to_contain_text("There is no command /frobnicate here.")
    assert sandbox.person("Alice").messages(sandbox.channel("table")) == []


async def test_a_file_is_attached_to_a_command(screen: Screen) -> None:
    alice = screen.pane("Alice")
    await alice.command("sheet read")
    await alice.option("paper").set_input_files(
        {"name": "rules.txt", "mimeType": "text/plain", "buffer": b"one card a turn"}
    )
    await alice.root.get_by_test_id("send-command").click()
    await expect(alice.newest.get_by_test_id("content")).to_have_text("rules.txt says one card a turn")


# Components


async def test_a_pressed_button_changes_the_message_for_everybody(table: Screen) -> None:
    await table.pane("Bob").control("press").click()
    for name in ("Alice", "Bob", "Carol"):
        await expect(table.pane(name).newest).to_contain_text("Pressed 1 times")
    await table.pane("Carol").control("press").press("Enter")
    await expect(table.pane("Alice").newest).to_contain_text("Pressed 2 times")
    await expect(table.pane("Carol").control("press")).to_be_focused()


async def test_a_select_sends_all_the_values_that_were_chosen_and_no_fewer(table: Screen) -> None:
    bob = table.pane("Bob")
    await bob.control("pick").click()
    done = bob.root.get_by_test_id("done")
    await expect(done).to_be_disabled()
    await bob.pick("three")
    await expect(done).to_be_disabled()
    await bob.pick("one")
    await expect(bob.root.locator("[role=option][data-value=two]")).to_have_attribute("aria-disabled", "true")
    await done.click()
    for name in ("Alice", "Bob", "Carol"):
        await expect(table.pane(name).newest).to_contain_text("chosen: one and three")


async def test_a_select_is_used_with_the_keyboard_alone(table: Screen) -> None:
    bob = table.pane("Bob")
    await bob.control("pick").focus()
    for key in ("ArrowDown", "Enter", "ArrowDown", "Enter", "Tab", "Enter"):
        await table.page.keyboard.press(key)
    await expect(bob.newest).to_contain_text("chosen: one and two")


async def test_a_click_that_nobody_answers_waits_visibly_and_fails_in_words(table: Screen) -> None:
    carol = table.pane("Carol")
    await carol.control("silence").click()
    await expect(carol.control("silence")).to_have_attribute("aria-busy", "true")
    await expect(carol.newest.get_by_test_id("failure")).to_have_text("This interaction failed")
    await expect(carol.control("silence")).not_to_have_attribute("aria-busy", "true")
    await expect(table.pane("Alice").newest.get_by_test_id("failure")).to_be_hidden()


async def test_a_picture_has_its_alt_text_and_opens_large(table: Screen) -> None:
    for name in ("Alice", "Bob", "Carol"):
        image = table.pane(name).newest.get_by_alt_text(PICTURE_TEXT)
        await expect(image).to_have_js_property("naturalWidth", 640)
    await table.pane("Carol").newest.get_by_role("button", name=PICTURE_TEXT).click()
    large = table.page.get_by_test_id("lightbox")
    await expect(large.locator("figcaption")).to_have_text(PICTURE_TEXT)
    await table.page.keyboard.press("Escape")
    await expect(large).to_have_count(0)


# Who sees what


async def test_an_ephemeral_answer_reaches_its_addressee_alone_until_it_is_dismissed(open_screen: OpenScreen) -> None:
    screen = await open_screen("?panes=alice")
    others = await open_screen("?panes=bob,carol")
    heard: list[str] = []
    others.page.on("websocket", lambda opened: opened.on("framereceived", lambda frame: heard.append(str(frame))))
    await others.open("?panes=bob,carol")
    alice, bob = screen.pane("Alice"), others.pane("Bob")
    await alice.send_command("table")
    await alice.control("whisper").click()
    await expect(alice.newest.get_by_test_id("content")).to_have_text(SECRET)
    await expect(alice.newest).to_contain_text("Only you can see this")
    await bob.control("press").click()
    await expect(bob.newest).to_contain_text("Pressed 1 times")
    assert any("press" in frame for frame in heard)
    assert not any(SECRET in frame for frame in heard)
    await alice.newest.get_by_test_id("dismiss").click()
    await expect(alice.messages).to_have_count(1)


async def test_a_direct_message_arrives_unread_at_its_addressee_alone(table: Screen) -> None:
    bob, carol = table.pane("Bob"), table.pane("Carol")
    await bob.control("letter").click()
    await expect(bob.newest.get_by_test_id("content")).to_have_text("A letter is on its way.")
    direct = bob.root.locator("[data-testid=channel][data-unread='1']")
    await expect(direct.locator(".channel-name")).to_have_text("Tablecast")
    await direct.click()
    await expect(bob.newest.get_by_test_id("content")).to_have_text(LETTER)
    channels = carol.root.get_by_test_id("channel")
    assert await bob.root.get_by_test_id("channel").count() == await channels.count() + 1
    await expect(carol.messages).to_have_count(1)


async def test_one_can_write_to_the_bot_first_and_use_its_commands_there(screen: Screen) -> None:
    carol = screen.pane("Carol")
    await carol.root.get_by_test_id("open-dm").click()
    await expect(carol.composer).to_have_attribute("placeholder", "Message @Tablecast")
    await carol.send_command("table")
    await expect(carol.newest.get_by_alt_text(PICTURE_TEXT)).to_be_visible()
    await expect(screen.pane("Bob").messages).to_have_count(0)


async def test_one_can_close_ones_direct_messages_and_open_them_again(table: Screen) -> None:
    bob = table.pane("Bob")
    await bob.root.get_by_test_id("dms-closed").check()
    await bob.control("letter").click()
    await expect(bob.newest.get_by_test_id("content")).to_have_text("Your direct messages are closed (50007).")
    await table.open("?panes=bob")
    await expect(bob.root.get_by_test_id("dms-closed")).to_be_checked()
    await bob.root.get_by_test_id("dms-closed").uncheck()
    await bob.control("letter").click()
    await expect(bob.newest.get_by_test_id("content")).to_have_text("A letter is on its way.")


# Modals


async def test_a_modal_is_filled_in_and_its_answers_and_file_reach_the_bot(screen: Screen) -> None:
    bob = screen.pane("Bob")
    await bob.send_command("sheet write")
    await expect(bob.modal.get_by_role("heading")).to_have_text("A new sheet")
    await expect(bob.control("heading")).to_be_focused()
    await expect(screen.pane("Alice").modal).to_have_count(0)
    await bob.control("heading").fill("My deck")
    await bob.control("ink").click()
    await bob.pick("blue")
    await bob.control("seal").set_input_files({"name": "seal.txt", "mimeType": "text/plain", "buffer": b"a lion"})
    await bob.modal.get_by_test_id("modal-submit").click()
    await expect(bob.modal).to_have_count(0)
    said = "heading=My deck ink=blue seal=['seal.txt with a lion']"
    for name in ("Alice", "Bob"):
        await expect(screen.pane(name).newest.get_by_test_id("content")).to_have_text(said)


async def test_a_modal_says_in_place_what_is_missing_and_can_be_given_up(screen: Screen, sandbox: Sandbox) -> None:
    bob = screen.pane("Bob")
    await bob.send_command("sheet write")
    await bob.control("heading").fill("ab")
    await bob.modal.get_by_test_id("modal-submit").click()
    faults = bob.modal.get_by_role("alert").filter(visible=True)
    await expect(faults).to_have_text(["Enter at least 3 characters.", "Make a choice."])
    await expect(bob.control("heading")).to_be_focused()
    await screen.page.keyboard.press("Escape")
    await expect(bob.modal).to_have_count(0)
    await expect(bob.composer).to_be_focused()
    assert sandbox.person("Bob").messages(sandbox.channel("table")) == []


# The page itself


async def test_without_chromium_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(AssertionError, match="run `make browser`"):
        async with launched_chromium():
            pass


async def test_a_lost_connection_is_shown_and_comes_back_with_what_was_missed(
    open_screen: OpenScreen, sandbox: Sandbox
) -> None:
    screen = await open_screen("?panes=bob")
    sockets: list[WebSocketRoute] = []
    may_connect = True

    async def through(route: WebSocketRoute) -> None:
        if may_connect:
            sockets.append(route)
            route.connect_to_server()
        else:
            await route.close()

    await screen.page.route_web_socket("**/ui/socket*", through)
    await screen.open("?panes=bob")
    connection = screen.pane("Bob").root.get_by_test_id("connection")
    may_connect = False
    await sockets[-1].close()
    await expect(connection).to_have_attribute("data-state", "lost")
    sandbox.person("Alice").say(sandbox.channel("table"), "You missed this.")
    may_connect = True
    await expect(connection).to_have_attribute("data-state", "open")
    await expect(screen.pane("Bob").newest.get_by_test_id("content")).to_have_text("You missed this.")


async def test_the_layout_is_remembered(open_screen: OpenScreen) -> None:
    screen = await open_screen("")
    assert await screen.panes.evaluate_all("panes => panes.map((pane) => pane.dataset.person)") == [
        "alice",
        "bob",
        "carol",
    ]
    await screen.pane("Bob").root.get_by_test_id("close-pane").click()
    await screen.page.get_by_test_id("add-pane").click()
    await screen.panes.last.get_by_test_id("person").select_option(label="Dora")
    await screen.pane("Carol").channel("lounge").click()
    await screen.open("")
    people = await screen.panes.evaluate_all("panes => panes.map((pane) => pane.dataset.person)")
    assert people == ["alice", "carol", "dora"]
    await expect(screen.pane("Carol").channel("lounge")).to_have_attribute("aria-current", "true")


async def test_a_phone_shows_one_person_at_a_time(open_screen: OpenScreen, sandbox: Sandbox) -> None:
    screen = await open_screen(size=PHONE, has_touch=True)
    alice, bob = screen.pane("Alice"), screen.pane("Bob")
    await expect(alice.composer).to_be_visible()
    await expect(bob.composer).to_be_hidden()
    sandbox.person("Carol").say(sandbox.channel("table"), "Hello, phone.")
    tab = screen.page.locator("[data-tab=bob]")
    await expect(tab).to_have_attribute("data-unread", "")
    await tab.tap()
    await expect(bob.newest.get_by_test_id("content")).to_have_text("Hello, phone.")
    await expect(tab).not_to_have_attribute("data-unread", "")
    await expect(alice.composer).to_be_hidden()
    await bob.root.get_by_test_id("drawer").tap()
    await bob.channel("lounge").tap()
    await expect(bob.composer).to_have_attribute("placeholder", "Message #lounge")
    width = await screen.page.evaluate("document.documentElement.scrollWidth")
    assert width == PHONE["width"]


async def test_every_control_has_a_name(table: Screen) -> None:
    nameless = """controls => controls
        .filter((control) => !control.ariaLabel && !control.textContent.trim() && !control.labels?.length)
        .map((control) => control.outerHTML)"""
    controls = table.page.locator("button:visible, input:visible, select:visible, textarea:visible")
    assert await controls.count() > 30
    assert json.dumps(await controls.evaluate_all(nameless)) == "[]"


async def test_the_address_says_who_is_shown_and_where(open_screen: OpenScreen) -> None:
    screen = await open_screen("?panes=dora,bob&channel=lounge")
    await expect(screen.panes).to_have_count(2)
    for name in ("Dora", "Bob"):
        await expect(screen.pane(name).composer).to_have_attribute("placeholder", "Message #lounge")
