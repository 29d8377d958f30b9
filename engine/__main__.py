"""The engine on the command line: ``python -m engine --help``."""

from engine.cli import main

if __name__ == "__main__":
    main()
