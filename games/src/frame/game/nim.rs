//! A game with rules alone: Nim. Two players take matches from heaps in turn; taking the last match wins.

use crate::frame::{Options, OptionsError, Places, Rules, Seat, Status, Transition};
use core::ops::RangeInclusive;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Nim {
    heaps: BTreeMap<u8, u8>,
    turn: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Action {
    Take { heap: u8, count: u8 },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
enum Event {
    Taken { seat: Seat, heap: u8, count: u8 },
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct NoOptions {}

impl Options for NoOptions {
    const FIELDS: &'static [crate::frame::Field] = &[];
}

impl Rules for Nim {
    const NAME: &'static str = "nim";
    const SEATS: RangeInclusive<u8> = 2..=2;
    const MAX_STEPS: u32 = 3 + 4 + 5;
    const MAX_LEGAL_ACTIONS: usize = 3 + 4 + 5;

    type Options = NoOptions;
    type Action = Action;
    type Event = Event;

    fn new(_: &NoOptions, seats: u8, _format: u32) -> Result<Self, OptionsError> {
        let nim = Self { heaps: [(1, 3), (2, 4), (3, 5)].into(), turn: Seat(0) };
        if seats == 2 { Ok(nim) } else { Err(OptionsError::Seats) }
    }

    fn open(_: &mut Transition<Self>) {}

    fn status(&self) -> Status {
        // The player who is to move with no match left has lost.
        let places = |loser: Seat| Places([(loser, 2), (loser.left(2), 1)].into());
        let is_over = self.heaps.values().all(|&heap| heap == 0);
        if is_over { Status::Over(places(self.turn)) } else { Status::Awaiting(self.turn.into()) }
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        let heaps = self.heaps.iter().filter(|_| seat == self.turn);
        heaps.flat_map(|(&heap, &size)| (1..=size).map(move |count| Action::Take { heap, count })).collect()
    }

    fn play(transition: &mut Transition<Self>, seat: Seat, &Action::Take { heap, count }: &Action) {
        transition.emit(Event::Taken { seat, heap, count });
    }

    fn apply(&mut self, &Event::Taken { seat, heap, count }: &Event) {
        *self.heaps.get_mut(&heap).expect("the heap exists") -= count;
        self.turn = seat.left(2);
    }
}

crate::list_only!(Nim, |_: &Nim| 2);

mod tests {
    use super::*;
    use crate::bots::{Level, choose};
    use crate::frame::laws::{Plan, check};
    use crate::frame::{Dice, advance};

    #[test]
    fn a_game_with_rules_alone_passes_the_laws() {
        check::<Nim>(&Plan { matches_per_seat_count: 50, seed: 1 });
    }

    #[test]
    fn good_bots_win_against_easy_ones() {
        let mut dice = Dice::from_number(1);
        let mut wins = 0;
        for good in [0, 1].repeat(20).into_iter().map(Seat) {
            let mut nim = Nim::new(&NoOptions {}, 2, 1).unwrap();
            while let Status::Awaiting(_) = nim.status() {
                let level = if nim.turn == good { Level::Good } else { Level::Easy };
                let skill = level.skill::<Nim>();
                let seat = nim.turn;
                let action = choose(skill, &nim, seat, &mut dice, &mut || true).unwrap();
                nim = advance(nim, seat, &action, &mut dice);
            }
            wins += usize::from(nim.turn != good);
        }
        assert!(wins > 25, "{wins} of 40");
    }
}
