//! Compares the numbers and tables with a copy of the data of the rules page, row by row.

use super::*;
use crate::dogs::cards::CARDS;
use crate::dogs::data::*;
use crate::dogs::map::{CANVAS, ROADS};
use alloc::collections::BTreeSet;
use toml::{Table, Value};

fn page(name: &str) -> Table {
    let path =
        [env!("CARGO_MANIFEST_DIR"), "tests", "data", "dogs", name].iter().collect::<std::path::PathBuf>();
    std::fs::read_to_string(path).unwrap().parse().unwrap()
}

fn rows<'a>(table: &'a Table, name: &str) -> &'a [Value] {
    table[name].as_array().unwrap()
}

fn number(value: &Value, name: &str) -> i64 {
    value[name].as_integer().unwrap_or_else(|| panic!("{name} is a number"))
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap_or_else(|| panic!("{name} is a word"))
}

fn texts(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|item| item.as_str().unwrap()).collect()
}

/// §2.1.
#[test]
fn the_numbers() {
    let page = page("numbers.toml");
    let start = &page["start"];
    let state = table(2);
    let own = kennel(&state, ANA);
    assert_eq!(
        ["coins", "gas", "food", "medicine"].map(|name| number(start, name)),
        purse(&state, ANA).map(i64::from)
    );
    assert_eq!(number(start, "built_bays"), own.built() as i64);
    assert_eq!(start["helper"].as_bool(), Some(own.helper));
    assert_eq!(number(start, "meeples"), i64::from(MEEPLES));
    let limits = &page["limits"];
    assert_eq!(number(limits, "gas_max"), i64::from(GAS_MAX));
    assert_eq!(number(limits, "infirmary_max"), INFIRMARY_MAX as i64);
    assert_eq!(number(limits, "bay_slots"), BAY_SLOTS as i64);
    assert_eq!(number(limits, "bay_breeds_max"), BAY_ROWS as i64);
    assert_eq!(number(limits, "row_slots"), ROW_SLOTS as i64);
}

/// §2.1, the economy.
#[test]
fn the_economy() {
    let page = page("numbers.toml");
    let economy = &page["economy"];
    let ours = [
        ("income_phase1", INCOME),
        ("gas_per_coin", GAS_PER_COIN),
        ("move_cost_per_paw_space", crate::dogs::map::Routes::from(Space::Centre, |_| false).cost(Space::C1)),
        ("return_cost", RETURN_COST),
        ("petshop_tokens_per_coin", TOKENS_PER_COIN),
        ("cure_cost_medicine", CURE_COST),
        ("build_bay_cost", BUILD_COST),
        ("sale_price", SALE_PRICE),
        ("fair_price_base", u8::try_from(FAIR_PRICE_BASE).unwrap()),
        ("fair_price_min", FAIR_PRICE_MIN),
        ("warehouse_max_swaps", WAREHOUSE_SWAPS),
        ("quartet_bonus", QUARTET_BONUS),
        ("food_per_occupied_bay", FOOD_PER_BAY),
        ("salary", SALARY),
        ("rehire", SALARY),
    ];
    for (name, value) in ours {
        assert_eq!(number(economy, name), i64::from(value), "{name}");
    }
    assert_eq!(
        texts(&economy["return_bonus_kinds"]),
        Good::ALL.iter().map(|good| good.word()).collect::<Vec<_>>()
    );
    assert_eq!(economy.as_table().unwrap().len(), ours.len() + 1);
}

/// §2.1, the points.
#[test]
fn the_points() {
    let page = page("numbers.toml");
    let scoring = &page["scoring"];
    let ours = [
        ("pair", ONE_BREED_POINTS[2]),
        ("pair_plus_single", PAIR_PLUS_SINGLE),
        ("two_pairs", TWO_PAIRS),
        ("trio", ONE_BREED_POINTS[3]),
        ("quartet", ONE_BREED_POINTS[4]),
        ("per_breed", by_seats(3).per_breed),
        ("helper_paid", HELPER_POINTS),
        ("resources_per_point", RESOURCES_PER_POINT as i32),
        ("sick_penalty", SICK_POINTS),
    ];
    for (name, value) in ours {
        assert_eq!(number(scoring, name), i64::from(value), "{name}");
    }
    let two = &scoring["two_players"];
    assert_eq!(number(two, "per_breed"), i64::from(by_seats(2).per_breed));
    assert_eq!(number(two, "missing_city_or_country"), i64::from(by_seats(2).missing_region));
    let extra: Vec<_> = page["extra_bays"]["order_vp"]
        .as_array()
        .unwrap()
        .iter()
        .map(|vp| vp.as_integer().unwrap())
        .collect();
    assert_eq!(extra, BAY_POINTS[BUILT_BAYS..].iter().map(|&vp| i64::from(vp)).collect::<Vec<_>>());
}

