//! The second deck, which is never mixed with the first (manual L164).

use super::super::cards::Goods;
use super::data::Service;
use crate::frame::words;

words! {
    /// The kinds of cards in the second deck.
    pub enum PartnerCard {
        Coins1 = "x_coin1",
        Coins2 = "x_coin2",
        Food2 = "x_food2",
        Medicine2 = "x_med2",
        Gas2 = "x_gas2",
        /// Two resources of the seat's choice.
        Joker = "joker2",
        /// Makes the licence cheaper.
        LicenceDiscount = "licence_discount",
        /// Sends a second dog to the NGO in the same turn.
        Ngo = "ngo",
        /// Pays for a second service in the same turn.
        ServiceCentre = "service_centre",
        /// Sends a dog to the agency, or raises the points of a guide dog.
        Trainer = "trainer",
        /// Points at the end of the match.
        GuideDog = "guide_dog",
        /// Sends sick dogs to the hospital at the end of the match.
        Hospital = "hospital",
        Guest1 = "guest_1",
        Guest2 = "guest_2",
        Guest3 = "guest_3",
        Guest4 = "guest_4",
        Guest5 = "guest_5",
        Guest6 = "guest_6",
        Guest7 = "guest_7",
        Guest8 = "guest_8",
        Guest9 = "guest_9",
        Guest10 = "guest_10",
        Guest11 = "guest_11",
        Guest12 = "guest_12",
    }
}

/// What happens to a card when it is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// It is turned into these goods at once.
    Gives(Goods),
    /// It is turned into resources of the seat's choice at once. S-23: coins are among them.
    Chooses,
    /// It is a guest in the hotel, who wants these services (S-24).
    Guest([Service; 2]),
    /// It is kept in the open hand.
    Kept,
}

/// The printed facts of a kind of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardFacts {
    pub card: PartnerCard,
    /// The number in the deck (house rules).
    pub count: usize,
    pub what: Use,
}

const NONE: Goods = Goods { coins: 0, gas: 0, food: 0, medicine: 0 };

const fn gives(card: PartnerCard, count: usize, goods: Goods) -> CardFacts {
    CardFacts { card, count, what: Use::Gives(goods) }
}

const fn kept(card: PartnerCard, count: usize) -> CardFacts {
    CardFacts { card, count, what: Use::Kept }
}

const fn guest(card: PartnerCard, one: Service, two: Service) -> CardFacts {
    CardFacts { card, count: 1, what: Use::Guest([one, two]) }
}

/// The 36 cards of the second deck (manual L32, L53; the kinds are house rules).
pub const PARTNER_CARDS: [CardFacts; 24] = {
    use PartnerCard as Card;
    use Service::{Gardening, Painting, PestControl, Plumbing, Security, Wiring};
    [
        gives(Card::Coins1, 1, Goods { coins: 1, ..NONE }),
        gives(Card::Coins2, 1, Goods { coins: 2, ..NONE }),
        gives(Card::Food2, 1, Goods { food: 2, ..NONE }),
        gives(Card::Medicine2, 1, Goods { medicine: 2, ..NONE }),
        gives(Card::Gas2, 2, Goods { gas: 2, ..NONE }),
        CardFacts { card: Card::Joker, count: 2, what: Use::Chooses },
        kept(Card::LicenceDiscount, 2),
        kept(Card::Ngo, 2),
        kept(Card::ServiceCentre, 2),
        kept(Card::Trainer, 4),
        kept(Card::GuideDog, 4),
        kept(Card::Hospital, 2),
        guest(Card::Guest1, Painting, Gardening),
        guest(Card::Guest2, Painting, PestControl),
        guest(Card::Guest3, Painting, Wiring),
        guest(Card::Guest4, Painting, Plumbing),
        guest(Card::Guest5, Gardening, PestControl),
        guest(Card::Guest6, Gardening, Wiring),
        guest(Card::Guest7, Gardening, Security),
        guest(Card::Guest8, PestControl, Plumbing),
        guest(Card::Guest9, PestControl, Security),
        guest(Card::Guest10, Wiring, Plumbing),
        guest(Card::Guest11, Wiring, Security),
        guest(Card::Guest12, Plumbing, Security),
    ]
};

/// The cards left in the box with two seats (manual L264).
const REMOVED_IN_TWO: [(PartnerCard, usize); 4] = [
    (PartnerCard::Joker, 2),
    (PartnerCard::Trainer, 2),
    (PartnerCard::GuideDog, 1),
    (PartnerCard::Hospital, 1),
];

/// The number of each card left in the box.
#[must_use]
pub fn removed(seats: u8) -> &'static [(PartnerCard, usize)] {
    if seats == 2 { &REMOVED_IN_TWO } else { &[] }
}

impl PartnerCard {
    #[must_use]
    pub fn facts(self) -> &'static CardFacts {
        &PARTNER_CARDS[self as usize]
    }

    /// The services that a guest wants; none for other cards.
    #[must_use]
    pub fn wants(self) -> Option<[Service; 2]> {
        match self.facts().what {
            Use::Guest(services) => Some(services),
            Use::Gives(_) | Use::Chooses | Use::Kept => None,
        }
    }
}
