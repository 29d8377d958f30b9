"""Names that people give: what makes no difference in them, and what two have in common that look alike."""

import re
import unicodedata

_UNSEEN = re.compile(r"[\ufe00-\ufe0f]|(?<=\w)[\u200c\u200d]|[\u200c\u200d](?=\w)")


def tidied(name: str) -> str:
    """A name without needless spaces."""
    return " ".join(name.split())


def folded(name: str) -> str:
    """What two names have in common if people would call them the same, as migration 0004 has it too.

    What joins emoji makes another picture of them; beside a letter a joiner may be nothing that anybody sees.
    """
    return _UNSEEN.sub("", unicodedata.normalize("NFKC", tidied(name)).casefold())
