"""How Alembic runs the migrations: on the connection, and in the transaction, that `storage.migrating` hands it.

A new migration is a module in `versions/` with the next number; the test of the shape says what it must still do.
"""

from alembic import context

from storage.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
