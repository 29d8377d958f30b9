"""Odd words, numbers and names: whatever is typed gets an answer that says what to do, and disturbs nobody."""

import logging
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from sandbox import NotAllowed, Person, Upload
from sandbox.reading import custom_ids_of, text_of
from sandbox.world.model import Channel, JsonObject
from tests.e2e.bots import Running
from tests.e2e.people import USUAL, a_starter, begin, is_board
from tests.patience import SECONDS

pytestmark = pytest.mark.e2e

LONG = "*_word " * 800
AMONG_THE_GREATEST = (2**63 - 1, 2**63, 9_999_999_999_999_999_999)


@pytest.fixture(autouse=True)
def nothing_goes_wrong(caplog: pytest.LogCaptureFixture) -> Callable[[], None]:
    """Checks that no error has been logged."""

    def check() -> None:
        assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []

    return check


async def use(person: Person, channel: Channel, command: str, **options: object) -> str:
    answer = await person.command(channel, command, **options)
    return text_of(await answer.settled(SECONDS))


def called(person: Person, nick: str) -> None:
    """Give somebody a nickname on the server."""
    world = person._platform.world
    for guild in world.guilds:
        members = tuple(replace(each, nick=nick) if each.user_id == person.id else each for each in guild.members)
        world.guilds.put(replace(guild, members=members))


@pytest.mark.parametrize(
    ("command", "option", "said"),
    [
        ("deck show", "deck", "There is no deck"),
        ("deck export", "deck", "There is no deck"),
        ("deck delete", "deck", "There is no deck"),
        ("deck list", "game", "There is no game"),
        ("card", "name", "There is no card"),
        ("match practice", "deck", "There is no deck"),
    ],
)
async def test_the_longest_value_is_answered_and_a_longer_one_cannot_be_sent(
    alice: Person, table: Channel, command: str, option: str, said: str, nothing_goes_wrong: Callable[[], None]
) -> None:
    game = {} if option == "game" or command == "card" else {"game": USUAL.name}
    answer = await use(alice, table, command, **game, **{option: LONG[:100].strip()})
    assert said in answer
    assert "???" not in answer
    assert "word" in answer
    with pytest.raises(NotAllowed, match="1 to 100 characters"):
        await use(alice, table, command, **game, **{option: LONG[:101]})
    nothing_goes_wrong()


async def test_numbers_beyond_all_matches_are_told_that_there_is_no_such_match(
    running: Running, alice: Person, bob: Person, table: Channel, nothing_goes_wrong: Callable[[], None]
) -> None:
    sent = await alice.command(table, "match start", opponent=bob, game=USUAL.name, deck=a_starter())
    await sent.settled(SECONDS)
    message = await bob.wait_for_message(lambda each: "tc/accept/1" in custom_ids_of(each), SECONDS)
    for number in AMONG_THE_GREATEST:
        for custom_id in ("accept/{}", "decline/{}", "rematch/{}", "decide/{}", "hand/{}", "play/{}//" + USUAL.name):
            action = f"tc/{custom_id.format(number)}"
            answer = await bob.click(message, action, unchecked=True)
            since = int(answer.interaction.id)

            def follows(each: JsonObject, since: int = since) -> bool:
                return int(each["id"]) > since and bool(text_of(each))

            told = text_of(await bob.wait_for_message(follows, SECONDS))
            answers = ("no such invitation", "no match", "damaged", "not on this server")
            assert any(each in told for each in answers), (action, told)
    nothing_goes_wrong()


@pytest.mark.parametrize(("nick", "seen"), [("\u202eecila\u2066\u200b", "ecila"), ("\u3164\u200b", "Alice")])
async def test_a_name_that_would_turn_or_hide_the_text_is_shown_as_far_as_it_can_be_seen(
    running: Running, alice: Person, bob: Person, nick: str, seen: str
) -> None:
    called(alice, nick)
    thread = await begin(running.sandbox, alice, bob)
    assert thread.name == f"Match 1: {seen} – Bob"
    board = await bob.wait_for_message(is_board, SECONDS)
    assert f"{seen} – 🟠 Bob" in text_of(board)
    assert not set("\u202e\u2066\u200b\u3164") & set(text_of(board))


