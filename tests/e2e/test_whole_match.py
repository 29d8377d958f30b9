"""From pasted deck lists to a win, seen by the players, a spectator and somebody who meddles."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.kernel.messages import Line
from engine.wording import Wording
from sandbox import DiscordLimits, Person
from sandbox.reading import alt_texts_of, custom_ids_of, text_of
from tests.e2e.bots import Running, running_bot
from tests.e2e.people import (
    PROMPT_IDS,
    USUAL,
    WHOLE_MATCH,
    Player,
    begin,
    is_board,
    is_result,
    play_on,
    register,
)
from tests.games.kits import Kit, every_game
from tests.patience import SECONDS

pytestmark = pytest.mark.e2e


@every_game
@WHOLE_MATCH
async def test_two_people_play_their_own_decks_from_the_invitation_to_the_end(kit: Kit, running: Running) -> None:
    alice, bob, carol = (running.sandbox.person(name) for name in ("Alice", "Bob", "Carol"))
    table = running.sandbox.channel("table")
    for person, name, listed in zip((alice, bob), ("Blue", "Red"), kit.pasted, strict=True):
        assert f"kept as a deck for {kit.rulebook.title}" in await register(person, table, name, listed, **kit.named)
    thread = await begin(running.sandbox, alice, bob, ("Blue", "Red"), game=kit.name)
    public = PublicKnowledge(kit, running)
    players = [Player(alice, kit.eager), Player(bob, kit.yielding)]

    def is_over(_: int) -> bool:
        return any(is_result(message) for message in carol.messages(thread))

    while not is_over(0):
        await play_on(players, lambda answers: answers >= 5 or is_over(answers))
        await public.learn()
        assert_sees_only_what_is_public(carol, public)

    looked_at = await running.bot.host.match_view(1, None)
    assert looked_at.view.outcome is not None
    assert looked_at.view.outcome.reason != "concession"
    result = next(message for message in carol.messages(thread) if is_result(message))
    winner = looked_at.view.outcome.winner
    ended = "The match is a draw" if winner is None else f"{looked_at.summary.names[winner]} wins the match"
    assert ended in text_of(result)
    assert [player.deck_name for player in looked_at.summary.players] == ["Blue", "Red"]
    for player in players:
        dm = [message for message in player.person.messages(player.person.dm) if not is_prompt_left(message)]
        assert any(ended in text_of(message) for message in dm), "the players are told as well"


async def test_every_picture_that_is_posted_has_an_alt_text(running: Running) -> None:
    alice, bob, carol = (running.sandbox.person(name) for name in ("Alice", "Bob", "Carol"))
    thread = await begin(running.sandbox, alice, bob)
    await play_on([Player(alice), Player(bob)], lambda answers: answers >= 6)
    for person, channel in ((carol, thread), (alice, alice.dm), (bob, bob.dm)):
        with_pictures = [message for message in person.messages(channel) if message["attachments"]]
        assert with_pictures
        for message in with_pictures:
            assert len(alt_texts_of(message)) >= len(message["attachments"]), text_of(message)


async def test_a_lost_socket_is_resumed_and_the_match_goes_on(running: Running) -> None:
    alice, bob = (running.sandbox.person(name) for name in ("Alice", "Bob"))
    await begin(running.sandbox, alice, bob)
    players = [Player(alice), Player(bob)]
    await play_on(players, lambda answers: answers >= 4)
    running.sandbox.drop_socket()
    await until(lambda: running.sandbox.switches.status()["resumes"] == 1)
    await play_on(players, lambda answers: answers >= 4)
    running.sandbox.drop_socket(resumable=False)
    await until(lambda: running.sandbox.switches.status()["identifies"] == 2)
    answered = await play_on(players, lambda answers: answers >= 4)
    await players[0].person.wait_for_message(is_board, SECONDS)
    assert answered >= 4


async def test_under_discords_own_rate_limits_the_newest_state_arrives(tmp_path: Path) -> None:
    async with running_bot(tmp_path, limits=DiscordLimits()) as running:
        alice, bob, carol = (running.sandbox.person(name) for name in ("Alice", "Bob", "Carol"))
        thread = await begin(running.sandbox, alice, bob)
        players = [Player(alice), Player(bob)]
        await play_on(players, lambda answers: answers >= 15)
        async with asyncio.timeout(SECONDS):
            while not await shows_the_newest_state(running, carol):  # noqa: ASYNC110 - what it waits for has no event
                await asyncio.sleep(0.05)
        assert len([message for message in carol.messages(thread) if is_board(message)]) == 1
        assert [status for _, _, status in running.sandbox.requests if status == 429] == []


async def shows_the_newest_state(running: Running, watcher: Person) -> bool:
    view = (await running.bot.host.match_view(1, None)).view
    said = [wording_of(USUAL, each.line) for each in await running.bot.host.log(1, None)]
    boards = [message for channel in watcher.channels for message in watcher.messages(channel) if is_board(message)]
    shown = text_of(boards[-1]).replace("\\", "") if boards else ""
    return f"turn {view.turn}" in shown and str(view.facts["phase"]) in shown and said[-1] in shown


def wording_of(kit: Kit, line: Line) -> str:
    return Wording(kit.rulebook, ("Alice", "Bob"))(line)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not holds():  # noqa: ASYNC110 - what it waits for has no event
            await asyncio.sleep(0.02)


class PublicKnowledge:
    """Everything about cards that anybody may know of match 1, from the engine's own public views and log."""

    def __init__(self, kit: Kit, running: Running) -> None:
        self.kit = kit
        self._running = running
        self.text = ""

    async def learn(self) -> None:
        host = self._running.bot.host
        view = (await host.match_view(1, None)).view
        seen = [card.definition for zone in view.zones.values() for card in zone.cards if card.definition is not None]
        said = [wording_of(self.kit, each.line) for each in await host.log(1, None)]
        self.text += "\n".join([*(f"{card.name} {card.number} {card.text}" for card in seen), *said])


def assert_sees_only_what_is_public(spectator: Person, public: PublicKnowledge) -> None:
    received = spectator.received_bytes.decode()
    for card in public.kit.rulebook.cards().values():
        assert card.name in public.text or card.name not in received, f"{card.name} is hidden, and was sent"
        assert card.number not in received, f"{card.number} was sent"
    events = [json.loads(each.body) for each in spectator.received if each.kind == "event"]
    messages = [event["message"] for event in events if event["type"] == "message"]
    for message in messages:
        assert not message["flags"] & 64 or not is_prompt_left(message), "an ephemeral message of somebody else"
        assert not is_prompt_left(message), "a private prompt"
        assert not any(file["filename"].startswith(("hand", "choices")) for file in message["attachments"])


def is_prompt_left(message: dict[str, object]) -> bool:
    return any(each.startswith(PROMPT_IDS) for each in custom_ids_of(message))
