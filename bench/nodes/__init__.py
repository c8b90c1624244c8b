"""Several nodes on one PostgreSQL."""
