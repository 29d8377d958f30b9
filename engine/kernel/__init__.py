"""What every card game shares: state, steps, decisions, verbs, abilities, effects, timing, views and saves."""
