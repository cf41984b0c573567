"""How the bots judge Vasa Regalis: The Card Game."""
