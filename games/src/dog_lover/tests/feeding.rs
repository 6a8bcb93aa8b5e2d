//! L-08: the server feeds as well as can be.

use super::*;
use crate::dog_lover::data::{Ability, Power};
use crate::dog_lover::fed::Fed;
use crate::dog_lover::feeding::{Kitchen, search};
use crate::dog_lover::player::{Hand, Player};
use crate::dog_lover::score::Count;

/// A seat with dogs, cubes and a hand drawn at random.
fn any_player(dogs: usize, chance: &mut Dice) -> Player {
    let mut ids = Dog::ALL.to_vec();
    chance.shuffle(&mut ids);
    let rescues = chance.index(7);
    ids.sort_by_key(|dog| !dog.is_rescue());
    let mut own: Vec<_> =
        ids[..rescues].iter().chain(&ids[15..]).take(dogs).map(|&dog| OwnDog::new(dog)).collect();
    let mut traits = Trait::ALL.to_vec();
    chance.shuffle(&mut traits);
    for dog in &mut own {
        dog.walks = u8::from(chance.below(4) == 0);
        dog.trainings = u8::from(chance.below(4) == 0);
        if chance.below(2) == 0 && traits.last().is_some_and(|&card| dog.can_have(card)) {
            dog.feature = traits.pop();
        }
    }
    let mut some = |most: u32| u8::try_from(chance.below(most)).unwrap();
    let cubes = [some(7), some(7), some(5), some(4)];
    let favorites = [some(3), some(3), some(2), some(2), some(2)];
    let hand = Hand { bones: some(5), favorites, ..Hand::default() };
    let tricks = Trick::learnable().take(usize::from(hand.bones)).chain([Trick::STANDARD]);
    let mut player = Player { dogs: own, cubes, hand, ..Player::default() };
    tricks.for_each(|trick| player.tricks.insert(trick));
    player
}

/// Whether the fed dogs can eat, one need after the other, written as plainly as can be.
fn can_eat(player: &Player, fed: u64) -> Option<u8> {
    let fed: Vec<_> = player.dogs.iter().enumerate().filter(|(place, _)| fed >> place & 1 == 1).collect();
    let mut needs: Vec<[i32; 4]> = Vec::new();
    for (_, own) in &fed {
        let [scraps, dry, canned] = own.dog.need().map(i32::from);
        needs.push(match own.feature.map(|card| card.ability()) {
            Some(Ability::AnyFood) => [0, 0, 0, scraps + dry + canned],
            Some(Ability::NeedPlus1) => [scraps, dry, canned, 1],
            _ => [scraps, dry, canned, 0],
        });
    }
    let mut ways = vec![needs];
    for (nth, (_, own)) in fed.iter().enumerate() {
        if own.has(Ability::NeedMinus1) {
            ways = ways.iter().flat_map(|way| lessened(way, |other| other == nth)).collect();
        }
    }
    for (nth, (_, own)) in fed.iter().enumerate() {
        if own.dog.power() == Some(Power::OtherNeedsLess) {
            ways = ways.iter().flat_map(|way| lessened(way, |other| other != nth)).collect();
        }
    }
    let cubes = player.cubes.map(i32::from);
    let eaten = ways.iter().filter_map(|needs| {
        let sum: [i32; 4] = core::array::from_fn(|kind| needs.iter().map(|need| need[kind]).sum());
        let short: i32 = (0..3).map(|kind| (sum[kind] - cubes[kind]).max(0)).sum();
        let eaten: i32 = sum.iter().sum();
        (short <= cubes[3] && eaten <= cubes.iter().sum()).then_some(eaten)
    });
    eaten.min().map(|eaten| u8::try_from(eaten).unwrap())
}

