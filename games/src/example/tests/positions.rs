//! Chosen positions as viewers see them: `games/tests/golden/positions/example.txt`, to be read with the rules.

use super::*;
use crate::frame::golden::Positions;

fn play(card: u8, field: u8) -> Action {
    Action::Play { card: Card(card), field: Field(field) }
}

/// The opening, and a turn.
fn a_turn(positions: &mut Positions<Example>) {
    let state = Example::new(&Options::default(), 2, 1).unwrap();
    let hands = [[1, 4, 4, 9], [2, 3, 5, 6]].map(|hand| hand.into_iter().map(Card).collect()).into();
    let event = Event::Dealt { first: Seat(1), hands, pile: Pile::in_order([7, 8].map(Card)) };
    let mut at = positions.at("a turn", 2, state);
    at.happens(&event).table().ask(0).act(1, play(3, 6)).act(0, play(4, 7));
}

/// The last cards: one rises, and one does not.
fn the_end(positions: &mut Positions<Example>) {
    let mut at = positions.at("the end", 2, table(&[&ONE_TO_SIX, &ONE_TO_SIX]));
    for (turn, number) in (2..=6).rev().enumerate() {
        let field = 1 + 2 * u8::try_from(turn).unwrap();
        at.quietly(0, play(number, field)).quietly(1, play(8 - number, field + 1));
    }
    at.ask(0).act(0, play(1, 11)).act(1, play(1, 12)).ask(0).table();
}

const ONE_TO_SIX: [u8; 6] = [1, 2, 3, 4, 5, 6];

#[test]
fn golden_positions() {
    let mut positions = Positions::new();
    a_turn(&mut positions);
    the_end(&mut positions);
    positions.check(&[Options::default()], &[], &[]);
}
