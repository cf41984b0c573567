"""Passkeys: an authenticator signs a challenge, once and soon, and nobody has a password to lose.

A key is asked for without naming an account, so that nobody learns which there are.
"""

import json
import secrets
import time
from dataclasses import dataclass
from typing import Any

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from longhall.server.faults import Fault
from longhall.server.hall import accounts
from longhall.server.hall.hall import Hall
from longhall.server.hall.mine import me
from longhall.server.hall.names import checked_name
from longhall.server.hall.visitors import Visitor, new_person_id
from longhall.server.store import Overtaken, people
from longhall.server.store.people import Challenge, Passkey

PATIENCE = 300.0  # seconds within which a challenge must be answered
CREATE, ADD, ENTER = "create", "add", "enter"
MOST = 20  # keys of one person


@dataclass(frozen=True)
class Site:
    """The hall as browsers know it: keys are made for a name and good for nothing else."""

    name: str
    origin: str


async def ask(hall: Hall, purpose: str, person: str, name: str) -> bytes:
    """A new challenge."""
    challenge = secrets.token_bytes(32)
    row = Challenge(bytes_to_base64url(challenge), purpose, person, name, time.time() + PATIENCE)
    await hall.store.write(people.add_challenge(row))
    return challenge


async def answered(hall: Hall, credential: dict[str, Any], purpose: str) -> Challenge:
    """The challenge that an authenticator's answer is for; it is spent."""
    try:
        said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))["challenge"]
        found = people.challenge(hall.store, str(said)[:128], purpose)
        if found is None:
            raise Fault(403, "late_passkey")
        await hall.store.write(people.spend_challenge(found.challenge))
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError, Overtaken):
        raise Fault(403, "late_passkey") from None
    return found


# Making one


async def invite(hall: Hall, who: Visitor, name: str | None, site: Site) -> dict[str, Any]:
    """What a browser needs to make a key: for a new account of this name, or without a name for one's own."""
    if name is None:
        mine = me(hall, who)
        known = people.passkeys(hall.store, mine.id)
        if len(known) >= MOST:
            raise Fault(409, "too_many_keys", {"most": MOST})
        person, tidy, purpose = mine.id, mine.name, ADD
    else:
        person, tidy, purpose, known = new_person_id(), checked_name(name), CREATE, []
    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name="Longhall",
        user_id=person.encode(),
        user_name=tidy,
        challenge=await ask(hall, purpose, person, tidy),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(key.credential)) for key in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
    )
    return dict(json.loads(webauthn.options_to_json(options)))


async def made(hall: Hall, credential: dict[str, Any], purpose: str, site: Site, device: str) -> tuple[Passkey, str]:
    """The key that an authenticator made, checked, and the name of the account that it is for."""
    challenge = await answered(hall, credential, purpose)
    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge.challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, LookupError, TypeError, AttributeError):
        raise Fault(403, "wrong_passkey") from None
    credential_id = bytes_to_base64url(found.credential_id)
    public_key = bytes_to_base64url(found.credential_public_key)
    if len(credential_id) > 1400 or len(public_key) > 2000:
        raise Fault(403, "wrong_passkey")
    key = Passkey(credential_id, challenge.person, public_key, found.sign_count, device, time.time())
    return key, challenge.name


async def create(hall: Hall, credential: dict[str, Any], site: Site, device: str) -> str:
    """A new account with a key instead of a password; the secret of its first session."""
    key, name = await made(hall, credential, CREATE, site, device)
    secret, session = accounts.new_session(key.person, device)
    await accounts.add(hall, accounts.new_person(key.person, name, None), session, key)
    return secret


async def add(hall: Hall, who: Visitor, credential: dict[str, Any], site: Site, device: str) -> None:
    """Another key for one's own account."""
    mine = me(hall, who)
    key, _ = await made(hall, credential, ADD, site, device)
    if key.person != mine.id:
        raise Fault(403, "wrong_passkey")
    try:
        await hall.store.write(people.add_passkey(key))
    except Overtaken:
        raise Fault(403, "wrong_passkey") from None


async def remove(hall: Hall, who: Visitor, number: int) -> None:
    """Take one of one's own keys away, by its place in the list; not the last way in."""
    mine = me(hall, who)
    keys = people.passkeys(hall.store, mine.id)
    if not 0 <= number < len(keys):
        raise Fault(404, "no_key")
    if len(keys) == 1 and mine.password is None:
        raise Fault(409, "last_key")
    await hall.store.write(people.remove_passkey(keys[number].credential))


# Signing in with one


async def request(hall: Hall, site: Site) -> dict[str, Any]:
    """What a browser needs to sign in with any key that it has for this hall."""
    options = webauthn.generate_authentication_options(
        rp_id=site.name,
        challenge=await ask(hall, ENTER, "", ""),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return dict(json.loads(webauthn.options_to_json(options)))


async def sign_in(hall: Hall, credential: dict[str, Any], site: Site, device: str) -> str:
    """The secret of a new session."""
    challenge = await answered(hall, credential, ENTER)
    key = people.passkey(hall.store, str(credential.get("id"))[:1400])
    if key is None:
        raise Fault(403, "wrong_passkey")
    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge.challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(key.public_key),
            credential_current_sign_count=key.uses,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, LookupError, TypeError, AttributeError):
        raise Fault(403, "wrong_passkey") from None
    await hall.store.write(people.use_passkey(key.credential, found.new_sign_count))
    return await accounts.begin_session(hall, key.person, device)
