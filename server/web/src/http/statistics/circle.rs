//! What the matches in a circle add up to, for its members.

use super::tally::{Own, count, longest_streak, streak};
use super::{CSV_HEAD, MOST_MATCHES, Refusal, csv, with_names};
use crate::App;
use crate::admission::{Address, ByAddress};
use crate::http::circles::require_member;
use crate::http::cookie::RequestUser;
use crate::http::params::{IdInPath, QueryParams};
use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use protocol::{Against, CircleGame, CircleId, CirclePlayer, CircleRecord, CircleStatistics, UserId};
use records::names::{distinguish, member_key};
use records::{Names, PlayedMatch};
use serde::Deserialize;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Which matches count: those that ended from `from` on and before `before`, in milliseconds since 1970.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct CircleStatisticsQuery {
    from: Option<u64>,
    before: Option<u64>,
}

/// `GET /api/circles/{circle}/statistics`: who plays how in a circle of the user.
pub(in crate::http) async fn show(
    State(app): State<Arc<App>>,
    request_user: RequestUser,
    QueryParams(query): QueryParams<CircleStatisticsQuery>,
    address: Address,
    circle: Result<IdInPath<CircleId>, Refusal>,
) -> Result<Json<CircleStatistics>, Refusal> {
    let (user, circle) = (request_user.require_user()?.id, circle?.0);
    let (played, names) = read(&app, circle, user, &query, address).await?;
    Ok(Json(tally(circle, &played, &names, user)))
}

/// `GET /api/circles/{circle}/statistics/matches.csv`: all seats of all matches that count, for a spreadsheet.
pub(in crate::http) async fn matches_csv(
    State(app): State<Arc<App>>,
    request_user: RequestUser,
    QueryParams(query): QueryParams<CircleStatisticsQuery>,
    address: Address,
    circle: Result<IdInPath<CircleId>, Refusal>,
) -> Result<impl IntoResponse, Refusal> {
    let (user, circle) = (request_user.require_user()?.id, circle?.0);
    let (played, names) = read(&app, circle, user, &query, address).await?;
    Ok((CSV_HEAD, csv::matches(&played, &names, user)))
}

/// The matches that count, and the names of all who played in them.
async fn read(
    app: &App,
    circle: CircleId,
    user: UserId,
    &CircleStatisticsQuery { from, before }: &CircleStatisticsQuery,
    address: Address,
) -> Result<(Vec<PlayedMatch>, Names), Refusal> {
    app.quotas.count(ByAddress::Search, address)?;
    require_member(app, circle, user).await?;
    // Later than any time that is stored.
    let end = i64::MAX.unsigned_abs();
    let (from, before) = (from.unwrap_or_default().min(end), before.unwrap_or(end).min(end));
    let mut played = app.store.played_in(circle, from, before, MOST_MATCHES).await?;
    played.retain(|one| users(one).len() > 1);
    with_names(app, played).await
}

fn users(played: &PlayedMatch) -> BTreeSet<UserId> {
    played.seats.values().filter_map(|seat| seat.user()).collect()
}

