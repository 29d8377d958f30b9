"""Numbers: power, costs, and how many cards there are."""

from __future__ import annotations

from typing import Final

from engine.language.prints.rewording import rewordings

_TYPES: Final = (
    r"(?:cards?|creatures?|spells?|auras?|tamaseeds?|artifacts?|fields?|gears?|castles?|elements?|next|first|may)\b"
)
"""What print says that is used for less. A race by itself is used as whatever cards there are of it."""

_CIVILIZATIONS: Final = ("light", "water", "darkness", "fire", "nature")

_SOUL: Final = r"\((Holy|Magic|Evil|Kung Fu|Wild|Bloody) Soul\)"

AMOUNTS: Final = rewordings(
    (
        (
            r"^While you are (summoning|casting) this (?:creature|spell), the mana number of ([A-Z][a-z]+)s in your "
            r"mana zone becomes (\d+) instead of 1\.$"
        ),
        r"While \1 this, each \2 card in your mana zone gives \3 mana.",
    ),
    (
        rf"\bone of your {_SOUL} creatures or one of your {_SOUL} creatures\b",
        r"one of your \1 soul or \2 soul creatures",
    ),
    (rf"{_SOUL} (?:or|and) {_SOUL} (?=creatures?\b)", r"\1 soul or \2 soul "),
    (r"\b(ha(?:s|ve)) (\d+) power (?=until\b)", r"\1 fixed power \2 "),
    (
        r"\b([Ii]f there are \d+ or more creatures in the battle zone, destroy all) of them\b",
        r"\1 creatures in the battle zone",
    ),
    (rf"{_SOUL} (?=creatures?\b)", r"\1 soul "),
    (
        (r"\byou have at least one (\w+) card and (?:at least )?one (\w+) card in your mana zone\b"),
        r"you have a \1 card in your mana zone and you have a \2 card in your mana zone",
    ),
    (r"\b([Tt]hat|[Tt]he revealed) card's (?=an? )", r"\1 card is "),
    (
        r"\byou have (?:cards of )?all (?:5 |five )?civilizations in your mana zone\b",
        " and ".join(f"you have a {each} card in your mana zone" for each in _CIVILIZATIONS),
    ),
    (
        (
            r"\b[Cc]ount the number of (your (?:other )?[A-Z][\w -]{2,40}?)( in the battle zone)?\. "
            r"([A-Z][^.]*\bthe same as or less than )that number\b"
        ),
        r"\3the number of \1\2",
    ),
    (
        r"\byou have (?:the )?((?i:light|water|darkness|fire|nature)) civilization in your mana zone\b",
        r"you have a \1 card in your mana zone",
    ),
    (r"\b(\d+) power or (more|less)\b", r"power \1 or \2"),
    (
        (
            r"\b(the (?:lowest|highest) power)\. If (?:there are )?2 or more creatures (?:that )?have \1, "
            r"(?:you may )?choose (?:one|any) of them(?: and destroy it)?\."
        ),
        r"\1.",
    ),
    (r"(?<![\w ])([+-]\d{4,}) (?=until|while|during|for each)", r"\1 power "),
    (r"\b(gets?) ([+-]\d{4,}) (?=until|while|during|for each)", r"\1 \2 power "),
    (r"\b[Cc]ount the number of (cards in your hand) and put them\b", r"put all \1"),
    (r"\b[Cc]ount the number of your [^.,]{3,40}\. (?=For each of your )", ""),
    (r"\bdon't have (?:any )?shields\b", "have no shields"),
    (r"\beach extra creature he has\b", "each extra creature your opponent has"),
    (r"\b([Oo]ne of your [^.,']{3,40}?)s?'s power is doubled\b", r"\1s gets double power"),
    (r"\b([Tt]hat creature|[Tt]his creature)'s power is doubled and gets\b", r"\1 gets double power and"),
    (r"\b([Tt]hat creature|[Tt]his creature)'s power is doubled\b", r"\1 gets double power"),
    (r"\bdoubles its power\b", "double power"),
    (r"\b[Dd]ouble the power of (one of your [^.,]{3,40}?) (?=until the end of\b)", r"\1 gets double power "),
    (r"\bgain (?=[+-]\d)", "get "),
    (
        rf"\b([Yy]our (?:(?!{_TYPES})[\w'-]+ ){{1,3}}?)(?=(?:each )?cost \d+ less to use\b)",
        r"\1cards ",
    ),
    (r"\b(draw up to \w+) additional cards\b", r"\1 cards"),
    (r"\beach of your ([^.,]{3,40}?) costs? (?=(?:up to )?\d+ less to\b)", r"your \1 cost "),
    (r"\bcost may each cost\b", "may each cost"),
    (r"^(Your [A-Z][\w ]{2,30}s and) your (?=[A-Z][\w ]{2,30}s may cost\b)", r"\1 "),
    (
        r"\b([Ii])f there are (\d+ or (?:more|less)) cards in your (graveyard|mana zone|hand)\b",
        r"\1f you have \2 cards in your \3",
    ),
    (
        (
            r"\b([Ii])f there are (\d+ or (?:more|less) (?:(?!\bin (?:your|the)\b)[^,.]){3,60}? "
            r"in your (?:graveyard|mana zone|hand))(?=,)"
        ),
        r"\1f you have \2",
    ),
    (r"\bless (?=(?:cards|creatures|shields) (?:[^,.]{3,30} )?than your opponent\b)", "fewer "),
    (
        r"\b([Yy]our opponent has more cards in their (?:hand|mana zone|graveyard) than you) do\b",
        r"\1 have in yours",
    ),
    (
        r"\b([Ii]f you (?:don't )?have) other creatures in the battle zone(?=,)",
        r"\1 another creature in the battle zone",
    ),
    (r"\b(?:doesn't have) (?=creatures in the battle zone,)", "has no "),
    (r"\bmore creatures in the battle zone than your opponent(?: does| has)?\b", "more creatures than your opponent"),
    (r"\b([Yy]our opponent has more [^,.]{3,60} than you)(?=,)", r"\1 do"),
    (
        r"\b([Ii]f|[Ww]hile) there are no cards in your (graveyard|mana zone|hand)\b",
        r"\1 you have no cards in your \2",
    ),
    (r"\b(costs? \d+ (?:more|less)) to play\b", r"\1 to use"),
    (r"\bthe number you chose\b", "the chosen number"),
    (r"\b(the chosen number) (?=you may\b)", r"\1, "),
    (r"(?<=that number and your opponent's creatures that cost the same)(?= can't\b)", " as that number"),
    (
        r"\b(look at your opponent's hand\. For each card that costs the same as the chosen number)(?=, draw\b)",
        r"\1 in your opponent's hand",
    ),
    (
        (
            r"\b(Until the start of your next turn), (your opponent can't [^.,]{3,80}?)"
            r",? and (your opponent's creatures [^.,]{3,80} can't )"
        ),
        r"\1, \2. \1, \3",
    ),
    # one card was spoken of before
    (
        r"^((?!.*\b[Ff]or each\b).*\bthat costs (?:the same|less)) (?=from your (?:hand|mana zone|graveyard)\b)",
        r"\1 as it ",
    ),
    (r"(?<=\bthat costs less )as (?=it from your\b)", "than "),
    (
        r"^((?!.*\b[Ff]or each\b).*\bthat has the same name) (?=from your (?:hand|mana zone|graveyard)\b)",
        r"\1 as it ",
    ),
    (r"\bthat ha(s|ve) power less than (it|this creature)\b", r"that ha\1 less power than \2"),
)
