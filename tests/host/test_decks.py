"""Decks: registering, finding and keeping them, with the starters that everybody has."""

import asyncio
import threading
from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.kernel.messages import Message
from engine.kernel.rulebook import Deck, Decks, Fault
from host.decks import NAME_LIMIT
from host.errors import DeckGone, ListTakesTooLong, TooManyDecks, UnknownDeck, UnknownGame, WrongDeckName
from host.host import Host
from host.list_readers import Readers
from host.settings import Settings
from host.summaries import Participant
from storage import Database
from tests.host.support import ANN, BEN, CHANNEL, GUILD, TINY, Record, make_host, settled

LIST = "3 stone\r\n3x Paper\n\nscissors x3\n"


async def test_a_legal_list_is_kept_as_a_deck_and_written_back_tidily(host: Host) -> None:
    done = await host.decks.register(ANN.user_id, "tiny", "  My   deck ", LIST)
    assert done.reading.is_legal
    assert done.kept is not None
    assert (done.kept.name, done.kept.version, done.kept.is_starter) == ("My deck", 1, False)
    found = await host.decks.find(ANN.user_id, "tiny", "my DECK")
    assert found.deck.sections == {"main": {"stone": 3, "paper": 3, "scissors": 3}}
    assert (await host.decks.check("tiny", await host.decks.listed(found))).deck == found.deck


async def test_others_go_on_while_a_list_is_read(database: Database, record: Record) -> None:
    others_went_on = threading.Event()

    def check_deck(deck: Deck, cards: object) -> Sequence[Fault]:
        assert others_went_on.wait(30), "the event loop stood still"
        return ()

    host = make_host(database, record, rulebooks={"tiny": replace(TINY["tiny"], decks=Decks(check_deck))})
    reading = asyncio.create_task(host.decks.check("tiny", LIST))
    await settled()
    assert not reading.done()
    others_went_on.set()
    assert (await reading).is_legal


async def test_who_has_waited_too_long_for_their_list_is_told_so() -> None:
    readers, go_on = Readers(patience=0.001), threading.Event()
    with pytest.raises(ListTakesTooLong):
        await readers.read(lambda: go_on.wait(30))
    go_on.set()
    assert await Readers().read(lambda: "read") == "read"


async def test_decks_of_one_name_for_several_games_are_all_found(database: Database, record: Record) -> None:
    games = {**TINY, "other": replace(TINY["tiny"], name="other", title="Another game")}
    host = make_host(database, record, rulebooks=games)
    await host.decks.register(ANN.user_id, "tiny", "Mine", LIST)
    assert [deck.game for deck in await host.decks.find_in(ANN.user_id, games, "mine")] == ["tiny"]
    await host.decks.register(ANN.user_id, "other", "Mine", LIST)
    assert [deck.game for deck in await host.decks.find_in(ANN.user_id, games, "mine")] == ["tiny", "other"]
    with pytest.raises(UnknownDeck) as refused:
        await host.decks.find_in(ANN.user_id, games, "Mien")
    assert refused.value.values["nearest"] == "Mine"


async def test_starters_of_one_name_in_several_games_have_keys_of_their_own(database: Database, record: Record) -> None:
    games = {**TINY, "other": replace(TINY["tiny"], name="other", title="Another game")}
    host = make_host(database, record, rulebooks=games)
    keys = [host.decks.starters(game)[0].key for game in games]
    assert len(set(keys)) == 2
    for game, key in zip(games, keys, strict=True):
        assert [deck.game for deck in await host.decks.find_in(ANN.user_id, games, key)] == [game]
    done = await host.decks.register(ANN.user_id, "tiny", "Mine", LIST)
    assert done.kept is not None
    assert [deck.game for deck in await host.decks.find_in(ANN.user_id, games, done.kept.key)] == ["tiny"]
    with pytest.raises(DeckGone):
        await host.decks.find_in(BEN.user_id, games, done.kept.key)  # nobody finds another's deck by its key


