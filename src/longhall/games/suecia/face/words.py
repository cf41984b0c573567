"""Things of the game in words: resources, estates, deeds, nations, and what is paid and gained of them."""

from collections.abc import Sequence

from longhall.games.suecia.state import Suecia
from longhall.games.suecia.terms import ADVANCED, CHIT, DEED, ESTATE, KIND, NATION
from longhall.kernel.telling import Say, listed, seat_called


def costs(say: Say, kinds: Sequence[int]) -> str:
    return say("effect-costs", kinds=listed(say, [f"1 {say_kind(say, kind)}" for kind in kinds]))


def either(say: Say, kinds: Sequence[int]) -> str:
    """One of several kinds: `grain / ore`."""
    return " / ".join(say_kind(say, kind) for kind in kinds)


def amounts(say: Say, counts: Sequence[int]) -> str:
    return ", ".join(f"{count} {say(f'chit-{CHIT.names[chit]}')}" for chit, count in enumerate(counts) if count)


def say_kind(say: Say, kind: int) -> str:
    return say(f"kind-{KIND.names[kind]}")


def say_estate(say: Say, estate: int) -> str:
    return say(f"estate-{ESTATE.names[estate]}")


def say_deed(say: Say, deed: int) -> str:
    return say(f"deed-{DEED.names[deed]}")


def say_nation(say: Say, nation: int) -> str:
    return say(f"nation-{NATION.names[nation]}")


def say_zone(say: Say, tier: int) -> str:
    return say("site-north" if tier == ADVANCED else "site-west")


def say_gain(g: Suecia, owner: int, seat: int, kind: int, say: Say) -> str:
    """What the owner of a castle gains."""
    thing = f"1 {say_kind(say, kind)}"
    return (
        say("effect-you-gain", kinds=thing)
        if owner == seat
        else say("effect-gains", seat=seat_called(say, owner), count=thing)
    )
