"""Games as frameworks for learning want them: one question at a time, numbered actions, arrays."""
