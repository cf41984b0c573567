"""What mypy and mypyc are told besides: the plugin for frames, and a build that begins anew."""

import runpy
import sys
from pathlib import Path

import setuptools
from mypy import api

ROOT = Path(__file__).resolve().parent.parent
FRAMES = """
from mypy_extensions import mypyc_attr

@mypyc_attr(allow_interpreted_subclasses=True)
class Frame: ...
"""
TOY = """
from mypy_extensions import mypyc_attr
from longhall.kernel.frames import Frame

class Plain(Frame): ...

@mypyc_attr(acyclic=True)
class Said(Frame): ...

class OnSaid(Said): ...

class OnPlain(Plain): ...
"""


def test_nobody_builds_upon_a_frame_that_says_nothing_about_itself(tmp_path):
    for name, text in (("kernel/frames.py", FRAMES), ("games/toy.py", TOY)):
        file = tmp_path / "longhall" / name
        file.parent.mkdir(parents=True)
        file.write_text(text)
        (file.parent / "__init__.py").touch()
    (tmp_path / "longhall" / "__init__.py").touch()
    settings = tmp_path / "mypy.ini"
    settings.write_text(f"[mypy]\nplugins = {ROOT / 'scripts' / 'frames_plugin.py'}\n")
    options = ["--config-file", str(settings), "--cache-dir", str(tmp_path / "cache"), "--no-error-summary"]
    told, faults, _ = api.run([*options, str(tmp_path / "longhall")])
    [line] = told.splitlines()
    assert 'toy.py:12: error: Cannot inherit from final class "Plain"' in line
    assert faults == ""


def test_what_earlier_builds_left_is_thrown_away_when_it_does_not_fit(tmp_path, monkeypatch, capsys):
    """mypyc says "value is not in list" where a class that it remembers has changed."""
    monkeypatch.chdir(tmp_path)  # setup.py goes elsewhere, and this leads back
    monkeypatch.setattr(sys, "argv", ["setup.py"])
    monkeypatch.setattr(setuptools, "setup", lambda **_: None)
    compile_to_c = runpy.run_path(str(ROOT / "setup.py"))["compile_to_c"]
    monkeypatch.chdir(tmp_path)
    begun = []

    def mypycify(paths, *, target_dir, **_):
        begun.append(Path(target_dir).exists())
        if len(begun) == 1:
            Path(target_dir).mkdir(parents=True)
            raise ValueError("'Round' is not in list")
        return []

    monkeypatch.setattr("mypyc.build.mypycify", mypycify)
    assert compile_to_c(["kernel/state.py"]) == [] and begun == [False, False]
    assert "beginning anew" in capsys.readouterr().err