/// The statistics of a circle from its matches, which stand in the order in which they ended.
fn tally(circle: CircleId, played: &[PlayedMatch], names: &Names, you: UserId) -> CircleStatistics {
    let seats: Vec<(UserId, Own<'_>)> = played
        .iter()
        .flat_map(|one| users(one).into_iter().filter_map(|user| Some((user, Own::of(one, user)?))))
        .filter(|(_, own)| own.against == Against::People)
        .collect();
    CircleStatistics {
        matches: count(played.len()),
        ended: played.first().zip(played.last()).map(|(first, last)| (first.ended, last.ended)),
        players: players(circle, &seats, names, you),
        games: games(&seats, names),
    }
}

fn players(circle: CircleId, seats: &[(UserId, Own<'_>)], names: &Names, you: UserId) -> Vec<CirclePlayer> {
    let mut by_user = BTreeMap::<UserId, Vec<&Own<'_>>>::new();
    for (user, own) in seats {
        by_user.entry(*user).or_default().push(own);
    }
    let player = |(user, matches): (UserId, Vec<&Own<'_>>)| {
        let known = names.get(&user)?.as_ref()?;
        Some(CirclePlayer {
            person: member_key(circle, user),
            name: known.name.clone(),
            guest: known.is_guest,
            page: known.page,
            you: user == you,
            matches: count(matches.len()),
            wins: count(matches.iter().filter(|own| own.won()).count()),
            wins_by_chance: matches.iter().map(|own| own.win_by_chance()).sum(),
            streak: streak(&matches),
            longest_streak: longest_streak(&matches),
        })
    };
    let mut players: Vec<CirclePlayer> = by_user.into_iter().filter_map(player).collect();
    distinguish(players.iter_mut().map(|player| &mut player.name));
    // Of two with as many wins, the one who needed fewer matches.
    players.sort_by_key(|player| (Reverse(player.wins), player.matches));
    players
}

fn games(seats: &[(UserId, Own<'_>)], names: &Names) -> Vec<CircleGame> {
    let mut by_game = BTreeMap::<&str, Vec<CircleRecord>>::new();
    for (user, own) in seats {
        let name = names.get(user).and_then(|known| Some(known.as_ref()?.name.clone()));
        by_game.entry(&own.played.game).or_default().push(CircleRecord { name, mark: own.mark() });
    }
    let mut games: Vec<CircleGame> =
        by_game.into_iter().filter_map(|(game, records)| game_of(game, &records)).collect();
    games.sort_by_key(|game| Reverse(game.matches));
    games
}

/// `None` without a match.
fn game_of(game: &str, records: &[CircleRecord]) -> Option<CircleGame> {
    let matches: BTreeSet<_> = records.iter().map(|record| record.mark.room).collect();
    // Of equals, the first.
    let most_points = records.iter().min_by_key(|record| Reverse(record.mark.points));
    let winners = || records.iter().filter(|record| record.mark.place == 1);
    // Bots may have won them all.
    let closest = winners().chain(records).min_by_key(|record| record.mark.margin.abs());
    let clearest_win = winners().filter(|record| record.mark.margin > 0);
    Some(CircleGame {
        game: game.to_owned(),
        matches: count(matches.len()),
        most_points: most_points?.clone(),
        clearest_win: clearest_win.min_by_key(|record| Reverse(record.mark.margin)).cloned(),
        closest: closest?.clone(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::statistics::tally::tests::{held_by, names, played, user};
    use protocol::Level;
    use records::SeatAssignment;

    const BOT: SeatAssignment = SeatAssignment::Bot { level: Level::Good };

    fn circle() -> CircleId {
        CircleId(uuid::Uuid::from_u128(7))
    }

    #[test]
    fn without_matches_there_is_nothing() {
        assert_eq!(tally(circle(), &[], &Names::new(), user(1)), CircleStatistics::default());
    }

    #[test]
    fn everybody_stands_in_the_order_of_their_wins() {
        let (ana, bia, caio) = (user(1), user(2), user(3));
        let all = [
            played(1, &[(held_by(ana), 2, 20), (held_by(bia), 1, 30)]),
            played(2, &[(held_by(ana), 1, 40), (held_by(bia), 2, 10), (BOT, 3, 5), (held_by(caio), 4, 0)]),
            played(3, &[(held_by(ana), 1, 21), (held_by(bia), 2, 20)]),
        ];
        let found = tally(circle(), &all, &names(&[(ana, "Ana"), (bia, "Ana")]), bia);
        assert_eq!((found.matches, found.ended), (3, Some((1, 3))));
        let [first, second] = &found.players[..] else { panic!("two have a name: {found:?}") };
        assert_eq!((first.wins, first.matches, first.wins_by_chance), (2, 3, 1.25));
        assert_eq!((first.streak, first.longest_streak, first.you), (2, 2, false));
        assert_eq!((second.wins, second.streak, second.longest_streak, second.you), (1, 0, 1, true));
        assert_ne!(first.name, second.name, "both are called Ana");
        assert_eq!(first.person, member_key(circle(), ana));
    }

    #[test]
    fn a_game_has_records_with_the_names_of_those_who_hold_them() {
        let (ana, bia) = (user(1), user(2));
        let all = [
            played(1, &[(held_by(ana), 2, 50), (held_by(bia), 1, 51)]),
            played(2, &[(held_by(ana), 1, 40), (held_by(bia), 2, 10)]),
            played(3, &[(BOT, 1, 60), (held_by(ana), 2, 20), (held_by(bia), 3, 10)]),
        ];
        let found = tally(circle(), &all, &names(&[(ana, "Ana")]), ana);
        let [game] = &found.games[..] else { panic!("one game: {found:?}") };
        assert_eq!((game.game.as_str(), game.matches), ("draftosaurus", 3));
        assert_eq!((game.most_points.name.as_deref(), game.most_points.mark.points), (None, 51));
        let clearest = game.clearest_win.as_ref().unwrap();
        assert_eq!((clearest.name.as_deref(), clearest.mark.margin), (Some("Ana"), 30));
        assert_eq!((game.closest.mark.room, game.closest.mark.margin), (all[0].id, 1));
    }
}
