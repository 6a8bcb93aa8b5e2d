//! The documents for writers of clients name the version of the protocol that the server speaks.

use protocol::PROTOCOL;
use std::fs;
use std::path::Path;

/// The numbers that follow `protocol` in messages.
fn versions(text: &str) -> Vec<u32> {
    let after = text.split("protocol").skip(1).map(|rest| rest.trim_start_matches(['"', ':', ' ']));
    let digits = after.map(|rest| rest.split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default());
    digits.filter_map(|digits| digits.parse().ok()).collect()
}

#[test]
fn examples_name_the_version_of_the_protocol() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs");
    for name in ["protocol.md", "bot/bot.ts"] {
        let named = versions(&fs::read_to_string(docs.join(name)).unwrap());
        assert!(!named.is_empty() && named.iter().all(|&version| version == PROTOCOL), "{name}: {named:?}");
    }
}
