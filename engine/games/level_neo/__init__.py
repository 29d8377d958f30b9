"""Level Neo."""
