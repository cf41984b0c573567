"""Where somebody is told: set up over HTTP, seen by nobody else, gone with the account."""

from dataclasses import replace

from tests.server.club import ANNA, BO
from tests.server.people import wait_until
from tests.server.receivers import Browser

from longhall.server.hall import accounts
from longhall.server.store import wishes


def test_channels_are_set_up_over_http_and_nobody_else_sees_them(own_hall, service, office):
    hall = own_hall(smtp=office.url, mail_from="hall@hall.example", public_url="http://localhost", local_targets=True)
    anna, bo = hall.person(), hall.person()
    told = anna.get("/me/notices")
    assert told["push"]["offered"] and told["endpoints"] == [] and told["mail"]["offered"]
    assert told["wishes"]["by"]["turn"] == ["push", "mail", "webhook"]
    browser = Browser(service)
    anna.post("/me/notices/push", browser.subscription(), 201)
    told = anna.post("/me/notices/webhooks", {"address": f"{service.url}/secret", "style": "json"}, 201)
    assert [there["channel"] for there in told["endpoints"]] == ["push", "webhook"]
    assert "secret" not in str(told), "of an address only the machine is shown"
    anna.fault("POST", "/me/notices/webhooks", 422, "bad_target", json={"address": "ftp://x", "style": "json"})
    wrong = {**browser.subscription(), "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
    anna.fault("POST", "/me/notices/push", 422, "invalid", json=wrong)
    anna.post("/me/notices/test", {})
    (push,) = wait_until(lambda: browser.pushes(told["push"]["key"]))
    assert push["title"] == "Longhall reaches you"
    bo.get("/me")
    assert bo.get("/me/notices")["endpoints"] == []
    first = told["endpoints"][0]["id"]
    bo.fault("DELETE", f"/me/notices/endpoints/{first}", 404, "no_endpoint")
    wishes_ = {**told["wishes"], "by": {**told["wishes"]["by"], "turn": ["webhook"]}, "language": "sv"}
    assert anna.put("/me/notices", wishes_)["wishes"] == wishes_
    left = anna.ask("DELETE", f"/me/notices/endpoints/{first}")
    assert [there["channel"] for there in left["endpoints"]] == ["webhook"]
    table = anna.table("toy_chain", seats=("Anna", "open"))
    assert anna.get(f"/tables/{table}/notices") == {"hears": "usual"}
    assert anna.put(f"/tables/{table}/notices", {"hears": "turn"}) == {"hears": "turn"}
    bo.fault("PUT", f"/tables/{table}/notices", 403, "not_your_seat", json={"hears": "turn"})
    hook = {"address": f"{service.url}/all", "style": "slack"}
    assert anna.post(f"/tables/{table}/webhooks", hook, 201)[0]["host"] == "127.0.0.1"
    bo.fault("GET", f"/tables/{table}/webhooks", 403, "not_host")
    answer = anna.http.post("/api/mail/unsubscribe/nobody", data={"List-Unsubscribe": "One-Click"}, headers={})
    assert answer.status_code == 204, "a mail program sends a form"
    anna.http.headers.pop("x-longhall")
    assert anna.http.post("/api/mail/unsubscribe/nobody").status_code == 204
    opened = anna.http.get("/api/mail/unsubscribe/a-key")
    assert (opened.status_code, opened.headers["location"]) == (303, "/unsubscribe#a-key"), "a page that asks first"


def test_where_the_page_is_not_secure_pushes_are_not_offered_and_it_says_why(own_hall, service):
    hall = own_hall(public_url="http://hall.example", local_targets=True)
    anna = hall.person(host="hall.example")
    told = anna.get("/me/notices")
    assert told["push"]["offered"] is False and told["push"]["reason"] == "insecure" and not told["mail"]["offered"]
    anna.fault("POST", "/me/notices/push", 409, "no_push", json=Browser(service).subscription())
    anna.fault("POST", "/account/recover", 409, "no_mail", json={"name": "Anna"})


def test_a_deleted_account_leaves_no_channel_and_nothing_to_send(writing, service):
    dag = writing.account("Dag", "dag@mail.example")
    writing.browser(service, dag)
    writing.hook(service, dag)
    writing.wish(dag, mail="now")
    table = writing.club.table("toy_chain", people=(ANNA, dag))
    writing.club.play(table, 0)
    assert len(writing.waiting()) > 2
    writing.do(accounts.delete, dag, "Dag", "password Dag", "en")
    assert writing.waiting() == [] and wishes.endpoints_of(writing.hall.store, dag.id) == []
    assert wishes.letter_key(writing.hall.store, dag.id) is None


def test_a_guests_channels_go_to_the_account_that_takes_over(told, service):
    told.browser(service, BO)
    told.do(accounts.create, "Dag", "password dag", None, "")
    dag = told.person("dag")
    told.do(accounts.take_over, replace(BO, person=dag.id))
    assert len(wishes.endpoints_of(told.hall.store, dag.id)) == 1
