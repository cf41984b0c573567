"""The client can draw what lies on the table."""

from tests.games.signs import without_sign

from longhall.games.svea_rike.terms import ACTIVITY, COUNTRY, HISTORY, SERIES, TEXT, TITLE


def test_every_card_of_history_event_royal_text_series_activity_and_country_has_a_sign():
    assert not any(without_sign("svea_rike", ACTIVITY, COUNTRY, HISTORY, SERIES, TEXT, TITLE).values())
