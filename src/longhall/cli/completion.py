"""What the shell may offer while a command is being typed."""


def games(incomplete: str) -> list[str]:
    from longhall.games.registry import NAMES

    return [name for name in NAMES if name.startswith(incomplete)]


def languages(incomplete: str) -> list[tuple[str, str]]:
    known = [("en", "English"), ("sv", "svenska")]
    return [(code, name) for code, name in known if code.startswith(incomplete)]
