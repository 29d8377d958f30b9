"""Names, descriptions and choices of slash commands, from our texts in every language there is one of."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from cogs.fixed_choices import CHOICES
from host.texts import DEFAULT_LOCALE, BotTexts

# Which part of a command's text a location speaks of: the text's id is made of the command's name and this.
_PARTS = {
    Location.command_name: "--name",
    Location.group_name: "--name",
    Location.command_description: "",
    Location.group_description: "",
}


def describe(tree: app_commands.CommandTree[Any], texts: BotTexts) -> None:
    """Give every command and option of the tree its English description."""
    for command in tree.walk_commands():
        name = command.qualified_name
        command.description = texts.say(command_text(name), DEFAULT_LOCALE)
        if isinstance(command, app_commands.Command):
            options = [parameter.name for parameter in command.parameters]
            # A plain string would stay as it is in every language.
            described = {
                option: app_commands.locale_str(texts.say(command_text(name, option), DEFAULT_LOCALE))
                for option in options
            }
            app_commands.describe(**described)(command)
            choices = {option: _choices(named, texts) for option, named in CHOICES.get(name, {}).items()}
            app_commands.choices(**choices)(command)


def _choices(named: Mapping[str, str], texts: BotTexts) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(
            name=app_commands.locale_str(texts.say(text, DEFAULT_LOCALE), text=text),
            value=value,
        )
        for value, text in named.items()
    ]


def command_text(command: str, option: str | None = None) -> str:
    """The id of a command's or an option's text: "command-match-start", "command-match-start_deck"."""
    name = f"command-{command.replace(' ', '-')}"
    return name if option is None else f"{name}_{option}"


class CommandTranslator(app_commands.Translator):
    """Looks commands up in the texts of Discord's other languages; what they lack stays English."""

    def __init__(self, texts: BotTexts) -> None:
        self._texts = texts

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in a language, or None where it has none of its own."""
        if locale.value not in self._texts.locales:  # most of Discord's languages: no id need be put together
            return None
        text = string.extras.get("text") or _text_id(context)
        if text is None or not self._texts.has(text, locale=locale.value):
            return None
        return self._texts.say(text, locale.value)


def _text_id(context: app_commands.TranslationContextTypes) -> str | None:
    data: Any = context.data
    if context.location in _PARTS:
        return command_text(data.qualified_name) + _PARTS[context.location]
    if context.location is Location.parameter_description:
        return command_text(data.command.qualified_name, data.name)
    if context.location is Location.parameter_name:
        return command_text(data.command.qualified_name, data.name) + "--name"
    return None
