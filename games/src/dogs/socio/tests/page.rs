//! Compares the numbers and tables of the expansion with a copy of the data of its rules page, row by row.

use super::*;
use crate::dogs::socio::cards::{PARTNER_CARDS, Use, removed};
use crate::dogs::socio::data::*;
use crate::dogs::socio::state::CARDS_OF_LOCATION;
use crate::frame::{Stored, open};
use toml::Value;

fn page(name: &str) -> toml::Table {
    let path = [env!("CARGO_MANIFEST_DIR"), "tests", "data", "dogs-o-socio", name];
    std::fs::read_to_string(path.iter().collect::<std::path::PathBuf>()).unwrap().parse().unwrap()
}

fn rows<'a>(table: &'a toml::Table, name: &str) -> &'a [Value] {
    table[name].as_array().unwrap()
}

fn number(value: &Value, name: &str) -> i64 {
    value[name].as_integer().unwrap_or_else(|| panic!("{name} is a number"))
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap_or_else(|| panic!("{name} is a word"))
}

/// §2, the prices. The whole table of the page is compared.
#[test]
fn the_costs() {
    let page = page("numbers.toml");
    let ours = [
        ("licence", LICENCE_COST),
        ("licence_with_discount", LICENCE_COST_DISCOUNT),
        ("service", SERVICE_COST),
        ("ngo_tokens", NGO_TOKENS),
        ("agency_income", AGENCY_INCOME),
        ("guests_final_feed_food", GUESTS_FOOD),
        ("hospital_per_dog", HOSPITAL_COST),
    ];
    for (name, value) in ours {
        assert_eq!(number(&page["costs"], name), i64::from(value), "{name}");
    }
    assert_eq!(page["costs"].as_table().unwrap().len(), ours.len());
}

/// §2, the points.
#[test]
fn the_points() {
    let page = page("numbers.toml");
    let scoring = &page["scoring"];
    let ours = [
        ("service_token", SERVICE_POINTS),
        ("guest", GUEST_POINTS),
        ("guest_per_done_service", GUEST_SERVICE_POINTS),
        ("guide_dog", GUIDE_DOG_POINTS),
        ("guide_dog_with_trainer", TRAINED_GUIDE_DOG_POINTS),
        ("no_licence", NO_LICENCE_POINTS),
        ("bonus", BONUS_POINTS),
    ];
    for (name, value) in ours {
        assert_eq!(number(scoring, name), i64::from(value), "{name}");
    }
    let ranks: Vec<_> =
        scoring["ngo_rank"].as_array().unwrap().iter().map(|n| n.as_integer().unwrap()).collect();
    assert_eq!(ranks, NGO_POINTS.map(i64::from));
    assert_eq!(scoring.as_table().unwrap().len(), ours.len() + 1);
}

/// §2, the contents of the box.
#[test]
fn the_components() {
    let page = page("numbers.toml");
    let parts = &page["components"];
    let of_each: usize = NEW_TOKENS.iter().map(|(_, count)| count).sum();
    assert_eq!(number(parts, "new_dogs"), (of_each * NEW_BREEDS.len()) as i64);
    assert_eq!(number(parts, "service_tokens_per_type"), by_seats(3).service_tokens as i64);
    assert_eq!(number(parts, "service_tokens"), (by_seats(3).service_tokens * Service::ALL.len()) as i64);
    assert_eq!(number(parts, "bonus_cards"), Bonus::ALL.len() as i64);
    assert_eq!(number(parts, "die"), i64::from(DIE_FACES));
    let count = |kept: fn(&Use) -> bool| -> usize {
        PARTNER_CARDS.iter().filter(|facts| kept(&facts.what)).map(|facts| facts.count).sum()
    };
    let resources = count(|what| matches!(what, Use::Gives(_) | Use::Chooses));
    let specials = count(|what| matches!(what, Use::Guest(_) | Use::Kept));
    assert_eq!(number(parts, "resource_cards"), resources as i64);
    assert_eq!(number(parts, "special_cards"), specials as i64);
    assert_eq!([number(&page["game"], "players_min"), number(&page["game"], "players_max")], [2, 5]);
    assert_eq!(Socio::SEATS, 2..=5);
    for seats in 2..=5 {
        assert_eq!(number(&page["per_players"][&seats.to_string()], "licences"), i64::from(seats));
    }
}

