"""A bot with several games: it finds the one that is meant, asks where it cannot, and never mixes them up."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from engine.games import rulebooks
from sandbox import Person, Upload
from sandbox.reading import components_of, custom_ids_of, pictures_of, text_of
from sandbox.world.model import Channel, JsonObject
from tests.e2e.bots import Running, running_bot
from tests.e2e.people import Player, a_starter, begin, button, next_asked, play_on, register
from tests.games.kits import Kit, every_game, kit_of
from tests.patience import SECONDS

pytestmark = pytest.mark.e2e

KITS = [kit_of(game) for game in rulebooks()]
TITLES = [kit.rulebook.title for kit in KITS]
TWIN = replace(KITS[0].rulebook, name=KITS[1].name, title="Twin", folder=KITS[1].rulebook.folder)
"""A second game with the cards and starter decks of the first."""


async def use(person: Person, channel: Channel, command: str, **options: object) -> JsonObject:
    """Use a command; the answer, which is for them alone."""
    answer = await person.command(channel, command, **options)
    return await answer.settled(SECONDS)


async def offered(person: Person, channel: Channel, command: str, focused: str, **options: object) -> list[str]:
    """What a command offers while somebody types."""
    found = await person.autocomplete(channel, command, focused=focused, **options)
    return [choice["name"] for choice in found.choices]


def labels(message: JsonObject) -> list[str]:
    """What the buttons of a message say."""
    return [each["label"] for each in components_of(message) if each["type"] == 2]


def board_of(match: int) -> Callable[[JsonObject], bool]:
    """Whether a message is the live board of a match."""
    return lambda message: f"tc/decide/{match}" in custom_ids_of(message)


@every_game
async def test_practice_asks_for_the_game_and_begins_it_at_a_press(
    kit: Kit, running: Running, alice: Person, table: Channel
) -> None:
    asked = await use(alice, table, "match practice", level="random")
    assert sorted(labels(asked)) == sorted(TITLES)
    await alice.click(asked, f"tc/play/0/random/{kit.name}")
    player = Player(alice, kit.eager)
    await play_on([player], lambda answers: answers >= 2)
    found = await running.bot.host.summary(1)
    assert (found.game, found.players[1].computer) == (kit.name, "random")


async def test_an_invitation_asks_for_the_game_and_is_posted_at_a_press(
    running: Running, alice: Person, bob: Person, table: Channel
) -> None:
    kit = KITS[-1]
    asked = await use(alice, table, "match start", opponent=bob)
    assert sorted(labels(asked)) == sorted(TITLES)
    await alice.click(asked, f"tc/play/{bob.id}//{kit.name}")
    asked = await alice.wait_for_message(lambda each: "With which deck" in text_of(each), SECONDS)
    await alice.click(asked, button(asked, "tc/with/"))
    invitation = await bob.wait_for_message(lambda each: any("tc/accept" in i for i in custom_ids_of(each)), SECONDS)
    assert kit.rulebook.title in text_of(invitation)
    choice = await (await bob.click(invitation, button(invitation, "tc/accept/"))).settled(SECONDS)
    (select,) = (each for each in components_of(choice) if each["type"] == 3)
    starters = [starter.name for starter in kit.rulebook.decks.starters()]
    assert [option["label"] for option in select["options"]] == starters, "decks of this game only"


async def test_where_one_game_is_offered_nobody_is_asked(running: Running, alice: Person, table: Channel) -> None:
    servers = running.bot.host.servers
    settings = await servers.settings(table.guild_id)
    await servers.save(replace(settings, games=(KITS[1].name,)))
    assert "The match begins" in text_of(await use(alice, table, "match practice", level="random"))
    assert (await running.bot.host.summary(1)).game == KITS[1].name
    starters = text_of(await use(alice, table, "deck starters"))
    assert KITS[1].rulebook.title in starters
    assert KITS[0].rulebook.title not in starters


@every_game
async def test_a_list_is_kept_for_the_game_whose_cards_it_names(
    kit: Kit, running: Running, alice: Person, table: Channel
) -> None:
    assert f"kept as a deck for {kit.rulebook.title}" in await register(
        alice, table, "Mine", kit.pasted[0], **kit.named
    )
    file = Upload("deck.txt", kit.pasted[1].encode(), "text/plain")
    assert kit.rulebook.title in text_of(await use(alice, table, "deck check", file=file, **kit.named))
    shown = await use(alice, table, "deck show", deck="mine")
    assert pictures_of(shown)
    assert kit.rulebook.title in text_of(shown)
    assert "The match begins" in text_of(await use(alice, table, "match practice", deck="Mine", level="random"))
    assert (await running.bot.host.summary(1)).game == kit.name


async def test_a_list_of_a_game_that_is_not_offered_here_is_read_as_what_it_is(
    running: Running, alice: Person, table: Channel
) -> None:
    servers = running.bot.host.servers
    await servers.save(replace(await servers.settings(table.guild_id), games=(KITS[1].name,)))
    assert f"kept as a deck for {TITLES[0]}" in await register(alice, table, "Elsewhere", KITS[0].pasted[0])
    odd = Upload("deck.txt", f"{KITS[0].pasted[0]}\n4 Nobody I Know".encode(), "text/plain")
    said = text_of(await use(alice, table, "deck check", file=odd))
    assert TITLES[0] in said
    assert TITLES[1] not in said
    refused = text_of(await use(alice, table, "match practice", deck="Elsewhere", game=KITS[0].name))
    assert f"{TITLES[0]} is not played on this server" in refused
    nobody = Upload("deck.txt", b"4 Nobody I Know", "text/plain")
    assert TITLES[1] in text_of(await use(alice, table, "deck check", file=nobody)), "the only game that is offered"


async def test_a_list_of_no_game_is_not_guessed_at(alice: Person, table: Channel) -> None:
    file = Upload("deck.txt", b"4 Nobody I Know", "text/plain")
    asked = await use(alice, table, "deck check", file=file)
    assert "Which game?" in text_of(asked)
    assert sorted(labels(asked)) == sorted(TITLES), "a form for each, in which the list stands"
    form = await alice.click(asked, label=TITLES[0])
    assert form.modal["title"].endswith(TITLES[0])
    assert form.modal["components"][0]["component"]["value"] == "4 Nobody I Know"
    assert KITS[0].rulebook.title in text_of(await use(alice, table, "deck check", file=file, game=TITLES[0].lower()))


async def test_a_list_of_another_game_than_was_said_is_told_which(alice: Person, table: Channel) -> None:
    file = Upload("deck.txt", KITS[0].pasted[0].encode(), "text/plain")
    for command in ("deck register", "deck check"):
        refused = await use(alice, table, command, file=file, game=KITS[1].name)
        assert f"Most of these are cards of **{TITLES[0]}**" in text_of(refused)
        form = await alice.click(refused, label=TITLES[0])
        assert form.modal["title"].endswith(TITLES[0])


async def test_a_deck_of_another_game_than_was_said_is_told_which(
    running: Running, alice: Person, table: Channel
) -> None:
    deck = a_starter(KITS[0].name)
    for name in (deck, f"starter:{KITS[0].name}:{deck}"):
        refused = text_of(await use(alice, table, "match practice", deck=name, game=KITS[1].name))
        assert f"**{deck}** is a deck for {TITLES[0]}" in refused
    servers = running.bot.host.servers
    await servers.save(replace(await servers.settings(table.guild_id), games=(KITS[1].name,)))
    refused = text_of(await use(alice, table, "match practice", deck=deck))
    assert f"{TITLES[0]} is not played on this server" in refused
    refused = text_of(await use(alice, table, "deck show", deck=deck, game=KITS[1].name))
    assert f"**{deck}** is a deck for {TITLES[0]}" in refused, "which anybody may look at"


async def test_what_is_offered_is_of_the_game_that_was_chosen(alice: Person, bob: Person, table: Channel) -> None:
    for kit in KITS:
        starters = [starter.name for starter in kit.rulebook.decks.starters()]
        names = await offered(alice, table, "match start", "deck", opponent=bob, game=kit.name, deck="")
        assert [name.partition(" · ")[0] for name in names] == starters
        cards = {card.name for card in kit.rulebook.cards().values()}
        assert set(await offered(alice, table, "card", "name", game=kit.name, name="")) <= cards
        assert kit.rulebook.title in await offered(alice, table, "deck register", "game", game=kit.rulebook.title[:4])
    every = await offered(alice, table, "deck show", "deck", deck="")
    assert {name.split(" · ")[1] for name in every} == set(TITLES), "each deck with its game"


async def test_starters_and_decks_of_all_games_are_listed(alice: Person, table: Channel) -> None:
    said = text_of(await use(alice, table, "deck starters"))
    for kit in KITS:
        assert kit.rulebook.title in said
        assert all(starter.name in said for starter in kit.rulebook.decks.starters())
    only = text_of(await use(alice, table, "deck list", game=KITS[0].name))
    assert TITLES[0] in only
    assert TITLES[1] not in only


@every_game
async def test_a_card_is_found_in_whatever_game_it_is(kit: Kit, alice: Person, table: Channel) -> None:
    card = next(iter(kit.rulebook.cards().values()))
    shown = await use(alice, table, "card", name=card.number, **kit.named)
    assert card.number in text_of(shown)
    assert kit.rulebook.title in text_of(shown)
    assert pictures_of(shown)


async def test_what_two_games_have_is_asked_back_with_their_names(tmp_path: Path) -> None:
    books = {KITS[0].name: KITS[0].rulebook, TWIN.name: TWIN}
    starter, card = TWIN.decks.starters()[0], next(iter(TWIN.cards().values()))
    async with running_bot(tmp_path, books=books) as running:
        alice, table = running.sandbox.person("Alice"), running.sandbox.channel("table")
        for command, options in (
            ("deck show", {"deck": starter.name}),
            ("deck export", {"deck": starter.name}),
            ("card", {"name": card.name}),
        ):
            said = text_of(await use(alice, table, command, **options))
            assert "in several games" in said, command
            assert "Twin" in said
        asked = await use(alice, table, "match practice", deck=starter.name)
        assert "for each of these" in text_of(asked)
        assert button(asked, "tc/with/0/").endswith(KITS[0].name)
        assert "Twin" in text_of(await use(alice, table, "deck show", deck=starter.name, game="twin"))
        await use(
            alice, table, "deck register", file=Upload("x.txt", KITS[0].pasted[0].encode(), "text/plain"), game="twin"
        )
        asked = await use(alice, table, "deck delete", deck="x")
        assert button(asked, "tc/delete/1/").split("/")[3] == TWIN.name


async def test_matches_of_different_games_are_played_side_by_side(running: Running, alice: Person, bob: Person) -> None:
    players = [Player(alice), Player(bob)]
    for number, kit in enumerate(KITS, 1):
        await begin(running.sandbox, alice, bob, game=kit.name)
        await bob.wait_for_message(board_of(number), SECONDS)
        assert (await running.bot.host.summary(number)).game == kit.name
    for _ in range(8):
        player, prompt = await next_asked(players)
        await player.answer(prompt)
    boards = [await bob.wait_for_message(board_of(number), SECONDS) for number in range(1, len(KITS) + 1)]
    assert len({board["id"] for board in boards}) == len(KITS)
    listed = text_of(await use(bob, running.sandbox.channel("table"), "match list"))
    assert all(title in listed for title in TITLES)
