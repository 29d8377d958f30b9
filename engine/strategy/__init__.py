"""What the strategies of all games share: how a player sees a match, and how cards are chosen."""
