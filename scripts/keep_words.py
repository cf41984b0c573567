"""Keep the words of a game's present rules, so that later versions can read what was played under them.

    python scripts/keep_words.py GAME...

Stored events and positions are numbers; what a number means, and how a line of the log is worded, may change with the
rules. This writes both into `earlier/<rules_version>/` in the game's folder, where `match/words.py` finds them. Run it
when a version of the rules is given to people, before anything in it changes.
"""

import json
import shutil
import sys

from longhall.games.registry import NAMES
from longhall.games.registry import game as find_game
from longhall.match.words import written_words


def keep(game):
    """The words of a game as it is now, into its folder; where they are."""
    folder = game.folder / "earlier" / game.rules_version
    folder.mkdir(parents=True, exist_ok=True)
    lines = [f"# The words of {game.name}, rules {game.rules_version}: made by scripts/keep_words.py, not by hand."]
    for part, entries in written_words(game).items():
        lines += ["", f"[{part}]"]
        lines += [f"{key} = {toml(value)}" for key, value in entries.items()]
    (folder / "words.toml").write_text("\n".join(lines) + "\n", "utf-8")
    for file in sorted((game.folder / "text").glob("*.ftl")):
        shutil.copy(file, folder / file.name)
    return folder


def toml(value):
    """Lists, tables, texts and truth values, which is all there is."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(entry)}" for key, entry in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(entry) for entry in value) + "]"
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    for wanted in sys.argv[1:] or NAMES:
        print(keep(find_game(wanted)))
