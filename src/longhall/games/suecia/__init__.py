"""Suecia: The Founding of a Nation. Farms feed the city, ships and missions empty it, and all are paid."""
