"""Insert or update in one statement, which SQLite and PostgreSQL spell alike but SQLAlchemy keeps in two dialects."""

from collections.abc import Mapping

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


async def upsert(connection: AsyncConnection, table: Table, values: Mapping[str, object]) -> None:
    """Insert a row into `table`, or give the row with the same primary key these values."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    statement = insert(table).values(values)
    key = [column.name for column in table.primary_key]
    changed = {name: statement.excluded[name] for name in values if name not in key}
    await connection.execute(statement.on_conflict_do_update(index_elements=key, set_=changed))
