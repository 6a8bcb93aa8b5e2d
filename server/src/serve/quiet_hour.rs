//! Removes from the database files, once a day, what was deleted since the day before.
//!
//! Nobody waits for that: it is gathered so that many erasures do not read the whole file many times. When it happens is
//! a setting and not found out from how much is played, so that the host knows when it happens.

use jiff::Timestamp;
use jiff::civil::Time;
use jiff::tz::TimeZone;
use std::sync::Arc;
use std::time::Duration;
use store::{Millis, StoreError};
use web::App;

/// How often the server looks whether it is due. The first time is after a start, when clients have come back.
const INTERVAL: Duration = Duration::from_secs(10 * 60);

/// Scrubs the files of the store in every quiet hour, if something was deleted before. If the server did not run then,
/// it does so when it runs again.
pub(super) async fn scrub_when_quiet(app: Arc<App>, hour: u8) {
    let zone = TimeZone::system();
    loop {
        app.clock.sleep(INTERVAL).await;
        if let Err(error) = scrub_if_due(&app, hour, &zone).await {
            tracing::warn!(%error, "the database files may still contain deleted data; will try again");
        }
    }
}

async fn scrub_if_due(app: &App, hour: u8, zone: &TimeZone) -> Result<(), StoreError> {
    let Some(since) = app.store.unscrubbed_since().await? else { return Ok(()) };
    if next_quiet_hour(since, hour, zone).is_none_or(|due| due <= app.clock.now()) {
        app.store.scrub().await?;
        tracing::info!("deleted data was removed from the database files");
    }
    Ok(())
}

/// When the first quiet hour begins after `since`.
pub(super) fn next_quiet_hour(since: Millis, hour: u8, zone: &TimeZone) -> Option<Millis> {
    let since = Timestamp::from_millisecond(i64::try_from(since).ok()?).ok()?;
    let time = Time::new(i8::try_from(hour).ok()?, 0, 0, 0).ok()?;
    let today = since.to_zoned_datetime(zone.clone()).date();
    let mut day = today;
    loop {
        let begins = day.to_datetime(time).to_zoned_datetime(zone.clone()).ok()?.timestamp();
        if begins > since {
            return u64::try_from(begins.as_millisecond()).ok();
        }
        day = day.tomorrow().ok()?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Millis {
        text.parse::<Timestamp>().unwrap().as_millisecond().unsigned_abs()
    }

    #[test]
    fn the_quiet_hour_is_that_of_the_zone() {
        let due = |since: &str, hour, zone: &str| {
            next_quiet_hour(at(since), hour, &TimeZone::get(zone).unwrap()).unwrap()
        };
        assert_eq!(due("2026-03-01T03:59:00Z", 4, "UTC"), at("2026-03-01T04:00:00Z"));
        // What is deleted while the files are scrubbed waits for the next day.
        assert_eq!(due("2026-03-01T04:00:00Z", 4, "UTC"), at("2026-03-02T04:00:00Z"));
        assert_eq!(due("2026-03-01T23:00:00Z", 4, "America/Sao_Paulo"), at("2026-03-02T07:00:00Z"));
        assert_eq!(due("2026-03-01T23:00:00Z", 0, "Asia/Tokyo"), at("2026-03-02T15:00:00Z"));
        // In this night the clock skips the hour from 2 to 3.
        assert_eq!(due("2026-03-28T23:30:00Z", 2, "Europe/Lisbon"), at("2026-03-29T01:00:00Z"));
        assert_eq!(due("2026-03-29T00:30:00Z", 1, "Europe/Lisbon"), at("2026-03-29T01:00:00Z"));
    }
}
