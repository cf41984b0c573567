"""Shipwrights of the North Sea. Draft a day's cards, hire, buy, build, and watch your neighbours' hands."""
