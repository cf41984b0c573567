"""How the bots judge Shipwrights of the North Sea."""
