"""What prompts offer, by what people press: attacks with their boost, several guardians, a card to read."""

import asyncio
from collections.abc import Callable, Sequence

import pytest

from sandbox import Person
from sandbox.reading import components_of, custom_ids_of, pictures_of, text_of
from sandbox.world.model import JsonObject
from tests.e2e.bots import Running
from tests.e2e.people import PASSING, Player, begin, is_result, next_asked
from tests.games.kits import Kit, every_game, kit_of
from tests.patience import SECONDS

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]

READ = "tc/read/1/0"
MOST = 300


def selects(message: JsonObject) -> list[JsonObject]:
    return [each for each in components_of(message) if each["type"] == 3]


def labels(message: JsonObject) -> list[str]:
    """What the buttons of a message say."""
    return [each["label"] for each in components_of(message) if each["type"] == 2]


async def changed(person: Person, message: JsonObject, has: str) -> JsonObject:
    """A message once it is edited to have a component whose custom id or label begins so, or this text."""

    def is_it(other: JsonObject) -> bool:
        started = any(each.startswith(has) for each in (*custom_ids_of(other), *labels(other)))
        return other["id"] == message["id"] and (started or has in text_of(other).replace("\\", ""))

    return await person.wait_for_message(is_it, SECONDS)


async def journal(running: Running, since: int, count: int) -> list[tuple[str, ...]]:
    """The keys of so many answers from the one of this number on, as soon as they are given and can be read about.

    They are in the journal before that.
    """
    async with asyncio.timeout(SECONDS):
        while (await running.bot.host.summary(1)).sequence < since + count:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    return [tuple(entry.keys) for entry in await running.database.journal.after(1, since - 1)]


async def asked(running: Running) -> tuple[int, str]:
    """How many answers the match has had, and what is asked."""
    looked_at = await running.bot.host.match_view(1, None)
    asking = looked_at.view.asking
    return looked_at.summary.sequence, "" if asking is None else asking.text


async def until(
    running: Running, players: list[Player], wanted: Callable[[Player, JsonObject, str], bool]
) -> tuple[Player, JsonObject]:
    """Play until somebody is asked what is wanted; they have not answered it."""
    for _ in range(MOST):
        player, prompt = await next_asked(players)
        _, text = await asked(running)
        if wanted(player, prompt, text):
            return player, prompt
        await player.answer(prompt)
    raise AssertionError(f"nothing of the kind is asked in {MOST} answers")


async def seated(running: Running, game: str = "vanguard", eager: tuple[str, ...] | None = None) -> list[Player]:
    alice, bob = (running.sandbox.person(name) for name in ("Alice", "Bob"))
    await begin(running.sandbox, alice, bob, game=game)
    wishes = kit_of(game).eager if eager is None else eager
    return [Player(alice, wishes), Player(bob, wishes)]


def boosts(message: JsonObject) -> bool:
    """Whether the attack that is offered first is a boosted one."""
    return any("+" in label and "> " in label for label in labels(message)[:1])


async def test_an_attack_and_its_boost_are_one_press(running: Running) -> None:
    players = await seated(running, eager=("ride", "call", "move", "back", "go to battle", "no"))
    player, prompt = await until(running, players, lambda _, each, text: text == "ask-attack" and boosts(each))
    before, _ = await asked(running)
    first = next(each for each in components_of(prompt) if each["type"] == 2)
    player.answered.update(custom_ids_of(prompt))
    await player.person.click(prompt, first["custom_id"])
    assert (await journal(running, before, 2))[1] == ("yes",)
    said = [each.line.text for each in await running.bot.host.log(1, None, after=before - 1)]
    assert said.index("attacks") < said.index("boosts")


async def test_of_many_attacks_who_attacks_is_chosen_first_and_then_whom_and_one_can_go_back(running: Running) -> None:
    players = await seated(
        running, "luck_and_logic", eager=("put", "deploy", "go on", "attacks the", "define nothing", "do not")
    )

    def in_two_steps(_: Player, message: JsonObject, text: str) -> bool:
        return text == "ask-attack" and any(option["value"].startswith("?") for option in _options(message))

    player, prompt = await until(running, players, in_two_steps)
    (select,) = [each for each in selects(prompt) if each["custom_id"].startswith("tc/pick/")]
    group = next(option for option in select["options"] if option["value"].startswith("?"))
    await player.person.select(prompt, select["custom_id"], group["value"])
    second = await changed(player.person, prompt, "tc/turn/")
    (whom,) = [each for each in selects(second) if each["custom_id"].startswith("tc/pick/")]
    attacks = [option for option in whom["options"] if not option["value"].startswith(PASSING)]
    assert all("0 " in option["label"] or option["label"].endswith("empty") for option in attacks)
    assert all(option["description"] for option in attacks)
    assert len(attacks) > 1
    back = next(each["custom_id"] for each in components_of(second) if each.get("label") == "◀ Something else")
    await player.person.click(second, back)
    again = await changed(player.person, prompt, "tc/answer/")
    assert [option["value"] for option in _options(again)] == [option["value"] for option in _options(prompt)]


def _options(message: JsonObject) -> list[JsonObject]:
    return [option for each in selects(message) for option in each["options"]]


