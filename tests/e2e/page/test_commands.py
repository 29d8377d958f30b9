"""Commands on the page: found by typing, filled in, sent, answered."""

import pytest
from playwright.async_api import Browser, expect

from sandbox import Permission, Sandbox
from tests.e2e.page_support import Screen

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="session")]


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


async def test_before_a_bot_is_there_the_page_says_why_there_are_no_commands(browser: Browser) -> None:
    async with Sandbox() as alone:
        context = await browser.new_context()
        screen = Screen(context, await context.new_page(), alone.url)
        await screen.open("?panes=alice")
        alice = screen.pane("Alice")
        await alice.composer.fill("/")
        await expect(alice.root.get_by_text("No bot has offered commands yet.")).to_be_visible()
        await context.close()


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
