"""The hall: tables, seats, live updates, the store and the workers in which bots think.

web/ takes requests in and sends answers out, hall/ plays and shows, store/ keeps, players/ are the bots and their
workers. `longhall.server.web.app.create_app(settings)` is the whole server as an ASGI application; `longhall serve`
runs it. docs/server.md has the API.
"""
