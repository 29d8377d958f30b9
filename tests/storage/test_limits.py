"""Limits hold however many ask at the same moment."""

import asyncio
from collections.abc import Awaitable, Iterable

import pytest

from storage import Database, DeckLimitReached, MatchLimitReached, SeatRow
from tests.storage.samples import ANN, BEN, CAT, CHANNEL, HOUR, NOW, SEED, STARTER

AT_ONCE, LIMIT = 20, 3


async def outcomes(calls: Iterable[Awaitable[object]]) -> list[str]:
    """What became of calls that were made together, by name."""
    results = await asyncio.gather(*calls, return_exceptions=True)
    return sorted(type(result).__name__ for result in results)


def expected(kept: str, refused: type[Exception]) -> list[str]:
    return sorted([kept] * LIMIT + [refused.__name__] * (AT_ONCE - LIMIT))


async def test_no_more_decks_than_allowed_are_kept(database: Database) -> None:
    calls = [
        database.decks.register(ANN, "vanguard", f"Deck {number}", "list", STARTER.cards, at=NOW, limit=LIMIT)
        for number in range(AT_ONCE)
    ]
    assert await outcomes(calls) == expected("DeckRow", DeckLimitReached)
    assert len(await database.decks.owned_by(ANN, "vanguard")) == LIMIT


async def test_a_deck_that_is_registered_many_times_at_once_is_one_deck(database: Database) -> None:
    calls = [
        database.decks.register(ANN, "vanguard", "Kagero", f"list {number}", STARTER.cards, at=NOW, limit=LIMIT)
        for number in range(AT_ONCE)
    ]
    assert await outcomes(calls) == ["DeckRow"] * AT_ONCE
    (deck,) = await database.decks.owned_by(ANN, "vanguard")
    assert deck.version == AT_ONCE


@pytest.mark.parametrize("seated", [(ANN, BEN), (BEN, ANN)])
async def test_no_more_matches_than_allowed_begin_for_either_player(
    database: Database, seated: tuple[int, int]
) -> None:
    def begin(first: int, second: int) -> Awaitable[object]:
        players = [SeatRow(0, "First", STARTER, user_id=first), SeatRow(1, "Second", STARTER, user_id=second)]
        return database.matches.create(
            "vanguard", players, seed=SEED, engine_version="1", channel_id=CHANNEL, guild_id=None, at=NOW, limit=LIMIT
        )

    # Some take their turns in the one order and some in the other, and wait for each other all the same.
    calls = [begin(*(seated if number % 2 else seated[::-1])) for number in range(AT_ONCE)]
    assert await outcomes(calls) == expected("MatchRow", MatchLimitReached)
    assert len(await database.matches.of_user(ANN)) == LIMIT
    with pytest.raises(MatchLimitReached) as refused:
        await begin(CAT, BEN)
    assert refused.value.user_id == BEN
    await begin(CAT, CAT + 1)


async def test_no_more_invitations_than_allowed_are_sent(database: Database) -> None:
    calls = [
        database.invitations.open(
            "vanguard",
            inviter_id=ANN,
            inviter_name="Ann",
            invited_id=BEN + number,
            deck=STARTER,
            channel_id=CHANNEL,
            guild_id=None,
            at=NOW,
            expires_at=NOW + HOUR,
            limit=LIMIT,
        )
        for number in range(AT_ONCE)
    ]
    assert await outcomes(calls) == expected("Invitation", MatchLimitReached)
    assert len(await database.invitations.open_for(ANN, now=NOW)) == LIMIT
