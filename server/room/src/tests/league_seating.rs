//! Leagues: who meets whom on which seat, and who sits out.

use super::leagues::{HOUR, follow, league, play, sizes, standing, user, wanted};
use games::frame::Dice;
use protocol::{NewLeague, PlayerNumber, PlayerState, TableStatus};
use records::{StoredLeague, StoredLeagueSeat, StoredPlayer, StoredRound, StoredTable};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn tables_are_as_full_as_the_number_of_players_allows() {
    for (players, seats, expected) in [
        (16, 4, vec![4, 4, 4, 4]),
        (17, 4, vec![4, 4, 3, 3, 3]),
        (5, 4, vec![3, 2]),
        (3, 4, vec![3]),
        (64, 5, [vec![5; 12], vec![4]].concat()),
    ] {
        let mut league = league(&wanted(seats), players);
        follow(&mut league, 0, 1);
        assert_eq!(sizes(&league), expected, "{players} players at tables of {seats}");
        assert!(league.rounds[0].sits_out.is_empty());
    }
}

#[test]
fn at_tables_for_two_everybody_sits_out_in_turn() {
    let mut league = league(&wanted(2), 3);
    let mut out = BTreeSet::new();
    for round in 0..3 {
        follow(&mut league, round * HOUR, 7);
        assert_eq!(sizes(&league), [2]);
        out.extend(league.rounds.last().unwrap().sits_out.clone());
        play(&mut league);
        follow(&mut league, round * HOUR, 7);
    }
    assert_eq!(out, [0, 1, 2].into());
    // Each has met both others. 0 has won twice, 1 once, and a round without a table brings half.
    assert_eq!(standing(&league), [(0, 60, 1), (1, 36, 2), (2, 12, 3)]);
}

#[test]
fn who_came_late_does_not_make_up_for_sitting_out() {
    let mut league = league(&NewLeague { rounds: 9, ..wanted(2) }, 3);
    for round in 0..6 {
        follow(&mut league, round, 1);
        play(&mut league);
        follow(&mut league, round, 1);
    }
    league.players.get_mut(&0).unwrap().state = PlayerState::Left;
    let late = StoredPlayer { user: Some(user(3)), state: PlayerState::Waiting, since: 6 };
    league.players.insert(3, late);
    for round in 6..9 {
        follow(&mut league, round, 1);
        assert!(!league.rounds.last().unwrap().sits_out.contains(&3), "round {round}");
        play(&mut league);
        follow(&mut league, round, 1);
    }
}

/// How often pairs met again, how often the numbers force it, and the largest difference between how often a player had two
/// seats.
fn repeats(league: &StoredLeague) -> (usize, usize, usize) {
    let mut met: BTreeMap<(PlayerNumber, PlayerNumber), usize> = BTreeMap::new();
    let mut seats: BTreeMap<PlayerNumber, Vec<usize>> = BTreeMap::new();
    for table in league.rounds.iter().flat_map(|round| &round.tables) {
        for (at, seat) in table.seats.iter().enumerate() {
            seats.entry(seat.player).or_insert_with(|| vec![0; usize::from(league.plan.seats)])[at] += 1;
            for other in table.seats.iter().filter(|other| other.player < seat.player) {
                *met.entry((other.player, seat.player)).or_default() += 1;
            }
        }
    }
    let all: usize = met.values().sum();
    let players = league.players.len();
    let forced = all.saturating_sub(players * (players - 1) / 2);
    let spread = |seats: &Vec<usize>| seats.iter().max().unwrap() - seats.iter().min().unwrap();
    (all - met.len(), forced, seats.values().map(spread).max().unwrap())
}

/// All rounds of a league in which everybody shares each first place, so that nobody stands before anybody.
fn simulated(players: PlayerNumber, seats: u8, rounds: u8, seed: u8) -> StoredLeague {
    let mut league = league(&NewLeague { rounds, ..wanted(seats) }, players);
    for _ in 0..rounds {
        follow(&mut league, 0, seed);
        for table in &mut league.rounds.last_mut().unwrap().tables {
            let played = table.played.as_mut().unwrap();
            played.status = TableStatus::Over;
            played.places = (0..).take(table.seats.len()).map(|seat| (seat, 1)).collect();
        }
        follow(&mut league, 0, seed);
    }
    league
}

/// How often pairs meet again where lots are drawn.
fn repeats_of_lots(players: PlayerNumber, seats: u8, rounds: u8, dice: &mut Dice) -> usize {
    let mut league = league(&wanted(seats), players);
    let mut order: Vec<PlayerNumber> = (0..players).collect();
    for _ in 0..rounds {
        dice.shuffle(&mut order);
        let seat = |player: &PlayerNumber| StoredLeagueSeat { player: *player, result: None };
        let table =
            |table: &[PlayerNumber]| StoredTable { played: None, seats: table.iter().map(seat).collect() };
        let tables = order.chunks_exact(usize::from(seats)).map(table).collect();
        league.rounds.push(StoredRound { began: 0, ends: 0, tables, sits_out: BTreeSet::new() });
    }
    repeats(&league).0
}

#[test]
fn opponents_repeat_at_most_half_as_often_as_by_lot_and_seats_are_balanced() {
    // `cargo test` without optimisation plays some leagues; see docs/figures.md for a thousand.
    let leagues: u32 =
        std::env::var("RODADA_LEAGUES").ok().and_then(|count| count.parse().ok()).unwrap_or(12);
    let mut dice = Dice::from_number(1);
    let (mut repeated, mut of_lots) = (0, 0);
    for number in 0..leagues {
        let (seats, rounds) = (2 + dice.below(4) as u8, 3 + dice.below(6) as u8);
        let tables = (8 / u32::from(seats)).max(2)
            + dice.below(64 / u32::from(seats) - (8 / u32::from(seats)).max(2) + 1);
        let players = tables as PlayerNumber * PlayerNumber::from(seats);
        let (again, forced, spread) = repeats(&simulated(players, seats, rounds, number as u8));
        let by_lot = repeats_of_lots(players, seats, rounds, &mut dice);
        assert!(
            spread <= 1,
            "{players} players at tables of {seats} for {rounds} rounds: a seat {spread} times oftener"
        );
        repeated += again - forced;
        of_lots += by_lot.saturating_sub(forced);
    }
    println!("{leagues} leagues: {repeated} repeats beyond those that the numbers force, {of_lots} by lot");
    assert!(2 * repeated <= of_lots, "{repeated} repeats, {of_lots} by lot");
}
