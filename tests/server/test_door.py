"""Connections: nobody keeps the hall busy by saying nothing."""

import asyncio
import socket
from typing import Any

import pytest
from tests.server.people import PATIENCE, Process

from longhall.server.addresses import one_address
from longhall.server.settings import Limits
from longhall.server.web.door import door

ASKED = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
HALF = ASKED[:-2]


def connected(hall, said=b""):
    line = socket.create_connection(("127.0.0.1", hall.port), timeout=PATIENCE)
    line.sendall(said)
    return line


def is_shut(line):
    """Whether the hall ends the line before it has answered anything."""
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


@pytest.fixture(scope="module")
def hall(tmp_path_factory):
    process = Process(tmp_path_factory.mktemp("door"), limits={"connections": 4, "head_seconds": 2.0})
    yield process
    process.stop()


def test_who_does_not_say_what_it_wants_is_shut_out_and_who_listens_is_not(hall):
    anna = hall.person()
    table = anna.table(seats=("Anna", "Bo"))
    anna.http.close()
    with anna.listening(table, 0) as ear:
        ear.hear_state()
        lines = [connected(hall, said) for said in (b"", HALF, ASKED + HALF)]
        while not lines[2].recv(4096).endswith(b"}"):
            pass
        assert all(is_shut(line) for line in lines)
        ear.say('{"language": "sv"}')
        assert ear.hear_state()["language"] == "sv"


def test_one_address_has_so_many_connections_at_once(hall):
    lines = [connected(hall, ASKED) for _ in range(4)]
    assert all(line.recv(12) == b"HTTP/1.1 200" for line in lines)
    with connected(hall, ASKED) as another:
        assert is_shut(another)
    lines.pop().close()
    with connected(hall, ASKED) as another:
        assert another.recv(12) == b"HTTP/1.1 200"
    for line in lines:
        line.close()


@pytest.mark.parametrize("proxies, many", [("", False), ("192.0.2.7", False), ("192.0.2.7, 127.0.0.0/8", True)])
def test_a_proxy_that_was_named_has_as_many_as_it_needs(proxies, many):
    import uvicorn

    async def nobody(scope, receive, send):
        raise AssertionError("nobody asks")

    async def try_them():
        config = uvicorn.Config(nobody, http=door(Limits(connections=2), proxies), lifespan="off", log_config=None)
        config.load()
        state = uvicorn.server.ServerState()
        kind: Any = config.http_protocol_class
        server = await asyncio.get_running_loop().create_server(
            lambda: kind(config=config, server_state=state, app_state={}), "127.0.0.1", 0
        )
        place = server.sockets[0].getsockname()
        lines = [await asyncio.open_connection(*place) for _ in range(5)]
        done, waiting = await asyncio.wait([asyncio.create_task(reader.read(1)) for reader, _ in lines], timeout=0.2)
        for task in waiting:
            task.cancel()
        for _, writer in lines:
            writer.close()
        server.close()
        return len(done)

    assert asyncio.run(try_them()) == (0 if many else 3)


@pytest.mark.parametrize(
    "address, counted",
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("no address", "no address"),
    ],
)
def test_a_household_counts_as_one_whatever_its_addresses(address, counted):
    assert one_address(address) == counted
