"""Every deck can be chosen, whatever it and others are called, and however many there are."""

from collections.abc import Callable

import pytest

from engine.decks import read_deck, write_deck
from host.decks import Decks
from sandbox import Person
from sandbox.reading import components_of, custom_ids_of, text_of
from sandbox.world.model import Channel, JsonObject
from tests.e2e.bots import Running
from tests.e2e.people import USUAL, button
from tests.patience import SECONDS

pytestmark = pytest.mark.e2e

STARTERS = [starter.name for starter in USUAL.rulebook.decks.starters()]
FIRST, OTHER = (
    write_deck(USUAL.rulebook, deck)
    for deck in (USUAL.rulebook.decks.starters()[0].deck, USUAL.rulebook.decks.starters()[1].deck)
)


@pytest.fixture
def decks(running: Running) -> Decks:
    return running.bot.host.decks


async def keep(decks: Decks, person: Person, *names: str, listed: str = OTHER) -> None:
    for name in names:
        done = await decks.register(person.id, USUAL.name, name, listed)
        assert done.kept is not None, done.reading


async def accept(alice: Person, bob: Person, table: Channel) -> JsonObject:
    """The choice of a deck that Bob gets when he takes up Alice's invitation."""
    sent = await alice.command(table, "match start", opponent=bob, game=USUAL.name, deck=STARTERS[0])
    await sent.settled(SECONDS)
    invitation = await bob.wait_for_message(is_invitation, SECONDS)
    choice = await (await bob.click(invitation, button(invitation, "tc/accept/"))).settled(SECONDS)
    assert "With which deck" in text_of(choice)
    return choice


def offered(choice: JsonObject) -> list[JsonObject]:
    (select,) = (each for each in components_of(choice) if each["type"] == 3)
    options: list[JsonObject] = select["options"]
    return options


def says(text: str) -> Callable[[JsonObject], bool]:
    """Whether a message says this."""
    return lambda message: text in text_of(message)


def is_invitation(message: JsonObject) -> bool:
    """Whether a message is an invitation that can be taken up."""
    return any(each.startswith("tc/accept/") for each in custom_ids_of(message))


async def choose(bob: Person, choice: JsonObject, value: str, said: str = "The match begins") -> str:
    """Choose a deck; what the bot says then, which is to hold these words."""
    await bob.select(choice, button(choice, "tc/deck/"), value)
    return text_of(await bob.wait_for_message(says(said), SECONDS))


async def asked_for_a_deck(alice: Person, bob: Person, table: Channel) -> JsonObject:
    """The choice of a deck that Alice gets when she invites Bob without naming one."""
    sent = await alice.command(table, "match start", opponent=bob, game=USUAL.name)
    choice = await sent.settled(SECONDS)
    assert "With which deck" in text_of(choice)
    return choice


async def inviters_deck(running: Running, bob: Person, invitation: int) -> str:
    """The name of the deck with which somebody has invited Bob."""
    await bob.wait_for_message(lambda each: f"tc/accept/{invitation}" in custom_ids_of(each), SECONDS)
    kept = await running.database.invitations.get(invitation)
    assert kept is not None
    return kept.deck.name


async def test_an_inviter_chooses_a_deck_or_takes_the_first_at_a_press(
    running: Running, alice: Person, bob: Person, table: Channel, decks: Decks
) -> None:
    await keep(decks, alice, "Mine")
    choice = await asked_for_a_deck(alice, bob, table)
    assert [option["label"] for option in offered(choice)] == ["Mine", *STARTERS]
    assert not any(is_invitation(message) for message in bob.messages(table)), "nobody is invited yet"
    await alice.select(choice, button(choice, "tc/start/"), offered(choice)[-1]["value"])
    assert await inviters_deck(running, bob, 1) == STARTERS[-1]
    await alice.wait_for_message(says(f"you play **{STARTERS[-1]}**"), SECONDS)
    first = await alice.wait_for_message(is_invitation, SECONDS)
    await alice.click(first, button(first, "tc/withdraw/"))
    await alice.wait_for_message(says("has taken the invitation"), SECONDS)
    choice = await asked_for_a_deck(alice, bob, table)
    await alice.click(choice, label="▶ Mine")
    assert await inviters_deck(running, bob, 2) == "Mine"


async def test_an_inviter_finds_every_one_of_many_decks_on_a_page(
    running: Running, alice: Person, bob: Person, table: Channel, decks: Decks
) -> None:
    own = [f"Deck {number:02}" for number in range(30)]
    await keep(decks, alice, *own)
    choice = await asked_for_a_deck(alice, bob, table)
    seen = [option["label"] for option in offered(choice)]
    await alice.click(choice, label="Next page ▶")
    choice = await alice.wait_for_message(says("page 2 of 2"), SECONDS)
    seen += [option["label"] for option in offered(choice)]
    assert seen == [*own, *STARTERS]
    await alice.select(choice, button(choice, "tc/start/"), offered(choice)[4]["value"])
    assert await inviters_deck(running, bob, 1) == own[29]


