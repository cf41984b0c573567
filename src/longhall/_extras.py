"""Packages by need: what each extra of pyproject.toml brings, and the sentence for those who lack it.

The engine (kernel, games, match, laws and bots) needs none of them. Whoever needs more asks before importing it.
"""

from importlib.util import find_spec

EXTRAS = {
    "terminal": ("rich", "typer"),
    "hall": (
        "fastapi",
        "uvicorn",
        "sqlalchemy",
        "alembic",
        "segno",
        "prometheus_client",
        "argon2",
        "webauthn",
        "openskill",
        "http_ece",
        "py_vapid",
        "tzdata",
    ),
    "machines": ("psycopg", "redis"),
    "arena": ("polars", "altair", "vl_convert"),
    "pettingzoo": ("numpy", "pettingzoo"),
    "gymnasium": ("numpy", "gymnasium"),
    "openspiel": ("numpy", "open_spiel"),
    "rlcard": ("numpy",),
    "mcp": ("mcp",),
}


def lacking(what: str, extra: str) -> str:
    """Which packages are not installed that `what` needs, and the remedy; empty if all are there."""
    missing = [name for name in EXTRAS[extra] if find_spec(name) is None]
    if not missing:
        return ""
    return (
        f"{what} needs what is not installed ({', '.join(missing)}); install it with: pip install 'longhall[{extra}]'"
    )
