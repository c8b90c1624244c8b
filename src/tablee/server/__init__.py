"""Live tables: HTTP, WebSocket, fair time, lobby."""
