"""The page itself: its connection, its layout, its address, on a phone too."""

import json

import pytest
from playwright.async_api import WebSocketRoute, expect

from sandbox import Sandbox
from tests.e2e.page_support import PHONE, OpenScreen, Screen, launched_chromium

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="session")]


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


PEOPLE = "panes => panes.map((pane) => pane.dataset.person)"


async def test_the_page_begins_with_two_players_a_spectator_and_an_admin_side_by_side(open_screen: OpenScreen) -> None:
    screen = await open_screen("", size={"width": 1440, "height": 900})
    assert await screen.panes.evaluate_all(PEOPLE) == ["alice", "bob", "carol", "dora"]
    for name in ("Alice", "Bob", "Carol", "Dora"):
        await expect(screen.pane(name).composer).to_be_in_viewport(ratio=1)


async def test_the_layout_is_remembered(open_screen: OpenScreen) -> None:
    screen = await open_screen("")
    for name in ("Bob", "Dora"):
        await screen.pane(name).root.get_by_test_id("close-pane").click()
    await screen.page.get_by_test_id("add-pane").click()
    await screen.panes.last.get_by_test_id("person").select_option(label="Dora")
    await screen.pane("Carol").channel("lounge").click()
    await screen.open("")
    people = await screen.panes.evaluate_all(PEOPLE)
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


async def test_the_form_of_a_command_with_a_long_description_fits_a_phone(open_screen: OpenScreen) -> None:
    alice = (await open_screen("?panes=alice", PHONE)).pane("Alice")
    await alice.command("mumble")
    form = alice.root.get_by_test_id("command-form")
    assert await form.evaluate("form => form.scrollWidth - form.clientWidth") == 0
    await expect(alice.root.get_by_test_id("send-command")).to_be_in_viewport(ratio=1)


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
