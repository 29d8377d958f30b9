"""Options of slash commands of which there are few values, always the same: Discord lists them and takes no others."""

from collections.abc import Mapping
from typing import Final

from cogs.presenters.passing import HowToPass
from engine.players import PLAYERS
from host.stored import HandShownBy

CHOICES: Final[Mapping[str, Mapping[str, Mapping[str, str]]]] = {
    "match practice": {"level": {level: f"level-{level}" for level in PLAYERS}},
    "match hand": {"where": {where.value: f"choice-where-{where}" for where in HandShownBy}},
    "match passing": {"how": {how.value: f"pass-{how}" for how in HowToPass if how is not HowToPass.LET_GO}},
}
"""By command and option: of each value the text that names it."""
