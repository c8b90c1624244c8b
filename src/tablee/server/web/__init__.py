"""HTTP: pages, safety at the door, what is asked for once."""
