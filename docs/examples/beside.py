"""A program in a container of its own, as a bot of a hall that may not read its files and whose files it may not read.

python3 beside.py listen 7000 python3 /srv/crow.py      beside the hall: runs the program for whoever connects
python3 beside.py crow:7000                             in the hall's file of bots: asks it
"""

import os
import select
import socket
import subprocess
import sys
import threading


def listen(port: int, command: list[str]) -> None:
    with socket.create_server(("", port)) as server:
        while True:
            connection, _ = server.accept()
            threading.Thread(target=run, args=(connection, command), daemon=True).start()


def run(connection: socket.socket, command: list[str]) -> None:
    """A program for this connection, which ends with it."""
    with connection, subprocess.Popen(command, stdin=connection, stdout=connection) as program:
        gone = select.poll()
        gone.register(connection, select.POLLRDHUP)
        while program.poll() is None and not gone.poll(200):
            pass
        program.kill()


def ask(host: str, port: int) -> None:
    with socket.create_connection((host, port)) as connection:
        ends = {sys.stdin.fileno(): connection.fileno(), connection.fileno(): sys.stdout.fileno()}
        while True:
            for end in select.select(list(ends), [], [])[0]:
                came = os.read(end, 1 << 16)
                if not came:
                    return
                while came:
                    came = came[os.write(ends[end], came) :]


if sys.argv[1] == "listen":
    listen(int(sys.argv[2]), sys.argv[3:])
else:
    host, _, port = sys.argv[1].rpartition(":")
    ask(host, int(port))
