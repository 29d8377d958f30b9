"""The commands around a match: decks, cards, help, settings, requests, practice."""

import asyncio

import pytest

from engine.decks import read_deck
from engine.games import rulebooks
from sandbox import NotAllowed, Person, Upload
from sandbox.reading import alt_texts_of, components_of, custom_ids_of, pictures_of, text_of
from sandbox.world.model import Channel, JsonObject
from tests.e2e.bots import Running
from tests.e2e.people import (
    WHOLE_MATCH,
    Player,
    a_starter,
    begin,
    button,
    is_board,
    is_result,
    play_on,
    register,
)
from tests.games.vanguard.kit import TRIAL_DECK_01, TRIAL_DECK_02
from tests.patience import SECONDS

pytestmark = pytest.mark.e2e

HOW_HARD = {"easy": "easy to play", "medium": "takes some practice", "hard": "hard to play"}


async def use(person: Person, channel: Channel, command: str, **options: object) -> JsonObject:
    """Use a command; the answer, which is for them alone."""
    answer = await person.command(channel, command, **options)
    message = await answer.settled(SECONDS)
    assert answer.is_ephemeral
    return message


async def test_a_deck_is_kept_shown_exported_and_deleted(alice: Person, table: Channel) -> None:
    assert "kept as a deck" in await register(alice, table, "Blue", TRIAL_DECK_01)
    assert "version 2" in await register(alice, table, "blue", TRIAL_DECK_02)
    assert "**blue** (version 2)" in text_of(await use(alice, table, "deck list"))
    shown = await use(alice, table, "deck show", deck="Blue")
    assert pictures_of(shown)
    assert "Dragonic Overlord" in text_of(shown)
    assert "Dragonic Overlord" in alt_texts_of(shown)[0]
    exported = await use(alice, table, "deck export", deck="Blue")
    listed = alice.fetch(exported["attachments"][0])
    assert read_deck(rulebooks()["vanguard"], listed).is_legal
    asked = await use(alice, table, "deck delete", deck="Blue")
    await alice.click(asked, button(asked, "tc/delete/0/"))
    assert "**blue**" in text_of(await use(alice, table, "deck list"))
    asked = await use(alice, table, "deck delete", deck="Blue")
    await alice.click(asked, button(asked, "tc/delete/1/"))
    await wait_for_text(alice, "is deleted")
    assert "**blue**" not in text_of(await use(alice, table, "deck list"))
    assert "no deck" in text_of(await use(alice, table, "deck show", deck="Blue"))


async def test_everything_wrong_with_a_deck_is_said_at_once_with_its_rules(alice: Person, table: Channel) -> None:
    wrong = TRIAL_DECK_01.replace("4x Little Sage, Marron", "5x Little Sage, Marron\n2 Blaster Blad\nwhat is this")
    sent = await alice.command(table, "deck check", file=Upload("deck.txt", wrong.encode(), "text/plain"))
    said = text_of(await sent.settled(SECONDS))
    assert "Blaster Blade" in said, "the nearest name"
    assert "rule 5.2" in said
    assert said.count("\n- ") >= 3


async def test_decks_and_cards_are_offered_while_one_types(alice: Person, bob: Person, table: Channel) -> None:
    await register(bob, table, "Bobs secret", TRIAL_DECK_02)
    decks = await alice.autocomplete(table, "match start", focused="deck", opponent=bob, game="vanguard", deck="trial")
    offered = [choice["name"] for choice in decks.choices]
    starters = rulebooks()["vanguard"].decks.starters()
    assert [name.partition(" · ")[0] for name in offered] == [starter.name for starter in starters]
    for name, starter in zip(offered, starters, strict=True):
        assert starter.facts is not None
        _, difficulty, style = name.split(" · ")
        assert difficulty == HOW_HARD[starter.facts.difficulty]
        assert starter.facts.style.startswith(style.removesuffix("…"))
    easy = await alice.autocomplete(table, "match start", focused="deck", opponent=bob, game="vanguard", deck="easy")
    assert 0 < len(easy.choices) < len(starters), "what is said of decks is looked for as well"
    cards = await alice.autocomplete(table, "card", focused="name", name="dragon")
    names = [choice["name"] for choice in cards.choices]
    assert names[0].startswith("Dragon")
    assert "Berserk Dragon" in names
    everything = await alice.autocomplete(table, "card", focused="name", name="")
    assert len(everything.choices) == 25