/// All ways to take one off a need that is more than one; if there is none, everything stays.
fn lessened(needs: &[[i32; 4]], may: impl Fn(usize) -> bool) -> Vec<Vec<[i32; 4]>> {
    let mut ways = Vec::new();
    for (place, need) in needs.iter().enumerate().filter(|(place, _)| may(*place)) {
        for kind in (0..4).filter(|&kind| need[kind] > 0 && need.iter().sum::<i32>() > 1) {
            let mut way = needs.to_vec();
            way[place][kind] -= 1;
            ways.push(way);
        }
    }
    if ways.is_empty() { vec![needs.to_vec()] } else { ways }
}

/// Points and ties of a set of dogs, counted by the sheet.
fn counted(player: &Player, fed: u64, eaten: u8) -> (i32, i32, i32) {
    let kitchen = Kitchen::of(player, true);
    let set = (0..player.dogs.len()).filter(|place| fed >> place & 1 == 1).fold(Fed::default(), Fed::with);
    let count = Count::of(&kitchen, set, i32::from(kitchen.stock() - eaten));
    (count.total(), count.fed, count.fed_rescues)
}

fn by_trying_everything(player: &Player) -> (i32, i32, i32) {
    let sets = 0..1u64 << player.dogs.len();
    sets.filter_map(|fed| Some(counted(player, fed, can_eat(player, fed)?))).max().unwrap()
}

/// L-08: as good as the best of all sets of dogs, with every trait and power, ties included.
#[test]
fn l_08_feeds_as_well_as_trying_everything() {
    let mut chance = Dice::from_number(8);
    for round in 0..3_000 {
        let player = any_player(round % 10, &mut chance);
        let count = player.count(true);
        let found = (count.total(), count.fed, count.fed_rescues);
        assert_eq!(found, by_trying_everything(&player), "{player:?}");
    }
}

/// L-08: also in larger kennels.
#[test]
fn l_08_feeds_twelve_dogs_as_well() {
    let mut chance = Dice::from_number(9);
    for _ in 0..60 {
        let player = any_player(12, &mut chance);
        let count = player.count(true);
        assert_eq!(
            (count.total(), count.fed, count.fed_rescues),
            by_trying_everything(&player),
            "{player:?}"
        );
    }
}

/// The fed dogs eat exactly what they need, and no more than the seat has.
#[test]
fn plates_hold_what_is_needed() {
    let mut chance = Dice::from_number(10);
    for round in 0..2_000 {
        let player = any_player(round % 12, &mut chance);
        let meals = player.best_meals();
        let eaten: [u8; 4] = core::array::from_fn(|kind| meals.values().map(|meal| meal[kind]).sum());
        assert!((0..4).all(|kind| eaten[kind] <= player.cubes[kind]));
        let helpers = |own: &&OwnDog| own.has(Ability::NeedMinus1) || own.dog == Dog::R13;
        let mut spare = player.dogs.iter().filter(|own| meals.contains_key(&own.dog)).filter(helpers).count();
        for own in player.dogs.iter().filter(|own| meals.contains_key(&own.dog)) {
            let meal = meals[&own.dog];
            let more = u8::from(own.has(Ability::NeedPlus1));
            let need = own.dog.need().iter().sum::<u8>() + more;
            let less = usize::from(need - meal.iter().sum::<u8>());
            assert!(less <= spare && meal != [0; 4], "{player:?}");
            spare -= less;
            let typed = own
                .dog
                .need()
                .into_iter()
                .zip(meal)
                .map(|(need, eaten)| eaten.saturating_sub(need))
                .sum::<u8>();
            let any = if own.has(Ability::AnyFood) { need } else { more };
            assert!(typed <= any, "{own:?} does not eat {meal:?}");
        }
    }
}

/// L-08: a dog that has to do without its kind of food is left hungry, and the wild food goes where it brings most.
#[test]
fn l_08_wild_food_goes_where_it_brings_most() {
    let mut state = table(2);
    give(&mut state, ANA, "d01 d12 d17");
    state.player_mut(ANA).cubes = [2, 1, 0, 1];
    assert_eq!(state.player(ANA).best_meals(), [(Dog::D12, [2, 1, 0, 1])].into());
}

