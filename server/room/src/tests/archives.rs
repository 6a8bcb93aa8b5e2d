//! Archives of matches that tests played, and forged ones.

use super::world::World;
use crate::archive::{Archive, SigningKey};
use serde_json::{Value, json};

pub(super) fn export_key() -> SigningKey {
    SigningKey::of(&[1; 32])
}

pub(super) fn archive_of(world: &World) -> Archive {
    Archive::of(&world.stored, &world.names_of_all(), &export_key()).unwrap()
}

/// The archive after a change, as a forger without a key can write it: in the last format without signatures, with a
/// chain that is right.
pub(super) fn forged(archive: &Archive, change: impl FnOnce(&mut Value)) -> Archive {
    let mut file = serde_json::to_value(archive).unwrap();
    file["rodada"] = json!(3);
    file.as_object_mut().unwrap().remove("signature");
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
