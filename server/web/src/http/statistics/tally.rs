//! Adds up the matches of a user.

use protocol::{
    Against, BotOpponent, GameStatistics, Level, LineStatistics, Opponent, OpponentGame, PlayedMark,
    SeatNumber, Statistics, TableStatistics, Tally, UserId, limits,
};
use records::{Names, PlayedMatch, SeatAssignment};
use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;

/// The statistics of a user from their matches, which stand in the order in which they ended.
pub(super) fn tally(played: &[PlayedMatch], names: &Names, user: UserId, against: Against) -> Statistics {
    let own: Vec<Own<'_>> = played.iter().filter_map(|one| Own::of(one, user)).collect();
    let number = |wanted| own.iter().filter(|own| own.against == wanted).count();
    let counted: Vec<&Own<'_>> = own.iter().filter(|own| own.against == against).collect();
    Statistics {
        with_people: count(number(Against::People)),
        against_bots: count(number(Against::Bots)),
        games: games(&counted),
        opponents: opponents(&counted, names),
        bots: bots(&counted),
    }
}

/// A match from the seat of a user.
pub(super) struct Own<'a> {
    pub(super) played: &'a PlayedMatch,
    seat: SeatNumber,
    place: u8,
    points: i32,
    pub(super) against: Against,
}

/// How the user did against somebody else in one match.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Before,
    Behind,
    Even,
}

impl<'a> Own<'a> {
    /// `None` if the user holds no seat, or the result lacks theirs.
    pub(super) fn of(played: &'a PlayedMatch, user: UserId) -> Option<Self> {
        let holds = |seat: &SeatAssignment| seat.user() == Some(user);
        let seat = *played.seats.iter().find(|(_, seat)| holds(seat))?.0;
        let others = played.seats.values().filter_map(SeatAssignment::user);
        let with_people = others.into_iter().any(|other| other != user);
        Some(Self {
            played,
            seat,
            place: *played.result.places.get(&seat)?,
            points: *played.result.points.get(&seat)?,
            against: if with_people { Against::People } else { Against::Bots },
        })
    }

    pub(super) fn won(&self) -> bool {
        self.place == 1
    }

    fn seats(&self) -> u8 {
        u8::try_from(self.played.seats.len()).unwrap_or(u8::MAX)
    }

    /// What chance alone would have brought of a win.
    pub(super) fn win_by_chance(&self) -> f64 {
        let winners = self.played.result.places.values().filter(|place| **place == 1).count();
        winners as f64 / self.played.seats.len() as f64
    }

    pub(super) fn mark(&self) -> PlayedMark {
        let points = &self.played.result.points;
        let others: Vec<f64> = points
            .iter()
            .filter(|(seat, _)| **seat != self.seat)
            .map(|(_, points)| f64::from(*points))
            .collect();
        PlayedMark {
            room: self.played.id,
            ended: self.played.ended,
            seats: self.seats(),
            place: self.place,
            points: self.points,
            ahead: f64::from(self.points) - average(&others),
            margin: self.margin(),
        }
    }

    /// The points of the first place less those of the second. Tie-breaks may put fewer points first.
    fn margin(&self) -> i32 {
        let result = &self.played.result;
        let mut ranked: Vec<(u8, i32)> = result
            .places
            .iter()
            .filter_map(|(seat, place)| Some((*place, *result.points.get(seat)?)))
            .collect();
        ranked.sort_by_key(|(place, points)| (*place, Reverse(*points)));
        match ranked[..] {
            [(_, first), (_, second), ..] => first.saturating_sub(second),
            _ => 0,
        }
    }

    /// The other seats, and how the user did against each.
    fn outcomes(&self) -> impl Iterator<Item = (&'a SeatAssignment, Outcome)> {
        let (own, places) = (self.place, &self.played.result.places);
        self.played.seats.iter().filter(|(seat, _)| **seat != self.seat).filter_map(move |(seat, held)| {
            let outcome = match own.cmp(places.get(seat)?) {
                Ordering::Less => Outcome::Before,
                Ordering::Greater => Outcome::Behind,
                Ordering::Equal => Outcome::Even,
            };
            Some((held, outcome))
        })
    }
}

