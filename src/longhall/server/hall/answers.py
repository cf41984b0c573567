"""What programs have answered: kept until it is due, in the store, so that it outlives whoever took it in.

A program answers when it likes, and the table goes on at a fixed time after the question, as with every other bot. When
it answered, and whether it did, nobody is told.
"""

from longhall.server.faults import Fault
from longhall.server.hall.commands import Command, Play
from longhall.server.hall.table import Table
from longhall.server.store import Change, Overtaken, Store, writing


def scope_of(table_id: str, seat: int) -> str:
    return f"answer/{table_id}/{seat}"


async def keep(store: Store, table: Table, seat: int, command: Command, transcript: int, language: str) -> bool:
    """Keep a program's answer to the question that it was shown; whether it had given just this one before. The first
    answer counts. IllegalChoice keeps nothing."""
    if not isinstance(command, Play):
        raise Fault(403, "only_a_seat")
    scope = scope_of(table.id, seat)
    for _ in range(2):
        known = store.change(scope, str(transcript))
        if known is not None:
            if known.fingerprint != command.fingerprint(transcript):
                raise Fault(409, "answered")
            return True
        action = table.playing().legal_action(seat, command.choice, language)
        answer = Change(scope, str(transcript), command.fingerprint(transcript), str(action))
        try:
            await store.write(writing.add_change(answer))
            return False
        except Overtaken:  # the same program has answered at another process meanwhile
            continue
    raise Fault(503, "busy")


def kept(store: Store, table: Table, seat: int, transcript: int) -> str | None:
    """The key of what a program has answered to the question of this moment; None if nothing."""
    known = store.change(scope_of(table.id, seat), str(transcript))
    return None if known is None else table.playing().game.actions.key(int(known.answer))
