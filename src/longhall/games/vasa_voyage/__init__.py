"""Vasa Regalis: The Maiden Voyage. Build a ship that sails, and keep the best timber for yourself."""
