"""Decisions made up for tests of prompts."""

from collections.abc import Mapping
from types import MappingProxyType

from cogs.presenters.choices import Prompt
from cogs.words import Localizer
from engine.games import rulebooks
from engine.kernel.cards import values_of
from engine.kernel.definitions import CardDefinition
from engine.kernel.mentions import Mention
from engine.kernel.messages import Line
from engine.kernel.views import CardView, DecisionView, OptionView
from host.texts import BotTexts
from render import Descriptions

VANGUARD = rulebooks()["vanguard"]
WORDS = Localizer(BotTexts(), "en").of(VANGUARD, ("Alice", "Bob"))


def card_option(number: int, name: str) -> OptionView:
    """An option to choose a card of this name."""
    definition = CardDefinition(f"X/{number}", name, "normal unit", values_of({}))
    card = CardView(f"c{number}", definition, values_of({}), 0, 0, False, False)
    return OptionView(
        f"choose:X/{number}", "choose", Line("option-choose", {"card": Mention(definition, "")}), card, None
    )


def plain_option(verb: str) -> OptionView:
    """An option without a card: "pass", "yes", "no"."""
    return OptionView(verb, verb, Line(f"option-{verb}", {}), None, None)


def prompt(
    options: tuple[OptionView, ...],
    minimum: int = 1,
    maximum: int = 1,
    *,
    ordered: bool = False,
    can_step_back: bool = False,
    numbers: Mapping[str, int] = MappingProxyType({}),
    descriptions: Mapping[str, str] = MappingProxyType({}),
    asking: str = "ask-ability",
) -> Prompt:
    """A prompt of match 7 for its answer number 12."""
    default = (options[0].key,) if options else ()
    decision = DecisionView("1.2", Line(asking, {}), options, minimum, maximum, ordered, default, None, can_step_back)
    return Prompt(7, 12, decision, numbers, Descriptions(descriptions))
