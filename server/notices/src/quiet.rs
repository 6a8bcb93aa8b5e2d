//! Times of day of users: quiet hours, and the hour of a daily mail.

use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ZonedDateTime};
use protocol::QuietHours;
use store::Millis;

/// Whether the times and the zone are known.
pub fn is_valid(quiet: &QuietHours) -> bool {
    time(&quiet.from).is_some() && time(&quiet.to).is_some() && is_zone(&quiet.zone)
}

/// Whether the IANA time zone database has this zone.
pub fn is_zone(name: &str) -> bool {
    zone(name).is_some()
}

/// When the quiet hours that `now` lies in end; `None` if it lies in none.
pub(super) fn quiet_until(quiet: &QuietHours, now: Millis) -> Option<Millis> {
    let (from, to) = (time(&quiet.from)?, time(&quiet.to)?);
    let here = zoned(now, &quiet.zone)?;
    let clock = here.time();
    let is_quiet = if from <= to { (from..to).contains(&clock) } else { clock >= from || clock < to };
    if !is_quiet {
        return None;
    }
    // After midnight of the day on which they began, if they end on the next one.
    let day = if from > to && clock >= from { here.date().tomorrow().ok()? } else { here.date() };
    let end = day.to_datetime(to).to_zoned_datetime(here.time_zone().clone()).ok()?;
    u64::try_from(end.timestamp().as_millisecond()).ok()
}

/// The day and the hour that it is in a zone.
pub(super) fn day_and_hour(now: Millis, zone: &str) -> Option<(String, u8)> {
    let here = zoned(now, zone)?;
    Some((here.date().to_string(), u8::try_from(here.hour()).ok()?))
}

/// A time as people of a zone say it.
pub(super) struct LocalTime {
    /// From 1, which is Monday.
    pub(super) weekday: i8,
    /// The day of the month.
    pub(super) day: i8,
    /// The time of the day, such as `22:05`.
    pub(super) clock: String,
}

/// A time in a zone; `None` if there is no such zone.
pub(super) fn local_time(at: Millis, zone: &str) -> Option<LocalTime> {
    let here = zoned(at, zone)?;
    Some(LocalTime {
        weekday: here.weekday().to_monday_one_offset(),
        day: here.day(),
        clock: format!("{:02}:{:02}", here.hour(), here.minute()),
    })
}

fn zoned(now: Millis, name: &str) -> Option<ZonedDateTime> {
    Some(Timestamp::from_millisecond(i64::try_from(now).ok()?).ok()?.to_zoned_datetime(zone(name)?))
}

fn zone(name: &str) -> Option<TimeZone> {
    TimeZone::get(name).ok()
}

/// A time such as `22:00`.
fn time(text: &str) -> Option<Time> {
    let (hour, minute) = text.split_once(':')?;
    let number = |digits: &str| (digits.len() == 2).then(|| digits.parse::<i8>().ok()).flatten();
    Time::new(number(hour)?, number(minute)?, 0, 0).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hours(from: &str, to: &str, zone: &str) -> QuietHours {
        QuietHours { from: from.to_owned(), to: to.to_owned(), zone: zone.to_owned() }
    }

    fn at(text: &str) -> Millis {
        text.parse::<Timestamp>().unwrap().as_millisecond().unsigned_abs()
    }

    #[test]
    fn quiet_hours_may_pass_midnight_and_follow_the_zone() {
        let night = hours("22:00", "07:00", "Europe/Lisbon");
        // Lisbon is an hour ahead of UTC in summer, and at UTC in winter.
        for (now, until) in [
            ("2026-07-10T20:59:59Z", None),
            ("2026-07-10T21:00:00Z", Some("2026-07-11T06:00:00Z")),
            ("2026-07-11T05:59:59Z", Some("2026-07-11T06:00:00Z")),
            ("2026-07-11T06:00:00Z", None),
            ("2026-12-10T21:30:00Z", None),
            ("2026-12-10T23:30:00Z", Some("2026-12-11T07:00:00Z")),
            // The clocks are set back in this night.
            ("2026-10-24T22:00:00Z", Some("2026-10-25T07:00:00Z")),
        ] {
            assert_eq!(quiet_until(&night, at(now)), until.map(at), "{now}");
        }
        let noon = hours("12:00", "13:30", "Asia/Tokyo");
        assert_eq!(quiet_until(&noon, at("2026-07-10T03:10:00Z")), Some(at("2026-07-10T04:30:00Z")));
        assert_eq!(quiet_until(&noon, at("2026-07-10T04:30:00Z")), None);
        assert_eq!(quiet_until(&hours("08:00", "08:00", "UTC"), at("2026-07-10T08:00:00Z")), None);
    }

    #[test]
    fn only_times_and_zones_are_accepted() {
        assert!(is_valid(&hours("00:00", "23:59", "America/Sao_Paulo")));
        for (from, to, zone) in [
            ("24:00", "07:00", "UTC"),
            ("7:00", "08:00", "UTC"),
            ("07:00", "08:60", "UTC"),
            ("07:00", "", "UTC"),
            ("07:00", "08:00", "Atlantis/Capital"),
            ("07:00", "08:00", ""),
        ] {
            assert!(!is_valid(&hours(from, to, zone)), "{from} {to} {zone}");
        }
        assert_eq!(
            day_and_hour(at("2026-07-10T23:30:00Z"), "Asia/Tokyo"),
            Some(("2026-07-11".to_owned(), 8))
        );
    }
}
