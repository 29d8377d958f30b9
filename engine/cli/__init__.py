"""The command line for judges, tests and measurements. Only this package of the engine reads people's files and prints.

Every command exits with 0 if all is well, with 1 if what it looked at is not (an illegal deck, a scenario that goes
another way, a damaged record), and with 2 if it was called wrongly.
"""

from __future__ import annotations

import click

from engine.cli.cards import card, cards, check
from engine.cli.importing import import_files
from engine.cli.playing import play, replay
from engine.cli.scenarios import scenario


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Play, replay and examine matches without Discord."""


for command in (play, replay, scenario, check, card, cards, import_files):
    main.add_command(command)
