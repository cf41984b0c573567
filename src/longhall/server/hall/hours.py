"""Hours that do not count on a clock: a person's night, and the weekends and holidays of a table.

Everything is worked out from instants and the calendar, and nothing is counted along: a hall that was closed in
between, or a day with 23 hours, changes nothing in it.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

Span = tuple[float, float]
Free = Callable[[float, float], list[Span]]  # what does not count between two instants: in order, none touching another

DAY = 86400.0
WINDOW = 15 * DAY  # of which the calendar is worked out at once
MOST_WINDOWS = 100
LONGEST_NIGHT = 12 * 60  # minutes


@dataclass(frozen=True)
class Hours:
    """A person's quiet hours, by the clock on that person's wall."""

    zone: str
    start: int  # minutes after midnight
    end: int
    shown: bool  # to the others at a table, who can tell the time zone from them

    def length(self) -> int:
        return (self.end - self.start) % (24 * 60)


@dataclass(frozen=True)
class DaysOff:
    """The days of a table that do not count."""

    zone: str
    weekends: bool
    holidays: bool  # those of Sweden

    def has(self, day: date) -> bool:
        return (self.weekends and day.weekday() >= 5) or (self.holidays and day in swedish_holidays(day.year))


def is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        return False
    return True


def days(zone: ZoneInfo, since: float, until: float) -> Iterable[date]:
    """The days of a zone that touch a span, and the one before, whose night may reach into it."""
    day = datetime.fromtimestamp(since, zone).date() - timedelta(1)
    last = datetime.fromtimestamp(until, zone).date()
    while day <= last:
        yield day
        day += timedelta(1)


def instant(day: date, minutes: int, zone: ZoneInfo) -> float:
    return datetime.combine(day, time(minutes // 60, minutes % 60), zone).timestamp()


def nights(hours: Hours, since: float, until: float) -> list[Span]:
    zone = ZoneInfo(hours.zone)
    over = timedelta(1 if hours.end <= hours.start else 0)
    return [(instant(day, hours.start, zone), instant(day + over, hours.end, zone)) for day in days(zone, since, until)]


def is_quiet(hours: Hours, now: float) -> bool:
    return any(start <= now < end for start, end in nights(hours, now, now))


def quiet_until(hours: Hours, now: float) -> float:
    return max(end for start, end in nights(hours, now, now) if start <= now < end)


def off(days_off: DaysOff, since: float, until: float) -> list[Span]:
    zone = ZoneInfo(days_off.zone)
    found = [day for day in days(zone, since, until) if days_off.has(day)]
    return [(instant(day, 0, zone), instant(day + timedelta(1), 0, zone)) for day in found]


def free_of(hours: Iterable[Hours], days_off: DaysOff | None) -> Free:
    """What does not count for somebody with these hours at a table with these days off."""
    known = list(hours)

    def free(since: float, until: float) -> list[Span]:
        spans = [span for one in known for span in nights(one, since, until)]
        if days_off is not None:
            spans += off(days_off, since, until)
        return merged(spans, since, until)

    return free


def merged(spans: Iterable[Span], since: float, until: float) -> list[Span]:
    """Their union within a span."""
    found: list[Span] = []
    for start, end in sorted((max(start, since), min(end, until)) for start, end in spans):
        if start >= end:
            continue
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return found


def counted(free: Free, since: float, until: float) -> float:
    """How much of a span counts."""
    if until <= since:
        return 0.0
    return until - since - sum(end - start for start, end in free(since, until))


def reached(free: Free, since: float, seconds: float) -> float | None:
    """The instant at which so many seconds have counted; None if that is not in sight."""
    at, left = since, seconds
    for _ in range(MOST_WINDOWS):
        window = at + WINDOW
        for start, end in [*free(at, window), (window, window)]:
            if start - at >= left:
                return at + left
            left -= start - at
            at = end
        at = window
    return None


@lru_cache(maxsize=16)
def swedish_holidays(year: int) -> frozenset[date]:
    """The public holidays of Sweden, and the eves that are kept like them."""
    easter = easter_of(year)
    fixed = [(1, 1), (1, 6), (5, 1), (6, 6), (12, 24), (12, 25), (12, 26), (12, 31)]
    found = {date(year, month, day) for month, day in fixed}
    found |= {easter + timedelta(days) for days in (-2, 0, 1, 39, 49)}
    midsummer = saturday_from(date(year, 6, 20))
    return frozenset(found | {midsummer - timedelta(1), midsummer, saturday_from(date(year, 10, 31))})


def saturday_from(day: date) -> date:
    return day + timedelta((5 - day.weekday()) % 7)


def easter_of(year: int) -> date:
    """Easter Sunday by the Gregorian calendar (the anonymous method)."""
    golden, century = year % 19, year // 100
    skipped = (century - century // 4 - (8 * century + 13) // 25 + 19 * golden + 15) % 30
    moon = skipped - (skipped // 28) * (1 - (skipped // 28) * (29 // (skipped + 1)) * ((21 - golden) // 11))
    weekday = (year + year // 4 + moon + 2 - century + century // 4) % 7
    days_on = moon - weekday
    month = 3 + (days_on + 40) // 44
    return date(year, month, days_on + 28 - 31 * (month // 4))
