//! The query parameters of the search for matches.

use super::Refusal;
use protocol::{CircleId, Code, MatchId, PageId, TableStatus, UserId, limits};
use room::registry;
use serde::Deserialize;
use std::fmt::Display;
use std::str::FromStr;
use store::{Filter, Millis};

/// The parameters of `GET /api/matches`. A form also sends parameters that are left empty; these are ignored.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Search {
    game: String,
    player: String,
    from: String,
    before: String,
    mine: String,
    /// The public page of somebody who has a seat.
    person: String,
    /// The circle in which the matches were played.
    circle: String,
    after: String,
    status: String,
}

impl Search {
    /// The public page of the user whose matches are wanted.
    pub(super) fn person(&self) -> Result<Option<PageId>, Refusal> {
        let Some(person) = non_empty(&self.person) else { return Ok(None) };
        if non_empty(&self.mine).is_some_and(|mine| mine != "0") {
            return Err(malformed("person", "cannot be combined with mine"));
        }
        // A text that is not an id is the page of nobody.
        Ok(Some(person.parse().map_err(|_| Code::NotFound)?))
    }

    /// The circle whose matches are wanted.
    pub(super) fn circle(&self) -> Result<Option<CircleId>, Refusal> {
        let Some(circle) = non_empty(&self.circle) else { return Ok(None) };
        let is_of_somebody = non_empty(&self.person).is_some() || self.mine == "1";
        if is_of_somebody {
            return Err(malformed("circle", "cannot be combined with mine or person"));
        }
        // A text that is not an id is that of no circle.
        Ok(Some(circle.parse().map_err(|_| Code::NotFound)?))
    }

    /// The filter for the store. It asks for one line more than a page has, which shows whether another page follows.
    pub(super) fn filter(&self, requester: Option<UserId>) -> Result<Filter, Refusal> {
        let game = non_empty(&self.game);
        if game.is_some_and(|game| registry::definition(game).is_none()) {
            return Err(malformed("game", "there is no such game"));
        }
        let (from, before) =
            (parsed::<Millis>("from", &self.from)?, parsed::<Millis>("before", &self.before)?);
        if from.zip(before).is_some_and(|(from, before)| before <= from) {
            return Err(malformed("before", "must be later than from"));
        }
        let mine = match self.mine.as_str() {
            "" | "0" => false,
            "1" => true,
            _ => return Err(malformed("mine", "must be 1 or empty")),
        };
        let statuses = match self.status.as_str() {
            "" => vec![TableStatus::Over, TableStatus::Abandoned],
            "over" => vec![TableStatus::Over],
            "abandoned" => vec![TableStatus::Abandoned],
            _ => return Err(malformed("status", "must be over or abandoned")),
        };
        Ok(Filter {
            branch_of: None,
            circle: None,
            statuses,
            played: true,
            open_only: false,
            seated: if mine { Some(requester.ok_or(Code::NoSession)?) } else { None },
            requester,
            game: game.map(str::to_owned),
            player: parse_name(&self.player)?,
            from,
            before,
            unvisited_since: None,
            after: non_empty(&self.after).map(parse_cursor).transpose()?,
            limit: limits::MATCHES_A_PAGE + 1,
            max_per_host: None,
        })
    }
}

/// The cursor for the page after a line of the list.
pub(super) fn cursor(touched: Millis, room: MatchId) -> String {
    format!("{touched:x}-{}", room.0.simple())
}

fn parse_cursor(cursor: &str) -> Result<(Millis, MatchId), Refusal> {
    let read = || {
        let (touched, room) = cursor.split_once('-')?;
        Some((Millis::from_str_radix(touched, 16).ok()?, room.parse().ok()?))
    };
    let position = read().filter(|&(touched, room)| self::cursor(touched, room) == cursor);
    position.ok_or_else(|| malformed("after", "not a value of `next`"))
}

/// A part of a name.
fn parse_name(text: &str) -> Result<Option<String>, Refusal> {
    let text = text.trim();
    if text.chars().count() > limits::NAME_CHARS || text.chars().any(char::is_control) {
        return Err(Refusal::new(Code::BadText, "player: this cannot be a part of a name"));
    }
    Ok(non_empty(text).map(str::to_owned))
}

fn non_empty(text: &str) -> Option<&str> {
    Some(text).filter(|text| !text.is_empty())
}

fn parsed<T: FromStr<Err: Display>>(parameter: &str, text: &str) -> Result<Option<T>, Refusal> {
    non_empty(text).map(str::parse).transpose().map_err(|error| malformed(parameter, &format!("{error}")))
}

fn malformed(parameter: &str, why: &str) -> Refusal {
    Refusal::new(Code::Malformed, format!("{parameter}: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_round_trips_and_other_spellings_are_refused() {
        let room = MatchId::new();
        let text = cursor(1_790_000_000_000, room);
        assert_eq!(parse_cursor(&text).unwrap(), (1_790_000_000_000, room));
        for forged in ["", "-", "1", &text.to_uppercase(), &format!("0{text}"), &format!("{text}0"), "+1-0"] {
            assert!(parse_cursor(forged).is_err(), "{forged}");
        }
    }
}
