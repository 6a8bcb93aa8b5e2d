//! Goldens of chosen positions as they are shown, and of a match stored in format 1.
//!
//! Read them with the manual: `games/tests/golden/positions/dogs.txt`.

use super::*;
use crate::dogs::data::Good;
use crate::frame::golden::{Positions, Recorded};
use alloc::vec::Vec;

/// On the road (L209-285, L651-668): unavailable spaces, costs, a swap of two dogs, a drawn dog, a lost dog, and the rewards
/// for the first and the last to come home.
fn on_the_road_of_three(positions: &mut Positions<Dogs>) {
    let mut state = table(3);
    let dogs = lay(&mut state, "c1:bulldog c3:rott.l c7:golden k1:poodle k2:labr.s k7:sao");
    give(&mut state, ANA, &[Card::SwapDogs, Card::ExtraDog]);
    fill(&mut state, BIA, [1, 4, 5, 6]);
    fill(&mut state, CAIO, [2, 3, 1, 4]);
    out_at(&mut state, BIA, "k1");
    state.spot_mut(Space::K1).dogs.clear();
    house(&mut state, BIA, "load:poodle.s bay_1:labr,labr,york bay_2:vira,vira,border");
    state.piles[1].push(Token::Dog(Breed::Poodle, Health::Sick));
    on_the_road(&mut state, ANA);
    let mut at = positions.at("on the road", 3, state);
    at.table().ask(0).ask(1);
    at.act(0, Action::SwapDogs { dog: dogs[0] }).ask(0);
    at.act(0, Action::SwapWith { dog: dogs[5] }).ask(0);
    at.act(0, Action::DrawDog { region: Region::Country });
    at.act(0, Action::Drive { to: Space::C3 }).ask(1);
    at.act(1, Action::Drive { to: Space::K2 }).act(2, Action::Stay).ask(0);
    at.act(0, Action::GoHome { bonus: Some(Good::Gas) }).ask(1);
    at.act(1, Action::GoHome { bonus: Some(Good::Medicine) });
}

/// With two seats there are blocks on the board (L717-720), and the first to come home is not rewarded (L722-723).
fn on_the_road_of_two(positions: &mut Positions<Dogs>) {
    let mut state = table(2);
    lay(&mut state, "c1:block c2:block c3:bulldog k3:poodle");
    out_at(&mut state, BIA, "k1");
    on_the_road(&mut state, ANA);
    let mut at = positions.at("blocks", 2, state);
    at.ask(0).act(0, Action::Drive { to: Space::C3 }).ask(1);
    at.act(1, Action::GoHome { bonus: None });
}

/// The lay-out (L287-292, L318-338, L415-431, L677-683): giving up dogs, with the vet and without, keeping one after all,
/// lifting dogs, and taking steps back.
fn laying_out(positions: &mut Positions<Dogs>) {
    let mut state = table(3);
    let six = "infirmary:rott,rott,rott,rott,rott,rott";
    let ana =
        house(&mut state, ANA, &format!("bay_1:poodle,beagle bay_2:york,vira {six} load:poodle.s,labr.s"));
    give(&mut state, ANA, &[Card::Vet]);
    let bia = house(&mut state, BIA, "bay_1:poodle,poodle,poodle bay_2:beagle,vira load:poodle,york");
    let caio = house(&mut state, CAIO, "bay_1:beagle bay_2:bulldog");
    bring_home(&mut state);
    let mut at = positions.at("laying out", 3, state);
    at.ask(0).ask(1).ask(2);
    at.act(0, Action::UseVet).ask(0);
    at.act(0, Action::GiveUp { dog: ana[10] });
    // Of a match that was played when such dogs were still listed.
    at.state.apply(&Happening::GivenUp { seat: ANA, dog: ana[1] }.into());
    at.ask(0);
    at.act(0, Action::Keep { dog: ana[10] }).ask(0);
    at.act(0, Action::Put { dog: ana[10], to: BayId::Bay1 });
    at.act(0, Action::StepBack).quietly(0, Action::Put { dog: ana[10], to: BayId::Bay1 });
    at.quietly(0, Action::Put { dog: ana[11], to: BayId::Bay1 }).ask(0).act(0, Action::Done).ask(0);
    at.act(0, Action::Reopen).quietly(0, Action::Done);
    at.act(2, Action::Lift { dog: caio[0] }).ask(2);
    at.quietly(2, Action::Put { dog: caio[0], to: BayId::Bay2 }).quietly(2, Action::Done);
    at.act(1, Action::GiveUp { dog: bia[6] }).quietly(1, Action::Put { dog: bia[5], to: BayId::Bay1 });
    at.act(1, Action::Done);
}

