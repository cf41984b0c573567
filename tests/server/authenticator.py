"""An authenticator in software: it makes keys and signs with them as a phone or a security key would."""

import hashlib
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def in_base64(data):
    return urlsafe_b64encode(data).decode().rstrip("=")


def from_base64(text):
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """Keys for one origin. `verifies`: whether it asks its owner for a finger or a code."""

    def __init__(self, origin, verifies=True):
        self.origin = origin
        self.flags = PRESENT | (VERIFIED if verifies else 0)
        self.keys = []
        self.uses = 0

    def create(self, options):
        key = ec.generate_private_key(ec.SECP256R1())
        credential = os.urandom(32)
        self.keys.append((options["rp"]["id"], credential, key, from_base64(options["user"]["id"])))
        numbers = key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        made = bytes(16) + len(credential).to_bytes(2, "big") + credential + cbor2.dumps(cose)
        data = self.data(options["rp"]["id"], ATTESTED) + made
        return self.answer(
            credential,
            clientDataJSON=self.client("webauthn.create", options),
            attestationObject=cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data}),
        )

    def get(self, options):
        name, credential, key, user = next(found for found in self.keys if found[0] == options["rpId"])
        self.uses += 1
        client, data = self.client("webauthn.get", options), self.data(name, 0)
        signature = key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self.answer(
            credential, clientDataJSON=client, authenticatorData=data, signature=signature, userHandle=user
        )

    def data(self, name, more):
        flags = bytes([self.flags | more])
        return hashlib.sha256(name.encode()).digest() + flags + self.uses.to_bytes(4, "big")

    def client(self, kind, options):
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def answer(self, credential, **response):
        name = in_base64(credential)
        told = {part: in_base64(value) for part, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": told, "clientExtensionResults": {}}
