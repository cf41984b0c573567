"""Those who receive: a mail server, webhooks and push services on this machine, and the browser behind a push."""

import base64
import json
import os
import threading
from email import message_from_bytes, policy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from tests.server.machines import free_port


class PostOffice:
    """Takes letters by SMTP. `refuses`: what it says to every letter instead."""

    def __init__(self):
        self.letters = []
        self.refuses = ""
        self.controller = Controller(self, hostname="127.0.0.1", port=free_port())
        self.controller.start()
        self.url = f"smtp://127.0.0.1:{self.controller.port}"

    async def handle_DATA(self, server, session, envelope):
        if self.refuses:
            return self.refuses
        self.letters.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    def close(self):
        self.controller.stop()


class Listener:
    """Takes whatever is posted, and answers with `status`."""

    def __init__(self):
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.headers: dict[str, str] = {}
        listener = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"]))
                listener.taken.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(listener.status)
                for name, value in listener.headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

            do_GET = do_POST

            def log_message(self, *args):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()

    def told(self):
        """The bodies that came, as JSON."""
        return [json.loads(body) for _, _, body in self.taken]

    def close(self):
        self.server.shutdown()
        self.server.server_close()


def coded(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """One that takes pushes at a push service."""

    def __init__(self, service, name="one"):
        self.service = service
        self.path = f"/push/{name}"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)

    def subscription(self):
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": coded(point), "auth": coded(self.secret)}
        return {"endpoint": self.service.url + self.path, "keys": keys}

    def pushes(self, public):
        """What came, decrypted; each must be signed by the hall whose public key this is."""
        found = []
        for path, headers, body in self.service.taken:
            if path != self.path:
                continue
            scheme, _, fields = headers["authorization"].partition(" ")
            told = dict(part.strip().split("=", 1) for part in fields.split(","))
            assert scheme == "vapid" and told["k"] == public
            assert Vapid02.verify(headers["authorization"])
            claims = json.loads(base64.urlsafe_b64decode(told["t"].split(".")[1] + "=="))
            assert claims["aud"] == self.service.url and claims["sub"].startswith("mailto:")
            assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
            text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret)
            found.append({**json.loads(text), "topic": headers["topic"]})
        return found
