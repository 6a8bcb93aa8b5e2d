//! The second deck, which is never mixed with the first (manual L164).

use super::super::cards::Goods;
use super::data::Service;
use crate::frame::words;

words! {
    /// The cards of the second deck, one word for all that are alike.
    pub enum PartnerCard {
        /// One coin.
        Coins1 = "x_coin1",
        /// Two coins.
        Coins2 = "x_coin2",
        /// Two food.
        Food2 = "x_food2",
        /// Two medicine.
        Medicine2 = "x_med2",
        /// Two gas.
        Gas2 = "x_gas2",
        /// Two of one's choice.
        Joker = "joker2",
        /// Makes the licence cheaper.
        LicenceDiscount = "licence_discount",
        /// Lets a second dog go to the NGO.
        Ngo = "ngo",
        /// Lets a second service be done.
        ServiceCentre = "service_centre",
        /// Sends a dog to the agency, or helps a guide dog in the end.
        Trainer = "trainer",
        /// Points in the end.
        GuideDog = "guide_dog",
        /// Rids a kennel of its sick dogs in the end.
        Hospital = "hospital",
        /// Wants painting and a garden.
        Guest1 = "guest_1",
        /// Wants painting and no vermin.
        Guest2 = "guest_2",
        /// Wants painting and wires.
        Guest3 = "guest_3",
        /// Wants painting and pipes.
        Guest4 = "guest_4",
        /// Wants a garden and no vermin.
        Guest5 = "guest_5",
        /// Wants a garden and wires.
        Guest6 = "guest_6",
        /// Wants a garden and locks.
        Guest7 = "guest_7",
        /// Wants no vermin, and pipes.
        Guest8 = "guest_8",
        /// Wants no vermin, and locks.
        Guest9 = "guest_9",
        /// Wants wires and pipes.
        Guest10 = "guest_10",
        /// Wants wires and locks.
        Guest11 = "guest_11",
        /// Wants pipes and locks.
        Guest12 = "guest_12",
    }
}

/// What becomes of a card that is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// It is turned into this at once.
    Gives(Goods),
    /// It is turned into resources of one's choice at once.
    Chooses,
    /// It goes to the hotel, and wants these services there (S-24).
    Guest([Service; 2]),
    /// It is kept in the open hand.
    Kept,
}

/// What is printed on a card, and how many of it the deck has (ours).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardFacts {
    /// Which.
    pub card: PartnerCard,
    /// How many.
    pub count: usize,
    /// What it is for.
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

/// The 36 cards of the second deck (manual L32, L53; what they are is ours).
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

/// Cards that are left in the box with two seats (manual L264).
const REMOVED_IN_TWO: [(PartnerCard, usize); 4] = [
    (PartnerCard::Joker, 2),
    (PartnerCard::Trainer, 2),
    (PartnerCard::GuideDog, 1),
    (PartnerCard::Hospital, 1),
];

/// How many of which cards are left in the box.
#[must_use]
pub fn removed(seats: u8) -> &'static [(PartnerCard, usize)] {
    if seats == 2 { &REMOVED_IN_TWO } else { &[] }
}

impl PartnerCard {
    /// What is printed on it.
    #[must_use]
    pub fn facts(self) -> &'static CardFacts {
        &PARTNER_CARDS[self as usize]
    }

    /// What a guest wants; nothing for other cards.
    #[must_use]
    pub fn wants(self) -> Option<[Service; 2]> {
        match self.facts().what {
            Use::Guest(services) => Some(services),
            Use::Gives(_) | Use::Chooses | Use::Kept => None,
        }
    }
}