def options_of(command: JsonObject) -> Iterator[JsonObject]:
    """The options of a command and of all commands under it; kinds 1 and 2 are commands and groups."""
    for option in command.get("options", ()):
        if option["type"] in (1, 2):
            yield from options_of(option)
        else:
            yield option


async def test_every_option_is_described_and_says_what_may_be_written(running: Running) -> None:
    options = [option for command in running.sandbox.world.commands for option in options_of(command.body)]
    assert len(options) > 20
    for option in options:
        assert len(option["description"]) > 5, option
        if option["type"] == 3 and not option.get("choices"):
            assert option["min_length"] == 1, option
            assert option["max_length"] <= 100, option
            assert option.get("autocomplete"), option
        if option["type"] == 4:
            assert option["min_value"] >= 0, option
            assert option["max_value"] >= option["min_value"], option


@pytest.mark.parametrize("number", [0, -1, 2**53])
async def test_a_number_that_no_match_can_have_cannot_be_sent(alice: Person, table: Channel, number: int) -> None:
    with pytest.raises(NotAllowed, match="out of range"):
        await alice.command(table, "match board", match=number)
    assert "no match" in await use(alice, table, "match board", match=2**53 - 1)


async def test_every_field_of_a_form_says_how_much_may_be_written(alice: Person, table: Channel) -> None:
    form = await alice.command(table, "deck register", game=USUAL.name)
    fields = [each["component"] for each in form.modal["components"]]
    assert [(field["min_length"], field["max_length"]) for field in fields] == [(1, 60), (1, 4000)]
    with pytest.raises(NotAllowed):
        await alice.submit_modal(form, name="", list="4 Wingal")


@pytest.mark.parametrize(
    ("command", "option", "values"),
    [
        ("match practice", "level", {"random", "heuristic", "search"}),
        ("match hand", "where", {"dm", "ephemeral"}),
        ("match passing", "how", {"turn", "attack", "change", "again", "ahead", "automatic", "everything"}),
    ],
)
async def test_what_has_few_values_is_chosen_among_them(
    running: Running, alice: Person, table: Channel, command: str, option: str, values: set[str]
) -> None:
    group, name = command.split()
    (found,) = [each for each in running.sandbox.world.commands if each.name == group]
    (subcommand,) = [each for each in found.body["options"] if each["name"] == name]
    (choices,) = [each["choices"] for each in subcommand["options"] if each["name"] == option]
    assert {choice["value"] for choice in choices} == values
    assert all(choice["name"] != choice["value"] for choice in choices)  # it has a name of its own
    with pytest.raises(NotAllowed, match="none of the choices"):
        await alice.command(table, command, **{option: "nonsense"})


async def test_a_draw_that_both_offer_is_agreed(running: Running, alice: Person, bob: Person) -> None:
    thread = await begin(running.sandbox, alice, bob)
    assert "Offered" in await use(alice, thread, "match draw")
    assert "is drawn" in await use(bob, thread, "match draw")


async def test_a_warning_fits_into_the_time(running: Running, table: Channel) -> None:
    dora = running.sandbox.person("Dora")
    assert "less than 20 seconds" in await use(dora, table, "settings clock", seconds=20, warning=20)
    assert "**Clock:** none" in await use(dora, table, "settings show")
    assert "warning 15 seconds" in await use(dora, table, "settings clock", seconds=20, warning=15)
    assert "warning 5 seconds" in await use(dora, table, "settings clock", seconds=10)
    refused = await use(dora, table, "settings clock", seconds=5)
    assert "The seconds for a decision must be 10 to 604,800, or 0 for no clock." in refused
    assert "no warning" in await use(dora, table, "settings clock", seconds=10, warning=0)


async def test_one_hour_and_one_second_are_told_as_one(running: Running, table: Channel) -> None:
    dora = running.sandbox.person("Dora")
    assert "warning one second before the end" in await use(dora, table, "settings clock", seconds=20, warning=1)
    assert "are closed after one hour without" in await use(dora, table, "settings abandon", hours=1)
    assert "are closed after 2 hours without" in await use(dora, table, "settings abandon", hours=2)


