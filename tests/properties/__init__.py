"""Properties of whole matches, searched for by hypothesis; `make soak` searches for long."""
