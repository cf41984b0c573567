"""The rules for people, as the hall hands them out."""

from longhall.games.registry import game
from longhall.match.primer import primer


def test_the_page_of_a_game_in_the_readers_language(anna):
    for language in ("en", "sv"):
        found = anna.get("/games/vasa_cards/primer", language=language)
        page = primer(game("vasa_cards"), language)
        assert found["game"] == "vasa_cards"
        assert [section["title"] for section in found["sections"]] == [section.title for section in page]
        assert found["sections"][0]["paragraphs"][0]["clauses"] == list(page[0].paragraphs[0].clauses)
    anna.fault("GET", "/games/no_such_game/primer", 404, "no_game")


def test_a_table_tells_its_own(anna):
    table = anna.table("shipwrights", edition="[limits]\ngold_max = 15\n")
    mine, usual = str(anna.get(f"/tables/{table}/primer")), str(anna.get("/games/shipwrights/primer"))
    assert "15 at most" in mine and "12 at most" in usual and "15 at most" not in usual
    anna.fault("GET", "/tables/0123456789abcdef0123/primer", 404, "no_table")