/// The game lays out, two dogs change places, and a card that comes too late (L287-292, L677-683).
fn laid_out_by_the_game(positions: &mut Positions<Dogs>) {
    let mut state = table(3);
    let ana = house(&mut state, ANA, "bay_1:poodle,poodle,beagle bay_2:york,york,vira load:labr.s");
    house(&mut state, BIA, "bay_1:poodle,labr bay_2:beagle load:poodle,poodle");
    give(&mut state, ANA, &[Card::Vet]);
    give(&mut state, BIA, &[Card::Vet]);
    bring_home(&mut state);
    let mut at = positions.at("laid out by the game", 3, state);
    at.ask(0).ask(1);
    at.act(0, Action::Exchange { dog: ana[2], other: ana[5] }).ask(0);
    at.act(1, Action::LayOut { finish: false }).ask(1).act(1, Action::StepBack);
    at.act(1, Action::LayOut { finish: true }).ask(1);
}

/// Dogs without room are given away (L292-299, L325-338, L498-504): the donor chooses the order, the neighbours are asked in
/// turn, one makes room, no seat takes the other dog, and a bay is filled. Then a pile has too few dogs (L558-563).
fn giving_away(positions: &mut Positions<Dogs>) {
    let mut state = table(3);
    let text = "bay_1:poodle,poodle,poodle bay_2:beagle,vira infirmary:rott,rott,rott,rott,rott,rott load:poodle,york,bulldog.s";
    let ana = house(&mut state, ANA, text);
    let bia = house(&mut state, BIA, "bay_1:york,york,york bay_2:beagle");
    bring_home(&mut state);
    let (york, bulldog) = (ana[12], ana[13]);
    state.piles[0].truncate(7);
    let mut at = positions.at("giving away", 3, state);
    at.quietly(0, Action::GiveUp { dog: york }).quietly(0, Action::GiveUp { dog: bulldog });
    at.quietly(0, Action::Put { dog: ana[11], to: BayId::Bay1 }).quietly(1, Action::Done);
    at.act(0, Action::Done).ask(0).ask(1);
    at.act(0, Action::Offer { dog: bulldog }).ask(1);
    at.act(1, Action::Refuse).ask(2).act(2, Action::Refuse);
    at.act(1, Action::Accept).ask(1).act(1, Action::Lift { dog: bia[3] });
    at.quietly(1, Action::Put { dog: bia[3], to: BayId::Bay2 });
    at.quietly(1, Action::Put { dog: york, to: BayId::Bay1 }).act(1, Action::Done);
}

/// Three seats in the second phase, with cards above the houses.
fn acting(own: &str) -> (Dogs, Vec<DogId>) {
    let mut state = table(3);
    let dogs = house(&mut state, ANA, own);
    for (&house, card) in
        House::ALL.iter().zip([Card::Gas3, Card::Coins2, Card::Food3, Card::Medicine1, Card::Helper])
    {
        show(&mut state, house, &[card, Card::Discount]);
    }
    in_houses(&mut state, ANA);
    (state, dogs)
}

fn enter(house: House, free_entry: bool) -> Action {
    Action::Enter { house, free_entry, card: None }
}

