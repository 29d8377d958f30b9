"""Passing automatically, by what people press: who is not asked, the menu, the button, and the slash command."""

import pytest

from sandbox.reading import components_of, custom_ids_of, text_of
from sandbox.world.model import JsonObject
from storage import EntryKind, JournalEntry
from tests.e2e.bots import Running
from tests.e2e.people import Player, begin, is_prompt, next_asked
from tests.games.kits import kit_of
from tests.patience import SECONDS

pytestmark = pytest.mark.e2e


def passing_menu(message: JsonObject) -> JsonObject | None:
    """The menu in which a player says how they pass: the decision's own one, or one beside it."""
    selects = [each for each in components_of(message) if each["type"] == 3]
    return next((each for each in selects if any("Pass until" in option["label"] for option in each["options"])), None)


async def entries(running: Running) -> list[tuple[EntryKind, int | None]]:
    return [(entry.kind, entry.seat) for entry in await running.database.journal.after(1)]


async def passed_by_menu(running: Running, players: list[Player], label: str, asked: str = "ask-main-phase") -> Player:
    """Play until somebody is asked this and may choose so in the menu there, which they do."""
    while True:
        player, prompt = await next_asked(players)
        menu = passing_menu(prompt)
        view = (await running.bot.host.match_view(1, None)).view
        offered = {} if menu is None else {each["label"]: each["value"] for each in menu["options"]}
        is_there = view.turn and view.asking is not None and view.asking.text == asked and label in offered
        if menu is None or not is_there:
            await player.answer(prompt)
            continue
        player.answered.update(custom_ids_of(prompt))
        value = offered[label]
        await player.person.select(prompt, menu["custom_id"], value)
        return player


async def test_the_menu_passes_the_rest_of_the_turn_and_tells_others_nothing(running: Running) -> None:
    alice, bob = (running.sandbox.person(name) for name in ("Alice", "Bob"))
    await begin(running.sandbox, alice, bob, game="level_neo")
    players = [Player(alice), Player(bob)]
    passer = await passed_by_menu(running, players, "Pass until this turn ends")
    turn = (await running.bot.host.match_view(1, None)).view.turn
    while True:
        asked, prompt = await next_asked(players)
        now = (await running.bot.host.match_view(1, None)).view.turn
        if now != turn:
            break
        assert asked is not passer or "discard" in text_of(prompt), "what cannot be passed is asked"
        await asked.answer(prompt)
    other = bob if passer.person is alice else alice
    for person in (other, running.sandbox.person("Carol")):
        received = person.received_bytes.decode()
        assert "You pass until" not in received
        assert "tc/ask/" not in received


async def test_who_passes_can_ask_to_be_asked_again(running: Running) -> None:
    alice, bob = (running.sandbox.person(name) for name in ("Alice", "Bob"))
    await begin(running.sandbox, alice, bob, game="level_neo")
    players = [Player(alice), Player(bob)]
    passer = await passed_by_menu(running, players, "Pass until the next attack on me")
    message = await passer.person.wait_for_message(
        lambda message: "until you are attacked" in text_of(message) and has_again(message), SECONDS
    )
    await passer.person.click(message, "tc/ask/1")
    await passer.person.wait_for_message(
        lambda again: again["id"] == message["id"] and "until you are attacked" not in text_of(again), SECONDS
    )


async def test_who_passes_while_winning_is_asked_in_no_battle_that_they_win(running: Running) -> None:
    alice, bob = (running.sandbox.person(name) for name in ("Alice", "Bob"))
    await begin(running.sandbox, alice, bob, game="luck_and_logic")
    eager = ("put", "deploy", "go on", "attacks the", "define nothing", "do not")
    players = [Player(alice, eager), Player(bob, eager)]
    assert passing_menu((await next_asked(players))[1]) is None, "there is no turn yet to pass until"
    passer = await passed_by_menu(running, players, "Pass while I am winning a battle", "ask-define")
    entry = (await running.database.journal.after(1))[-1]
    seat = (await running.bot.host.summary(1)).seat_of(passer.person.id)
    assert seat is not None
    while (EntryKind.AUTOMATIC, seat) not in await entries(running):
        player, prompt = await next_asked(players)
        decision = (await running.bot.host.match_view(1, seat)).view.decision
        assert decision is None or not decision.is_ahead or player is not passer
        await player.answer(prompt)
    given = [each for each in await running.database.journal.after(1) if each.kind is EntryKind.AUTOMATIC]
    assert any(each.seat == seat and each.sequence > entry.sequence and each.keys == ("pass",) for each in given)
    other = bob if passer.person is alice else alice
    assert "You pass while" in passer.person.received_bytes.decode()
    assert "You pass while" not in other.received_bytes.decode()


async def test_who_lets_level_bursts_go_bursts_without_being_asked_and_only_they_are_told(running: Running) -> None:
    alice, bob = (running.sandbox.person(name) for name in ("Alice", "Bob"))
    await begin(running.sandbox, alice, bob, game="level_neo")
    eager = kit_of("level_neo").eager
    players = [Player(alice, eager), Player(bob, eager)]
    label = "Against every attack: level bursts until ahead; a level card turned up is lost first"
    passer = await passed_by_menu(running, players, label, "ask-burst")
    seat = (await running.bot.host.summary(1)).seat_of(passer.person.id)
    assert seat is not None

    def has_burst(entries: list[JournalEntry]) -> bool:
        given = [each for each in entries if each.kind is EntryKind.AUTOMATIC and each.seat == seat]
        return any("".join(each.keys).startswith("burst:") for each in given)

    while not has_burst(await running.database.journal.after(1)):
        player, prompt = await next_asked(players)
        await player.answer(prompt)
    other = bob if passer.person is alice else alice
    assert "what you have let go" in passer.person.received_bytes.decode()
    assert "what you have let go" not in other.received_bytes.decode()


def has_again(message: JsonObject) -> bool:
    return "tc/ask/1" in custom_ids_of(message)


async def test_by_command_one_is_asked_everything_in_this_match_and_all_others(running: Running) -> None:
    alice, bob = (running.sandbox.person(name) for name in ("Alice", "Bob"))
    table = running.sandbox.channel("table")
    sent = await alice.command(table, "match passing", how="everything")
    assert "asked everything" in text_of(await sent.settled(SECONDS))
    await begin(running.sandbox, alice, bob, game="level_neo")
    players = [Player(alice, ()), Player(bob, ())]
    for _ in range(40):
        player, prompt = await next_asked(players)
        assert is_prompt(prompt)
        await player.answer(prompt)
    kinds = await entries(running)
    seat = (await running.bot.host.summary(1)).seat_of(alice.id)
    assert (EntryKind.AUTOMATIC, seat) not in kinds
    assert (EntryKind.AUTOMATIC, 1 - (seat or 0)) in kinds
    sent = await alice.command(table, "match passing", how="automatic")
    assert "not asked where you have nothing to choose" in text_of(await sent.settled(SECONDS))
    while (EntryKind.AUTOMATIC, seat) not in await entries(running):
        player, prompt = await next_asked(players)
        await player.answer(prompt)