async def test_a_refusal_repeats_what_was_typed_and_turns_nothing_around(alice: Person, table: Channel) -> None:
    said = await use(alice, table, "deck show", deck="\u202eeulB\u2066 \u200bdeck", game="vanguard")
    assert "“eulB deck”" in said


async def test_a_deck_may_be_called_by_joined_emoji(alice: Person, table: Channel) -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    form = await alice.command(table, "deck register")
    sent = await alice.submit_modal(form, name=family, list=USUAL.pasted[0])
    assert f"**{family}** is kept" in text_of(await sent.settled(SECONDS))
    assert family in await use(alice, table, "deck show", deck=family)
    form = await alice.command(table, "deck register")
    sent = await alice.submit_modal(form, name="a\u202eb", list=USUAL.pasted[0])
    assert "nobody can see" in text_of(await sent.settled(SECONDS))


@pytest.mark.parametrize("typed", ["Cardfight / Vanguard", "vanguard" + "!" * 92])
async def test_a_game_that_is_typed_in_any_way_goes_along_to_the_form_in_which_a_list_is_mended(
    alice: Person, table: Channel, typed: str, nothing_goes_wrong: Callable[[], None]
) -> None:
    """Nobody need choose among what is offered; what is typed may be longer than a custom id has room for."""
    for command in ("deck register", "deck check"):
        file = Upload("mine.txt", b"4 Nothing of ours", "text/plain")
        refused = await (await alice.command(table, command, game=typed, file=file)).settled(SECONDS)
        form = await alice.click(refused, label="Mend the list")
        assert form.modal["title"].endswith("Cardfight!! Vanguard")
    for command in ("deck list", "deck starters"):
        assert "### Cardfight!! Vanguard" in await use(alice, table, command, game=typed)
    nothing_goes_wrong()


async def test_a_list_of_many_matches_of_long_names_fits_and_counts_the_rest(
    running: Running, alice: Person, table: Channel, nothing_goes_wrong: Callable[[], None]
) -> None:
    for number in range(4):
        guest = running.sandbox.person(f"Guest {number}")
        called(guest, "*" * 32)
        for _ in range(10):
            await use(guest, table, "match practice", game=USUAL.name, deck=a_starter(), level="random")
    listed = await use(alice, table, "match list")
    said = listed.count("Random computer")
    assert 10 < said < 40
    assert f"and {40 - said} more" in listed
    nothing_goes_wrong()


async def test_a_deck_is_suggested_whose_name_goes_on_after_what_was_typed(alice: Person, table: Channel) -> None:
    for game in ({"game": "vanguard"}, {}):
        said = await use(alice, table, "match practice", deck="trial deck 01", **game)
        assert "Did you mean “Trial Deck 01 (Royal Paladin)”?" in said


async def test_channels_that_are_none_are_not_kept(running: Running, table: Channel) -> None:
    """A select that was tampered with: Discord itself sends channels alone."""
    dora = running.sandbox.person("Dora")
    shown = await (await dora.command(table, "settings show")).settled(SECONDS)
    press = await dora.select(shown, "tc/channels", "vanguard", unchecked=True)
    said = await dora.wait_for_message(
        lambda each: int(each["id"]) > int(press.interaction.id) and bool(text_of(each)), SECONDS
    )
    assert "damaged" in text_of(said)


async def test_a_form_of_another_version_is_answered(
    running: Running, alice: Person, table: Channel, nothing_goes_wrong: Callable[[], None]
) -> None:
    form = await alice.command(table, "deck register", game=USUAL.name)
    interactions = running.sandbox.world.interactions
    opened = interactions.get(form.interaction.id)
    assert opened is not None
    older = {**form.modal, "custom_id": "tc-form/keep/1"}
    interactions.put(replace(opened, modal=older))
    form.data = older
    sent = await alice.submit_modal(form, name="Mine", list="4 Wingal")
    assert "of an earlier version" in text_of(await sent.settled(SECONDS))
    nothing_goes_wrong()
