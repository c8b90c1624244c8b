"""Mutation testing by a seeded sample: `make mutants`, docs/testing.md."""
