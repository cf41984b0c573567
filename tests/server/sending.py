"""A process that only sends, made to be killed: for each line on its input a child that empties the outbox there.

It has loaded everything before, so that a kill costs no start.
"""

import asyncio
import json
import os
import signal
import sys

from longhall.server.hall.hall import Hall
from longhall.server.hall.sender import Sender
from longhall.server.settings import Settings
from longhall.server.store import Store


def send_all(wishes):
    hall = Hall(Settings(**wishes), Store(wishes["database"]))
    sender = Sender(hall)

    async def go():
        while True:
            await sender.go_round()
            await asyncio.sleep(0.005)

    asyncio.run(go())


def main():
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            send_all(json.loads(line))
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
