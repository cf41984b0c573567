import pytest
from tests.server.club import Club
from tests.server.people import Process
from tests.server.receivers import Listener, PostOffice
from tests.server.told import Told
from tests.server.walls import Wall

from longhall.server.hall import instants


@pytest.fixture(scope="session")
def hall(tmp_path_factory):
    """A hall without limits in which bots are quick; shared by tests that leave each other alone."""
    process = Process(tmp_path_factory.mktemp("hall"), snapshot_every=4)
    yield process
    process.stop()


@pytest.fixture
def anna(hall):
    return hall.person()


@pytest.fixture
def bo(hall):
    return hall.person()


@pytest.fixture
def own_hall(tmp_path):
    """A hall of the test's own: own_hall(limits=...)."""
    started = []

    def start(folder=tmp_path, **wishes):
        started.append(Process(folder, **wishes))
        return started[-1]

    yield start
    for process in started:
        process.stop()


@pytest.fixture
def wall(monkeypatch):
    """A clock that the test turns."""
    there = Wall()
    monkeypatch.setattr(instants, "now", there.now)
    return there


@pytest.fixture
def club(tmp_path, wall):
    """A hall in this process, by that clock."""
    there = Club(tmp_path, wall)
    yield there
    there.close()


@pytest.fixture
def service():
    """Whoever takes pushes and webhooks."""
    there = Listener()
    yield there
    there.close()


@pytest.fixture
def office():
    """Whoever takes letters."""
    there = PostOffice()
    yield there
    there.close()


@pytest.fixture
def told(club):
    """That hall, telling people what happens."""
    return Told(club)


@pytest.fixture
def writing(club, office):
    """The same, and letters too."""
    return Told(club, office)