/// §2, the new breeds. S-05: they belong to no region.
#[test]
fn s_05_the_new_breeds() {
    let page = page("numbers.toml");
    let rows = rows(&page, "new_breed");
    assert_eq!(rows.len(), NEW_BREEDS.len());
    for (row, breed) in rows.iter().zip(NEW_BREEDS) {
        assert_eq!(text(row, "id"), breed.word());
        for (health, count) in NEW_TOKENS {
            assert_eq!(number(row, health.word()), count as i64);
        }
        assert_eq!((number(row, "lost"), text(row, "region")), (0, "any"));
        assert_eq!(crate::dogs::data::region_of(breed), None);
    }
}

/// §2, §8, the numbers that depend on the number of seats, and the setup that follows from them.
#[test]
fn by_the_number_of_seats() {
    let page = page("numbers.toml");
    for seats in 2..=5_u8 {
        let row = &page["per_players"][&seats.to_string()];
        let ours = by_seats(seats);
        assert_eq!(number(row, "placements_per_round"), i64::from(ours.placements));
        assert_eq!(number(row, "service_tokens_per_type"), ours.service_tokens as i64);
        assert_eq!(number(row, "partner_capacity"), ours.capacity as i64);
        let opened = open::<Socio>(&Options::default(), seats, Dice::from_number(1)).unwrap();
        let laid = opened.events.iter().find_map(|event| match event {
            SocioEvent::Partner(Stored::Recorded(PartnerSecret::PartnersLaid { new_dogs, deck })) => {
                Some((new_dogs.len(), deck.len()))
            }
            _ => None,
        });
        let (new_dogs, deck) = laid.unwrap();
        assert_eq!(number(row, "deck"), deck as i64);
        let rounds = new_dogs / usize::from(ours.placements);
        assert_eq!(new_dogs % usize::from(ours.placements), 0);
        assert_eq!(number(row, "last_round_with_new_dogs"), rounds as i64);
        // L53: six rounds of cards, or five with two seats, before the discard is shuffled.
        assert_eq!(deck / (CARDS_OF_LOCATION * Location::ALL.len()), if seats == 2 { 5 } else { 6 });
    }
    let two = &page["per_players"]["2"];
    assert_eq!(number(two, "new_breed_sick_removed_each"), by_seats(2).sick_removed as i64);
    let left_out = two["removed"].as_table().unwrap();
    assert_eq!(left_out.len(), removed(2).len());
    for (card, count) in removed(2) {
        assert_eq!(left_out[card.word()].as_integer(), Some(*count as i64));
    }
}

/// §2, the support table.
#[test]
fn the_support_table() {
    let page = page("numbers.toml");
    for &region in Region::ALL {
        let row = page["support_table"][region.word()].as_table().unwrap();
        assert_eq!(row.len(), usize::from(DIE_FACES));
        for face in 1..=DIE_FACES {
            assert_eq!(row[&face.to_string()].as_str(), Some(support(region, face).word()));
        }
    }
}

/// §2, the services.
#[test]
fn the_services() {
    let page = page("numbers.toml");
    let ids: Vec<_> = rows(&page, "service").iter().map(|row| text(row, "id")).collect();
    assert_eq!(ids, Service::ALL.iter().map(|service| service.word()).collect::<Vec<_>>());
}

