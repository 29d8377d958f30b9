"""A game of two editions: a deck is kept for the one that it is for, and a match is played by the one that is meant."""

from collections.abc import Callable

import pytest

from engine.decks import write_deck
from engine.games import rulebooks
from sandbox import Person
from sandbox.reading import components_of, text_of
from sandbox.world.model import Channel, JsonObject
from tests.e2e.people import register
from tests.patience import SECONDS

pytestmark = pytest.mark.e2e

LATEST, FIRST = (rulebooks()[name] for name in ("luck_and_logic", "luck_and_logic_1"))
OF_BOTH = write_deck(FIRST, FIRST.decks.starters()[0].deck)
LATER = write_deck(LATEST, LATEST.decks.starters()[0].deck)


def buttons(message: JsonObject) -> list[str]:
    return [each["label"] for each in components_of(message) if each["type"] == 2]


def says(words: str) -> Callable[[JsonObject], bool]:
    """Whether a message says this."""
    return lambda message: words in text_of(message)


async def decks_of(person: Person, table: Channel, game: str) -> str:
    sent = await person.command(table, "deck list", game=game)
    return text_of(await sent.settled(SECONDS))


async def test_who_registers_a_deck_that_is_legal_by_both_editions_is_asked_which_the_newest_first(
    alice: Person, table: Channel
) -> None:
    form = await alice.command(table, "deck register")
    sent = await alice.submit_modal(form, name="Mine", list=OF_BOTH)
    asked = await sent.settled(SECONDS)
    assert "For which of them is it?" in text_of(asked)
    assert buttons(asked) == [LATEST.title, FIRST.title]
    assert "Mine" in await decks_of(alice, table, LATEST.name)
    await alice.click(asked, label=FIRST.title)
    await alice.wait_for_message(says(f"**Mine** is kept as a deck for {FIRST.title}"), SECONDS)
    assert "**Mine**" in await decks_of(alice, table, FIRST.name)
    assert "**Mine**" not in await decks_of(alice, table, LATEST.name)


async def test_a_deck_with_later_cards_is_kept_for_the_newest_edition_unasked(alice: Person, table: Channel) -> None:
    said = await register(alice, table, "Later", LATER)
    assert f"**Later** is kept as a deck for {LATEST.title}" in said
    assert "For which" not in said
    refused = await register(alice, table, "Later", LATER, game=FIRST.name)
    assert "was not kept" in refused
    assert f"It would be a legal deck for **{LATEST.title}**" in refused


async def test_checking_a_deck_says_by_edition_what_is_wrong(alice: Person, table: Channel) -> None:
    form = await alice.command(table, "deck check")
    said = text_of(await (await alice.submit_modal(form, list=LATER)).settled(SECONDS))
    newest, _, older = said.partition(f"### {FIRST.title}")
    assert newest.startswith(f"### {LATEST.title}\n✅")
    assert "❌" in older
    assert "Harbour Guest" in older


async def test_who_starts_a_match_is_asked_for_the_edition_the_newest_first(
    alice: Person, bob: Person, table: Channel
) -> None:
    asked = await (await alice.command(table, "match start", opponent=bob)).settled(SECONDS)
    titles = buttons(asked)
    assert titles.index(LATEST.title) + 1 == titles.index(FIRST.title)
    await alice.click(asked, label=FIRST.title)
    asked = await alice.wait_for_message(says(f"to play **{FIRST.title}**"), SECONDS)
    deck = FIRST.decks.starters()[0].name
    await alice.click(asked, label=f"▶ {deck}")
    await alice.wait_for_message(says(f"It is to be **{FIRST.title}**; you play **{deck}**"), SECONDS)


async def test_a_deck_of_both_editions_is_played_by_the_one_that_is_chosen_the_newest_first(
    alice: Person, bob: Person, table: Channel
) -> None:
    for book in (FIRST, LATEST):
        await register(alice, table, "Both", OF_BOTH, game=book.name)
    asked = await (await alice.command(table, "match start", opponent=bob, deck="Both")).settled(SECONDS)
    assert "There is a deck “Both” for each of these." in text_of(asked)
    assert buttons(asked) == [LATEST.title, FIRST.title]
    await alice.click(asked, label=FIRST.title)
    await bob.wait_for_message(says(f"**{FIRST.title}**"), SECONDS)


async def test_a_deck_of_one_edition_tells_which_it_is(alice: Person, bob: Person, table: Channel) -> None:
    await register(alice, table, "Old", OF_BOTH, game=FIRST.name)
    await alice.command(table, "match start", opponent=bob, deck="Old")
    invitation = await bob.wait_for_message(says(f"**{FIRST.title}**"), SECONDS)
    assert "for each of these" not in text_of(invitation)


async def test_practice_with_a_deck_of_both_editions_begins_when_the_edition_is_chosen(
    alice: Person, table: Channel
) -> None:
    for book in (FIRST, LATEST):
        await register(alice, table, "Both", OF_BOTH, game=book.name)
    asked = await (await alice.command(table, "match practice", deck="Both")).settled(SECONDS)
    assert buttons(asked) == [LATEST.title, FIRST.title]
    await alice.click(asked, label=FIRST.title)
    await alice.wait_for_message(says("you play **Both**"), SECONDS)
    listed = await (await alice.command(table, "match list")).settled(SECONDS)
    assert FIRST.title in text_of(listed)
