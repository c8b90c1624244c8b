"""Live servers under load: ours beside boardgame.io and Colyseus."""
