"""The guard at the door: hosts, origins, sizes, rates, headers, and a log without secrets.

It stands outside the application as plain ASGI, so that nothing gets past it, and its own refusals look like any other.
"""

import asyncio
import hashlib
import ipaddress
import logging
import re
import time
from collections import OrderedDict
from collections.abc import MutableMapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from urllib.parse import parse_qs, urlsplit

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from longhall.server import metrics
from longhall.server.addresses import one_address
from longhall.server.faults import LOG, Fault, report
from longhall.server.hall.house import House
from longhall.server.hall.sight import encode
from longhall.server.settings import Limits, Rate
from longhall.server.words import preferred

SAFE = ("GET", "HEAD", "OPTIONS")
ONE_CLICK = "/api/mail/unsubscribe/"  # a mail program asks there by itself, and the path is the key (RFC 8058)
MOST_ADDRESSES = 10_000
GAME_OF_TOURNAMENT = re.compile(r"/api/tournaments/[^/]+/games/[^/]+")
NOUGHT = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # in JSON; PostgreSQL keeps no text with it
HOST = re.compile(r"(?P<name>[a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:[0-9]{1,5})?")  # a name or address, and a port

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # a table's address is its invitation
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
PAGE_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
API_HEADERS = [*PAGE_HEADERS, (b"cache-control", b"no-store")]


