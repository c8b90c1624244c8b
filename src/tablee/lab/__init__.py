"""Many games at once: random play, simulation, scenarios."""
