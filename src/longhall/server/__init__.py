"""The hall: tables, seats, live updates, the store and the workers in which bots think.

`longhall.server.app.create_app(settings)` is the whole server as an ASGI application; `longhall serve` runs it.
docs/server.md has the API.
"""
