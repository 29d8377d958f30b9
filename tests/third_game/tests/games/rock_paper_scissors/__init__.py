"""What the tests of every game know of Rock, Paper, Scissors."""
