"""The client can draw what lies on the table."""

from tests.games.signs import without_sign

from longhall.games.svea_rike.terms import ACTIVITY, COUNTRY, ERA, FAMILY, HISTORY, SERIES, STAGE, TEXT, TITLE


def test_every_card_of_history_event_royal_text_series_country_and_family_has_a_sign():
    assert not any(
        without_sign("svea_rike", ACTIVITY, COUNTRY, ERA, FAMILY, HISTORY, SERIES, STAGE, TEXT, TITLE).values()
    )
