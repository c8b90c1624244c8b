"""Live tables: HTTP, WebSocket, fair time, lobby. Needs the extra `server`."""

from tablee.extras import need

need("aiohttp", "server")
