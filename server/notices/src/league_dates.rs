//! The dates of leagues in words, for calendars.

use super::words::{args, words};
use store::calendars::LeagueDate;

/// What happens in a league, in one line.
#[must_use]
pub fn league_date_in_words(language: &str, date: &LeagueDate) -> String {
    let LeagueDate { name, round, rounds, is_end, .. } = date;
    let key = match (round > rounds, is_end) {
        (false, false) => "told-league-round-begins",
        (false, true) => "told-league-round-ends",
        (true, false) => "told-league-final-begins",
        (true, true) => "told-league-final-ends",
    };
    let values = [("league", name.as_str().into()), ("round", round.into()), ("rounds", rounds.into())];
    words(language).text(key, &args(values))
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::LeagueId;
    use uuid::Uuid;

    #[test]
    fn a_date_says_of_which_round_it_is() {
        let date = |round, is_end| LeagueDate {
            league: LeagueId(Uuid::nil()),
            name: "Spring".to_owned(),
            round,
            rounds: 3,
            is_end,
            at: 0,
        };
        assert_eq!(league_date_in_words("en", &date(2, false)), "Spring: round 2 of 3 begins");
        assert_eq!(league_date_in_words("en", &date(3, true)), "Spring: round 3 of 3 ends");
        assert_eq!(league_date_in_words("pt-BR", &date(4, false)), "Spring: a final começa");
        assert_eq!(league_date_in_words("ja", &date(4, true)), "Spring：決勝の締め切り");
    }
}
