"""The Discord surface: slash commands, components and messages. No rules, no SQL, no drawing."""
