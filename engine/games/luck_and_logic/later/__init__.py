"""What only 2.04 has: tools, blink step, make up, trance change, and what it does with stock."""