async def test_nobody_is_asked_for_a_deck_who_names_one_or_practises(
    running: Running, alice: Person, bob: Person, table: Channel
) -> None:
    sent = await alice.command(table, "match start", opponent=bob, game=USUAL.name, deck=STARTERS[1])
    assert "Invited" in text_of(await sent.settled(SECONDS))
    assert await inviters_deck(running, bob, 1) == STARTERS[1]
    sent = await alice.command(table, "match practice", game=USUAL.name, level="random")
    assert f"you play **{STARTERS[0]}**" in text_of(await sent.settled(SECONDS))


async def test_the_deck_that_was_played_last_is_offered_first(
    running: Running, alice: Person, bob: Person, table: Channel, decks: Decks
) -> None:
    await keep(decks, alice, "Mine", "Other")
    for name in ("Other", STARTERS[3]):
        sent = await alice.command(table, "match practice", game=USUAL.name, level="random", deck=name)
        assert "The match begins" in text_of(await sent.settled(SECONDS))
        await keep(decks, alice, "Other")  # as a new version it is the same deck
        choice = await asked_for_a_deck(alice, bob, table)
        assert offered(choice)[0]["label"] == name
        assert sum(option["label"] == name for option in offered(choice)) == 1
        assert any(each.get("label") == f"▶ {name}" for each in components_of(choice))


async def test_who_cannot_be_invited_is_told_of_before_a_deck_is_asked_for(
    running: Running, alice: Person, table: Channel
) -> None:
    sent = await alice.command(table, "match start", opponent=alice, game=USUAL.name)
    assert "play against yourself" in text_of(await sent.settled(SECONDS))


@pytest.mark.parametrize("name", [STARTERS[0], STARTERS[0].upper(), STARTERS[0].replace("0", "\uff10")])
@pytest.mark.parametrize("starter", [True, False])
async def test_a_deck_may_be_called_like_a_starter(
    running: Running, alice: Person, bob: Person, table: Channel, decks: Decks, name: str, starter: bool
) -> None:
    await keep(decks, bob, name)
    choice = await accept(alice, bob, table)
    options = offered(choice)
    assert [option["label"] for option in options] == [name, *STARTERS]
    facts = USUAL.rulebook.decks.starters()[0].facts
    assert facts is not None
    assert options[0]["description"] == "one of yours, version 1"
    assert options[1]["description"].startswith(f"{facts.style} · {facts.era} · ")
    await choose(bob, choice, options[starter]["value"])
    match = await running.database.matches.get(1)
    assert match is not None
    seat = match.seats[1]
    assert (seat.deck.version_id is None) is starter
    wanted = read_deck(USUAL.rulebook, FIRST if starter else OTHER).deck
    assert wanted is not None
    assert seat.deck.cards["main"] == dict(wanted.listed("main"))


async def test_every_one_of_many_decks_is_on_a_page(
    running: Running, alice: Person, bob: Person, table: Channel, decks: Decks
) -> None:
    own = [f"Deck {number:02}" for number in range(50)]
    await keep(decks, bob, *own)
    choice = await accept(alice, bob, table)
    seen: list[str] = []
    for page in (1, 2, 3):
        seen += [option["label"] for option in offered(choice)]
        assert f"page {page} of 3" in text_of(choice)
        if page < 3:
            await bob.click(choice, label="Next page ▶")
            choice = await bob.wait_for_message(says(f"page {page + 1} of 3"), SECONDS)
    assert seen == [*own, *STARTERS]
    assert STARTERS[-1] in await choose(bob, choice, offered(choice)[-1]["value"])


async def test_a_deck_that_is_renamed_is_played_and_one_that_is_gone_is_told_of(
    running: Running, alice: Person, bob: Person, table: Channel, decks: Decks
) -> None:
    await keep(decks, bob, "Mine", "Gone")
    choice = await accept(alice, bob, table)
    gone, mine = (option["value"] for option in offered(choice)[:2])
    await decks.delete(bob.id, USUAL.name, "Gone")
    await keep(decks, bob, "MINE")
    assert "Choose another one" in await choose(bob, choice, gone, "was deleted meanwhile")
    assert "MINE" in await choose(bob, choice, mine)


async def test_while_one_types_decks_of_one_name_are_told_apart(alice: Person, table: Channel, decks: Decks) -> None:
    await keep(decks, alice, STARTERS[0], "🔥", *(f"Another {number:02}" for number in range(30)))

    async def typed(text: str, command: str = "deck show") -> dict[str, str]:
        answer = await alice.autocomplete(table, command, focused="deck", game=USUAL.name, deck=text)
        return {choice["name"]: choice["value"] for choice in answer.choices}

    found = await typed(STARTERS[0])
    own, everybodys = found.values()
    assert [name.partition(" · ")[0] for name in found] == [STARTERS[0], f"{STARTERS[0]} (for everybody)"]
    assert [(await decks.find(alice.id, USUAL.name, key)).is_starter for key in (own, everybodys)] == [False, True]
    assert list(await typed("🔥")) == ["🔥"], "signs can be looked for"
    assert len(await typed("")) == 25
    assert [name.partition(" · ")[0] for name in await typed(STARTERS[-1])] == [STARTERS[-1]]
    shown = await (await alice.command(table, "deck show", deck=everybodys)).settled(SECONDS)
    assert "for everybody" in text_of(shown)
