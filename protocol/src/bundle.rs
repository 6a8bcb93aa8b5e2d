//! The text of a binary frame: several messages, with their private parts at the end.
//!
//! Only the first part of the text is compressed, so it must not depend on anything that is private to one viewer. It has
//! the messages, with a [`HOLE`] in place of each private part. The private parts follow in the same order.

/// Stands in a message for a private part. No JSON text contains this character.
pub const HOLE: char = '\u{1}';
/// Precedes each private part. No JSON text contains this character.
pub const PART: char = '\0';
/// Separates two messages.
pub const NEXT: char = '\n';

/// What the compressed text may refer to as if it stood before it: what steps of all games have most in common, the most
/// frequent last. A change of it is one of the protocol.
pub const DICTIONARY: &str = include_str!("../dictionary.txt");

/// A binary frame with [`DICTIONARY`] before it in a stored block: raw deflate that any inflater reads. The text begins
/// with the dictionary, too.
#[must_use]
pub fn with_dictionary(frame: &[u8]) -> Vec<u8> {
    let length = u16::try_from(DICTIONARY.len()).expect("the dictionary is short");
    let head = [[0].as_slice(), &length.to_le_bytes(), &(!length).to_le_bytes()];
    [&head.concat(), DICTIONARY.as_bytes(), frame].concat()
}

/// The messages in the text of a binary frame. `None` if the numbers of holes and private parts differ.
#[must_use]
pub fn messages(text: &str) -> Option<Vec<String>> {
    let mut pieces = text.split(PART);
    let mut whole = String::with_capacity(text.len());
    let mut shared = pieces.next()?.split(HOLE);
    whole.push_str(shared.next()?);
    for after in shared {
        whole.push_str(pieces.next()?);
        whole.push_str(after);
    }
    let all_used = pieces.next().is_none();
    all_used.then(|| whole.split(NEXT).map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::messages;
    use serde_json::Value;

    /// The tests of the TypeScript client use the same vectors.
    #[test]
    fn vectors_shared_with_the_client() {
        let vectors: Value = serde_json::from_str(include_str!("../vectors/bundle.json")).unwrap();
        for vector in vectors.as_array().unwrap() {
            let read = messages(vector["text"].as_str().unwrap());
            assert_eq!(serde_json::to_value(read).unwrap(), vector["messages"], "{vector}");
        }
    }
}
