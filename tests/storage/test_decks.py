"""Decks: versions, names as people type them, and matches that keep what they began with."""

import sqlite3
from contextlib import closing
from pathlib import Path
from types import MappingProxyType

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine

from storage import Database, DeckChoice, DeckLimitReached, DeckRow, PlayedDeck, SeatRow, open_database
from storage.tables import deck_versions
from tests.databases import PATIENT
from tests.storage.samples import ANN, BEN, CHANNEL, HOUR, NOW, SEED, invite

CARDS = {"first vanguard": {"TD01/008": 1}, "main": {"TD01/001": 4}}


async def register(
    database: Database, name: str, *, owner: int = ANN, text: str = "4 A", game: str = "vanguard"
) -> DeckRow:
    return await database.decks.register(owner, game, name, text, CARDS, at=NOW, limit=3)


async def test_a_deck_comes_back_as_it_was_registered(database: Database) -> None:
    deck = await register(database, "  My   Kagero ")
    assert await database.decks.find(ANN, "vanguard", "My Kagero") == deck
    assert (deck.owner_id, deck.game, deck.name, deck.text, deck.version) == (ANN, "vanguard", "My Kagero", "4 A", 1)
    assert (deck.cards, deck.created_at) == (CARDS, NOW)


async def test_cards_may_come_in_any_kind_of_mapping(database: Database) -> None:
    cards = MappingProxyType({"main": MappingProxyType({"TD01/001": 4})})
    deck = await database.decks.register(ANN, "vanguard", "A", "4 A", cards, at=NOW, limit=1)
    assert deck.cards == {"main": {"TD01/001": 4}}


@pytest.mark.parametrize("typed", ["my kagero", "MY KAGERO", " My  Kagero", "\uff2dy Kagero"])
async def test_a_name_is_found_however_it_is_typed(database: Database, typed: str) -> None:
    deck = await register(database, "My Kagero")
    assert await database.decks.find(ANN, "vanguard", typed) == deck


PERSIAN = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"  # with a joiner that belongs there
PAIR = "\U0001f468\u200d\U0001f469"


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("Kagero", "Ka\u200dgero"),
        ("Ka\u200cgero 2", "Kagero 2\u200d"),
        (PERSIAN, PERSIAN.replace("\u200c", "")),
        ("\u2764\ufe0f deck", "\u2764 deck"),
    ],
)
async def test_names_that_look_alike_are_one_deck(database: Database, name: str, typed: str) -> None:
    deck = await register(database, name)
    assert deck.name == name, "it is shown as it was written"
    again = await register(database, typed)
    assert (again.id, again.version) == (deck.id, 2)


async def test_emoji_that_are_joined_are_others_than_those_that_are_not(database: Database) -> None:
    joined = await register(database, PAIR)
    apart = await register(database, PAIR.replace("\u200d", ""))
    assert joined.id != apart.id
    assert await database.decks.find(ANN, "vanguard", PAIR) == joined


async def test_registering_a_name_again_makes_the_next_version(database: Database) -> None:
    first = await register(database, "Kagero", text="4 A")
    second = await register(database, "KAGERO", text="4 B")
    assert (second.id, second.version, second.text) == (first.id, 2, "4 B")
    assert second.version_id != first.version_id
    assert await database.decks.owned_by(ANN, "vanguard") == [second]


async def test_an_old_version_stays_while_a_match_or_an_invitation_refers_to_it(database: Database, url: str) -> None:
    played = await register(database, "Kagero", text="4 A")
    choice = DeckChoice(played.name, played.cards, played.version_id)
    await database.matches.create(
        "vanguard",
        [SeatRow(0, "Ann", choice, user_id=ANN), SeatRow(1, "Ben", choice, user_id=BEN)],
        seed=SEED,
        engine_version="1",
        channel_id=CHANNEL,
        guild_id=None,
        at=NOW,
    )
    offered = await register(database, "Kagero", text="4 B")
    await database.invitations.open(
        "vanguard",
        inviter_id=ANN,
        inviter_name="Ann",
        invited_id=None,
        deck=DeckChoice(offered.name, offered.cards, offered.version_id),
        channel_id=CHANNEL,
        guild_id=None,
        at=NOW,
        expires_at=NOW + HOUR,
    )
    unused = await register(database, "Kagero", text="4 C")
    newest = await register(database, "Kagero", text="4 D")
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        kept = (await connection.execute(select(deck_versions.c.id))).scalars().all()
    await engine.dispose()
    assert unused.version_id not in kept
    assert set(kept) == {played.version_id, offered.version_id, newest.version_id}
    assert newest.version == 4


