"""Decks are told apart by what can be seen of their names, as `storage.decks` folds them."""

import re

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"

_UNSEEN = re.compile(r"[\ufe00-\ufe0f]|(?<=\w)[\u200c\u200d]|[\u200c\u200d](?=\w)")

_DECKS = sa.table(
    "decks",
    sa.column("id", sa.BigInteger),
    sa.column("owner_id", sa.BigInteger),
    sa.column("game", sa.Text),
    sa.column("folded_name", sa.Text),
    sa.column("deleted_at", sa.Text),
)


def upgrade() -> None:
    """Of decks that look alike the oldest is found by the name; the others are chosen from lists, as before."""
    connection = op.get_bind()
    live = sa.select(_DECKS.c.id, _DECKS.c.owner_id, _DECKS.c.game, _DECKS.c.folded_name)
    rows = connection.execute(live.where(_DECKS.c.deleted_at.is_(None)).order_by(_DECKS.c.id)).all()
    taken = {(row.owner_id, row.game, row.folded_name) for row in rows}
    for row in rows:
        folded = _UNSEEN.sub("", row.folded_name)
        if folded != row.folded_name and (row.owner_id, row.game, folded) not in taken:
            taken.add((row.owner_id, row.game, folded))
            connection.execute(sa.update(_DECKS).where(_DECKS.c.id == row.id).values(folded_name=folded))
