//! Seats the players of a round: opponents meet again as seldom as possible, everybody has each seat equally often, and from
//! the second round on those meet who stand close to each other.
//!
//! All of that is one cost. A seating is improved by exchanging two seats at a time: at first also for a worse one, up to a
//! limit that falls to nothing.

use super::league_standing;
use games::frame::Dice;
use protocol::{PlayerNumber, limits};
use records::{Seating, StoredLeague, StoredRound};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::iter::repeat_n;
use std::ops::Range;

/// The cost of a pair for each time that they have met before.
const REPEAT: i64 = 20;
/// The cost of a seat for each time that its player had it oftener than another one.
const SEAT: i64 = 400;
/// The cost of a pair with all points of a table between them.
const DISTANCE: i64 = 10;
/// The highest price of an exchange at the beginning.
const TOLERANCE: i64 = 60;
/// How many exchanges are tried for each player with the same limit.
const TRIES: usize = 25;

/// What has happened to the players of a league before a round. Players are counted from 0 here, as they are given.
struct Before {
    met: Vec<Vec<i64>>,
    /// How often each player had each seat.
    seats: Vec<Vec<i64>>,
    points: Vec<i64>,
}

/// Seats the players of a round, and says who sits out. `None` if they are too few for a table.
pub(super) fn seat(
    league: &StoredLeague,
    playing: &[PlayerNumber],
    least: u8,
    dice: &mut Dice,
) -> Option<(Vec<Seating>, BTreeSet<PlayerNumber>)> {
    let (sizes, out) = table_sizes(playing.len(), usize::from(league.plan.seats), usize::from(least))?;
    let sits_out = who_sits_out(league, playing, out, dice);
    let mut seated: Vec<PlayerNumber> =
        playing.iter().copied().filter(|player| !sits_out.contains(player)).collect();
    dice.shuffle(&mut seated);
    let before = before(league, &seated);
    let order = improved(&before, &sizes, dice);
    let mut order = order.into_iter().map(|player| seated[player]);
    let tables = sizes.iter().map(|size| order.by_ref().take(*size).collect()).collect();
    Some((tables, sits_out))
}

/// How many seats each table has, the largest first, and how many players sit out, which is as few as possible.
fn table_sizes(players: usize, seats: usize, least: usize) -> Option<(Vec<usize>, usize)> {
    (0..players).find_map(|out| {
        let seated = players - out;
        let tables = seated.div_ceil(seats);
        let (size, larger) = (seated / tables, seated % tables);
        let sizes = || (0..tables).map(|table| size + usize::from(table < larger)).collect();
        (size >= least).then(|| (sizes(), out))
    })
}

/// Those who have sat at most tables; of them the last of the standing, in the first round some that are drawn.
fn who_sits_out(
    league: &StoredLeague,
    playing: &[PlayerNumber],
    out: usize,
    dice: &mut Dice,
) -> BTreeSet<PlayerNumber> {
    let sat = |player: PlayerNumber| {
        let seats = league.rounds.iter().flat_map(|round| &round.tables).flat_map(|table| &table.seats);
        seats.filter(|seat| seat.player == player).count()
    };
    let mut drawn = playing.to_vec();
    dice.shuffle(&mut drawn);
    let places: BTreeMap<PlayerNumber, u32> =
        league_standing(league).iter().map(|line| (line.player, line.place)).collect();
    drawn.sort_by_key(|player| Reverse((sat(*player), places.get(player).copied())));
    drawn.into_iter().take(out).collect()
}

fn before(league: &StoredLeague, seated: &[PlayerNumber]) -> Before {
    let index: BTreeMap<PlayerNumber, usize> = seated.iter().copied().zip(0..).collect();
    let standing = league_standing(league);
    let points = |player: &PlayerNumber| {
        standing.iter().find(|line| line.player == *player).map_or(0, |line| i64::from(line.points))
    };
    let mut before = Before {
        met: vec![vec![0; seated.len()]; seated.len()],
        seats: vec![vec![0; usize::from(league.plan.seats)]; seated.len()],
        points: seated.iter().map(points).collect(),
    };
    for table in league.rounds.iter().flat_map(|round: &StoredRound| &round.tables) {
        let at_table: Vec<Option<usize>> =
            table.seats.iter().map(|seat| index.get(&seat.player).copied()).collect();
        for (seat, player) in at_table.iter().enumerate() {
            let Some(player) = *player else { continue };
            before.seats[player][seat] += 1;
            for other in at_table.iter().flatten().filter(|other| **other != player) {
                before.met[player][*other] += 1;
            }
        }
    }
    before
}

/// The order in which players take the seats of all tables, one table after the other.
fn improved(before: &Before, sizes: &[usize], dice: &mut Dice) -> Vec<usize> {
    // The table of each seat, as the range of its seats.
    let tables: Vec<Range<usize>> = sizes
        .iter()
        .scan(0, |next, size| {
            *next += size;
            Some(repeat_n(*next - size..*next, *size))
        })
        .flatten()
        .collect();
    let mut order: Vec<usize> = (0..tables.len()).collect();
    for tolerance in (0..=TOLERANCE).rev().flat_map(|tolerance| repeat_n(tolerance, TRIES * tables.len())) {
        let (one, other) = (dice.index(order.len()), dice.index(order.len()));
        let cost = |order: &[usize]| {
            let of = |seat: usize| table_cost(before, &order[tables[seat].clone()]);
            if tables[one] == tables[other] { of(one) } else { of(one) + of(other) }
        };
        let earlier = cost(&order);
        order.swap(one, other);
        if cost(&order) - earlier > tolerance {
            order.swap(one, other);
        }
    }
    order
}

fn table_cost(before: &Before, table: &[usize]) -> i64 {
    let mut cost = 0;
    for (seat, player) in table.iter().enumerate() {
        let seats = &before.seats[*player][..table.len()];
        cost += SEAT * (seats[seat] - seats.iter().min().copied().unwrap_or(0));
        for other in &table[..seat] {
            let distance = (before.points[*player] - before.points[*other]).abs();
            cost += REPEAT * before.met[*player][*other];
            cost += DISTANCE * distance / i64::from(limits::LEAGUE_POINTS);
        }
    }
    cost
}