/// Enters a house above which different cards lie.
fn enter_for(house: House, card: Card) -> Action {
    Action::Enter { house, free_entry: false, card: Some(card) }
}

/// Town hall and warehouse (L355-386, L399-409, L699-709): placing a meeple, taking a card, building a bay with the card
/// *discount*, entering a full house, two swaps.
fn town_hall_and_warehouse(positions: &mut Positions<Dogs>) {
    let (mut state, _) = acting("bay_1:poodle");
    give(&mut state, BIA, &[Card::FreeEntry]);
    fill(&mut state, CAIO, [0, 8, 2, 0]);
    let mut at = positions.at("town hall and warehouse", 3, state);
    at.ask(0).act(0, enter_for(House::TownHall, Card::Discount)).ask(0);
    at.act(0, Action::Build { discount: true }).ask(0).quietly(0, Action::EndTurn);
    at.quietly(1, enter(House::TownHall, false)).quietly(1, Action::EndTurn);
    at.ask(2).act(2, enter_for(House::Warehouse, Card::Coins2)).ask(2);
    at.act(2, Action::Swap { give: Good::Food, get: Good::Gas }).ask(2);
    at.quietly(2, Action::Swap { give: Good::Food, get: Good::Medicine }).quietly(2, Action::EndTurn);
    at.quietly(0, enter_for(House::PetShop, Card::Food3));
    at.quietly(0, Action::EndTurn).ask(1).act(1, enter(House::TownHall, true)).ask(1);
}

/// Pet shop and vet (L434-465): buying for a coin, and a cure that fills a bay with one breed.
fn pet_shop_and_vet(positions: &mut Positions<Dogs>) {
    let (state, dogs) = acting("bay_1:poodle,poodle,poodle infirmary:poodle,vira");
    let mut at = positions.at("pet shop and vet", 3, state);
    at.quietly(0, enter_for(House::PetShop, Card::Food3)).ask(0);
    at.act(0, Action::Buy { coins: 1, food: 1 }).quietly(0, Action::EndTurn);
    at.quietly(1, enter_for(House::Vet, Card::Discount)).quietly(1, Action::EndTurn);
    at.quietly(2, enter_for(House::Fair, Card::Discount)).quietly(2, Action::EndTurn);
    at.quietly(0, enter(House::Vet, false)).ask(0);
    at.act(0, Action::Cure { dog: dogs[3], to: BayId::Bay1 }).ask(0);
}

/// A turn is ended by its player even where nothing can be done, and shows why.
fn in_vain(positions: &mut Positions<Dogs>) {
    let (mut state, _) = acting("bay_1:poodle infirmary:vira");
    for seat in [ANA, BIA, CAIO] {
        state.kennel_mut(seat).meeples = 0;
    }
    state.kennel_mut(ANA).coins = 0;
    state.kennel_mut(ANA).medicine = 0;
    for (name, house) in [("the pet shop, in vain", House::PetShop), ("the vet, in vain", House::Vet)] {
        let mut there = state.clone();
        visiting(&mut there, ANA, house);
        there.kennel_mut(ANA).meeples = 0;
        positions.at(name, 3, there).ask(0);
    }
}

/// The fair (L467-487, L685-697): selling, buying and trading, with prices.
fn at_the_fair(positions: &mut Positions<Dogs>) {
    let (mut state, dogs) = acting("bay_1:dalmata,poodle bay_2:rott bay_3:");
    give(&mut state, ANA, &[Card::TrainedDog, Card::AwardDog]);
    let there = fair(&mut state, "beagle labr beagle york vira border poodle");
    state.kennel_mut(ANA).meeples = 3;
    visiting(&mut state, ANA, House::Fair);
    let mut sells = positions.at("the fair: a dog is sold", 3, state.clone());
    sells.ask(0).act(0, Action::Sell { dog: dogs[0] }).ask(0);
    sells
        .act(0, Action::AddToSale { card: Card::AwardDog })
        .act(0, Action::AddToSale { card: Card::TrainedDog });
    let mut buys = positions.at("the fair: a dog is bought", 3, state.clone());
    buys.act(0, Action::BuyDog { dog: there[0] })
        .ask(0)
        .act(0, Action::Put { dog: there[0], to: BayId::Bay2 });
    let mut trades = positions.at("the fair: a dog is traded", 3, state);
    trades.state.kennel_mut(ANA).coins = 2;
    trades.ask(0).act(0, Action::Trade { dog: dogs[1] }).ask(0);
    trades.act(0, Action::TradeFor { dog: there[1] });
}

