"""A language model at a table of a hall: told what the hall shows its seat, and no more."""

import asyncio
import json
import sys
from importlib.util import find_spec

import pytest
from tests.server.people import ROOT, Process, wait_until
from tests.server.test_programs import invite

from longhall.adapters import hall_sitting
from longhall.adapters.hall_sitting import KEPT, HallSitting, Refused
from longhall.games.registry import NAMES


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    """A hall in which a program has some time, and not too much."""
    process = Process(tmp_path_factory.mktemp("hall"), pace=0.1)
    yield process
    process.stop()


def seated(hall, game="vasa_cards", seconds=15, language="en", players=2):
    """A model that Anna has invited to a table of bots that choose by lot."""
    anna = hall.person()
    table = anna.table(game, seats=["bot:random", "open", *["bot:random"] * (players - 2)])
    sitting = HallSitting(hall.url, invite(anna, table, 1, seconds), language)
    sitting.sit_down("Model")
    return anna, table, sitting


def test_a_model_sees_its_seat_in_words_and_plays(own):
    anna, table, sitting = seated(own)
    seen = sitting.look()
    assert seen["seat"] == "p2" and not seen["over"] and anna.get(f"/tables/{table}")["seats"][1]["name"] == "Model"
    assert "[/" not in seen["table"] and seen["happened"] and seen["question"] and len(seen["choices"]) > 1
    refused = sitting.play("no:such")
    assert "no:such" in refused["refused"] and refused["choices"]
    after = sitting.play(next(iter(refused["choices"])))
    assert "refused" not in after and after["happened"]
    lines = sitting.log(200)
    assert all(line in lines for line in after["happened"]) and sitting.log(1) == lines[-1:]
    clause = next(iter(sitting.rules("captain")))
    assert list(sitting.rules(clause)) == [clause] == list(sitting.rules(clause.partition("-")[2]))


def test_an_answer_that_is_not_due_yet_is_not_asked_for_again(own, monkeypatch):
    """A hall may keep an answer for a minute, longer than anybody waits for a look."""
    monkeypatch.setattr(hall_sitting, "PATIENCE", 0.5)
    _, _, sitting = seated(own, seconds=60)
    seen = sitting.look()
    while not seen["choices"]:
        seen = sitting.look()
    first, second, *_ = seen["choices"]
    kept = sitting.play(first)
    assert kept["choices"] == {} and kept["question"] == KEPT and not kept["over"]
    assert "refused" in sitting.play(second), "one answer is all that the hall takes"
    wait_until(lambda: sitting.look()["choices"])


@pytest.mark.parametrize("game", NAMES)
def test_every_game_can_be_looked_at_from_a_hall(own, game):
    """What was sent as JSON is drawn like the view itself."""
    _, _, sitting = seated(own, game, 120, "sv", 3)
    shown = sitting.look()
    assert len(shown["table"].splitlines()) >= 3 and isinstance(sitting.why_not(), dict)


def test_a_token_that_opens_nothing_and_a_hall_that_is_not_there_are_told(own):
    with pytest.raises(Refused, match="ask the host"):
        HallSitting(own.url, "x" * 43)
    with pytest.raises(Refused, match="no hall to be reached"):
        HallSitting("http://127.0.0.1:9", "x" * 43)


@pytest.mark.long
@pytest.mark.skipif(find_spec("mcp") is None, reason="the Model Context Protocol is not installed; ./test all does it")
def test_the_server_plays_a_whole_game_at_a_hall_by_the_protocol(own):
    from mcp import ClientSession, StdioServerParameters
    from mcp.client.stdio import stdio_client

    anna = own.person()
    table = anna.table(seats=["bot:random", "open"])
    token = invite(anna, table, 1, 15)

    async def play():
        command = StdioServerParameters(
            command=sys.executable,
            args=["-m", "longhall", "mcp", "--hall", own.url, "--name", "Model"],
            env={"LONGHALL_TOKEN": token, "PYTHONPATH": str(ROOT / "src"), "PATH": "/usr/bin:/bin"},
        )
        async with stdio_client(command) as (read, write), ClientSession(read, write) as session:
            await session.initialize()
            tools = {tool.name for tool in (await session.list_tools()).tools}
            called = 0

            async def call(tool, **arguments):
                return json.loads((await session.call_tool(tool, arguments)).content[0].text)

            seen = await call("look")
            while not seen["over"]:
                called += 1
                if seen["choices"]:
                    seen = await call("play", choice=next(iter(seen["choices"])))
                else:
                    seen = await call("look")
            rules = await call("rules", words="captain")
            return tools, seen, called, rules

    tools, seen, called, rules = asyncio.run(asyncio.wait_for(play(), 300))
    assert tools == {"look", "play", "why_not", "log", "rules"}
    assert called > 5 and min(seen["places"]) == 1 and rules
    assert anna.get(f"/tables/{table}")["seats"][1]["name"] == "Model"
