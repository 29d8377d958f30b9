"""Older wording: what print says in other words without meaning anything else, put as newer print has it."""

from __future__ import annotations

import re
from typing import Final

from engine.language.prints.rewording import reworded, rewordings

_CIVILIZATION: Final = "(?:light|water|darkness|fire|nature)"

_DOING: Final = r"(?:(?:the|an) (?:effect|ability) of )?(?:one of )?your opponent's"
_OR_OF_CREATURES: Final = r"or (?:(?:an )?ability of (?:one of your opponent's creatures|a ?creature)|creature ability)"
_BOTH_KINDS: Final = (
    rf"spells {_OR_OF_CREATURES}|spell effect {_OR_OF_CREATURES}|creatures(?: abilities)? or spells|spells or creatures"
)
"""How print names what an opponent's cards do: the effects of their spells, and the abilities of creatures."""

_TURN: Final = "(?:Each turn|In each turn),"

_TYPES: Final = (
    r"(?:cards?|creatures?|spells?|auras?|tamaseeds?|artifacts?|fields?|gears?|castles?|elements?|next|first|may)\b"
)
"""What print says that is used for less. A race by itself is used as whatever cards there are of it."""

_SAID: Final = rewordings(
    (r"\bBattle Zone\b", "battle zone"),
    (r"\b([Mm])ulti-colored\b", r"\1ulticolored"),
    (r"\bface-down\b", "face down"),
    (r"\b([Yy])ou opponent\b", r"\1our opponent"),
    (r"\b([Yy])our may\b", r"\1ou may"),
    (r"\b(into|in|from) battle zone\b", r"\1 the battle zone"),
    (r"\b([Ww])hen you put this creature is put into\b", r"\1hen you put this creature into"),
    (r"\bthe card on top of your deck\b", "the top card of your deck"),
    (r"\b([Pp])ut a card from the top of your deck\b", r"\1ut the top card of your deck"),
    (r"\b(?:gets?|has|have) \"[Tt]his creature (can't [^\"]{1,60}?|attacks if able)\.?\"", r"\1"),
    (r"\bAt the end of this turn\b", "At the end of the turn"),
    (r"\b([Aa])t the end each of\b", r"\1t the end of each of"),
    (r"\binstead of destroying it\b", "instead"),
    (r"\b[Ww]hile this creature is in the battle zone, ", ""),
    (rf"\bby {_DOING} (?:{_BOTH_KINDS})(?=,)", "by your opponent's spell or creature"),
    (r"\b[Ii]t's owner('s)?\b", r"its owner\1"),
    (r"(?<=\w) in this way\b", " this way"),
    (rf"^{_TURN} the first time (this creature [^,.]{{1,60}}), ", r"Each turn, when \1 for the first time, "),
    (
        rf"^{_TURN} ([^,.]{{1,60}}) the first time (?:it is|it's|this creature is) tapped\.$",
        r"Each turn, when this creature becomes tapped for the first time, \1.",
    ),
    (
        (
            rf"^{_TURN} (?:(?:whenever|when|the first time) )((?:one|any) of your(?: opponent's)? creatures)"
            r" attacks(?: for the first time)?, "
        ),
        r"Whenever \1 attacks, if it's the first attack this turn, ",
    ),
    (
        (
            r"\bFrom among (them|it|those cards), (you may )?([a-z]+ [^.,]{1,90}?)"
            r"(?= (?:into|to) |,| and |\.| for no cost)"
        ),
        r"\2\3 from among \1",
    ),
    (r"\beach extra creature he has\b", "each extra creature your opponent has"),
    (
        r"^(At the (?:start|end) of [^,.]{1,60}, if this [^,.]{1,80}, (?:you may )?[a-z]+) it\b",
        r"\1 this creature",
    ),
    (r"\bgain (?=[+-]\d)", "get "),
    (
        rf"\b([Yy]our (?:(?!{_TYPES})[\w'-]+ ){{1,3}}?)(?=(?:each )?cost \d+ less to use\b)",
        r"\1cards ",
    ),
    (r"\b[Yy]our opponent shuffles (?:his|their) deck\b", "shuffle your opponent's deck"),
    (r"\bfor the first time in a turn\b", "for the first time each turn"),
    (r"\b(draw up to \w+) additional cards\b", r"\1 cards"),
    (r"\breturn this creature from the battle zone to\b", "return this creature to"),
    (r"\ban opponent's (?=creature\b[^.]*\. Then, for each)", "one of your opponent's "),
    (r"\banother (?:of your )?opponent's creatures?\b", "another of your opponent's creatures"),
    (r"\ball those creature\b", "all those creatures"),
    (
        r"^During your opponent's turn, if this (\w+) would be discarded from your hand, ",
        r"When this \1 would be discarded from your hand during your opponent's turn, ",
    ),
    (r"(would be discarded from your hand during your opponent's turn) (?=you may)", r"\1, "),
    (
        r"\bWhenever (that creature) ([^.,]{1,40}) this turn, ([^.]*)\.",
        r'\1 gets "Whenever this creature \2, \3." until the end of the turn.',
    ),
    (r"\. If there's a tie, you choose from among the tied creatures\.", "."),
    (r"\b[Nn]o one (?:may|can)\b", "players can't"),
    (r"\b(attacks?|blocks?) (?:this|that) turn if able\b", r"\1 if able this turn"),
    (
        (
            r"\byou may (?:add|put) ([^.]{1,40}?) (?:in)?to your hand instead\. "
            r"You can't use the \"?shield trigger\"? abilit(?:y|ies) of (?:that|those) shields?\.?"
        ),
        r"you may put \1 into your hand without using shield triggers instead.",
    ),
    (
        r"\bcast (?:its spell side|the spell side of this creature) in the battle zone for",
        "cast this creature's spell side for",
    ),
    (r"\bleaves and is put into your hand, mana zone or", "leaves for your hand, mana zone or"),
    (r"\bthe spell side of this card\b", "its spell side"),
    (r"\b(this tamaseed isn't) treated as (a creature) in the battle zone\b", r"\1 \2"),
    (r"\b([Pp])layer's can't\b", r"\1layers can't"),
    (r"\b(shields?) without looking\b", r"\1"),
    (r"^When you cast this spell, ", ""),
    (r"(from your deck),? and after you shuffle your deck, you may ", r"\1. Then shuffle your deck. You may "),
    (r"\bhigher power then each\b", "higher power than each"),
    (r"\b([Ww])henever your draw\b", r"\1henever you draw"),
    (
        r"\b[Nn]either player (?:may|can) use (?:the )?\"?shield trigger\"? abilities\b",
        "players can't use shield triggers",
    ),
    (rf"\b({_CIVILIZATION}) and ({_CIVILIZATION}) (spells|creatures|cards)\b", r"\1 or \2 \3"),
    (rf"\b([Aa]ll) ({_CIVILIZATION}) (\w+) and all ({_CIVILIZATION}) \3\b", r"\1 \2 or \4 \3"),
    (
        r"\bonly the top card leaves the battle zone instead \([Ss]eparate the other cards[^()]{0,40}\)",
        "only its top card leaves and the other cards separate instead",
    ),
    (r"^If there are (\w+ or more) ([^,.]{1,60}), (\w+) all of them\b", r"If there are \1 \2, \3 all \2"),
)
"""What print says now and then, with its slips, and how it says the same elsewhere."""

