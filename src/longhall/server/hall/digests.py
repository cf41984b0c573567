"""When a digest comes: once a day in the morning, or on Sundays, by the clock on the person's wall."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from longhall.server.hall.hours import Hours, instant, is_quiet, is_zone, quiet_until, swedish_holidays
from longhall.server.hall.wanted import Wanted

MORNING = 8 * 60  # minutes after midnight
SUNDAY = 6


def zone_of(name: str) -> ZoneInfo:
    return ZoneInfo(name if is_zone(name) else "Europe/Stockholm")


def next_digest(want: Wanted, now: float) -> float:
    zone = zone_of(want.zone)
    day = datetime.fromtimestamp(now, zone).date()
    for _ in range(9):
        at = instant(day, MORNING, zone)
        if at > now and (not want.sundays or day.weekday() == SUNDAY):
            return at
        day += timedelta(1)
    raise AssertionError("a week has a Sunday")


def quiet_till(want: Wanted, hours: Hours | None, now: float) -> float | None:
    """When somebody may be told something again; None if that is now."""
    at = now
    for _ in range(14):  # a night ends in a holiday, and that in a night
        was = at
        if hours is not None and is_quiet(hours, at):
            at = quiet_until(hours, at)
        zone = zone_of(hours.zone if hours is not None else want.zone)
        day = datetime.fromtimestamp(at, zone).date()
        if want.holidays and day in swedish_holidays(day.year):
            at = instant(day + timedelta(1), 0, zone)
        if at == was:
            break
    return None if at == now else at
