//! The legal actions in the houses of the second phase.

use super::actions::Action;
use super::cards::Card;
use super::data::{
    BUILD_COST, BUILD_COST_DISCOUNT, BayId, COINS_PER_PURCHASE, CURE_COST, GAS_MAX, Good, House,
    TOKENS_PER_COIN, WAREHOUSE_SWAPS,
};
use super::kennel::{Counts, Dog, Kennel};
use super::lines;
use super::state::{Dogs, Visit, VisitState};
use crate::frame::{Line, Seat, Verdict, must, short_of};
use alloc::vec;
use alloc::vec::Vec;

impl Dogs {
    pub(super) fn visit_actions(&self, visit: &Visit) -> Vec<Action> {
        let Some(house) = visit.house else { return self.enter_actions(visit.seat) };
        let kennel = self.kennel(visit.seat);
        let mut actions = match visit.state {
            VisitState::ChooseTrade => return self.trade_for_actions(kennel),
            VisitState::PutDog => return put_new_dog_actions(kennel),
            VisitState::UseHouse { times } => self.house_actions(kennel, house, times),
            VisitState::Sold => {
                let cards = kennel.cards.iter().filter(|card| card.sale_bonus().is_some());
                cards.map(|&card| Action::AddToSale { card }).collect()
            }
            VisitState::Done => Vec::new(),
        };
        actions.push(Action::EndTurn);
        actions
    }

    /// D-26: a seat with a meeple must place one.
    fn enter_actions(&self, seat: Seat) -> Vec<Action> {
        let ways = House::ALL.iter().flat_map(|&house| [(house, false), (house, true)]);
        let open = ways.filter(|&(house, free_entry)| self.may_enter(seat, house, free_entry).is_ok());
        let with_cards = open.flat_map(|(house, free_entry)| {
            // D-30: with the card *free entry* no card is taken.
            let cards = if free_entry { vec![None] } else { choices(&self.site(house).cards) };
            cards.into_iter().map(move |card| Action::Enter { house, free_entry, card }).collect::<Vec<_>>()
        });
        with_cards.collect()
    }

    /// L405-406. D-30: the card *free entry* works only for a house that is exactly full, and once for each house.
    /// D-31: it takes a meeple like any other.
    pub(super) fn may_enter(&self, seat: Seat, house: House, free_entry: bool) -> Verdict {
        let site = self.site(house);
        let full = site.meeples.len() >= self.numbers().capacity;
        if !free_entry {
            return must(!full, || Line::new(lines::UNAVAILABLE_FULL));
        }
        must(full, || Line::new(lines::UNAVAILABLE_NOT_FULL))?;
        must(!site.free_entry, || Line::new(lines::UNAVAILABLE_ENTERED))?;
        must(self.kennel(seat).holds(Card::FreeEntry), || Line::new(lines::UNAVAILABLE_NO_CARD))
    }

    /// The actions of a house that was used `times` times in this turn.
    fn house_actions(&self, kennel: &Kennel, house: House, times: u8) -> Vec<Action> {
        match house {
            House::TownHall => {
                let ways = [false, true].into_iter();
                let ways = ways.filter(|&discount| times == 0 && kennel.may_build(discount).is_ok());
                ways.map(|discount| Action::Build { discount }).collect()
            }
            House::Warehouse if times < WAREHOUSE_SWAPS => kennel.swap_actions(),
            House::PetShop if kennel.coins > 0 => {
                let most = kennel.coins.min(COINS_PER_PURCHASE);
                let splits =
                    |coins| (0..=coins * TOKENS_PER_COIN).map(move |food| Action::Buy { coins, food });
                (1..=most).flat_map(splits).collect()
            }
            House::Vet if kennel.medicine >= CURE_COST => kennel.cure_actions(),
            // D-43: one deal in each turn, at the current price.
            House::Fair if times == 0 => self.fair_actions(kennel),
            House::Warehouse | House::PetShop | House::Vet | House::Fair => Vec::new(),
        }
    }

    fn fair_actions(&self, kennel: &Kennel) -> Vec<Action> {
        let mut actions: Vec<_> = kennel
            .housed()
            .filter(|dog| !dog.special && self.may_sell(dog).is_ok())
            .map(|dog| Action::Sell { dog: dog.id })
            .collect();
        if self.may_buy_dog(kennel).is_ok() {
            let fitting = one_of_each(&self.fair).filter(|dog| kennel.takes_somewhere(dog));
            actions.extend(fitting.map(|dog| Action::BuyDog { dog: dog.id }));
        }
        let own = kennel.housed_in().filter(|&(bay, dog)| {
            // With the expansion: special dogs are not traded (its manual L141).
            if dog.special {
                return false;
            }
            let without = kennel.bay(bay).without(dog);
            one_of_each(&self.fair).any(|other| without.takes(other) || kennel.takes_elsewhere(other, bay))
        });
        actions.extend(own.map(|(_, dog)| Action::Trade { dog: dog.id }));
        actions
    }

