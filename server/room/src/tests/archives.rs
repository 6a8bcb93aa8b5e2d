//! Archives of matches that tests played, and forged ones.

use super::world::World;
use crate::archive::Archive;
use serde_json::{Value, json};

pub(super) fn archive_of(world: &World) -> Archive {
    Archive::of(&world.stored, &world.names_of_all()).unwrap()
}

/// The archive after a change, with a chain that is right.
pub(super) fn forged(archive: &Archive, change: impl FnOnce(&mut Value)) -> Archive {
    let mut file = serde_json::to_value(archive).unwrap();
    change(&mut file);
    serde_json::from_value::<Archive>(file).unwrap().with_new_chain()
}

/// The same match in a file from before games numbered their rules.
pub(super) fn of_version(archive: &Archive, version: &str) -> Archive {
    forged(archive, |file| {
        file["rodada"] = json!(2);
        file["header"]["rules"] = json!(version);
    })
}
