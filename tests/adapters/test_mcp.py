"""A language model at a table: told what a person in its seat is told, and no more."""

import json

import pytest

import longhall
from longhall.adapters.sitting import Sitting, look_up
from longhall.laws.moments import difference


@pytest.mark.parametrize("name", ["vasa_cards", "vasa_voyage"])
def test_a_seat_plays_a_whole_game_by_words_and_keys(name):
    sitting = Sitting(name, seat=2, opponents=["random"])
    seen = sitting.look()
    turns = 0
    while not seen["over"] and turns < 400:
        assert seen["seat"] == "p2" and len(seen["choices"]) > 1 and seen["question"] and "[/" not in seen["table"]
        seen = sitting.play(next(iter(seen["choices"])))
        assert "refused" not in seen
        turns += 1
    assert seen["over"] and min(seen["places"]) == 1
    assert json.dumps(seen)


def test_what_is_shown_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart():
    for name in longhall.game_names():
        sitting = Sitting(name, opponents=["random"])
        for _ in range(3):
            shown = sitting.look()
            if shown["over"]:
                break
            sitting.told = 0
            here = [sitting.look(), sitting.why_not(), sitting.log()]
            there = Sitting.__new__(Sitting)
            vars(there).update(vars(sitting))
            there.match, there.told = sitting.match.imagined(sitting.seat, 5), 0
            assert difference(here, [there.look(), there.why_not(), there.log()]) == ""
            sitting.play(next(iter(shown["choices"])))


def test_a_refused_choice_says_why_and_changes_nothing():
    sitting = Sitting("vasa_cards", 2, opponents=["random"])
    before = sitting.look()
    seen = sitting.play("no_fix")
    assert seen["refused"] and seen["choices"] == before["choices"] and seen["table"] == before["table"]


def test_rules_are_looked_up_by_number_and_by_word():
    assert list(look_up("vasa_cards", "VC-24")) == ["VC-24"] == list(look_up("vasa_cards", "24"))
    assert len(look_up("vasa_cards", "captain")) > 1
    assert look_up("vasa_cards", "VC-24", "sv") != look_up("vasa_cards", "VC-24")


def test_wishes_that_cannot_be_are_named():
    with pytest.raises(ValueError, match="there is no seat 9"):
        Sitting("vasa_cards", 2, seat=9)
    with pytest.raises(ValueError, match="does not sit at tables"):
        Sitting("vasa_cards", 2, opponents=["oracle:1s"])


@pytest.mark.long
@pytest.mark.needs("mcp")
def test_the_server_speaks_the_protocol():
    import asyncio
    import sys

    from mcp import ClientSession, StdioServerParameters
    from mcp.client.stdio import stdio_client

    async def talk():
        command = StdioServerParameters(command=sys.executable, args=["-m", "longhall", "mcp"])
        async with stdio_client(command) as (read, write), ClientSession(read, write) as session:
            await session.initialize()
            tools = {tool.name for tool in (await session.list_tools()).tools}
            begun = await session.call_tool("begin", {"game": "vasa_cards", "players": 2, "opponents": ["random"]})
            return tools, begun.content[0].text

    tools, begun = asyncio.run(asyncio.wait_for(talk(), 120))
    assert tools == {"games", "begin", "look", "play", "why_not", "log", "rules"}
    assert json.loads(begun)["choices"]