/// §2.1, what depends on the number of seats.
#[test]
fn by_the_number_of_seats() {
    let page = page("numbers.toml");
    for seats in 2..=4_u8 {
        let row = &page["per_players"][&seats.to_string()];
        let ours = by_seats(seats);
        let mut removed: Vec<_> = BREEDS
            .iter()
            .filter(|facts| facts.removed_in.contains(&seats))
            .map(|facts| facts.breed.word())
            .collect();
        let mut wanted = texts(&row["breeds_removed"]);
        removed.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(removed, wanted);
        assert_eq!(number(row, "box_capacity"), ours.capacity as i64);
        assert_eq!(texts(&row["return_bonus"]).contains(&"first"), ours.first_is_rewarded);
        assert!(texts(&row["return_bonus"]).contains(&"last"));
        let state =
            crate::frame::open::<Dogs>(&Options::default(), seats, Dice::from_number(1)).unwrap().state;
        let cards = state.deck.len() + 10;
        assert_eq!(number(row, "deck"), cards as i64);
        assert_eq!(number(row, "reserve_per_region_after_setup"), state.piles[0].len() as i64);
        assert_eq!(number(row, "tokens_per_region"), state.piles[0].len() as i64 + 8);
    }
    let two = &page["per_players"]["2"];
    assert_eq!(number(two, "lost_removed_per_region"), by_seats(2).lost_removed as i64);
    assert_eq!(number(two, "blocks_per_region"), by_seats(2).blocks as i64);
}

/// §2.2.
#[test]
fn the_breeds() {
    let page = page("breeds.toml");
    for (health, count) in TOKENS {
        assert_eq!(number(&page["tokens"], health.word()), count as i64);
    }
    let rows = rows(&page, "breed");
    assert_eq!(rows.len(), BREEDS.len());
    for (row, ours) in rows.iter().zip(BREEDS) {
        assert_eq!(text(row, "id"), ours.breed.word());
        assert_eq!(text(row, "region"), ours.region.word());
        let removed: Vec<_> =
            row["removed_in"].as_array().unwrap().iter().map(|seats| seats.as_integer().unwrap()).collect();
        assert_eq!(removed, ours.removed_in.iter().map(|&seats| i64::from(seats)).collect::<Vec<_>>());
    }
}

/// §2.3.
#[test]
fn the_board() {
    let page = page("board.toml");
    assert_eq!(number(&page["board"], "width"), i64::from(CANVAS.0));
    assert_eq!(number(&page["board"], "height"), i64::from(CANVAS.1));
    let nodes = rows(&page, "node");
    assert_eq!(nodes.len(), Space::ALL.len());
    for (row, &space) in nodes.iter().zip(Space::ALL) {
        let name = if space == Space::Centre { "O" } else { space.word() };
        assert_eq!(text(row, "id"), name);
        assert_eq!(text(row, "region"), space.region().map_or("centre", Region::word));
        let facts = space.facts();
        let ours = [facts.x, facts.y, facts.reward.into(), facts.die.into()].map(i64::from);
        assert_eq!(["x", "y", "reward", "die"].map(|name| number(row, name)), ours);
    }
    let name = |space: Space| if space == Space::Centre { "O" } else { space.word() };
    let ours: BTreeSet<[&str; 2]> = ROADS.iter().map(|&(one, two)| [name(one), name(two)]).collect();
    let edges = page["edges"].as_table().unwrap().values().flat_map(|list| list.as_array().unwrap());
    let theirs: BTreeSet<[&str; 2]> = edges.map(|edge| texts(edge).try_into().unwrap()).collect();
    assert_eq!(ours, theirs);
    // The reward is the distance from the centre.
    let routes = crate::dogs::map::Routes::from(Space::Centre, |_| false);
    assert!(Space::paws().iter().all(|&space| routes.cost(space) == space.facts().reward));
}

