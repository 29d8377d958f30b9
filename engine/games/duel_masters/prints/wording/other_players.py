"""What other players do: said as if to them, and each time of whom."""

from __future__ import annotations

import re
from typing import Final

from engine.language.errors import CardTextError
from engine.language.prints.other_players_doing import answered_by_other, done_then_by_other, may_do_each
from engine.language.prints.rewording import reworded, rewordings

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

_EACH: Final = re.compile(r"\b(?P<e>[Ee])ach player (?P<may>may )?(?P<said>[a-z]+ [^.]*)\.")
_HE_DOES: Final = re.compile(
    r"\b(choose|discard|draw|put|return|destroy|shuffle|reveal|tap|untap|add|search)(?:es|s)\b"
)
_PLAIN: Final = r"\1"
_UNTIL_HE: Final = re.compile(r"\buntil (?:he|they) reveals?\b")
_HIS: Final = re.compile(r"\b(?:his or her|his|their)\b(?! owner)")
_ABOUT_ANYBODY: Final = re.compile(r"\b(?:you|your|opponent|he|player)\b")
"""What each player does, said of one of them as if to that player."""

_OTHERS_MAY: Final = re.compile(r"\b(?P<y>[Yy])our opponent may (?P<said>[a-z]+ [^.]*)\.")
_FROM_HAND: Final = re.compile(r"\bhand\b.*\binto the battle zone\b")
"""What the opponent may put from the hand is said in words of its own."""

_CHOSEN_DOES: Final = re.compile(
    r"\b(?P<c>[Cc])hoose a player\. That player (?P<said>[a-z]+ [^.]*)\.(?: Then that player (?P<also>[^.]*)\.)?"
)
"""What a player does whom another one chooses, in one sentence or two."""

_CHOSEN_HAS: Final = re.compile(
    r"\b[Cc]hoose a player\. (?P<said>(?:You may )?[A-Za-z]+ [^.]*?)\b(?:his|their|that player's)\b(?P<rest>[^.]*)\.$"
)
"""What is done with what a player has whom another one chooses, in one sentence."""

_OWNER_DOES: Final = re.compile(
    r"\b(?P<one>(?:that \w+|it|its))(?:'s)? owner (?P<may>may )?(?P<said>[a-z]+ [^.]*)\."
    r"(?: He (?P<also>[^.]*)\.)?"
)
"""What the owner of a card does, in one sentence or two."""

_OTHERS: Final = re.compile(r"\b(?:players?|owner|master)\b", re.IGNORECASE)
_YOUR_OPPONENT: Final = re.compile(r"\byour opponent\b", re.IGNORECASE)
_HE: Final = re.compile(r"\b(?P<h>[Hh])e (?=has\b|does\b|chooses\b|discards\b|puts\b|returns\b|draws\b|may\b|loses\b)")
_OTHERS_OWN: Final = rewordings(
    (r"\b[Ii]t's owner('s)?\b", r"its owner\1"),
    (r"\b[Yy]our opponent shuffles (?:his|their) deck\b", "shuffle your opponent's deck"),
)

_SAID_AGAIN: Final = frozenset({"chooses", "discards", "draws"})
"""What the card language says of the opponent; what else they do with a card is first chosen in it."""

_AGAIN: Final = re.compile(
    r"\b(?P<before>[Yy]our opponent (?:(?!\byou\b|\bdoes this: )[^.()\":])*?(?<!chooses))"
    r"(?P<joint>, (?:and then |and |then )?| and (?:then )?| then )"
    r"(?P<verb>chooses|discards|draws|destroys|returns|puts|taps|untaps|adds|shieldifies|casts|summons)"
    r"(?= (?:an?|another|any|one|two|three|up to|\d+) )"
)
"""What they choose, or draw, behind what is said of them: a verb in the third person, with nobody before it."""


