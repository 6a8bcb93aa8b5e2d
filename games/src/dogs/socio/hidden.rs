//! What is hidden beyond DOGS, and what is counted.

use super::state::Socio;
use crate::frame::{Dice, Viewer};
use alloc::collections::BTreeMap;

impl Socio {
    /// Besides, the order of the new dogs and of the second deck is hidden.
    pub(super) fn redraw(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        let mut other = Self { table: self.table.redraw(viewer, dice), annex: self.annex.clone() };
        if viewer != Viewer::Referee {
            // Sorted first, so that nothing hidden has a part in what is drawn.
            dice.reshuffle(&mut other.annex.new_dogs);
            dice.reshuffle(&mut other.annex.deck);
        }
        other
    }

    /// Everything that comes in a number of pieces, wherever it is.
    pub(super) fn count_all(&self) -> BTreeMap<&'static str, u32> {
        let number = |count: usize| u32::try_from(count).expect("a box is small");
        let annex = &self.annex;
        let mut census = self.table.count_all();
        *census.entry("dogs").or_default() += number(annex.new_dogs.len() + annex.dogs().count());
        let lying: usize = annex.sites.iter().map(|site| site.cards.len()).sum();
        let owned: usize = annex.hotels.iter().map(|hotel| hotel.cards.len() + hotel.guests.len()).sum();
        census.insert("partner_cards", number(annex.deck.len() + annex.discard.len() + lying + owned));
        census
    }
}
