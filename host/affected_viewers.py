"""Who can see that something has happened. After a secret answer: only those whose view or log has changed."""

from engine.kernel.match import Match
from engine.kernel.views import view
from host.journaled_match import PLAYED, JournaledMatch, readable
from host.notices import EVERYBODY, Viewer
from storage import EntryKind


def affected_viewers(before: Match, after: JournaledMatch, kind: EntryKind) -> frozenset[Viewer]:
    """The viewers for whom the latest entry, of this kind, has changed something.

    Whoever is shown anything anew after a secret answer learns that there was one; that the others were asked
    something, and answered, everybody may know.
    """
    secret = before.decision is not None and before.decision.secret
    if kind is not EntryKind.STEP_BACK and not (kind in PLAYED and secret):
        return EVERYBODY
    logged = [logged.entry for logged in after.logged if logged.sequence == after.sequence]
    # Two questions in a row may look the same to their player; the number that the answer must carry is another one.
    asked: frozenset[Viewer] = frozenset() if after.match.decision is None else frozenset({after.match.decision.player})
    return asked & _answering(before) | frozenset(
        viewer
        for viewer in EVERYBODY
        if any(readable(entry, viewer) for entry in logged) or view(before, viewer) != view(after.match, viewer)
    )


def _answering(before: Match) -> frozenset[Viewer]:
    return frozenset() if before.decision is None else frozenset({before.decision.player})
