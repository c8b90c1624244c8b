"""Several nodes on one machine, behind one port: a parent starts each, and starts it again."""
