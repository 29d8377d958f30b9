"""Taking a choice back: which one it is, what was seen since, refused, agreed to after a restart, and for free."""

import re
from pathlib import Path

import pytest

from sandbox import Person, Sandbox
from sandbox.reading import components_of, custom_ids_of, text_of
from sandbox.world.model import Channel, JsonObject
from tests.e2e.bots import Running, running_bot
from tests.e2e.people import USUAL, Player, begin, button, is_board, is_prompt, next_asked
from tests.e2e.test_commands import use
from tests.games.kits import Kit, every_game
from tests.patience import PATIENT, SECONDS

pytestmark = pytest.mark.e2e

QUOTED = re.compile(r"“(.+?)”")
MOST_ANSWERS = 60
PASSED_OVER = "Do not ride"
"""What is answered in a Vanguard match where nothing is done before the same player is asked again."""


def labels(message: JsonObject) -> list[str]:
    return [each["label"] for each in components_of(message) if each["type"] == 2]


async def ask_to_take_back(
    players: list[Player], thread: Channel, *, is_waiting: bool = False
) -> tuple[Player, Player, str]:
    """Play until somebody has made a choice that can be taken back by consent: they, the other one, what is said.

    If ``is_waiting``, the other one is asked something then.
    """
    said = ""
    for _ in range(MOST_ANSWERS):
        player, prompt = await next_asked(players)
        await (await player.answer(prompt)).settled(SECONDS)
        if is_waiting:
            asked, _ = await next_asked(players)
            if asked is player:
                continue
        said = text_of(await use(player.person, thread, "match undo"))
        if "Asked" in said:
            return player, players[1 - players.index(player)], said
    raise AssertionError(f"nothing could be taken back: {said}")


def wants_to_take_back(message: JsonObject) -> bool:
    return is_board(message) and "would like to take back" in text_of(message)


@every_game
async def test_the_other_player_reads_which_choice_it_is_refuses_and_agrees_after_a_restart(
    kit: Kit, tmp_path: Path
) -> None:
    """Consent is asked for in the thread and in direct messages, and none of it is lost in a restart."""
    async with Sandbox(limits=PATIENT) as world:
        async with running_bot(tmp_path, sandbox=world, pauses=None) as running:
            alice, bob = world.person("Alice"), world.person("Bob")
            thread = await begin(world, alice, bob, game=kit.name)
            players = [Player(alice, kit.eager), Player(bob, kit.eager)]
            asker, other, said = await ask_to_take_back(players, thread)
            assert f"Asked {other.person.name} to let you take back" in said.replace("*", "")
            assert ".”" not in said, "a sentence in a sentence"
            board = await other.person.wait_for_message(wants_to_take_back, SECONDS)
            await asker.person.click(board, button(board, "tc/consent/1/1/undo"))
            assert (await running.bot.host.summary(1)).requests, "nobody agrees to what they ask for themselves"
            await other.person.click(board, button(board, "tc/consent/1/0/undo"))
            await asker.person.wait_for_message(lambda each: "does not agree that you take" in text_of(each), SECONDS)
            said = text_of(await use(asker.person, thread, "match undo"))
            assert "Asked" in said, "it can be asked for once more"
            await other.person.wait_for_message(wants_to_take_back, SECONDS)
        async with running_bot(tmp_path, sandbox=world, pauses=None) as running:
            (request,) = (await running.bot.host.summary(1)).requests
            dm = str(other.person.dm.id)
            by_message = await other.person.wait_for_message(
                lambda each: each["channel_id"] == dm and "would like to take back" in text_of(each),
                SECONDS,
            )
            assert QUOTED.findall(text_of(by_message)), "the choice is named"
            await other.person.click(by_message, button(by_message, "tc/consent/1/1/undo"))
            await other.person.wait_for_message(
                lambda each: is_board(each) and "would like to take back" not in text_of(each), SECONDS
            )
            after = await running.bot.host.summary(1)
            assert after.requests == ()
            (*_, undo) = await running.database.journal.after(1)
            assert (undo.kind, undo.back_to) == ("undo", request.back_to)
            view = (await running.bot.host.match_view(1, None)).view
            assert view.asked == [alice, bob].index(asker.person)
            await asker.person.wait_for_message(is_prompt, SECONDS)


