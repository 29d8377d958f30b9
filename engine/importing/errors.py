"""What can be wrong with a file that is to be imported."""


class ImportFileError(Exception):
    """The file cannot be read as a set of cards; the message says why, and what could be done."""
