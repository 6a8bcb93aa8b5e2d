//! The tables that the rules page shows have the points that it says.

use super::*;
use crate::frame::golden::rules_example;
use serde_json::{from_value, json};

#[test]
fn the_rules_page_shows_the_right_points() {
    for board in Board::ALL {
        let (game, scores) = rules_example(&format!("draftosaurus/rules/{}", board.word()));
        let seats = game["seats"].as_object().unwrap();
        let options = Options { board: sides(*board), quick_turns: false };
        let mut state = Draftosaurus::new(&options, u8::try_from(seats.len()).unwrap(), 1).unwrap();
        let hands = vec![Herd::default(); seats.len()];
        state.apply(&Event::Dealt { round: 1, hands });
        for (seat, shown) in seats {
            let place: usize = seat.parse().unwrap();
            for (pen, inmates) in shown["zoos"][board.word()]["pens"].as_object().unwrap() {
                for (number, inmate) in inmates.as_object().unwrap().values().enumerate() {
                    let cell = (pen == "pyramid").then(|| from_value(inmate["cell"].clone()).unwrap());
                    let spot = Spot { pen: self::pen(pen), cell };
                    let dino = from_value(inmate["dino"].clone()).unwrap();
                    state.leg_mut().zoos[place].house(spot, u8::try_from(number).unwrap(), dino);
                }
            }
        }
        assert_eq!(json!(state.score_sheet()), scores, "{board:?}");
    }
}
