"""Hours that do not count: nights on a person's wall, weekends and holidays, across summer time."""

import random
from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest

from longhall.server.hall.hours import DaysOff, Hours, counted, easter_of, free_of, is_zone, reached, swedish_holidays

HOUR, DAY = 3600.0, 86400.0
STOCKHOLM = "Europe/Stockholm"
NIGHT = Hours(STOCKHOLM, 22 * 60, 7 * 60, True)


def at(text, zone=STOCKHOLM):
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def test_a_night_does_not_count_wherever_the_hall_stands():
    free = free_of([NIGHT], None)
    assert counted(free, at("2026-11-17 20:00"), at("2026-11-18 08:00")) == 3 * HOUR
    assert reached(free, at("2026-11-17 20:00"), 3 * HOUR) == at("2026-11-18 08:00")
    assert counted(free, at("2026-11-17 23:00"), at("2026-11-18 06:00")) == 0.0
    far = free_of([Hours("America/Vancouver", 22 * 60, 7 * 60, True)], None)
    assert counted(far, at("2026-11-17 23:00"), at("2026-11-18 06:00")) == 7 * HOUR


def test_hours_within_one_day_are_no_night():
    free = free_of([Hours(STOCKHOLM, 8 * 60, 16 * 60 + 30, True)], None)
    assert counted(free, at("2026-11-17 00:00"), at("2026-11-18 00:00")) == 15.5 * HOUR


@pytest.mark.parametrize(("night", "hours"), [("2027-03-27", 8), ("2027-10-30", 10)])
def test_a_night_in_which_the_clocks_are_turned_is_as_long_as_it_is(night, hours):
    """From 22 to 7 by the clock on the wall, which is an hour less in spring and an hour more in autumn."""
    since = at(f"{night} 12:00")
    assert counted(free_of([NIGHT], None), since, since + DAY) == (24 - hours) * HOUR


def test_weekends_and_holidays_of_the_table_do_not_count():
    weekends = free_of([], DaysOff(STOCKHOLM, True, False))
    assert reached(weekends, at("2026-11-20 18:00"), DAY) == at("2026-11-23 18:00")  # from Friday to Monday
    both = free_of([], DaysOff(STOCKHOLM, True, True))
    assert reached(both, at("2026-12-23 18:00"), DAY) == at("2026-12-28 18:00")  # over Christmas, and a weekend
    assert reached(free_of([NIGHT], DaysOff(STOCKHOLM, True, False)), at("2026-11-20 21:00"), 2 * HOUR) == at(
        "2026-11-23 08:00"
    )


def test_what_has_counted_when_it_is_reached_is_just_that():
    luck = random.Random(5)
    for _ in range(200):
        hours = [
            Hours(luck.choice([STOCKHOLM, "Asia/Tokyo", "America/New_York"]), start, (start + length) % 1440, True)
            for start, length in [(luck.randrange(1440), luck.randint(1, 720)) for _ in range(luck.randint(0, 2))]
        ]
        free = free_of(hours, DaysOff(STOCKHOLM, luck.random() < 0.5, luck.random() < 0.5))
        since, seconds = 1.8e9 + luck.random() * 4e7, luck.random() * 20 * DAY
        until = reached(free, since, seconds)
        if until is None:
            assert len(hours) == 2  # who never wake at the same time
            continue
        assert counted(free, since, until) == pytest.approx(seconds, abs=1e-3)


def test_holidays_are_those_of_sweden():
    of_2027 = sorted(swedish_holidays(2027))
    assert [day.isoformat()[5:] for day in of_2027] == [
        "01-01", "01-06", "03-26", "03-28", "03-29", "05-01", "05-06", "05-16",
        "06-06", "06-25", "06-26", "11-06", "12-24", "12-25", "12-26", "12-31",
    ]  # fmt: skip
    easters = {1954: (4, 18), 1981: (4, 19), 2000: (4, 23), 2019: (4, 21), 2026: (4, 5), 2038: (4, 25), 2049: (4, 18)}
    assert all(easter_of(year) == date(year, *day) for year, day in easters.items())


@pytest.mark.parametrize("name", ["Europe/Nowhere", "", "../etc/passwd", "/etc/localtime", "Europe", "\0"])
def test_what_is_no_time_zone_is_none(name):
    assert is_zone(STOCKHOLM) and not is_zone(name)
