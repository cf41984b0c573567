"""Letters: whether they arrive, when they come, how they end, and the way back in."""

import pytest
from tests.server.club import ANNA, MOVE
from tests.server.people import wait_until
from tests.server.walls import DAY, HOUR

from longhall.server.hall import accounts, agreeing, letters
from longhall.server.hall.notices import LATER
from longhall.server.hall.sender import WAITS
from longhall.server.hall.visitors import Visitor
from longhall.server.store import people, wishes


def test_an_address_is_confirmed_by_the_letter_that_arrives_there(writing, office):
    secret = writing.do(accounts.create, "Dag", "password dag", "dag@mail.example", "")
    assert secret
    writing.send()
    (letter,) = office.letters
    assert letter["To"] == "dag@mail.example" and letter["Subject"] == "Is this your address?"
    token = letter.get_content().split("https://hall.example/confirm#")[1].strip()
    dag = writing.person("dag")
    assert not dag.confirmed
    with pytest.raises(Exception, match="late_letter"):
        writing.do(letters.confirm, "x" + token[1:])
    writing.do(letters.confirm, token)
    assert writing.person("dag").confirmed
    with pytest.raises(Exception, match="late_letter"):
        writing.do(letters.confirm, token)


def test_an_unconfirmed_address_gets_no_notices(writing, office):
    writing.do(accounts.create, "Dag", "password dag", "dag@mail.example", "")
    writing.send()
    office.letters.clear()
    dag = writing.person("dag")
    who = Visitor("D" * 43, False, person=dag.id)
    writing.wish(who, mail="now")
    table = writing.club.table("toy_chain", people=(ANNA, who))
    writing.club.play(table, 0)
    writing.send()
    assert office.letters == []


def test_a_letter_is_sent_after_an_hour_if_nobody_has_looked(writing, office):
    dag = writing.account("Dag", "dag@mail.example")
    writing.send()
    office.letters.clear()
    table = writing.club.table("toy_chain", MOVE, people=(ANNA, dag))
    writing.club.play(table, 0)
    writing.pass_by(LATER - 1)
    assert office.letters == []
    writing.pass_by(1)
    (letter,) = office.letters
    assert letter["Subject"] == "Your turn at The chain" and "23 hours left." in letter.get_content()
    assert f"https://hall.example/table/{table}" in letter.get_content()
    key = wishes.letter_key(writing.hall.store, dag.id)
    assert letter["List-Unsubscribe"] == f"<https://hall.example/api/mail/unsubscribe/{key}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert letter["Message-ID"].endswith("@hall.example>")


def test_a_letter_that_was_refused_comes_again_with_the_same_id(writing, office):
    dag = writing.account("Dag", "dag@mail.example")
    writing.send()
    office.letters.clear()
    writing.wish(dag, mail="now")
    ids = []
    original = writing.sender.office.written

    def written(office_, letter, now):
        ids.append(letter.id)
        return original(letter, now)

    table = writing.club.table("toy_chain", people=(ANNA, dag))
    writing.club.play(table, 0)
    office.refuses = "451 later"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(writing.sender.office), "written", written)
        writing.send()
        office.refuses = ""
        writing.pass_by(WAITS[0])
    assert len(office.letters) == 1 and len(ids) == 2 and len(set(ids)) == 1


def test_a_digest_has_one_line_for_each_table_in_the_morning(writing, office):
    dag = writing.account("Dag", "dag@mail.example")
    writing.send()
    office.letters.clear()
    writing.wish(dag, mail="digest")
    one, two, three = (writing.club.table("toy_chain", people=(ANNA, dag)) for _ in range(3))
    for table in (one, two, three):
        writing.club.play(table, 0)
    writing.club.play(two, 1)  # no longer true
    writing.pass_by(19 * HOUR)
    assert office.letters == []
    writing.pass_by(HOUR)  # at eight
    (letter,) = office.letters
    lines = [line for line in letter.get_content().splitlines() if line.startswith("- ")]
    assert len(lines) == 2 and all(line.startswith("- Your turn at The chain.") for line in lines)
    writing.pass_by(2 * DAY)
    assert len(office.letters) == 1


def test_a_digest_waits_for_the_end_of_quiet_hours(writing, office):
    dag = writing.account("Dag", "dag@mail.example")
    writing.send()
    office.letters.clear()
    writing.wish(dag, mail="digest")
    writing.club.hours(dag, start=22, end=10)
    table = writing.club.table("toy_chain", people=(ANNA, dag))
    writing.club.play(table, 0)
    writing.pass_by(20 * HOUR)  # at eight
    assert office.letters == []
    writing.pass_by(2 * HOUR)
    assert len(office.letters) == 1


