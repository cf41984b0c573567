"""Compiles the rules with mypyc. Everything else about the package stands in pyproject.toml.

    python setup.py build_ext --inplace     build in this tree; again after a change, only what changed is compiled

    LONGHALL_GAMES=vasa_cards,suecia        compile the kernel, the bots and these games only
    LONGHALL_OPT=0                          gcc's optimisation level, 0 to 3; lower is quicker to build
    LONGHALL_GROUPS=one                     one C file for everything: calls between rooms are faster, builds slower
    LONGHALL_COMPILE=0                      compile nothing

Without a C compiler the package is installed all the same, and runs interpreted.
"""

import importlib.util
import os
import shutil
import sys
from collections.abc import Sequence, Set
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).resolve().parent
PACKAGE = HERE / "src" / "longhall"
GCC_FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-error"]
COMMANDS_THAT_COMPILE = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"}

os.chdir(HERE)


def load_build_module() -> Any:
    """`longhall._build` by itself: the package may not be importable yet."""
    spec = importlib.util.spec_from_file_location("longhall_build", PACKAGE / "_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


build = load_build_module()
OPTIONS = build.build_options()


def sources_to_compile() -> list[str]:
    package = str(PACKAGE)
    wanted = OPTIONS["games"].split(",") if OPTIONS["games"] else []
    if unknown := [game for game in wanted if not (PACKAGE / "games" / game).is_dir()]:
        sys.exit(f"LONGHALL_GAMES: no such game: {', '.join(unknown)}")
    chosen = []
    for source in build.rule_sources(package):
        room = source.split("/")
        if room[0] == "games" and wanted and room[1] not in wanted:
            continue
        if build.is_compilable(package, source):
            chosen.append(source)
    return chosen


def group_of(source: str) -> str:
    """Kernel, bots and each game are libraries of their own: a change in one game leaves the others' alone."""
    if OPTIONS["groups"] == "one":
        return "longhall._all"
    room = source.split("/")
    return "longhall._" + "_".join(room[: 2 if room[0] == "games" else 1])


def compile_to_c(sources: list[str]) -> list[Extension]:
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("longhall: mypyc is not installed, so the rules are left interpreted", file=sys.stderr)
        return []
    groups: dict[str, list[str]] = {}
    for source in sources:
        groups.setdefault(group_of(source), []).append(f"src/longhall/{source}")
    # mypyc's cache fits one list of libraries; another has a folder of its own.
    target = f"build/mypyc-{OPTIONS['groups']}-{sha256(' '.join(sorted(groups)).encode()).hexdigest()[:8]}"
    # Libraries that the rules do not need may be missing where they are compiled; ./test checks the types of all. The
    # cache is kept apart from the type checker's, as the two would throw out each other's entries.
    flags = ["--ignore-missing-imports", "--follow-imports=silent", "--no-warn-unused-ignores"]
    flags.append(f"--cache-dir={target}/cache")

    def to_c() -> list[Extension]:
        made: list[Extension] = mypycify(
            [*flags, *(path for paths in groups.values() for path in paths)],
            separate=[(paths, name) for name, paths in groups.items()],
            opt_level=OPTIONS["opt"],
            target_dir=target,
        )
        return made

    try:
        extensions = to_c()
    except ValueError:
        # "value is not in list": what mypyc remembers of a class does not fit the class any more.
        print("longhall: what was left of earlier builds does not fit; beginning anew", file=sys.stderr)
        shutil.rmtree(target)
        extensions = to_c()
    for extension in extensions:
        if sys.platform != "win32":
            # Given here and not as CFLAGS, which would replace Python's own. A warning of a newer gcc is no reason to
            # go without.
            extension.extra_compile_args = [*extension.extra_compile_args, *GCC_FLAGS]
        extension.depends = [*(extension.depends or []), *build.SETUP]
        extension.optional = True
    return extensions


def remove_libraries(package: Path, keep: Set[Path] = frozenset()) -> None:
    for library in package.rglob(f"*{EXTENSION_SUFFIXES[0]}"):
        if library not in keep:
            library.unlink()


class BuildExtensions(build_ext):
    """Compiles on all cores and leaves a note of what was compiled, or nothing at all."""

    parallel: int | None

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.parallel is None:
            self.parallel = os.cpu_count() or 1
        if self.inplace:
            # Objects of one optimisation level or grouping must not pass for those of another.
            apart = f"-O{OPTIONS['opt']}-{OPTIONS['groups']}"
            self.build_lib += apart
            self.build_temp += apart

    def run(self) -> None:
        package = PACKAGE if self.inplace else Path(self.build_lib) / "longhall"
        before = build.read_note(str(package))
        (package / build.NOTE).unlink(missing_ok=True)
        if self.inplace and (before is None or before["options"] != OPTIONS):
            # Setuptools copies no library over a newer one, and one that was built with other options may be newer.
            remove_libraries(package)
        super().run()
        expected = {self._library(package, extension) for extension in self.extensions}
        complete = bool(expected) and all(library.exists() for library in expected)
        # What is not of this build would be imported all the same, and may fit it no longer.
        remove_libraries(package, keep=expected if complete else set())
        if complete:
            build.write_note(str(package), note)
            print(f"longhall: {len(note['compiled'])} modules compiled", file=sys.stderr)
        else:
            print("longhall: nothing was compiled; the rules run interpreted", file=sys.stderr)

    def build_extensions(self) -> None:
        link = self.compiler.link_shared_object

        def link_whole(objects: Sequence[str], library: str, *rest: Any, **more: Any) -> None:
            """A library gets its name when it is whole: half of one would look newer than its sources for ever."""
            link(objects, library + ".part", *rest, **more)
            os.replace(library + ".part", library)

        self.compiler.link_shared_object = link_whole
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        """A wheel takes what lies compiled in this tree, if that was made from the same sources in the same way."""
        if not self.inplace and build.read_note(str(PACKAGE)) == note:
            target = Path(self.get_ext_fullpath(ext.name))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(self._library(PACKAGE, ext), target)
        else:
            super().build_extension(ext)

    def _library(self, package: Path, extension: Extension) -> Path:
        return package.parent / self.get_ext_filename(self.get_ext_fullname(extension.name))


note: dict[str, Any] = {}
extensions: list[Extension] = []
if COMMANDS_THAT_COMPILE & set(sys.argv) and os.environ.get("LONGHALL_COMPILE", "1") != "0":
    # Described before they are read: what changes during the build makes it stale, as it should.
    sources = sources_to_compile()
    note = {
        "suffix": EXTENSION_SUFFIXES[0],
        "options": OPTIONS,
        "setup": build.setup_digest(str(HERE)),
        "compiled": {source: build.describe(str(PACKAGE), source) for source in sources},
        "interpreted": [source for source in build.rule_sources(str(PACKAGE)) if source not in sources],
    }
    extensions = compile_to_c(sources) if sources else []

setup(ext_modules=extensions, cmdclass={"build_ext": BuildExtensions})
