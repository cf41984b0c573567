"""What a view holds is what its type says, and the boards know it."""

import random
from collections.abc import Iterator, Mapping
from types import UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest
from tests.web.scripts import BOARDS, GAMES, script

import longhall
from longhall.games.registry import game


def faults(value: Any, hint: Any, path: str = "view") -> Iterator[str]:
    """Where a value is not of its type: nothing may be missing, nothing be added, and a truth is no number."""
    inner, origin = get_args(hint), get_origin(hint)
    if is_typeddict(hint):
        parts = get_type_hints(hint, include_extras=True)
        needed = {name for name, part in parts.items() if get_origin(part) is not NotRequired}
        if not isinstance(value, Mapping) or not needed <= value.keys() <= parts.keys():
            yield f"{path} is {value!r}, not a {hint.__name__}"
            return
        for name, part in value.items():
            whole = parts[name]
            yield from faults(part, get_args(whole)[0] if get_origin(whole) is NotRequired else whole, f"{path}.{name}")
    elif origin in (UnionType, Union):
        if all(any(faults(value, kind, path)) for kind in inner):
            yield f"{path} is {value!r}, not {hint}"
    elif origin is Literal:
        if value not in inner:
            yield f"{path} is {value!r}, not one of {inner}"
    elif origin is list and isinstance(value, list):
        for i, item in enumerate(value):
            yield from faults(item, inner[0], f"{path}.{i}")
    elif origin is dict and isinstance(value, dict):
        for name, item in value.items():
            yield from faults(name, inner[0], f"{path} ({name})")
            yield from faults(item, inner[1], f"{path}.{name}")
    elif type(value) is not hint:
        yield f"{path} is {value!r}, not {hint}"


@pytest.mark.parametrize("name", GAMES)
def test_every_view_of_whole_games_is_of_its_type(name: str) -> None:
    hint = get_type_hints(game(name).view)["return"]
    assert is_typeddict(hint), "`view` answers a type of face/view_types.py"
    for players in {game(name).players[0], game(name).players[-1]}:
        choose = random.Random(players)
        options = {option: choose.choice(list(made.values)) for option, made in game(name).options.items()}
        state = longhall.start(name, players, seed=players, options=options).state
        while not state.over:
            if choose.random() < 0.1:
                assert not [*faults(game(name).view(state, choose.randrange(-1, players)), hint)]
            seat = state.next_actor()
            state.apply(seat, choose.choice(list(state.legal(seat))))
        assert not [fault for seat in range(-1, players) for fault in faults(game(name).view(state, seat), hint)]


@pytest.mark.parametrize("name", GAMES)
def test_the_board_knows_the_view(name: str) -> None:
    file, made = BOARDS / name / "view.ts", script("views").interfaces(name)
    assert file.exists() and file.read_text("utf-8") == made, "run scripts/views.py"
