"""People who play by the buttons and menus they are offered, and by nothing else."""

import asyncio
import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache

import pytest

from host.queueing import AFTER, MEANWHILE
from sandbox import AppResponse, Person, Sandbox
from sandbox.reading import components_of, custom_ids_of, text_of
from sandbox.world.model import Channel, JsonObject
from tests.games.kits import kit_of
from tests.patience import SECONDS

AHEAD = (AFTER, MEANWHILE)  #: what begins the values of what is chosen for questions that come later
WAITS = "+waits"  #: what ends the values of what can only be done after something else
PASSING = "!"
"""What begins the values by which players say in a menu that they pass."""
PROMPT_IDS = ("tc/answer/", "tc/pick/", "tc/confirm/")
TURN_SECONDS = 0.005

# A guard against a test that hangs, for tests in which hundreds of answers are given: a busy machine needs minutes.
WHOLE_MATCH = pytest.mark.timeout(600)

USUAL = kit_of("vanguard")
"""The game that is played where it makes no difference which."""


def is_ahead(value: str) -> bool:
    """Whether it answers nothing that is asked now."""
    return value.startswith(AHEAD) or value.endswith(WAITS)


def is_prompt(message: JsonObject) -> bool:
    """Whether a message asks something."""
    return any(each.startswith(PROMPT_IDS) for each in custom_ids_of(message))


def is_result(message: JsonObject) -> bool:
    """Whether a message announces a result."""
    return text_of(message).startswith("## ") and any(each.startswith("tc/rematch/") for each in custom_ids_of(message))


def is_board(message: JsonObject) -> bool:
    """Whether a message is the live board of a match."""
    return any(each.startswith("tc/decide/") for each in custom_ids_of(message))


def button(message: JsonObject, start: str | tuple[str, ...]) -> str:
    """The custom id of the component that begins so."""
    return next(each for each in custom_ids_of(message) if each.startswith(start))


async def register(person: Person, channel: Channel, name: str, listed: str, **options: object) -> str:
    """Register a deck by the form; what the bot says to it."""
    form = await person.command(channel, "deck register", **options)
    sent = await person.submit_modal(form, name=name, list=listed)
    return text_of(await sent.settled(SECONDS))


def a_starter(game: str = USUAL.name) -> str:
    """The name of a deck that everybody has, for those who do not want to be asked."""
    return kit_of(game).rulebook.decks.starters()[0].name


async def begin(
    sandbox: Sandbox,
    inviter: Person,
    invited: Person,
    decks: tuple[str, str] | None = None,
    channel: str = "table",
    game: str = USUAL.name,
) -> Channel:
    """From the invitation to the match's thread; with starter decks unless the names of others are given."""
    table = sandbox.channel(channel)
    deck = a_starter(game) if decks is None else decks[0]
    sent = await inviter.command(table, "match start", opponent=invited, game=game, deck=deck)
    await sent.settled(SECONDS)
    invitation = await invited.wait_for_message(
        lambda message: any(each.startswith("tc/accept/") for each in custom_ids_of(message)), SECONDS
    )
    accepted = await invited.click(invitation, button(invitation, "tc/accept/"))
    choice = await accepted.settled(SECONDS)
    select = next(each for each in components_of(choice) if each["type"] == 3)
    deck = next(each["value"] for each in reversed(select["options"]) if decks is None or each["label"] == decks[1])
    await invited.select(choice, select["custom_id"], deck)
    board = await invited.wait_for_message(is_board, SECONDS)
    return next(each for each in invited.channels if str(each.id) == board["channel_id"])


async def told_of_the_end(person: Person) -> None:
    """Wait until the message with a player's hand says who has won."""
    dm = str(person.dm.id)
    await person.wait_for_message(
        lambda message: message["channel_id"] == dm and "wins the match" in text_of(message), SECONDS
    )


