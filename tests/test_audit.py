"""What the audit of dependencies makes of the answers that it gets."""

from scripts.audit import CLEAN, UNASKED, UNSAFE, of_client, of_python

SAFE = {"name": "segno", "version": "1.6", "vulns": []}
UNSAFE_ONE = {"name": "old", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1"]}]}
LEFT_OUT = {"name": "segno", "skip_reason": "not found"}
OURS = {"name": "longhall", "skip_reason": "not found"}


def test_a_package_with_an_advisory_is_named_with_the_version_that_mends_it():
    verdict = of_python({"dependencies": [SAFE, UNSAFE_ONE, LEFT_OUT]})
    assert verdict.status == UNSAFE and verdict.lines == ["old 1.0: PYSEC-1, mended in 1.1"]
    assert of_client({"vulnerabilities": {"vite": {"severity": "high"}}}).lines == ["vite: high"]


def test_what_could_not_be_asked_is_not_called_safe():
    for found in (None, {}, {"dependencies": [OURS]}, {"dependencies": [SAFE, LEFT_OUT]}):
        assert of_python(found).status == UNASKED
    for answer in (None, {}, {"error": {"code": "E405"}}):
        assert of_client(answer).status == UNASKED


def test_nothing_known_is_told():
    assert of_python({"dependencies": [SAFE, OURS]}).status == CLEAN
    assert of_client({"vulnerabilities": {}, "metadata": {"dependencies": {"total": 300}}}).status == CLEAN
