"""What is chosen ahead, by what people press: it follows by itself, and others are told nothing."""

import pytest

from sandbox.reading import components_of, custom_ids_of, text_of
from sandbox.world.model import JsonObject
from storage import EntryKind, JournalEntry
from tests.e2e.bots import Running
from tests.e2e.people import Player, begin, next_asked
from tests.patience import SECONDS

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]

MOST = 300
ONE_MORE = "One more that you chose follows by itself"


def several(message: JsonObject) -> tuple[str, list[str]] | None:
    """The menu of a prompt in which several attacks may be chosen, and two attacks of different attackers."""
    for menu in components_of(message):
        if menu["type"] == 3 and "several" in menu.get("placeholder", ""):
            found: dict[str, str] = {}
            for option in menu["options"]:
                if option["value"].startswith("attack:"):
                    found.setdefault(option["value"].partition(">")[0], option["value"])
            if len(found) > 1:
                return menu["custom_id"], list(found.values())[-2:]
    return None


async def of_themselves(running: Running) -> list[JournalEntry]:
    """The attacks that nobody pressed anything for."""
    entries = await running.database.journal.after(1)
    return [each for each in entries if each.kind is EntryKind.AUTOMATIC and [*each.keys, ""][0].startswith("attack:")]


async def test_the_second_attack_follows_by_itself_and_only_its_player_knows(running: Running) -> None:
    alice, bob = (running.sandbox.person(name) for name in ("Alice", "Bob"))
    await begin(running.sandbox, alice, bob, game="level_neo")
    players = [Player(person, ("play", "support")) for person in (alice, bob)]
    chosen: dict[int, set[str]] = {0: set(), 1: set()}
    for _ in range(MOST):
        player, prompt = await next_asked(players)
        menu = several(prompt)
        if player.person is not alice or menu is None:
            await player.answer(prompt)
        else:
            custom_id, values = menu
            player.answered.update(custom_ids_of(prompt))
            chosen[0].update(value.partition("+")[0] for value in values)
            await player.person.select(prompt, custom_id, *values)
        if found := await of_themselves(running):
            break
    else:
        raise AssertionError("no attack has followed by itself")
    assert {key for entry in found for key in entry.keys} <= chosen[0]
    seat = (await running.bot.host.summary(1)).seat_of(alice.id)
    assert {entry.seat for entry in found} == {seat}
    assert ONE_MORE in alice.received_bytes.decode()
    for person in (bob, running.sandbox.person("Carol")):
        assert ONE_MORE not in person.received_bytes.decode()
        assert "though chosen ahead" not in person.received_bytes.decode()


def told_of_more(player: Player) -> JsonObject | None:
    """The message of a player that says that an attack is to follow."""
    shown = [each for channel in player.person.channels for each in player.person.messages(channel)]
    return next((each for each in shown if ONE_MORE in text_of(each) and "tc/ask/1" in custom_ids_of(each)), None)


async def test_who_wants_to_be_asked_again_is_told_no_more_of_it(running: Running) -> None:
    alice, bob = (running.sandbox.person(name) for name in ("Alice", "Bob"))
    await begin(running.sandbox, alice, bob, game="level_neo")
    players = [Player(person, ("play", "support")) for person in (alice, bob)]
    for _ in range(MOST):
        player, prompt = await next_asked(players)
        other = next(each for each in players if each is not player)
        waiting = told_of_more(other)
        if waiting is not None:  # while somebody else is asked
            break
        menu = several(prompt)
        if menu is None:
            await player.answer(prompt)
        else:
            custom_id, values = menu
            player.answered.update(custom_ids_of(prompt))
            await player.person.select(prompt, custom_id, *values)
    else:
        raise AssertionError("nobody is told that an attack is to follow")
    await other.person.click(waiting, "tc/ask/1")
    await other.person.wait_for_message(
        lambda message: message["id"] == waiting["id"] and ONE_MORE not in text_of(message), SECONDS
    )


