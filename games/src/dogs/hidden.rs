//! What is hidden, and what is counted.

use super::events::Token;
use super::state::Table;
use crate::frame::{Dice, Viewer};
use alloc::collections::BTreeMap;

impl Table {
    /// Only the order of the piles, of the deck and of the cards of the fair that were never turned is hidden.
    pub(super) fn redraw(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        let mut other = self.clone();
        if viewer == Viewer::Referee {
            return other;
        }
        // Sorted first, so that nothing hidden has a part in what is drawn.
        for pile in &mut other.piles {
            dice.reshuffle(pile);
        }
        dice.reshuffle(&mut other.deck);
        let known = usize::from(self.turned).min(self.fair_cards.len());
        let unseen = &mut other.fair_cards[known..];
        dice.reshuffle(unseen);
        other
    }

    /// Everything that comes in a number of pieces, wherever it is.
    pub(super) fn count_all(&self) -> BTreeMap<&'static str, u32> {
        let number = |count: usize| u32::try_from(count).expect("a box is small");
        let in_piles = |kind: fn(&&Token) -> bool| self.piles.iter().flatten().filter(kind).count();
        let dogs = in_piles(|token| matches!(token, Token::Dog(..)));
        let blocks = in_piles(|token| matches!(token, Token::Block));
        let lying = self.board.iter().filter(|spot| spot.block).count();
        let in_houses: usize = self.houses.iter().map(|site| site.cards.len()).sum();
        let in_hands: usize = self.kennels.iter().map(|kennel| kennel.cards.len()).sum();
        BTreeMap::from([
            ("dogs", number(dogs + self.dogs().count())),
            ("blocks", number(blocks + lying)),
            ("cards", number(self.deck.len() + self.discard.len() + in_houses + in_hands)),
            ("fair_cards", number(self.fair_cards.len())),
        ])
    }
}