def test_what_a_digest_is_too_early_for_stands_in_the_next(writing, office):
    dag = writing.account("Dag", "dag@mail.example")
    writing.send()
    office.letters.clear()
    writing.wish(dag, mail="digest")
    on, paused = (writing.club.table("toy_chain", people=(ANNA, dag)) for _ in range(2))
    for table in (on, paused):
        writing.club.play(table, 0)
    writing.club.do(agreeing.propose_pause, ANNA, paused, None)
    writing.club.do(agreeing.say, dag, paused, "pause", "yes")
    writing.pass_by(20 * HOUR)
    (letter,) = office.letters
    assert letter.get_content().count("- Your turn") == 1
    writing.club.play(on, 1)
    writing.club.do(agreeing.resume, ANNA, paused)
    writing.pass_by(DAY)
    assert len(office.letters) == 2 and office.letters[1].get_content().count("- Your turn") == 1


def test_one_click_ends_letters_without_signing_in(writing, office):
    dag = writing.account("Dag", "dag@mail.example")
    writing.send()
    key = writing.do(letters.letter_key, dag.id)
    writing.do(letters.unsubscribe, "nobody's")
    writing.do(letters.unsubscribe, key)
    office.letters.clear()
    table = writing.club.table("toy_chain", people=(ANNA, dag))
    writing.club.play(table, 0)
    writing.pass_by(LATER)
    assert office.letters == []


def test_who_lost_the_password_gets_back_in_by_a_letter(writing, office):
    dag = writing.account("Dag", "dag@mail.example")
    session = writing.do(accounts.sign_in, "Dag", "password Dag", "")
    assert session
    writing.send()
    office.letters.clear()
    writing.do(letters.ask_to_recover, "Nobody", "en")
    assert len(writing.waiting()) == 1, "the same is done for a name that nobody has"
    writing.send()
    assert office.letters == [] and writing.waiting() == []
    writing.do(letters.ask_to_recover, "dag", "sv")
    writing.send()
    (letter,) = office.letters
    assert letter["Subject"] == "Tillbaka till ditt konto" and letter["List-Unsubscribe"] is None
    token = letter.get_content().split("https://hall.example/recover#")[1].strip()
    assert writing.do(letters.recover, token, "a new password", "")
    assert len(people.sessions(writing.hall.store, dag.id)) == 1, "all others are signed out"
    assert writing.do(accounts.sign_in, "Dag", "a new password", "")
    with pytest.raises(Exception, match="late_letter"):
        writing.do(letters.recover, token, "another password", "")


def test_a_letter_for_getting_in_is_good_for_an_hour(writing, office):
    writing.account("Dag", "dag@mail.example")
    writing.send()
    office.letters.clear()
    writing.do(letters.ask_to_recover, "dag", "en")
    writing.send()
    token = office.letters[0].get_content().split("/recover#")[1].strip()
    writing.club.wall.turn(HOUR)
    with pytest.raises(Exception, match="late_letter"):
        writing.do(letters.recover, token, "a new password", "")


def test_an_account_is_recovered_over_http_and_the_answer_tells_nobody_who_has_one(own_hall, office):
    hall = own_hall(smtp=office.url, mail_from="hall@hall.example", public_url="http://localhost")
    anna, thief = hall.person(), hall.person()
    anna.get("/me")
    anna.post("/account", {"name": "Anna", "password": "long enough", "email": "anna@mail.example"}, 201)
    letter = wait_until(lambda: office.letters and office.letters.pop())
    token = letter.get_content().split("/confirm#")[1].strip()
    assert anna.http.post("/api/mail/confirm", json={"token": token}).status_code == 204
    assert anna.get("/account")["account"]["confirmed"]
    answers = [thief.http.post("/api/account/recover", json={"name": name}) for name in ("Nobody", "Anna")]
    assert {(answer.status_code, answer.content) for answer in answers} == {(204, b"")}
    letter = wait_until(lambda: office.letters and office.letters.pop())
    token = letter.get_content().split("/recover#")[1].strip()
    wish = {"token": token, "password": "another word"}
    other = hall.person()
    other.get("/me")
    assert other.post("/account/recovered", wish, 201)["account"]["name"] == "Anna"
    assert anna.get("/account")["account"] is None, "signed out everywhere else"
    other.fault("POST", "/account/recovered", 409, "late_letter", json=wish)


def test_an_address_gets_only_so_many_letters_that_nobody_there_asked_for(own_hall, office):
    limits = {"guesses": (3, 0.001)}
    hall = own_hall(smtp=office.url, mail_from="hall@hall.example", public_url="http://localhost", limits=limits)
    eve = hall.person()
    eve.get("/me")
    eve.post("/account", {"name": "Eve", "password": "long enough"}, 201)
    for number in range(3):
        eve.put("/account", {"email": "anna@mail.example" if number % 2 else "Anna@mail.example"})
    eve.fault("PUT", "/account", 429, "too_many", json={"email": "anna@mail.example"})
    eve.put("/account", {"email": "bo@mail.example"})
