"""Write all playthroughs anew, or those of the games named: look at the difference before committing it."""

import sys

from tests.playthroughs.recording import PLAYTHROUGHS, recorded

for playthrough in PLAYTHROUGHS:
    if not sys.argv[1:] or playthrough.game in sys.argv[1:]:
        playthrough.path.parent.mkdir(exist_ok=True)
        playthrough.path.write_text(recorded(playthrough), encoding="utf-8")