@dataclass(slots=True)
class Player:
    """Somebody at the table, who answers each prompt that appears, in direct messages or ephemerally."""

    person: Person
    eager: tuple[str, ...] = USUAL.eager  #: how words begin in the labels of what they do first, the best first
    pressed: list[str] = field(default_factory=list)  #: labels, in order
    answered: set[str] = field(default_factory=set)  #: custom ids
    _chance: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self._chance = random.Random(self.person.name)

    def prompt(self) -> JsonObject | None:
        """The newest prompt on the screen that was not answered yet."""
        for channel in reversed(self.person.channels):
            for message in self.person.newest_messages(channel):
                if self._is_new(message):
                    return message
        return None

    async def next_prompt(self) -> JsonObject:
        """The next prompt, as soon as there is one."""
        return await self.person.wait_for_message(self._is_new, SECONDS)

    async def answer(self, prompt: JsonObject) -> AppResponse:
        """Answer a prompt by what it offers."""
        self.answered.update(custom_ids_of(prompt))
        parts = list(components_of(prompt))
        buttons = [each for each in parts if each["type"] == 2 and not each.get("disabled")]
        confirm = next((each for each in buttons if each["custom_id"].startswith("tc/confirm/")), None)
        if confirm is not None:
            return await self._press(prompt, confirm)
        offered = [(each["label"], each) for each in buttons if each["custom_id"].startswith("tc/answer/")]
        selects = [each for each in parts if each["type"] == 3 and each["custom_id"].startswith(PROMPT_IDS)]
        listed = [
            (option, each)
            for each in selects
            for option in each["options"]
            if not option.get("default") and not option["value"].startswith(PASSING)
        ]
        now = [pair for pair in listed if not is_ahead(pair[0]["value"])]
        offered += [(option["label"], each) for option, each in (now if now or offered else listed)]
        best = min(self._rank(label) for label, _ in offered)
        label, chosen = self._chance.choice([each for each in offered if self._rank(each[0]) == best])
        if chosen["type"] == 2:
            return await self._press(prompt, chosen)
        self.pressed.append(label)
        return await self.person.select(prompt, chosen["custom_id"], *_values(chosen, label))

    def screen(self) -> str:
        """What they see at the end of each channel, and which prompts they have not answered, for a test that fails."""
        lines = [f"{self.person.name} has pressed {self.pressed[-3:]} last, and sees:"]
        for channel in self.person.channels:
            for message in self.person.messages(channel)[-2:]:
                unanswered = sorted(set(custom_ids_of(message)) - self.answered)
                lines.append(f"- #{channel.name or 'dm'}: {text_of(message)[:300]!r} {unanswered}")
        return "\n".join(lines)

    async def _press(self, prompt: JsonObject, pressed: JsonObject) -> AppResponse:
        self.pressed.append(pressed["label"])
        return await self.person.click(prompt, pressed["custom_id"])

    def _rank(self, label: str) -> int:
        """How much they want to do what a label says: the less, the more."""
        return next((at for at, start in enumerate(self.eager) if _says(label, start)), len(self.eager))

    def _is_new(self, message: JsonObject) -> bool:
        return is_prompt(message) and not self.answered.issuperset(custom_ids_of(message))


async def play_on(
    players: Sequence[Player], until: Callable[[int], bool], after_each: Callable[[], None] = lambda: None
) -> int:
    """Let everybody answer whatever they are asked until so many answers are enough; how many there were.

    Fails with what is on everybody's screen when nothing happens there any more.
    """
    answers = 0
    while not until(answers):
        before = answers
        for player in players:
            prompt = player.prompt()  # as it is now: an answer of the other player may have changed it
            if prompt is not None:
                await player.answer(prompt)
                after_each()
                answers += 1
        if answers == before:
            await _news(players)
        assert answers < 1_500, "the match does not end"
    return answers


async def next_asked(players: Sequence[Player]) -> tuple[Player, JsonObject]:
    """Whoever is asked next, and the prompt; fails as `play_on`."""
    while True:
        for player in players:
            prompt = player.prompt()
            if prompt is not None:
                return player, prompt
        await _news(players)


async def _news(players: Sequence[Player]) -> None:
    """Wait until something happens on one of the screens."""
    known = _heard(players)
    for _ in range(round(SECONDS / TURN_SECONDS)):  # by the loop's turns: a busy machine may stop everybody for long
        if _heard(players) != known:
            return
        await asyncio.sleep(TURN_SECONDS)
    screens = "\n".join(player.screen() for player in players)
    raise AssertionError(f"nobody is asked anything any more\n{screens}")


def _says(label: str, start: str) -> bool:
    """Whether words of a label begin so: "no" is none of "Announcer"."""
    return _beginning(start).search(label) is not None


@cache
def _beginning(start: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(start)}", re.IGNORECASE)


def _heard(players: Sequence[Player]) -> int:
    return sum(len(player.person.received) for player in players)


def _values(select: JsonObject, label: str) -> list[str]:
    """The option with this label, and as many others as the select wants or, where it is confirmed later, takes."""
    options = sorted(select["options"], key=lambda each: each["label"] != label)
    return [each["value"] for each in options[: select["min_values"] or select["max_values"]]]