async def test_a_deck_that_is_called_like_a_key_is_found_by_its_name(host: Host) -> None:
    key = host.decks.starters("tiny")[0].key
    done = await host.decks.register(ANN.user_id, "tiny", key, LIST)
    assert done.kept is not None
    assert await host.decks.find(ANN.user_id, "tiny", done.kept.key) == done.kept


async def test_a_list_with_faults_is_not_kept_and_says_all_of_them(host: Host) -> None:
    done = await host.decks.register(ANN.user_id, "tiny", "Mine", "3 stone\n3 papier\n2 lizard")
    assert done.kept is None
    assert len(done.reading.problems) == 2
    assert len(done.reading.faults) == 1
    with pytest.raises(UnknownDeck):
        await host.decks.find(ANN.user_id, "tiny", "Mine")


async def test_the_same_name_makes_the_next_version_and_running_matches_keep_theirs(host: Host) -> None:
    first = await host.decks.register(ANN.user_id, "tiny", "Mine", LIST)
    assert first.kept is not None
    invitation = await host.lobby.invite("tiny", ANN, BEN, first.kept, guild_id=GUILD, channel_id=CHANNEL)
    second = await host.decks.register(ANN.user_id, "tiny", "mine", "9 stone")
    assert second.kept is not None
    assert second.kept.version == 2
    summary = await host.lobby.accept(invitation.id, BEN, host.decks.starters("tiny")[0])
    view = (await host.match_view(summary.match_id, 0)).view
    assert sum(view.zones[f"{zone}:0"].count for zone in ("deck", "hand")) == 9
    await host.decks.delete(ANN.user_id, "tiny", "Mine")
    assert (await host.match_view(summary.match_id, 0)).view == view


async def test_own_decks_come_before_starters_and_names_are_found_in_both(host: Host) -> None:
    await host.decks.register(ANN.user_id, "tiny", "Mine", LIST)
    assert [deck.name for deck in await host.decks.owned_by(ANN.user_id, "tiny")] == ["Mine", "Even", "Stones"]
    assert [deck.name for deck in await host.decks.owned_by(BEN.user_id, "tiny")] == ["Even", "Stones"]
    assert (await host.decks.find(BEN.user_id, "tiny", "stones")).is_starter
    with pytest.raises(UnknownDeck, match="did you mean 'Stones'"):
        await host.decks.find(BEN.user_id, "tiny", "Stonez")
    with pytest.raises(UnknownDeck):
        await host.decks.find(BEN.user_id, "tiny", "Mine")


async def test_names_with_numbers_are_in_the_order_of_their_numbers(host: Host) -> None:
    for name in ("deck 10", "Deck 2", "Deck 1b", "10 of diamonds", "9 lives", "Ädeck", "Deck"):
        await host.decks.register(ANN.user_id, "tiny", name, LIST)
    own = [deck.name for deck in await host.decks.owned_by(ANN.user_id, "tiny") if not deck.is_starter]
    assert own == ["9 lives", "10 of diamonds", "Deck", "Deck 1b", "Deck 2", "deck 10", "Ädeck"]


async def test_who_has_played_no_deck_is_first_offered_one_of_their_own_or_a_starter_that_is_easy(host: Host) -> None:
    assert [deck.name for deck in await host.decks.to_choose(ANN.user_id, "tiny")] == ["Stones", "Even"]
    await host.decks.register(ANN.user_id, "tiny", "Mine", LIST)
    assert [deck.name for deck in await host.decks.to_choose(ANN.user_id, "tiny")] == ["Mine", "Even", "Stones"]


async def test_nobody_keeps_more_decks_than_the_operator_allows(database: Database, record: Record) -> None:
    host = make_host(database, record, settings=Settings(_env_file=None, max_decks_per_user=1))
    await host.decks.register(ANN.user_id, "tiny", "One", LIST)
    with pytest.raises(TooManyDecks):
        await host.decks.register(ANN.user_id, "tiny", "Two", LIST)
    await host.decks.delete(ANN.user_id, "tiny", "One")
    await host.decks.register(ANN.user_id, "tiny", "Two", LIST)


