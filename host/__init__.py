"""Running matches: lobbies, turns, clocks, journal-then-publish, spectators. Knows no Discord.

`Host` (host.py) is all that a surface needs, with the errors in `errors` and the notices in `notices`. A surface asks
the host to act, is told that something has changed and for whom, and then looks at the newest state at its own pace.

An answer goes this way: `running` checks who answers which decision, `journaled_match` plays it on a copy, the
journal keeps it, and only then the copy takes the original's place and who shows it is told. `taking_up` and
`restoring` go the other way, from the newest snapshot and the journal's tail to a journaled match.
"""