async def test_a_card_is_shown_by_any_way_of_writing_its_name(alice: Person, table: Channel) -> None:
    for name in ("Blaster Blade", "blaster blade", "TD01/005"):
        shown = await use(alice, table, "card", name=name)
        assert "TD01/005" in text_of(shown)
        assert "Grade 2" in alt_texts_of(shown)[0]
    assert "Did you mean Blaster Blade" in text_of(await use(alice, table, "card", name="Blaster Blad"))
    assert "Did you mean Beacon Rider, Ada / Tiger Rider" in text_of(await use(alice, table, "card", name="ride"))


async def test_the_help_has_pages(alice: Person, table: Channel) -> None:
    page = await use(alice, table, "help")
    seen = {text_of(page)}
    for _ in range(5):
        following = [each for each in components_of(page) if each.get("label", "").startswith("Next")]
        await alice.click(page, following[0]["custom_id"])
        page = await alice.wait_for_message(lambda each: text_of(each) not in seen and "page" in text_of(each), SECONDS)
        seen.add(text_of(page))
    assert len(seen) == 6


@WHOLE_MATCH
async def test_a_match_against_the_computer_is_played_to_its_end(
    running: Running, alice: Person, table: Channel
) -> None:
    await use(alice, table, "match practice", game="vanguard", level="random")
    player = Player(alice)
    await play_on([player], lambda _: any(is_result(m) for c in alice.channels for m in alice.messages(c)))
    found = await running.bot.host.summary(1)
    assert found.players[1].computer == "random"
    assert not found.is_running


async def test_a_draw_that_is_refused_is_said_to_whoever_offered_it_alone(
    running: Running, alice: Person, bob: Person
) -> None:
    thread = await begin(running.sandbox, alice, bob)
    await use(alice, thread, "match draw")
    board = await bob.wait_for_message(lambda each: is_board(each) and "offers a draw" in text_of(each), SECONDS)
    await bob.click(board, button(board, "tc/consent/1/0/draw"))
    said = await alice.wait_for_message(lambda each: "does not agree to a draw" in text_of(each), SECONDS)
    assert said["channel_id"] == str(alice.dm.id)
    assert "The match goes on" in text_of(said)


async def test_a_draw_is_offered_and_agreed_to(running: Running, alice: Person, bob: Person) -> None:
    thread = await begin(running.sandbox, alice, bob)
    await use(alice, thread, "match draw")
    board = await bob.wait_for_message(lambda each: is_board(each) and "offers a draw" in text_of(each), SECONDS)
    agree = button(board, "tc/consent/1/1/draw")
    await alice.click(board, agree)
    assert (await running.bot.host.summary(1)).is_running, "nobody agrees to their own offer"
    await bob.click(board, agree)
    result = await bob.wait_for_message(is_result, SECONDS)
    assert "draw" in text_of(result)


async def test_an_invitation_can_be_declined_and_withdrawn_by_those_it_concerns(
    running: Running, alice: Person, bob: Person, table: Channel
) -> None:
    carol = running.sandbox.person("Carol")
    for presser, start, outcome in ((bob, "tc/decline/", "does not want"), (alice, "tc/withdraw/", "taken the invit")):
        await use(alice, table, "match start", opponent=bob, game="vanguard", deck=a_starter("vanguard"))
        invitation = await bob.wait_for_message(lambda each: bool(custom_ids_of(each)) and is_open(each), SECONDS)
        await carol.click(invitation, button(invitation, start))
        await presser.click(invitation, button(invitation, start))
        await wait_for_text(carol, outcome)


