"""Rule tests: section by section of the rulebooks."""
