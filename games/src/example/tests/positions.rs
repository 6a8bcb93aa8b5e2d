//! Chosen positions as viewers see them: `games/tests/golden/positions/example.txt`, to be read with the rules.

use super::*;
use crate::frame::golden::Positions;

fn card(number: u8) -> Action {
    Action::Play { card: Card(number) }
}

/// The opening, and a turn.
fn a_turn(positions: &mut Positions<Example>) {
    let state = Example::new(&Options::default(), 2, 1).unwrap();
    let hands = [[1, 4, 4, 9], [2, 3, 5, 6]].map(|hand| hand.into_iter().map(Card).collect()).into();
    let event = Event::Dealt { first: Seat(1), hands, pile: Pile::in_order([7, 8].map(Card)) };
    let mut at = positions.at("a turn", 2, state);
    at.happens(&event).table().ask(0).ask(1).act(1, card(3)).act(0, card(4)).ask(1);
}

/// The last cards: one rises, and one does not.
fn the_end(positions: &mut Positions<Example>) {
    let mut at = positions.at("the end", 2, table(&[&ONE_TO_TWELVE, &ONE_TO_TWELVE]));
    for number in (2..=12).rev() {
        at.quietly(0, card(number)).quietly(1, card(14 - number));
    }
    at.act(0, card(1)).quietly(1, card(1)).ask(0).table();
}

const ONE_TO_TWELVE: [u8; 12] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

#[test]
fn golden_positions() {
    let mut positions = Positions::new();
    a_turn(&mut positions);
    the_end(&mut positions);
    positions.check(&[Options::default()], &[], &[]);
}