def said_to_others(line: str) -> str:
    """A line that says what others do as if to them, and "your opponent" for "he" where nobody else is meant."""
    line = _CHOSEN_PLAYER.sub(_of_chosen_player, line)
    line = _OPPONENT.sub(_of_opponent, line)
    line = line[:1].upper() + line[1:]
    line = answered_by_other(done_then_by_other(may_do_each(reworded(line, _OTHERS_OWN))))
    line = _EACH.sub(_as_to_each, line)
    line = _OTHERS_MAY.sub(_as_to_opponent, line)
    line = _OWNER_DOES.sub(_as_to_owner, line)
    line = _CHOSEN_DOES.sub(_as_to_chosen, line)
    line = _CHOSEN_HAS.sub(_of_either, line)
    if _YOUR_OPPONENT.search(line) and not _OTHERS.search(line):
        line = _HE.sub(lambda match: "Your opponent " if match["h"] == "H" else "your opponent ", line)
    return line[:1].upper() + line[1:]


def with_doers(line: str) -> str:
    """A line that says each time that the opponent does it. Raises `CardTextError` where that cannot be said so."""
    while again := _AGAIN.search(line):
        if again["verb"] not in _SAID_AGAIN:
            raise CardTextError(f'it does not say who {again["verb"]} that: "your opponent chooses" would', line)
        line = f"{line[: again.start('verb')]}your opponent {line[again.start('verb') :]}"
    return line


def _of_chosen_player(match: re.Match[str]) -> str:
    if _ABOUT_OTHERS.search(match["said"]):
        return match[0]
    return f"{match['c']}hoose a player who does this: {_as_to_one(match['said'])}."


def _of_opponent(match: re.Match[str]) -> str:
    if _ABOUT_OTHERS.search(match["said"]) or not (_THEIRS.search(match["said"]) or " it" in match["said"]):
        return match[0]
    return f"{match['before']}{match['y']}our opponent does this: {_as_to_one(match['said'])}"


def _as_to_one(said: str) -> str:
    """What a player does, said as if to that player."""
    plain = _THIRD.sub(lambda match: match["verb"] or "shieldify", said)
    return _THEIRS.sub("your", plain)


def _as_to_each(match: re.Match[str]) -> str:
    said = match["said"]
    if _ABOUT_ANYBODY.search(said):
        return match[0]
    said = _HIS.sub("your", _HE_DOES.sub(_PLAIN, said))
    return f"{match['e']}ach player does this: {'you may ' if match['may'] else ''}{said}."


def _as_to_opponent(match: re.Match[str]) -> str:
    said = match["said"]
    if _FROM_HAND.search(said) or _ABOUT_ANYBODY.search(said):
        return match[0]
    return f"{match['y']}our opponent does this: you may {_HIS.sub('your', _HE_DOES.sub(_PLAIN, said))}."


def _as_to_owner(match: re.Match[str]) -> str:
    one = "it" if match["one"] == "its" else match["one"]
    said, also = match["said"], match["also"]
    if _ABOUT_ANYBODY.search(_UNTIL_HE.sub("", said)) or (also and _ABOUT_ANYBODY.search(also)):
        return match[0]
    parts = [
        _HIS.sub("your", _HE_DOES.sub(_PLAIN, _UNTIL_HE.sub("until you reveal", part))) for part in (said, also) if part
    ]
    return f"the owner of {one} does this: {'you may ' if match['may'] else ''}{', then '.join(parts)}."


def _as_to_chosen(match: re.Match[str]) -> str:
    said, also = match["said"], match["also"]
    if _ABOUT_ANYBODY.search(said) or (also and _ABOUT_ANYBODY.search(also)):
        return match[0]
    parts = [_HIS.sub("your", _HE_DOES.sub(_PLAIN, part)) for part in (said, also) if part]
    return f"{match['c']}hoose a player who does this: {', then '.join(parts)}."


def _of_either(match: re.Match[str]) -> str:
    """ "Choose a player. You may look at all of their shields": of one's own, or of those of the opponent."""
    said, rest = match["said"], match["rest"]
    if _ABOUT_ANYBODY.search(rest) or _HIS.search(rest):
        return match[0]
    said = said[:1].lower() + said[1:]
    return f"choose one of these: ({said}your{rest}) or ({said}your opponent's{rest})."
