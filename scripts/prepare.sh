# Sourced by ./play and ./test with $root set: makes $root/.venv with everything that "$1" (play, test or all) needs.

say() { printf 'longhall: %s\n' "$*" >&2; }

# A name on the path may be a shim that starts nothing, so every candidate is asked.
is_good_python() {
    "$1" -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

find_python() {
    local candidate
    for candidate in "${PYTHON:-}" python3.13 python3.12 python3.11 python3 python \
        "${PYENV_ROOT:-$HOME/.pyenv}"/versions/3.1[3-9]*/bin/python3 \
        "${PYENV_ROOT:-$HOME/.pyenv}"/versions/3.1[12]*/bin/python3; do
        if [ -n "$candidate" ] && is_good_python "$candidate"; then
            printf '%s\n' "$candidate"
            return 0
        fi
    done
    return 1
}

prepare() {
    local python="$root/.venv/bin/python" found
    if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        if ! found="$(find_python)"; then
            say "Python 3.11 or newer, with its venv module, was not found."
            say "Install it (Debian and Ubuntu: python3 python3-venv python3-dev) or name one: PYTHON=/path/to/python3 $0"
            return 1
        fi
        say "making a virtual environment in .venv with $("$found" --version) ($found)"
        "$found" -m venv --clear --without-pip "$root/.venv" || {
            say "the virtual environment could not be made; see above"
            return 1
        }
    fi
    "$python" "$root/scripts/prepare.py" "$1"
}