fn games(counted: &[&Own<'_>]) -> Vec<GameStatistics> {
    let mut by_game = BTreeMap::<&str, Vec<&Own<'_>>>::new();
    for own in counted {
        by_game.entry(&own.played.game).or_default().push(own);
    }
    let mut games: Vec<GameStatistics> =
        by_game.into_iter().filter_map(|(game, matches)| game_statistics(game, &matches)).collect();
    games.sort_by_key(|game| Reverse(game.matches));
    games
}

/// `None` without a match.
fn game_statistics(game: &str, matches: &[&Own<'_>]) -> Option<GameStatistics> {
    let marks: Vec<PlayedMark> = matches.iter().map(|own| own.mark()).collect();
    let first_of = |is_better: &dyn Fn(&PlayedMark, &PlayedMark) -> bool| {
        marks.iter().reduce(|best, mark| if is_better(mark, best) { mark } else { best }).cloned()
    };
    let clearest = marks.iter().filter(|mark| mark.place == 1 && mark.margin > 0);
    let times = matches.iter().filter_map(|own| own.played.summary.as_ref()?.thinking.get(&own.seat));
    Some(GameStatistics {
        game: game.to_owned(),
        matches: count(matches.len()),
        streak: streak(matches),
        longest_streak: longest_streak(matches),
        tables: tables(matches),
        lines: lines(matches),
        most_points: first_of(&|mark, best| mark.points > best.points)?,
        clearest_win: clearest
            .reduce(|best, mark| if mark.margin > best.margin { mark } else { best })
            .cloned(),
        closest: first_of(&|mark, best| mark.margin.abs() < best.margin.abs())?,
        timed: count(times.clone().count()),
        thinking: times.sum(),
        latest: marks[marks.len().saturating_sub(limits::PLAYED_MARKS)..].to_vec(),
    })
}

/// The wins in a row at the end.
pub(super) fn streak(matches: &[&Own<'_>]) -> u32 {
    count(matches.iter().rev().take_while(|own| own.won()).count())
}

pub(super) fn longest_streak(matches: &[&Own<'_>]) -> u32 {
    let streaks = matches.chunk_by(|one, next| one.won() == next.won());
    count(streaks.filter(|streak| streak[0].won()).map(<[_]>::len).max().unwrap_or_default())
}

fn tables(matches: &[&Own<'_>]) -> Vec<TableStatistics> {
    let mut tables = BTreeMap::<u8, TableStatistics>::new();
    for own in matches {
        let seats = own.seats();
        let none = TableStatistics { seats, matches: 0, wins: 0, wins_by_chance: 0.0, places: 0, points: 0 };
        let table = tables.entry(seats).or_insert(none);
        table.matches += 1;
        table.wins += u32::from(own.won());
        table.wins_by_chance += own.win_by_chance();
        table.places += u32::from(own.place);
        table.points += i64::from(own.points);
    }
    tables.into_values().collect()
}

fn lines(matches: &[&Own<'_>]) -> Vec<LineStatistics> {
    let mut lines = BTreeMap::<&str, LineStatistics>::new();
    for own in matches {
        let Some(summary) = &own.played.summary else { continue };
        for (line, points) in &summary.lines {
            let none = LineStatistics { line: line.clone(), matches: 0, own: 0, average: 0.0 };
            let sums = lines.entry(line).or_insert(none);
            sums.matches += 1;
            sums.own += i64::from(points.get(&own.seat).copied().unwrap_or_default());
            let all: i64 = points.values().map(|points| i64::from(*points)).sum();
            sums.average += all as f64 / f64::from(own.seats());
        }
    }
    lines.into_values().collect()
}

/// What two users have played against each other.
#[derive(Default)]
struct Common<'a> {
    tally: Tally,
    games: BTreeMap<&'a str, Tally>,
    streak: i32,
    latest: u64,
}

fn opponents(counted: &[&Own<'_>], names: &Names) -> Vec<Opponent> {
    let mut common = BTreeMap::<UserId, Common<'_>>::new();
    for own in counted {
        for (held, outcome) in own.outcomes() {
            let Some(other) = held.user() else { continue };
            let both = common.entry(other).or_default();
            add(&mut both.tally, outcome);
            add(both.games.entry(&own.played.game).or_default(), outcome);
            both.streak = match outcome {
                Outcome::Before => both.streak.max(0) + 1,
                Outcome::Behind => both.streak.min(0) - 1,
                Outcome::Even => 0,
            };
            both.latest = own.played.ended;
        }
    }
    let mut opponents: Vec<Opponent> =
        common.into_iter().filter_map(|(user, both)| opponent(names.get(&user)?.as_ref()?, both)).collect();
    opponents.sort_by_key(|opponent| Reverse((opponent.tally.matches(), opponent.latest)));
    opponents.truncate(limits::OPPONENTS);
    opponents
}

fn opponent(name: &records::UserName, both: Common<'_>) -> Option<Opponent> {
    let game = |(game, tally): (&str, Tally)| OpponentGame { game: game.to_owned(), tally };
    let mut games: Vec<OpponentGame> = both.games.into_iter().map(game).collect();
    games.sort_by_key(|game| Reverse(game.tally.matches()));
    Some(Opponent {
        name: name.name.clone(),
        guest: name.is_guest,
        page: name.page,
        tally: both.tally,
        streak: both.streak,
        latest: both.latest,
        games,
    })
}

fn bots(counted: &[&Own<'_>]) -> Vec<BotOpponent> {
    let outcomes: Vec<(&SeatAssignment, Outcome)> = counted.iter().flat_map(|own| own.outcomes()).collect();
    let of_level = |level: Level| {
        let mut tally = Tally::default();
        let met = outcomes.iter().filter(|(held, _)| **held == SeatAssignment::Bot { level });
        met.for_each(|(_, outcome)| add(&mut tally, *outcome));
        (tally.matches() > 0).then_some(BotOpponent { level, tally })
    };
    Level::ALL.into_iter().filter_map(of_level).collect()
}

fn add(tally: &mut Tally, outcome: Outcome) {
    match outcome {
        Outcome::Before => tally.before += 1,
        Outcome::Behind => tally.behind += 1,
        Outcome::Even => tally.even += 1,
    }
}

pub(super) fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// 0 of none.
fn average(all: &[f64]) -> f64 {
    if all.is_empty() { 0.0 } else { all.iter().sum::<f64>() / all.len() as f64 }
}

#[cfg(test)]
pub(super) mod tests;
