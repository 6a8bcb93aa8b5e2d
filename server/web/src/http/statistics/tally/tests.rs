use super::*;
use protocol::MatchId;
use records::{MatchResult, MatchSummary, UserName};

const BOT: SeatAssignment = SeatAssignment::Bot { level: Level::Good };

pub(in crate::http::statistics) fn user(id: u128) -> UserId {
    UserId(uuid::Uuid::from_u128(id))
}

pub(in crate::http::statistics) fn held_by(user: UserId) -> SeatAssignment {
    SeatAssignment::User { user, stand_in: false }
}

/// A match that ended at `ended`, with the holder, the place and the points of each seat.
pub(in crate::http::statistics) fn played(ended: u64, seats: &[(SeatAssignment, u8, i32)]) -> PlayedMatch {
    let numbered = || (0..).zip(seats);
    PlayedMatch {
        id: MatchId::new(),
        game: "draftosaurus".to_owned(),
        ended,
        seats: numbered().map(|(seat, (held, ..))| (seat, held.clone())).collect(),
        result: MatchResult {
            places: numbered().map(|(seat, (_, place, _))| (seat, *place)).collect(),
            points: numbered().map(|(seat, (.., points))| (seat, *points)).collect(),
            policies: None,
        },
        summary: None,
    }
}

pub(in crate::http::statistics) fn names(users: &[(UserId, &str)]) -> Names {
    let name = |name: &str| UserName { name: name.to_owned(), is_guest: false, page: None };
    users.iter().map(|(user, of)| (*user, Some(name(of)))).collect()
}

fn with_people(played: &[PlayedMatch], names: &Names, user: UserId) -> Statistics {
    tally(played, names, user, Against::People)
}

#[test]
fn nothing_adds_up_to_nothing() {
    assert_eq!(with_people(&[], &Names::new(), user(1)), Statistics::default());
}

#[test]
fn wins_stand_beside_what_chance_brings() {
    let (ana, bia, caio) = (user(1), user(2), user(3));
    let all = [
        played(1, &[(held_by(ana), 1, 30), (held_by(bia), 2, 20)]),
        played(2, &[(held_by(ana), 3, 10), (held_by(bia), 1, 25), (held_by(caio), 1, 25)]),
        played(3, &[(held_by(bia), 2, 20), (held_by(ana), 1, 21), (held_by(caio), 3, 7)]),
    ];
    let found = with_people(&all, &Names::new(), ana);
    assert_eq!((found.with_people, found.against_bots), (3, 0));
    let [game] = &found.games[..] else { panic!("one game: {found:?}") };
    let two = TableStatistics { seats: 2, matches: 1, wins: 1, wins_by_chance: 0.5, places: 1, points: 30 };
    assert_eq!(game.tables[0], two);
    let three = &game.tables[1];
    assert_eq!((three.seats, three.matches, three.wins, three.places, three.points), (3, 2, 1, 4, 31));
    // Two of three won the first of them, one of three the second.
    assert!((three.wins_by_chance - 1.0).abs() < 1e-9);
}

#[test]
fn streaks_are_wins_in_a_row() {
    let (ana, bia) = (user(1), user(2));
    let won = |ended, won: bool| {
        let (own, other) = if won { (1, 2) } else { (2, 1) };
        played(ended, &[(held_by(ana), own, 1), (held_by(bia), other, 1)])
    };
    let all: Vec<PlayedMatch> =
        (0..).zip([true, true, true, false, true, true]).map(|(at, one)| won(at, one)).collect();
    let found = with_people(&all, &names(&[(bia, "Bia")]), ana);
    assert_eq!((found.games[0].streak, found.games[0].longest_streak), (2, 3));
    let bia = &found.opponents[0];
    assert_eq!((bia.tally, bia.streak, bia.latest), (Tally { before: 5, behind: 1, even: 0 }, 2, 5));
    let from_the_other_side = with_people(&all, &names(&[(ana, "Ana")]), user(2));
    assert_eq!(from_the_other_side.opponents[0].streak, -2);
}

#[test]
fn records_name_their_matches() {
    let (ana, bia) = (user(1), user(2));
    let all = [
        played(1, &[(held_by(ana), 1, 30), (held_by(bia), 2, 12)]),
        played(2, &[(held_by(ana), 2, 40), (held_by(bia), 1, 41)]),
        played(3, &[(held_by(ana), 1, 22), (held_by(bia), 2, 20)]),
    ];
    let game = &with_people(&all, &Names::new(), ana).games[0];
    assert_eq!((game.most_points.room, game.most_points.points), (all[1].id, 40));
    assert_eq!(game.clearest_win.as_ref().map(|win| (win.room, win.margin)), Some((all[0].id, 18)));
    assert_eq!((game.closest.room, game.closest.margin), (all[1].id, 1));
    assert_eq!(game.latest.iter().map(|mark| mark.ahead).collect::<Vec<_>>(), [18.0, -1.0, 2.0]);
}

#[test]
fn lines_of_the_sheet_stand_beside_the_average_of_the_table() {
    let (ana, bia) = (user(1), user(2));
    let mut one = played(1, &[(held_by(ana), 1, 9), (held_by(bia), 2, 4)]);
    let line = |points: [i32; 2]| (0..).zip(points).collect();
    one.summary = Some(MatchSummary {
        lines: [("bays".to_owned(), line([6, 1])), ("hotel".to_owned(), line([3, 3]))].into(),
        thinking: [(0, 40_000), (1, 9_000)].into(),
        ..MatchSummary::default()
    });
    let unread = played(2, &[(held_by(ana), 1, 9), (held_by(bia), 2, 4)]);
    let game = &with_people(&[one, unread], &Names::new(), ana).games[0];
    let bays = LineStatistics { line: "bays".to_owned(), matches: 1, own: 6, average: 3.5 };
    let hotel = LineStatistics { line: "hotel".to_owned(), matches: 1, own: 3, average: 3.0 };
    assert_eq!(game.lines, [bays, hotel]);
    assert_eq!((game.timed, game.thinking), (1, 40_000));
}

#[test]
fn matches_against_bots_count_apart() {
    let (ana, bia) = (user(1), user(2));
    let all = [
        played(1, &[(held_by(ana), 1, 3), (BOT, 2, 2), (BOT, 2, 2)]),
        played(2, &[(held_by(ana), 2, 3), (held_by(bia), 3, 2), (BOT, 1, 5)]),
    ];
    let people = with_people(&all, &names(&[(bia, "Bia")]), ana);
    assert_eq!((people.with_people, people.against_bots, people.games[0].matches), (1, 1, 1));
    assert_eq!(
        people.bots,
        [BotOpponent { level: Level::Good, tally: Tally { behind: 1, ..Tally::default() } }]
    );
    let bots = tally(&all, &Names::new(), ana, Against::Bots);
    assert_eq!(
        bots.bots,
        [BotOpponent { level: Level::Good, tally: Tally { before: 2, ..Tally::default() } }]
    );
    assert!(bots.opponents.is_empty());
}

#[test]
fn whoever_has_no_name_any_more_is_nobody() {
    let (ana, bia) = (user(1), user(2));
    let all = [played(1, &[(held_by(ana), 1, 3), (held_by(bia), 2, 2)])];
    let found = with_people(&all, &[(bia, None)].into(), ana);
    assert_eq!((found.with_people, found.games[0].matches), (1, 1), "the match still counts");
    assert!(found.opponents.is_empty());
}
