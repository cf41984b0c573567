"""Webhooks, as Discord and Slack want them, and as plain JSON. Nothing in a message calls anybody there."""

import json
from typing import Any

from longhall.server.post import Gone, NotSent, Ready, reach

STYLES = ("discord", "slack", "json")


def body_of(style: str, text: str, more: dict[str, Any]) -> dict[str, Any]:
    if style == "discord":
        return {"content": text, "allowed_mentions": {"parse": []}}
    if style == "slack":
        return {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
    return {"text": text, **more}


def send(address: str, style: str, text: str, more: dict[str, Any], key: str, ready: Ready, local: bool) -> bool:
    """Whether it was sent; False if it was not to be any more."""
    to = reach.target(address, local)
    body = json.dumps(body_of(style, text, more), ensure_ascii=False).encode()
    answer = reach.post(to, body, {"content-type": "application/json", "idempotency-key": key}, ready)
    if answer is None:
        return False
    if answer[0] in (404, 410):
        raise Gone("webhook")
    if not 200 <= answer[0] < 300:
        raise NotSent(str(answer[0]))
    return True