async def wait_for_text(person: Person, text: str) -> None:
    await person.wait_for_message(lambda each: text in text_of(each), SECONDS)


def is_open(message: JsonObject) -> bool:
    return any(each.startswith("tc/accept/") for each in custom_ids_of(message))


async def test_only_those_who_may_manage_the_server_change_its_settings(
    running: Running, alice: Person, table: Channel
) -> None:
    dora = running.sandbox.person("Dora")
    assert "60 seconds" in text_of(await use(dora, table, "settings clock", seconds=60, warning=10))
    strict = text_of(await use(dora, table, "settings clock", seconds=60, lose_after=3))
    assert "warning 10 seconds" in strict
    assert "3 times in a row loses the match" in strict
    assert (await running.bot.host.servers.settings(table.guild_id)).timeouts_to_lose == 3
    assert "times in a row" not in text_of(await use(dora, table, "settings clock", seconds=60, lose_after=0))
    assert (await running.bot.host.servers.settings(table.guild_id)).timeouts_to_lose is None
    assert "24 hours" in text_of(await use(dora, table, "settings abandon", hours=24))
    assert "10 to" in text_of(await use(dora, table, "settings clock", seconds=5))
    shown = await use(dora, table, "settings games")
    await dora.select(shown, button(shown, "tc/games"), "vanguard")
    await dora.wait_for_message(lambda each: "Cardfight" in text_of(each) and "60 seconds" in text_of(each), SECONDS)
    with pytest.raises(NotAllowed):
        await alice.command(table, "settings clock", seconds=0)
    for command in ("settings show", "cards list"):  # Discord offers them to everybody wherever they may be used there
        with pytest.raises(NotAllowed):
            await dora.command(dora.dm, command)
    own = await use(alice, table, "help")
    await alice.select(own, "tc/channels", str(table.id), unchecked=True)
    await alice.wait_for_message(lambda each: "may manage the server" in text_of(each), SECONDS)
    assert (await running.bot.host.servers.settings(table.guild_id)).channels is None


async def test_the_log_is_what_the_reader_may_know(running: Running, alice: Person, bob: Person) -> None:
    thread = await begin(running.sandbox, alice, bob)
    await play_on([Player(alice), Player(bob)], lambda answers: answers >= 10)
    carol = running.sandbox.person("Carol")
    for person in (alice, carol):
        log = text_of(await use(person, thread, "match log"))
        assert "goes first" in log or "Turn" in log
    assert "Match 1" in text_of(await use(carol, thread, "match list")) or "1" in text_of(
        await use(carol, thread, "match list")
    )


async def test_hands_can_be_wanted_in_the_thread_instead_of_direct_messages(
    running: Running, alice: Person, bob: Person
) -> None:
    thread = await begin(running.sandbox, alice, bob)
    await alice.wait_for_message(lambda each: each["channel_id"] == str(alice.dm.id), SECONDS)
    hand = await use(alice, thread, "match hand", where="ephemeral")
    assert pictures_of(hand)
    async with asyncio.timeout(SECONDS):
        while alice.messages(alice.dm):  # noqa: ASYNC110 - what it waits for has no event
            await asyncio.sleep(0.02)
    await use(alice, thread, "match hand", where="dm")
    await alice.wait_for_message(lambda each: each["channel_id"] == str(alice.dm.id), SECONDS)


async def test_of_many_matches_a_player_means_the_only_one_of_theirs(
    running: Running, alice: Person, bob: Person, carol: Person, table: Channel
) -> None:
    await begin(running.sandbox, alice, bob)
    practice = await carol.command(table, "match practice", game="level_neo", level="random")
    assert "begins" in text_of(await practice.settled(SECONDS))
    for person, number in ((alice, "Match 1"), (carol, "Match 2")):
        board = await (await person.command(table, "match board")).settled(SECONDS)
        assert number in text_of(board)
    watching = await running.sandbox.person("Dora").command(table, "match board")
    assert "Which match?" in text_of(await watching.settled(SECONDS))