@pytest.mark.parametrize("directly", [True, False])
async def test_who_has_asked_can_withdraw_it_where_they_are_told_so_and_in_their_message(
    running: Running, alice: Person, directly: bool
) -> None:
    bob = running.sandbox.person("Bob")
    thread = await begin(running.sandbox, alice, bob)
    asker, other, _ = await ask_to_take_back([Player(alice), Player(bob)], thread, is_waiting=True)
    board = await other.person.wait_for_message(wants_to_take_back, SECONDS)
    dm = str(asker.person.dm.id)

    def has_button(message: JsonObject) -> bool:
        return (message["channel_id"] == dm) is directly and "tc/unask/1/undo" in custom_ids_of(message)

    told = await asker.person.wait_for_message(has_button, SECONDS)
    assert "asked" in text_of(told).lower()
    assert QUOTED.findall(text_of(told)), "the choice is named"
    refused = await other.person.click(board, "tc/unask/1/undo", unchecked=True)
    assert text_of(await refused.settled(SECONDS))
    assert (await running.bot.host.summary(1)).requests, "nobody withdraws what another one asks for"
    await asker.person.click(told, "tc/unask/1/undo")
    await other.person.wait_for_message(
        lambda each: each["id"] == board["id"] and "would like to take back" not in text_of(each), SECONDS
    )
    assert (await running.bot.host.summary(1)).requests == ()
    await asker.person.wait_for_message(lambda each: "do not ask to take anything back" in text_of(each), SECONDS)
    assert "Asked" in text_of(await use(asker.person, thread, "match undo")), "it can be asked for once more"


async def test_what_is_taken_back_against_the_computer_is_said_at_once(
    running: Running, alice: Person, table: Channel
) -> None:
    await use(alice, table, "match practice", game=USUAL.name, level="random")
    player = Player(alice)
    said: list[str] = []
    while not said or "The computer agrees" not in said[-1]:
        asked, prompt = await next_asked([player])
        await (await asked.answer(prompt)).settled(SECONDS)
        said.append(text_of(await use(alice, table, "match undo")))
        assert "Asked" not in said[-1]
        assert len(said) < MOST_ANSWERS, said
    assert QUOTED.findall(said[-1]), said[-1]
    await next_asked([player])  # and on it goes


async def test_a_choice_since_which_nothing_has_happened_is_taken_back_without_asking(
    running: Running, alice: Person
) -> None:
    bob = running.sandbox.person("Bob")
    thread = await begin(running.sandbox, alice, bob)
    players = [Player(alice), Player(bob)]
    asked, prompt = await next_asked(players)
    while PASSED_OVER not in labels(prompt):
        await (await asked.answer(prompt)).settled(SECONDS)
        asked, prompt = await next_asked(players)
    await asked.person.click(prompt, label=PASSED_OVER)
    await asked.person.wait_for_message(lambda each: is_prompt(each) and PASSED_OVER not in labels(each), SECONDS)
    said = text_of(await use(asked.person, thread, "match undo"))
    assert "Nothing had happened since" in said
    assert PASSED_OVER in QUOTED.findall(said)
    assert (await running.bot.host.summary(1)).requests == ()
    again = await asked.person.wait_for_message(lambda each: is_prompt(each) and PASSED_OVER in labels(each), SECONDS)
    assert text_of(again).splitlines()[-1] == text_of(prompt).splitlines()[-1]


async def test_with_a_clock_the_other_player_is_asked_or_one_could_go_on_and_back_for_ever(
    running: Running, alice: Person, table: Channel
) -> None:
    bob, dora = running.sandbox.person("Bob"), running.sandbox.person("Dora")
    await use(dora, table, "settings clock", seconds=3600)
    thread = await begin(running.sandbox, alice, bob)
    players = [Player(alice), Player(bob)]
    asked, prompt = await next_asked(players)
    while PASSED_OVER not in labels(prompt):
        await (await asked.answer(prompt)).settled(SECONDS)
        asked, prompt = await next_asked(players)
    await asked.person.click(prompt, label=PASSED_OVER)
    await asked.person.wait_for_message(lambda each: is_prompt(each) and PASSED_OVER not in labels(each), SECONDS)
    assert "Asked" in text_of(await use(asked.person, thread, "match undo"))