class Bucket:
    """A rate: tokens that come back with time."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.tokens = float(rate.burst)
        self.at = time.monotonic()
        self.spent = 0  # here, and still to be told to other processes

    def wait(self) -> float:
        """Take a token; 0, or the seconds until there is one."""
        self.refill()
        if self.tokens >= 1.0:
            self.tokens -= 1.0
            self.spent += 1
            return 0.0
        return (1.0 - self.tokens) / self.rate.per_second if self.rate.per_second > 0 else 3600.0

    def refill(self) -> None:
        now = time.monotonic()
        self.tokens = min(self.rate.burst, self.tokens + (now - self.at) * self.rate.per_second)
        self.at = now

    def spend(self, count: int) -> None:
        """Tokens were taken elsewhere."""
        self.refill()
        self.tokens = max(0.0, self.tokens - count)


@dataclass
class Caller:
    """One address: its buckets and its open sockets."""

    buckets: dict[str, Bucket]
    sockets: int = 0


class Guard:
    def __init__(self, app: ASGIApp, limits: Limits, public_url: str) -> None:
        self.app = app
        self.limits = limits
        self.public = urlsplit(public_url).netloc.lower()
        self.callers: OrderedDict[str, Caller] = OrderedDict()
        self.house: House | None = None  # which knows whom the hall's keeper keeps out

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.monotonic()
        metrics.ARRIVED.set(began)
        status = 0

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = guarded(message.get("headers", []), scope["path"])
            await send(message)

        try:
            self.check_host(scope)
            self.check_rate(scope)
            self.check_banned(scope)
            check_address(scope)
            if scope["method"] not in SAFE:
                self.check_origin(scope)
                if not scope["path"].startswith(ONE_CLICK):
                    check_sent_by_page(scope)
                receive = await self.body(scope, receive)
            await self.app(scope, receive, send_guarded)
        except Fault as fault:
            await refuse(fault, scope, receive, send_guarded)
        except Exception as fault:
            report(fault)
            if status == 0:
                await refuse(Fault(500, "fault"), scope, receive, send_guarded)
        took = time.monotonic() - began
        metrics.REQUESTS.labels(kind_of(scope), f"{status // 100}xx").observe(took)
        told = {"method": scope["method"], "route": page(scope), "status": status, "ms": round(took * 1000)}
        LOG.info("%(method)s %(route)s %(status)d %(ms)d ms", told, extra={"told": told})

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        caller = self.caller(scope)
        try:
            self.check_host(scope)
            self.check_rate(scope)
            self.check_banned(scope)
            check_address(scope)
            self.check_origin(scope)
            if caller.sockets >= self.limits.open_sockets:
                raise Fault(429, "too_many", headers={"retry-after": "10"})
        except Fault as fault:
            await receive()
            await deny(fault, scope, send)
            return
        caller.sockets += 1
        is_answered = False

        async def send_noted(message: Message) -> None:
            nonlocal is_answered
            is_answered = True
            await send(message)

        try:
            await self.app(scope, receive, send_noted)
        except Exception as fault:
            report(fault)
            if not is_answered:
                await deny(Fault(500, "fault"), scope, send)
        finally:
            caller.sockets -= 1

    def caller(self, scope: Scope) -> Caller:
        return self.caller_at(one_address(scope["client"][0]) if scope.get("client") else "")

    def caller_at(self, address: str) -> Caller:
        caller = self.callers.setdefault(address, Caller({}))
        self.callers.move_to_end(address)
        if len(self.callers) > MOST_ADDRESSES:
            for other, found in list(self.callers.items())[: MOST_ADDRESSES // 10]:
                if not found.sockets:
                    del self.callers[other]
        return caller

    def bucket(self, caller: Caller, kind: str) -> Bucket:
        if kind not in caller.buckets:
            caller.buckets[kind] = Bucket(getattr(self.limits, kind))
        return caller.buckets[kind]

    def spent(self) -> list[tuple[str, str, int]]:
        """What addresses have taken here since this was asked last: address, kind, how many."""
        found = []
        for address, caller in self.callers.items():
            for kind, bucket in caller.buckets.items():
                if bucket.spent:
                    found.append((address, kind, bucket.spent))
                    bucket.spent = 0
        return found

    def spend(self, spent: list[tuple[str, str, int]]) -> None:
        """What addresses have taken elsewhere."""
        for address, kind, count in spent:
            self.bucket(self.caller_at(address), kind).spend(count)

    def check_rate(self, scope: Scope) -> None:
        wait = self.bucket(self.caller(scope), kind_of(scope)).wait()
        if wait > 0.0:
            raise Fault(429, "too_many", headers={"retry-after": str(int(wait) + 1)})

    def check_banned(self, scope: Scope) -> None:
        """Whoever is kept out still gets the pages, which say so."""
        if self.house is not None and scope.get("client") and scope["path"].startswith("/api/"):
            self.house.check_address(scope["client"][0])

    def check_guess(self, name: str) -> None:
        """An account is guessed at only so often, from all addresses together, whether or not it exists."""
        place = "account/" + hashlib.sha256(name.encode()).hexdigest()
        wait = self.bucket(self.caller_at(place), "guesses").wait()
        if wait > 0.0:
            raise Fault(429, "too_many", headers={"retry-after": str(int(wait) + 1)})

    def check_host(self, scope: Scope) -> None:
        """Only names that are the hall's own: a foreign name that leads here would be a foreign page's trick."""
        named = [value for name, value in scope["headers"] if name == b"host"]
        host = named[0].decode("latin-1").lower() if len(named) == 1 else ""
        if not (host and host == self.public) and not is_nobodys_name(host):
            raise Fault(403, "forbidden_origin")

    def check_origin(self, scope: Scope) -> None:
        if header(scope, b"sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Fault(403, "forbidden_origin")
        origin = header(scope, b"origin", None)
        if origin is not None:
            place = origin.lower().partition("://")[2]
            if not place or place not in (header(scope, b"host").lower(), self.public):
                raise Fault(403, "forbidden_origin")

    async def body(self, scope: Scope, receive: Receive) -> Receive:
        """The whole body, read here where its size and its time are known."""
        most = {"uploads": self.limits.record, "tables": self.limits.wish}.get(kind_of(scope), self.limits.body)
        length = header(scope, b"content-length", "0")
        if not length.isdigit() or int(length) > most:
            raise Fault(413, "too_large")
        try:
            async with asyncio.timeout(self.limits.body_seconds):
                whole = await read_body(receive, most)
        except TimeoutError:
            raise Fault(408, "too_slow") from None
        if b"\0" in whole or (b"u0000" in whole and NOUGHT.search(whole)):
            raise Fault(400, "malformed")
        handed = False

        async def receive_again() -> Message:
            nonlocal handed
            if handed:
                return await receive()
            handed = True
            return {"type": "http.request", "body": whole, "more_body": False}

        return receive_again


async def read_body(receive: Receive, most: int) -> bytes:
    whole = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Fault(400, "malformed")
        whole += message.get("body", b"")
        if len(whole) > most:
            raise Fault(413, "too_large")
        if not message.get("more_body", False):
            return bytes(whole)


@lru_cache(1000)
def is_nobodys_name(host: str) -> bool:
    """Whether a host is named by an address, or as this machine: no name that somebody can lead elsewhere."""
    found = HOST.fullmatch(host)
    name = found["name"] if found else ""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def check_address(scope: Scope) -> None:
    """No name in it is one that not every store can keep."""
    if "\0" in scope["path"] or b"%00" in scope["query_string"]:
        raise Fault(400, "malformed")


def check_sent_by_page(scope: Scope) -> None:
    """A header and a kind of content that no foreign page can send without being asked first."""
    if header(scope, b"x-longhall") != "1":
        raise Fault(403, "forbidden_origin")
    if (
        scope["method"] in ("POST", "PUT")
        and header(scope, b"content-type").split(";")[0].strip() != "application/json"
    ):
        raise Fault(415, "not_json")


def header(scope: MutableMapping[str, Any], wanted: bytes, default: Any = "") -> Any:
    """What the first header of a name says."""
    for name, value in scope["headers"]:
        if name == wanted:
            return value.decode("latin-1")
    return default


def kind_of(scope: Scope) -> str:
    """Which rate a request falls under."""
    path = scope["path"]
    if scope["type"] == "websocket":
        return "sockets"
    if not path.startswith("/api/"):
        return "pages"
    if scope["method"] in SAFE:
        if path.endswith(("/export", "/games.zip", "/record")):
            return "exports"
        if path.endswith("/replay") or "/history/" in path:
            return "moments"
        return "hints" if path.endswith("/hint") else "reads"
    if path.startswith(("/api/account", "/api/sessions", "/api/mail")) and scope["method"] != "DELETE":
        return "accounts"
    if path == "/api/records":
        return "uploads"
    if path == "/api/tables" or path.endswith("/play-on") or GAME_OF_TOURNAMENT.fullmatch(path):
        return "tables"
    return "claims" if path.endswith(("/claim", "/notices/test", "/notices/webhooks")) else "changes"


def guarded(headers: list[tuple[bytes, bytes]], path: str) -> list[tuple[bytes, bytes]]:
    there = {name.lower() for name, _ in headers}
    wanted = API_HEADERS if path.startswith("/api/") else PAGE_HEADERS
    return [*headers, *(header for header in wanted if header[0] not in there)]


def language_of(scope: MutableMapping[str, Any]) -> str:
    query = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("language", [None])[0]
    return preferred(query, header(scope, b"accept-language"))


def refusal(fault: Fault, scope: MutableMapping[str, Any]) -> Response:
    headers = {**fault.headers, "cache-control": "no-store"}
    return Response(encode(fault.body(language_of(scope))), fault.status, headers, "application/json")


async def refuse(fault: Fault, scope: Scope, receive: Receive, send: Send) -> None:
    await refusal(fault, scope)(scope, receive, send)


async def deny(fault: Fault, scope: Scope, send: Send) -> None:
    """Refuse a websocket before it is accepted, with a status where the server can."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    answer = refusal(fault, scope)
    headers = guarded(answer.raw_headers, scope["path"])
    await send({"type": "websocket.http.response.start", "status": fault.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": answer.body})


def page(scope: Scope) -> str:
    """What was asked for, without the names in it: a table's name is its invitation."""
    return str(getattr(scope.get("route"), "path", "page"))


def hush() -> None:
    """Uvicorn would log the addresses of tables, and an error for every socket that is refused with a status."""
    for name in ("uvicorn.access", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_no_refusal)


def is_no_refusal(record: logging.LogRecord) -> bool:
    return record.msg != "ASGI callable returned without completing handshake."
