//! What nobody comes back to, and what of it is deleted next.

use super::{Finding, Subject};
use crate::date;
use config::Config;
use store::Millis;
use store::retention::{Held, HeldKind};

const DAY: Millis = 86_400_000;

/// Says how much is held, and what goes next.
pub fn judge(config: &Config, held: &Held) -> Finding {
    let Held { unstarted, lessons, leagues, hidden, guests } = held;
    Subject::Database.good(format!(
        "tables that have not begun: {}; lessons: {}; leagues that have not begun: {leagues}; matches that left the lists: \
         {hidden}; guests without a session who hold nothing: {guests}",
        kind(unstarted, config.unstarted_days),
        kind(lessons, config.lesson_days),
    ))
}

/// How many there are, and when the one that was left first is deleted, unless somebody opens it.
fn kind(HeldKind { count, oldest }: &HeldKind, days: u16) -> String {
    match oldest {
        Some(oldest) if days > 0 => {
            format!("{count}, the next is deleted after {}", date(oldest + Millis::from(days) * DAY))
        }
        _ => count.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_says_how_much_is_held_and_what_goes_next() {
        let held = Held {
            unstarted: HeldKind { count: 2, oldest: Some(1_800_000_000_000) },
            lessons: HeldKind::default(),
            leagues: 4,
            hidden: 3,
            guests: 1,
        };
        let text = |flags: &[&str]| judge(&Config::of_flags(flags), &held).text;
        assert_eq!(
            text(&[]),
            "tables that have not begun: 2, the next is deleted after 2027-01-29T08:00:00Z; lessons: 0; leagues that have not \
             begun: 4; matches that left the lists: 3; guests without a session who hold nothing: 1"
        );
        assert!(text(&["--unstarted-days", "0"]).starts_with("tables that have not begun: 2; lessons"));
    }
}