    /// L473-475.
    /// D-32: also the last one of its breed.
    pub(super) fn may_sell(&self, dog: &Dog) -> Verdict {
        let wanted = self.fair_card().is_some_and(|card| card.breeds().contains(&dog.breed));
        must(wanted, || Line::new(lines::UNAVAILABLE_BREED))
    }

    /// L477-481.
    pub(super) fn may_buy_dog(&self, kennel: &Kennel) -> Verdict {
        let price = self.fair_price();
        must(kennel.coins >= price, || short_of(lines::UNAVAILABLE_COINS, price, kennel.coins))
    }

    /// L483-487: the breeds on the card of the fair do not matter here.
    fn trade_for_actions(&self, kennel: &Kennel) -> Vec<Action> {
        let fitting = one_of_each(&self.fair).filter(|dog| kennel.takes_somewhere(dog));
        fitting.map(|dog| Action::TradeFor { dog: dog.id }).collect()
    }
}

/// The cards that can be chosen where these lie. D-27: nothing comes between entering and taking a card, so both are one
/// action. D-50: no card is chosen where all are alike.
pub(super) fn choices<C: Copy + Ord>(cards: &[C]) -> Vec<Option<C>> {
    let mut different = cards.to_vec();
    different.sort_unstable();
    different.dedup();
    match different.len() {
        0 | 1 => vec![None],
        _ => different.into_iter().map(Some).collect(),
    }
}

/// The first dog of each breed: dogs of a breed are alike at the fair.
/// D-48: dogs of one breed are alike at the fair.
fn one_of_each(dogs: &[Dog]) -> impl Iterator<Item = &Dog> + Clone {
    let mut seen = Counts::default();
    let first: Vec<&Dog> = dogs
        .iter()
        .filter(|dog| {
            seen[dog.breed as usize] += 1;
            seen[dog.breed as usize] == 1
        })
        .collect();
    first.into_iter()
}

/// The bays for the dog that came from the fair.
fn put_new_dog_actions(kennel: &Kennel) -> Vec<Action> {
    let homes =
        kennel.hand.iter().flat_map(|dog| kennel.bays_for(dog).map(|to| Action::Put { dog: dog.id, to }));
    homes.collect()
}

impl Kennel {
    /// The bays that take a dog while all others stay where they are.
    pub(super) fn bays_for(&self, dog: &Dog) -> impl Iterator<Item = BayId> {
        BayId::ALL.iter().copied().filter(move |&bay| self.bay(bay).takes(dog))
    }

    fn takes_somewhere(&self, dog: &Dog) -> bool {
        self.bays_for(dog).next().is_some()
    }

    fn takes_elsewhere(&self, dog: &Dog, but: BayId) -> bool {
        self.bays_for(dog).any(|bay| bay != but)
    }

    /// L355-367.
    pub(super) fn may_build(&self, discount: bool) -> Verdict {
        must(self.next_bay().is_some(), || Line::new(lines::UNAVAILABLE_ALL_BUILT))?;
        if discount {
            must(self.holds(Card::Discount), || Line::new(lines::UNAVAILABLE_NO_CARD))?;
        }
        let cost = build_cost(discount);
        must(self.coins >= cost, || short_of(lines::UNAVAILABLE_COINS, cost, self.coins))
    }

    /// L375-378. D-04: no gas if the garage is full.
    fn swap_actions(&self) -> Vec<Action> {
        let pairs = Good::ALL.iter().flat_map(|&give| Good::ALL.iter().map(move |&get| (give, get)));
        let fair = pairs.filter(|&(give, get)| {
            give != get && self.amount(give) > 0 && (get != Good::Gas || self.gas < GAS_MAX)
        });
        fair.map(|(give, get)| Action::Swap { give, get }).collect()
    }

    /// L446-465. D-33: only with a bay that takes the dog.
    fn cure_actions(&self) -> Vec<Action> {
        let cures = self
            .infirmary
            .iter()
            .flat_map(|dog| self.bays_for(dog).map(|to| Action::Cure { dog: dog.id, to }));
        cures.collect()
    }
}

/// The price of a bay.
pub(super) const fn build_cost(discount: bool) -> u8 {
    if discount { BUILD_COST_DISCOUNT } else { BUILD_COST }
}