_EACH: Final = re.compile(r"\b(?P<e>[Ee])ach player (?P<may>may )?(?P<said>[a-z]+ [^.]*)\.")
_THIRD: Final = re.compile(r"\b(choose|discard|draw|put|return|destroy|shuffle|reveal|tap|untap|add|search)(?:es|s)\b")
_PLAIN: Final = r"\1"
_UNTIL_HE: Final = re.compile(r"\buntil (?:he|they) reveals?\b")
_HIS: Final = re.compile(r"\b(?:his or her|his|their)\b(?! owner)")
_ABOUT_OTHERS: Final = re.compile(r"\b(?:you|your|opponent|he|player)\b")
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

_SHARED_TAP: Final = re.compile(
    r"^(Each of your [^.]{1,60}?) may tap instead of attacking to use this creature's "
    r"(?:\$tap |tap )?ability\. ?: (.+)$",
    re.IGNORECASE,
)
"""A tap ability that other creatures may use."""


def _as_to_one(match: re.Match[str]) -> str:
    said = match["said"]
    if _ABOUT_OTHERS.search(said):
        return match[0]
    said = _HIS.sub("your", _THIRD.sub(_PLAIN, said))
    return f"{match['e']}ach player does this: {'you may ' if match['may'] else ''}{said}."