/// §2.4.
#[test]
fn the_cards() {
    let page = page("cards.toml");
    let (resources, specials) = (rows(&page, "resource_card"), rows(&page, "special_card"));
    assert_eq!(resources.len() + specials.len(), CARDS.len());
    for (row, ours) in resources.iter().chain(specials).zip(CARDS) {
        assert_eq!(text(row, "id"), ours.card.word());
        assert_eq!(number(row, "count"), ours.count as i64);
        let gives = row.get("gives").map(|gives| {
            ["coins", "gas", "food", "medicine"]
                .map(|name| gives.get(name).and_then(Value::as_integer).unwrap_or_default())
        });
        let goods =
            ours.gives.map(|goods| [goods.coins, goods.gas, goods.food, goods.medicine].map(i64::from));
        assert_eq!(gives, goods);
        assert_eq!(ours.card.facts(), &ours);
    }
    for (row, card) in rows(&page, "fair_card").iter().zip(FairCard::ALL) {
        assert_eq!(text(row, "id").to_lowercase(), card.word());
        assert_eq!(texts(&row["breeds"]), card.breeds().map(Breed::word));
    }
    assert_eq!(CARDS.iter().map(|facts| facts.count).sum::<usize>(), 40);
}

fn json(value: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(value).unwrap()
}

/// The static data of the client contains every place, road, breed and card of the page.
#[test]
fn the_tables_of_the_client() {
    let tables = json(&Dogs::static_data(1));
    let board = page("board.toml");
    let lengths = ["width", "height"].map(|name| tables[name].as_i64());
    assert_eq!(lengths, ["width", "height"].map(|name| board["board"][name].as_integer()));
    let nodes = rows(&board, "node");
    assert_eq!(tables["spaces"].as_object().unwrap().len(), nodes.len());
    for row in nodes {
        let id = if text(row, "id") == "O" { "centre" } else { text(row, "id") };
        for name in ["x", "y", "reward", "die"] {
            assert_eq!(tables["spaces"][id][name].as_i64(), Some(number(row, name)), "{id}");
        }
        let lies = |region: &str| tables["regions"][region].as_array().unwrap().contains(&id.into());
        assert_eq!(
            ["city", "country"].map(lies),
            ["city", "country"].map(|name| text(row, "region") == name)
        );
    }
    assert_eq!(tables["roads"].as_array().unwrap().len(), ROADS.len());
    for breed in rows(&page("breeds.toml"), "breed") {
        assert_eq!(tables["breeds"][text(breed, "id")], text(breed, "region"));
    }
    let cards = page("cards.toml");
    // L685-697.
    let worth_more = |id| [("trained_dog", 1), ("award_dog", 2)].into_iter().find(|(card, _)| *card == id);
    for row in rows(&cards, "resource_card").iter().chain(rows(&cards, "special_card")) {
        let card = &tables["cards"][text(row, "id")];
        assert_eq!(card["count"].as_i64(), Some(number(row, "count")));
        assert_eq!(card["sale_bonus"].as_i64(), worth_more(text(row, "id")).map(|(_, coins)| coins));
        assert_eq!(card["gives"].is_object(), row.get("gives").is_some());
        for name in ["coins", "gas", "food", "medicine"] {
            let gives = row.get("gives").map(|gives| gives.get(name).map_or(0, |n| n.as_integer().unwrap()));
            assert_eq!(card["gives"][name].as_i64(), gives, "{}", text(row, "id"));
        }
    }
    for row in rows(&cards, "fair_card") {
        let breeds = &tables["fair_cards"][text(row, "id").to_lowercase()];
        assert_eq!(*breeds, json(&texts(&row["breeds"])));
    }
    let points = [("bay_1", 0), ("bay_2", 0), ("bay_3", 2), ("bay_4", 3), ("bay_5", 5)];
    assert_eq!(tables["bay_points"], json(&alloc::collections::BTreeMap::from(points)));
}
