"""How the bots judge Suecia: The Founding of a Nation."""
