"""Webhooks, one's own and those that several read."""

import pytest
from tests.server.club import ANNA, BO, MOVE, THREE
from tests.server.walls import HOUR

from longhall.server.hall import agreeing, channels, groups, talk, wanted
from longhall.server.hall.notices import SHARED_WAIT
from longhall.server.store import wishes
from longhall.server.store.schema import TABLES


def test_webhooks_say_it_as_discord_slack_and_json_want_it(told, service):
    for style in ("discord", "slack", "json"):
        told.hook(service, BO, style, f"/{style}")
    table = told.club.table("toy_chain", MOVE, people=THREE)
    told.club.play(table, 0)
    told.pass_by(SHARED_WAIT)
    found = {path: (headers, body) for (path, headers, _), body in zip(service.taken, service.told(), strict=True)}
    said = found["/json"][1]["text"]
    assert said.startswith("Your turn at The chain.") and said.endswith("left.")
    heard = "P1's turn at The chain."
    assert found["/discord"][1] == {"content": heard, "allowed_mentions": {"parse": []}}
    assert found["/slack"][1] == {"text": heard}
    assert found["/json"][0]["idempotency-key"] == found["/json"][1]["id"]
    assert table not in str(found), "a table's name is its invitation"


def test_ones_own_channel_at_discord_or_slack_hears_only_what_everybody_may_know(told, service):
    """Others usually read it: no hidden or sealed question, no time, and of what is asked besides the game nothing."""
    told.wish(BO, by={kind: ["webhook"] for kind in wanted.KINDS})
    for style in ("discord", "slack", "json"):
        told.hook(service, BO, style, f"/{style}")
    asked = set()
    while BO not in asked:
        polled = told.club.at_a_poll({**MOVE, "seconds": 3600}, people=THREE)
        asked = {THREE[seat] for seat in told.club.at(polled).match.to_act}
    sealed = told.club.table("toy_auction", MOVE, people=THREE)
    told.do(agreeing.propose_pause, ANNA, sealed, None)
    told.do(talk.speak, ANNA, sealed, "table", "psst", None, "", "en")
    for _ in range(3):
        told.pass_by(SHARED_WAIT)
    told.pass_by(HOUR)
    heard: dict[str, list[str]] = {path: [] for path in ("/discord", "/slack", "/json")}
    for (path, _, _), body in zip(service.taken, service.told(), strict=True):
        heard[path].append(body.get("content") or body.get("text"))
    assert any(text.startswith("You are asked at") for text in heard["/json"])
    for path in ("/discord", "/slack"):
        assert not [text for text in heard[path] if "asked" in text or "wrote" in text or "left" in text], heard
        assert all("'s turn at" in text for text in heard[path])


def test_a_channel_that_others_may_read_keeps_its_persons_wishes(told, service):
    told.hook(service, BO, "discord")
    told.club.hours(BO, start=12, end=14)
    table = told.club.table("toy_chain", people=THREE)
    told.club.play(table, 0)
    told.pass_by(SHARED_WAIT)
    assert service.taken == [], "these are quiet hours"
    told.pass_by(2 * HOUR)
    assert [body["content"] for body in service.told()] == ["P1's turn at The chain."]
    told.only(BO)
    told.club.play(table, 1)
    while told.club.at(table).match.to_act != [1]:
        told.club.play(table, told.club.at(table).match.to_act[0])
    told.pass_by(SHARED_WAIT)
    assert len(service.taken) == 1


def test_a_shared_channel_is_told_whose_turn_it_is_if_that_lasts(told, service):
    table = told.club.table("toy_chain", MOVE, people=THREE)
    told.hook(service, ANNA, table_id=table)
    told.club.play(table, 0)
    told.pass_by(SHARED_WAIT - 1)
    assert service.taken == []
    told.club.play(table, 1)
    told.pass_by(SHARED_WAIT)
    (body,) = service.told()
    assert body["text"] == "P2's turn at The chain."
    while not told.club.at(table).match.over:
        told.club.play(table, told.club.at(table).match.to_act[0])
    told.pass_by(SHARED_WAIT)
    assert [body["text"] for body in service.told()][1:] == ["The chain has ended."]
    with pytest.raises(Exception, match="not_host"):
        told.hook(service, BO, table_id=table)


def test_a_shared_channel_is_told_of_every_turn_that_comes_back(told, service):
    table = told.club.table("toy_chain", people=(ANNA, BO))
    told.hook(service, ANNA, table_id=table)
    turns = [0]
    while len(turns) < 4:
        told.club.play(table, turns[-1])
        (seat,) = told.club.at(table).match.to_act
        turns += [seat] if seat != turns[-1] else []
        told.pass_by(SHARED_WAIT)
    assert turns == [0, 1, 0, 1]
    assert [body["text"] for body in service.told()] == [f"P{seat}'s turn at The chain." for seat in turns[1:]]


def test_a_groups_channel_is_told_though_nobody_at_the_table_has_one(told, service):
    keeper = told.account("Kaj", "kaj@mail.example")
    group = told.do(groups.create, keeper, "Thursdays")
    table = told.club.table("toy_chain", people=(ANNA, BO))
    belongs = TABLES.update().where(TABLES.c.id == table).values(group_id=group)
    told.hall.store.write_now(lambda connection: connection.execute(belongs))
    told.hook(service, keeper, table_id=None, group_id=group)
    told.club.play(table, 0)
    told.pass_by(SHARED_WAIT)
    assert [body["text"] for body in service.told()] == ["P1's turn at The chain."]


def test_who_sees_to_a_group_takes_its_channels_away_whoever_gave_them(told, service):
    first, second, third = (told.account(name, f"{name}@mail.example") for name in ("Kaj", "Lo", "Mia"))
    group = told.do(groups.create, first, "Thursdays")
    key = groups.found(told.hall, group).key
    for who in (second, third):
        told.do(groups.join, who, group, key)
    told.hook(service, first, table_id=None, group_id=group)
    (there,) = wishes.shared_by(told.hall.store, None, group)
    told.do(groups.leave, first, group)
    with pytest.raises(Exception, match="no_endpoint"):
        told.do(channels.remove, third, there.id)
    told.do(channels.remove, second, there.id)
    assert wishes.shared_by(told.hall.store, None, group) == []


def test_a_shared_channel_hears_nothing_of_sealed_and_hidden_questions(told, service):
    """Nor whether somebody has a standing order: it is told what everybody sees, and after the same time."""
    polled = told.club.at_a_poll(people=THREE)
    sealed = told.club.table("toy_auction", people=THREE)
    for table in (polled, sealed):
        told.hook(service, ANNA, table_id=table, path=f"/{table}")
    for seat in range(3):
        told.club.play(sealed, seat, "stand")
        told.pass_by(HOUR)
    told.pass_by(HOUR)
    assert service.taken == []
