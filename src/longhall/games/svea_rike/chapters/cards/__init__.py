"""The event cards, one file per subject; deck.py lays them out."""
