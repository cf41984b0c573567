"""Vasa Regalis: The Card Game. Four piles, sixteen cards, two looks too few."""