def _as_to_opponent(match: re.Match[str]) -> str:
    said = match["said"]
    if _FROM_HAND.search(said) or _ABOUT_OTHERS.search(said):
        return match[0]
    return f"{match['y']}our opponent does this: you may {_HIS.sub('your', _THIRD.sub(_PLAIN, said))}."


def _as_to_owner(match: re.Match[str]) -> str:
    one = "it" if match["one"] == "its" else match["one"]
    said, also = match["said"], match["also"]
    if _ABOUT_OTHERS.search(_UNTIL_HE.sub("", said)) or (also and _ABOUT_OTHERS.search(also)):
        return match[0]
    parts = [
        _HIS.sub("your", _THIRD.sub(_PLAIN, _UNTIL_HE.sub("until you reveal", part))) for part in (said, also) if part
    ]
    return f"the owner of {one} does this: {'you may ' if match['may'] else ''}{', then '.join(parts)}."


def _as_to_chosen(match: re.Match[str]) -> str:
    said, also = match["said"], match["also"]
    if _ABOUT_OTHERS.search(said) or (also and _ABOUT_OTHERS.search(also)):
        return match[0]
    parts = [_HIS.sub("your", _THIRD.sub(_PLAIN, part)) for part in (said, also) if part]
    return f"{match['c']}hoose a player who does this: {', then '.join(parts)}."


def _of_either(match: re.Match[str]) -> str:
    """ "Choose a player. You may look at all of their shields": of one's own, or of those of the opponent."""
    said, rest = match["said"], match["rest"]
    if _ABOUT_OTHERS.search(rest) or _HIS.search(rest):
        return match[0]
    said = said[:1].lower() + said[1:]
    return f"choose one of these: ({said}your{rest}) or ({said}your opponent's{rest})."


_OTHERS: Final = re.compile(r"\b(?:players?|owner|master)\b", re.IGNORECASE)
_OPPONENT: Final = re.compile(r"\byour opponent\b", re.IGNORECASE)
_HE: Final = re.compile(r"\b(?P<h>[Hh])e (?=has\b|does\b|chooses\b|discards\b|puts\b|returns\b|draws\b|may\b|loses\b)")

_PUT_BACK: Final = re.compile(
    r"(?<=\.) (?:Then,? )?(?:P|p|you p)ut (?:it|them|the shields?|that shield) back where (?:it was|they were)\.",
)
"""What has only been looked at stays where it is."""


def in_newer_words(line: str) -> str:
    """A line without slips, and with "your opponent" for "he" where no other player can be meant."""
    line = reworded(line, _SAID)
    line = _PUT_BACK.sub("", line)
    line = _SHARED_TAP.sub(r'\1 get "tap ability: \2".', line)
    line = _EACH.sub(_as_to_one, line)
    line = _OTHERS_MAY.sub(_as_to_opponent, line)
    line = _OWNER_DOES.sub(_as_to_owner, line)
    line = _CHOSEN_DOES.sub(_as_to_chosen, line)
    line = _CHOSEN_HAS.sub(_of_either, line)
    if _OPPONENT.search(line) and not _OTHERS.search(line):
        line = _HE.sub(lambda match: "Your opponent " if match["h"] == "H" else "your opponent ", line)
    return line[:1].upper() + line[1:]
