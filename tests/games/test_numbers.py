"""Numbers that the rules keep by hand beside names: whoever changes one and forgets the other is told where."""

import re
from pathlib import Path

import pytest

import longhall.games

GAMES = Path(longhall.games.__file__).parent
HELD = re.compile(r"^(?:counted|stand_for|hold_at_most)\(", re.MULTILINE)
LITERAL = re.compile(r"(?m)^([A-Z_0-9]+): Final(?:\[i64\])? = (-?\d+)\b")

# These follow from no name: what stands for nothing, marks of the module's own, and numbers of the rulebook.
FREE = {
    "shipwrights/terms.py": {"NONE"},
    "suecia/terms.py": {"BASIC", "ADVANCED", "FRONT", "BACK", "NUMBERED"},
    "svea_rike/terms.py": {
        "NONE", "SCORING_SERIES", "IN_SECRET", "PRECEDENCE", "FACES", "NO_PURCHASE_YET", "A_FIEF", "A_HISTORY_CARD",
        "LARGEST_SUM",
    },
    "vasa_voyage/chapters/crafts.py": {"CHOOSER_EXCHANGES", "OTHERS_EXCHANGE"},
}  # fmt: skip


def files():
    return {
        str(path.relative_to(GAMES)): path.read_text("utf-8")
        for path in sorted(GAMES.rglob("*.py"))
        if HELD.search(path.read_text("utf-8"))
    }


def import_of(name, text):
    exec(compile(text, str(GAMES / name), "exec"), {"__name__": "changed", "__file__": str(GAMES / name)})


@pytest.mark.parametrize(("name", "text"), files().items(), ids=files())
def test_a_number_that_no_longer_fits_the_names_beside_it_is_told_at_import(name, text):
    import_of(name, text)
    unnoticed = set()
    for number in LITERAL.finditer(text):
        changed = f"{text[: number.start(2)]}{int(number[2]) + 1}{text[number.end(2) :]}"
        try:
            import_of(name, changed)
        except ValueError as fault:
            assert name in str(fault), "the sentence says where"
        else:
            unnoticed.add(number[1])
    assert unnoticed == FREE.get(name, set())
