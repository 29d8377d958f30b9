"""One module for each change of shape, named by its number."""
