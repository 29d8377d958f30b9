"""Servers have cards of their own. A match is played with those that there were when it began, whatever comes then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from engine.card_names import find_card
from engine.decks import read_deck, write_deck
from engine.kernel.rulebook import Deck
from engine.players import Chance
from host.errors import DeckNotLegal, MatchUnreadable
from host.host import Host
from storage import EVERYWHERE, CardSet, Database, LeftOut
from storage.packing import pack
from tests.host.support import ANN, BEN, CHANNEL, GUILD, Record, play_on
from tests.host.test_every_game import host_of_all
from tests.storage.samples import NOW

GAME, ELSEWHERE = "vanguard", GUILD + 1
RECRUIT = {
    "number": "OURS/001", "name": "Recruit of Ours", "clan": "Royal Paladin", "race": "Human",
    "grade": 1, "power": 7000, "shield": 5000, "text": "AUTO: When this unit is placed on RC, draw a card.",
}  # fmt: skip
LIST = """
1 Stardust Trumpeter (First vanguard)
4 Recruit of Ours
2 Solitary Knight, Gancelot
4 Knight of Silence, Gallatin
4 Crimson Butterfly, Brigitte
1 Blaster Blade
3 Knight of the Harp, Tristan
4 Covenant Knight, Randolf
4 Little Sage, Marron
2 Wingal
4 Starlight Unicorn
1 Knight of Conviction, Bors
4 Bringer of Good Luck, Epona
4 Yggdrasil Maiden, Elaine
4 Weapons Dealer, Govannon
4 Flogal
"""


async def bring(
    database: Database,
    *rows: Mapping[str, Any],
    guild_id: int = GUILD,
    name: str = "Ours",
    left_out: tuple[LeftOut, ...] = (),
) -> CardSet:
    """Bring a set of cards to a server."""
    return await database.card_sets.add(guild_id, GAME, name, rows, left_out, at=NOW, most_sets=9, most_cards=99)


async def begin_with_ours(host: Host) -> int:
    """A match of two decks with the server's card."""
    for person in (ANN, BEN):
        done = await host.decks.register(person.user_id, GAME, "Ours", LIST, guild_id=GUILD)
        assert done.kept is not None
    first, second = [await host.decks.find(person.user_id, GAME, "Ours") for person in (ANN, BEN)]
    invitation = await host.lobby.invite(GAME, ANN, BEN, first, guild_id=GUILD, channel_id=CHANNEL)
    return (await host.lobby.accept(invitation.id, BEN, second)).match_id


async def seen(host: Host, match_id: int) -> list[dict[str, list[str]]]:
    """The names of the cards that each player sees, and everybody, by zone."""
    found = [(await host.match_view(match_id, viewer)).view for viewer in (0, 1, None)]
    return [
        {
            zone.name: [str(card.definition and card.definition.name) for card in zone.cards]
            for zone in view.zones.values()
        }
        for view in found
    ]


async def name_here(host: Host, guild_id: int | None = GUILD) -> str | None:
    """What the card is called on a server; None where there is none."""
    card = find_card((await host.books.of_server(GAME, guild_id)).rulebook, "OURS/001")
    return None if card is None else card.name


async def test_a_servers_card_is_known_on_that_server_alone(database: Database, record: Record) -> None:
    host = host_of_all(database, record)
    await bring(database, RECRUIT)
    assert (await host.decks.check(GAME, LIST, guild_id=GUILD)).is_legal
    for elsewhere in (ELSEWHERE, None):
        assert not (await host.decks.check(GAME, LIST, guild_id=elsewhere)).is_legal
    deck = (await host.decks.register(ANN.user_id, GAME, "Ours", LIST, guild_id=GUILD)).kept
    assert deck is not None
    assert "Recruit of Ours" in await host.decks.listed(deck, guild_id=GUILD)
    for guild_id in (ELSEWHERE, None):
        with pytest.raises(DeckNotLegal):
            await host.lobby.invite(GAME, ANN, BEN, deck, guild_id=guild_id, channel_id=CHANNEL)
        with pytest.raises(DeckNotLegal):
            await host.lobby.practice(GAME, ANN, deck, "random", guild_id=guild_id, channel_id=CHANNEL)


async def test_the_operators_cards_are_known_everywhere_and_come_first(database: Database, record: Record) -> None:
    host = host_of_all(database, record)
    await bring(database, {**RECRUIT, "name": "Theirs"}, guild_id=GUILD)
    assert await name_here(host) == "Theirs"
    await bring(database, RECRUIT, guild_id=EVERYWHERE)
    for guild_id in (GUILD, ELSEWHERE, None):
        assert await name_here(host, guild_id) == "Recruit of Ours"


async def test_of_two_sets_the_older_one_counts_and_the_games_own_cards_before_all(
    database: Database, record: Record
) -> None:
    host = host_of_all(database, record)
    await bring(database, RECRUIT, {**RECRUIT, "number": "TD01/005", "name": "No Blade"}, name="First")
    await bring(database, {**RECRUIT, "name": "Second"}, name="Second")
    book = (await host.books.of_server(GAME, GUILD)).rulebook
    assert await name_here(host) == "Recruit of Ours"
    assert book.cards()["TD01/005"].name == "Blaster Blade"


