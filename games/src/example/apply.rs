//! How each event changes the state.

use super::events::Event;
use super::state::Example;

impl Example {
    /// Records one event, without choice or dice.
    pub(super) fn record(&mut self, event: &Event) {
        match *event {
            Event::Dealt { first, ref hands, ref pile } => {
                self.turn = first;
                self.hands.clone_from(hands);
                self.pile.clone_from(pile);
            }
            Event::Played { seat, card, field } => {
                self.hands[seat.index()].remove(card);
                self.rows[seat.index()].push(card);
                let before = self.map[field.index()].replace(seat);
                assert!(before.is_none(), "a field is taken once");
                self.turn = seat.left(self.seats);
            }
            Event::Drawn { seat } => {
                let card = self.pile.draw().expect("a card is drawn from a pile that has one");
                self.hands[seat.index()].add(card);
            }
        }
    }
}
