//! The tables, compared with the deck file row by row, and the sums of what is known of the true deck.

use crate::dog_lover::data::{
    self, Ability, Card, Dog, Due, Face, Favorite, Food, Kind, Power, Side, Size, StaticData, Trait, Trick,
};
use toml::{Table, Value};

fn deck() -> Table {
    include_str!("../../../tests/data/dog-lover-deck.toml").parse().unwrap()
}

fn rows(deck: &Table, of: &str) -> Vec<Table> {
    deck[of].as_array().unwrap().iter().map(|row| row.as_table().unwrap().clone()).collect()
}

fn integer(value: &Value) -> i32 {
    i32::try_from(value.as_integer().unwrap()).unwrap()
}

fn letter(size: Size) -> &'static str {
    match size {
        Size::Small => "S",
        Size::Medium => "M",
        Size::Large => "L",
    }
}

fn need(dog: Dog) -> Value {
    let kinds = Food::ALL.iter().zip(dog.need());
    Value::Table(kinds.map(|(food, units)| (food.word().to_owned(), Value::from(i64::from(units)))).collect())
}

fn table<const N: usize>(fields: [(&str, Value); N]) -> Table {
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// A row as the deck file writes it.
fn written(card: Card) -> Table {
    let face = card.face();
    let mut row = table([
        ("id", card.word().to_uppercase().into()),
        ("kind", face.kind().word().into()),
        ("tier", i64::from(card.tier()).into()),
    ]);
    match face {
        Face::Dog(dog) => row.extend(written_dog(dog)),
        Face::Food(food, units) => {
            row.extend(table([("food", food.word().into()), ("units", i64::from(units).into())]));
        }
        Face::Favorite(favorite) => row.extend(table([("favorite", favorite.word().into())])),
        Face::Trait(card) => row.extend(written_trait(card)),
        _ => {}
    }
    row
}

fn written_dog(dog: Dog) -> Table {
    table([
        ("id", dog.word().to_uppercase().into()),
        ("name", dog.name().into()),
        ("size", letter(dog.size()).into()),
        ("vp", i64::from(dog.points()).into()),
        ("need", need(dog)),
    ])
}

fn written_trait(card: Trait) -> Table {
    let sizes: Vec<Value> = card.sizes().iter().map(|&size| letter(size).into()).collect();
    let due = card.due().map_or("none", Due::word);
    let count = i64::from(card.due().is_some());
    table([
        ("name", card.name().into()),
        ("vp", i64::from(card.points()).into()),
        ("attach_sizes", sizes.into()),
        ("ability", card.ability().word().into()),
        ("discard_also", Value::Table(table([("what", due.into()), ("count", count.into())]))),
    ])
}

fn written_power(power: Power) -> Table {
    let word = match power {
        Power::PerFedSize(..) => "per_fed_size",
        Power::PerFedDog(_) => "per_fed_dog",
        Power::PerWalk(_) => "per_tucked_walk",
        Power::PerTraining(_) => "per_tucked_training",
        Power::PerTrait(_) => "per_trait_on_fed",
        Power::ExtraBone => "extra_bone",
        Power::ExtraFavorite => "extra_favorite",
        Power::PerLeftover { .. } => "per_leftover_cube",
        Power::PerTrick(_) => "per_learned_trick",
        Power::PerUnfed { .. } => "per_unfed_dog",
        Power::OtherNeedsLess => "other_dog_need_minus",
        Power::AllSizes(_) => "all_sizes_fed",
        Power::PerOtherRescue(_) => "per_other_fed_rescue",
    };
    let number = |number: i32| Value::from(i64::from(number));
    let args = match power {
        Power::PerFedSize(size, points) => table([("size", letter(size).into()), ("vp", number(points))]),
        Power::ExtraBone | Power::ExtraFavorite | Power::OtherNeedsLess => table([("count", number(1))]),
        Power::PerLeftover { points, most } | Power::PerUnfed { points, most } => {
            table([("vp", number(points)), ("max", number(most))])
        }
        Power::PerFedDog(points)
        | Power::PerWalk(points)
        | Power::PerTraining(points)
        | Power::PerTrait(points)
        | Power::PerTrick(points)
        | Power::AllSizes(points)
        | Power::PerOtherRescue(points) => table([("vp", number(points))]),
    };
    table([("power", word.into()), ("args", Value::Table(args))])
}

/// The same row without what is prose.
fn numbers(mut row: Table) -> Table {
    row.retain(|name, _| name != "text" && name != "note");
    row
}

#[test]
fn game_cards_are_those_of_the_deck_file() {
    let file = rows(&deck(), "game_card");
    assert_eq!(file.len(), Card::ALL.len());
    for (row, &card) in file.into_iter().zip(Card::ALL) {
        assert_eq!(written(card), numbers(row));
    }
}

#[test]
fn rescue_dogs_are_those_of_the_deck_file() {
    let file = rows(&deck(), "rescue");
    assert_eq!(file.len(), Dog::rescues().count());
    for (row, dog) in file.into_iter().zip(Dog::rescues()) {
        let mut own = written_dog(dog);
        own.extend(written_power(dog.power().unwrap()));
        assert_eq!(own, numbers(row));
    }
    assert!(Dog::ALL.iter().all(|dog| dog.is_rescue() == dog.power().is_some()));
}

#[test]
fn tricks_are_those_of_the_deck_file() {
    let deck = deck();
    let file = ["trick_standard", "trick_start", "trick"].map(|of| rows(&deck, of)).concat();
    assert_eq!(file.len(), Trick::ALL.len());
    for (row, &trick) in file.iter().zip(Trick::ALL) {
        assert_eq!(row["id"].as_str().unwrap().to_lowercase(), trick.word());
        assert_eq!(row["name"].as_str(), Some(trick.name()));
        assert_eq!(row.get("cost").map_or(0, integer), i32::from(trick.cost()), "{trick:?}");
        let mask: Vec<_> =
            row["mask"].as_array().unwrap().iter().map(|line| line.as_str().unwrap()).collect();
        assert_eq!(mask, trick.mask().map(|line| line.replace('#', "X")));
        assert_eq!(row["star"]["side"].as_str(), Some(trick.star().side.word()));
        assert_eq!(integer(&row["star"]["line"]), i32::from(trick.star().line));
        let cards = trick.mask().concat().matches('#').count();
        assert_eq!(usize::try_from(integer(&row["cards"])).unwrap(), cards);
    }
}

#[test]
fn numbers_are_those_of_the_deck_file() {
    let deck = deck();
    let (setup, scoring) = (&deck["setup"], &deck["scoring"]);
    let end = |seats: usize| integer(&setup["end_card_reserve"][format!("p{seats}")]);
    for seats in 2..=4 {
        assert_eq!(end(seats), i32::try_from(seats * data::BELOW_END_PER_SEAT).unwrap());
        let in_play = |card: &&Card| card.is_shuffled() && usize::from(card.tier()) <= seats;
        let size = i32::try_from(Card::ALL.iter().filter(in_play).count()).unwrap();
        assert_eq!(integer(&setup["deck_size"][format!("p{seats}")]), size);
    }
    assert_eq!(integer(&setup["end_card_window"]), i32::try_from(data::END_WINDOW).unwrap());
    assert_eq!(integer(&setup["faceup_tricks"]), i32::try_from(data::FACE_UP_TRICKS).unwrap());
    assert_eq!(integer(&setup["faceup_rescue"]), i32::try_from(data::FACE_UP_DOGS).unwrap());
    assert_eq!(integer(&setup["starting_dogs_per_player"]), i32::try_from(data::STARTING_DOGS).unwrap());
    assert_eq!(integer(&scoring["unfed_dog"]), data::UNFED);
    assert_eq!(integer(&scoring["walk"]), data::WALK);
    assert_eq!(integer(&scoring["training"]), data::TRAINING);
    let favorites: Vec<_> = scoring["favorites"].as_array().unwrap().iter().map(integer).collect();
    assert_eq!(favorites, data::FAVORITES[1..]);
    let bones =
        ["n0", "n1", "n2", "n3plus"].map(|count| scoring["bones"][count].as_str().unwrap().to_owned());
    assert_eq!(bones, ["0", "-1", "1 per fed dog", "2 per fed dog"]);
    assert_eq!([0, 1, 2, 3, 4].map(data::bones), [(0, 0), (-1, 0), (0, 1), (0, 2), (0, 2)]);
}

/// The contents of the box: 120 cards, Fetch and the End, 15 rescue dogs, 5 and 11 tricks.
#[test]
fn the_official_counts() {
    let deck = deck();
    let official = |what: &str| usize::try_from(integer(&deck["official_counts"][what])).unwrap();
    assert_eq!(Card::ALL.len(), official("game_cards"));
    assert_eq!(Card::ALL.iter().filter(|card| card.is_shuffled()).count(), official("deck_cards"));
    assert_eq!(Dog::rescues().count(), official("rescue_dogs"));
    assert_eq!(Trick::SPECIAL.len(), official("starting_tricks"));
    assert_eq!(Trick::learnable().count(), official("learnable_tricks"));
}

/// The sums of the page: cards of each kind by tier, and food against what the dogs need.
#[test]
fn the_sums_of_the_deck() {
    let by_tier = |kind: Kind| {
        [2, 3, 4].map(|tier| {
            Card::ALL.iter().filter(|card| card.face().kind() == kind && card.tier() == tier).count()
        })
    };
    assert_eq!(by_tier(Kind::Dog), [12, 5, 5]);
    assert_eq!(by_tier(Kind::Food), [20, 8, 9]);
    assert_eq!(by_tier(Kind::Favorite), [10, 3, 3]);
    assert_eq!(by_tier(Kind::Training), [7, 3, 3]);
    assert_eq!(by_tier(Kind::Adoption), [6, 3, 3]);
    assert_eq!(by_tier(Kind::Walk), [3, 2, 1]);
    assert_eq!(by_tier(Kind::Bone), [4, 1, 1]);
    assert_eq!(by_tier(Kind::Trait), [4, 2, 2]);
    let faces = |seats: u8| Card::ALL.iter().filter(move |card| card.tier() <= seats).map(|card| card.face());
    let units = |face| if let Face::Food(_, units) = face { u32::from(units) } else { 0 };
    let wanted =
        |face| if let Face::Dog(dog) = face { dog.need().iter().map(|&n| u32::from(n)).sum() } else { 0 };
    assert_eq!([2, 3, 4].map(|seats| faces(seats).map(units).sum::<u32>()), [31, 44, 59]);
    assert_eq!([2, 3, 4].map(|seats| faces(seats).map(wanted).sum::<u32>()), [35, 48, 62]);
    for favorite in Favorite::ALL {
        assert!(faces(4).filter(|face| *face == Face::Favorite(*favorite)).count() >= 3);
    }
}

/// The search for the best feeding counts on these.
#[test]
fn what_feeding_counts_on() {
    let is_light = |card: &&Trait| card.ability() == Ability::NeedMinus1;
    assert_eq!(Trait::ALL.iter().filter(is_light).count(), 1);
    let helps = |dog: &&Dog| dog.power() == Some(Power::OtherNeedsLess);
    assert_eq!(Dog::ALL.iter().filter(helps).count(), 1);
    assert!(Dog::ALL.iter().all(|dog| dog.need().iter().sum::<u8>() > 0));
}

#[test]
fn the_tables_of_the_client_hold_everything() {
    let tables = serde_json::to_value(StaticData::all()).unwrap();
    for (of, len) in [("cards", 122), ("dogs", 37), ("traits", 8), ("tricks", 17)] {
        assert_eq!(tables[of].as_object().unwrap().len(), len);
    }
    assert_eq!(tables["cards"]["a6"]["trait"], "a6");
    assert_eq!(tables["dogs"]["r12"]["power"]["most"], 6);
    assert_eq!(tables["tricks"]["t05"]["star"]["side"], Side::Bottom.word());
}
