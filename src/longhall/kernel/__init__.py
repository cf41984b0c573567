"""The kernel knows no game: states, frames, the loop, chance, piles, sealed answers, events, actions.

A game subclasses State, Step, Decision and Sealed; docs/architecture.md has the whole contract.
"""
