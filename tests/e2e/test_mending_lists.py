"""A deck list that is refused is not lost: its form opens again, filled in."""

from __future__ import annotations

import pytest

from engine.decks import write_deck
from sandbox import Person, Upload
from sandbox.reading import components_of, text_of
from sandbox.world.model import Channel, JsonObject
from storage import StorageUnavailable
from tests.e2e.bots import Running
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


def pictures_of(message: JsonObject) -> list[str]:
    """The alt texts of the pictures that a message shows."""
    galleries = [each for each in components_of(message) if each["type"] == 12]
    return [item["description"] for gallery in galleries for item in gallery["items"]]


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
    (picture,) = pictures_of(kept)
    assert "Mine / all" in picture
    assert "\nGrades — " in text_of(kept), "as a check shows it"


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
async def test_a_file_that_was_refused_is_mended_in_the_form_too(alice: Person, table: Channel, encoding: str) -> None:
    file = Upload("mine.txt", MISSPELLED.encode(encoding))
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


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("vanguard", ["Grades — 0: **17** · 1: **14**", "Triggers — critical: **4**"]),
        ("duel_masters", ["Costs — 2: **12**", "Civilizations — fire: **28**", "shield trigger: **7**"]),
        ("level_neo", ["Turn costs — 1: **14**", "Colours — red: **20**", "Level Burst: **16**"]),
        ("luck_and_logic", ["Levels — 0: **17**", "Gates by number — 1: **2**", "Gate deck: **10**"]),
    ],
)
async def test_a_good_check_shows_what_is_counted_and_the_deck_as_a_picture(
    alice: Person, table: Channel, game: str, told: list[str]
) -> None:
    book = kit_of(game).rulebook
    deck = book.decks.starters()[0].deck
    said = await alice.command(table, "deck check", file=Upload("deck.txt", write_deck(book, deck).encode()), game=game)
    checked = await said.settled(SECONDS)
    text = text_of(checked)
    assert "may be played" in text
    assert not [each for each in told if each not in text]
    (picture,) = pictures_of(checked)
    count = sum(sum(cards.values()) for cards in deck.sections.values())
    assert f"{count} cards" in picture
    assert next(book.cards()[number].name for number, _ in deck.listed("main")) in picture


async def test_a_starter_is_shown_with_what_is_counted_in_it(alice: Person, table: Channel) -> None:
    shown = await (await alice.command(table, "deck show", deck=STARTER.name, game="vanguard")).settled(SECONDS)
    assert "Triggers — critical: **4**" in text_of(shown)
    assert len(pictures_of(shown)) == 1


async def test_what_is_not_legal_shows_no_picture_and_no_counts(alice: Person, table: Channel) -> None:
    file = Upload("few.txt", b"4 Blaster Blade\n")
    wrong = await (await alice.command(table, "deck check", file=file, game="vanguard")).settled(SECONDS)
    assert "Grades" not in text_of(wrong)
    assert pictures_of(wrong) == []


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


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("screenshot.png", b"\x89PNG\r\n\x1a\n" + bytes(2000), "This is a picture"),
        ("decks.zip", b"PK\x03\x04\n" + b"x" * 200, "This is an archive"),
        ("link.txt", b"https://example.org/decks/1", "links cannot be opened here"),
        ("linked.txt", b"[mine](https://example.org/decks/1)", "links cannot be opened here"),
        ("empty.txt", b"", "looked at for a count and a card’s name or number"),
        ("hello.txt", b"a deck with dragons, please", "looked at for a count and a card’s name or number"),
        ("large.txt", b"4 Wingal\n" * 1_100_000, "It was not read"),
    ],
)
async def test_what_is_no_list_is_told_what_was_looked_for_and_of_no_game(
    alice: Person, table: Channel, name: str, content: bytes, said: str
) -> None:
    answer = await (await alice.command(table, "deck check", file=Upload(name, content))).settled(SECONDS)
    assert said in text_of(answer)
    assert name.endswith(".txt") or labels(answer) == [], "what is no text fits no form"
    assert "###" not in text_of(answer), "no game is meant"


async def test_whatever_a_form_is_refused_for_its_list_is_not_lost(
    running: Running, alice: Person, table: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused_list(name: str) -> tuple[str, dict[str, str]]:
        form = await alice.command(table, "deck register", game="vanguard")
        refused = await (await alice.submit_modal(form, name=name, list="4 Wingal")).settled(SECONDS)
        again = await alice.click(refused, label="Open the form again")
        assert again.modal["title"].endswith(VANGUARD.title)
        return text_of(refused), filled_in(again.modal)

    said, fields = await refused_list("My\u200b\ndeck")
    assert "characters in it that nobody can see" in said
    assert fields == {"Name": "My deck", "List": "4 Wingal"}
    with monkeypatch.context() as broken:
        broken.setattr(running.bot.host.decks, "register", _fails)
        said, fields = await refused_list("Mine")
    assert "I cannot keep anything right now" in said
    assert fields == {"Name": "Mine", "List": "4 Wingal"}


async def _fails(*_: object, **__: object) -> None:
    raise StorageUnavailable("gone")


async def test_what_is_no_list_is_kept_for_no_game(alice: Person, table: Channel) -> None:
    for content in (b"", b"see https://example.org", b"\x89PNG\r\n\x1a\n"):
        sent = await alice.command(table, "deck register", file=Upload("mine.txt", content))
        assert text_of(await sent.settled(SECONDS)).startswith("**mine** was not kept.\n")


async def test_a_list_with_the_marks_of_a_page_is_read(alice: Person, table: Channel) -> None:
    page = "<html><body><ul>" + "".join(
        f"<li>{count}&nbsp;{VANGUARD.cards()[number].name}</li>" for number, count in STARTER.deck.listed("main")
    )
    said = await alice.command(table, "deck check", file=Upload("deck.html", page.encode()))
    assert "may be played" in text_of(await said.settled(SECONDS))


async def test_nobody_else_sees_the_list(alice: Person, bob: Person, table: Channel) -> None:
    await register(alice, table, "Mine", MISSPELLED, game="vanguard")
    assert not [each for each in bob.messages(table) if "Blastr" in text_of(each)]
