"""What people name as an address leads nowhere inside the house."""

import contextlib
import socket
import threading
import time

import pytest
from tests.server.club import BO, THREE

from longhall.server.post import NotSent, Unknown, reach
from longhall.server.store import wishes


def test_addresses_that_lead_inside_are_refused(monkeypatch):
    for address in (
        "http://example.com/",
        "https://127.0.0.1/",
        "https://localhost/x",
        "https://10.0.0.8/",
        "https://192.168.1.1/",
        "https://169.254.169.254/latest",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[fd00::1]/",
        "https://[fe80::1%25lo]/",
        "https://[fec0::1]/",
        "https://[::7f00:1]/",
        "https://[::ffff:0:7f00:1]/",
        "https://[64:ff9b:1::7f00:1]/",
        "https://[2002:7f00:1::]/",
        "https://[2001:0:7f00:1::]/",
        "https://100.64.0.1/",
        "https://0x7f.1/",
        "https://0.0.0.0/",
        "https://224.0.0.1/",
        "https://user:word@93.184.216.34/",
        "https://2130706433/",
        "file:///etc/passwd",
        "https://93.184.216.34:x/",
        "https://exam ple.com/",
    ):
        with pytest.raises(NotSent):
            reach.target(address, local=False)
    assert reach.target("https://93.184.216.34/a?b=c", local=False).path == "/a?b=c"
    answers = [[(0, 0, 0, "", ("93.184.216.34", 443)), (0, 0, 0, "", ("10.0.0.1", 443))]]
    monkeypatch.setattr("socket.getaddrinfo", lambda *args, **named: answers.pop(0))
    with pytest.raises(reach.Refused):
        reach.target("https://two.example/", local=False)


def test_a_name_is_looked_up_once_and_the_line_goes_there(monkeypatch, service):
    """Whatever it means a moment later."""
    port = service.server.server_port
    looked = []

    def look_up(host, *args, **named):
        looked.append(host)
        return [(0, 0, 0, "", ("127.0.0.1" if len(looked) == 1 else "127.0.0.9", port))]

    monkeypatch.setattr("socket.getaddrinfo", look_up)
    to = reach.target(f"http://rebound.example:{port}/x", local=True)
    monkeypatch.undo()
    assert reach.post(to, b"{}", {}, lambda: True) == (201, b"")
    assert looked == ["rebound.example"] and service.taken[0][1]["host"] == f"rebound.example:{port}"


def test_who_answers_a_letter_at_a_time_is_cut_off(monkeypatch):
    """Each of them in time, and all of them never."""
    monkeypatch.setattr(reach, "LONGEST_TALK", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as door:

        def dribble():
            line, _ = door.accept()
            with line, contextlib.suppress(OSError):
                while True:
                    line.send(b"H")
                    time.sleep(0.01)

        threading.Thread(target=dribble, daemon=True).start()
        to = reach.target(f"http://127.0.0.1:{door.getsockname()[1]}/", local=True)
        with pytest.raises(Unknown):
            reach.post(to, b"{}", {}, lambda: True)


def test_nobody_is_followed_anywhere_else(told, service):
    service.status, service.headers = 302, {"location": service.url + "/elsewhere"}
    told.hook(service, BO)
    table = told.club.table("toy_chain", people=THREE)
    told.club.play(table, 0)
    told.send()
    assert {path for path, _, _ in service.taken} == {"/hook"}
    assert wishes.endpoints_of(told.hall.store, BO.id)[0].failing == told.club.wall.at


def test_without_leave_no_webhook_leads_into_the_house(hall, anna):
    for address in ("https://127.0.0.1:1/x", "http://127.0.0.1/", "https://localhost/"):
        anna.fault("POST", "/me/notices/webhooks", 422, "bad_target", json={"address": address, "style": "json"})
