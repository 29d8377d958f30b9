"""What can be done in the world: each operation checks, changes the world and tells everybody who may see it."""
