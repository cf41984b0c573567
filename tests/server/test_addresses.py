"""Links and QR codes of tables lead to where friends can go."""

import pytest

from longhall.server.addresses import is_only_here


@pytest.mark.parametrize(
    "host", ["127.0.0.1:8765", "localhost", "localhost:1", "[::1]:80", "[::1]", "hall.localhost:80"]
)
def test_a_name_that_means_the_own_machine_is_known(host):
    assert is_only_here(host)


@pytest.mark.parametrize(
    "host", ["192.168.1.4:8765", "hall.example", "[fd00::1]:80", "127.example:80", "", "elsewhere:1"]
)
def test_other_names_are_not(host):
    assert not is_only_here(host)


def test_a_table_of_the_whole_network_is_not_invited_to_by_a_name_that_only_this_machine_knows(own_hall):
    anna = own_hall(host="0.0.0.0").person()
    link = anna.get(f"/tables/{anna.table()}")["url"]
    assert "//127." not in link and f":{anna.url.rsplit(':', 1)[1]}/table/" in link


def test_a_table_of_this_machine_alone_says_so(anna):
    assert anna.get(f"/tables/{anna.table()}")["url"].startswith(f"{anna.url}/table/")