async def test_several_guardians_are_chosen_in_one_menu_and_that_ends_the_guarding(running: Running) -> None:
    players = await seated(running)

    def is_needed(_: Player, message: JsonObject, text: str) -> bool:
        menus = [each for each in selects(message) if each["max_values"] > 1]
        return text == "ask-guard" and "Needs" in text_of(message) and bool(menus and menus[0]["max_values"] > 1)

    player, prompt = await until(running, players, is_needed)
    before, _ = await asked(running)
    (menu,) = [each for each in selects(prompt) if each["max_values"] > 1]
    guardians = [option for option in menu["options"] if not option["value"].startswith(PASSING)]
    assert all("shield" in option["label"] for option in guardians)
    chosen = [option["value"] for option in guardians[:2]]
    player.answered.update(custom_ids_of(prompt))
    await player.person.select(prompt, menu["custom_id"], *chosen)
    keys = [key for (key,) in (await journal(running, before, 2))[:2]]
    assert {key.split(":")[0] for key in keys} <= {"guard", "intercept"}


def orders(message: JsonObject) -> bool:
    """Whether cards may be put in another order than that of the list."""
    return any(option["value"] == "?order" for option in _options(message))


async def test_cards_of_an_opening_hand_go_as_they_are_listed_or_in_another_order(running: Running) -> None:
    players = await seated(running, "level_neo")
    for own_order in (False, True):
        player, prompt = await until(running, players, lambda _, message, __: orders(message))
        sequence, _ = await asked(running)
        player.answered.update(custom_ids_of(prompt))
        (menu,) = selects(prompt)
        first, third = (menu["options"][at]["value"] for at in (0, 2))
        if own_order:
            await player.person.select(prompt, menu["custom_id"], third, "?order")
            prompt = await changed(player.person, prompt, "tc/turn/")
            (menu,) = selects(prompt)
            assert not orders(prompt)
            await player.person.select(prompt, menu["custom_id"], first)
            prompt = await changed(player.person, prompt, "Confirm (2)")
            confirm = next(each for each in custom_ids_of(prompt) if each.startswith("tc/confirm/"))
            player.answered.update(custom_ids_of(prompt))
            await player.person.click(prompt, confirm)
        else:
            await player.person.select(prompt, menu["custom_id"], third, first)
        (keys,) = await journal(running, sequence, 1)
        assert keys == ((third, first) if own_order else (first, third))


async def test_how_to_pass_is_not_chosen_with_cards_and_then_nothing_is_done(running: Running) -> None:
    def offers_both(_: Player, message: JsonObject, __: str) -> bool:
        found = [option["value"] for menu in selects(message) for option in menu["options"] if menu["max_values"] > 1]
        return any(each.startswith(PASSING) for each in found) and not all(each.startswith(PASSING) for each in found)

    players = await seated(running, "luck_and_logic_1")
    player, prompt = await until(running, players, offers_both)
    before = await asked(running)
    menu = next(each for each in selects(prompt) if each["max_values"] > 1)
    values = sorted((option["value"] for option in menu["options"]), key=lambda value: value.startswith(PASSING))
    await player.person.select(prompt, menu["custom_id"], values[0], values[-1])
    await player.person.wait_for_message(lambda message: "How to pass is chosen alone" in text_of(message), SECONDS)
    assert await asked(running) == before
    player.answered.update(custom_ids_of(prompt))
    await player.person.select(prompt, menu["custom_id"], values[0])
    (key,), *_ = await journal(running, before[0], 1)
    assert values[0].startswith(key), "what is chosen alone is done, with what it is chosen with"


@every_game
async def test_every_prompt_lets_its_reader_alone_read_a_card_and_none_that_is_hidden(
    kit: Kit, running: Running
) -> None:
    players = await seated(running, kit.name, kit.eager)
    carol = running.sandbox.person("Carol")
    known: set[str] = set()
    for _ in range(12):
        asked = await next_asked_or_end(players)
        if asked is None:
            break  # of a game of few decisions
        player, prompt = asked
        assert READ in custom_ids_of(prompt)
        opened = await (await player.person.click(prompt, READ)).settled(SECONDS)
        assert opened["flags"] & 64, "to the reader alone"
        mine, theirs = [
            await _faces(running, players.index(each))
            for each in (player, *(other for other in players if other is not player))
        ]
        offered = {option["value"] for option in _options(opened)}
        assert offered <= mine
        assert not offered & (theirs - mine)
        if offered:
            (menu,) = selects(opened)
            first = menu["options"][0]
            await player.person.select(opened, menu["custom_id"], first["value"])
            large = await changed(player.person, opened, first["label"])
            assert len(pictures_of(large)) == 1
            known.add(large["id"])
        await player.answer(prompt)
    assert known
    assert not any(message["id"] in known for message in _everything(carol))
    assert b"Choose a card to read" not in carol.received_bytes


async def next_asked_or_end(players: Sequence[Player]) -> tuple[Player, JsonObject] | None:
    """Whoever is asked next, and the prompt; None once the match is over."""
    async with asyncio.timeout(SECONDS):
        while not any(is_result(message) for message in _everything(players[0].person)):
            for player in players:
                prompt = player.prompt()
                if prompt is not None:
                    return player, prompt
            await asyncio.sleep(0.01)
    return None


async def _faces(running: Running, seat: int) -> set[str]:
    """The ids of the cards whose faces a seat may see."""
    view = (await running.bot.host.match_view(1, seat)).view
    options = () if view.decision is None else view.decision.options
    cards = [card for zone in view.zones.values() for card in zone.cards]
    cards += [each for card in cards for each in card.attached]
    cards += [option.card for option in options if option.card is not None]
    return {card.id for card in cards if card.definition is not None}


def _everything(person: Person) -> list[JsonObject]:
    return [message for channel in person.channels for message in person.messages(channel)]
