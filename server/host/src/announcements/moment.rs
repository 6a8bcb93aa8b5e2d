//! Moments as hosts type them.

use jiff::Timestamp;
use jiff::civil::{DateTime, Time};
use jiff::tz::TimeZone;
use store::Millis;

/// What was typed is no moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write a time such as 20:00, which is the next one, or a day with it such as 2026-12-01T20:00")]
pub(super) struct BadMoment;

/// A moment: `20:00` is the next time when clocks in `zone` show it, `2026-12-01T20:00` is in `zone`, and
/// `2026-12-01T20:00Z` or `2026-12-01T20:00-03:00` names its own.
pub(super) fn moment(text: &str, now: Millis, zone: &TimeZone) -> Result<Millis, BadMoment> {
    found(text.trim(), now, zone).ok_or(BadMoment)
}

fn found(text: &str, now: Millis, zone: &TimeZone) -> Option<Millis> {
    let now = Timestamp::from_millisecond(i64::try_from(now).ok()?).ok()?;
    let at = |datetime: DateTime| Some(datetime.to_zoned_datetime(zone.clone()).ok()?.timestamp());
    let found = if let Ok(moment) = text.parse::<Timestamp>() {
        moment
    } else if text.contains('-') {
        at(text.parse::<DateTime>().ok()?)?
    } else {
        let time = text.parse::<Time>().ok()?;
        let today = now.to_zoned_datetime(zone.clone()).date();
        let moment = at(today.to_datetime(time))?;
        if moment > now { moment } else { at(today.tomorrow().ok()?.to_datetime(time))? }
    };
    u64::try_from(found.as_millisecond()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: &str = "2026-11-29T16:30:00Z";

    fn at(text: &str) -> Millis {
        text.parse::<Timestamp>().unwrap().as_millisecond().unsigned_abs()
    }

    fn typed(text: &str, zone: &str) -> Result<Millis, BadMoment> {
        moment(text, at(NOW), &TimeZone::get(zone).unwrap())
    }

    #[test]
    fn a_time_is_the_next_one_in_the_zone() {
        assert_eq!(typed("20:00", "UTC"), Ok(at("2026-11-29T20:00:00Z")));
        assert_eq!(typed("16:30", "UTC"), Ok(at("2026-11-30T16:30:00Z")), "now is over");
        assert_eq!(typed("20:00", "America/Sao_Paulo"), Ok(at("2026-11-29T23:00:00Z")));
        assert_eq!(typed("01:00", "Asia/Tokyo"), Ok(at("2026-11-30T16:00:00Z")));
        assert_eq!(
            typed("02:00", "Asia/Tokyo"),
            Ok(at("2026-11-29T17:00:00Z")),
            "there it is Monday already"
        );
    }

    #[test]
    fn a_day_may_be_named_and_a_zone() {
        assert_eq!(typed("2026-12-01T20:00", "Europe/Lisbon"), Ok(at("2026-12-01T20:00:00Z")));
        assert_eq!(typed("2026-12-01 20:00", "America/Sao_Paulo"), Ok(at("2026-12-01T23:00:00Z")));
        assert_eq!(typed("2026-12-01T20:00Z", "Asia/Tokyo"), Ok(at("2026-12-01T20:00:00Z")));
        assert_eq!(typed("2026-12-01T20:00-03:00", "UTC"), Ok(at("2026-12-01T23:00:00Z")));
    }

    #[test]
    fn anything_else_is_refused_with_examples() {
        for text in ["", "8 pm", "25:00", "2026-13-01T20:00", "tomorrow", "1769000000000"] {
            assert_eq!(typed(text, "UTC"), Err(BadMoment), "{text:?}");
        }
    }
}