/// All bays are built (L365-367).
fn all_bays_are_built(positions: &mut Positions<Dogs>) {
    let mut state = table(3);
    house(&mut state, ANA, "bay_3: bay_4: bay_5:");
    visiting(&mut state, ANA, House::TownHall);
    state.kennel_mut(BIA).coins = 1;
    let mut at = positions.at("all bays are built", 3, state);
    at.ask(0);
    at.state.flow = FlowState::Act(Visit {
        seat: BIA,
        lap: 2,
        house: Some(House::TownHall),
        state: VisitState::UseHouse { times: 0 },
    });
    at.ask(1);
}

/// After the last turn (L517-556, L570-577): bays go unfed, helpers are paid or leave, new cards and dogs are laid, and gas
/// is bought (L203-206).
fn closing_a_round(positions: &mut Positions<Dogs>) {
    let mut state = table(3);
    let ana = house(&mut state, ANA, "bay_1:poodle,poodle bay_2:beagle infirmary:rott,rott,rott,rott,rott");
    for (seat, amounts) in [(ANA, [2, 7, 0, 1]), (BIA, [1, 3, 4, 0]), (CAIO, [1, 9, 0, 0])] {
        fill(&mut state, seat, amounts);
        state.kennel_mut(seat).meeples = 0;
    }
    give(&mut state, BIA, &[Card::Helper]);
    state.kennel_mut(CAIO).helper = false;
    show(&mut state, House::Vet, &[Card::Helper]);
    state.deck.truncate(4);
    visiting(&mut state, CAIO, House::Vet);
    state.kennel_mut(CAIO).meeples = 0;
    let mut at = positions.at("closing a round", 3, state);
    at.ask(2).act(2, Action::EndTurn).ask(0).ask(1).ask(2);
    at.act(0, Action::Starve { dog: ana[0] }).ask(0).act(0, Action::Starve { dog: ana[2] }).ask(0);
    at.quietly(1, Action::Pay { with: Salary::Card });
    at.act(2, Action::Hire { again: false }).ask(0).ask(1).ask(2);
    at.act(0, Action::BuyGas { coins: 1 }).ask(0);
}

/// The four cards of the fair have gone round once (L540): the first lies open again, and is no news.
fn the_fair_begins_again(positions: &mut Positions<Dogs>) {
    let mut state = table(3);
    for seat in [ANA, BIA, CAIO] {
        fill(&mut state, seat, [1, 9, 1, 0]);
        state.kennel_mut(seat).meeples = 0;
    }
    for card in &FairCard::ALL[1..] {
        state.apply(&Happening::FairTurned { card: *card }.into());
    }
    visiting(&mut state, CAIO, House::Vet);
    state.kennel_mut(CAIO).meeples = 0;
    positions.at("the fair begins again", 3, state).act(2, Action::EndTurn).table();
}