/// §2.1, the second deck.
#[test]
fn the_cards() {
    let page = page("cards.toml");
    let (resources, specials) = (rows(&page, "resource_card"), rows(&page, "special_card"));
    let (own, guests) = PARTNER_CARDS.split_at(resources.len() + specials.len() - 1);
    for (row, ours) in resources.iter().chain(specials).zip(own) {
        assert_eq!((text(row, "id"), number(row, "count")), (ours.card.word(), ours.count as i64));
        assert_eq!(ours.card.facts(), ours);
        let gives =
            |name: &str| row.get("gives").and_then(|gives| gives.get(name)).and_then(Value::as_integer);
        match ours.what {
            Use::Gives(goods) => {
                let amounts =
                    ["coins", "gas", "food", "medicine"].map(|name| gives(name).unwrap_or_default());
                assert_eq!(amounts, [goods.coins, goods.gas, goods.food, goods.medicine].map(i64::from));
            }
            Use::Chooses => assert_eq!(gives("any"), Some(i64::from(JOKER_UNITS))),
            Use::Kept => assert!(row.get("gives").is_none()),
            Use::Guest(_) => panic!("guests stand last"),
        }
    }
    let last = specials.last().unwrap();
    assert_eq!((text(last, "id"), number(last, "count")), ("guest", guests.len() as i64));
    let wants: Vec<Vec<&str>> = page["guests"]["cards"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row.as_array().unwrap().iter().map(|word| word.as_str().unwrap()).collect())
        .collect();
    let ours: Vec<Vec<&str>> = guests
        .iter()
        .map(|facts| facts.card.wants().unwrap().iter().map(|one| one.word()).collect())
        .collect();
    assert_eq!(wants, ours);
    // Each service is wanted by four guests.
    for service in Service::ALL {
        assert_eq!(ours.iter().flatten().filter(|word| **word == service.word()).count(), 4);
    }
    let bonuses: Vec<_> = rows(&page, "bonus_card").iter().map(|row| text(row, "id")).collect();
    assert_eq!(bonuses, Bonus::ALL.iter().map(|bonus| bonus.word()).collect::<Vec<_>>());
}

/// The static data of the client contains everything of the page, besides that of DOGS.
#[test]
fn the_tables_of_the_client() {
    let json = |value: &Value| serde_json::to_value(value).unwrap();
    let tables = serde_json::to_value(Socio::static_data(1)).unwrap();
    let base = serde_json::to_value(Dogs::static_data(1)).unwrap();
    for (name, part) in base.as_object().unwrap() {
        assert_eq!(&tables[name], part);
    }
    let (cards, numbers) = (page("cards.toml"), page("numbers.toml"));
    let words = |name| rows(&numbers, name).iter().map(|row| text(row, "id")).collect::<Vec<_>>();
    assert_eq!(tables["services"], serde_json::json!(words("service")));
    assert_eq!(tables["new_breeds"], serde_json::json!(NEW_BREEDS.map(Breed::word)));
    assert_eq!(tables["ngo_points"], json(&numbers["scoring"]["ngo_rank"]));
    for bonus in Bonus::ALL {
        assert_eq!(tables["bonuses"][bonus.word()].as_i64(), Some(number(&numbers["scoring"], "bonus")));
    }
    for region in ["city", "country"] {
        for face in 1..=8 {
            let space = &numbers["support_table"][region][&face.to_string()];
            assert_eq!(tables["support"][region][face - 1], json(space));
        }
    }
    let ours = tables["partner_cards"].as_object().unwrap();
    let printed = rows(&cards, "resource_card").iter().chain(rows(&cards, "special_card"));
    for row in printed.filter(|row| text(row, "id") != "guest") {
        let card = &ours[text(row, "id")];
        assert_eq!(card["count"].as_i64(), Some(number(row, "count")));
        assert_eq!(card["wants"], serde_json::json!([]));
        let gives = |name| row.get("gives").and_then(|gives| gives.get(name)).and_then(Value::as_integer);
        assert_eq!(card["any"].as_i64(), gives("any"));
        for name in ["coins", "gas", "food", "medicine"] {
            let has = row.get("gives").is_some() && gives("any").is_none();
            assert_eq!(card["gives"][name].as_i64(), has.then(|| gives(name).unwrap_or(0)));
        }
    }
    for (at, wants) in cards["guests"]["cards"].as_array().unwrap().iter().enumerate() {
        let card = &ours[&format!("guest_{}", at + 1)];
        assert_eq!((&card["wants"], card["count"].as_i64()), (&json(wants), Some(1)));
    }
}
