"""The shapes of the database, oldest first. Every database goes through all of them, so they are never edited."""