async def test_decks_of_others_and_of_other_games_are_apart(database: Database) -> None:
    mine = await register(database, "Kagero")
    await register(database, "Kagero", owner=BEN)
    other = await register(database, "Kagero", game="duel_masters")
    assert await database.decks.owned_by(ANN, "duel_masters") == [other]
    assert await database.decks.owned_by(ANN, "vanguard") == [mine]
    assert await database.decks.find(BEN, "duel_masters", "Kagero") is None


async def test_decks_are_listed_by_name(database: Database) -> None:
    for name in ("beta", "Alpha", "gamma"):
        await register(database, name)
    assert [deck.name for deck in await database.decks.owned_by(ANN, "vanguard")] == ["Alpha", "beta", "gamma"]


async def test_no_more_decks_are_kept_than_allowed_but_a_known_name_can_be_registered_again(database: Database) -> None:
    for name in ("a", "b", "c"):
        await register(database, name)
    with pytest.raises(DeckLimitReached, match="3"):
        await register(database, "d")
    assert (await register(database, "c")).version == 2
    await register(database, "d", game="duel_masters")
    await register(database, "d", owner=BEN)


async def test_a_deleted_deck_is_off_the_list_and_its_name_and_place_are_free(database: Database) -> None:
    for name in ("a", "b", "c"):
        await register(database, name)
    assert await database.decks.delete(ANN, "vanguard", "B", at=NOW)
    assert await database.decks.find(ANN, "vanguard", "b") is None
    assert [deck.name for deck in await database.decks.owned_by(ANN, "vanguard")] == ["a", "c"]
    assert not await database.decks.delete(ANN, "vanguard", "b", at=NOW)
    again = await register(database, "b")
    assert again.version == 1
    assert await database.decks.find(ANN, "vanguard", "b") == again


async def test_the_starter_deck_of_an_invitation_is_no_version_of_anything(database: Database) -> None:
    assert (await invite(database)).deck.version_id is None


@pytest.mark.parametrize("damage", ["'words'", "x'00ff'", "1.5", "-7", "9223372036854775807"])
@pytest.mark.parametrize("table", ["decks", "deck_versions"])
async def test_a_deck_whose_number_is_damaged_can_be_registered_anew(file: Path, table: str, damage: str) -> None:
    database = await open_database(f"sqlite+aiosqlite:///{file}", PATIENT)
    await database.decks.register(ANN, "vanguard", "Kagero", "list", CARDS, at=NOW, limit=1)
    with closing(sqlite3.connect(file)) as plain:
        plain.execute(f"UPDATE {table} SET version = {damage}")
        plain.commit()
    kept = await database.decks.register(ANN, "vanguard", "Kagero", "new list", CARDS, at=NOW, limit=1)
    assert kept.text == "new list"
    assert await database.decks.find(ANN, "vanguard", "kagero") == kept
    assert await database.decks.owned_by(ANN, "vanguard") == [kept]
    await database.close()


async def play(database: Database, deck: DeckChoice, *, game: str = "vanguard") -> None:
    await database.matches.create(
        game,
        [SeatRow(0, "Ann", deck, user_id=ANN), SeatRow(1, "Ben", DeckChoice("Other", CARDS), user_id=BEN)],
        seed=SEED,
        engine_version="1",
        channel_id=CHANNEL,
        guild_id=None,
        at=NOW,
    )


async def test_the_deck_played_last_is_known_by_game_and_is_the_same_in_every_version(database: Database) -> None:
    assert await database.decks.last_played(ANN, "vanguard") is None
    first = await register(database, "Kagero", text="4 A")
    await play(database, DeckChoice("Trial", CARDS))
    await play(database, DeckChoice(first.name, first.cards, first.version_id))
    await register(database, "KAGERO", text="4 B")
    await play(database, DeckChoice("Elsewhere", CARDS), game="chess")
    assert await database.decks.last_played(ANN, "vanguard") == PlayedDeck(first.id, "Kagero")
    assert await database.decks.last_played(ANN, "chess") == PlayedDeck(None, "Elsewhere")
    assert await database.decks.last_played(BEN, "vanguard") == PlayedDeck(None, "Other")
