"""What print says in effects with a slip, or in rare words, put as it says the same most of the time."""

from __future__ import annotations

import re
from typing import Final

from engine.language.prints.rewording import reworded, rewordings

_SAID: Final = rewordings(
    # slips of the pen
    (r"\N{ACUTE ACCENT}", "'"),
    (r"(?<=n)[\"`](?=t\b)", "'"),
    (r"\b(return|put) (to|into) (its|their) (owner'?s?)\b", r"\1 it \2 \3 \4"),
    (r"\b(to|into) it (?=owner's\b)", r"\1 its "),
    (r"\byour opponents (?=(?:\w+ )?(?:creatures?|shields?)\b)", "your opponent's "),
    (
        r"\b([Oo]ne|[Aa]ny|\d+) of your opponent's ((?:\w+ )?creature)(?:'s)?(?= (?:that|and|in|with)\b)",
        r"\1 of your opponent's \2s",
    ),
    (r"\bmay (?:make|may) (?=[a-z])", "may "),
    (r"\b(\d+) power or (more|less)\b", r"power \1 or \2"),
    (r"(?<![\w ])([+-]\d{4,}) (?=until|while|during|for each)", r"\1 power "),
    (r"\b(gets?) ([+-]\d{4,}) (?=until|while|during|for each)", r"\1 \2 power "),
    (r"\bdoes not\b", "doesn't"),
    (r"\binto the mana zone\b", "into your mana zone"),
    (r"\binto the battle zone for no cost\b", "into the battle zone"),
    (r"\b([Pp]ut [^.,]{1,60}?) to (?=your shields face down\b)", r"\1 into "),
    # the rest, and where it goes
    (r"\bthe rest of (?:the|those|these) cards\b", "the rest"),
    (r"\bthe rest of them\b", "the rest"),
    (r"\bon ?to (?=the (?:bottom|top) of\b)", "on "),
    (r"\bon bottom of\b", "on the bottom of"),
    (r"\bback on (?:the )?top of\b", "on top of"),
    (r"\b(on the (?:bottom|top)|on top) of the deck\b", r"\1 of your deck"),
    (r"(?<!From )(?:\bfrom )?\bamong it\b", "from it"),
    (r"\bfrom among these\b", "from among them"),
    (r"\bone of these (?=into\b)", "one of them "),
    (
        (
            r"\b((?:[Rr]eveal|[Ll]ook at) the top \w+ cards of your deck\. (?:You may )?(?:[Pp]ut|[Aa]dd|[Rr]eturn) "
            r"(?:all|up to \w+|any number of|an?|\d+) (?:(?!\b(?:from|in|into|to|on|among|them|those|way)\b)[^.,])+?) "
            r"(?=(?:in)?to (?:your (?:hand|mana zone)|the battle zone)\b[^.]{0,30}"
            r"(?:,? and (?:put )?|\. (?:[Tt]hen )?[Pp]ut )the rest\b)"
        ),
        r"\1 from among them ",
    ),
    # who chooses
    (
        r"\b([Cc])hooses and (destroys|taps|discards) ((?:(?! for each )[^.,]){1,90}?)(?=[.,)]| and | then )",
        r"\1hooses \3 and \2 it",
    ),
    (r"\b([Cc])hoose and (destroy|tap|untap|discard) (?=[^.,]{1,90}[.,)])", r"\2 "),
    # shields
    (r"\b[Aa] card (?:in|from) (your(?: opponent's)?) shield zone\b", r"one of \1 shields"),
    (r"\b(\d+) cards (?:in|from) (your(?: opponent's)?) shield zone\b", r"\1 of \2 shields"),
    (r"\beach card in (your(?: opponent's)?) shield zone\b", r"each of \1 shields"),
    (r"\ba shield from your shields\b", "one of your shields"),
    # of what it is spoken
    (r"\b(that|those) chosen (?=creature|card|spell)", r"\1 "),
    (r"\banother one of (?=your opponent's|their)", "another of "),
    (
        r"\b([Cc]hoose one of your opponent's creatures[^.,]*?) and battle it with this creature\b",
        r"\1, and this creature and that creature battle each other",
    ),
    (r"\bIf so,", "If you do,"),
    (r"\bthen, (?=[a-z])", "then "),
    (r"\b([Ss]earch your deck\. You may )put one of your ([^.]*?)s? (?=that costs?\b)", r"\1put a \2 "),
    (r"\b[Cc]ount the number of (cards in your hand) and put them\b", r"put all \1"),
    (r"\b[Cc]ount the number of your [^.,]{3,40}\. (?=For each of your )", ""),
    # costs
    # when
    (
        r"\b((?:doesn't|don't) untap at the start of) (?:his|their) next turn\b",
        r"\1 your opponent's next turn",
    ),
    (r"\bif it's for the first time this turn\b", "if it's the first attack this turn"),
    (r"\bif its the first attack\b", "if it's the first attack"),
)

