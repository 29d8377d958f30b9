"""Whatever random matches ask: every option can be chosen, every line of a menu is described, and phones have room."""

import random
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from cogs import custom_ids
from cogs.presenters.choices import START, Prompt, PromptPlace
from cogs.presenters.hand import ability, question
from cogs.presenters.prompt import rows
from cogs.words import Localizer
from engine.games import rulebooks
from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import view
from host.texts import BotTexts
from render import descriptions
from tests.replacing import replace

MATCHES, QUESTIONS = 4, 150

every_rulebook = pytest.mark.parametrize("rulebook", list(rulebooks().values()), ids=list(rulebooks()))


def prompts(rulebook: Rulebook, number: int) -> Iterator[tuple[Prompt, Localizer]]:
    """What is asked in a match of random answers between two starter decks."""
    chance, starters = random.Random(number), rulebook.decks.starters()
    decks = [chance.choice(starters).deck for _ in (0, 1)]
    match = Match.begin(rulebook, decks, b"prompts %d" % number, log=False)
    words = Localizer(BotTexts(), "en").of(rulebook, ("Alice", "Bob"))
    for _ in range(QUESTIONS):
        decision = match.decision
        if decision is None:
            return
        seen = view(match, decision.player)
        assert seen.decision is not None
        yield Prompt(1, 1, seen.decision, {}, descriptions(seen)), words
        count = chance.randint(decision.minimum, decision.maximum)
        match.choose(tuple(chance.sample(range(len(decision.options)), count)))


def selects(prompt: Prompt, place: PromptPlace, words: Localizer) -> list[discord.ui.Select[Any]]:
    items = [getattr(each, "item", each) for row in rows(prompt, place, words) for each in row.children]
    return [item for item in items if isinstance(item, discord.ui.Select)]


def buttons(prompt: Prompt, place: PromptPlace, words: Localizer) -> list[custom_ids.Action | None]:
    items = [getattr(each, "item", each) for row in rows(prompt, place, words) for each in row.children]
    return [
        custom_ids.parse(item.custom_id or "")
        for item in items
        if isinstance(item, discord.ui.Button) and not item.disabled
    ]


def offered(prompt: Prompt, words: Localizer) -> set[str]:
    """The tokens of all that can be chosen, on whatever page and in whatever step."""
    found: set[str] = set()
    places, done = [START], set[PromptPlace]()
    while places:
        place = places.pop()
        done.add(place)
        for select in selects(prompt, place, words):
            for option in select.options:
                step = prompt.step([option.value])
                places += [step] if step is not None and step not in done else []
                found.update([option.value] if step is None else [])
        for action in buttons(prompt, place, words):
            if isinstance(action, custom_ids.AnswerWith):
                found.add(action.key)
            elif isinstance(action, custom_ids.PromptPage) and prompt.place(action) not in done:
                places.append(prompt.place(action))
    return found


@every_rulebook
@pytest.mark.parametrize("number", range(MATCHES))
def test_every_choice_can_be_made(rulebook: Rulebook, number: int) -> None:
    for prompt, words in prompts(rulebook, number):
        tokens = {choice.token for choice in prompt.choices}
        assert tokens <= offered(prompt, words), prompt.decision.prompt.text


@every_rulebook
@pytest.mark.parametrize("number", range(MATCHES))
def test_every_line_of_a_menu_says_what_it_is(rulebook: Rulebook, number: int) -> None:
    """What is done with nothing, such as "Search the deck", says it already."""
    for prompt, words in prompts(rulebook, number):
        plain = {each.token for each in prompt.choices if each.is_plain or (each.is_after and each.way is None)}
        bare = [
            option.label
            for place in (START, *[replace(START, picks=(places[0],)) for places in prompt.groups])
            for select in selects(prompt, place, words)
            for option in select.options
            if not option.description and option.value not in plain
        ]
        assert not bare, prompt.decision.prompt.text


def test_what_an_ability_has_chosen_is_asked_with_its_text() -> None:
    asked: set[str] = set()
    for rulebook in rulebooks().values():
        for number in range(MATCHES):
            for prompt, words in prompts(rulebook, number):
                if prompt.decision.prompt.text != "ask-choose":
                    continue
                said = ability(prompt, words)
                assert said is not None
                assert said.startswith("-# ")
                asked.add(rulebook.folder)
    assert len(asked) >= 3, "too few are asked for this to say anything"


@every_rulebook
def test_no_question_says_its_ability_twice(rulebook: Rulebook) -> None:
    for number in range(MATCHES):
        for prompt, words in prompts(rulebook, number):
            said = ability(prompt, words)
            assert said is None or said.removeprefix("-# ") not in question(prompt, START, words)
