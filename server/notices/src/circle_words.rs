//! Words what the webhook of a circle is told.

use super::story::Story;
use super::wording::{Message, result_in_words};
use super::words::{Words, args, words};
use super::{Standing, StandingLine};
use protocol::{LeagueOfTable, UserId};
use records::Names;
use records::names::distinguish;

/// How many players of a standing are named.
const MOST_NAMED: usize = 8;

/// The circle in which a match has ended.
pub(super) struct InCircle<'a> {
    pub(super) name: &'a str,
    pub(super) standing: Option<&'a CircleStanding>,
}

/// The standing after a match that has ended in a circle, with the names of its users.
#[derive(Debug)]
pub(super) enum CircleStanding {
    League {
        table: LeagueOfTable,
        standing: Standing,
        names: Names,
    },
    Evening {
        standing: Standing,
        names: Names,
    },
    /// The players of a match that belongs to neither.
    Won {
        lines: Vec<MatchesWon>,
        names: Names,
    },
}

/// How often a player has won in a circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MatchesWon {
    pub(super) user: UserId,
    pub(super) won: u32,
    pub(super) matches: u32,
}

/// Words the end of a match.
pub(super) fn end_in_words(language: &str, story: &Story, circle: &InCircle<'_>) -> Message {
    let words = words(language);
    let game = words.name_of(&story.row.game);
    let title = args([("circle", circle.name.into()), ("game", game.into())]);
    let result = match story.result() {
        Some(result) => result_in_words(words, story, result),
        None => words.plain("told-ended"),
    };
    let standing = circle.standing.map(|standing| standing_in_words(words, &story.row.game, standing));
    Message {
        title: words.text("told-circle-over", &title),
        lines: [Some(result), standing].into_iter().flatten().collect(),
    }
}

fn standing_in_words(words: &Words, game: &str, standing: &CircleStanding) -> String {
    match standing {
        CircleStanding::League { table, standing, names } => {
            let key = match (standing.is_final, table.round > table.rounds) {
                (true, _) => "told-standing-league-over",
                (false, true) => "told-standing-final",
                (false, false) => "told-standing-league",
            };
            let lines = places_in_words(words, &standing.lines, names);
            words.text(
                key,
                &args([
                    ("league", table.name.as_str().into()),
                    ("round", table.round.into()),
                    ("rounds", table.rounds.into()),
                    ("standing", lines.into()),
                ]),
            )
        }
        CircleStanding::Evening { standing, names } => {
            let key = if standing.is_final { "told-standing-evening-over" } else { "told-standing-evening" };
            let lines = places_in_words(words, &standing.lines, names);
            words.text(key, &args([("standing", lines.into())]))
        }
        CircleStanding::Won { lines, names } => {
            let game = words.name_of(game);
            let lines = won_in_words(words, lines, names);
            words.text("told-standing-won", &args([("game", game.into()), ("standing", lines.into())]))
        }
    }
}

fn places_in_words(words: &Words, lines: &[StandingLine], names: &Names) -> String {
    let named = names_of(words, lines.iter().map(|line| line.user), names);
    let in_words = |(line, name): (&StandingLine, String)| {
        let values = [("place", line.place.into()), ("name", name.into()), ("score", line.score.into())];
        words.text("told-standing-place", &args(values))
    };
    let mut all: Vec<String> = lines.iter().zip(named).map(in_words).collect();
    if all.len() > MOST_NAMED {
        let more = all.len() - MOST_NAMED;
        all.truncate(MOST_NAMED);
        all.push(words.text("told-standing-more", &args([("n", more.into())])));
    }
    words.phrase(&all)
}

fn won_in_words(words: &Words, lines: &[MatchesWon], names: &Names) -> String {
    let named = names_of(words, lines.iter().map(|line| Some(line.user)), names);
    let in_words = |(line, name): (&MatchesWon, String)| {
        let values = [("name", name.into()), ("won", line.won.into()), ("matches", line.matches.into())];
        words.text("told-standing-matches", &args(values))
    };
    let all: Vec<String> = lines.iter().zip(named).map(in_words).collect();
    words.phrase(&all)
}

/// The names of users, no two of which are the same, and a word for those who were erased.
fn names_of(words: &Words, users: impl Iterator<Item = Option<UserId>>, names: &Names) -> Vec<String> {
    let known = |user: Option<UserId>| Some(names.get(&user?)?.as_ref()?.name.clone());
    let mut all: Vec<Option<String>> = users.map(known).collect();
    distinguish(all.iter_mut().flatten());
    all.into_iter().map(|name| name.unwrap_or_else(|| words.plain("told-somebody"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::LeagueId;
    use records::UserName;
    use uuid::Uuid;

    fn user(number: u128) -> UserId {
        UserId(Uuid::from_u128(number))
    }

    fn names(of: &[&str]) -> Names {
        let name = |name: &str| UserName { name: name.to_owned(), is_guest: false, page: None };
        (1..).zip(of).map(|(number, text)| (user(number), Some(name(text)))).collect()
    }

    fn lines(scores: &[u32]) -> Vec<StandingLine> {
        let line = |(number, score): (u128, &u32)| StandingLine {
            user: Some(user(number)),
            place: u32::try_from(number).unwrap(),
            score: *score,
        };
        (1..).zip(scores).map(line).collect()
    }

    fn of_league(language: &str, round: u8, is_final: bool) -> String {
        let table =
            LeagueOfTable { league: LeagueId(Uuid::nil()), name: "Spring".to_owned(), round, rounds: 3 };
        let standing = Standing { lines: lines(&[48, 30]), is_final };
        let standing = CircleStanding::League { table, standing, names: names(&["Ana", "Bia"]) };
        standing_in_words(words(language), "dogs", &standing)
    }

    #[test]
    fn a_league_is_told_with_its_round_and_who_leads() {
        assert_eq!(of_league("en", 2, false), "Spring, round 2 of 3: 1. Ana (48) and 2. Bia (30)");
        assert_eq!(of_league("en", 4, false), "Spring, the final: 1. Ana (48) and 2. Bia (30)");
        assert_eq!(of_league("en", 4, true), "Spring is over: 1. Ana (48) and 2. Bia (30)");
        assert_eq!(of_league("pt-BR", 2, false), "Spring, rodada 2 de 3: 1º Ana (48) e 2º Bia (30)");
        assert_eq!(of_league("ja", 2, false), "Spring・第2ラウンド（全3）：1位 Ana（48）、2位 Bia（30）");
    }

    #[test]
    fn of_many_players_the_first_are_named() {
        let standing = Standing { lines: lines(&[9; 11]), is_final: false };
        let names = names(&["Ana", "Ana", "Bia"]);
        let said = standing_in_words(words("en"), "dogs", &CircleStanding::Evening { standing, names });
        assert!(
            said.starts_with("This evening so far: 1. Ana (9), 2. Ana 2 (9), 3. Bia (9), 4. somebody"),
            "{said}"
        );
        assert!(said.ends_with(" and 3 more"), "{said}");
    }
}
