"""Discord's REST API, version 10."""
