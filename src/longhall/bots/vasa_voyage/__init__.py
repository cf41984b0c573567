"""How the bots judge Vasa Regalis: The Maiden Voyage."""
