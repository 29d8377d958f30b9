"""The menu of passing below a question: also to let questions of its kind go, as the game says it."""

from typing import Any

import discord

from cogs.components import ActionSelect
from cogs.presenters.choices import START, Prompt
from cogs.presenters.passing import PASSING, menus
from cogs.presenters.prompt import rows
from cogs.words import Localizer
from engine.games import rulebooks
from engine.kernel.messages import Line
from host.summaries import PassingView
from host.texts import BotTexts
from tests.cogs.decisions import plain_option, prompt
from tests.cogs.prompts import cards
from tests.replacing import replace

WORDS = Localizer(BotTexts(), "en").of(rulebooks()["level_neo"], ("Alice", "Bob"))
ASKED = PassingView(may_pass=True, automatic=True)
ROOM = 1_000


def letting_go(asked: Prompt) -> Prompt:
    """The same question, whose kind may be let go by bursting."""
    return replace(asked, decision=replace(asked.decision, lets_go=Line("let-go-bursts", {})))


def offered(asked: Prompt) -> list[discord.SelectOption]:
    """What the only menu of a message holds: that of the question itself, or one below it."""
    parts: list[discord.ui.Item[Any]] = [*rows(asked, START, WORDS)]
    parts += menus(asked, ASKED, parts, ROOM, WORDS)
    (menu,) = [
        item.item
        for row in parts
        if isinstance(row, discord.ui.ActionRow)
        for item in row.children
        if isinstance(item, ActionSelect)
    ]
    return menu.options


def test_what_may_be_let_go_comes_first_in_the_menu_below_a_few_buttons() -> None:
    asked = prompt((plain_option("pass"), *cards(2)))
    first, *others = offered(letting_go(asked))
    assert first.value == "let-go"
    assert first.label.startswith("Against every attack: level bursts until ahead")
    assert first.description is not None
    assert [option.value for option in others] == [option.value for option in offered(asked)]
    assert "let-go" not in [option.value for option in others]


def test_a_menu_of_the_question_itself_takes_it_in() -> None:
    asked = letting_go(prompt((plain_option("pass"), *cards(12))))
    assert next(option.value for option in offered(asked) if option.value.startswith(PASSING)) == f"{PASSING}let-go"
