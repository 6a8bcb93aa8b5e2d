//! Cards: a pile that lies face down, hands that only their owners see, and how both are dealt anew for a viewer.
//!
//! [`deal_unseen`] is enough where a viewer knows of hidden cards only what lies in its own hand. A game in which viewers
//! see more (the top of the pile, a card that goes openly into a hand) keeps a [`Knowledge`](super::Knowledge) besides.

use super::{Dice, Seat, Viewer};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// A pile that lies face down. No viewer sees its order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pile<C>(Vec<C>);

impl<C: Copy + Ord> Pile<C> {
    /// Shuffles the cards.
    pub fn shuffled(cards: impl IntoIterator<Item = C>, dice: &mut Dice) -> Self {
        let mut cards: Vec<C> = cards.into_iter().collect();
        dice.reshuffle(&mut cards);
        Self(cards)
    }

    /// A pile from which the cards are drawn in this order: for tests.
    pub fn in_order(cards: impl IntoIterator<Item = C>) -> Self {
        let mut cards: Vec<C> = cards.into_iter().collect();
        cards.reverse();
        Self(cards)
    }

    /// The card that is drawn next.
    #[must_use]
    pub fn top(&self) -> Option<C> {
        self.0.last().copied()
    }

    /// Takes the top card.
    pub fn draw(&mut self) -> Option<C> {
        self.0.pop()
    }

    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<C> Default for Pile<C> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

/// The cards that a seat holds. They are sorted, so that their order tells nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hand<C>(Vec<C>);

impl<C: Copy + Ord> Hand<C> {
    pub fn add(&mut self, card: C) {
        let at = self.0.partition_point(|held| *held < card);
        self.0.insert(at, card);
    }

    /// Removes a card. Panics if it is not in the hand, as an event that does not fit the state must.
    pub fn remove(&mut self, card: C) {
        let at = self.0.binary_search(&card).unwrap_or_else(|_| panic!("the card is not in the hand"));
        self.0.remove(at);
    }

    /// The cards, lowest first.
    #[must_use]
    pub fn cards(&self) -> &[C] {
        &self.0
    }

    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<C> Default for Hand<C> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<C: Copy + Ord> FromIterator<C> for Hand<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        let mut cards: Vec<C> = cards.into_iter().collect();
        cards.sort_unstable();
        Self(cards)
    }
}

/// Deals all cards that `viewer` does not see anew: the pile, and the hands of other seats. `hands` has one for each seat.
/// The result does not depend on where these cards are, only on how many are in each place.
pub fn deal_unseen<C: Copy + Ord>(
    pile: &mut Pile<C>,
    hands: &mut [Hand<C>],
    viewer: Viewer,
    dice: &mut Dice,
) {
    if viewer == Viewer::Referee {
        return;
    }
    let mut unseen = core::mem::take(&mut pile.0);
    let hidden = |seat: usize| !matches!(viewer, Viewer::Seat(Seat(own)) if usize::from(own) == seat);
    let (mut sizes, rest) = (Vec::new(), unseen.len());
    for (seat, hand) in hands.iter_mut().enumerate().filter(|(seat, _)| hidden(*seat)) {
        sizes.push((seat, hand.len()));
        unseen.append(&mut hand.0);
    }
    dice.reshuffle(&mut unseen);
    let dealt = unseen.split_off(rest);
    pile.0 = unseen;
    let mut dealt = dealt.into_iter();
    for (seat, size) in sizes {
        hands[seat] = dealt.by_ref().take(size).collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dealt() -> (Pile<u8>, Vec<Hand<u8>>) {
        let mut pile = Pile::shuffled(1..=20, &mut Dice::from_number(7));
        let hands = (0..3).map(|_| (0..4).filter_map(|_| pile.draw()).collect()).collect();
        (pile, hands)
    }

    #[test]
    fn a_hand_is_sorted_and_gives_up_the_cards_it_holds() {
        let mut hand: Hand<u8> = [5, 1, 3].into_iter().collect();
        hand.add(4);
        hand.add(1);
        assert_eq!(hand.cards(), [1, 1, 3, 4, 5]);
        hand.remove(1);
        assert_eq!(hand.cards(), [1, 3, 4, 5]);
    }

    #[test]
    #[should_panic(expected = "not in the hand")]
    fn a_hand_does_not_give_up_a_card_it_does_not_hold() {
        Hand::from_iter([2_u8]).remove(3);
    }

    #[test]
    fn a_viewer_keeps_its_own_hand_and_each_place_its_size() {
        let (pile, hands) = dealt();
        for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
            let (mut other_pile, mut other_hands) = (pile.clone(), hands.clone());
            deal_unseen(&mut other_pile, &mut other_hands, viewer, &mut Dice::from_number(1));
            assert_eq!(other_pile.len(), pile.len());
            assert!(other_hands.iter().zip(&hands).all(|(one, other)| one.len() == other.len()));
            assert_eq!(other_hands[1] == hands[1], viewer == Viewer::Seat(Seat(1)), "{viewer:?}");
            assert_ne!(other_hands[0], hands[0]);
            let mut all: Vec<u8> = other_hands.iter().flat_map(|hand| hand.cards().to_vec()).collect();
            all.extend(core::iter::from_fn(|| other_pile.draw()));
            all.sort_unstable();
            assert_eq!(all, (1..=20).collect::<Vec<_>>());
        }
    }

    #[test]
    fn the_deal_does_not_depend_on_where_the_cards_were() {
        let (mut one, mut hands) = dealt();
        let (mut other, mut other_hands) = (one.clone(), hands.clone());
        // To seat 2 these states are the same.
        let drawn = other.draw().unwrap();
        other.0.insert(0, other_hands[0].cards()[0]);
        other_hands[0].0[0] = drawn;
        other_hands[0].0.sort_unstable();
        let viewer = Viewer::Seat(Seat(2));
        deal_unseen(&mut one, &mut hands, viewer, &mut Dice::from_number(3));
        deal_unseen(&mut other, &mut other_hands, viewer, &mut Dice::from_number(3));
        assert_eq!((one, hands), (other, other_hands));
    }

    #[test]
    fn the_referee_sees_everything() {
        let (pile, hands) = dealt();
        let (mut other_pile, mut other_hands) = (pile.clone(), hands.clone());
        deal_unseen(&mut other_pile, &mut other_hands, Viewer::Referee, &mut Dice::from_number(1));
        assert_eq!((other_pile, other_hands), (pile, hands));
    }
}
