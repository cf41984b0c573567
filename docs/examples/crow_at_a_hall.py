"""A bot at a table of a hall: python crow_at_a_hall.py http://127.0.0.1:8765 TOKEN   (needs httpx and websockets)

The host of the table has the token, which is good for one seat. The bot is shown what a person there is shown."""

import json
import sys
import uuid

import httpx
from websockets.sync.client import connect


def choose(state):
    """The key of one of state["choices"]; state["view"] is all that the seat may see."""
    return min((choice["key"] for choice in state["choices"]), key=lambda key: key[::-1])


hall, token = sys.argv[1:]
headers = {"Authorization": f"Bearer {token}", "X-Longhall": "1"}
api = httpx.Client(base_url=f"{hall}/api", headers=headers, timeout=30)
mine = api.get("/me").raise_for_status().json()["tables"][0]
table, number = f"/tables/{mine['table']['id']}", mine["seats"][0]
api.post(f"{table}/seats/{number}", json={"name": "Crow"}).raise_for_status()
with connect(f"{hall}/api{table}/live?seat={number}".replace("http", "ws", 1), additional_headers=headers) as live:
    for state in map(json.loads, live):
        if state.get("over"):
            break
        if state.get("asked") and not state["foregone"]:
            answer = {"choice": choose(state), "transcript": state["transcript"], "key": str(uuid.uuid4())}
            api.post(f"{table}/seats/{number}/play", json=answer)
