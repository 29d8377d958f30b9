"""Write all playthroughs anew: look at the difference before committing it."""

from tests.playthroughs.recording import PLAYTHROUGHS, recorded

for playthrough in PLAYTHROUGHS:
    playthrough.path.parent.mkdir(exist_ok=True)
    playthrough.path.write_text(recorded(playthrough), encoding="utf-8")
