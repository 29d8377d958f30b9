"""Buttons, selects, pictures and modals on the page, and who sees which messages."""

import pytest
from playwright.async_api import expect

from sandbox import Sandbox
from tests.e2e.page_bot import LETTER, PICTURE_TEXT, SECRET
from tests.e2e.page_support import OpenScreen, Screen

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="session")]


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
