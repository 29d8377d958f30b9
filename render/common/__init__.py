"""What pictures of every game are made of: text, colours, emblems, card faces, tiles, sheets, encoding."""
