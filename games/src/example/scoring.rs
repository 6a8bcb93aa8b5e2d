//! Scoring, and what bots know.

use super::actions::Action;
use super::data::{CONSOLATION, Card, Field, all_fields};
use super::lines;
use super::state::Example;
use crate::frame::{Advice, Dice, Line, Places, ScoreSheet, Seat};
use alloc::vec::Vec;
use core::cmp::Reverse;

/// The names of the lines of the score sheet.
pub(super) const SCORE_LINES: [&str; 3] = ["rising", "others", "beside"];

/// The points of the cards of a row that rise, and the number of the others.
fn points(row: &[Card]) -> (i32, i32) {
    let (mut rising, mut others, mut before) = (0, 0, None);
    for &card in row {
        if before.is_none_or(|before| card > before) {
            rising += i32::from(card.0);
        } else {
            others += 1;
        }
        before = Some(card);
    }
    (rising, others)
}

/// How many neighbours of a field a seat has taken.
fn beside(state: &Example, seat: Seat, field: Field) -> usize {
    field.neighbours().filter(|&one| state.taker(one) == Some(seat)).count()
}

/// How many pairs of fields beside each other a seat has taken.
pub(super) fn pairs(state: &Example, seat: Seat) -> i32 {
    let own = all_fields().filter(|&field| state.taker(field) == Some(seat));
    // Each pair is seen from both of its fields.
    let seen: usize = own.map(|field| beside(state, seat, field)).sum();
    i32::try_from(seen / 2).expect("there are few fields")
}

pub(super) fn score_sheet(state: &Example) -> ScoreSheet {
    let mut sheet = ScoreSheet::new(state.seats);
    let [rising, others, beside] = SCORE_LINES;
    for seat in Seat::all(state.seats) {
        sheet.add(rising, seat, points(state.row(seat)).0, None);
    }
    for seat in Seat::all(state.seats) {
        let n = points(state.row(seat)).1;
        sheet.add(others, seat, n * CONSOLATION, Some(Line::new(lines::COUNT).with("n", n)));
    }
    for seat in Seat::all(state.seats) {
        sheet.add(beside, seat, pairs(state, seat), None);
    }
    sheet
}

pub(super) fn places(state: &Example) -> Places {
    let sheet = score_sheet(state);
    Places::ranked(&Seat::all(state.seats).map(|seat| sheet.total(seat)).collect::<Vec<_>>())
}

impl Advice for Example {
    /// The lowest card that rises; if none does, the lowest of all. The field with the most own ones beside it.
    fn rollout_policy(&self, seat: Seat, legal_actions: &[Action], _dice: &mut Dice) -> Option<usize> {
        let last = self.row(seat).last().copied();
        let rank = |&Action::Play { card, field }: &Action| {
            (last.is_some_and(|last| card <= last), card, Reverse(beside(self, seat, field)))
        };
        (0..legal_actions.len()).min_by_key(|&at| rank(&legal_actions[at]))
    }
}