@pytest.mark.parametrize("name", ["", "   ", "x" * (NAME_LIMIT + 1), "a\u202eb", "bell\x07"])
async def test_a_name_must_be_short_and_printable(host: Host, name: str) -> None:
    with pytest.raises(WrongDeckName):
        await host.decks.register(ANN.user_id, "tiny", name, LIST)


async def test_there_are_no_decks_for_a_game_that_is_none(host: Host) -> None:
    with pytest.raises(UnknownGame):
        await host.decks.owned_by(ANN.user_id, "chess")
    with pytest.raises(UnknownDeck):
        await host.decks.delete(ANN.user_id, "tiny", "Nothing")


@pytest.mark.parametrize("text", [b"\x00\xff\xfe" * 100, "4 stone\n" * 10_000, b"PK\x03\x04" + bytes(100_000)])
async def test_what_is_too_large_or_no_text_is_refused_with_a_reason(host: Host, text: str | bytes) -> None:
    reading = await host.decks.check("tiny", text)
    assert reading.deck is None
    assert len(reading.problems) == 1


@pytest.fixture
def editions(database: Database, record: Record) -> Host:
    """A game of three editions, of which the last has no legal deck; and another game."""

    def forbidden(deck: Deck, cards: object) -> Sequence[Fault]:
        return [Fault("1.1", Message("fault-size", {"count": 9, "wanted": 10}))]

    tiny = TINY["tiny"]
    books = [
        tiny,
        replace(tiny, name="older", title="Tiny (older)", folder=tiny.folder),
        replace(tiny, name="oldest", title="Tiny (oldest)", folder=tiny.folder, decks=Decks(forbidden)),
        replace(tiny, name="other", title="Another game", folder="other"),
    ]
    return make_host(database, record, rulebooks={book.name: book for book in books})


async def test_by_which_editions_a_list_is_legal_is_told_in_their_order(editions: Host) -> None:
    books = list(editions.rulebooks.values())[:3]
    assert [book.name for book in await editions.decks.legal_in(LIST, books)] == ["tiny", "older"]
    assert not await editions.decks.legal_in("3 stone", books[2:])


async def test_a_new_deck_moves_to_the_edition_that_it_is_for(editions: Host) -> None:
    decks = editions.decks
    kept = (await decks.register(ANN.user_id, "tiny", "Mine", LIST)).kept
    assert kept is not None
    assert kept.id is not None
    assert (await decks.keep_for(ANN.user_id, kept.id, "tiny")).key == kept.key
    moved = await decks.keep_for(ANN.user_id, kept.id, "older")
    assert (moved.game, moved.name, moved.deck) == ("older", "Mine", kept.deck)
    assert [deck.game for deck in await decks.find_in(ANN.user_id, editions.rulebooks, "Mine")] == ["older"]
    with pytest.raises(DeckGone):
        await decks.keep_for(ANN.user_id, kept.id, "older")


async def test_a_deck_of_several_versions_stays_when_its_last_one_is_kept_for_another_edition(editions: Host) -> None:
    decks = editions.decks
    await decks.register(ANN.user_id, "tiny", "Mine", LIST)
    kept = (await decks.register(ANN.user_id, "tiny", "Mine", LIST)).kept
    assert kept is not None
    assert kept.id is not None
    await decks.keep_for(ANN.user_id, kept.id, "older")
    found = await decks.find_in(ANN.user_id, editions.rulebooks, "Mine")
    assert [(deck.game, deck.version) for deck in found] == [("tiny", 2), ("older", 1)]


@pytest.mark.parametrize(("user", "game"), [(BEN, "older"), (ANN, "oldest"), (ANN, "other")])
async def test_nobody_keeps_a_deck_for_an_edition_where_it_is_not_theirs_or_not_legal(
    editions: Host, user: Participant, game: str
) -> None:
    kept = (await editions.decks.register(ANN.user_id, "tiny", "Mine", LIST)).kept
    assert kept is not None
    assert kept.id is not None
    with pytest.raises(DeckGone):
        await editions.decks.keep_for(user.user_id, kept.id, game)
    assert [deck.game for deck in await editions.decks.find_in(ANN.user_id, editions.rulebooks, "Mine")] == ["tiny"]
