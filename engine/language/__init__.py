"""The card language: text in a controlled English, compiled to abilities, and printed back from them."""
