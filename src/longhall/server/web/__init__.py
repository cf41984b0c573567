"""The door: the application, its routes by noun, the guard before them, websockets and the client's pages."""
