"""What the repository makes of itself, and of a release: `python -m scripts.NAME`."""
