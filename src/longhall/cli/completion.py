"""What the shell may offer while a command is being typed."""


def games(incomplete: str) -> list[str]:
    from longhall.games.registry import NAMES

    return [name for name in NAMES if name.startswith(incomplete)]


def languages(incomplete: str) -> list[tuple[str, str]]:
    from longhall.match.fluent import HOUSE, LANGUAGES, speech

    known = [(language, speech(HOUSE, language).say("language-name")) for language in LANGUAGES]
    return [(language, name) for language, name in known if language.startswith(incomplete)]
