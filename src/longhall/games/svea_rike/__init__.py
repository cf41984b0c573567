"""Svea Rike. Noble families under sixteen sovereigns: fiefs, merchants, history, wars, and a hand of event cards."""
