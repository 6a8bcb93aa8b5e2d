//! What may be asked of a list of matches.

use super::Refusal;
use crate::store::{Filter, Millis};
use protocol::{Code, MatchId, TableStatus, UserId, limits};
use room::shelf;
use serde::Deserialize;
use std::fmt::Display;
use std::str::FromStr;

/// The parameters of `GET /api/matches`. A form sends those that are left empty, too: they ask for nothing.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Search {
    game: String,
    player: String,
    from: String,
    before: String,
    mine: String,
    after: String,
    status: String,
}

impl Search {
    /// What the store is asked: one line more than a page has, which tells whether another page follows.
    pub(super) fn filter(&self, asker: Option<UserId>) -> Result<Filter, Refusal> {
        let game = given(&self.game);
        if game.is_some_and(|game| shelf::title(game).is_none()) {
            return Err(bad("game", "there is no such game"));
        }
        let (from, before) =
            (parsed::<Millis>("from", &self.from)?, parsed::<Millis>("before", &self.before)?);
        if from.zip(before).is_some_and(|(from, before)| before <= from) {
            return Err(bad("before", "it is not later than from"));
        }
        let mine = match self.mine.as_str() {
            "" | "0" => false,
            "1" => true,
            _ => return Err(bad("mine", "1, or nothing")),
        };
        let statuses = match self.status.as_str() {
            "" => vec![TableStatus::Over, TableStatus::Abandoned],
            "over" => vec![TableStatus::Over],
            "abandoned" => vec![TableStatus::Abandoned],
            _ => return Err(bad("status", "over or abandoned")),
        };
        Ok(Filter {
            statuses,
            played: true,
            open_only: false,
            seated: if mine { Some(asker.ok_or(Code::NoSession)?) } else { None },
            asker,
            game: game.map(str::to_owned),
            player: name(&self.player)?,
            from,
            before,
            after: given(&self.after).map(place).transpose()?,
            most: limits::MATCHES_A_PAGE + 1,
            most_of_one: None,
        })
    }
}

/// Names the place in a list after one line of it.
pub(super) fn cursor(touched: Millis, room: MatchId) -> String {
    format!("{touched:x}-{}", room.0.simple())
}

fn place(cursor: &str) -> Result<(Millis, MatchId), Refusal> {
    let read = || {
        let (touched, room) = cursor.split_once('-')?;
        Some((Millis::from_str_radix(touched, 16).ok()?, room.parse().ok()?))
    };
    let place = read().filter(|&(touched, room)| self::cursor(touched, room) == cursor);
    place.ok_or_else(|| bad("after", "this is not what `next` said"))
}

/// A part of a name.
fn name(text: &str) -> Result<Option<String>, Refusal> {
    let text = text.trim();
    if text.chars().count() > limits::NAME_CHARS || text.chars().any(char::is_control) {
        return Err(Refusal::new(Code::BadText, "player: no name is like that"));
    }
    Ok(given(text).map(str::to_owned))
}

fn given(text: &str) -> Option<&str> {
    Some(text).filter(|text| !text.is_empty())
}

fn parsed<T: FromStr<Err: Display>>(parameter: &str, text: &str) -> Result<Option<T>, Refusal> {
    given(text).map(str::parse).transpose().map_err(|error| bad(parameter, &format!("{error}")))
}

fn bad(parameter: &str, why: &str) -> Refusal {
    Refusal::new(Code::Malformed, format!("{parameter}: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_read_as_it_was_written_and_no_other_way() {
        let room = MatchId::new();
        let text = cursor(1_790_000_000_000, room);
        assert_eq!(place(&text).unwrap(), (1_790_000_000_000, room));
        for forged in ["", "-", "1", &text.to_uppercase(), &format!("0{text}"), &format!("{text}0"), "+1-0"] {
            assert!(place(forged).is_err(), "{forged}");
        }
    }
}