HARMLESS: Final = rewordings(
    (r"\bthat have (?:a )?total (?:of )?cost(?: of)?\b", "of total"),
    (r"\banother (?=(?:\d+ )?cards? from the top of\b)", ""),
    (r"\binto your mana zone tapped (?=to summon\b)", "into your mana zone tap "),
    (r"\bcosts? the same as less than\b", "costs no more than"),
    (r"\bcan't cost 1 or less\b", "can't cost less than 2"),
    (r"(?<!search your deck\. )\byou may reveal (?=any number [^.]* from among them\b)", "you may show "),
    (r"(?<=: )(your opponent's creatures don't untap)", r"all \1"),
    (r"\bone of (your opponent's) (creatures attacks) or (?=blocks)", r"\1 \2 or \1 "),
    (r"\bbattle each other\b", "battle"),
    (r"\b(that|those that) costs? (?=\d)", r"\1 "),
    (r"\b(reveal|shuffle|put)s? (your|his|their) (?=(?:hand|graveyard)\b)", r"\1 all cards in \2 "),
    (r"\b((?:reveal|show) any number of [^.]{1,80}?) to your opponent\b", r"\1"),
    (r"\bthe others?(?: one| cards?)?(?= (?:in|into|to|on)\b)", "the rest"),
    flags=re.IGNORECASE,
)
"""What print says in effects, and how the card language says the same."""


_VERBS: Final = "add|choose|destroy|discard|draw|put|return|reveal|shieldify|shuffle|tap|untap|search|gacharange summon"
_THIRD: Final = re.compile(rf"\b(?P<verb>{_VERBS.replace('shieldify|', '')})(?:es|s)\b|\bshieldifies\b")
_THEIRS: Final = re.compile(r"\b(?:his or her|his|their)\b(?! owner)|\b(?:its|their) owner's\b")
_ABOUT_OTHERS: Final = re.compile(r"\b(?:you|your|opponent|opponent's|he|they|player)\b")

_CHOSEN_PLAYER: Final = re.compile(r"\b(?P<c>[Cc])hoose a player\. That player (?P<said>[a-z]+ [^.]*)\.")
"""What a player does who is chosen."""

_OPPONENT: Final = re.compile(
    r"(?P<before>^|[.,:] |\()(?P<y>[Yy])our opponent (?P<said>(?:reveals|shuffles|adds|shieldifies|destroys|returns"
    r"|puts (?:the top|all (?:of )?(?:his|their)|any|one|\d|up to|a |it on|that \w+ on|those \w+ on|them on)|taps)"
    r" ?[^.,()]*)(?=\.|\)|, then )"
)
"""What the opponent does with what is theirs."""

_SEARCHED: Final = re.compile(
    r"\b(?P<search>[Ss]earch your deck\. [Yy]ou may )(?P<verb>put|cast|summon) "
    r"(?P<what>(?:an?|up to \d+|any number of) [^.]{3,120}?)"
    r"(?: from (?:it|your deck|among them|among those cards|from it))?"
    r"(?: (?P<where>into [^.]*?|on top of [^.]*?|for no cost))?(?=\.|, then )"
)
"""What is taken in a search, and put somewhere at once."""


def _as_to_one(said: str) -> str:
    """What a player does, said as if to that player."""
    plain = _THIRD.sub(lambda match: match["verb"] or "shieldify", said)
    return _THEIRS.sub("your", plain)


def _of_chosen_player(match: re.Match[str]) -> str:
    if _ABOUT_OTHERS.search(match["said"]):
        return match[0]
    return f"{match['c']}hoose a player who does this: {_as_to_one(match['said'])}."


def _of_opponent(match: re.Match[str]) -> str:
    if _ABOUT_OTHERS.search(match["said"]) or not (_THEIRS.search(match["said"]) or " it" in match["said"]):
        return match[0]
    return f"{match['before']}{match['y']}our opponent does this: {_as_to_one(match['said'])}"


def _taken(match: re.Match[str]) -> str:
    verb, where = match["verb"], match["where"] or ""
    if not where and verb != "put":
        return match[0]
    return f"{match['search']}take {match['what']} from it and {verb} it {where or 'into the battle zone'}"


def in_usual_words(line: str) -> str:
    """A line without these slips, and with what others do said as if to them."""
    line = reworded(line, _SAID)
    line = _SEARCHED.sub(_taken, line)
    line = _CHOSEN_PLAYER.sub(_of_chosen_player, line)
    line = _OPPONENT.sub(_of_opponent, line)
    return line[:1].upper() + line[1:]
