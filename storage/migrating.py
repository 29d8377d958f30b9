"""Bringing a database to the shape that this version of the bot needs, at every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from storage.errors import DatabaseOfAnother, DatabaseTooNew
from storage.tables import metadata

_FOLDER = Path(__file__).parent / "migrations"

# Any number, but the same in every process: two that start at the same time migrate one after the other.
_POSTGRESQL_LOCK = 8_724_110_362


def migrate(connection: Connection, *, to: str = "head") -> None:
    """Apply the migrations that the database lacks, up to revision `to`, inside the transaction under way.

    Either all of them are applied or none. Raises `DatabaseTooNew` if it has some that this version does not know, and
    `DatabaseOfAnother` if it has none and yet tables of such names.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _POSTGRESQL_LOCK})
    config = Config()
    # Alembic reads options with % as a marker of its own.
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    known = {revision.revision for revision in script.walk_revisions()}
    current = MigrationContext.configure(connection).get_current_heads()
    if unknown := [revision for revision in current if revision not in known]:
        raise DatabaseTooNew(
            f"The database has the shape {unknown[0]} of a later Tablecast; this one knows shapes up to "
            f"{script.get_current_head()}. Start the later version again, or restore a backup from before the upgrade."
        )
    if not current and (others := sorted(metadata.tables.keys() & {*inspect(connection).get_table_names()})):
        raise DatabaseOfAnother(others)
    if to != "head" or [*current] != script.get_heads():
        command.upgrade(config, to)
