"""Several servers on one store: whose a table is, and the way there."""
