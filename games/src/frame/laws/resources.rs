//! Checks that resources are shown to players as the game says.

use super::broken::{Law, Lawful, hold};
use super::shape::json;
use crate::frame::{Game, Seat};
use serde_json::{Value, json};

/// The seat is shown the numbers of its resources at the paths that the game names.
pub(super) fn read<G: Game>(state: &G, seat: Seat) -> Lawful {
    let resources = state.resources(seat);
    if resources.is_empty() && G::RESOURCES.is_empty() {
        return Ok(());
    }
    let said = |word: &&str| G::RESOURCES.iter().any(|(other, _)| other == word);
    let unsaid = resources.keys().find(|word| !said(word));
    hold(unsaid.is_none(), Law::ResourcePaths, || format!("nothing says where {unsaid:?} is read"))?;
    let own = json(&state.private_view(seat))?;
    let before = json!({ "view": json(&state.view())?, "own": own, "scores": json(&state.score_sheet())? });
    for &(word, paths) in G::RESOURCES {
        let (has, reads) = (resources.get(word).copied(), number(&before, seat, paths));
        hold(has.is_some() && has == reads, Law::ResourcePaths, || {
            format!("{seat:?} has {has:?} {word} and reads {reads:?} at {paths:?}")
        })?;
    }
    Ok(())
}

/// The number at the first of the paths that leads to a place, if any does: 0 where a map has no entry for it.
fn number(before: &Value, seat: Seat, paths: Paths) -> Option<u32> {
    let (place, name) = paths.iter().find_map(|path| {
        let pointer = format!("/{}", path.replace('$', &seat.0.to_string()).replace('.', "/"));
        let (place, name) = pointer.rsplit_once('/')?;
        let place = before.pointer(place).filter(|place| place.is_object() || place.is_array())?;
        Some((place, name.to_owned()))
    })?;
    let number = match place {
        Value::Array(cells) => cells.get(name.parse::<usize>().ok()?),
        fields => fields.get(&name),
    };
    number.map_or(Some(0), |number| u32::try_from(number.as_u64()?).ok())
}

type Paths = &'static [&'static str];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_place_there_is_counts() {
        let before = json!({
            "view": { "players": { "1": { "food": 3, "cubes": {}, "hand": { "bones": 2 } } } },
            "own": null,
            "scores": { "polish": { "1": [7, "why"] } },
        });
        let read = |paths| number(&before, Seat(1), paths);
        assert_eq!(read(&["view.players.$.food"]), Some(3));
        assert_eq!(read(&["view.players.$.cubes.wild"]), Some(0));
        assert_eq!(read(&["own.hand.bones", "view.players.$.hand.bones"]), Some(2));
        assert_eq!(read(&["scores.polish.$.0"]), Some(7));
        assert_eq!(read(&["view.players.$.garage.gas"]), None);
        assert_eq!(number(&before, Seat(0), &["view.players.$.food"]), None);
    }
}