/// The end of the last round (L558-568, L597-643): every line of the score sheet, and a tie broken by dogs.
fn the_end(positions: &mut Positions<Dogs>) {
    let mut state = table(3);
    house(
        &mut state,
        ANA,
        "bay_1:poodle,poodle,poodle,poodle bay_2:beagle,beagle,vira bay_3:york,york,vira,vira infirmary:rott,rott",
    );
    house(&mut state, BIA, "bay_1:labr,labr,labr bay_2:bulldog,bulldog bay_3: bay_4:golden bay_5:sao");
    house(&mut state, CAIO, "bay_1:labr,vira");
    for (seat, amounts) in [(ANA, [9, 5, 8, 3]), (BIA, [0, 4, 4, 0]), (CAIO, [1, 2, 1, 2])] {
        fill(&mut state, seat, amounts);
        state.kennel_mut(seat).meeples = 0;
    }
    state.last = true;
    visiting(&mut state, CAIO, House::Vet);
    state.kennel_mut(CAIO).meeples = 0;
    let mut at = positions.at("the end", 3, state);
    at.ask(2).act(2, Action::EndTurn).score_sheet().ask(0);
    let mut tied = table(3);
    for (seat, text) in
        [(ANA, "bay_1:poodle,vira"), (BIA, "bay_1:poodle bay_2:vira,labr"), (CAIO, "bay_1:poodle,rott")]
    {
        house(&mut tied, seat, text);
        fill(&mut tied, seat, if seat == BIA { [1, 0, 2, 0] } else { [1, 6, 1, 0] });
        tied.kennel_mut(seat).meeples = 0;
    }
    tied.last = true;
    visiting(&mut tied, CAIO, House::Vet);
    tied.kennel_mut(CAIO).meeples = 0;
    positions.at("the end, tied", 3, tied).act(2, Action::EndTurn);
}

/// Two seats (L713-738, L757-761): the piles run out, all blocks are on the board, and a kennel has no dog of a region.
fn two_seats(positions: &mut Positions<Dogs>) {
    let mut state = table(2);
    house(&mut state, ANA, "bay_1:poodle");
    house(&mut state, BIA, "bay_1:bulldog,labr bay_2:vira");
    for (pile, blocks) in state.piles.iter_mut().zip([1, 3]) {
        pile.truncate(5);
        pile.extend(vec![Token::Block; blocks]);
    }
    for seat in [ANA, BIA] {
        state.kennel_mut(seat).meeples = 0;
        fill(&mut state, seat, [1, 9, 9, 9]);
    }
    lay(&mut state, "c1:block c2:block");
    state.left_in_box = vec![Breed::Bulldog, Breed::Poodle];
    visiting(&mut state, BIA, House::Vet);
    state.kennel_mut(BIA).meeples = 0;
    let mut at = positions.at("two seats", 2, state);
    at.score_sheet().act(1, Action::EndTurn);
    at.quietly(1, Action::Stay).act(0, Action::Stay);
}

#[test]
fn golden_positions() {
    let mut positions = Positions::new();
    on_the_road_of_three(&mut positions);
    on_the_road_of_two(&mut positions);
    laying_out(&mut positions);
    laid_out_by_the_game(&mut positions);
    giving_away(&mut positions);
    town_hall_and_warehouse(&mut positions);
    pet_shop_and_vet(&mut positions);
    in_vain(&mut positions);
    at_the_fair(&mut positions);
    all_bays_are_built(&mut positions);
    closing_a_round(&mut positions);
    the_fair_begins_again(&mut positions);
    the_end(&mut positions);
    two_seats(&mut positions);
    let ids: Vec<&str> =
        Card::ALL.iter().map(|card| card.word()).chain(House::ALL.iter().map(|house| house.word())).collect();
    let by_card = "who holds the card is told that the house is full";
    let left_out = [
        ("line unavailable_entered", by_card),
        ("line unavailable_no_card", by_card),
        ("line unavailable_not_full", by_card),
        ("line unavailable_no_room", "nobody says it"),
    ];
    positions.check(&[Options::default()], &ids, &left_out);
}

/// A random match of three seats, stored in format 1.
#[test]
fn golden_record_of_format_1() {
    let choose = |listed: &[Action], chance: &mut Dice| *chance.pick(listed);
    Recorded::<Dogs> { options: Options::default(), seats: 3, number: 3, choose }.check(1);
}
