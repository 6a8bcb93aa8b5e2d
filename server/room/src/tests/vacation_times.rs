//! Whatever players plan, change and bring along: a clock stands still exactly while its player is away, hour by hour.

use super::world::{World, named_user};
use crate::{Command, ConnId};
use games::frame::Dice;
use protocol::{Pace, TableChange, UserId, Vacation};
use records::Millis;
use records::calendar::{VacationChange, brought_along, changed};
use std::collections::BTreeMap;

const HOUR: Millis = 3_600_000;
const HOURS: usize = 500;
/// The time for a decision, in hours.
const ALLOWED: usize = 72;
/// The users whom the player becomes, one after the other. They may be away before that.
const LATER: [&str; 3] = ["Nova", "Zoe", "Yan"];

/// A seat that is awaited, and what its clock has to say.
struct Round {
    dice: Dice,
    world: World,
    start: Millis,
    hour: usize,
    ana: ConnId,
    player: (UserId, ConnId),
    later: Vec<UserId>,
    /// The hours in which each user is away.
    away: BTreeMap<UserId, [bool; HOURS]>,
    /// How many hours the player has used.
    used: usize,
    /// No bot plays for the player.
    plays: bool,
}

impl Round {
    fn new(seed: u64) -> Self {
        let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Days { days: 3, no_vacation: false });
        world.play(conns[0], 0).unwrap();
        world.settle();
        let start = world.stored.seats[1].awaited_since.unwrap();
        world.now = start;
        let later: Vec<UserId> = LATER.into_iter().rev().map(named_user).collect();
        let player = (named_user("Bia"), conns[1]);
        let away = later.iter().chain([&player.0]).map(|user| (*user, [false; HOURS])).collect();
        let dice = Dice::from_number(seed);
        Self { dice, world, start, hour: 0, ana: conns[0], player, later, away, used: 0, plays: true }
    }

    fn at(&self, hour: usize) -> Millis {
        self.start + hour as Millis * HOUR
    }

    /// When the time of the player is up, as the hours say it.
    fn deadline(&self) -> Millis {
        let mut left = ALLOWED - self.used;
        let away = &self.away[&self.player.0];
        let end = (self.hour..).find(|&hour| {
            let is_up = left == 0;
            left -= usize::from(!is_up && !away[hour]);
            is_up
        });
        self.at(end.unwrap())
    }

    /// Lets hours pass. Returns `false` if the time of the player is up.
    fn pass(&mut self) -> bool {
        for _ in 0..self.dice.below(20) {
            self.used += usize::from(self.plays && !self.away[&self.player.0][self.hour]);
            self.hour += 1;
        }
        self.world.now = self.at(self.hour);
        self.used < ALLOWED && self.hour < HOURS / 2
    }

    /// The player, or who they will be, goes away, changes that, or comes back.
    fn change(&mut self) -> UserId {
        let users = [&[self.player.0], self.later.as_slice()].concat();
        let user = users[self.dice.below(users.len() as u32) as usize];
        let from = (self.hour + self.dice.below(40) as usize).saturating_sub(8);
        let until = from + self.dice.below(60) as usize;
        let wanted = Vacation { from: self.at(from), until: self.at(until) };
        let change = match self.dice.below(3) {
            0 => VacationChange::Back,
            _ => VacationChange::Away { wanted, allowed: HOUR * HOURS as Millis },
        };
        let before = self.world.vacations.entry(user).or_default();
        let Ok(after) = changed(before, &[], change, self.world.now) else { return user };
        *before = after;
        let hour = self.hour;
        let hours = self.away.get_mut(&user).unwrap();
        // One that has begun goes on.
        let from = if hours[hour] { hour } else { from };
        let goes = matches!(change, VacationChange::Away { .. });
        (hour..HOURS).for_each(|hour| hours[hour] = goes && (from..until).contains(&hour));
        user
    }

    /// The player becomes another user.
    fn bring_along(&mut self) {
        let Some(user) = self.later.pop() else { return };
        let guest = self.player.0;
        let of_guest = self.away[&guest];
        let hours = self.away.get_mut(&user).unwrap();
        (self.hour..HOURS).for_each(|hour| hours[hour] |= of_guest[hour]);
        let vacations = &mut self.world.vacations;
        let [of_user, of_guest] = [user, guest].map(|user| vacations.remove(&user).unwrap_or_default());
        let (of_user, of_guest) = brought_along(&of_user, &of_guest, self.world.now);
        vacations.extend([(user, of_user), (guest, of_guest)]);
        self.world.merge_in_store(guest, user);
        self.world.handle(Command::HostChanged);
        self.world.settle();
        self.player = (user, self.world.connect(Some(user)));
    }

    fn open_again(&mut self) {
        self.world.restart(true);
        self.world.handle(Command::Tick);
        for conn in [self.ana, self.player.1] {
            self.world.join(conn);
        }
    }

    fn hand_over_or_take_back(&mut self) {
        let change = if self.plays { TableChange::HandOver } else { TableChange::TakeBack };
        self.world.table(self.player.1, change).unwrap();
        self.plays = !self.plays;
    }

    /// Returns `false` if the time of the player is up.
    fn step(&mut self) -> bool {
        match self.dice.below(12) {
            0..=3 => {
                if !self.pass() {
                    return false;
                }
                self.world.handle(Command::Tick);
            }
            4..=7 => {
                let user = self.change();
                self.world.handle(Command::NameChanged(user));
            }
            8 => {
                // A server is killed before its rooms have heard of the change, and later a room is loaded.
                self.change();
                if !self.pass() {
                    return false;
                }
                self.open_again();
            }
            9 => self.bring_along(),
            10 => self.open_again(),
            _ => self.hand_over_or_take_back(),
        }
        self.world.settle();
        true
    }

    fn check(&mut self, context: &str) {
        if self.plays {
            assert_eq!(self.world.stored.row.deadline, Some(self.deadline()), "{context}");
        }
        let table = &self.world.clients[&self.ana].document["table"];
        assert_eq!(table["late"], serde_json::json!({}), "{context}");
        // Looking again changes nothing.
        let version = self.world.stored.row.version;
        self.world.handle(Command::NameChanged(self.player.0));
        self.world.settle();
        assert_eq!(self.world.stored.row.version, version, "{context}");
        self.world.check_documents(context);
    }
}

#[test]
fn a_clock_stands_still_exactly_while_its_player_is_away() {
    let mut checked = 0;
    for seed in 0..60 {
        let mut round = Round::new(seed);
        let mut number = 0;
        while number < 60 && round.step() {
            number += 1;
            round.check(&format!("seed {seed}, step {number}"));
        }
        checked += number;
    }
    assert!(checked > 600, "most rounds last: {checked}");
}