/// L-14: of equal points, more dogs; of equally many, more rescue dogs.
#[test]
fn l_14_of_equal_points_the_most_dogs_are_fed() {
    let fed = |dogs, cubes| {
        let mut state = table(2);
        give(&mut state, ANA, dogs);
        state.player_mut(ANA).cubes = cubes;
        state.player(ANA).best_meals().into_keys().collect::<Vec<_>>()
    };
    // 6 - 4 or 2 + 2 - 2.
    assert_eq!(fed("d05+t d14 d18", [2, 1, 0, 0]), [Dog::D14, Dog::D18]);
    assert_eq!(fed("d05+t+w d14 d18", [2, 1, 0, 0]), [Dog::D05]);
    assert_eq!(fed("d03 r06", [1, 1, 1, 0]), [Dog::R06]);
}

/// A thing that changes nothing of a seat's dogs, food and hand leaves its best feeding remembered; what does forgets it.
#[test]
fn the_best_feeding_is_remembered_until_something_changes() {
    let mut state = table(2);
    give(&mut state, ANA, "d01 d05");
    let known = |state: &DogLover, seat: Seat| state.player(seat).remembered.is_known(true);
    assert!(!known(&state, ANA));
    state.player(ANA).count(true);
    assert!(known(&state, ANA) && known(&state.clone(), ANA));
    state.apply(
        &RecordedEvent::Retrieved { seat: BIA, trick: Trick::Std, cells: vec![Cell::B1], lane: Lane::RowB }
            .into(),
    );
    state.apply(&PublicEvent::TurnBegan { seat: BIA, round: 1 }.into());
    assert!(known(&state, ANA) && !known(&state, BIA));
    let before = state.player(ANA).count(true).total();
    state.fetch = Some(ANA);
    state.apply(&RecordedEvent::Fetched { seat: ANA, cell: Cell::A1 }.into());
    state.apply(&PublicEvent::TurnBegan { seat: ANA, round: 2 }.into());
    state.fetch = Some(ANA);
    state.apply(&RecordedEvent::Fetched { seat: ANA, cell: Cell::A2 }.into());
    assert!(!known(&state, ANA));
    assert_eq!((before, state.player(ANA).count(true).total()), (-4, 3 - 2));
}

/// With powers and traits as they come, a search for twelve dogs looks at few of the 4096 sets.
#[test]
fn few_sets_are_looked_at() {
    let mut chance = Dice::from_number(11);
    let looked_at = (0..500).map(|_| {
        let player = any_player(12, &mut chance);
        search::best(&Kitchen::of(&player, true)).looked_at
    });
    let looked_at: Vec<u32> = looked_at.collect();
    let mean = looked_at.iter().sum::<u32>() / 500;
    assert!(
        mean < 200 && looked_at.iter().all(|&count| count < 1_500),
        "{mean}, {:?}",
        looked_at.iter().max()
    );
}

/// L-11: cubes are not limited. A seat that takes food for twenty rounds keeps all of it, and feeds with it.
#[test]
fn l_11_cubes_do_not_run_short() {
    let mut state = table(2);
    let mut taken = 0;
    for _ in 0..20 {
        grid(&mut state, "f01 f02 f03 | f13 f14 f15 | f25 f34 f35");
        state.guarded = Some(Lane::RowC);
        let before: u8 = state.player(ANA).cubes.iter().sum();
        state = act(&state, line(Lane::Column1));
        let gained = state.player(ANA).cubes.iter().sum::<u8>() - before;
        assert!(gained >= 3);
        taken += gained;
        turn(&mut state).has_retrieved = false;
    }
    assert_eq!(state.player(ANA).cubes.iter().sum::<u8>(), taken);
    give(&mut state, ANA, "d01 d02 d03 d04 d05");
    assert_eq!(state.player(ANA).count(true).fed, 5);
}
