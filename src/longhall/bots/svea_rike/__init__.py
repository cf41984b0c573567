"""How the bots judge Svea Rike."""