def deployments(message: JsonObject) -> tuple[str, list[str]] | None:
    """The menu of a main phase, with two members to be deployed on different circles, and then to go on to battle."""
    for menu in components_of(message):
        values = [option["value"] for option in menu.get("options", ())]
        if menu["type"] != 3 or "Then: Go on to battle" not in [option["label"] for option in menu["options"]]:
            continue
        for first in values:
            for other in values[values.index(first) + 1 :]:
                ways = [each.partition("+") for each in (first, other)]
                one, two = ({way[at] for way in ways} for at in (0, 2))
                if len(one) == len(two) == 2 and all(each.startswith("deploy") for each in one):
                    return menu["custom_id"], [first, other, "pass"]
    return None


def went_on(entries: list[JournalEntry]) -> bool:
    """Whether a member was deployed and the main phase ended without anybody's pressing anything for it."""
    kinds = [(entry.kind, [*entry.keys, ""][0].partition(":")[0]) for entry in entries]
    wanted = [(EntryKind.AUTOMATIC, verb) for verb in ("deploy", "place", "pass")]
    return any(kinds[at : at + 3] == wanted for at in range(len(kinds)))


async def test_several_members_are_deployed_and_the_battle_begun_by_one_use_of_a_menu(running: Running) -> None:
    alice, bob = (running.sandbox.person(name) for name in ("Alice", "Bob"))
    await begin(running.sandbox, alice, bob, game="luck_and_logic")
    players = [Player(person) for person in (alice, bob)]
    for _ in range(MOST):
        player, prompt = await next_asked(players)
        menu = deployments(prompt)
        if menu is None:
            await player.answer(prompt)
        else:
            custom_id, values = menu
            player.answered.update(custom_ids_of(prompt))
            await player.person.select(prompt, custom_id, *values)
        if went_on(await running.database.journal.after(1)):
            break
    else:
        raise AssertionError("no main phase has ended by itself")


def with_attacks(message: JsonObject) -> tuple[str, list[str]] | None:
    """The menu of a main phase, with a support to be played and an attack by who is there already, and then no more."""
    for menu in components_of(message):
        values = [option["value"] for option in menu.get("options", ())]
        supports = [value for value in values if value.startswith("support:")]
        attacks = [value for value in values if value.startswith(("then:attack:M>", "then:attack:S"))]
        if menu["type"] == 3 and supports and attacks:
            return menu["custom_id"], [supports[0], attacks[0], "then:pass"]
    return None


async def test_a_support_and_the_attacks_after_it_are_one_use_of_the_main_phase_s_menu(running: Running) -> None:
    alice, bob = (running.sandbox.person(name) for name in ("Alice", "Bob"))
    await begin(running.sandbox, alice, bob, game="level_neo")
    players = [Player(person, ("play", "support")) for person in (alice, bob)]
    seat = (await running.bot.host.summary(1)).seat_of(alice.id)
    chosen: list[tuple[int, str]] = []  # by the number of the answer that plays the support: the attack
    for _ in range(MOST):
        player, prompt = await next_asked(players)
        menu = with_attacks(prompt)
        if player.person is not alice or menu is None:
            await player.answer(prompt)
        else:
            custom_id, (support, attack, ending) = menu
            player.answered.update(custom_ids_of(prompt))
            number = (await running.bot.host.summary(1)).sequence
            chosen.append((number, attack.removeprefix("then:").partition("+")[0]))
            await player.person.select(prompt, custom_id, attack, ending, support)
        entries = [each for each in await running.database.journal.after(1) if each.seat == seat]
        if any(_attacks_by_itself(entries, number, attack) for number, attack in chosen):
            return
    raise AssertionError("no attack has followed on a main phase by itself")


def _attacks_by_itself(entries: list[JournalEntry], number: int, attack: str) -> bool:
    """Whether an attack is given after the answer of this number without anybody's choosing anything for it."""
    later = [(each.kind, [*each.keys, ""][0]) for each in entries if each.sequence > number]
    ends = [at for at, (_, key) in enumerate(later) if key.startswith(("attack:", "support:"))][:1]
    return bool(ends) and later[ends[0]] == (EntryKind.AUTOMATIC, attack)