async def test_a_servers_card_does_not_take_the_name_or_number_of_the_games_own(
    database: Database, record: Record
) -> None:
    """Also where its own number comes first, or is that of the game's card but for a mark."""
    host = host_of_all(database, record)
    await bring(database, {**RECRUIT, "number": "A/1", "name": "blaster blade"}, {**RECRUIT, "number": "TD01-005"})
    book = (await host.books.of_server(GAME, GUILD)).rulebook
    for written in ("Blaster Blade", "TD01/005"):
        card = find_card(book, written)
        assert card is not None
        assert card.number == "TD01/005"
    theirs = find_card(book, "A/1")
    assert theirs is not None
    assert theirs.name == "blaster blade", "it is there by its number"
    listed = write_deck(book, Deck({"main": {"A/1": 2, "TD01/005": 1}}))
    assert read_deck(book, listed).deck == Deck({"main": {"A/1": 2, "TD01/005": 1}})


async def test_a_match_goes_on_with_the_cards_that_there_were_at_its_start(database: Database, record: Record) -> None:
    added = await bring(database, RECRUIT)
    host = host_of_all(database, record)
    await host.start()
    match_id = await begin_with_ours(host)
    while "Recruit of Ours" not in str(before := await seen(host, match_id)):
        await play_on(host, match_id, Chance(b"one"), most=1)
    await host.stop()
    await bring(database, {**RECRUIT, "name": "Another", "power": 1000})
    assert not await database.card_sets.remove(GUILD, added.id, at=NOW)  # it was replaced

    again = host_of_all(database, record)
    await again.start()
    assert await seen(again, match_id) == before
    assert await name_here(again) == "Another"
    await play_on(again, match_id, Chance(b"two"))
    assert not (await again.summary(match_id)).is_running
    assert (await again.rulebook_of(match_id)).cards()["OURS/001"].name == "Recruit of Ours"
    await again.stop()

    later = host_of_all(database, record)
    ended = await later.match_view(match_id, None)
    assert ended.view.outcome is not None
    assert await later.log(match_id, None)


@pytest.mark.parametrize("junk", [b"junk", pack([])])
async def test_a_match_whose_cards_are_damaged_is_told_from_one_that_is_whole(
    database: Database, record: Record, url: str, junk: bytes
) -> None:
    added = await bring(database, RECRUIT)
    host = host_of_all(database, record)
    damaged = await begin_with_ours(host)
    await host.stop()
    whole = await begin_with_ours_elsewhere(database, record)
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        statement = text("UPDATE card_sets SET packed_rows = :junk WHERE id = :id")
        await connection.execute(statement, {"id": added.id, "junk": junk})
    await engine.dispose()
    again = host_of_all(database, record)
    await again.start()
    assert [match_id for match_id, _, _ in record.damaged] == [damaged]
    with pytest.raises(MatchUnreadable):
        await again.rulebook_of(damaged)
    assert (await again.match_view(whole, None)).view.outcome is None
    assert await name_here(again) is None
    assert not (await again.decks.check(GAME, LIST, guild_id=GUILD)).is_legal
    await again.stop()


async def begin_with_ours_elsewhere(database: Database, record: Record) -> int:
    """A match on a server that has no cards of its own."""
    host = host_of_all(database, record)
    deck = host.decks.starters(GAME)[0]
    invitation = await host.lobby.invite(GAME, ANN, BEN, deck, guild_id=ELSEWHERE, channel_id=CHANNEL)
    return (await host.lobby.accept(invitation.id, BEN, deck)).match_id


async def test_a_list_is_told_why_a_card_that_the_server_has_cannot_be_played(
    database: Database, record: Record
) -> None:
    host = host_of_all(database, record)
    why = 'at "whenever": expected when'
    await bring(database, left_out=(LeftOut("OURS/001", "Recruit of Ours", "declined", why),))
    for listed in (LIST, LIST.replace("Recruit of Ours", "OURS/001"), LIST.replace("Recruit", "OURS/001 Recruit")):
        (problem,) = (await host.decks.check(GAME, listed, guild_id=GUILD)).problems
        assert problem.message.text == "deck-unplayable-card"
        assert problem.message.values["why"] == f"declined: {why}"
    (problem,) = (await host.decks.check(GAME, LIST, guild_id=ELSEWHERE)).problems
    assert problem.message.text != "deck-unplayable-card"


async def test_cards_that_todays_rules_do_not_read_are_left_out_of_their_set(
    database: Database, record: Record
) -> None:
    host = host_of_all(database, record)
    await bring(database, {**RECRUIT, "number": "OURS/002", "text": "Once upon a time."}, RECRUIT)
    book = (await host.books.of_server(GAME, GUILD)).rulebook
    assert "OURS/001" in book.cards()
    assert "OURS/002" not in book.cards()
