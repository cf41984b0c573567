"""What a keeper can set, by the command line or by variables of the environment."""

import re
from dataclasses import fields

import pytest
from tests.server.people import ROOT, Process

from longhall.server.settings import Limits, Rate, Settings, SettingsError

WRONG = {
    "LONGHALL_WORKERS": "many",
    "LONGHALL_PORT": "-1",
    "LONGHALL_PACE": "nan",
    "LONGHALL_LIMIT_CHANGES": "60",
    "LONGHALL_LIMIT_CHANCES": "60/10",
    "LONGHALL_PROXIES": "*",
}


def test_every_setting_has_a_variable_and_what_is_typed_goes_before():
    environment = {
        "LONGHALL_WORKERS": "3",
        "LONGHALL_PORT": "99",
        "LONGHALL_LIMIT_CHANGES": "7/0.5",
        "LONGHALL_PURE": "1",
    }
    found = Settings.read(environment, port=None, workers=4)
    assert found == Settings(workers=4, port=99, limits=Limits(changes=Rate(7, 0.5)))
    assert Settings.read({}) == Settings()
    plain = {place.name: getattr(Settings(), place.name) for place in fields(Settings) if place.name != "limits"}
    written = {f"LONGHALL_{name.upper()}": str(value) for name, value in plain.items() if value is not None}
    assert Settings.read(written) == Settings()


def test_every_setting_of_a_keeper_stands_in_the_book():
    book = (ROOT / "docs" / "operating.md").read_text("utf-8")
    told = {
        name for row in book.splitlines() if row.startswith("| `LONGHALL_") for name in re.findall(r"LONGHALL_\w+", row)
    }
    tuning = {"pace", "snapshot_every", "open_tables", "limits", "static"}  # of tests, and limits one by one
    wanted = {f"LONGHALL_{place.name.upper()}" for place in fields(Settings) if place.name not in tuning}
    assert wanted <= told, wanted - told


@pytest.mark.parametrize("variable", WRONG)
def test_a_wrong_variable_is_named_with_what_it_may_be(variable):
    with pytest.raises(SettingsError) as told:
        Settings.read({variable: WRONG[variable]})
    assert WRONG[variable] in str(told.value) or variable in str(told.value)


@pytest.mark.parametrize("proxies, believed", [("", False), ("192.0.2.7, 10.0.0.0/8", False), ("127.0.0.0/8", True)])
def test_only_a_proxy_that_was_named_says_whom_it_asks_for(tmp_path, proxies, believed):
    """Else everybody would be as many addresses as they like, each with rates of its own."""
    hall = Process(tmp_path, limits={"changes": [1, 0]}, proxies=proxies)
    try:
        statuses = []
        for client in ("203.0.113.1", "203.0.113.2"):
            person = hall.person(**{"x-forwarded-for": client, "x-forwarded-proto": "https"})
            answer = person.http.post("/api/tables/none/seats", json={"name": "Anna"})
            statuses.append(answer.status_code)
            assert ("__Host-longhall" in person.http.get("/api/me").headers["set-cookie"]) == believed
        assert statuses == ([404, 404] if believed else [404, 429])
    finally:
        hall.stop()
