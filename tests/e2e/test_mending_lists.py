"""A deck list that is refused is not lost: its form opens again, filled in."""

from __future__ import annotations

import pytest

from engine.decks import write_deck
from sandbox import Person, Upload
from sandbox.reading import components_of, text_of
from sandbox.world.model import Channel, JsonObject
from tests.e2e.people import button, register
from tests.games.kits import kit_of
from tests.patience import SECONDS

pytestmark = pytest.mark.e2e

VANGUARD = kit_of("vanguard").rulebook
STARTER = VANGUARD.decks.starters()[0]
MISSPELLED = "# My paladins — “Ünïcode”\n4 Blastr Blade\n"


def filled_in(modal: JsonObject) -> dict[str, str]:
    """What stands in the fields of a form that has just been opened, by their labels."""
    return {each["label"]: each["component"].get("value", "") for each in modal["components"]}


def labels(message: JsonObject) -> list[str]:
    return [each["label"] for each in components_of(message) if each["type"] == 2]


async def test_a_refused_list_is_mended_in_the_form_and_kept_under_its_name(alice: Person, table: Channel) -> None:
    form = await alice.command(table, "deck register", game="vanguard")
    refused = await (await alice.submit_modal(form, name="Mine / all", list=MISSPELLED)).settled(SECONDS)
    assert "was not kept" in text_of(refused)
    assert labels(refused) == ["Mend the list"]
    again = await alice.click(refused, button(refused, "tc/mend/"))
    assert filled_in(again.modal) == {"Name": "Mine / all", "List": MISSPELLED}
    mended = await alice.submit_modal(again, name="Mine / all", list=write_deck(VANGUARD, STARTER.deck))
    kept = await mended.settled(SECONDS)
    assert "**Mine / all** is kept as a deck" in text_of(kept)


async def test_a_file_that_was_refused_is_mended_in_the_form_too(alice: Person, table: Channel) -> None:
    file = Upload("mine.txt", MISSPELLED.encode("utf-8-sig"))
    said = await alice.command(table, "deck register", file=file, game="vanguard")
    refused = await said.settled(SECONDS)
    again = await alice.click(refused, button(refused, "tc/mend/"))
    assert filled_in(again.modal) == {"Name": "mine", "List": MISSPELLED}


async def test_a_check_offers_the_form_only_where_something_is_wrong(alice: Person, table: Channel) -> None:
    form = await alice.command(table, "deck check", game="vanguard")
    wrong = await (await alice.submit_modal(form, list=MISSPELLED)).settled(SECONDS)
    again = await alice.click(wrong, button(wrong, "tc/mend/"))
    assert filled_in(again.modal) == {"List": MISSPELLED}
    right = await (await alice.submit_modal(again, list=write_deck(VANGUARD, STARTER.deck))).settled(SECONDS)
    assert "✅" in text_of(right)
    assert labels(right) == []


@pytest.mark.parametrize("listed", ["4 Blastr Blade\n" * 400, "\ufeff" + "4 Wingal, \u202e" * 20])
async def test_a_list_that_fits_no_form_is_refused_without_one_or_kept_whole(
    alice: Person, table: Channel, listed: str
) -> None:
    said = await alice.command(table, "deck check", file=Upload("odd.txt", listed.encode()), game="vanguard")
    refused = await said.settled(SECONDS)
    if len(listed) > 4000:
        assert labels(refused) == []
    else:
        again = await alice.click(refused, button(refused, "tc/mend/"))
        assert filled_in(again.modal) == {"List": listed.removeprefix("\ufeff")}


async def test_nobody_else_sees_the_list(alice: Person, bob: Person, table: Channel) -> None:
    await register(alice, table, "Mine", MISSPELLED, game="vanguard")
    assert not [each for each in bob.messages(table) if "Blastr" in text_of(each)]
